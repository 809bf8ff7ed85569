"""The languages that people may read in, and which of them somebody wants."""

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from stammtisch.core.errors import StammtischError

SOURCE = "en"
"""English is what everything is written in first."""

TEXTS = Path(__file__).resolve().parents[1] / "texts"
"""Where the catalogues of the house lie; a language is one that has one."""
LONGEST = 8
"""So many letters the tag of a language has at most, by BCP 47."""
OWN = "STAMMTISCH_TEXTS"
"""The variable that names a folder with catalogues of one's own, laid over these."""


class _Languages(Mapping[str, str]):
    """Looks where the catalogues lie."""

    def __iter__(self) -> Iterator[str]:
        found = {path.stem for folder in folders() for path in folder.glob("*.ftl")}
        return iter(sorted(found, key=lambda tag: (tag != SOURCE, tag)))

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, tag: object) -> bool:
        return isinstance(tag, str) and bool(_files(tag))

    def __getitem__(self, tag: str) -> str:
        files = _files(tag)
        if not files:
            raise KeyError(tag)
        texts = (path.read_text(encoding="utf-8") for path in reversed(files))
        names = (found[1] for text in texts if (found := re.search(r"^language = (.+)$", text, re.MULTILINE)))
        return next(names, tag)


LANGUAGES = _Languages()
"""By their two letters, as they call themselves."""


def _files(tag: str) -> list[Path]:
    """The catalogues of a language. Anybody may ask a server for one: nothing else becomes the name of a file."""
    if not re.fullmatch(f"[a-z]{{1,{LONGEST}}}", tag):
        return []
    return [path for folder in folders() if (path := folder / f"{tag}.ftl").is_file()]


def folders() -> list[Path]:
    """Where the catalogues of the house lie, and one's own; these count more."""
    own = os.environ.get(OWN)
    return [TEXTS, Path(own)] if own else [TEXTS]


VARIABLES = ("STAMMTISCH_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""What says which language somebody wants; the first that is set counts, as POSIX has it."""


class UnknownLanguage(StammtischError):
    """Nothing is written in that language."""


def check(language: str) -> str:
    """The two letters of a language that there is: `de`, `DE` and `de_AT.UTF-8` are all German."""
    found = find(language)
    if found is None:
        known = [f"{letters} ({name})" for letters, name in LANGUAGES.items()]
        raise UnknownLanguage("no_such_language", language=language, known=known)
    return found


def find(tag: str) -> str | None:
    """The language that a tag asks for, or None if there is nothing in it."""
    letters = tag.strip().replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return letters if letters in LANGUAGES else None


def wanted(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for; English if it asks for none that there is."""
    for variable in VARIABLES:
        if tag := environ.get(variable):
            return find(tag) or SOURCE
    return SOURCE
