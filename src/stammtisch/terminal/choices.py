"""What is open to the person, and which move is meant by what they typed.

Typing is forgiving: `play r10`, `r10`, `R 10`, `♥10`, the card by its name, and the number that stands beside it are
the same move. A number alone is always one that is shown. What is meant is found here; whether it is allowed, and why
not, is for the match to say.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from stammtisch import words as spoken
from stammtisch.core.errors import StammtischError
from stammtisch.core.notation import Deck, Move
from stammtisch.terminal.cards import by_colour, declared, label
from stammtisch.terminal.look import SHAPES, Look
from stammtisch.words import say
from stammtisch.words.cards import named

MOST_TYPED = 200

_CARD_LIKE = re.compile(r"[a-z][0-9]+")
_SIGN_FIRST = re.compile(f"([{''.join(SHAPES.values())}]) ?([0-9]+)")
_LETTERS = {shape: letter for letter, shape in SHAPES.items()}
_SHOWN = Look(colour=False, painted=False, shapes=True)
_SHAPES = str.maketrans(dict.fromkeys(SHAPES.values(), ""))
_BREAKS = str.maketrans(",;+&", "    ")


class Unclear(StammtischError):
    """What was typed is no move, or could be several."""


@dataclass(frozen=True)
class Choices:
    """The moves that are open, sorted by how they are shown."""

    moves: tuple[Move, ...]
    """All of them, each once."""
    hand: tuple[str, ...]
    """The cards in hand, in the order in which they are shown."""
    names: frozenset[str]
    """The names of all cards of the game."""
    people: tuple[str, ...] = ()
    """How the seats are called; a move that names a seat can be typed with the name instead."""
    game: str = ""
    """Whose moves they are: it may have words of its own for them."""
    laying: str = ""
    """The verb with which a card of the hand would be laid now, whether or not one fits."""

    @classmethod
    def of(
        cls,
        moves: Sequence[Move],
        hand: Sequence[str],
        deck: Deck,
        people: Sequence[str] = (),
        game: str = "",
        laying: str = "",
    ) -> "Choices":
        names = frozenset(deck.name(card) for card in range(len(deck)))
        held = tuple(card for cards in by_colour(hand, deck, _SHOWN.of_game(game)) for card in cards)
        return cls(tuple(dict.fromkeys(moves)), held, names, tuple(people), game, laying)

    @classmethod
    def in_view(
        cls, view: Mapping[str, Any], deck: Deck, people: Sequence[str] = (), naming: Mapping[str, str] | None = None
    ) -> "Choices":
        """What a view offers. A hand that somebody shows is not one's own, even where cards look the same."""
        hand = [] if view.get("shown") else view.get("hand") or []
        laying = (naming or {}).get(view["step"] or "", "")
        return cls.of(view["legal"], hand, deck, people, view["game"], laying)

    def said(self, move: Move) -> str:
        """A move in the words of whoever reads."""
        words = spoken.move(move, self.game).split()
        return " ".join(self.called(word) if word in self.names else word for word in words)

    def called(self, card: str) -> str:
        """A card as it is shown."""
        return label(card, _SHOWN.of_game(self.game))

    @cached_property
    def by_card(self) -> dict[str, list[Move]]:
        """The moves that name one card and nothing else but a verb, by that card."""
        found: dict[str, list[Move]] = {}
        for move in self.moves:
            words = move.split()
            if len(words) == 2 and words[1] in self.names:
                found.setdefault(words[1], []).append(move)
        return found

    @cached_property
    def verbs(self) -> list[str]:
        """The verbs of those moves; where no card fits, the one that it would be laid with, so that a number means the
        same card whether or not one does.
        """
        found = list(dict.fromkeys(move.split()[0] for moves in self.by_card.values() for move in moves))
        return found or ([self.laying] if self.laying and self.hand and not self.marked else [])

    @cached_property
    def marked(self) -> frozenset[str]:
        """Cards in hand with which something can be done."""
        named = {word for move in self.moves for word in move.split()}
        return frozenset(named & set(self.hand))

    @cached_property
    def offered(self) -> list[str]:
        """Cards to choose from that are not in hand, such as those of an open pile, in the order of the moves."""
        return [card for card in self.by_card if card not in self.hand]

    @property
    def numbers_cards(self) -> bool:
        """Whether cards have numbers: where one thing can be done with them, and nothing else need be said."""
        return len(self.verbs) == 1

    @property
    def numbers_hand(self) -> bool:
        """Whether those in hand have. All of them then, so that it can be asked why one cannot be played."""
        return self.numbers_cards and (not self.by_card or any(card in self.by_card for card in self.hand))

    @property
    def first_offered(self) -> int:
        """The number of the first card to choose from that is not in hand."""
        return 1 + (len(self.hand) if self.numbers_hand else 0)

    @cached_property
    def numbered_cards(self) -> list[str]:
        """The cards with numbers, from 1 on."""
        hand = list(self.hand) if self.numbers_hand else []
        return [*hand, *self.offered] if self.numbers_cards else []

    @cached_property
    def listed(self) -> list[Move]:
        """The moves that a look at the cards does not show; they are listed and can be chosen by number."""
        shown = {moves[0] for moves in self.by_card.values() if len(moves) == 1}
        return [move for move in self.moves if move not in shown]

    @cached_property
    def labels(self) -> list[tuple[str, Move]]:
        """The listed moves with the number to type for each. They are counted after the cards; where there are none and
        moves end in a number of their own (`bid 3`, `swap seat 2`), that is the one, and the others have what is left.
        """
        after = len(self.numbered_cards)
        own = [words[-1] if len(words := move.split()) > 1 and words[-1].isdecimal() else "" for move in self.listed]
        numbers = [number for number in own if number]
        if after or not numbers or len(set(numbers)) < len(numbers):
            return [(str(number), move) for number, move in enumerate(self.listed, after + 1)]
        spare = (str(number) for number in range(MOST_TYPED) if str(number) not in numbers)
        return [(number or next(spare), move) for number, move in zip(own, self.listed, strict=True)]

    # Reading

    def understand(self, typed: str) -> Move:
        """The move that is meant. It need not be legal: then the match tells why."""
        if len(typed) > MOST_TYPED:
            raise Unclear("terminal.too_long", n=len(typed))
        shown = " ".join(typed.lower().split())
        for move in self.moves:
            if shown == self.said(move).lower():
                return move
        words = self._counted(self._english(self._words(self._by_name(typed))))
        text = " ".join(words)
        if not words:
            return self._only_move()
        if text in self.moves:
            return text
        words = self._seats(words)
        whole = " ".join(words)
        if whole in self.moves or any(whole.startswith(f"{move} ") for move in self.moves):
            return whole  # the latter is a move in several parts, all in one line
        return (
            self._cards(words)
            or self._number(text)
            or self._beginning(words)
            or self._spoken_beginning(words)
            or self._give_up(typed)
        )

    def _words(self, typed: str) -> list[str]:
        """Lower case, without shapes and punctuation; a lone colour letter joins the rank behind it."""
        words = typed.lower().translate(_SHAPES).translate(_BREAKS).split()
        joined: list[str] = []
        for word in words:
            if joined and word.isdecimal() and len(joined[-1]) == 1 and joined[-1].isalpha():
                joined[-1] += word
            else:
                joined.append(word)
        return joined

    def _by_name(self, typed: str) -> str:
        """The text with codes for cards that were named as they are shown."""
        text = typed.lower()
        if declared(_SHOWN.of_game(self.game)) is None:
            text = _SIGN_FIRST.sub(lambda found: _LETTERS[found[1]] + found[2], text)
        called = dict(self._spoken_cards)
        if not called:
            return text
        names = "|".join(map(re.escape, called))
        return re.sub(rf"(?<![\w-])(?:{names})(?![\w-])", lambda found: called[found[0]], text)

    @cached_property
    def _spoken_cards(self) -> list[tuple[str, str]]:
        """What each card is called, the longest first; a short name only if one card to choose from has it."""
        if not self.game:
            return []
        near = dict.fromkeys((*self.hand, *self.by_card))
        short = [named(self.game, card).short.lower() for card in near]
        called = [(name, card) for name, card in zip(short, near, strict=True) if short.count(name) == 1]
        for card in self.names:
            called += [(self.called(card).lower(), card), (named(self.game, card).long.lower(), card)]
        return sorted((each for each in called if not each[0].isdecimal()), key=lambda each: -len(each[0]))

    def card(self, typed: str) -> str | None:
        """The card that is meant by its number, its name or its code; None if it is none."""
        words = self._counted(self._words(self._by_name(typed)))
        listed = dict(self.labels).get(typed.strip(), "").split()
        found = [word for word in (*words, *listed) if word in self.names] or self._called_so(typed)
        return found[0] if len(found) == 1 else None

    def _called_so(self, typed: str) -> list[str]:
        """Cards with just that name: `10` where no number is meant, or `smuggler` of a black 6."""
        name = " ".join(typed.lower().split())
        return [
            card
            for card in self.names
            if name in (self.called(card).lower(), named(self.game, card).long.lower().rpartition(", ")[2])
        ]

    def _counted(self, words: list[str]) -> list[str]:
        """Cards for their numbers: one, or several where several are chosen at once."""
        cards = dict(enumerate(self.numbered_cards, 1))
        numbers = [int(word) for word in words if word.isdecimal()]
        if not numbers or len(numbers) < len(words) or not all(number in cards for number in numbers):
            return words
        return [cards[number] for number in numbers]

    def _english(self, words: list[str]) -> list[str]:
        """What was typed in the words of another language, in those of the notation."""
        typed = self._places(" ".join(words))
        for move in self.moves:
            if typed in (self._places(self.said(move)), self._places(spoken.move(move, self.game))):
                return move.split()
        for verb in self.verbs:
            for said in (spoken.verb(verb).split(), spoken.move(verb).split()):
                if words[: len(said)] == said:
                    return [verb, *words[len(said) :]]
        return words

    def _places(self, text: str) -> str:
        """In lower case, with seats for people's names, as the notation has them."""
        here = text.lower().replace("’", "'").replace(f"{spoken.move('seat').lower()} ", "seat ")
        return " ".join(self._seats(here.split()))

    def _spoken_beginning(self, words: list[str]) -> Move | None:
        """The beginning of a move in the words that are shown."""
        typed = self._places(" ".join(words))
        found = [move for move in self.listed if self._places(self.said(move)).startswith(typed)]
        return self._one(found, " ".join(words)) if found else None

    def _seats(self, words: list[str]) -> list[str]:
        """The words with people's names replaced by their seats."""
        called = {name.casefold(): f"seat {seat}" for seat, name in enumerate(self.people)}
        return " ".join(called.get(word.casefold(), word) for word in words).split()

    def _only_move(self) -> Move:
        if len(self.moves) == 1:
            return self.moves[0]
        raise Unclear("terminal.no_move", example=repr(self.example))

    @property
    def example(self) -> str:
        """Something that could be typed now."""
        if self.by_card:
            return self.called(next(iter(self.by_card)))
        return self.said(self.moves[0])

    def _cards(self, words: list[str]) -> Move | None:
        """Cards, with or without a verb before them."""
        if not self.verbs:
            return None
        verb = ""
        if not self._is_card(words[0]) and len(words) > 1:
            verb, words = words[0], words[1:]
        verbs = [each for each in self.verbs if each.startswith(verb)]
        if not verbs or not all(map(self._is_card, words)):
            return None
        if len(words) == 1:
            naming = [move for move in self.moves if words[0] in move.split() and move.split()[0].startswith(verb)]
            if naming:
                return self._one(naming, words[0])
        elif len(verbs) > 1:
            raise Unclear("terminal.verb_expected", verbs=self._either(verbs))
        return " ".join([verbs[0], *words])

    def _is_card(self, word: str) -> bool:
        return word in self.names or _CARD_LIKE.fullmatch(word) is not None

    def _number(self, text: str) -> Move | None:
        """The number of a listed move; those of cards have been read before."""
        if not text.isdecimal():
            return None
        numbered = dict(self.labels)
        if str(int(text)) in numbered:
            return numbered[str(int(text))]
        shown = sorted({*map(int, numbered), *range(1, len(self.numbered_cards) + 1)})
        if len(shown) == 1:
            raise Unclear("terminal.one_expected", number=shown[0], typed=text)
        raise Unclear("terminal.number_expected", first=shown[0], last=shown[-1], typed=text)

    def _beginning(self, words: list[str]) -> Move | None:
        """A move of which only the beginning was typed, or the beginning of what makes it different."""
        squashed = "".join(words)
        for candidates in (self.listed, self.moves):
            found = [move for move in candidates if _begins(move.split(), words) or _squashed(move.split(), squashed)]
            if found:
                return self._one(found, " ".join(words))
        return None

    def _one(self, moves: Collection[Move], typed: str) -> Move:
        if len(moves) > 1:
            raise Unclear("terminal.which_move", typed=repr(typed), moves=self._either(list(moves)))
        return next(iter(moves))

    def _either(self, words: Sequence[str]) -> str:
        if len(words) > 6:
            words = [*words[:5], "…"]
        return say("terminal.or").join(repr(self.said(word)) if word != "…" else word for word in words)

    def _give_up(self, typed: str) -> Move:
        shown = "".join(character for character in typed.strip() if character.isprintable())[:40]
        if self.by_card:
            expected = say("terminal.a_card_such_as", example=self.example)
        else:
            expected = self._either(list(self.moves))
        raise Unclear("terminal.not_a_move", typed=repr(shown), expected=expected)


def _begins(move: list[str], words: list[str]) -> bool:
    """Whether the words are beginnings of words of the move, in order, from one of them on."""
    return any(
        len(words) <= len(move) - start and all(m.startswith(w) for m, w in zip(move[start:], words, strict=False))
        for start in range(len(move))
    )


def _squashed(move: list[str], squashed: str) -> bool:
    """The same without any spaces: `playr10`. The words must end where the move does."""
    return any("".join(move[start:]) == squashed for start in range(len(move)))
