"""The rulebooks: numbered paragraphs that code, tests and refusals cite.

A rulebook is one Markdown file for each language, in the folder `book` of its game. A line that begins with
`**GB-12** ` opens paragraph GB-12; it goes on to the next paragraph or heading, so lists and tables may belong to it.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from stammtisch.core import languages
from stammtisch.core.errors import StammtischError

_HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)
_PARAGRAPH = re.compile(r"^\*\*([A-Z][A-Z0-9]*-[0-9]+)\*\* +", re.MULTILINE)
_PICTURE = re.compile(r"^!\[.*\]\(.*\)$", re.MULTILINE)


class NoRulebook(StammtischError):
    """The game brings no rulebook."""


class UnknownParagraph(StammtischError):
    """The rulebook has no such paragraph."""


@dataclass(frozen=True)
class Paragraph:
    """One numbered rule."""

    number: str
    """`GB-12`."""
    heading: str
    """The heading it stands under."""
    text: str
    """Markdown, without the number."""


@dataclass(frozen=True)
class Section:
    """What stands under one heading."""

    heading: str
    preamble: str
    """What comes before the first numbered paragraph; mostly nothing."""
    paragraphs: tuple[Paragraph, ...]

    @property
    def words(self) -> str:
        """The preamble without its pictures, for readers that have no place for them."""
        return _PICTURE.sub("", self.preamble).strip()


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game."""

    title: str
    text: str
    """The whole book, as Markdown."""
    sections: tuple[Section, ...]
    """In order; the first is what stands under the title."""

    @cached_property
    def paragraphs(self) -> dict[str, Paragraph]:
        """Every paragraph by its number, in order."""
        return {each.number: each for section in self.sections for each in section.paragraphs}

    @property
    def words(self) -> str:
        """The whole book without its pictures."""
        return _PICTURE.sub("", self.text)

    @property
    def headings(self) -> list[str]:
        return [section.heading for section in self.sections]

    def paragraph(self, number: str) -> Paragraph:
        """The paragraph of that number. `gb-12` and plain `12` are understood too."""
        numbers = list(self.paragraphs)
        code = numbers[0].partition("-")[0]
        asked = number.strip().upper()
        if asked.isdecimal():
            asked = f"{code}-{asked.lstrip('0')}"
        if asked not in self.paragraphs:
            raise UnknownParagraph(
                "no_such_paragraph", number=number, game=self.title, first=numbers[0], last=numbers[-1]
            )
        return self.paragraphs[asked]


def parse(text: str) -> Rulebook:
    """A rulebook from its Markdown."""
    _, *parts = _HEADING.split(text)
    sections = tuple(_section(heading.strip(), body) for heading, body in zip(parts[::2], parts[1::2], strict=True))
    return Rulebook(sections[0].heading, text, sections)


def _section(heading: str, body: str) -> Section:
    preamble, *parts = _PARAGRAPH.split(body)
    numbered = zip(parts[::2], parts[1::2], strict=True)
    return Section(
        heading, preamble.strip(), tuple(Paragraph(number, heading, rule.strip()) for number, rule in numbered)
    )


def find(folder: Path, language: str = languages.SOURCE) -> Rulebook:
    """The rulebook that lies in a folder, in one of the languages; in English where it is not translated."""
    for name in (languages.find(language) or languages.SOURCE, languages.SOURCE):
        file = folder / f"{name}.md"
        if file.is_file():
            return parse(file.read_text(encoding="utf-8"))
    raise NoRulebook("no_rulebook", file=f"{languages.SOURCE}.md", folder=folder)
