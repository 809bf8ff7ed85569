"""What can be typed besides moves."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.style import Style
from rich.table import Table
from rich.text import Text

from stammtisch.core import rulebook
from stammtisch.core.errors import StammtischError
from stammtisch.terminal import keeping, sheet
from stammtisch.terminal.cards import colour_of, face, inline, inlines
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.look import COLOUR_WORDS, SHAPES, Look
from stammtisch.terminal.story import Teller, last_trick, since_round

if TYPE_CHECKING:
    from stammtisch.terminal.play import Sitting


class Quit(Exception):
    """The person leaves the table."""


def run(sitting: "Sitting", typed: str, choices: Choices) -> bool:
    """Carry out a command. False if it is none: a move of the same name comes first, unless there is a / before it."""
    words = typed.split()
    if not words or " ".join(words).lower() in choices.moves:
        return False
    command = COMMANDS.get(words[0].lower().removeprefix("/"))
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
    sitting.stage.show(Text(), Text("What you can type", look.accent), grid)
    deck = sitting.match.game.deck
    colours = dict.fromkeys(filter(None, (colour_of(deck.name(card)) for card in range(len(deck)))))
    if colours:
        shown = ", ".join(f"{colour} for {COLOUR_WORDS[colour]}{_shape(colour, look)}" for colour in colours)
        rank = "rank or motif" if any(deck.name(card)[1:2] == "-" for card in range(len(deck))) else "rank"
        sitting.stage.say(f"\nA card is the letter of its colour and its {rank}: {shown}.")
    if "table" in sitting.view:
        sitting.stage.say("\nA card that lies face down is a ?, or stands in parentheses once you have seen it.")
    marked = "on paper" if look.painted else "in brackets"
    sitting.stage.say(
        f"Cards {marked} can be chosen now. Points: the total, and (+3) what this round has brought so far. "
        "While the others play, Enter hurries them on."
    )


def _meanings(sitting: "Sitting") -> list[tuple[str, str]]:
    """What the commands do; without those that mean nothing in this game."""
    return [(typed, meaning) for typed, meaning in MEANINGS if typed != "last" or _has_last(sitting)]


def _has_last(sitting: "Sitting") -> bool:
    return "trick" in sitting.view or "last_round" in sitting.view


def _shape(colour: str, look: Look) -> str:
    return f"\N{NO-BREAK SPACE}{SHAPES[colour]}" if look.shapes else ""


def _moves(choices: Choices) -> list[tuple[str, str]]:
    """How to make a move, by examples that are legal now."""
    rows = []
    if choices.by_card:
        card, moves = next(iter(choices.by_card.items()))
        rows.append((f"{card}, {moves[0]}", "choose that card; upper case and spaces do not matter"))
        if card[1:].isdecimal() and card[1:] not in dict(choices.labels):
            rows.append((card[1:], "the rank alone, if only one card of it can be chosen"))
    if choices.listed:
        numbered = [(label, move) for label, move in choices.labels if label]
        rows += [(label, f"the listed choice of that number, here: {move}") for label, move in numbered[:1]]
        rows.append((choices.listed[-1].split()[-1], "or as much of its words as makes it clear"))
    if len(choices.moves) == 1:
        rows.append(("Enter", f"{choices.moves[0]}: nothing else is possible"))
    return rows


def _several(sitting: "Sitting", choices: Choices) -> list[tuple[str, str]]:
    """That several cards go into one line, where several are asked for."""
    cards = " ".join(list(choices.by_card)[:3])
    if len(choices.by_card) < 3 or sitting.match.why_not(sitting.seat, choices.understand(cards)) is not None:
        return []
    return [(cards, "several cards at once")]


def rules(sitting: "Sitting", argument: str, choices: Choices) -> None:
    book = rulebook.find(sitting.match.game.name)
    if argument:
        paragraph = book.paragraph(argument)
        sitting.stage.show(
            Text(), Text(f"{paragraph.number} {sitting.stage.look.dot} {paragraph.heading}", sitting.stage.look.accent)
        )
        sitting.stage.show(Markdown(paragraph.text))
    else:
        sitting.stage.show(Text(), Markdown(book.text))


def score(sitting: "Sitting", argument: str, choices: Choices) -> None:
    width = sheet.usual_width(sitting.names, sitting.stage.console.width)
    sitting.stage.show(Text(), *sheet.pad(sitting.view, sitting.names, sitting.stage.look, width, most=10_000))


def last(sitting: "Sitting", argument: str, choices: Choices) -> None:
    look = sitting.stage.look
    if not _has_last(sitting):
        sitting.stage.say(f"There are no tricks in {sitting.match.game.title}: log tells what happened.")
        return
    if "last_round" in sitting.view:
        _last_round(sitting)
        return
    trick = last_trick(sitting.match.events(sitting.seat))
    if trick is None or trick.taker is None:
        sitting.stage.say("No trick has been taken yet.")
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_row(*(Text("\n").join(face(card, look)) for _, card in trick.cards))
    grid.add_row(*(Text(sitting.names[seat], "bold" if seat == trick.taker else "") for seat, _ in trick.cards))
    sitting.stage.show(Text(), grid, Text(f"{sitting.names[trick.taker]} took the trick."))


def _last_round(sitting: "Sitting") -> None:
    """The cards and the value of each seat in the round that was counted last."""
    found, look = sitting.view["last_round"], sitting.stage.look.bare
    if found is None:
        sitting.stage.say("No round has been counted yet.")
        return
    grid = Table.grid(padding=(0, 2))
    for seat, (cards, value) in enumerate(zip(found["cards"], found["values"], strict=True)):
        remark = "wins" if seat == found["winner"] else "loses" if seat == found["loser"] else ""
        shown = inlines(filter(None, cards), look, Style())
        grid.add_row(Text(sitting.names[seat], "bold"), shown, Text(str(value), justify="right"), Text(remark))
    sitting.stage.show(Text(), grid)


def hint(sitting: "Sitting", argument: str, choices: Choices) -> None:
    look = sitting.stage.look.bare
    move, thoughts = sitting.house.advice(sitting.match, sitting.seat)

    def said(move: str) -> Text:
        words = [inline(word, look, Style()) if word in choices.names else Text(word) for word in move.split()]
        return Text(" ").join(words)

    sitting.stage.show(Text.assemble("The house would: ", said(move)))
    first = thoughts[0]
    if first.simulations:
        table = Table("move", "points to come", "wins", box=None, padding=(0, 2), header_style="dim")
        for each in first.candidates[:REASONS]:
            assert each.points is not None
            assert each.winning is not None
            table.add_row(said(each.move), f"{each.points:+.1f}", f"{100 * each.winning:.0f} %")
        sitting.stage.show(table, Text(f"So it went in {first.simulations:,} deals played on in thought.", "dim"))


def log(sitting: "Sitting", argument: str, choices: Choices) -> None:
    look = sitting.stage.look.bare
    events = sitting.match.events(sitting.seat)
    if argument.lower() != "all":
        events = list(since_round(events))
    teller = Teller(sitting.names, look)
    sitting.stage.show(Text(), *(teller.tell(event, Style()) for event in events))


def save(sitting: "Sitting", argument: str, choices: Choices) -> None:
    if not argument:
        raise StammtischError("expected the name of a file, such as: save evening.jsonl")
    path = Path(argument).expanduser()
    keeping.check_free(path, sitting.match)
    keeping.write(path, sitting.match.record())
    sitting.stage.say(f"Saved in {path}. A record holds all hands: look into it after the match.")


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
