"""The meaning of a text: what its clauses are as functions, and its positions and moves on a board.

A position is a dictionary: a part that is a set, or one vertex or none, is a frozenset, a number an int, and indexed
sets and numbers at places are dictionaries of these.
"""

from itertools import combinations

from boards import BoardError, read_items
from meanings import MOVER, Context, Meanings
from reader import TextError
from values import SETS, finite, numbers_from

BOARD = ("options",)
START = ("options", "given")
POSITION = ("options", "given", "position")
MOVE = ("options", "given", "position", "new")


class GameError(Exception):
    """An error in the text that is met in play, or a board that the rules refuse."""


def whole(value, what):
    if not finite(value):
        raise GameError("expected a whole number as %s, found %s" % (what, value))
    return value


OF_POSITION = ("won", "lost", "won left", "won right", "number", "falls", "before")


class Rules:
    """A text with its formulas as functions of a context."""

    def __init__(self, text):
        self.text = text
        self.meanings = Meanings(text)
        self._define()
        self.ranges = {}
        for name, item in list(text.names.items()):
            if item.what in ("given", "position") and not hasattr(item, "owner"):
                self.ranges[name, "range"] = item.range and self._pair(item, item.range)
                self.ranges[name, "index"] = getattr(item, "index", None) and self._pair(item, item.index)
        self.starts = {name: self._start(name, *text.starts[name]) for name in text.parts}
        self.requires = [self._one(reader, tree, "truth", START) for reader, tree in text.requires]
        self.always = [self._one(reader, tree, "truth", POSITION) for reader, tree in text.always]
        self.moves = [self._move(move) for move in text.moves]
        shared = self._shared_choices()
        kinds = {word: ("whole" if word in ("number", "falls", "before") else "truth", POSITION) for word in OF_POSITION}
        self.of_position = {
            word: self._one(*text.formulas[word], *kinds[word]) for word in kinds if word in text.formulas
        }
        self.of_move = {
            word: [self._one(*text.formulas[word], sort, MOVE, scope) for scope in shared]
            for word, sort in (("again", "truth"), ("gain", "whole"))
            if word in text.formulas
        }

    def _one(self, reader, tree, sort, allowed, scope=()):
        self.meanings.place = reader
        self.meanings.scope = list(scope)
        return self.meanings.compiled(tree, sort, allowed)

    def _pair(self, item, ends):
        reader = getattr(item, "reader", None)
        return [self._one(reader, end, "whole", BOARD) for end in ends]

    def _define(self):
        """Sorts of definitions, each of which may use those above it."""
        names = self.text.names
        later = {name: names.pop(name) for name, _ in self.text.definitions}
        for name, reader in self.text.definitions:
            item = later[name]
            self.meanings.place, self.meanings.scope = reader, list(item.parameters)
            self.meanings.allowed = frozenset(POSITION)
            item.sort = self.meanings.meaning(item.tree)[0]
            names[name] = item

    def _start(self, name, variable, tree, reader):
        item = self.text.names[name]
        scope = [(variable, item.parameters[0][1])] if variable else []
        return self._one(reader, tree, item.sort, START, scope)

    def _move(self, move):
        scope, choices = [], []
        for choice in move.choices:
            choices.append(self._choice(move, choice, scope))
            scope.append((choice.name, choices[-1]["sort"]))
        where = self._one(move.reader, move.where, "truth", POSITION, scope)
        updates = [self._update(update, scope) for update in move.updates]
        return {"choices": choices, "where": where, "updates": updates, "scope": scope, "mover": move.mover}

    def _choice(self, move, choice, scope):
        if choice.word == "..":
            ends = [self._one(move.reader, end, "whole", BOARD) for end in (choice.first, choice.last)]
            return {"word": "..", "sort": "whole", "ends": ends}
        self.meanings.place, self.meanings.scope = move.reader, list(scope)
        self.meanings.allowed = frozenset(POSITION)
        sort, _ = self.meanings.meaning(choice.first)
        sort = sort if sort in SETS and sort != "nothing" else "vertices"
        if sort == "numbers":
            raise TextError("%d:%d: expected a set of vertices or of pairs, or a range" % move.reader.place())
        found = self._one(move.reader, choice.first, sort, POSITION, scope)
        if choice.word == "in":
            sort_of_member = {"vertices": "vertex", "edges": "edge", "arcs": "arc"}[sort]
            return {"word": "in", "kind": sort, "sort": sort_of_member, "set": found}
        most = self._bound(move, choice.name)
        return {"word": "set", "kind": sort, "sort": sort, "set": found, "most": most}

    def _bound(self, move, name):
        """The greatest size of a chosen set, from the first part |S| <= m or |S| = m of the condition in which m speaks
        of the board and of what is given."""
        parts = [move.where]
        while parts:
            tree = parts.pop()
            if tree[0] == "&":
                parts += tree[:0:-1]
            elif tree[0] in ("<=", "=") and tree[1] == ("card", ("word", name)):
                try:
                    return self._one(move.reader, tree[2], "whole", START)
                except TextError:
                    pass  # it speaks of the position or of a choice
        raise TextError("%d:%d: expected |%s| <= a number" % (*move.reader.place(), name))

    def _update(self, update, scope):
        item = self.text.names[update.name]
        inner, over = list(scope), None
        if update.over:
            self.meanings.place, self.meanings.scope = update.place, inner
            self.meanings.allowed = frozenset(MOVE)
            sort, over = self.meanings.range(update.over)
            inner = inner + [(update.over[1], sort)]
        index = None
        if update.index:
            index = self._one(update.place, update.index, item.parameters[0][1], MOVE, inner)
        value = self._one(update.place, update.value, item.sort, MOVE, inner)
        return {"name": update.name, "index": index, "value": value, "over": over, "slot": len(scope)}

    def _shared_choices(self):
        """For each clause its choices, those hidden that not all clauses have."""
        common = set.intersection(*[set(move["scope"]) for move in self.moves])
        return [[pair if pair in common else (None, pair[1]) for pair in move["scope"]] for move in self.moves]


