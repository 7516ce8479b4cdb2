"""Outcomes of games of one's own on all graphs of a class."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional, Tuple

from ._core import LimitReached
from .arguments import Compared, Orders, refused
from .boards import Board
from .own import MOST_POSITIONS, Game
from .sweeps import graphs


class OutcomeTable(Compared):
    """How often a game of one's own has which value, order by order: ``rows`` is ``{order: {value: count}}``; with
    ``examples`` the first graph of each, and ``undecided`` the graphs at which a limit was met. Marked EVIDENCE."""

    verdict = 'EVIDENCE'

    def __init__(self, rows: Dict[int, Dict[Any, int]], examples: Dict[int, Dict[Any, Board]],
                 undecided: List[Board]) -> None:
        self.rows = rows
        self.examples = examples
        self.undecided = undecided

    def _key(self) -> Tuple:
        return self.rows, self.examples, self.undecided

    def _remark(self) -> str:
        return 'EVIDENCE' + (f', undecided at {len(self.undecided)} graphs' if self.undecided else '')

    def __repr__(self) -> str:
        values = sorted({value for row in self.rows.values() for value in row})
        lines = ['order\t' + '\t'.join(map(str, values))]
        lines += [f'{order}\t' + '\t'.join(str(row.get(value, 0)) for value in values)
                  for order, row in self.rows.items()]
        return '\n'.join(lines + [self._remark()])

    def _repr_html_(self) -> str:
        rows = ''.join('<tr>' + ''.join(f'<td>{cell}</td>' for cell in line.split('\t')) + '</tr>'
                       for line in repr(self).split('\n')[:-1])
        return f'<table>{rows}</table><p>{self._remark()}</p>'


def outcomes(game: Callable[[Board], Any], order: Orders, of: str = 'connected', *, nimber: bool = False,
             time_limit: Optional[float] = None, limit: Optional[int] = MOST_POSITIONS) -> OutcomeTable:
    """Outcomes, or nimbers, of a game of one's own on every graph of a class; the class is called with each graph, and
    need not be a :class:`Game` if it has ``start``, ``moves`` and ``play``. The limits are those of :meth:`Game.solve`,
    for each graph.

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
    if not callable(game):
        raise refused('a class of games, which is called with each graph', game)
    rows: Dict[int, Dict[Any, int]] = {}
    examples: Dict[int, Dict[Any, Board]] = {}
    undecided: List[Board] = []
    for board in graphs(order, of):
        row = rows.setdefault(board.order, {})
        try:
            found = Game.solve(game(board), nimber=nimber, time_limit=time_limit, limit=limit)
        except LimitReached:
            undecided.append(board)
            continue
        value = found.nimber if nimber else found.outcome
        row[value] = row.get(value, 0) + 1
        examples.setdefault(board.order, {}).setdefault(value, board)
    return OutcomeTable(rows, examples, undecided)
