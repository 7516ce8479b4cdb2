"""Games of one's own, written in Python: searched, and logged.

What is found here rests on the class and on the search of this file: it is EVIDENCE, and never certified.
"""

from __future__ import annotations

import os
import re
import time
from typing import Any, Dict, Hashable, Iterable, Iterator, List, Optional, Set, Tuple

from . import arguments
from ._core import InputError, LimitReached
from .arguments import Compared, refused, shown
from .certificates import write_whole

# Positions that a search keeps unless it is told otherwise: some gigabytes.
MOST_POSITIONS = 10_000_000

_none: Any = object()  # in place of a position, as None may be one


def position_text(value: Any) -> str:
    """A value as one line, the same in every run: members of sets are in the order of their texts. InputError for what has
    no such text."""
    if isinstance(value, (set, frozenset)):
        return '{' + ', '.join(sorted(map(position_text, value))) + '}'
    if isinstance(value, tuple):
        return '(' + ''.join(position_text(each) + ', ' for each in value).strip() + ')'
    if isinstance(value, dict):
        return '{' + ', '.join(sorted(f'{position_text(k)}: {position_text(v)}' for k, v in value.items())) + '}'
    text = repr(value)
    if type(value).__repr__ is object.__repr__ or not text.isprintable():
        raise refused('a position whose repr is one line, the same in every run', value)
    return text


class Evidence(Compared):
    """What a search found of a game of one's own: never more than EVIDENCE.

    ``outcome`` is ``'N'`` (the player to move wins) or ``'P'``; ``nimber`` a number, if that was asked; ``moves`` all
    that win; ``positions`` how many were met.
    """

    verdict = 'EVIDENCE'
    certificate = None

    def __init__(self, statement: str, outcome: str, nimber: Optional[int], moves: List[Any], positions: int) -> None:
        self.statement = statement
        self.outcome = outcome
        self.nimber = nimber
        self.moves = moves
        self.positions = positions

    def _key(self) -> Tuple:
        return self.statement, self.moves, self.positions

    def __repr__(self) -> str:
        return f'<EVIDENCE {self.statement}>'


class Game:
    """An impartial game for two players: a class of one's own has ``start``, ``moves`` and ``play``.

    Positions are any values that can be hashed; the moves of a position, and where they lead, depend on it alone. A board
    is what the class makes of it: :func:`outcomes` calls the class with each graph. Play must end; who cannot move loses,
    with ``misere = True`` wins.

    >>> class Subtraction(Game):
    ...     "Take one, two or three of a heap."
    ...     def __init__(self, heap):
    ...         self.start = heap
    ...     def moves(self, heap):
    ...         return [take for take in (1, 2, 3) if take <= heap]
    ...     def play(self, heap, take):
    ...         return heap - take
    >>> Subtraction(21).solve()
    <EVIDENCE OUTCOME N>
    >>> Subtraction(21).solve(nimber=True).nimber, Subtraction(21).solve().moves
    (1, [1])
    """

    start: Hashable
    misere: bool = False

    def moves(self, position: Any) -> Iterable[Any]:
        """The legal moves."""
        raise NotImplementedError(f'{type(self).__name__}.moves')

    def play(self, position: Any, move: Any) -> Hashable:
        """The position behind a move."""
        raise NotImplementedError(f'{type(self).__name__}.play')

    def solve(self, *, nimber: bool = False, position: Hashable = _none, time_limit: Optional[float] = None,
              limit: Optional[int] = MOST_POSITIONS) -> Evidence:
        """Decides it, or a position of it, by search. LimitReached beyond ``time_limit`` seconds or ``limit`` positions;
        InputError where play comes back to a position, and for what is no position and no moves. What the class raises
        comes through."""
        search = _Search(self, nimber, time_limit, limit)
        return search.evidence(_start(self) if position is _none else position)

    def write_log(self, path: 'str | os.PathLike', *, nimber: bool = False, time_limit: Optional[float] = None,
                  limit: Optional[int] = MOST_POSITIONS) -> Evidence:
        """Decides it, and leaves in a file every position that the answer rests on; :meth:`replay` plays it again, as is
        done before the file has its name."""
        start = _start(self)
        search = _Search(self, nimber, time_limit, limit)
        evidence = search.evidence(start)
        body = [f'{value:d} {position_text(at)}' for at, value in search.needed(start)]
        lines = ['gamecert game log 1', f'game {type(self).__name__} {_convention(self)}', f'start {position_text(start)}',
                 f'{"nimbers" if nimber else "outcomes"} {len(body)}'] + sorted(body) + ['end']
        name = arguments.path('a game log', path)
        write_whole(name, '\n'.join(lines) + '\n', lambda part: _Replay(self, part, name).run())
        return evidence

    def replay(self, path: 'str | os.PathLike') -> Evidence:
        """Plays a log again by the rules of this class: every value must follow from those behind it, and play must end.
        InputError names the place where it does not."""
        name = arguments.path('a game log', path)
        return _Replay(self, name, name).run()


