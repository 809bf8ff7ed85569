"""What only a process of its own can show: how it starts, and how it ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from stammtisch import games

SOURCE = Path(__file__).resolve().parents[2] / "src"


def environment(**more):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("COV_")}
    return {**kept, "PYTHONPATH": str(SOURCE), "COLUMNS": "80", **more}


def stammtisch(*args, **given):
    command = [sys.executable, "-m", "stammtisch", *map(str, args)]
    return subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=120, check=False, **given)


HEAVY = ("numba", "numpy", "llvmlite")


@pytest.mark.parametrize(
    "line",
    [["--version"], ["games"], ["rules", "gaunerbande"], ["play", "black_spy", "--help"], ["simulate", "--help"]],
)
def test_starting_is_quick(line):
    """Neither Numba nor NumPy is loaded for anything but simulating."""
    code = (
        f"import sys; from stammtisch.cli import run; run({line!r}); print(*[m for m in {HEAVY!r} if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert ran.stdout.splitlines()[-1] == ""


def test_verifying_and_replaying_need_no_compiler(record):
    code = (
        f"import sys; from stammtisch.cli import run; run(['verify', {str(record)!r}]); run(['replay', {str(record)!r}]);"
        f" print(*[m for m in {HEAVY!r} if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert ran.stdout.splitlines()[-1] == ""


def test_exit_codes(record):
    assert stammtisch("verify", record).returncode == 0
    record.write_text("nonsense\n")
    assert stammtisch("verify", record).returncode == 1
    assert stammtisch("verify", record.parent / "missing").returncode == 2


@pytest.mark.parametrize("line", [["rules", "gaunerbande"], ["replay", "RECORD"], ["--help"]])
def test_a_reader_that_has_seen_enough_is_no_error(record, line):
    line = [str(record) if word == "RECORD" else word for word in line]
    process = subprocess.Popen(
        [sys.executable, "-m", "stammtisch", *line], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(60)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_full_disk_is_one_line(record):
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "stammtisch", "verify", str(record)]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=environment(), check=False)
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "No space left on device" in ran.stderr


def test_output_in_any_encoding(record):
    command = [sys.executable, "-m", "stammtisch", "replay", str(record)]
    ran = subprocess.run(
        command, capture_output=True, env=environment(PYTHONIOENCODING="ascii"), timeout=60, check=True
    )
    assert b"Seat 0" in ran.stdout
    assert ran.stderr == b""


def test_ctrl_c_says_goodbye(tmp_path):
    path = tmp_path / "long.jsonl"
    command = [
        sys.executable,
        "-m",
        "stammtisch",
        "simulate",
        "gaunerbande",
        "--games",
        "1000000000",
        "--record",
        str(path),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment())
    began = time.monotonic()
    while not list(tmp_path.iterdir()) and time.monotonic() - began < 60:
        time.sleep(0.05)
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert err.endswith("Goodbye.\n")
    assert "Traceback" not in err
    assert not list(tmp_path.iterdir())


def complete(line, shell="bash"):
    words = line.split(" ")
    more = {
        "_STAMMTISCH_COMPLETE": f"complete_{shell}",
        "COMP_WORDS": line,
        "COMP_CWORD": str(len(words) - 1),
        "_TYPER_COMPLETE_ARGS": line,
    }
    command = [sys.executable, "-c", "from stammtisch.cli import main; main()"]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment(**more), check=False)
    assert ran.stderr == ""
    return ran.stdout


def test_the_shell_completes_commands_games_options_and_variants():
    assert complete("stammtisch ").split() == ["games", "rules", "replay", "verify", "play", "simulate"]
    assert complete("stammtisch simulate ").split() == list(games.NAMES)
    assert complete("stammtisch rules bl").split() == ["black_spy"]
    flags = complete("stammtisch simulate black_spy --").split()
    assert {"--players", "--games", "--mole", "--variant"} <= set(flags)
    assert complete("stammtisch play black_spy --variant m").split() == ["mole"]
    assert complete("stammtisch simulate gaunerbande --bots ").split() == ["policy", "random"]
    assert complete("stammtisch simulate nosuch --limit").split() == []
    assert "black_spy" in complete("stammtisch play b", "zsh")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_can_be_installed(shell):
    command = [sys.executable, "-c", "from stammtisch.cli import main; main()"]
    more = {"_STAMMTISCH_COMPLETE": f"source_{shell}"}
    ran = subprocess.run(command, capture_output=True, text=True, env=environment(**more), check=True)
    assert f"_STAMMTISCH_COMPLETE=complete_{shell}" in ran.stdout
