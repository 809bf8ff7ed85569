"""What every test run shares."""

import os

from hypothesis import HealthCheck, settings

os.environ["STAMMTISCH_LANGUAGE"] = "en"  # whatever language the developer's machine speaks

# A deadline would measure the machine, not the code; a first example may have to compile.
settings.register_profile("stammtisch", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("stammtisch")
