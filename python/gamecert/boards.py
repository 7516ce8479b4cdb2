"""Boards: graphs of NetworkX and SageMath, graph6, and the lines that the program reads."""

from __future__ import annotations

import operator
import re
import sys
import warnings
from typing import Any, Dict, Hashable, Iterable, List, Mapping, Optional, Sequence, Tuple

from . import _core, arguments
from ._core import InputError


class IgnoredData(UserWarning):
    """Data of vertices or edges of a graph that the game does not read."""


def one_line(line: Any) -> str:
    """A text without the newline at its end, as files have one. InputError for what takes several lines."""
    words = re.sub(r'\r?\n\Z', '', arguments.text('a graph', line))
    if '\n' in words:
        raise arguments.refused('a graph on one line', line)
    return words


class Board(str):
    """A line that names a board (``petersen``, ``edges:0-1,1-2``, graph6, ... as docs/COMMANDS.md has them), and attributes.

    It is a string, and shows its picture in a notebook.

    >>> board = Board('petersen')
    >>> board.order, len(board.edges)
    (10, 15)
    >>> board.networkx().number_of_edges()
    15
    """

    def __new__(cls, line: str = '') -> 'Board':
        return super().__new__(cls, one_line(line))

    @property
    def order(self) -> int:
        """The number of vertices."""
        return _core.graph_of(self)[0]

    @property
    def edges(self) -> List[Tuple[int, int]]:
        """Its edges, or arcs."""
        return _core.graph_of(self)[1]

    def networkx(self) -> Any:
        """The graph of NetworkX, on the vertices 0, 1, ..."""
        import networkx

        order, edges, directed = _core.graph_of(self)
        graph = networkx.DiGraph() if directed else networkx.Graph()
        graph.add_nodes_from(range(order))
        graph.add_edges_from(edges)
        return graph

    def sage(self) -> Any:
        """The graph of SageMath, on the vertices 0, 1, ..."""
        from sage.graphs.digraph import DiGraph  # type: ignore
        from sage.graphs.graph import Graph  # type: ignore

        order, edges, directed = _core.graph_of(self)
        return (DiGraph if directed else Graph)([list(range(order)), edges], format='vertices_and_edges')

    def _repr_svg_(self) -> str:
        return _core.draw(self, [], '')


class Labelled:
    """A board with the names that its vertices have in the graph it came from."""

    def __init__(self, text: str, labels: Optional[List[Hashable]] = None, data: Optional[Mapping] = None,
                 edge_data: Optional[Mapping] = None, places: Sequence[Tuple[int, str]] = ()) -> None:
        self.text = text
        self.places = places  # behind which columns of the line its attributes begin, for messages
        self.labels = labels  # by number; None: the numbers themselves
        self.data = data or {}
        self.edge_data = edge_data or {}
        self._numbers = None if labels is None else {label: number for number, label in enumerate(labels)}

    def number(self, label: Hashable) -> int:
        """Of a vertex."""
        if self._numbers is None:
            return arguments.whole('the number of a vertex', label, 0)
        try:
            return self._numbers[label]
        except (KeyError, TypeError):
            raise arguments.refused('a vertex of the graph', label) from None

    def label(self, number: int) -> Any:
        return number if self.labels is None else self.labels[number]

    def shown(self) -> List[str]:
        """What pictures write into vertices."""
        return [] if self.labels is None else [str(label).encode(errors='replace').decode() for label in self.labels]

    def named(self, words: str) -> str:
        """A message with the names of vertices in place of numbers, behind what it says that it found."""
        expected, found, rest = words.partition(', found ')
        if self.labels is None or not re.match('expected (an edge|a vertex|every vertex|every edge|a start) ', expected):
            return words

        def name(number: str) -> str:
            return arguments.shown(self.label(int(number))) if int(number) < len(self.labels or ()) else number

        return expected + found + re.sub(r'\b(\d+)(?:-(\d+)|(:\d+))?', lambda each: name(each[1]) + (
            f'-{name(each[2])}' if each[2] else each[3] or ''), rest)

    def _chosen(self, kind: str, word: str) -> Any:
        """What a move of a text chooses."""
        if kind.endswith('s'):  # a set
            each = kind[:-1] if kind != 'vertices' else 'vertex'
            return frozenset(self._chosen(each, member) for member in word[1:-1].split(',') if member)
        if kind == 'number':
            return int(word)
        ends = tuple(self.label(int(vertex)) for vertex in word.split('-'))
        return ends[0] if kind == 'vertex' else ends

    def move(self, name: str, kinds: Optional[Sequence[str]] = None) -> Any:
        """A move by the names of the graph: a vertex, an edge, a vertex and its colour; else the word itself. ``kinds``
        are those of its choices, of a game of one's own; what chooses several things is a tuple."""
        if kinds is not None:
            words = name.split(':')
            clause = words[:len(words) - len(kinds)]
            chosen = (*clause, *map(self._chosen, kinds, words[len(clause):]))
            return chosen[0] if len(chosen) == 1 else chosen
        if re.fullmatch(r'\d+', name):
            return self.label(int(name))
        edge = re.fullmatch(r'(\d+)-(\d+)', name)
        if edge:
            return (self.label(int(edge[1])), self.label(int(edge[2])))
        painted = re.fullmatch(r'(\d+):(.+)', name)
        if painted:
            colour = painted[2]
            return (self.label(int(painted[1])), int(colour) if colour.isdigit() else colour)
        return name