def _misere(game: Any) -> bool:
    """Whether it is, of what has the rules of a game: InputError for anything else."""
    name = type(game).__name__
    if isinstance(game, type):
        raise refused('a game, an object of a class', game)
    for rule in ('moves', 'play'):
        if not callable(getattr(game, rule, None)):
            raise refused(f'{name}.{rule}, a function', getattr(game, rule, None))
    return arguments.flag(f'{name}.misere', getattr(game, 'misere', False))


def _convention(game: Game) -> str:
    return 'misere' if _misere(game) else 'normal'


def _start(game: Game) -> Hashable:
    try:
        return game.start
    except AttributeError:
        raise InputError(f'expected {type(game).__name__}.start, the first position, found none') from None


def _moves(game: Game, position: Hashable) -> Iterator[Any]:
    moves = game.moves(position)
    try:
        return iter(moves)
    except TypeError:
        raise refused(f'the moves of {type(game).__name__} at {shown(position)}', moves) from None


class _Search:
    """Values of positions: nimbers, or 1 for a win of the mover and 0 for a loss."""

    def __init__(self, game: Game, nimber: bool, time_limit: Optional[float], limit: Optional[int]) -> None:
        self.game = game
        self.misere = _misere(game)
        self.nimber = arguments.flag('nimber', nimber)
        if self.nimber and self.misere:
            raise InputError('expected normal play for nimbers, found misere play')
        self.values: Dict[Hashable, int] = {}
        self.limit = None if limit is None else arguments.whole('limit, a number of positions', limit, 1)
        self.end = time.monotonic() + arguments.seconds('time_limit', time_limit)

    def evidence(self, at: Hashable) -> Evidence:
        value = self.value(at)
        wins = []
        for move in _moves(self.game, at):
            self.look(0)
            if not self.value(self.game.play(at, move)):
                wins.append(move)
        if bool(wins) != bool(value) and not (self.misere and value):
            raise self.differs(at)
        outcome = 'N' if value else 'P'
        return Evidence(f'NIMBER {value}' if self.nimber else f'OUTCOME {outcome}', outcome,
                        value if self.nimber else None, wins, len(self.values))

    def needed(self, start: Hashable) -> Iterator[Tuple[Hashable, int]]:
        """Every position that the value of the first rests on, with its own: of one that is won a single option."""
        seen = {start}
        waiting = [start]
        while waiting:
            at = waiting.pop()
            value = self.value(at)
            yield at, value
            for move in _moves(self.game, at):
                self.look(0)
                after = self.game.play(at, move)
                single = bool(value) and not self.nimber
                if single and self.value(after):
                    continue
                if after not in seen:
                    seen.add(after)
                    waiting.append(after)
                if single:
                    break

    def value(self, start: Hashable) -> int:
        if self.known(start):
            return self.values[start]
        # Each entry: a position, its options still to be looked at, the values of those before; no recursion, as play
        # may be long.
        line: List[Tuple[Hashable, Iterator[Hashable], Set[int]]] = [(start, self.options(start), set())]
        open_positions = {start}
        while line:
            at, options, found = line[-1]
            option = _none if 0 in found and not self.nimber else next(options, _none)
            self.look(len(open_positions))
            if option is _none:
                self.values[at] = self.of(found)
                open_positions.discard(at)
                line.pop()
                if line:
                    line[-1][2].add(self.values[at])
            elif self.known(option):
                found.add(self.values[option])
            elif option in open_positions:
                raise InputError(f'expected play that ends, found that it comes back to {shown(option)}')
            else:
                open_positions.add(option)
                line.append((option, self.options(option), set()))
        return self.values[start]

    def known(self, position: Hashable) -> bool:
        try:
            hash(position)
        except TypeError:
            raise refused('a position that can be hashed', position) from None
        return position in self.values

    def options(self, at: Hashable) -> Iterator[Any]:
        return (self.game.play(at, move) for move in _moves(self.game, at))

    def of(self, options: Set[int]) -> int:
        if self.nimber:
            return _least_missing(options)
        if not options:
            return int(self.misere)
        return int(0 in options)

    def look(self, begun: int) -> None:
        """LimitReached; so many positions have no value yet."""
        if self.limit is not None and len(self.values) + begun > self.limit:
            raise LimitReached(f'more than {self.limit} positions')
        if time.monotonic() > self.end:
            raise LimitReached('time limit')

    def differs(self, position: Hashable) -> InputError:
        return InputError(f'expected moves that depend on the position alone, found other moves of {shown(position)}')


