"""Games of one's own: texts, as docs/GAMES.md describes them."""

from __future__ import annotations

from typing import Any, Tuple, Union

from . import _core, arguments
from ._core import InputError


class Game:
    """A game of one's own, from its text, and as certain as those of the program: functions take it where they take the
    name of a game, and formulas can ask it by the name in its first line. Where two games have this name, formulas mean
    the one made last.

    ``name``
        that name; one of a built-in game only if the rules are the same.
    ``rules``
        the canonical text, which certificates carry, and ``sha256`` its digest.
    ``prose``
        what the text says behind ``>``; ``text`` is all of it.

    >>> pairing = Game('''game pairing 1
    ... > Take a vertex that has a free neighbour. Who cannot move loses.
    ... two players on a graph; who cannot move loses
    ... position open: vertices
    ... start open = V
    ... move v in open where N(v) meet open != {}
    ...   open := open - v
    ... ''')
    >>> import gamecert
    >>> gamecert.solve(pairing, 'path:3', nimber=True).nimber
    2
    >>> gamecert.value('nimber(pairing)', 'path:3')
    2
    """

    text: str
    name: str
    rules: str
    sha256: str
    prose: str

    def __init__(self, text: str) -> None:
        self.text = arguments.text("a game's text", text)
        raw = _core.use_game(text)
        self.name, self.rules, self.sha256, self.prose = raw['name'], raw['rules'], raw['sha256'], raw['prose']
        self._asked = raw['asked']

    @classmethod
    def from_file(cls, path: Any) -> 'Game':
        """Of a file, whose name messages have in front. InputError if it cannot be read."""
        name = arguments.path('a file', path)
        try:
            with open(name, encoding='utf-8') as file:
                text = file.read()
        except (OSError, UnicodeDecodeError) as error:
            raise InputError(f'cannot read {name}: {getattr(error, "strerror", None) or error}') from None
        try:
            return cls(text)
        except InputError as error:
            raise InputError(f'{name}:{error}') from None

    def __reduce__(self) -> Tuple:
        return Game, (self.text,)

    def __eq__(self, other: object) -> bool:
        return self.rules == other.rules if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.rules)

    def __repr__(self) -> str:
        return f'<game {self.name}>'


def asked_by(game: Union[str, Game]) -> str:
    """What sets the game up: its name or, of one's own, its rules, which other processes need."""
    return game._asked if isinstance(game, Game) else arguments.text('a game', game)
