"""What only a process of its own can show: how it starts, and how it ends."""

import os
import pty
import signal
import subprocess
import sys
import time
from contextlib import suppress
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


HEAVY = {"numba", "numpy", "llvmlite"}


def loaded_by(line):
    """The heavy modules that a command loads."""
    code = f"import sys; from stammtisch.cli import run; run({line!r}); print('>', *({HEAVY} & sys.modules.keys()))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    return ran.stdout.rpartition(">")[2].split()


@pytest.mark.parametrize(
    "line",
    [["--version"], ["games"], ["rules", "gaunerbande"], ["play", "black_spy", "--help"], ["simulate", "--help"]],
)
def test_starting_is_quick(line):
    assert loaded_by(line) == []


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_records_need_no_compiler(record, command):
    assert loaded_by([command, str(record)]) == []


def test_simulating_does():
    assert set(loaded_by(["simulate", "gaunerbande", "--games", "1"])) == HEAVY


def test_exit_codes(record):
    assert stammtisch("verify", record).returncode == 0
    record.write_text("nonsense\n")
    assert stammtisch("verify", record).returncode == 1
    assert stammtisch("verify", record.parent / "missing").returncode == 2


@pytest.mark.parametrize("line", [["rules", "gaunerbande"], ["replay", "RECORD"], ["--help"]])
def test_a_reader_that_has_seen_enough_is_no_error(record, line):
    line = [str(record) if word == "RECORD" else word for word in line]
    command = [sys.executable, "-m", "stammtisch", *line]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        process.stdout.close()
        assert process.stderr.read() == b""


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
    line = ["simulate", "gaunerbande", "--games", "1000000000", "--record", str(path)]
    command = [sys.executable, "-m", "stammtisch", *line]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    ) as process:
        began = time.monotonic()
        while not list(tmp_path.iterdir()) and time.monotonic() - began < 120:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
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


READING = ("games", "rules", "replay", "verify")


def test_the_shell_completes_commands_games_options_and_variants():
    assert complete("stammtisch ").split() == [
        "serve",
        "sit",
        "doctor",
        "menu",
        "games",
        "bots",
        "docs",
        "rules",
        "arena",
        "compare",
        "check-game",
        "new-game",
        "replay",
        "review",
        "verify",
        "play",
        "simulate",
    ]
    assert complete("stammtisch simulate ").split() == games.names()
    assert complete("stammtisch rules bl").split() == ["black_spy"]
    flags = complete("stammtisch simulate black_spy --").split()
    assert {"--players", "--games", "--mole", "--variant"} <= set(flags)
    assert complete("stammtisch play black_spy --variant m").split() == ["mole"]
    assert complete("stammtisch simulate gaunerbande --bots ").split() == ["random", "lehrling", "geselle"]
    assert complete("stammtisch simulate nosuch --limit").split() == []
    assert "black_spy" in complete("stammtisch play b", "zsh")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_can_be_installed(shell):
    command = [sys.executable, "-c", "from stammtisch.cli import main; main()"]
    more = {"_STAMMTISCH_COMPLETE": f"source_{shell}"}
    ran = subprocess.run(command, capture_output=True, text=True, env=environment(**more), check=True)
    assert f"_STAMMTISCH_COMPLETE=complete_{shell}" in ran.stdout


def in_a_terminal(*args, **more):
    """What a person sees, colours and all."""
    pid, terminal = pty.fork()
    if pid == 0:
        command = [sys.executable, "-m", "stammtisch", *map(str, args)]
        os.execve(sys.executable, command, environment(TERM="xterm-256color", **more))
    seen = b""
    with open(terminal, "rb", buffering=0) as screen, suppress(OSError):  # an error is how a terminal ends
        while more_seen := screen.read(65536):
            seen += more_seen
    _, status = os.waitpid(pid, 0)
    return seen.decode(), os.waitstatus_to_exitcode(status)


def test_a_terminal_gets_colours():
    seen, code = in_a_terminal("games")
    assert code == 0
    assert "\x1b[1;36mgaunerbande\x1b[0m" in seen


def test_a_rulebook_goes_through_the_pager():
    seen, code = in_a_terminal("rules", "gaunerbande", PAGER="sed s/Gaunerbande/PAGED/")
    assert code == 0
    assert "PAGED" in seen
    assert "\x1b[1;36mGB-1" in seen


def test_one_paragraph_does_not():
    seen, code = in_a_terminal("rules", "gaunerbande", "--paragraph", "GB-1", PAGER="sed s/Gaunerbande/PAGED/")
    assert code == 0
    assert "PAGED" not in seen


def test_a_simulation_shows_how_far_it_is():
    seen, code = in_a_terminal("simulate", "gaunerbande", "--games", "100", "--json")
    assert code == 0
    assert "playing" in seen
    assert "100/100" in seen


def test_complaints_are_red():
    seen, code = in_a_terminal("rules", "chess")
    assert code == 2
    assert seen.startswith("\x1b[31mthere is no game 'chess'")
