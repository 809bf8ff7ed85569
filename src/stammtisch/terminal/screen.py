"""The whole screen at one moment: header, table, story, what is asked, the hand. Drawn from a view and nothing else."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.style import Style
from rich.text import Text

from stammtisch.core.events import Event
from stammtisch.core.game import Fact, Game
from stammtisch.terminal import hand, seats, sheet
from stammtisch.terminal.cards import inline, inlines
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.look import Look
from stammtisch.terminal.story import Played, Teller
from stammtisch.words import listing, move, own, prompt, say
from stammtisch.words.cards import named

MOST_WIDE = 84
"""The table does not grow wider than this; a wide terminal gets a side board."""
STORY, USUAL_HEIGHT = 3, 24
"""How many lines of story stand under the table, on a screen of so many lines; on a higher one there are more."""
BOARD = 36
"""How wide the side board is."""


@dataclass(frozen=True)
class Scene:
    """One moment, as the person may see it."""

    game: Game
    view: Mapping[str, Any]
    names: Sequence[str]
    trick: Sequence[Played]
    """The cards on the table; of a finished trick all of them, until they are swept."""
    taker: int | None
    """Who takes the finished trick."""
    events: Sequence[Event]
    """What happened since the person last decided something."""
    choices: Choices | None
    """What the person may do; None while others are asked."""
    message: str = ""
    """Why the last input was refused."""


def said_word(game: str, word: str) -> str:
    """A word of a view that the game has no other words for: a move, or what a card is called."""
    return move(word, game) if " " in word else named(game, word).short


class Screen:
    """Draws scenes for one console."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.look = Look.of(console)

    def lines(self, scene: Scene) -> list[Text]:
        """The scene in lines, as wide and, if it can be, no higher than the console."""
        width, height = self.console.width, self.console.height
        self.look = self.look.of_game(scene.game.name)
        if width >= MOST_WIDE + BOARD // 2:
            main = min(MOST_WIDE, width - BOARD - 2)
            drawn = self._main(scene, main, height, with_story=False)
            return self._beside(drawn, self._board(scene, len(drawn)))
        return self._main(scene, min(width, MOST_WIDE), height, with_story=True)

    # The main column

    def _main(self, scene: Scene, width: int, height: int, *, with_story: bool) -> list[Text]:
        look = self.look
        head = self._header(scene, width)
        foot = [*self._slip(scene, width), *self._hand(scene, width), *self._message(scene, width)]
        if not look.painted:
            head, foot = [*head, self._rule(width)], [self._rule(width), *foot]
        room = height - len(head) - len(foot) - 1  # the last line is for typing
        places = seats.read_seats(scene.view, scene.names, scene.game, taker=scene.taker)
        empty = "trick" in scene.view and scene.view["kind"] == "turn" and scene.view.get("leader") is not None
        table = seats.draw(places, scene.trick, look, width, places=empty)
        if len(table) + (2 if with_story else 0) > room:
            table = seats.draw(places, scene.trick, look, width, places=empty, low=True)
        most = STORY + max(0, height - USUAL_HEIGHT) // 3
        story = self._story(scene, width, max(1, min(most, room - len(table)))) if with_story else []
        spare = room - len(table) - len(story)
        if look.painted and spare > 0:  # a little air, above the table first
            felt, oak = Text(" " * width, look.felt), Text(" " * width, look.oak)
            table = [felt, *table, *[felt] * (spare > 1)]
            foot = [*foot, *[oak] * (spare > 2)] if not scene.message else foot
        return [*head, *table, *story, *foot]

    def _rule(self, width: int) -> Text:
        return Text(("─" if self.look.shapes else "-") * width, Style(dim=True))

    def _header(self, scene: Scene, width: int) -> list[Text]:
        view, look = scene.view, self.look
        where = [say("terminal.round", number=view["round"])]
        if "tricks" in view and (scene.trick or view.get("leader") is not None):
            where.append(say("terminal.trick", number=view["tricks"] + (1 if scene.taker is None else 0)))
        title = Text.assemble(
            (f" {scene.game.title}", look.oak + Style(bold=True)),
            (f" {look.dot} " + f" {look.dot} ".join(where), look.oak),
        )
        facts = Text(f" {look.dot} ", look.oak_quiet).join(self._facts(scene))
        gap = width - title.cell_len - facts.cell_len - 1
        if gap >= 2 or not facts:
            return [self._padded(Text.assemble(title, (" " * max(gap, 0), look.oak), facts), width, look.oak)]
        return [self._padded(title, width, look.oak), *self._wrapped(facts, width, look.oak)]

    def _facts(self, scene: Scene) -> Iterable[Text]:
        """What the game declares to be shown openly, one short phrase each."""
        for key, kind in scene.game.facts.items():
            value = scene.view.get(key)
            drawn = kind is Fact.NUMBERS or key == "trick"  # at the seats, and on the table
            if value is not None and value != [] and not drawn:
                yield self._fact(scene, key, kind, value)

    def _fact(self, scene: Scene, key: str, kind: Fact, value: Any) -> Text:
        ground, game, plain = self.look.oak_quiet, scene.game.name, key.replace("_", " ")
        shown = own(game, f"shown.{key}", plain)
        match kind:
            case Fact.FLAG:
                return Text(f"{shown}{say('colon')}{say('terminal.yes') if value else say('terminal.no')}", ground)
            case Fact.SEAT:
                name = scene.names[value]
                return Text(own(game, f"shown.{key}", f"{plain} {name}", name=name), ground)
            case Fact.CARD:
                return Text.assemble((f"{shown} ", ground), inline(value, self.look, ground))
            case Fact.CARDS:
                return Text.assemble((f"{shown} ", ground), inlines(value, self.look, ground))
            case Fact.AUCTION:
                return Text(self._auction(scene, value), ground)
            case Fact.STEPS:
                steps = [own(game, f"shown.{key}.step", " ".join(map(str, each.values())), **each) for each in value]
                return Text(f"{shown}{say('colon')}{say('terminal.then').join(steps)}", ground)
            case Fact.WORD:
                return Text(f"{shown} {own(game, f'word.{value}', said_word(game, value))}", ground)
            case Fact.NUMBER | Fact.PILE | Fact.NUMBERS:
                return Text(f"{shown} {value}", ground)
            case Fact.PLAYED:
                return self._before_seats(scene, shown, [(each["seat"], [each["card"]]) for each in value])
            case Fact.OPEN:
                return self._before_seats(scene, shown, [(seat, cards) for seat, cards in enumerate(value) if cards])

    def _before_seats(self, scene: Scene, shown: str, lying: Sequence[tuple[int, Sequence[str]]]) -> Text:
        """What lies before some seats: `melds Ada r1 r2, Tobi b3`."""
        ground = self.look.oak_quiet
        each = [
            Text.assemble((f"{scene.names[seat]} ", ground), inlines(cards, self.look, ground)) for seat, cards in lying
        ]
        return Text.assemble((f"{shown} ", ground), Text(", ", ground).join(each)) if each else Text("", ground)

    def _auction(self, scene: Scene, auction: Mapping[str, Any]) -> str:
        owner = scene.names[auction["target"]]
        if not auction["bid"]:
            return say("terminal.auction", owner=owner)
        bidder, bid = scene.names[auction["bidder"]], auction["bid"]
        return say("terminal.auction_bid", owner=owner, bidder=bidder, bid=bid)

    def _story(self, scene: Scene, width: int, most: int) -> list[Text]:
        """As many of the last events as fit into that many lines."""
        ground, teller = self.look.shade, Teller(scene.names, self.look, scene.game.name)
        told: list[Text] = []
        long = 0
        for event in reversed(scene.events):
            told.insert(0, teller.sentence(event, ground))
            long += told[0].cell_len + 1
            if long > most * (width - 1):  # no more will fit, wherever it is wrapped
                break
        lines = self._wrapped(Text(" ", ground).join(told), width, ground)
        while len(lines) > most:
            del told[0]
            lines = self._wrapped(Text(" ", ground).join(told), width, ground)
        blank = self._padded(Text(), width, ground)
        steady = most if self.console.is_terminal else 0  # so that the hand below stays where it is
        return [*lines, *[blank] * (steady - len(lines))]

    def _slip(self, scene: Scene, width: int) -> list[Text]:
        view, look = scene.view, self.look
        if scene.choices is None:
            return self._wrapped(Text(self._waiting(scene), look.oak_quiet), width, look.oak)
        elsewhere = view["kind"] == "turn" and view.get("turn", view["seat"]) != view["seat"]
        kind = "elsewhere" if elsewhere else view["kind"]  # in what follows from the turn of somebody else
        heading = Text(f"{say(f'terminal.heading.{kind}')} ", look.slip)
        step = view["step"]
        asked = prompt(scene.game, step)
        return self._wrapped(
            Text.assemble(heading, (f"{asked} {self._passing(scene)}".strip(), look.paper)), width, look.paper
        )

    def _waiting(self, scene: Scene) -> str:
        if scene.taker is not None:
            return say("terminal.takes_the_trick", name=scene.names[scene.taker])
        waiting = [scene.names[seat] for seat in scene.view["awaiting"]]
        return say("terminal.waiting_for", names=listing(waiting)) if waiting else ""

    def _passing(self, scene: Scene) -> str:
        """Where the cards go that are being chosen."""
        passing = scene.view.get("passing")
        if not passing or scene.view["kind"] != "sealed" or "to" not in passing:
            return ""
        return say("terminal.they_go_to", name=scene.names[passing["to"]])

    def _hand(self, scene: Scene, width: int) -> list[Text]:
        look, deck, choices = self.look, scene.game.deck, scene.choices
        cards = scene.view.get("hand") or []
        chosen = (scene.view.get("passing") or {}).get("chosen") or []
        legal = choices.marked if choices else None
        first = 1 if choices and choices.numbers_hand else None
        lines = hand.rows(cards, deck, look, width, legal=legal, chosen=chosen, first=first)
        if choices and choices.offered:
            title = Text(f" {say('terminal.to_choose_from')}", look.oak_quiet)
            after = choices.first_offered if choices.numbers_cards else None
            lines = [*lines, title, *hand.rows(choices.offered, deck, look, width, legal=choices.offered, first=after)]
        if choices and choices.listed:
            lines = [*lines, *hand.numbered(choices.labels, choices.names, look, width, scene.names, scene.game.name)]
        return [self._padded(line, width, look.oak) for line in lines]

    def _message(self, scene: Scene, width: int) -> list[Text]:
        if not scene.message:
            return []
        return self._wrapped(Text(scene.message, self.look.alarm), width, self.look.alarm)

    # The side board

    def _board(self, scene: Scene, height: int) -> list[Text]:
        """Score sheet and story beside the table, exactly that many lines."""
        look, width = self.look, BOARD
        pad = sheet.pad(scene.view, scene.names, look, width, most=max(2, height // 2 - 4))
        told = []
        for event in scene.events:
            told += self._wrapped(
                Teller(scene.names, look, scene.game.name).sentence(event, look.shade), width, look.shade
            )
        room = height - len(pad)
        told = told[-room:]
        return [*pad, *told, *[Text(" " * width, look.shade)] * (room - len(told))]

    def _beside(self, left: Sequence[Text], right: Sequence[Text]) -> list[Text]:
        gap = Text("  ")
        return [Text.assemble(one, gap, other) for one, other in zip(left, right, strict=True)]

    # Lines

    def _wrapped(self, text: Text, width: int, ground: Style) -> list[Text]:
        """The text in lines with a margin of one cell, on a ground that reaches from edge to edge."""
        if not text.plain.strip():
            return []
        lines = text.wrap(self.console, width - 2)
        return [self._padded(Text.assemble((" ", ground), line), width, ground) for line in lines]

    def _padded(self, line: Text, width: int, ground: Style) -> Text:
        if line.cell_len > width:
            line = line.copy()
            line.truncate(width)
        return Text.assemble(line, (" " * (width - line.cell_len), ground))
