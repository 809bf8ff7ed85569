"""The class behind an address. This runs whatever stands there: on a server only in a process of its own."""

import hashlib
import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from stammtisch.bots.bot import Bot, ExplainingBot
from stammtisch.bots.own.address import Address, BadBot
from stammtisch.core.errors import near

LONGEST = 300
"""Letters of an error that are passed on."""


@dataclass(frozen=True)
class Loaded:
    """A kind of bot that was found: makes as many as are needed."""

    make: Callable[[bytes], Bot]
    """With a seed."""
    digest: str
    """A hash of its sources, and of the files that it says it depends on."""
    explains: bool
    about: str
    """The first line of what it says about itself."""


def load(address: Address) -> Loaded:
    """Find a bot and make one, to see that it can be made. Raises `BadBot` and says what is wrong."""
    before = {*sys.modules}
    module = _from_file(Path(address.place)) if address.is_file else _import(address)
    maker = _find(module, address)

    def make(seed: bytes) -> Bot:
        try:
            made = _make(maker, seed)
        except (Exception, SystemExit) as error:  # whatever it does
            raise BadBot("own.not_made", bot=str(address), error=told(error, module)) from error
        if not isinstance(made, Bot) or not callable(made.choose):
            raise BadBot("own.no_bot", bot=str(address), kind=type(made).__name__)
        return made

    bot = make(bytes(32))
    about = (inspect.getdoc(maker) or "").partition("\n")[0] if inspect.isclass(maker) or callable(maker) else ""
    files = [*_sources(module, {*sys.modules} - before), *_own_files(bot, module)]
    return Loaded(make, _digest(files), isinstance(bot, ExplainingBot), about[:LONGEST])


def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise BadBot("own.no_file", file=str(path))
    name = path.stem if path.stem not in sys.modules else f"{path.stem}_{hashlib.sha256(bytes(path)).hexdigest()[:8]}"
    form = importlib.util.spec_from_file_location(name, path)
    if form is None or form.loader is None:
        raise BadBot("own.no_file", file=str(path))
    module = importlib.util.module_from_spec(form)
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))  # what lies beside it can be imported, as if it were run
    sys.modules[name] = module
    try:
        form.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise BadBot("own.not_loaded", place=str(path), error=told(error, module)) from error
    return module


def _import(address: Address) -> ModuleType:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        return importlib.import_module(address.place)
    except (Exception, SystemExit) as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing and f"{address.place}.".startswith(f"{missing}."):
            raise BadBot("own.no_module", module=address.place) from None
        raise BadBot("own.not_loaded", place=address.package or address.place, error=told(error)) from error


def _find(module: ModuleType, address: Address) -> Any:
    if hasattr(module, address.what):
        return getattr(module, address.what)
    known = [name for name, each in vars(module).items() if inspect.isclass(each) and hasattr(each, "choose")]
    raise BadBot("own.no_class", place=address.place, what=address.what, known=known, **near(address.what, known))


def _make(maker: Any, seed: bytes) -> Any:
    if not callable(maker):
        return maker  # one that is there already
    try:
        takes = inspect.signature(maker).parameters
    except (TypeError, ValueError):
        takes = inspect.Signature().parameters
    return maker(seed=int.from_bytes(seed, "big")) if "seed" in takes else maker()


def told(error: BaseException, module: ModuleType | None = None) -> str:
    """An error in one line, and where it was raised: in that module, or as near to it as can be said."""
    at, place = error.__traceback__, ""
    while at is not None:
        file = at.tb_frame.f_code.co_filename
        if "importlib" not in file and "stammtisch/bots/own" not in file.replace("\\", "/"):
            place = f" ({Path(file).name}, line {at.tb_lineno})"
            if module is not None and file == getattr(module, "__file__", None):
                break
        at = at.tb_next
    said = " ".join(str(error).split())[:LONGEST]
    return f"{type(error).__name__}{': ' if said else ''}{said}{place}"


# What it is made of


def _sources(module: ModuleType, fresh: Iterable[str]) -> list[Path]:
    """Its file, and whatever of the same folder or package was imported with it."""
    own = getattr(module, "__file__", None)
    if own is None:
        return []
    folder = Path(own).parent
    for _ in range((module.__package__ or "").count(".")):
        folder = folder.parent
    files = [getattr(sys.modules.get(name), "__file__", None) for name in fresh]
    return [Path(own), *(Path(file) for file in files if file and folder in Path(file).parents)]


def _own_files(bot: Bot, module: ModuleType) -> list[Path]:
    """Files that it names beside its source, such as weights it has learned."""
    folder = Path(getattr(module, "__file__", None) or ".").parent
    named = getattr(bot, "files", ())
    return [folder / str(name) for name in ([named] if isinstance(named, str) else named)]


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted({file.resolve() for file in files}):
        try:
            content = file.read_bytes()
        except OSError as error:
            raise BadBot("own.no_own_file", file=str(file), reason=error.strerror or str(error)) from None
        digest.update(file.name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()[:16]
