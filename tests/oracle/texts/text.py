"""Reads a text of a game after docs/GAMES.md: clauses with formulas as trees."""

import re

from reader import GRAPHS, PATTERNS, QUANTIFIERS, RANGES, Reader, TextError
from words import OF_DIGRAPHS, OF_GRAPHS, BOTH, OF_TRIANGLES, WORDS, definitions

ORDER = "players given position start require define move turn repeat won lost number left again gain before falls always show".split()
SEVERAL = {"given", "position", "require", "define", "move", "always", "show"}
BOARDS = {
    "a graph": "graph",
    "a digraph": "digraph",
    "a graph or a digraph": "either",
    "heaps": "heaps",
    "a triangulation": "triangulation",
    "a drawn triangulation": "drawn",
    "points": "points",
    "points with a triangulation": "triangulated points",
}
ENDINGS = {
    "who cannot move loses": "last",
    "for points": "points",
    "a win ends play": "win",
    "for a number": "number",
}
SORTS = {
    "vertex": "vertex",
    "edge": "edge",
    "arc": "arc",
    "set": "vertices",
    "edges": "edges",
    "arcs": "arcs",
    "numbers": "numbers",
    "order": "order",
}
RESERVED = (
    QUANTIFIERS
    | RANGES
    | GRAPHS
    | PATTERNS
    | set(BOTH)
    | set(OF_GRAPHS)
    | set(OF_DIGRAPHS)
    | set(OF_TRIANGLES)
    | set(WORDS)
    | set("V E N in where let if then else meet mod xor true false infinite for reach union intersection".split())
    | {"difference", "colouring", "recursive", "property", "invariant", "left", "right", "pass", "triangulation", "convex"}
)


class Item:
    """A name of a text: `what` it is (given, options, position, definition), its sort, parameters as (name, sort)."""

    def __init__(self, what, sort, parameters=(), **more):
        self.what, self.sort, self.parameters = what, sort, tuple(parameters)
        self.tree = None
        self.__dict__.update(more)


class Choice:
    def __init__(self, word, name, first, last=None):
        self.word, self.name, self.first, self.last = word, name, first, last  # word: in, .. or set


class Update:
    def __init__(self, name, index, value, over, place):
        self.name, self.index, self.value, self.over, self.place = name, index, value, over, place


class Move:
    def __init__(self, choices, where, updates, reader, mover=None):
        self.choices, self.where, self.updates, self.reader = choices, where, updates, reader
        self.mover = mover  # left, right, or nothing: either player may make it


