"""Files with many matches: whole or not at all, and checked line by line."""

import os

import pytest

import stammtisch
from stammtisch.core.errors import BadRecord
from stammtisch.lab import records
from stammtisch.lab.records import BadFile, load, new_file, verify
from stammtisch.lab.simulate import Plan, play_plain

GAME = stammtisch.games.get("gaunerbande")


@pytest.fixture(scope="module")
def three():
    """The text of three matches."""
    plan = Plan.make(GAME, 3, options=GAME.options(limit=1), seed=1)
    return "".join(play_plain(plan, number)[0].record() for number in range(3))


@pytest.fixture
def file(tmp_path, three):
    path = tmp_path / "three.jsonl"
    path.write_text(three)
    return path


# Writing


def test_a_file_appears_when_it_is_complete(tmp_path):
    path = tmp_path / "new.jsonl"
    with new_file(path) as file:
        file.write("ü\n")
        assert not path.exists()
    assert path.read_bytes() == "ü\n".encode()
    assert os.listdir(tmp_path) == ["new.jsonl"]


def write(path, text, *, force=False, then=lambda: None):
    with new_file(path, force=force) as file:
        file.write(text)
        then()


def fail_with(error):
    def fail():
        raise error

    return fail


@pytest.mark.parametrize("error", [RuntimeError(), KeyboardInterrupt()])
def test_nothing_is_left_of_a_file_that_could_not_be_finished(tmp_path, error):
    with pytest.raises(type(error)):
        write(tmp_path / "new.jsonl", "half a line", then=fail_with(error))
    assert os.listdir(tmp_path) == []


def test_a_full_disk_is_an_error_with_the_name_of_the_file(tmp_path):
    with pytest.raises(BadFile, match=r"new.jsonl cannot be written: No space left on device"):
        write(tmp_path / "new.jsonl", "half", then=fail_with(OSError(28, "No space left on device")))
    assert os.listdir(tmp_path) == []


def test_an_old_file_is_replaced_only_by_force(tmp_path):
    path = tmp_path / "old.jsonl"
    path.write_text("old")
    with pytest.raises(BadFile, match="exists already: choose another name, or replace it with --force"):
        write(path, "new")
    assert path.read_text() == "old"
    with pytest.raises(RuntimeError):
        write(path, "half", force=True, then=fail_with(RuntimeError()))
    assert path.read_text() == "old"
    write(path, "new", force=True)
    assert path.read_text() == "new"


def test_a_file_that_somebody_else_made_meanwhile_is_kept(tmp_path):
    path = tmp_path / "new.jsonl"
    with pytest.raises(BadFile, match="exists already"):
        write(path, "mine", then=lambda: path.write_text("theirs"))
    assert path.read_text() == "theirs"
    assert os.listdir(tmp_path) == ["new.jsonl"]


def test_behind_a_link_the_file_itself_is_replaced(tmp_path):
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    with new_file(link, force=True) as file:
        file.write("new")
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_folders_and_devices_are_refused_even_by_force(tmp_path):
    with pytest.raises(BadFile, match="is a folder"), new_file(tmp_path, force=True):
        pass
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    with pytest.raises(BadFile, match="is not an ordinary file"), new_file(fifo, force=True):
        pass


@pytest.mark.parametrize("name", ["missing/new.jsonl", "x" * 300])
def test_a_place_that_cannot_be_written_is_named(tmp_path, name):
    with pytest.raises(BadFile, match="cannot be written"), new_file(tmp_path / name):
        pass


# Reading


def test_a_right_file_is_right(file):
    heard = []
    assert verify(file, heard.append) == 3
    assert sum(heard) == file.stat().st_size


def test_each_match_can_be_loaded(file, three):
    texts = []
    for number in (1, 2, 3):
        match, count = load(file, number)
        assert count == 3
        texts.append(match.record())
    assert "".join(texts) == three


@pytest.mark.parametrize("number", [0, 4])
def test_a_match_that_is_not_there(file, number):
    with pytest.raises(BadRecord, match=f"there is no match {number}: expected 1 to 3"):
        load(file, number)


def test_a_file_with_one_match(tmp_path, three):
    path = tmp_path / "one"
    path.write_text(three[: three.index('{"type":"match"', 1)])
    with pytest.raises(BadRecord, match="there is no match 2: expected 1, its only one"):
        load(path, 2)


def broken(file, edit):
    lines = file.read_text().splitlines()
    edit(lines)
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadRecord) as caught:
        verify(file)
    return caught.value


def test_the_first_wrong_line_is_named(file):
    def edit(lines):
        lines[4] = lines[4].replace("pass", "play")
        lines[9] = "garbage"

    assert broken(file, edit).line == 5


def test_a_wrong_line_before_an_unreadable_one_comes_first(file):
    def edit(lines):
        lines[2], lines[3] = lines[3].replace("pass", "play"), "garbage"

    assert broken(file, edit).line == 3


def test_an_unreadable_line_is_named_where_the_match_is_right_so_far(file):
    error = broken(file, lambda lines: lines.insert(7, "garbage"))
    assert error.line == 8
    assert "expected a JSON object" in str(error)


def test_a_wrong_line_in_a_later_match_has_its_number_in_the_file(file):
    last = len(file.read_text().splitlines())

    def edit(lines):
        lines[-1] = lines[-1].replace('"digest":"', '"digest":"0')

    assert broken(file, edit).line == last


def test_a_match_that_breaks_off_in_the_middle_of_a_file(file):
    second = next(i for i, line in enumerate(file.read_text().splitlines()) if i and '"type":"match"' in line)
    error = broken(file, lambda lines: lines.pop(second - 1))
    assert error.line == second
    assert "breaks off" in str(error) or "expected" in str(error)


def test_an_unfinished_match_can_be_loaded_and_is_not_all_right(file):
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:12]))
    assert not load(file, 1)[0].over
    with pytest.raises(BadRecord, match="line 13: the record breaks off"):
        verify(file)


def test_files_that_cannot_be_read(tmp_path):
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(BadFile, match="cannot be read"):
            verify(path)
    foreign = tmp_path / "picture"
    foreign.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(BadRecord, match="expected UTF-8 text"):
        verify(foreign)
    foreign.write_text("")
    with pytest.raises(BadRecord, match="the record is empty"):
        verify(foreign)


def test_matches_are_read_one_by_one(file):
    stream = records.matches(file)
    first, lines = next(stream)
    assert first == 1
    assert lines
