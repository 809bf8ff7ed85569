"""Whatever goes wrong ends in one clear line and the right exit code, never in a traceback."""

import os
from io import StringIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stammtisch
from stammtisch import cli
from stammtisch.cli import guard
from tests.tables import play_out

SIMULATE = ["simulate", "gaunerbande"]

RECORD = play_out(stammtisch.new("black_spy", 3, seed=1, limit=5, variants=["mole", "announce_a_colour"])).record()


def complaint(ran):
    """The one line that was printed."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    return ran.err.strip()


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["gmaes"], "Did you mean 'games'?"),
        (["gaunerbande"], "gaunerbande is a game: expected 'stammtisch play gaunerbande'"),
        (["--nonsense"], "No such option: --nonsense"),
        (["games", "extra"], "unexpected extra argument"),
        (["rules"], "Missing argument 'GAME'"),
        (["rules", "nonsense"], "there is no game 'nonsense': expected gaunerbande, black_spy"),
        (
            ["rules", "gaunerbande", "--paragraph", "GB-99"],
            "there is no paragraph 'GB-99' in Gaunerbande: expected GB-1 to GB-",
        ),
        (["rules", "gaunerbande", "--paragraph", "BS-1"], "there is no paragraph 'BS-1'"),
        (["rules", "gaunerbande", "--paragraph", ""], "there is no paragraph ''"),
        (["rules", "gaunerbande", "--paragraph", "9" * 5000], "there is no paragraph"),
        (["rules", "gaunerbande", "--paragraph", "²"], "there is no paragraph '²'"),
        (["play", "nonsense"], "there is no game 'nonsense'"),
        (["play", "Black Spy"], "did you mean black_spy?"),
        (["simulate", "gaunerbnade"], "did you mean gaunerbande?"),
        (
            ["simulate", "--games", "5", "gaunerbande"],
            "name the game first: stammtisch simulate gaunerbande, black_spy",
        ),
        ([*SIMULATE, "--players", "2"], "Gaunerbande is for 3 to 6 players, got 2"),
        ([*SIMULATE, "--players", "7"], "Gaunerbande is for 3 to 6 players, got 7"),
        ([*SIMULATE, "--players", "-4"], "got -4"),
        ([*SIMULATE, "--players", "four"], "'--players' / '-p': expected a whole number, got 'four'"),
        ([*SIMULATE, "--players", "4.0"], "expected a whole number, got '4.0'"),
        ([*SIMULATE, "--players", ""], "expected a whole number, got ''"),
        ([*SIMULATE, "--players", "٣"], "expected a whole number"),
        ([*SIMULATE, "--players", "9" * 5000], "expected a whole number"),
        ([*SIMULATE, "--games", "0"], "expected a whole number of at least 1, got 0"),
        ([*SIMULATE, "--games", "-1"], "expected a whole number of at least 1, got -1"),
        ([*SIMULATE, "--games", "1e3"], "expected a whole number, got '1e3'"),
        ([*SIMULATE, "--games"], "'--games' requires an argument"),
        ([*SIMULATE, "--seed", "-1"], "expected a whole number of at least 0 or 64 hexadecimal digits, got '-1'"),
        ([*SIMULATE, "--seed", "abc"], "64 hexadecimal digits, got 'abc'"),
        ([*SIMULATE, "--seed", "g" * 64], "64 hexadecimal digits"),
        ([*SIMULATE, "--seed", "9" * 90], "64 hexadecimal digits"),
        ([*SIMULATE, "--limit", "0"], "option 'limit': expected a whole number of at least 1, got 0"),
        ([*SIMULATE, "--limit", "high"], "'--limit': expected a whole number, got 'high'"),
        ([*SIMULATE, "--variant", "mole"], "there is no variant 'mole': this game has none"),
        ([*SIMULATE, "--mole"], "No such option: --mole"),
        (["simulate", "black_spy", "--variant", "mol"], "did you mean 'mole'?"),
        (["simulate", "black_spy", "--mole", "--no-mole"], "asked for and switched off at once"),
        ([*SIMULATE, "--bots", "clever"], "there is no bot 'clever': expected random, lehrling or geselle"),
        ([*SIMULATE, "--bots", "geselle,random"], "expected one bot for all seats or 4 bots, one per seat, got 2"),
        ([*SIMULATE, "--bots", ","], "there is no bot ''"),
        ([*SIMULATE, "--record", "/"], "/ is a folder"),
        (
            [*SIMULATE, "--record", "/no/such/folder/file"],
            "/no/such/folder/file cannot be written: there is no folder /no/such/folder",
        ),
        ([*SIMULATE, "--record", os.devnull, "--force"], "is not an ordinary file"),
        (["verify"], "Missing argument 'FILE'"),
        (["verify", "/"], "/ cannot be read"),
        (["verify", "/no/such/file"], "/no/such/file cannot be read: No such file or directory"),
        (["replay", ""], "expected the file of a record, or GAME:EXAMPLE, got nothing"),
        (["replay", "/no/such/file"], "/no/such/file cannot be read: No such file or directory"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_bad_input_gets_one_line_and_exit_code_2(stammtisch, args, reason):
    assert reason in complaint(stammtisch(*args))


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--match", "3"], "there is no match 3: expected 1 to 2"),
        (["--match", "0"], "expected a whole number of at least 1"),
        (["--match", "x"], "expected a whole number, got 'x'"),
        (["--seat", "3"], "there is no seat 3: expected 0 to 2"),
        (["--seat", "-1"], "there is no seat -1"),
        (["--seat", "1", "--open"], "--seat and --open contradict each other"),
        (["--speed", "0"], "expected a number from 0.01 to 1000, got '0'"),
        (["--speed", "nan"], "got 'nan'"),
        (["--speed", "inf"], "got 'inf'"),
        (["--speed", "fast"], "got 'fast'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_replayed(stammtisch, record, args, reason):
    assert reason in complaint(stammtisch("replay", record, *args))


@pytest.mark.parametrize("value", ["-1", "11", "nan", "slow"])
def test_a_pace_that_cannot_be(stammtisch, value):
    assert f"expected a number from 0 to 10, got '{value}'" in complaint(
        stammtisch("play", "black_spy", "--pace", value)
    )


BROKEN = {
    "empty": b"",
    "blank": b"\n",
    "text": b"hello\n",
    "list": b"[1, 2]\n",
    "foreign": b'{"type":"score","points":3}\n',
    "header of a newer format": b'{"type":"match","stammtisch":99,"game":"gaunerbande","players":3,"names":'
    b'["a","b","c"],"ages":[0,1,2],"options":{"limit":100},"seed":null}\n',
    "picture": b"\x89PNG\r\n\x1a\n\xff\xfe",
    "zeros": bytes(1000),
    "deep": b"[" * 100_000,
    "utf-16": '{"type":"match"}'.encode("utf-16"),
    "bom": b'\xef\xbb\xbf{"type":"match"}\n',
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_files_that_are_no_records(stammtisch, tmp_path, content):
    path = tmp_path / "file"
    path.write_bytes(content)
    ran = stammtisch("verify", path)
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert ran.err.startswith(f"{path}: ")
    assert complaint(stammtisch("replay", path)).startswith(f"{path}: ")


@settings(max_examples=40)
@given(data=st.data())
def test_a_tampered_record_is_refused_or_right_and_never_a_bug(data, tmp_path_factory, monkeypatch_module):
    place = data.draw(st.integers(0, len(RECORD) - 1))
    junk = data.draw(st.text(max_size=4))
    cut = data.draw(st.integers(0, 60))
    path = tmp_path_factory.getbasetemp() / "tampered"
    path.write_text(RECORD[:place] + junk + RECORD[place + cut :], encoding="utf-8", errors="surrogatepass", newline="")
    monkeypatch_module.setattr("sys.stdout", StringIO())
    monkeypatch_module.setattr("sys.stderr", StringIO())
    assert cli.run(["verify", str(path)]) in (0, 1)
    assert cli.run(["replay", str(path)]) in (0, 2)


@pytest.fixture(scope="module")
def monkeypatch_module():
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@settings(max_examples=30)
@given(st.lists(st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=12), max_size=4))
def test_any_command_line_ends_with_an_exit_code(monkeypatch_module, words):
    monkeypatch_module.setattr("stammtisch.terminal.menu.run_menu", lambda: None)
    monkeypatch_module.setattr("stammtisch.server.run.serve", lambda *_, **__: None)
    for stream in ("sys.stdout", "sys.stderr"):
        monkeypatch_module.setattr(stream, StringIO())
    for start in ([], ["rules"], ["simulate", "gaunerbande"], ["verify"], ["replay"]):
        if words or start != SIMULATE:
            assert cli.run([*start, *words]) in (0, 1, 2)


# Files that are there


def test_a_record_is_not_replaced_by_accident(stammtisch, record):
    before = record.read_bytes()
    assert "exists already: choose another name, or replace it with --force" in complaint(
        stammtisch(*SIMULATE, "--games", 1, "--record", record)
    )
    assert record.read_bytes() == before


def test_nothing_is_left_of_a_record_that_was_interrupted(stammtisch, tmp_path, monkeypatch):
    def interrupt(plan, number):
        raise KeyboardInterrupt

    monkeypatch.setattr("stammtisch.lab.simulate.play_plain", interrupt)
    assert stammtisch(*SIMULATE, "--games", 3, "--record", tmp_path / "new.jsonl").code == 130
    assert not list(tmp_path.iterdir())


def test_a_record_that_came_out_differently_is_a_bug_and_not_kept(stammtisch, tmp_path, monkeypatch, cache):
    from stammtisch.lab import simulate

    real = simulate.play_plain
    monkeypatch.setattr(simulate, "play_plain", lambda plan, number: real(plan, number + 1))
    ran = stammtisch(*SIMULATE, "--games", 3, "--seed", 1, "--record", tmp_path / "new.jsonl")
    assert ran.code == 70
    assert "the matches came out differently" in ran.err
    assert not (tmp_path / "new.jsonl").exists()


# What nobody foresaw


def failing(error):
    def run_menu():
        raise error

    return run_menu


def test_a_bug_is_called_a_bug_and_its_details_are_kept(stammtisch, monkeypatch, cache):
    monkeypatch.setattr("stammtisch.terminal.menu.run_menu", failing(ZeroDivisionError("oh\nno")))
    ran = stammtisch("menu")
    assert ran.code == 70
    (file,) = cache.iterdir()
    assert ran.err == (
        f"this is a bug in Stammtisch, not your fault: ZeroDivisionError: oh no. Details are in {file}\n"
    )
    details = file.read_text()
    assert "Traceback" in details
    assert "in run_menu" in details


def test_a_bug_report_that_cannot_be_written_is_no_second_bug(stammtisch, monkeypatch, tmp_path, cache):
    cache.write_text("a file in the way")
    monkeypatch.setattr("stammtisch.terminal.menu.run_menu", failing(ZeroDivisionError("oh no")))
    ran = stammtisch("menu")
    assert ran.code == 70
    assert "Its details could not be written to a file" in ran.err


@pytest.mark.parametrize("error", [KeyboardInterrupt(), EOFError()])
def test_leaving_is_quiet(stammtisch, monkeypatch, error):
    monkeypatch.setattr("stammtisch.terminal.menu.run_menu", failing(error))
    ran = stammtisch("menu")
    assert ran.code == 130
    assert ran.err.strip() == "Goodbye."


def test_trouble_with_a_file_names_it(stammtisch, monkeypatch):
    monkeypatch.setattr("stammtisch.terminal.menu.run_menu", failing(OSError(5, "Input/output error", "/some/file")))
    assert complaint(stammtisch("menu")) == "/some/file cannot be read or written: Input/output error"


def test_the_exit_codes_of_main(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["stammtisch", "nonsense"])
    with pytest.raises(SystemExit) as caught:
        guard.main()
    assert caught.value.code == 2