class Text:
    def __init__(self, text):
        self.names, self.parts = {}, []  # names of all kinds; those of parts in order
        self.starts, self.requires, self.moves, self.exchanges, self.always = {}, [], [], [], []
        self.formulas = {}  # won, lost, again, gain, before, falls: reader and tree
        self.pairs = []  # parts of Left and of Right
        self.most = None  # whether Left wants most of the number
        self.repeats, self.winner = False, None  # whether play may repeat; the part of who wins it then, if anyone does
        self.definitions = []  # names with their readers, in order
        self.words = {}  # options that are words, with the words
        self.ratio = None  # the option `ratio`: the names of numerator and denominator
        clauses = self._clauses(text)
        self._header(clauses[0] if clauses else ("", Reader("")))
        at, read = 0, set()
        for word, reader in clauses[1:]:
            key = "players" if word in ("one", "two") else word
            if key not in ORDER:
                reader.fail("a clause")
            here = ORDER.index(key)
            if here > ORDER.index("move") and at >= ORDER.index("move"):
                here = at = ORDER.index("move") + 1  # behind the moves in any order
            if key == "define" and at >= ORDER.index("given"):
                here = at  # anywhere behind what is given
            if key == "won" and reader.following() in ("left", "right"):
                key = "won " + reader.following()
            if here < at or key not in SEVERAL and key in read:
                reader.fail("a clause that may stand behind '%s'" % ORDER[at])
            if key != "players" and not self.formulas.get("players"):
                reader.fail("one player or two players")
            at = here
            read.add(key)
            one = key in ("won", "won left", "won right", "lost", "number", "again", "gain", "before", "falls")
            getattr(self, "_" + ("formula" if one else key))(reader)
            if not reader.at_end():
                reader.fail("the end of the clause")
        self._complete(clauses[-1][1])

    # ---- Lines

    def _clauses(self, text):
        """Pairs of the first word of a clause and its reader, which stands at this word."""
        found = []
        for number, line in enumerate(text.split("\n"), 1):
            line = line.partition("#")[0].rstrip()
            if line and line[0] not in " \t>":
                found.append([number, line])
            elif found:
                found[-1][1] += "\n" + (line if line[:1] in (" ", "\t") else "")
            elif line and line[0] != ">":
                raise TextError("%d:1: expected game NAME 1, found a blank" % number)
        readers = [Reader(lines, number) for number, lines in found]
        for reader in readers:
            reader.options = self.words
        return [(reader.token, reader) for reader in readers]

    def _header(self, clause):
        reader = clause[1]
        found = re.match(r"game\s+([a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*)\s+(\S+)\s*$", reader.text)
        if not found or found[2] != "1":
            reader.fail("game NAME 1", "'%s'" % reader.text.strip())
        self.name = found[1]

    def _players(self, reader):
        line = " ".join(reader.text.split())
        found = re.fullmatch(r"(one player|two players) on ([a-z ]+?)(?: ?; ?([a-z ]+))?", line)
        if not found or found[2] not in BOARDS or (found[3] and found[3] not in ENDINGS):
            reader.fail("one player or two players on a board; an ending", "'%s'" % line)
        self.players = 1 if found[1] == "one player" else 2
        self.board, self.ending = BOARDS[found[2]], ENDINGS.get(found[3])
        self.directed = self.board in ("digraph", "either")  # whether edges are arcs, or nothing on either
        if self.players == 2 and not self.ending:
            reader.fail("an ending of two players", "none")
        if self.players == 1 and self.ending in ("last", "win"):
            reader.fail("no ending or 'for points' of one player")
        self.formulas["players"] = True
        reader.end = len(reader.text)
        reader.next()

    def _declare(self, reader, name, item):
        if name in self.names:
            reader.fail("a new name", "'%s', which is declared already" % name)
        if name in RESERVED or name in definitions():
            reader.fail("a new name", "'%s', a word of the language" % name)
        if name.endswith("'"):
            reader.fail("a name without a prime", "'%s'" % name)
        self.names[name] = item

    # ---- Board, position

    def _range(self, reader):
        first = reader.sum()
        reader.expect("..")
        return first, reader.sum()

    def _given(self, reader):
        reader.next()
        if reader.token == "ratio" and reader.following().isalpha():
            reader.next()
            self.ratio = (reader.name(hyphens=False), reader.expect("/") or reader.name(hyphens=False))
            for name in self.ratio:
                self._declare(reader, name, Item("options", "whole", range=None, usually=0, outer=None))
            return
        outer = [reader.name()]
        names = [reader.name(hyphens=False) if reader.take("as") else outer[0]]
        while reader.take(","):
            outer.append(reader.name())
            names.append(reader.name(hyphens=False) if reader.take("as") else outer[-1])
        if len(names) == 1 and reader.take("in"):
            item = self._option(reader, names[0])
            item.outer = outer[0]
            self._declare(reader, names[0], item)
            return
        reader.expect(":")
        for (name, item), word in zip(self._kinds(reader, names, "given"), outer):
            item.outer, item.reader = word, reader
            self._declare(reader, name, item)

    def _option(self, reader, name):
        if reader.token.isdigit() or reader.token == "-":
            ends = [self._integer(reader)]
            reader.expect("..")
            ends.append(self._integer(reader))
            usually = self._usually(reader, lambda: self._integer(reader))
            if not ends[0] <= usually <= ends[1]:
                reader.fail("a usual value of the range", str(usually))
            return Item("options", "whole", range=ends, usually=usually)
        words = [reader.name()]
        while reader.take(",") and reader.token != "usually":
            words.append(reader.name())
        reader.expect("usually")
        usually = reader.name()
        if usually not in words:
            reader.fail("one of " + ", ".join(words), usually)
        self.words[name] = words
        return Item("options", "one of its words", range=None, usually=usually)

    def _usually(self, reader, value):
        reader.expect(",")
        reader.expect("usually")
        return value()

    def _integer(self, reader):
        sign = -1 if reader.take("-") else 1
        if not reader.token.isdigit():
            reader.fail("a whole number")
        number = int(reader.token)
        reader.next()
        return sign * number

    def _kinds(self, reader, names, what):
        """The kind behind the colon, as items with the names; `kind` is its word, or `number`."""
        sets = ("vertices", "arcs" if self.directed else "edges")
        if self.board == "either" or what == "given" and self.directed:
            sets = ("vertices",)
        if what == "given" and reader.token == "roots":
            reader.next()
            return [(name, Item(what, "vertices", kind="roots", range=None)) for name in names]
        if reader.token in sets:
            kind = reader.name()
            return [(name, Item(what, kind, kind=kind, range=None)) for name in names]
        if reader.token == ("order" if what == "given" else "vertex") and reader.following() == "":
            kind = reader.name()
            return [(name, Item(what, "order" if kind == "order" else "vertices", kind=kind, range=None)) for name in names]
        if reader.token in ("vertices", "edges", "arcs", "vertex", "order") and reader.following() == "":
            reader.fail("a kind that this board has")
        ends = self._range(reader)
        if reader.take("at"):
            if reader.token not in sets:
                reader.fail(" or ".join(sets))
            kind = reader.name()
            sort = {"vertices": "vertex", "edges": "edge", "arcs": "arc"}[kind]
            return [(n, Item(what, "whole", [("", sort)], kind="number", at=kind, range=ends)) for n in names]
        if what == "given":
            reader.fail("at")
        return [(name, Item(what, "whole", kind="number", at=None, range=ends)) for name in names]

    def _position(self, reader):
        reader.next()
        names, indices, owned = [], [], []
        while True:
            names.append(reader.name(hyphens=False))
            index = None
            if reader.take("("):
                reader.name(hyphens=False)
                reader.expect("in")
                index = self._range(reader)
                reader.expect(")")
            indices.append(index)
            if reader.take("of"):
                owned.append((reader.name(), names[-1]))
            if not reader.take(","):
                break
        reader.expect(":")
        if owned:
            if [side for side, _ in owned] != ["left", "right"]:
                reader.fail("a part of left and one of right")
            self.pairs.append(tuple(name for _, name in owned))
        for (name, item), index in zip(self._kinds(reader, names, "position"), indices):
            if index and item.kind not in ("vertices", "edges", "arcs", "vertex"):
                reader.fail("no index, as only sets and single vertices have one", "'%s'" % name)
            if item.kind == "number" and item.range[0] != ("number", 0):
                reader.fail("a range that begins at 0")
            item.outer = name
            item.index, item.reader = index, reader
            if index:
                item.parameters = (("", "whole"),)
            self._declare(reader, name, item)
            self.parts.append(name)

    def _aliases(self):
        """`own` and `other`, where there is one pair of parts of the players."""
        if len(self.pairs) != 1:
            return {}
        item = self.names[self.pairs[0][0]]
        return {
            name: Item("position", item.sort, item.parameters, kind=item.kind, range=None, owner=name)
            for name in ("own", "other")
        }

    def _start(self, reader):
        reader.next()
        while True:
            name = reader.name(hyphens=False)
            if name not in self.parts or name in self.starts:
                reader.fail("a part of the position that has no start yet", "'%s'" % name)
            variable = None
            if reader.take("("):
                variable = reader.name(hyphens=False)
                reader.expect(")")
            if bool(variable) != bool(self.names[name].parameters):
                reader.fail("a name in parentheses exactly where a part has an index or places")
            reader.expect("=")
            self.starts[name] = (variable, reader.formula(), reader)
            if not reader.take(","):
                return

    def _require(self, reader):
        reader.next()
        self.requires.append((reader, reader.formula()))

    def _define(self, reader):
        reader.next()
        name = reader.name()
        parameters = []
        if reader.take("("):
            while True:
                sort = "whole"
                if reader.token in SORTS and reader.following().isalnum():
                    sort = SORTS[reader.name()]
                parameters.append((reader.name(hyphens=False), sort))
                if not reader.take(","):
                    break
            reader.expect(")")
        reader.expect("=")
        item = Item("definition", None, parameters)
        item.tree = reader.formula()
        self._declare(reader, name, item)
        self.definitions.append((name, reader))

    # ---- Moves

    def _move(self, reader):
        reader.next()
        mover = reader.token if reader.token in ("left", "right") else None
        if mover:
            reader.next()
        named = reader.following() == ":"
        if named:
            reader.name()
            reader.expect(":")
        choices = []
        alone = named and (reader.token == "where" or reader.following() in (":=", "("))
        while not alone and (not choices or reader.take(",")):
            choices.append(self._choice(reader))
        for i, choice in enumerate(choices):
            if choice.name in self.names or choice.name in [c.name for c in choices[:i]]:
                reader.fail("a new name", "'%s'" % choice.name)
        where = reader.formula() if reader.take("where") else ("word", "true")
        updates = [self._update(reader)]
        while not reader.at_end():
            if not reader.take(";") and not reader.after_line:
                reader.fail("a new line or ';'")
            updates.append(self._update(reader))
        self.moves.append(Move(choices, where, updates, reader, mover))

    def _choice(self, reader):
        word = "set" if reader.token == "set" and reader.following() != "in" else "in"
        if word == "set":
            reader.next()
        name = reader.name(hyphens=False)
        if name in RESERVED or name in definitions():
            reader.fail("a new name", "'%s', a word of the language" % name)
        reader.expect("in")
        first = reader.sum()
        if word == "in" and reader.take(".."):
            return Choice("..", name, first, reader.sum())
        return Choice(word, name, first)

    def _update(self, reader):
        name = reader.name(hyphens=False)
        if name not in self.parts and name not in self._aliases():
            reader.fail("a part of the position", "'%s'" % name)
        index = None
        if reader.take("("):
            index = reader.formula()
            reader.expect(")")
        if name in self._aliases():
            self.names[name] = self._aliases()[name]
        if (index is None) != (not self.names[name].parameters):
            reader.fail("a place in parentheses exactly where a part has an index or places")
        reader.expect(":=")
        value, over = reader.formula(), None
        if reader.take("for"):
            variable = reader.name(hyphens=False)
            reader.expect("in")
            first = reader.sum()
            over = ("..", variable, first, reader.sum()) if reader.take("..") else ("in", variable, first, "in")
        return Update(name, index, value, over, reader)

    def _turn(self, reader):
        reader.next()
        while True:
            one = reader.name(hyphens=False)
            reader.expect("<->")
            other = reader.name(hyphens=False)
            used = [name for pair in self.exchanges for name in pair]
            for name in (one, other):
                if name not in self.parts or name in used or one == other:
                    reader.fail("a part of the position that is exchanged with one other", "'%s'" % name)
            a, b = self.names[one], self.names[other]
            if (a.kind, a.index, a.range) != (b.kind, b.index, b.range) or a.parameters != b.parameters:
                reader.fail("two parts of one kind", "'%s' and '%s'" % (one, other))
            self.exchanges.append((one, other))
            if not reader.take(","):
                return

    def _repeat(self, reader):
        reader.next()
        self.repeats, word = True, reader.name(hyphens=False)
        if word == "draw":
            return
        if all(word not in pair for pair in self.exchanges) or self.names[word].kind != "number":
            reader.fail("draw, or a part 0..1 that is exchanged at a turn", "'%s'" % word)
        self.winner = word

    def _formula(self, reader):
        word = reader.name()
        if word == "won" and reader.token in ("left", "right"):
            word += " " + reader.name()
        self.formulas[word] = (reader, reader.formula())

    def _left(self, reader):
        reader.next()
        if reader.token not in ("least", "most"):
            reader.fail("left least or left most")
        self.most = reader.name() == "most"

    def _always(self, reader):
        reader.next()
        self.always.append((reader, reader.formula()))

    def _show(self, reader):
        reader.end = len(reader.text)
        reader.next()

    def _complete(self, last):
        missing = [name for name in self.parts if name not in self.starts]
        if missing or not self.parts or not self.moves:
            last.fail("a position, a start of each part and a move", "none of %s" % (missing or "these"))
        self._complete_sides()
        points, has = self.ending == "points", self.formulas
        if ("gain" in has) != points or ("before" in has and not points):
            last.fail("gain in games for points, and there alone; before there alone")
        ends = {"won", "lost", "won left", "won right"} & set(has)
        if ends and points or not ends and (self.ending == "win" or self.players == 1 and not points):
            last.fail("won or lost exactly where it decides")
        if "lost" in has and self.players == 1:
            last.fail("no lost of one player")
        if self.repeats and (points or self.players == 1 or "falls" in has):
            last.fail("two players, not for points, and no 'falls' beside repeat")
        if self.players == 1 and ("again" in has or self.exchanges):
            last.fail("no turn and no again of one player")

    def _complete_sides(self):
        """Whether Left and Right play, and whether rules speak of them otherwise than of who moves and the other."""
        self.names.update(self._aliases())
        one = {"won left", "won right", "number"} & set(self.formulas) or any(move.mover for move in self.moves)
        self.sided = bool(self.pairs or one)
        if not self.sided:
            return
        words = ["left", "right"] + ["both"] * (self.ending != "number")
        self.words["first"] = words
        self.names["first"] = Item("first", "one of its words", range=None, usually=words[-1 if words[2:] else 0])
        named = {name for pair in self.pairs for name in pair}
        for name, reader in self.definitions:
            if named & set(self._words(reader.text.partition("=")[2])):
                named.add(name)
        clauses = [move.reader.text for move in self.moves] + [reader.text for reader, _ in self.always]
        clauses += [pair[0].text for word, pair in self.formulas.items() if word != "players"]
        self.absolute = bool(one) or any(named & set(self._words(text)) for text in clauses)

    @staticmethod
    def _words(text):
        return re.findall(r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z][A-Za-z0-9]*)*", text)
