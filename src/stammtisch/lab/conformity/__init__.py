"""The conformity suite: what every game promises the kit, tried on real matches. It knows no game.

    stammtisch check-game maumau

Our own games run through the same checks (tests/strangers/test_conformity.py).
"""

from stammtisch.lab.conformity.suite import CHECKS, Check, Report, check_game

__all__ = ["CHECKS", "Check", "Report", "check_game"]
