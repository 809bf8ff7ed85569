"""Imports point one way: core <- games <- bots <- daily <- table <- service <- server, terminal, lab, vec <- cli."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch import games

PACKAGE = Path(games.__file__).parents[1]

LEVELS = {
    "core": 0,
    "games": 1,
    "bots": 2,
    "daily": 3,
    "table": 4,
    "service": 5,
    "server": 6,
    "terminal": 6,
    "lab": 6,
    "guest": 6,
    "vec": 6,
    "research": 6,
    "": 6,
    "cli": 7,
    "words": 0,
    "views": 0,
    "__main__": 8,
}
"""How high each part stands; it may import its own height and below. "" is the package itself, with `new`, `replay`."""


def imported(source: str, package: str) -> Iterator[str]:
    """Every module of ours that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "stammtisch")
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, *([node.module] if node.module else [])])
            if base.split(".")[0] == "stammtisch":
                # `from stammtisch import games` imports a part, `from stammtisch import new` a name.
                yield from (
                    f"{base}.{alias.name}" if is_module(f"{base}.{alias.name}") else base for alias in node.names
                )


def is_module(name: str) -> bool:
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def part(module: str) -> str:
    """`core` for `stammtisch.core.match`, and "" for the package itself."""
    return module.split(".")[1] if "." in module else ""


def misdirected(module: str, imports: list[str]) -> list[str]:
    """Imports that point upwards."""
    mine = part(module)
    assert mine in LEVELS, f"{mine} is a new part of the package: give it a level"
    return [f"{module} imports {other}" for other in imports if LEVELS[part(other)] > LEVELS[mine]]


def module_of(path: Path) -> tuple[str, str]:
    """The name of a module, and of the package it is in."""
    names = path.relative_to(PACKAGE.parent).with_suffix("").parts
    if names[-1] == "__init__":
        return ".".join(names[:-1]), ".".join(names[:-1])
    return ".".join(names), ".".join(names[:-1])


def test_imports_point_one_way() -> None:
    wrong: list[str] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        module, package = module_of(path)
        wrong += misdirected(module, list(imported(path.read_text(encoding="utf-8"), package)))
    assert not wrong, "\n".join(wrong)


def test_no_game_knows_another() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        module, package = module_of(path)
        mine = module.split(".")[2] if module.count(".") > 1 else None
        for other in imported(path.read_text(encoding="utf-8"), package):
            name = other.split(".")[2] if other.count(".") > 1 else None
            if part(other) == "games" and mine in games.NAMES:
                assert name == mine or name not in games.NAMES, f"{module} imports {other}"


def test_neither_server_nor_terminal_nor_lab_knows_another() -> None:
    for mine in ("server", "terminal", "lab"):
        for path in (PACKAGE / mine).rglob("*.py"):
            module, package = module_of(path)
            others = {part(other) for other in imported(path.read_text(encoding="utf-8"), package)}
            assert not others & ({"server", "terminal", "lab"} - {mine}), module


def test_the_table_has_no_clock_and_does_no_io() -> None:
    """Whatever it may import of the standard library and of others is listed here."""
    fine = {"collections", "dataclasses", "functools", "hashlib", "hmac", "itertools", "typing", "unicodedata"}
    fine |= {"ipaddress", "msgspec"}
    for path in (PACKAGE / "table").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert {name.split(".")[0] for name in names} <= fine | {"stammtisch"}, path


def test_the_service_is_the_same_wherever_it_runs() -> None:
    """Also in a browser, where there are no threads, no sockets and no database."""
    modules = sorted(module_of(path)[0] for path in (PACKAGE / "service").rglob("*.py"))
    heavy = {"numpy", "numba", "llvmlite", "starlette", "sqlalchemy", "uvicorn", "websockets", "stammtisch.server"}
    check = f"""
import sys
from importlib import import_module
for name in {modules}:
    import_module(name)
loaded = {heavy} & set(sys.modules)
assert not loaded, loaded
"""
    subprocess.run([sys.executable, "-c", check], check=True, timeout=60)


def test_the_service_uses_no_threads_and_no_sockets() -> None:
    for path in (PACKAGE / "service").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not {"threading", "socket", "concurrent.futures", "queue", "subprocess"} & {*names}, path
            threads = isinstance(node, ast.Attribute) and node.attr in ("to_thread", "run_in_executor")
            assert not threads, path


def test_the_core_names_no_game() -> None:
    for path in (PACKAGE / "core").rglob("*.py"):
        code = ast.unparse(ast.parse(path.read_text(encoding="utf-8")))
        strings = {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}
        assert not strings & set(games.NAMES), path


def test_the_checker_itself_would_notice() -> None:
    source = "import stammtisch.bots\nfrom ..games import get\ndef f():\n    from stammtisch import lab, new\n"
    found = list(imported(source, "stammtisch.core"))
    assert found == ["stammtisch.bots", "stammtisch.games", "stammtisch.lab", "stammtisch"]
    assert misdirected("stammtisch.core.match", found) == [f"stammtisch.core.match imports {name}" for name in found]
    assert misdirected("stammtisch.lab.arena", found) == []
    assert misdirected("stammtisch.games.zehn", ["stammtisch.core.match", "stammtisch.games.tricks"]) == []
    with pytest.raises(AssertionError, match="new part"):
        misdirected("stammtisch.attic.box", [])


def test_the_server_is_ready_without_the_compiler() -> None:
    check = "import sys; loaded = {'numba', 'numpy', 'llvmlite'} & set(sys.modules); assert not loaded, loaded"
    subprocess.run([sys.executable, "-c", f"import stammtisch.server.run\n{check}"], check=True, timeout=60)


def test_the_service_needs_no_server_no_database_and_no_compiler() -> None:
    """So that another world can have it, as a browser's worker."""
    names = sorted(module_of(path)[0] for path in (PACKAGE / "service").rglob("*.py"))
    heavy = {"starlette", "sqlalchemy", "numpy", "numba", "websockets", "uvicorn", "httptools", "uvloop"}
    check = f"import sys; loaded = {heavy} & set(sys.modules); assert not loaded, loaded"
    subprocess.run([sys.executable, "-c", f"import {', '.join(names)}\n{check}"], check=True, timeout=60)


def test_what_plays_many_matches_is_there_without_an_import_of_its_own() -> None:
    subprocess.run([sys.executable, "-c", "import stammtisch; assert stammtisch.vec.layout('zehn')"], check=True)


@pytest.mark.parametrize(
    "code",
    [
        "import stammtisch",
        "import stammtisch; stammtisch.new('gaunerbande', 4).legal(0)",
        "import stammtisch; assert stammtisch.bots.get('geselle')",  # without an import of its own
        "import stammtisch; m = stammtisch.new('black_spy', 4, variants=['mole']); m.legal(0); m.view(0); m.record()",
    ],
)
def test_the_way_to_the_first_move_loads_no_compiler(code: str) -> None:
    """Numba takes half a second to import and seconds to compile: never on the way to a first move."""
    heavy = {"numba", "numpy", "llvmlite", "typer", "rich"}
    check = f"import sys; loaded = {heavy} & set(sys.modules); assert not loaded, loaded"
    subprocess.run([sys.executable, "-c", f"{code}\n{check}"], check=True, timeout=60)
