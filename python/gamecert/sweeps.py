"""Questions about all graphs of a class: sweeps, tables, lists of graphs."""

from __future__ import annotations

import html
import math
import os
from typing import Any, Callable, Dict, Iterable, Iterator, List, NamedTuple, Optional, Tuple, Union

from . import _core, arguments
from ._core import InputError
from .arguments import Compared, Orders, short
from .boards import Board
from .certificates import Certificate


def _graphs(order: Orders, of: str, jobs: int, definition: bool, time_limit: Optional[float], words: str,
            folder: Union[str, os.PathLike, None]) -> _core.Graphs:
    first, last = arguments.orders(order)
    return _core.Graphs(first, last, arguments.text('a class of graphs', of), *evaluation(jobs, definition, time_limit),
                        arguments.text('definitions of words', words),
                        '' if folder is None else arguments.path('certificates, a folder', folder))


def evaluation(jobs: Any, definition: Any, time_limit: Any) -> Tuple[int, bool, float]:
    return (arguments.whole('jobs, a number of threads', jobs, 0), arguments.flag('definition', definition),
            arguments.seconds('time_limit', time_limit))


class Progress(NamedTuple):
    """How far a sweep or a table has got, in the order it is in; what is not known is None."""

    order: int
    done: int
    total: Optional[int]
    rate: float
    seconds_left: Optional[float]
    failures: int


class Found(NamedTuple):
    """A counterexample that is less than those before it."""

    graph: Board


class SweepAnswer(Compared):
    """What is known of a conjecture.

    ``verdict``
        ``'HOLDS'`` for all graphs gone through, ``'FAILS'``, ``'VACUOUS'``, ``'EVIDENCE'`` or ``'UNKNOWN'``.
    ``statement``
        the line that the command prints: ``'HOLDS order 1..7 connected graphs 996'``.
    ``counterexample``, ``counterexamples``
        the least graph at which it fails, or None; and all that were wanted.
    ``certificates``
        of the counterexamples, each a :class:`~gamecert.Certificate`; ``no_certificate`` says why one is missing.
    ``graphs``, ``instances``
        how many were gone through, and how many of them satisfy the hypotheses.
    """

    def __init__(self, raw: Dict[str, Any]) -> None:
        self.conjecture: str = raw['conjecture']
        self.statement: str = raw['statement']
        self.verdict: str = self.statement.partition(' ')[0]
        self.reason: str = raw['reason']
        self.class_name: str = raw['class']
        self.complete_through: int = raw['complete_through']
        self.graphs: int = raw['graphs']
        self.instances: Optional[int] = raw['instances']
        self.counterexamples = [Board(text) for text in raw['counterexamples']]
        self.witnesses: List[List[str]] = raw['witnesses']
        self.certificates = [Certificate(text) for _, text in raw['certificates']]
        self.no_certificate: str = raw['no_certificate']
        self.undecided = [Board(text) for text in raw['undecided']]
        self.theorems: List[str] = raw['theorems']
        self.files: List[str] = raw['files']

    @property
    def outcome(self) -> Optional[bool]:
        """True if it holds, False if it fails, None if neither is certain."""
        return {'HOLDS': True, 'FAILS': False}.get(self.verdict)

    @property
    def counterexample(self) -> Optional[Board]:
        return self.counterexamples[0] if self.counterexamples else None

    @property
    def certificate(self) -> Optional[Certificate]:
        """Of the least counterexample."""
        return self.certificates[0] if self.certificates else None

    def _key(self) -> Tuple:
        return self.conjecture, self.statement, self.class_name, self.counterexamples, self.undecided

    def __repr__(self) -> str:
        return f'<{short(self.conjecture)}: {self.statement}>'

    def _repr_html_(self) -> str:
        picture = self.counterexample._repr_svg_() if self.counterexample else ''
        return f'<div><b>{html.escape(self.statement)}</b><br>{html.escape(self.conjecture)}<br>{picture}</div>'


