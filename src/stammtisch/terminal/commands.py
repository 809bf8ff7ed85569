"""What can be typed besides moves."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.style import Style
from rich.table import Table
from rich.text import Text

from stammtisch import words as spoken
from stammtisch.core.errors import StammtischError
from stammtisch.terminal import keeping, sheet
from stammtisch.terminal.cards import colour_of, face, inline, inlines
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.look import COLOUR_WORDS, SHAPES, Look
from stammtisch.terminal.story import Teller, last_trick, since_round
from stammtisch.words import say

if TYPE_CHECKING:
    from stammtisch.terminal.play import Sitting


class Quit(Exception):
    """The person leaves the table."""


def run(sitting: "Sitting", typed: str, choices: Choices) -> bool:
    """Carry out a command. False if it is none: a move of the same name comes first, unless there is a / before it."""
    words = typed.split()
    if not words or " ".join(words).lower() in choices.moves:
        return False
    asked = words[0].lower().removeprefix("/")
    command = COMMANDS.get(asked) or {say(name): each for name, each in COMMANDS.items()}.get(asked)
    if command is None:
        return False
    command(sitting, typed.strip()[len(words[0]) :].strip(), choices)
    return True


def help_(sitting: "Sitting", argument: str, choices: Choices) -> None:
    look, grid = sitting.stage.look, Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for typed, meaning in (*_moves(choices), *_several(sitting, choices), *_meanings(sitting)):
        grid.add_row(Text(typed, look.accent), Text(meaning))
    sitting.stage.show(Text(), Text(say("What you can type"), look.accent), grid)
    deck = sitting.match.game.deck
    colours = dict.fromkeys(filter(None, (colour_of(deck.name(card)) for card in range(len(deck)))))
    if colours:
        shown = ", ".join(
            say("{letter} for {colour}", letter=colour, colour=say(COLOUR_WORDS[colour]) + _shape(colour, look))
            for colour in colours
        )
        if any(deck.name(card)[1:2] == "-" for card in range(len(deck))):
            written = say("A card is the letter of its colour and its rank or motif: {shown}.", shown=shown)
        else:
            written = say("A card is the letter of its colour and its rank: {shown}.", shown=shown)
        sitting.stage.say(f"\n{written}")
    if "table" in sitting.view:
        hidden = say("A card that lies face down is a ?, or stands in parentheses once you have seen it.")
        sitting.stage.say(f"\n{hidden}")
    painted, bare = say("Cards on paper can be chosen now."), say("Cards in brackets can be chosen now.")
    more = say(
        "Points: the total, and (+3) what this round has brought so far. While the others play, Enter hurries them on."
    )
    sitting.stage.say(f"{painted if look.painted else bare} {more}")


def _meanings(sitting: "Sitting") -> list[tuple[str, str]]:
    """What the commands do; without those that mean nothing in this game."""
    shown = [row for row in MEANINGS if row[0] != "last" or _has_last(sitting)]
    return [(say(typed), say(meaning)) for typed, meaning in shown]


def _has_last(sitting: "Sitting") -> bool:
    return "trick" in sitting.view or "last_round" in sitting.view


def _shape(colour: str, look: Look) -> str:
    return f"\N{NO-BREAK SPACE}{SHAPES[colour]}" if look.shapes else ""


def _moves(choices: Choices) -> list[tuple[str, str]]:
    """How to make a move, by examples that are legal now."""
    rows = []
    if choices.by_card:
        card, moves = next(iter(choices.by_card.items()))
        rows.append((f"{card}, {spoken.move(moves[0])}", say("choose that card; upper case and spaces do not matter")))
        if card[1:].isdecimal() and card[1:] not in dict(choices.labels):
            rows.append((card[1:], say("the rank alone, if only one card of it can be chosen")))
    if choices.listed:
        numbered = [(label, move) for label, move in choices.labels if label]
        rows += [
            (label, say("the listed choice of that number, here: {move}", move=spoken.move(move)))
            for label, move in numbered[:1]
        ]
        rows.append((spoken.move(choices.listed[-1]), say("or as much of its words as makes it clear")))
    if len(choices.moves) == 1:
        rows.append((say("Enter"), say("{move}: nothing else is possible", move=spoken.move(choices.moves[0]))))
    return rows


def _several(sitting: "Sitting", choices: Choices) -> list[tuple[str, str]]:
    """That several cards go into one line, where several are asked for."""
    cards = " ".join(list(choices.by_card)[:3])
    if len(choices.by_card) < 3 or sitting.match.why_not(sitting.seat, choices.understand(cards)) is not None:
        return []
    return [(cards, say("several cards at once"))]


def rules(sitting: "Sitting", argument: str, choices: Choices) -> None:
    book = sitting.match.game.book(spoken.language())
    if argument:
        paragraph = book.paragraph(argument)
        sitting.stage.show(
            Text(), Text(f"{paragraph.number} {sitting.stage.look.dot} {paragraph.heading}", sitting.stage.look.accent)
        )
        sitting.stage.show(Markdown(paragraph.text))
    else:
        sitting.stage.show(Text(), Markdown(book.words))


def score(sitting: "Sitting", argument: str, choices: Choices) -> None:
    width = sheet.usual_width(sitting.names, sitting.stage.console.width)
    sitting.stage.show(Text(), *sheet.pad(sitting.view, sitting.names, sitting.stage.look, width, most=10_000))


def last(sitting: "Sitting", argument: str, choices: Choices) -> None:
    look = sitting.stage.look
    if not _has_last(sitting):
        sitting.stage.say(say("There are no tricks in {game}: log tells what happened.", game=sitting.match.game.title))
        return
    if "last_round" in sitting.view:
        _last_round(sitting)
        return
    trick = last_trick(sitting.match.events(sitting.seat))
    if trick is None or trick.taker is None:
        sitting.stage.say(say("No trick has been taken yet."))
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_row(*(Text("\n").join(face(card, look)) for _, card in trick.cards))
    grid.add_row(*(Text(sitting.names[seat], "bold" if seat == trick.taker else "") for seat, _ in trick.cards))
    sitting.stage.show(Text(), grid, Text(say("{name} took the trick.", name=sitting.names[trick.taker])))


def _last_round(sitting: "Sitting") -> None:
    """The cards and the value of each seat in the round that was counted last."""
    found, look = sitting.view["last_round"], sitting.stage.look.bare
    if found is None:
        sitting.stage.say(say("No round has been counted yet."))
        return
    grid = Table.grid(padding=(0, 2))
    for seat, (cards, value) in enumerate(zip(found["cards"], found["values"], strict=True)):
        remark = say("wins") if seat == found["winner"] else say("loses") if seat == found["loser"] else ""
        shown = inlines(filter(None, cards), look, Style())
        grid.add_row(Text(sitting.names[seat], "bold"), shown, Text(str(value), justify="right"), Text(remark))
    sitting.stage.show(Text(), grid)


def hint(sitting: "Sitting", argument: str, choices: Choices) -> None:
    look = sitting.stage.look.bare
    move, thoughts = sitting.house.advice(sitting.match, sitting.seat)

    def said(move: str) -> Text:
        words = spoken.move(move).split()
        return Text(" ").join(inline(word, look, Style()) if word in choices.names else Text(word) for word in words)

    sitting.stage.show(Text.assemble(say("The house would: "), said(move)))
    first = thoughts[0]
    if first.simulations:
        table = Table(say("move"), say("points to come"), say("wins"), box=None, padding=(0, 2), header_style="dim")
        for each in first.candidates[:REASONS]:
            assert each.points is not None
            assert each.winning is not None
            points = f"{each.points:+.1f}".replace(".", say("."))
            table.add_row(said(each.move), points, f"{100 * each.winning:.0f} %")
        times = f"{first.simulations:,}".replace(",", say(","))
        sitting.stage.show(table, Text(say("So it went in {n} deals played on in thought.", n=times), "dim"))


def log(sitting: "Sitting", argument: str, choices: Choices) -> None:
    look = sitting.stage.look.bare
    events = sitting.match.events(sitting.seat)
    if argument.lower() not in ("all", say("all")):
        events = list(since_round(events))
    teller = Teller(sitting.names, look)
    sitting.stage.show(Text(), *(teller.tell(event, Style()) for event in events))


def save(sitting: "Sitting", argument: str, choices: Choices) -> None:
    if not argument:
        raise StammtischError(say("expected the name of a file, such as: save evening.jsonl"))
    path = Path(argument).expanduser()
    keeping.check_free(path, sitting.match)
    keeping.write(path, sitting.match.record())
    sitting.stage.say(say("Saved in {file}. A record holds all hands: look into it after the match.", file=path))


def quit_(sitting: "Sitting", argument: str, choices: Choices) -> None:
    raise Quit


REASONS = 4
"""How many moves a hint weighs against each other."""

Command = Callable[["Sitting", str, Choices], None]

COMMANDS: dict[str, Command] = {
    "?": help_,
    "help": help_,
    "rules": rules,
    "score": score,
    "last": last,
    "hint": hint,
    "log": log,
    "save": save,
    "q": quit_,
    "quit": quit_,
    "exit": quit_,
}

MEANINGS = (
    ("rules, rules 14", "the rulebook, or one paragraph of it"),
    ("score", "the score sheet"),
    ("last", "the trick that was taken last, or the round that was counted last"),
    ("hint", "what the best bot at hand would do, and why"),
    ("log, log all", "the story of this round, or of the whole match"),
    ("save FILE", "write the record of the match so far"),
    ("quit", "leave; you are asked whether to keep the match"),
)
