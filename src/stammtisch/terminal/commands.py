"""What can be typed besides moves."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markdown import Markdown
from rich.style import Style
from rich.table import Table
from rich.text import Text

from stammtisch import words as spoken
from stammtisch.bots.thought import Thought
from stammtisch.core.errors import StammtischError
from stammtisch.terminal import keeping, sheet
from stammtisch.terminal.cards import by_colour, colour_named, face, inline, inlines, start_of
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.story import Teller, last_trick, since_round
from stammtisch.words import figure, say
from stammtisch.words.cards import effect, named

if TYPE_CHECKING:
    from stammtisch.terminal.play import Sitting


class Quit(Exception):
    """The person leaves the table."""


def run(sitting: "Sitting", typed: str, choices: Choices) -> bool:
    """Carry out a command. False if it is none: a move of the same name comes first, unless there is a / before it."""
    words = typed.replace("?", "? ", 1).split() if typed.lstrip().startswith("?") else typed.split()
    if not words or " ".join(words).lower() in choices.moves:
        return False
    asked = words[0].lower().removeprefix("/")
    command = COMMANDS.get(asked) or {say(f"terminal.command.{name}"): each for name, each in COMMANDS.items()}.get(
        asked
    )
    if command is None:
        return False
    command(sitting, typed.strip()[len(words[0]) :].strip(), choices)
    return True


def help_(sitting: "Sitting", argument: str, choices: Choices) -> None:
    """What can be typed; or what a card does."""
    if argument:
        _effect(sitting, argument, choices)
        return
    look, grid = sitting.stage.look, Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for typed, meaning in (*_moves(choices), *_several(sitting, choices), *_meanings(sitting)):
        grid.add_row(Text(typed, look.accent), Text(meaning))
    sitting.stage.show(Text(), Text(say("terminal.what_you_can_type"), look.accent), grid)
    game, deck = sitting.match.game, sitting.match.game.deck
    suits = by_colour(game.faces, deck, look.of_game(game.name))
    letters = [(letter, suit[0]) for suit in suits if (letter := start_of(suit[0], look.of_game(game.name)))]
    if letters:
        shown = ", ".join(
            say("terminal.letter_for", letter=letter, colour=colour_named(card, look.of_game(game.name)))
            for letter, card in letters
        )
        if any(deck.name(card)[1:2] == "-" for card in range(len(deck))):
            written = say("terminal.help_motifs", shown=shown)
        else:
            written = say("terminal.help_ranks", shown=shown)
        sitting.stage.say(f"\n{written}")
    if "table" in sitting.view:
        hidden = say("terminal.help_face_down")
        sitting.stage.say(f"\n{hidden}")
    painted, bare = say("terminal.help_paper"), say("terminal.help_brackets")
    more = say("terminal.help_points")
    sitting.stage.say(f"{painted if look.painted else bare} {more}")


def _effect(sitting: "Sitting", argument: str, choices: Choices) -> None:
    """A card by its number, its name or its code: what it is called and what it does."""
    card, game = choices.card(argument), sitting.match.game
    if card is None:
        raise StammtischError("terminal.card_expected", typed=repr(argument), example=choices.called(game.faces[0]))
    look = sitting.stage.look.bare.of_game(game.name)
    does = effect(game, sitting.match.options, card) or say("terminal.does_nothing")
    sitting.stage.show(
        Text(), Text.assemble(inline(card, look, Style()), f"{say('colon')}{named(game.name, card).long}")
    )
    sitting.stage.say(does)


def _meanings(sitting: "Sitting") -> list[tuple[str, str]]:
    """What the commands do; without those that mean nothing in this game."""
    shown = [name for name in MEANINGS if name != "last" or _has_last(sitting)]
    shown = [name for name in shown if name != "card" or sitting.match.game.does is not None]
    return [(say(f"terminal.typed.{name}"), say(f"terminal.meaning.{name}")) for name in shown]


def _has_last(sitting: "Sitting") -> bool:
    return "trick" in sitting.view or "last_round" in sitting.view


def _moves(choices: Choices) -> list[tuple[str, str]]:
    """How to make a move, by examples that are legal now."""
    rows = []
    if choices.by_card:
        card, moves = next(iter(choices.by_card.items()))
        number = [str(choices.numbered_cards.index(card) + 1)] if choices.numbers_cards else []
        ways = dict.fromkeys([*number, choices.called(card), card, choices.said(moves[0])])
        rows.append((", ".join(ways), say("terminal.help_choose")))
    if choices.listed:
        rows += [(label, say("terminal.help_number", move=choices.said(move))) for label, move in choices.labels[:1]]
        rows.append((choices.said(choices.listed[-1]), say("terminal.help_words")))
    if len(choices.moves) == 1:
        rows.append(
            (say("terminal.enter_key"), say("terminal.nothing_else_is_possible", move=choices.said(choices.moves[0])))
        )
    return rows


def _several(sitting: "Sitting", choices: Choices) -> list[tuple[str, str]]:
    """That several cards go into one line, where several are asked for."""
    cards = " ".join(list(choices.by_card)[:3])
    if len(choices.by_card) < 3 or sitting.match.why_not(sitting.seat, choices.understand(cards)) is not None:
        return []
    return [(cards, say("terminal.help_several"))]


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
    look = sitting.stage.look.of_game(sitting.match.game.name)
    if not _has_last(sitting):
        sitting.stage.say(say("terminal.no_tricks", game=sitting.match.game.title))
        return
    if "last_round" in sitting.view:
        _last_round(sitting)
        return
    trick = last_trick(sitting.match.events(sitting.seat))
    if trick is None or trick.taker is None:
        sitting.stage.say(say("terminal.no_trick_yet"))
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_row(*(Text("\n").join(face(card, look)) for _, card in trick.cards))
    grid.add_row(*(Text(sitting.names[seat], "bold" if seat == trick.taker else "") for seat, _ in trick.cards))
    sitting.stage.show(Text(), grid, Text(say("terminal.took_the_trick", name=sitting.names[trick.taker])))


def _last_round(sitting: "Sitting") -> None:
    """The cards and the value of each seat in the round that was counted last."""
    found, look = sitting.view["last_round"], sitting.stage.look.bare.of_game(sitting.match.game.name)
    if found is None:
        sitting.stage.say(say("terminal.no_round_yet"))
        return
    grid = Table.grid(padding=(0, 2))
    for seat, (cards, value) in enumerate(zip(found["cards"], found["values"], strict=True)):
        remark = (
            say("terminal.wins") if seat == found["winner"] else say("terminal.loses") if seat == found["loser"] else ""
        )
        shown = inlines(filter(None, cards), look, Style())
        grid.add_row(Text(sitting.names[seat], "bold"), shown, Text(str(value), justify="right"), Text(remark))
    sitting.stage.show(Text(), grid)


def hint(sitting: "Sitting", argument: str, choices: Choices) -> None:
    look = sitting.stage.look.bare.of_game(sitting.match.game.name)
    teller = Teller(sitting.names, look, sitting.match.game.name)
    move, thoughts = sitting.house.advice(sitting.match, sitting.seat)

    def said(move: str) -> Text:
        words = spoken.move(move, choices.game).split()
        return Text(" ").join(inline(word, look, Style()) if word in choices.names else Text(word) for word in words)

    adviser = sitting.house.adviser
    would = say("terminal.adviser_would", name=adviser.level.title) if adviser else say("terminal.the_house_would")
    sitting.stage.show(*map(Text, sitting.house.news), Text.assemble(would, said(move)))
    sitting.house.news.clear()
    for thought in thoughts:
        purpose = next(each.purpose for each in thought.candidates if each.move == thought.move)
        if purpose is not None:
            named = [said(thought.move), Text(say("colon"))] if len(thoughts) > 1 else []
            sitting.stage.show(Text.assemble(*named, teller.purpose(purpose, Style())))
    if thoughts[0].says:
        sitting.stage.show(Text(thoughts[0].says))
    if thoughts[0].simulations:
        _compare(sitting, thoughts[0], said, teller)


def _compare(sitting: "Sitting", thought: Thought, said: Callable[[str], Text], teller: Teller) -> None:
    """The moves that were looked at, the best by what is shown first, and what each is for."""
    table = Table(
        say("terminal.move"),
        say("terminal.points_to_come"),
        say("terminal.wins"),
        say("terminal.purpose"),
        box=None,
        padding=(0, 2),
        header_style="dim",
    )
    low = sitting.match.game.low_wins
    compared = [(each.points or 0.0, each.winning or 0.0, each) for each in thought.candidates[:REASONS]]
    compared.sort(key=lambda each: each[0] if low else -each[0])
    for points, winning, each in compared:
        shown = figure(points, "+.1f")
        purpose = teller.purpose(each.purpose, Style(dim=True)) if each.purpose else Text()
        table.add_row(said(each.move), shown, f"{100 * winning:.0f} %", purpose)
    times = figure(thought.simulations)
    sitting.stage.show(table, Text(say("terminal.thought_deals", n=times), "dim"))


def log(sitting: "Sitting", argument: str, choices: Choices) -> None:
    look = sitting.stage.look.bare
    events = sitting.match.look_back(sitting.seat)
    if argument.lower() not in ("all", say("terminal.all")):
        events = list(since_round(events))
    teller = Teller(sitting.names, look, sitting.match.game.name)
    sitting.stage.show(Text(), *(teller.sentence(event, Style()) for event in events))


def save(sitting: "Sitting", argument: str, choices: Choices) -> None:
    if not argument:
        raise StammtischError("terminal.file_expected")
    path = Path(argument).expanduser()
    keeping.check_free(path, sitting.match)
    keeping.write(path, sitting.match.record())
    sitting.stage.say(say("terminal.saved", file=path))


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

MEANINGS = ("card", "rules", "score", "last", "hint", "log", "save", "quit")
"""Commands that help explains."""