class Sweep:
    """A sweep under way: an iterator over :class:`Progress` and :class:`Found`, then :meth:`result`.

    It begins at once, in threads of its own. An interrupt from the keyboard ends it as it ends the command: what it has
    left in ``certificates`` is taken up by the next sweep of the same question. So does :meth:`stop`, or leaving the
    ``with`` that it stands in; :meth:`result` then says how far it got. All computations of the process end with it.

    >>> with Sweep('oddity -> tree', order=(1, 7), definition=True) as sweep:
    ...     found = [event.graph for event in sweep if isinstance(event, Found)]
    >>> sweep.result().counterexample == found[-1]
    True
    """

    def __init__(self, conjecture: str, order: Orders, of: str = 'connected', *, all: bool = False,
                 first: bool = False, count: int = 1, jobs: int = 0, definition: bool = False,
                 time_limit: Optional[float] = None, words: str = '',
                 certificates: Union[str, os.PathLike, None] = None) -> None:
        if arguments.flag('all', all) and arguments.flag('first', first):
            raise InputError('expected all or first, found both')
        graphs = _graphs(order, of, jobs, definition, time_limit, words, certificates)
        self._run = _core.SweepRun(arguments.text('a conjecture', conjecture), graphs, all, arguments.flag('first', first),
                                   arguments.whole('count', count, 1))
        self._answer: Optional[SweepAnswer] = None

    def __reduce__(self) -> Tuple:
        raise TypeError('a sweep under way cannot be copied; its result can')

    def __iter__(self) -> Iterator[Union[Progress, Found]]:
        while True:
            event = self._run.next()
            if event is None:
                return
            yield Found(Board(event['counterexample'])) if 'counterexample' in event else Progress(**event)

    def result(self) -> SweepAnswer:
        """What is known at its end, for which it waits."""
        if self._answer is None:
            for _ in self:
                pass
            self._answer = SweepAnswer(self._run.result())
        return self._answer

    def stop(self) -> None:
        self._run.stop()

    def __enter__(self) -> 'Sweep':
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _listen(events: Iterable, progress: Optional[Callable[[Any], None]], stop: Callable[[], None]) -> None:
    try:
        for event in events:
            if progress is not None:
                progress(event)
    except BaseException:
        stop()
        raise


_OPTIONS = ['all', 'first', 'count', 'jobs', 'definition', 'time_limit', 'words', 'certificates']


def sweep(conjecture: str, order: Orders, of: str = 'connected', *,
          progress: Optional[Callable[[Union[Progress, Found]], None]] = None, **options: Any) -> SweepAnswer:
    """Tests a conjecture on every graph of a class; ``progress`` is told of what :class:`Sweep` goes through.

    ``order`` is a number, a pair ``(first, last)`` or a range; ``of`` a class as of ``--class``. Options: ``all``,
    ``first``, ``count``, ``jobs``, ``definition``, ``time_limit`` (seconds a graph), ``words`` (definitions, a text), and
    ``certificates``, a folder for ledgers and certificates from which a later sweep goes on.

    >>> sweep('tree -> winnable-colourings > 0', order=(1, 6)).statement
    'HOLDS order 1..6 connected graphs 143'
    >>> sweep('oddity -> tree', order=range(1, 8), definition=True).outcome
    False
    """
    for name in options:
        if arguments.text('an option', name) not in _OPTIONS:
            raise InputError(f'expected an option of sweep{_core.did_you_mean(name, _OPTIONS)}, found {name!r}')
    arguments.function('progress', progress)
    running = Sweep(conjecture, order, of, **options)
    _listen(running, progress, running.stop)
    return running.result()


class Extreme(NamedTuple):
    """A cell of ``argmax`` and ``argmin``: the value, the graphs, and how many others there are."""

    value: Union[int, float]
    graphs: List[Board]
    others: int


def number(text: str) -> Union[int, float]:
    return {'infinite': math.inf, '-infinite': -math.inf}[text] if text.endswith('infinite') else int(text)


def _cell(kind: str, text: str) -> Any:
    if kind == 'histogram':
        pairs = (pair.rpartition(':') for pair in text.split(',') if pair)
        return {number(value): int(count) for value, _, count in pairs}
    if not text:
        return None
    if kind not in ('argmax', 'argmin'):
        return number(text)
    value, _, rest = text.partition(':')
    names = rest.split(',')
    others = int(names.pop()[1:]) if names[-1].startswith('+') else 0
    return Extreme(number(value), [Board(name) for name in names], others)


