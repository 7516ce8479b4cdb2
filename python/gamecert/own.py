"""Games of one's own, written in Python: searched, tabulated, and logged.

What is found here rests on the class and on the search of this file: it is EVIDENCE, and never certified.
"""

from __future__ import annotations

import ast
import os
import time
from typing import Any, Callable, Dict, Hashable, Iterable, Iterator, List, Optional, Tuple, Type

from ._core import InputError, LimitReached
from .sweeps import Orders, graphs

Text = Callable[[Any], str]


def position_text(value: Any) -> str:
    """A value as one line, the same in every run: members of sets are in the order of their texts."""
    if isinstance(value, (set, frozenset)):
        return '{' + ', '.join(sorted(map(position_text, value))) + '}'
    if isinstance(value, tuple):
        return '(' + ''.join(position_text(each) + ', ' for each in value).strip() + ')'
    if isinstance(value, dict):
        return '{' + ', '.join(sorted(f'{position_text(k)}: {position_text(v)}' for k, v in value.items())) + '}'
    return repr(value)


class Evidence:
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

    def __repr__(self) -> str:
        return f'<EVIDENCE {self.statement}>'


class Game:
    """An impartial game for two players: a class of one's own has ``start``, ``moves`` and ``play``.

    Positions are any values that can be hashed. A board is what the class makes of it: :func:`table` calls the class with
    each graph. Play must end; who cannot move loses, with ``misere = True`` wins.

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

    def solve(self, *, nimber: bool = False, position: Optional[Hashable] = None,
              time_limit: Optional[float] = None, limit: Optional[int] = None) -> Evidence:
        """Decides it by search. LimitReached beyond ``time_limit`` seconds or ``limit`` positions; InputError where play
        comes back to a position."""
        at = self.start if position is None else position
        if nimber and self.misere:
            raise InputError('expected normal play for nimbers, found misere play')
        search = _Search(self, nimber, time_limit, limit)
        value = search.value(at)
        wins = [move for move in self.moves(at) if not search.value(self.play(at, move))]
        outcome = 'N' if value else 'P'
        statement = f'NIMBER {value}' if nimber else f'OUTCOME {outcome}'
        return Evidence(statement, outcome, value if nimber else None, wins, len(search.values))

    def write_log(self, path: 'str | os.PathLike', *, nimber: bool = False, time_limit: Optional[float] = None,
                  limit: Optional[int] = None) -> Evidence:
        """Decides it, and leaves in a file every position that the answer rests on; :meth:`replay` plays it again."""
        search = _Search(self, nimber, time_limit, limit)
        value = search.value(self.start)
        lines = [position_text(self.start)]
        seen = {self.start}
        waiting = [self.start]
        body = []
        while waiting:
            at = waiting.pop()
            body.append(f'{search.values[at]:d} {position_text(at)}')
            for move in self.moves(at):
                after = self.play(at, move)
                needed = nimber or not search.values[at] or not search.value(after)
                if needed and after not in seen:
                    seen.add(after)
                    waiting.append(after)
                if search.values[at] and needed and not nimber:
                    break
        kind = 'nimbers' if nimber else 'outcomes'
        head = ['gamecert game log 1', f'game {type(self).__name__} {"misere" if self.misere else "normal"}',
                f'start {lines[0]}', f'{kind} {len(body)}']
        part = f'{os.fspath(path)}.part-{os.getpid()}'
        try:
            with open(part, 'w', encoding='utf-8') as file:
                file.write('\n'.join(head + sorted(body) + ['end']) + '\n')
            os.replace(part, path)
        except OSError:
            if os.path.exists(part):
                os.unlink(part)
            raise
        return self.solve(nimber=nimber, time_limit=time_limit, limit=limit)

    def replay(self, path: 'str | os.PathLike') -> Evidence:
        """Plays a log again by the rules of this class: every value must follow from those behind it, and play must end.
        InputError names the place where it does not."""
        return _Replay(self, os.fspath(path)).run()


class _Search:
    """Values of positions: nimbers, or 1 for a win of the mover and 0 for a loss."""

    def __init__(self, game: Game, nimber: bool, time_limit: Optional[float], limit: Optional[int]) -> None:
        self.game = game
        self.nimber = nimber
        self.values: Dict[Hashable, int] = {}
        self.limit = limit
        self.end = None if time_limit is None else time.monotonic() + time_limit

    def value(self, start: Hashable) -> int:
        if start in self.values:
            return self.values[start]
        # Each entry: a position, its options still to be looked at, the values of those before; no recursion, as play
        # may be long.
        line: List[Tuple[Hashable, Iterator[Hashable], List[int]]] = [(start, self.options(start), [])]
        open_positions = {start}
        while line:
            at, options, found = line[-1]
            after = next(options, None)
            if after is not None and not (found and found[-1] == 0 and not self.nimber):
                option = after[0]
                if option in self.values:
                    found.append(self.values[option])
                elif option in open_positions:
                    raise InputError(f'expected play that ends, found that it comes back to {position_text(option)}')
                else:
                    self.look(len(open_positions))
                    open_positions.add(option)
                    line.append((option, self.options(option), []))
                continue
            self.values[at] = self.of(found)
            open_positions.discard(at)
            line.pop()
            if line:
                line[-1][2].append(self.values[at])
        return self.values[start]

    def options(self, at: Hashable) -> Iterator[Any]:
        return ((self.game.play(at, move),) for move in self.game.moves(at))

    def of(self, options: List[int]) -> int:
        if self.nimber:
            return _least_missing(options)
        if not options:
            return int(self.game.misere)
        return int(0 in options)

    def look(self, begun: int = 0) -> None:
        """LimitReached, where so many positions have no value yet."""
        if self.limit is not None and len(self.values) + begun >= self.limit:
            raise LimitReached(f'more than {self.limit} positions')
        if self.end is not None and time.monotonic() > self.end:
            raise LimitReached('time limit')


def _least_missing(numbers: Iterable[int]) -> int:
    taken = set(numbers)
    least = 0
    while least in taken:
        least += 1
    return least


class _Replay:
    def __init__(self, game: Game, path: str) -> None:
        self.game = game
        self.path = path

    def refuse(self, line: int, expected: str, found: str) -> InputError:
        return InputError(f'{self.path}:{line}: expected {expected}, found {found}')

    def read(self) -> Tuple[bool, Dict[str, Tuple[int, int]]]:
        with open(self.path, encoding='utf-8') as file:
            lines = file.read().split('\n')
        name = type(self.game).__name__
        play = 'misere' if self.game.misere else 'normal'
        expected = ['gamecert game log 1', f'game {name} {play}', f'start {position_text(self.game.start)}']
        for number, line in enumerate(expected):
            found = lines[number] if number < len(lines) else 'the end'
            if found != line:
                raise self.refuse(number + 1, repr(line), repr(found))
        kind, _, count = (lines[3] if len(lines) > 3 else '').partition(' ')
        if kind not in ('nimbers', 'outcomes') or not count.isdigit():
            raise self.refuse(4, "'nimbers N' or 'outcomes N'", repr(lines[3] if len(lines) > 3 else 'the end'))
        if len(lines) != int(count) + 6 or lines[-2] != 'end' or lines[-1]:
            raise self.refuse(len(lines), f'{count} positions, then end', f'{len(lines) - 6}, or another end')
        values: Dict[str, Tuple[int, int]] = {}
        for number in range(4, len(lines) - 2):
            value, _, text = lines[number].partition(' ')
            if not value.isdigit() or (kind == 'outcomes' and value not in '01'):
                raise self.refuse(number + 1, 'a value and a position', repr(lines[number]))
            if text in values:
                raise self.refuse(number + 1, 'every position once', repr(text))
            values[text] = (int(value), number + 1)
        return kind == 'nimbers', values

    def run(self) -> Evidence:
        nimber, values = self.read()
        start = self.game.start
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
        wins = [move for move in self.game.moves(start)
                if values.get(position_text(self.game.play(start, move)), (1, 0))[0] == 0]
        outcome = 'N' if value else 'P'
        return Evidence(f'NIMBER {value}' if nimber else f'OUTCOME {outcome}', outcome, value if nimber else None, wins,
                        len(values))

    def needed(self, position: Hashable, text: str, nimber: bool, values: Dict[str, Tuple[int, int]]) -> List[Tuple]:
        """The options that the value rests on, once it follows from theirs."""
        value, number = values[text]
        options = [self.game.play(position, move) for move in self.game.moves(position)]
        found = [values.get(position_text(option)) for option in options]
        if nimber or value == 0:
            for option, each in zip(options, found):
                if each is None:
                    raise self.refuse(number, 'the value of every option', f'none of {position_text(option)}')
        of_options = [each[0] for each in found if each is not None]
        if nimber:
            right = _least_missing(of_options)
        elif not options:
            right = int(self.game.misere)
        else:
            right = int(0 in of_options)
        if right != value:
            raise self.refuse(number, f'the value {right} of {text}', str(value))
        if nimber or value == 0:
            return [(option,) for option in options]
        return [(option,) for option, each in zip(options, found) if each is not None and each[0] == 0]


class OutcomeTable:
    """How often a game of one's own has which value, order by order: ``rows`` is ``{order: {value: count}}``; with
    ``examples`` the first graph of each. Marked EVIDENCE."""

    verdict = 'EVIDENCE'

    def __init__(self, rows: Dict[int, Dict[Any, int]], examples: Dict[int, Dict[Any, str]]) -> None:
        self.rows = rows
        self.examples = examples

    def __repr__(self) -> str:
        values = sorted({value for row in self.rows.values() for value in row})
        lines = ['order\t' + '\t'.join(map(str, values))]
        lines += [f'{order}\t' + '\t'.join(str(row.get(value, 0)) for value in values)
                  for order, row in self.rows.items()]
        return '\n'.join(lines + ['EVIDENCE'])

    def _repr_html_(self) -> str:
        rows = ''.join('<tr>' + ''.join(f'<td>{cell}</td>' for cell in line.split('\t')) + '</tr>'
                       for line in repr(self).split('\n')[:-1])
        return f'<table>{rows}</table><p>EVIDENCE</p>'


def outcomes(game: Type[Game], order: Orders, of: str = 'connected', *, nimber: bool = False,
             time_limit: Optional[float] = None) -> OutcomeTable:
    """Outcomes, or nimbers, of a game of one's own on every graph of a class; the class is called with each graph.

    >>> class Vertices(Game):
    ...     "Take a vertex, whatever the edges."
    ...     def __init__(self, board):
    ...         self.start = board.order
    ...     def moves(self, left):
    ...         return range(min(left, 1))
    ...     def play(self, left, move):
    ...         return left - 1
    >>> print(outcomes(Vertices, order=(1, 4)))  # doctest: +NORMALIZE_WHITESPACE
    order	N	P
    1	1	0
    2	0	1
    3	2	0
    4	0	6
    EVIDENCE
    """
    rows: Dict[int, Dict[Any, int]] = {}
    examples: Dict[int, Dict[Any, str]] = {}
    for board in graphs(order, of):
        found = game(board).solve(nimber=nimber, time_limit=time_limit)  # type: ignore
        value = found.nimber if nimber else found.outcome
        row = rows.setdefault(board.order, {})
        row[value] = row.get(value, 0) + 1
        examples.setdefault(board.order, {}).setdefault(value, board)
    return OutcomeTable(rows, examples)
