"""Games of the program: decided, and played."""

from __future__ import annotations

import html
import numbers
import re
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, Dict, Iterator, List, Mapping, NamedTuple, Optional, Tuple, Union

from . import _core, arguments
from ._core import InputError
from .arguments import Compared, short
from .boards import Board, Labelled, instance, labelled
from .certificates import Certificate
from .texts import Game, asked_by

# The game, the line of its board, its options: what sets it up.
_Asked = Tuple[str, str, Dict[str, str]]


class GameInfo(NamedTuple):
    """What the program knows of a game."""

    name: str
    summary: str
    players: int
    board: str
    attributes: Dict[str, str]
    parameters: Dict[str, str]
    misere: bool
    nimber: bool


def _info(raw: Mapping[str, Any]) -> GameInfo:
    return GameInfo(raw['name'], raw['summary'], raw['players'], raw['board'],
                    {name: meaning for name, (_, meaning) in raw['attributes'].items()},
                    {name: f'{values}: {meaning}' for name, (values, meaning) in raw['parameters'].items()},
                    raw['misere'], raw['nimber'])


def games() -> Dict[str, GameInfo]:
    """All games, by name.

    >>> games()['ello'].players
    1
    """
    return {raw['name']: _info(raw) for raw in _core.games()}


def _called(game: str) -> str:
    """Of one's own the name without the digest."""
    return game.partition('@')[0]


def _after(names: Labelled, setup: _core.Setup, words: Tuple[str, ...]) -> str:
    """Behind the name of a board."""
    return ' after ' + ' '.join(str(names.move(word, setup.kinds(word))) for word in words) if words else ''


class Answer(Compared):
    """What is known of a game: of a whole board, or of a position.

    ``verdict``
        ``'CERTAIN'``, ``'EVIDENCE'`` (with a chance of error, or without a certificate that was wanted) or
        ``'UNKNOWN'`` (a limit was met); ``reason`` says why.
    ``statement``
        as certificates have it: ``'OUTCOME N'``, ``'NIMBER 3'``, ``'WINNABLE'``, ``'SCORE 2'``; empty if unknown.
    ``outcome``
        ``'N'`` or ``'P'``; ``'first'``, ``'second'`` or ``'tie'``; of Left and Right ``'L'``, ``'R'``, ``'N'``, ``'P'``, or
        ``'left'``, ``'right'`` where it is said who begins; ``'winnable'`` or ``'unwinnable'``; else None.
    ``nimber``
        a number or ``'loony'``, if that was asked.
    ``value``
        a text as ``'2|-1'`` (docs/VALUES.md), if that was asked; then ``outcome`` is ``'L'``, ``'R'``, ``'N'`` or
        ``'P'``, and ``left_stop``, ``right_stop``, ``mean`` and ``temperature`` are fractions. Where they have too many
        digits they are None, as they are of other questions. Of a sum that is UNKNOWN some may be known.
    ``score``
        if the game is for points.
    ``moves``
        of a solitaire that is won, a line of play; of two players a winning move, or all if they were asked for.
    ``engines``
        what each engine said, with ``engine='all'``.

    Answers are equal if they say the same of the same board, by whatever engine.
    """

    def __init__(self, raw: Mapping[str, Any], game: str, board: Board, names: Labelled, asked: _Asked,
                 played: Tuple[str, ...] = (), ask: Optional['_Question'] = None) -> None:
        self.verdict: str = raw['verdict']
        self.statement: str = raw['statement']
        self.reason: str = raw['reason']
        self.game = game
        self.board = board
        self.moves: List[Any] = list(map(names.move, raw['moves'], raw['kinds']))
        self.best: Optional[int] = raw.get('best')
        self.nodes: Optional[int] = raw.get('nodes')
        self.engines: Dict[str, str] = dict(raw.get('engines', {}))
        self._facts: Dict[str, str] = dict(raw.get('facts', {}))
        self._text: str = raw['text']
        self._names = names
        self._asked = asked
        self._played = played  # moves to the position it is about, in the program's words
        self._marked: List[str] = raw['moves']
        self._of_line = not raw['all_moves']
        self._ask = ask
        self._certificate: Optional[Certificate] = None
        if raw.get('certificate') is not None:
            self._certificate = self._labelled(raw['certificate'])

    def _labelled(self, text: str) -> Certificate:
        certificate = Certificate(text)
        certificate.labels = self._names.shown()
        return certificate

    @property
    def certain(self) -> bool:
        return self.verdict == 'CERTAIN'

    @property
    def outcome(self) -> Optional[str]:
        if self.statement in ('WINNABLE', 'UNWINNABLE'):
            return self.statement.lower()
        if self.value is not None or self._facts:
            return self._facts.get('outcome')
        return self.statement.partition(' ')[2] if self.statement.startswith('OUTCOME ') else None

    @property
    def nimber(self) -> Union[int, str, None]:
        if not self.statement.startswith('NIMBER '):
            return None
        value = self.statement.partition(' ')[2]
        return int(value) if value.isdigit() else value

    @property
    def value(self) -> Optional[str]:
        return self.statement.partition(' ')[2] if self.statement.startswith('VALUE ') else None

    def _fact(self, name: str) -> Optional[Fraction]:
        return Fraction(self._facts[name]) if name in self._facts else None

    @property
    def left_stop(self) -> Optional[Fraction]:
        return self._fact('left-stop')

    @property
    def right_stop(self) -> Optional[Fraction]:
        return self._fact('right-stop')

    @property
    def mean(self) -> Optional[Fraction]:
        return self._fact('mean')

    @property
    def temperature(self) -> Optional[Fraction]:
        return self._fact('temperature')

    @property
    def score(self) -> Optional[int]:
        return int(self.statement.partition(' ')[2]) if self.statement.startswith('SCORE ') else None

    @property
    def certificate(self) -> Optional[Certificate]:
        """A text that ``gamecert-check`` accepts, or None if there is none; made when it is first asked for."""
        if self._certificate is None and self._ask is not None and self.certain:
            raw = self._ask.answer(certificate=True)
            self._ask = None
            if raw['certificate'] is not None:
                if raw['statement'] != self.statement:
                    raise _core.InternalFailure(f'{self.statement} and {raw["statement"]} are said of {self.board}')
                self._certificate = self._labelled(raw['certificate'])
        return self._certificate

    def _key(self) -> Tuple:
        return self.game, self.board, self._text, self.moves, self.best, self._names.labels

    def __repr__(self) -> str:
        return f'<{_called(self.game)} {short(self.board)}: {self._text}>'

    def _repr_svg_(self) -> str:
        """The position, its winning moves ringed or bold; of a solitaire that is won the moves by number."""
        line_of_play = self._of_line and _core.game_info(self._asked[0], set(self._asked[2]))['players'] == 1
        setup = _core.Setup(*self._asked)
        after = _after(self._names, setup, self._played).encode(errors='replace').decode()
        return _core.draw_position(setup, self._played, self._marked, line_of_play,
                                   self._names.shown(), f'{_called(self.game)} {self.board}{after} {self._text}')

    def _repr_html_(self) -> str:
        moves = html.escape(', '.join(map(str, self.moves))).encode(errors='replace').decode()
        return (f'<div><b>{html.escape(self._text)}</b>' + (f' &nbsp; moves: {moves}' if moves else '') + '<br>' +
                self._repr_svg_() + '</div>')