def _least_missing(numbers: Iterable[int]) -> int:
    taken = set(numbers)
    least = 0
    while least in taken:
        least += 1
    return least


def _is_number(text: str) -> bool:
    """Without a zero in front, and not longer than any that is written."""
    return re.fullmatch('0|[1-9][0-9]{0,17}', text) is not None


class _Replay:
    def __init__(self, game: Game, path: str, name: str) -> None:
        self.game = game
        self.misere = _misere(game)
        self.path = path
        self.name = name  # in messages

    def refuse(self, line: int, expected: str, found: str) -> InputError:
        return InputError(f'{self.name}:{line}: expected {expected}, found {found}')

    def read(self) -> Tuple[bool, Dict[str, Tuple[int, int]]]:
        try:
            with open(self.path, encoding='utf-8', newline='') as file:
                lines = file.read().split('\n')
        except UnicodeDecodeError:
            raise InputError(f'{self.name}: expected a text in UTF-8, found other bytes') from None
        expected = ['gamecert game log 1', f'game {type(self.game).__name__} {_convention(self.game)}',
                    f'start {position_text(_start(self.game))}']
        for number, line in enumerate(expected):
            found = lines[number] if number < len(lines) else 'the end'
            if found != line:
                raise self.refuse(number + 1, repr(line), repr(found))
        kind, _, count = (lines[3] if len(lines) > 3 else '').partition(' ')
        if kind not in ('nimbers', 'outcomes') or not _is_number(count):
            raise self.refuse(4, "'nimbers N' or 'outcomes N'", repr(lines[3] if len(lines) > 3 else 'the end'))
        if len(lines) != int(count) + 6 or lines[-2] != 'end' or lines[-1]:
            raise self.refuse(len(lines), f'{count} positions, then end', f'{len(lines) - 6}, or another end')
        values: Dict[str, Tuple[int, int]] = {}
        for number in range(4, len(lines) - 2):
            value, _, text = lines[number].partition(' ')
            if not _is_number(value) or (kind == 'outcomes' and value not in ('0', '1')):
                raise self.refuse(number + 1, 'a value and a position', repr(lines[number]))
            if text in values:
                raise self.refuse(number + 1, 'every position once', repr(text))
            values[text] = (int(value), number + 1)
        return kind == 'nimbers', values

    def run(self) -> Evidence:
        nimber, values = self.read()
        start = _start(self.game)
        if position_text(start) not in values:
            raise self.refuse(4, 'the start among the positions', 'none')
        done: Dict[str, bool] = {}  # False: on the line that is being played
        line: List[Tuple[str, Iterator[Hashable]]] = []

        def enter(position: Hashable) -> None:
            text = position_text(position)
            done[text] = False
            line.append((text, iter(self.needed(position, text, nimber, values))))

        enter(start)
        while line:
            text, options = line[-1]
            option = next(options, None)
            if option is None:
                done[text] = True
                line.pop()
            else:
                after = position_text(option[0])
                if after not in done:
                    enter(option[0])
                elif not done[after]:
                    raise self.refuse(values[after][1], 'play that ends', f'that it comes back to {after}')
        unused = [text for text in values if text not in done]
        if unused:
            raise self.refuse(values[unused[0]][1], 'positions that the answer rests on', unused[0])
        value = values[position_text(start)][0]
        wins = [move for move in _moves(self.game, start)
                if values.get(position_text(self.game.play(start, move)), (1, 0))[0] == 0]
        outcome = 'N' if value else 'P'
        return Evidence(f'NIMBER {value}' if nimber else f'OUTCOME {outcome}', outcome, value if nimber else None, wins,
                        len(values))

    def needed(self, position: Hashable, text: str, nimber: bool, values: Dict[str, Tuple[int, int]]) -> List[Tuple]:
        """The options that the value rests on, once it follows from theirs."""
        value, number = values[text]
        options = [self.game.play(position, move) for move in _moves(self.game, position)]
        found = [values.get(position_text(option)) for option in options]
        if nimber or value == 0:
            for option, each in zip(options, found):
                if each is None:
                    raise self.refuse(number, 'the value of every option', f'none of {position_text(option)}')
        of_options = [each[0] for each in found if each is not None]
        if nimber:
            right = _least_missing(of_options)
        elif not options:
            right = int(self.misere)
        else:
            right = int(0 in of_options)
        if right != value:
            raise self.refuse(number, f'the value {right} of {text}', str(value))
        if nimber or value == 0:
            return [(option,) for option in options]
        return [(option,) for option, each in zip(options, found) if each is not None and each[0] == 0]
