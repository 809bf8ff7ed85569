"""The bundle of the client: a few chunks in place of its many modules, made by `scripts/bundle` for the wheel.

It is used only while it was made of exactly the sources that are here. In a checkout there is none, and wherever
somebody edits a file of the client, single files are served from the next reload on.

What a page needs is known when it is asked for, by its address and the reader's languages: all of it is named in the
head of the page, so that a browser fetches it at once, and nothing has to be found out file by file.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

MADE = "made.json"
"""What a bundle was made of, and what each page needs; it is not served."""
FETCHED = re.compile(r'^<(link rel="(stylesheet|modulepreload|preload)"|script type="module") .*\n', re.MULTILINE)
"""What the page of single files names one by one."""


class Page(msgspec.Struct, frozen=True):
    """What a page needs besides what all need."""

    address: str
    """A pattern; that of the start page fits every address, and comes last."""
    modules: list[str]
    sheets: list[str]
    words: list[str]


class Made(msgspec.Struct, frozen=True):
    """What `made.json` says."""

    folder: str
    """Files in there never change: its name is made of all that they were made of."""
    sources: dict[str, str]
    """The digest of every module and sheet, and of the page."""
    pages: dict[str, Page]
    words: dict[str, str]
    """Chapters of the catalogues that are handed out together, and the name of that file."""
    games: dict[str, list[str]]
    """The chunks that a match of each game needs."""
    app: str
    """The chunk that starts everything."""


@dataclass(frozen=True)
class Bundle:
    folder: Path
    made: Made

    @staticmethod
    def read(folder: Path) -> "Bundle | None":
        """The bundle in a folder, if there is one that can be read."""
        try:
            return Bundle(folder, msgspec.json.decode((folder / MADE).read_bytes(), type=Made))
        except (OSError, msgspec.MsgspecError):
            return None

    def fits(self, sources: Mapping[str, bytes]) -> bool:
        """Whether it was made of these files, by name and digest: of all of ours, whatever guests bring besides."""
        here = {name: digest.hex() for name, digest in sources.items() if name in self.made.sources}
        return here == self.made.sources

    def lasts(self, name: str) -> bool:
        """Whether a file has another name as soon as anything differs."""
        return name.startswith(f"{self.made.folder}/")

    @cached_property
    def _addresses(self) -> list[tuple[re.Pattern[str], str]]:
        return [(re.compile(page.address, re.ASCII), name) for name, page in self.made.pages.items()]

    def page_of(self, path: str) -> str:
        """The name of the page at an address."""
        return next(name for pattern, name in self._addresses if pattern.search(path))

    def joined(self, files: Mapping[str, bytes]) -> dict[str, bytes]:
        """The chapters that are handed out together, by the name of the file, in each language."""
        found: dict[str, dict[str, Any]] = {}
        for name, content in files.items():
            language, chapter = _chapter(name)
            if together := self.made.words.get(chapter):
                found.setdefault(f"words/{language}/{together}.json", {}).update(json.loads(content))
        return {
            name: json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
            for name, content in found.items()
        }

    def is_replaced(self, name: str) -> bool:
        """Whether our own client never asks for a file while it is bundled."""
        single = name in self.made.sources and name.endswith((".js", ".css"))
        return single or _chapter(name)[1] in self.made.words

    def write(self, template: str, page: str, language: str, game: str | None) -> str:
        """A page that names all that it needs."""
        needs = self.made.pages[page]
        modules = [*needs.modules, *self.made.games.get(game or "", ())]
        words = ["house", *dict.fromkeys(self.made.words.get(chapter, chapter) for chapter in needs.words)]
        data = [
            *("words/languages.json", "games/list.json", *(f"words/{language}/{name}.json" for name in words)),
            "shared/art/figures.svg",
        ]
        head = [
            *(f'<link rel="stylesheet" href="/static/{name}">' for name in needs.sheets),
            *(f'<link rel="modulepreload" href="/static/{name}">' for name in dict.fromkeys(modules)),
            *(f'<link rel="preload" href="/static/{name}" as="fetch" crossorigin>' for name in data),
            f'<script type="module" src="/static/{self.made.app}"></script>',
        ]
        return FETCHED.sub("", template).replace("</head>", "\n".join([*head, "</head>"]), 1)


def _chapter(name: str) -> tuple[str, str]:
    """The language and the chapter of a file of words; nothing for other files."""
    found = re.fullmatch(r"words/(\w+)/(\w+)\.json", name)
    return (found[1], found[2]) if found else ("", "")


def preferred(accepted: str, offered: Iterable[str], fallback: str) -> str:
    """The language that a browser will choose, by the `Accept-Language` that it sends (shared/words/index.js)."""
    known = {*offered}
    for each in accepted.split(","):
        tag = each.partition(";")[0].strip()[:2].lower()
        if tag in known:
            return tag
    return fallback