class _Question:
    """A game on a board, and what is asked of it."""

    def __init__(self, asked: _Asked, names: Labelled, misere: Any, nimber: Any, value: Any, moves: Any,
                 engine: Any, time_limit: Any, memory_limit: Any, setup: Optional[_core.Setup] = None) -> None:
        self._arguments = (asked, names, misere, nimber, value, moves, engine, time_limit, memory_limit)
        self.setup = _core.Setup(*asked) if setup is None else setup
        self._names = names
        misere, nimber, moves = _flags(misere, nimber, moves)
        self._flags = misere, nimber, arguments.flag('value', value), moves
        self._engine = arguments.text('an engine', engine)
        self._limits = _limits(time_limit, memory_limit)

    def __reduce__(self) -> Tuple:
        return _Question, self._arguments

    def answer(self, certificate: bool) -> Dict[str, Any]:
        with _words_of_python(self._names):
            return self.setup.solve(*self._flags, self._engine, certificate, *self._limits)


def _flags(misere: Any, nimber: Any, moves: Any) -> Tuple[bool, bool, bool]:
    return arguments.flag('misere', misere), arguments.flag('nimber', nimber), arguments.flag('moves', moves)


def _limits(time_limit: Any, memory_limit: Any) -> Tuple[float, int]:
    return (arguments.seconds('time_limit', time_limit),
            arguments.whole('memory_limit in MB', memory_limit, 1, arguments.MOST_MEGABYTES))