class Table(Compared):
    """A table: ``header``, ``rows`` of cells, ``complete`` and, if it is not, the ``reason``.

    Iterating gives the rows as dicts. Cells are numbers, dicts of a histogram, :class:`Extreme`, or None of nothing.
    """

    def __init__(self, raw: Dict[str, Any]) -> None:
        self.header: List[str] = raw['header']
        keys = raw['kinds'].count('by')
        kinds = ['order'] + raw['kinds'][:keys] + ['graphs'] + raw['kinds'][keys:]
        self.rows: List[List[Any]] = [[_cell(kind, cell) for kind, cell in zip(kinds, row)] for row in raw['rows']]
        self.complete: bool = raw['complete']
        self.reason: str = raw['reason']
        self.undecided = [Board(text) for text in raw['undecided']]
        self.theorems: List[str] = raw['theorems']

    def _key(self) -> Tuple:
        return self.header, self.rows, self.complete, self.reason

    def __iter__(self) -> Iterator[Dict[str, Any]]:
        return (dict(zip(self.header, row)) for row in self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def column(self, name: str) -> List[Any]:
        if arguments.text('a column', name) not in self.header:
            raise InputError(f'expected a column{_core.did_you_mean(name, self.header)}, found {name!r}')
        return [row[self.header.index(name)] for row in self.rows]

    def __repr__(self) -> str:
        lines = ['\t'.join(self.header)] + ['\t'.join(map(str, row)) for row in self.rows]
        return '\n'.join(lines + ([] if self.complete else [f'UNKNOWN {self.reason}']))

    def _repr_html_(self) -> str:
        def line(cells: Sequence[Any], tag: str) -> str:
            return '<tr>' + ''.join(f'<{tag}>{html.escape(str(cell))}</{tag}>' for cell in cells) + '</tr>'

        rows = line(self.header, 'th') + ''.join(line(row, 'td') for row in self.rows)
        return f'<table>{rows}</table>' + ('' if self.complete else f'<p>UNKNOWN {html.escape(self.reason)}</p>')


def table(columns: str, order: Orders, of: str = 'connected', *, by: str = '', jobs: int = 0, definition: bool = False,
          time_limit: Optional[float] = None, words: str = '', certificates: Union[str, os.PathLike, None] = None,
          progress: Optional[Callable[[Progress], None]] = None) -> Table:
    """Counts, sums and extremes over all graphs of a class, a row for each order.

    >>> print(table('count(tree),max(max-degree)', order=(1, 5)))  # doctest: +NORMALIZE_WHITESPACE
    order	graphs	count(tree)	max(max-degree)
    1	1	1	0
    2	1	1	1
    3	2	1	2
    4	6	2	3
    5	21	3	4
    """
    arguments.function('progress', progress)
    running = _core.TableRun(arguments.text('columns', columns), arguments.text('keys of rows', by),
                             _graphs(order, of, jobs, definition, time_limit, words, certificates))

    def events() -> Iterator[Progress]:
        while True:
            event = running.next()
            if event is None:
                return
            if 'row' not in event:
                yield Progress(**event)

    _listen(events(), progress, running.stop)
    return Table(running.result())


def graphs(order: Orders, of: str = 'connected') -> Iterator[Board]:
    """Every graph of a class, once up to isomorphism, as graph6; fewest vertices first.

    >>> len(list(graphs(order=(1, 5))))
    31
    >>> [board.edges for board in graphs(3, of='tree')]
    [[(0, 1), (0, 2)]]
    """
    first, last = arguments.orders(order)
    arguments.text('a class of graphs', of)
    return _all_graphs(first, last, of)


def _all_graphs(first: int, last: int, of: str) -> Iterator[Board]:
    for each in range(first, last + 1):
        for text in _core.graphs_of(_core.Graphs(each, each, of, 0, False, math.inf, '', '')):
            yield Board(text)