def is_sage(graph: Any) -> bool:
    return type(graph).__module__.startswith('sage.graphs')


def is_networkx(graph: Any) -> bool:
    networkx = sys.modules.get('networkx')
    return networkx is not None and isinstance(graph, networkx.Graph)


def labelled(graph: Any) -> Labelled:
    """The board that stands for a text, or a graph of NetworkX or SageMath."""
    if isinstance(graph, Labelled):
        return graph
    if isinstance(graph, str):
        return Labelled(one_line(graph))
    if is_networkx(graph):
        if graph.is_multigraph():
            raise InputError('expected a simple graph, found a multigraph of NetworkX')
        nodes = list(graph.nodes)
        data = {node: dict(graph.nodes[node]) for node in nodes}
        edges = {(u, v): dict(values) for u, v, values in graph.edges(data=True)}
        return _made(nodes, list(graph.edges), graph.is_directed(), data, edges)
    if is_sage(graph):
        nodes = list(graph.vertex_iterator())
        data = {node: _sage_data(value) for node, value in graph.get_vertices().items()}
        edges = {(u, v): _sage_data(value) for u, v, value in graph.edge_iterator(labels=True)}
        return _made(nodes, list(graph.edge_iterator(labels=False)), graph.is_directed(), data, edges)
    raise arguments.refused('a line of text or a graph of NetworkX or SageMath', graph)


def _sage_data(value: Any) -> Dict:
    """SageMath has one value at a vertex or an edge; a dict is data by name."""
    return value if isinstance(value, dict) else {} if value is None else {'label': value}


def _made(nodes: List[Hashable], edges: List[Tuple], directed: bool, data: Mapping, edge_data: Mapping) -> Labelled:
    for u, v in edges:
        if u == v:
            raise InputError(f'expected two different vertices, found {arguments.shown(u)}-{arguments.shown(v)}')
    numbers = {node: number for number, node in enumerate(nodes)}
    text = _core.graph_text(len(nodes), [(numbers[u], numbers[v]) for u, v in edges], directed)
    plain = nodes == list(range(len(nodes)))
    return Labelled(text, None if plain else nodes, data, edge_data)


def graph6(graph: Any) -> Board:
    """The text of a graph: graph6, sparse6 of large ones, digraph6 of digraphs. A text stays as it is, but for
    a newline at its end.

    >>> import networkx
    >>> graph6(networkx.path_graph(3))
    'Bg'
    """
    return Board(labelled(graph).text)


# Attributes, by their shape.


def _members(name: str, value: Any, of: str) -> List[Any]:
    if isinstance(value, Mapping) or not isinstance(value, Iterable):
        raise arguments.refused(f'{name}, {of}', value)
    return list(value)


def _items(name: str, value: Any, of: str) -> List[Tuple[Any, Any]]:
    items = list(value.items()) if isinstance(value, Mapping) else _members(name, value, f'a dict of {of}')
    for item in items:
        if not isinstance(item, Sequence) or isinstance(item, str) or len(item) != 2:
            raise arguments.refused(f'{name}, a dict of {of} or pairs', item)
    return items


def _edge(board: Labelled, edge: Any) -> str:
    if not isinstance(edge, Iterable) or isinstance(edge, str) or len(ends := tuple(edge)) != 2:
        raise arguments.refused('an edge, two vertices', edge)
    return f'{board.number(ends[0])}-{board.number(ends[1])}'


def _once(of: str, words: List[Tuple[Any, str]]) -> List[str]:
    """The words, if all differ."""
    seen = set()
    for member, word in words:
        if word in seen:
            raise InputError(f'expected every {of} once, found {arguments.shown(member)} twice')
        seen.add(word)
    return [word for _, word in words]