@contextmanager
def _words_of_python(names: Labelled) -> Iterator[None]:
    """Messages about columns of lines and options of commands are about arguments."""
    try:
        yield
    except InputError as error:
        words = str(error)
        column = re.match(r'column (\d+): ', words)
        behind = [name for begin, name in names.places if column and int(column[1]) > begin]
        if column and behind:
            words = f'{behind[-1]}: {names.named(words[column.end():])}'
        if 'gamecert solve' not in words:  # which is advice to use the command
            words = re.sub(r"(?<!\S)--play misere\b", 'misere', words)
            words = re.sub(r"(?<!\S)--engine ([a-z]+)", r"engine='\1'", words)
            words = re.sub(r"(?<!\S)--([a-z-]+)", lambda option: option[1].replace('-', '_'), words)
        raise InputError(words) from None


def _parameter(name: str, values: str, value: Any) -> str:
    if isinstance(value, str):
        return arguments.text(name, value)
    if isinstance(value, bool) or not isinstance(value, numbers.Rational):
        raise arguments.refused(f'{name}, {values}', value)
    return str(value)


def _asked(game: Union[str, Game], board: Any, given: Mapping[str, Any]) -> Tuple[_Asked, Labelled, _core.Setup]:
    """What sets up the game on the board, its names, and the game set up: what is given are its attributes and options."""
    wanted = asked_by(game)
    named = {name.rstrip('_').replace('_', '-'): value for name, value in given.items()}
    options = {name for raw in _core.games() for name in raw['parameters']} & set(named)
    info = _core.game_info(wanted, options)
    known = list(info['attributes']) + list(info['parameters'])
    for name in named:
        if arguments.text('an attribute or an option', name) not in known:
            raise InputError(f'expected an attribute or an option of {info["name"]}'
                             f'{_core.did_you_mean(name, known)}, found {name!r}')
    what = labelled(board)
    line, places = instance(what, info, {name: value for name, value in named.items() if name in info['attributes']})
    parameters = {name: _parameter(name, info['parameters'][name][0], value)
                  for name, value in named.items() if name in info['parameters']}
    asked = (info['asked'], line, parameters)
    names = Labelled(what.text, what.labels, places=places)
    with _words_of_python(names):
        return asked, names, _core.Setup(*asked)


def solve(game: Union[str, Game], board: Any, *, misere: bool = False, nimber: bool = False, value: bool = False,
          moves: bool = False, engine: str = 'best', certificate: bool = False, time_limit: Optional[float] = None,
          memory_limit: int = 8192, **given: Any) -> Answer:
    """Decides a game on a board: one of the program by its name, or a :class:`Game` of one's own.

    The board is a line of text (``'petersen green=0,1,2'``, graph6), or a graph of NetworkX or SageMath. Attributes are
    keyword arguments (``green=[0, 1]``, ``painted={0: 2}``), by the names of the graph's vertices, or data of vertices
    and edges under the same name; a text (``green='0,1'``) is by numbers, for boards whose vertices are 0, 1, ...
    Options of the game are keyword arguments, too (``colours=2``). ``time_limit`` is in seconds, ``memory_limit`` in MB;
    beyond them the answer is UNKNOWN. With ``certificate`` an answer that has none is EVIDENCE. ``engine`` is as of
    ``gamecert solve``, but for ``'qbf'``, which is a program of its own: no process is started here.

    >>> solve('ello', 'petersen green=0,1,2').outcome
    'winnable'
    >>> solve('node-kayles', 'path:5', nimber=True).nimber
    3
    >>> solve('kayles', 'heaps:2', value=True).value
    '*2'
    >>> import networkx
    >>> graph = networkx.Graph([('a', 'b'), ('b', 'c')])
    >>> answer = solve('node-kayles', graph, moves=True)
    >>> answer.outcome, answer.moves
    ('N', ['b'])
    >>> solve('proper', 'path:4', colours=2).statement
    'OUTCOME P'
    >>> solve('ello', 'petersen gren=0')
    Traceback (most recent call last):
    gamecert.InputError: column 10: expected the attribute green of ello, found 'gren'
    """
    asked, names, setup = _asked(game, board, given)
    question = _Question(asked, names, misere, nimber, value, moves, engine, time_limit, memory_limit, setup)
    raw = question.answer(arguments.flag('certificate', certificate))
    return Answer(raw, question.setup.game, Board(question.setup.instance), names, asked,
                  ask=None if certificate else question)