class Play:
    """A game on a board: its start, its moves and what they lead to."""

    def __init__(self, rules, board, options=None):
        self.rules, self.text = rules, rules.text
        self.given_board, self.given_options = board, dict(options or {})
        self._fit(board)
        self.given = {}
        self.context = Context(self.board, self.given)
        self._options(dict(options or {}))
        self._attributes(dict(board.attributes))
        for require in rules.requires:
            if not require(self.context):
                raise GameError("the board is refused by `require`")
        self.ranges = {key: ends and self._ends(ends) for key, ends in rules.ranges.items()}
        self.codes = [self._codes(move) for move in rules.moves]
        self.start = self._start()

    def _fit(self, board):
        kind, directed = self.text.board, board.graph.directed
        if directed and kind not in ("digraph", "either") or kind == "digraph" and not directed:
            raise BoardError("expected %s, found another board" % kind)
        if kind in ("triangulation", "drawn", "triangulated points") and board.faces is None:
            raise BoardError("expected a triangulation, found another board")
        if kind == "drawn" and board.points is None:
            raise BoardError("expected a triangulation with coordinates, found another board")
        if kind in ("points", "triangulated points"):
            board = board.as_points()
        if kind == "points":
            board.drawn = board.graph.pair_set
        self.board = board

    def _options(self, options):
        if self.text.ratio:
            numbers = options.pop("ratio", "0/0").split("/")
            self.given.update(zip(self.text.ratio, map(int, numbers)))
        self.first = None
        if self.text.sided:
            first = self.text.names["first"]
            self.first = options.pop("first", first.usually)
            if self.first not in self.text.words["first"]:
                raise BoardError("expected a word of first, found %s" % self.first)
        for name, item in self.text.names.items():
            if item.what != "options" or item.outer is None:
                continue
            value = options.pop(item.outer, item.usually)
            if name in self.text.words:
                fits = value in self.text.words[name]
            else:
                value = int(value)
                fits = item.range[0] <= value <= item.range[1]
            if not fits:
                raise BoardError("expected a value of %s, found %s" % (item.outer, value))
            self.given[name] = value
        if options:
            raise BoardError("no option %s" % sorted(options)[0])

    def _attributes(self, attributes):
        graph = self.board.graph
        for name, item in self.text.names.items():
            if item.what != "given":
                continue
            words = attributes.pop(item.outer, None)
            if item.kind == "order":
                order = [v for v, _ in read_items(words, "vertices", self.board)] if words else sorted(graph.vertices)
                if sorted(order) != sorted(graph.vertices):
                    raise BoardError("expected an order of all vertices as %s" % name)
                self.given[name] = tuple(order)
            elif item.kind == "number":
                self.given[name] = self._numbers(name, item, words or "")
            elif item.kind == "roots":
                self.given[name] = self._roots(words)
            else:
                self.given[name] = frozenset(x for x, _ in read_items(words or "", item.kind, self.board))
        if attributes:
            raise BoardError("no attribute %s" % sorted(attributes)[0])

    def _roots(self, words):
        """One vertex of each component, the least one where none is given; of a digraph those without arcs into them."""
        graph = self.board.graph
        if graph.directed:
            if words is not None:
                raise BoardError("expected no roots of a digraph")
            return frozenset(v for v in graph.vertices if not graph.back[v])
        given = [v for v, _ in read_items(words or "", "vertices", self.board)]
        found = []
        for part in graph.components():
            here = [v for v in given if v in part] or [min(part)]
            if len(here) > 1:
                raise BoardError("expected one root in each component")
            found += here
        return frozenset(found)

    def _numbers(self, name, item, words):
        first, last = self._ends(self.rules.ranges[name, "range"])
        places = self.places(item.at)
        found = {place: 0 for place in places}
        for place, number in read_items(words, item.at, self.board):
            if number is None or not first <= number <= last:
                raise BoardError("expected numbers from %d to %d as %s" % (first, last, name))
            found[place] = number
        return found

    def places(self, kind):
        return sorted(self.board.graph.vertices) if kind == "vertices" else list(self.board.graph.pairs)

    def _ends(self, ends):
        return [whole(end(self.context), "the end of a range") for end in ends]

    # ---- Codes of moves

    def _codes(self, move):
        """What each choice chooses from, apart from conditions, in the order of codes."""
        lists = []
        for choice in move["choices"]:
            if choice["word"] == "..":
                lists.append(list(numbers_from(*[end(self.context) for end in choice["ends"]])))
            elif choice["word"] == "in":
                lists.append(self.places(choice["kind"]))
            else:
                members = self.places(choice["kind"])
                most = min(choice["most"](self.context), len(members))
                lists.append([frozenset(s) for size in range(most + 1) for s in combinations(members, size)])
        return lists

    def legal(self, position):
        """Pairs of a code and its clause with choices, in the order of codes."""
        c, first = self.context, 0
        c.old = position
        for number, (move, lists) in enumerate(zip(self.rules.moves, self.codes)):
            size = 1
            for instances in lists:
                size *= len(instances)
            if move["mover"] not in (None, position.get(MOVER)):
                first += size
                continue
            for code, chosen in self._chosen(move, lists, 0, 0):
                yield first + code, (number, chosen)
            first += size

    def _chosen(self, move, lists, depth, code):
        c = self.context
        if depth == len(lists):
            if move["where"](c):
                yield code, tuple(c.v[:depth])
            return
        choice = move["choices"][depth]
        within = choice["set"](c) if choice["word"] != ".." else None
        for i, x in enumerate(lists[depth]):
            if within is None or (x <= within if choice["word"] == "set" else x in within):
                c.v[depth] = x
                yield from self._chosen(move, lists, depth + 1, code * len(lists[depth]) + i)

    # ---- Positions

    def _start(self):
        position = {}
        for name in self.text.parts:
            item, value, c = self.text.names[name], self.rules.starts[name], self.context
            if not item.parameters:
                position[name] = self.checked(name, value(c))
                continue
            position[name] = {}
            keys = numbers_from(*self.ranges[name, "index"]) if item.index else self.places(item.at)
            for key in keys:
                c.v[0] = key
                position[name][key] = self.checked(name, value(c))
        if self.text.sided:
            position[MOVER] = "right" if self.first == "right" else "left"
        return position

    def checked(self, name, value):
        """What is put on a part, or on one place of it: a number of its range, and at most one vertex for a vertex."""
        item = self.text.names[name]
        if item.kind == "vertex" and len(value) > 1:
            raise GameError("expected a vertex or none as %s, found %d" % (name, len(value)))
        if item.kind == "number":
            first, last = self.ranges[name, "range"]
            if not first <= value <= last:
                raise GameError("expected %d..%d as %s, found %s" % (first, last, name, value))
        return value

    def after(self, position, move):
        """The new position, before the turn."""
        c, (number, chosen) = self.context, move
        c.old, new = position, dict(position)
        c.v[: len(chosen)] = chosen
        for update in self.rules.moves[number]["updates"]:
            c.new = dict(new)  # what the updates above have put there
            if update["over"] is None:
                self._put(new, update)
                continue
            for x in list(update["over"](c)):
                c.v[update["slot"]] = x
                self._put(new, update)
        return new

    def _put(self, new, update):
        c, name = self.context, update["name"]
        if name in ("own", "other") and hasattr(self.text.names[name], "owner"):
            pair = self.text.pairs[0]
            name = pair[(c.old[MOVER] == "right") != (name == "other")]
        value = self.checked(name, update["value"](c))
        if update["index"] is None:
            new[name] = value
            return
        place = update["index"](c)
        if place not in new[name]:
            raise GameError("expected an index of %s, found %s" % (name, place))
        new[name] = {**new[name], place: value}

    def of_move(self, word, position, move, new):
        """What `again` or `gain` is at a move; nothing where the text does not say."""
        if word not in self.rules.of_move:
            return None
        c = self.context
        c.old, c.new = position, new
        c.v[: len(move[1])] = move[1]
        return self.rules.of_move[word][move[0]](c)

    def of_position(self, word, position):
        if word not in self.rules.of_position:
            return None
        self.context.old = position
        return self.rules.of_position[word](self.context)

    def turned(self, position):
        new = dict(position)
        for one, other in self.text.exchanges:
            new[one], new[other] = position[other], position[one]
        if MOVER in position:
            new[MOVER] = "left" if position[MOVER] == "right" else "right"
        return new

    def always(self, position):
        self.context.old = position
        return all(formula(self.context) for formula in self.rules.always)
