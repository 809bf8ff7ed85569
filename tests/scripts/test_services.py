"""What finds, or installs, the programs that tests need: with stand-ins for them and for Debian's apt-get."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.scripts.test_shell import ROOT, write_script

SERVICES = {"initdb": "usr/lib/postgresql/15/bin/initdb", "haproxy": "usr/sbin/haproxy"}
PACKAGES = {"initdb": "postgresql", "haproxy": "haproxy"}

APT = """#!/bin/sh
echo "apt-get $*" >> {folder}/asked
case "$*" in *install*) {installs} ;; esac
exit {status}
"""


class Machine:
    """A machine where nothing is installed but a shell, and root may or may not be asking."""

    def __init__(self, folder: Path, script: str, *, root: bool) -> None:
        self.folder = folder
        for tool in ("sh", "mkdir", "touch", "chmod"):
            found = shutil.which(tool)
            assert found is not None
            (folder / tool).symlink_to(found)
        write_script(folder / "id", f"#!/bin/sh\necho {0 if root else 1000}\n")
        text = (ROOT / "scripts" / script).read_text()
        self.script = write_script(folder / "scripts" / script, text.replace("/usr/", f"{folder}/usr/"))

    def have(self, path: str) -> str:
        return str(write_script(self.folder / path, "#!/bin/sh\n"))

    def have_apt(self, *installs: str, status: int = 0) -> None:
        steps = "; ".join(
            f"mkdir -p {(self.folder / path).parent}; touch {self.folder / path}; chmod +x {self.folder / path}"
            for path in installs
        )
        write_script(self.folder / "apt-get", APT.format(folder=self.folder, installs=steps or "true", status=status))

    @property
    def asked(self) -> str:
        """What apt-get was asked for."""
        file = self.folder / "asked"
        return file.read_text() if file.exists() else ""

    def call(self) -> subprocess.CompletedProcess[str]:
        settings = {"PATH": str(self.folder)}
        return subprocess.run([self.script], env=settings, capture_output=True, text=True, check=False)


def test_what_is_there_is_found_and_nothing_is_installed(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "services", root=True)
    found = [machine.have(path) for path in SERVICES.values()]
    machine.have_apt()
    done = machine.call()
    assert (done.returncode, done.stdout.splitlines(), done.stderr) == (0, found, "")
    assert machine.asked == ""


@pytest.mark.parametrize("there", [[], ["initdb"], ["haproxy"]])
def test_root_installs_only_what_is_missing(tmp_path: Path, there: list[str]) -> None:
    machine = Machine(tmp_path, "services", root=True)
    for name in there:
        machine.have(SERVICES[name])
    missing = [name for name in SERVICES if name not in there]
    machine.have_apt(*(SERVICES[name] for name in missing))
    done = machine.call()
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{tmp_path}/{path}" for path in SERVICES.values()]
    packages = " ".join(PACKAGES[name] for name in missing)
    assert f"installing Debian's packages: {packages}" in done.stderr
    assert machine.asked.splitlines() == [
        "apt-get update -qq",
        f"apt-get install -qq -y --no-install-recommends {packages}",
    ]
    assert machine.call().stderr == ""
    assert len(machine.asked.splitlines()) == 2, "nothing is done twice"


@pytest.mark.parametrize(("root", "works"), [(False, True), (True, False)])
def test_what_cannot_be_had_is_said_loudly(tmp_path: Path, root: bool, works: bool) -> None:
    machine = Machine(tmp_path, "services", root=root)
    found = machine.have(SERVICES["initdb"])
    machine.have_apt(status=0 if works else 100)
    done = machine.call()
    assert done.returncode == 1
    assert done.stdout.splitlines() == [found]
    assert "MISSING HERE: haproxy" in done.stderr
    assert bool(machine.asked) == root


def test_a_chromium_that_is_named_is_taken(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "chromium", root=True)
    machine.have_apt("chromium")
    chosen = machine.have("browsers/mine")
    settings = {"PATH": str(tmp_path), "CHROME": chosen}
    done = subprocess.run([machine.script], env=settings, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip(), machine.asked) == (0, chosen, "")
    done = machine.call()
    assert (done.returncode, done.stdout.strip()) == (0, str(tmp_path / "chromium"))
    assert "apt-get install -qq -y chromium" in machine.asked