class Position:
    """A position that is played: ``Position(game, board)`` is the first one, with a board as of :func:`solve`.

    ``mover`` is 0 for the first player, 1 for the second; ``lead`` what the mover has more in points than the other;
    ``won`` whether play has ended in a win of whoever has just moved. Positions are equal if they are the same to play.

    >>> position = Position('node-kayles', 'path:4')
    >>> position.moves
    [0, 1, 2, 3]
    >>> position.play(1).moves
    [3]
    >>> position.play(1).play(3).moves
    []
    >>> position.outcome, position.play(1).outcome
    ('P', 'N')
    >>> Position('kayles', 'heaps:5').value
    '*4'
    """

    def __init__(self, game: Union[str, Game], board: Any, **given: Any) -> None:
        self._asked, self._names, self._setup = _asked(game, board, given)
        with _words_of_python(self._names):
            self._played = self._setup.start()
        self._words: Tuple[str, ...] = ()

    def __reduce__(self) -> Tuple:
        return _played, (self._asked, self._names, self._words)

    @property
    def history(self) -> Tuple[Any, ...]:
        """The moves that led to it, by the names of the graph."""
        return tuple(map(self._name, self._words))

    @property
    def game(self) -> str:
        return self._setup.game

    @property
    def board(self) -> Board:
        return Board(self._setup.instance)

    @property
    def mover(self) -> int:
        return self._played.mover

    @property
    def lead(self) -> int:
        return self._played.lead

    @property
    def won(self) -> bool:
        return self._played.won

    @property
    def moves(self) -> List[Any]:
        """Legal moves, by the names of the graph: vertices, edges, pairs of a vertex and a colour."""
        return [self._name(name) for name in self._played.moves()]

    @property
    def planes(self) -> Dict[str, List[int]]:
        """The position itself: the cells in each of its planes, by number."""
        return self._played.planes()

    def play(self, move: Any) -> 'Position':
        """The position behind a legal move. InputError for one that is not legal."""
        return self._after(self._named(move))

    def _after(self, word: str) -> 'Position':
        after = object.__new__(type(self))
        after._asked, after._setup, after._names = self._asked, self._setup, self._names
        after._played = self._played.play(word)
        after._words = self._words + (word,)
        return after

    def _name(self, word: str) -> Any:
        return self._names.move(word, self._setup.kinds(word))

    def _named(self, move: Any) -> str:
        """The program's word for a move by the names of the graph; an edge may have its ends in either order."""
        legal = {name: self._name(name) for name in self._played.moves()}
        move = tuple(move) if isinstance(move, list) else move
        for name, known in legal.items():
            if known == move:
                return name
        for name, known in legal.items():
            if '-' in name and isinstance(known, tuple) and known[::-1] == move:
                return name
        if self._names.labels is None and isinstance(move, str) and move in legal:
            return move
        raise arguments.refused('a legal move', move)

    def solve(self, *, misere: bool = False, nimber: bool = False, value: bool = False, moves: bool = False,
              time_limit: Optional[float] = None, memory_limit: int = 8192) -> Answer:
        """Decides it, by search; the mover is the first player of the answer, but values are as Left sees them, whoever is
        to move. Certificates are about whole boards."""
        misere, nimber, moves = _flags(misere, nimber, moves)
        with _words_of_python(self._names):
            raw = self._played.solve(misere, nimber, arguments.flag('value', value), moves,
                                     *_limits(time_limit, memory_limit))
        return Answer(raw, self.game, self.board, self._names, self._asked, self._words)

    @property
    def outcome(self) -> Optional[str]:
        return self.solve().outcome

    @property
    def nimber(self) -> Union[int, str, None]:
        return self.solve(nimber=True).nimber

    @property
    def value(self) -> Optional[str]:
        """What it is worth to Left, of a game that has values (docs/VALUES.md)."""
        return self.solve(value=True).value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> Tuple:
        return (self._setup.text, tuple(self._played.key), self.lead, self.won)

    def __repr__(self) -> str:
        return f'<{short(self._setup.text)}{_after(self._names, self._setup, self._words)}>'

    def _repr_svg_(self) -> str:
        return _core.draw_position(self._setup, self._words, [], False, self._names.shown(),
                                   repr(self)[1:-1].encode(errors='replace').decode())

    def _repr_html_(self) -> str:
        facts: List[Tuple[str, Any]] = [('played', self.history), ('moves', self.moves)]
        if self.lead:
            facts.append(('lead', [self.lead]))
        rows = ''.join(f'<tr><th>{name}</th><td>{html.escape(", ".join(map(str, each)))}</td></tr>' for name, each in facts)
        return f'<div>{self._repr_svg_()}<table>{rows}</table></div>'.encode(errors='replace').decode()


def _played(asked: _Asked, names: Labelled, words: Tuple[str, ...]) -> Position:
    """The position behind these moves, as pickles have it."""
    position = object.__new__(Position)
    position._asked, position._names, position._words = asked, names, ()
    position._setup = _core.Setup(*asked)
    position._played = position._setup.start()
    for word in words:
        position = position._after(word)
    return position