def attribute_text(board: Labelled, name: str, shape: str, value: Any) -> str:
    """``name=value`` as instance lines have it; nothing where the value is empty. A text is taken as it is: the vertices
    in it are numbers, so a graph with other names of vertices takes none."""
    if isinstance(value, str):
        if value and board.labels is not None:
            raise arguments.refused(f'{name} by the names of the vertices, as they are not 0, 1, ... in this order', value)
        words = arguments.text(name, value)
    elif shape in ('vertices', 'order'):
        members = [(vertex, str(board.number(vertex))) for vertex in _members(name, value, 'vertices')]
        words = ','.join(_once(f'vertex of {name}', members))
        left = set(board.labels or ()).difference(vertex for vertex, _ in members) if shape == 'order' and words else ()
        if left:
            missing = min(left, key=board.number)
            raise InputError(f'expected every vertex of {name} once, found none of {arguments.shown(missing)}')
    elif shape == 'edges':
        words = ','.join(_once(f'edge of {name}', [(edge, _edge(board, edge)) for edge in _members(name, value, 'edges')]))
    else:
        of, text = ('vertices', board.number) if shape == 'vertex values' else ('edges', lambda edge: _edge(board, edge))
        items = [(cell, str(text(cell)), number) for cell, number in _items(name, value, of)]
        _once(f'{"vertex" if of == "vertices" else "edge"} of {name}', [(cell, word) for cell, word, _ in items])
        words = ','.join(f'{word}:{arguments.whole(f"a value of {name}", number, 0)}' for _, word, number in items)
    return f' {name}={words}' if words else ''


def _member(name: str, key: Any, value: Any) -> bool:
    """Whether data put a vertex or an edge into a set."""
    if value is None or type(value).__name__ in ('bool', 'bool_'):
        return bool(value)
    try:
        number = operator.index(value)
    except TypeError:
        number = -1
    if number in (0, 1):
        return number == 1
    raise arguments.refused(f'True or False as the data {name} of {arguments.shown(key)}', value)


def _ranked(name: str, found: Mapping[Any, Any]) -> List[Any]:
    """The keys by their values, of which no two may be equal."""
    try:
        keys = sorted(found, key=lambda key: found[key])
    except TypeError:
        raise arguments.refused(f'numbers as the data {name}', list(found.values())) from None
    for one, other in zip(keys, keys[1:]):
        if found[one] == found[other]:
            raise InputError(f'expected different data {name}, found {arguments.shown(found[one])} at '
                             f'{arguments.shown(one)} and {arguments.shown(other)}')
    return keys


def attributes_of(board: Labelled, name: str, shape: str) -> Any:
    """What the vertices or edges of the graph carry under the name of the attribute; None if nothing."""
    source = board.edge_data if shape.startswith('edge') else board.data
    found = {key: values[name] for key, values in source.items() if name in values}
    if not found:
        return None
    if shape in ('vertices', 'edges'):
        return [key for key, value in found.items() if _member(name, key, value)]
    return _ranked(name, found) if shape == 'order' else found


#: Data of these names are taken to be meant for an attribute that is missing.
_COLOUR_WORDS = ('color', 'colors', 'colored', 'colour', 'colours', 'coloured')


def _say_what_is_ignored(board: Labelled, info: Dict[str, Any], given: Mapping[str, Any]) -> None:
    """Of the data that the graph carries. InputError for data that seem to be meant for an attribute which is neither
    given nor carried; else the warning IgnoredData, unless all attributes in that place are given."""
    for place, source in (('vertices', board.data), ('edges', board.edge_data)):
        attributes = [name for name, (shape, _) in info['attributes'].items()
                      if shape.startswith('edge') == (place == 'edges')]
        carried = list(dict.fromkeys(name for values in source.values() for name in values))
        ignored = [name for name in carried if name not in attributes]
        missing = [name for name in attributes if name not in given and name not in carried]
        for name in ignored:
            word = str(name).lower()
            if missing and (word in _COLOUR_WORDS or _core.did_you_mean(word, missing)):
                raise InputError(f'expected data of {place} under {" or ".join(map(repr, missing))}, as {info["name"]} '
                                 f'has it, found {arguments.shown(name)}; rename the data, or give '
                                 + ' or '.join(f'{each}=...' for each in missing))
        if ignored and not (attributes and set(attributes) <= set(given)):
            reads = ' and '.join(map(repr, attributes)) or 'none'
            warnings.warn(f'{info["name"]} ignores the data of {place} under '
                          f'{", ".join(map(arguments.shown, ignored))}; it reads {reads}', IgnoredData, stacklevel=5)


def instance(board: Labelled, info: Dict[str, Any], given: Mapping[str, Any]) -> Tuple[str, List[Tuple[int, str]]]:
    """The line: the board, then attributes, those given before those that the graph carries; and behind which column
    each of these begins."""
    _say_what_is_ignored(board, info, given)
    line = board.text
    places: List[Tuple[int, str]] = []
    for name, (shape, _) in info['attributes'].items():
        value = given[name] if name in given else attributes_of(board, name, shape)
        if value is not None:
            places.append((len(line.encode()), name))
            line += attribute_text(board, name, shape, value)
    return line, places
