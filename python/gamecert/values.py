"""Questions about graphs that are given: values and filters."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any, Dict, Iterable, Iterator, List, Optional, Sequence, Tuple, TypeVar, Union

from . import _core, arguments
from ._core import InputError, InternalFailure, LimitReached
from .boards import is_networkx, is_sage, labelled
from .sweeps import evaluation, number

G = TypeVar('G')

# Values come for many graphs at once: so many are handed on together, at first few.
_FEW, _MANY = 16, 4096


# As nauty writes them, in front of the first graph or on a line of their own.
_HEADER = re.compile(r'>>(?:graph6|sparse6|digraph6)<<')


def _rows(asked: _core.ValueList, all_graphs: Iterable[G]) -> Iterator[Tuple[G, List[str]]]:
    if isinstance(all_graphs, str) or is_networkx(all_graphs) or is_sage(all_graphs):
        return iter([(all_graphs, _row(asked, all_graphs))])  # type: ignore
    if not isinstance(all_graphs, Iterable):
        raise arguments.refused('graphs', all_graphs)
    return _rows_of_many(asked, all_graphs)


def _row(asked: _core.ValueList, graph: Any) -> List[str]:
    try:
        return _cells(asked, [_graph_line(graph)])[0]
    except InputError as error:
        raise InputError(re.sub(r'^1:', 'column ', str(error))) from None


def _rows_of_many(asked: _core.ValueList, all_graphs: Iterable[G]) -> Iterator[Tuple[G, List[str]]]:
    what = 'line' if hasattr(all_graphs, 'readline') else 'graph'
    numbered = ((number, graph) for number, graph in enumerate(all_graphs, 1) if what == 'graph' or not _is_empty(graph))
    size = _FEW
    while True:
        some = list(islice(numbered, size))
        if not some:
            return
        size = min(2 * size, _MANY)
        lines = []
        for number, graph in some:
            try:
                lines.append(_graph_line(graph))
            except InputError as error:
                raise InputError(f'{what} {number}: {error}') from None
        try:
            rows = _cells(asked, lines)
        except InputError as error:
            if not (place := re.match(r'(\d+):', str(error))):
                raise
            raise InputError(f'{what} {some[int(place[1]) - 1][0]}, column {str(error)[place.end():]}') from None
        for (_, graph), cells in zip(some, rows):
            yield graph, cells


def _is_empty(line: Any) -> bool:
    """Of a file: a line that is blank, or a header alone."""
    return isinstance(line, str) and not _HEADER.sub('', line, count=1).strip()


def _graph_line(graph: Any) -> str:
    """Exactly one graph, in a format that has one a line whatever stands around it."""
    text = labelled(graph).text
    text = text[header.end():] if (header := _HEADER.match(text)) else text
    order = ord(text[0]) - 63 if re.fullmatch('[?-~]+', text) else -1
    if 0 <= order <= 62 and len(text) == 1 + (order * (order - 1) // 2 + 5) // 6:
        return text
    return _core.graph_text(*_core.graph_of(text))


def _cells(asked: _core.ValueList, lines: List[str]) -> List[List[str]]:
    rows = asked.rows('\n'.join(lines) + '\n').splitlines()
    if len(rows) != len(lines):
        raise InternalFailure(f'{len(rows)} rows of values were found of {len(lines)} graphs')
    return [row.split('\t') for row in rows]


def _value(text: str) -> Any:
    if text in ('true', 'false'):
        return text == 'true'
    return None if text == 'unknown' else number(text)


def _asked(expressions: Union[str, Sequence[str]], words: Any, definition: Any, jobs: Any,
           time_limit: Any) -> _core.ValueList:
    if not isinstance(expressions, str):
        if not isinstance(expressions, Iterable):
            raise arguments.refused('numbers and properties', expressions)
        expressions = ','.join(arguments.text('a number or a property', each) for each in expressions)
    threads, by_definition, seconds = evaluation(jobs, definition, time_limit)
    return _core.ValueList(arguments.text('numbers and properties', expressions),
                           arguments.text('definitions of words', words), by_definition, threads, seconds)


def _only(asked: _core.ValueList, what: str) -> None:
    if len(asked.names) != 1:
        raise InputError(f'expected {what}, found {len(asked.names)}: {", ".join(asked.names)}')


def values(expressions: Union[str, Sequence[str]], graphs: Iterable[Any], *, jobs: int = 0, definition: bool = False,
           time_limit: Optional[float] = None, words: str = '') -> Iterator[Dict[str, Any]]:
    """Numbers and properties of each graph, a dict each; None where a limit was met. Of an open file each line is a graph,
    but for blank lines and headers alone, which are skipped.

    >>> import networkx
    >>> list(values('order,girth,nimber(node-kayles)', [networkx.cycle_graph(5), 'D?{', 'petersen']))
    [{'order': 5, 'girth': 5, 'nimber(node-kayles)': 0}, {'order': 5, 'girth': inf, 'nimber(node-kayles)': 2}, \
{'order': 10, 'girth': 5, 'nimber(node-kayles)': 1}]
    """
    asked = _asked(expressions, words, definition, jobs, time_limit)
    rows = _rows(asked, graphs)
    return (dict(zip(asked.names, map(_value, row))) for _, row in rows)


def value(expression: str, graph: Any, *, definition: bool = False, time_limit: Optional[float] = None,
          words: str = '') -> Any:
    """A number or a property of one graph.

    >>> value('chromatic-number', 'petersen')
    3
    """
    asked = _asked(arguments.text('a number or a property', expression), words, definition, 1, time_limit)
    _only(asked, 'one number or property')
    return _value(*_row(asked, graph))


def filter(property: str, graphs: Iterable[G], *, invert: bool = False, jobs: int = 0, definition: bool = False,
           time_limit: Optional[float] = None, words: str = '') -> Iterator[G]:
    """The graphs that have a property, as they came. LimitReached at a graph of which that is not known. Files are read
    as by :func:`values`.

    >>> import networkx
    >>> [len(graph) for graph in filter('bipartite', map(networkx.cycle_graph, range(3, 8)))]
    [4, 6]
    """
    asked = _asked(arguments.text('a property', property), words, definition, jobs, time_limit)
    _only(asked, 'one property')
    return _having(property, asked, graphs, arguments.flag('invert', invert))


def _having(property: str, asked: _core.ValueList, graphs: Iterable[G], invert: bool) -> Iterator[G]:
    for graph, (cell,) in _rows(asked, graphs):
        if cell == 'unknown':
            raise LimitReached(f'{property} is not known of {labelled(graph).text}')
        if cell not in ('true', 'false'):
            raise InputError(f'expected a property, found the number {property!r}')
        if (cell == 'true') != invert:
            yield graph
