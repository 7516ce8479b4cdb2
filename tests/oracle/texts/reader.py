"""Reads formulas of docs/LANGUAGE.md, with the primes of docs/GAMES.md, into trees: tuples with a word first.

One function for each row of the table of forms on that page. Reader.expect and its kin also read the other clauses of
a text, so a clause is one text with one place in it.
"""

import re

QUANTIFIERS = {"forall", "exists", "count", "sum", "min", "max", "least", "greatest", "mex", "nim-sum"}
RANGES = {"vertex", "edge", "nonedge", "pair", "set", "component", "block", "order", "arc"}
GRAPHS = {"G", "complement", "line", "square", "cone"}
PATTERNS = {"contains", "free", "induced-free", "minor-free"}
TOKEN = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z][A-Za-z0-9]*)*'?|[0-9]+|<->|->|:=|<=|>=|!=|\.\.|\S")


class TextError(Exception):
    """What is wrong with a text, with its line and column."""


class Reader:
    def __init__(self, text, line=1, column=1):
        self.text, self.line, self.column = text, line, column  # where the text stands in its file
        self.token, self.begin, self.end = "", 0, 0
        self.options = {}  # options that are words, with the words
        self.next()

    # ---- Tokens

    def next(self):
        blank = re.compile(r"\s*").match(self.text, self.end)
        found = TOKEN.match(self.text, blank.end())
        self.after_line = "\n" in blank[0]  # whether a new line stands before the token
        self.begin = blank.end()
        self.end = found.end() if found else self.begin
        self.token = found[0] if found else ""

    def place(self):
        before = self.text[: self.begin]
        line = before.count("\n")
        column = self.begin - before.rfind("\n") + (self.column - 1 if line == 0 else 0)
        return self.line + line, column

    def fail(self, expected, found=None):
        line, column = self.place()
        found = found if found is not None else ("'%s'" % self.token if self.token else "the end of the clause")
        raise TextError("%d:%d: expected %s, found %s" % (line, column, expected, found))

    def following(self):
        state = self.begin, self.end, self.token, self.after_line
        self.next()
        token = self.token
        self.begin, self.end, self.token, self.after_line = state
        return token

    def take(self, token):
        if self.token != token:
            return False
        self.next()
        return True

    def expect(self, token):
        if not self.take(token):
            self.fail("'%s'" % token)

    def name(self, expected="a name", hyphens=True):
        pattern = r"[A-Za-z][A-Za-z0-9-]*'?" if hyphens else r"[A-Za-z][A-Za-z0-9]*"
        if not re.fullmatch(pattern, self.token):
            self.fail(expected)
        found = self.token
        self.next()
        return found

    def at_end(self):
        return not self.token

    # ---- Formulas, from the loosest form to the tightest

    def formula(self):
        left = self.implication()
        while self.take("<->"):
            left = ("<->", left, self.implication())
        return left

    def implication(self):
        left = self.chain("|", lambda: self.chain("&", self.negation))
        return ("->", left, self.implication()) if self.take("->") else left

    def chain(self, sign, part):
        left = part()
        while self.take(sign):
            left = (sign, left, part())
        return left

    def negation(self):
        return ("!", self.negation()) if self.take("!") else self.comparison()

    def comparison(self):
        left = self.membership()
        if self.token in ("=", "!=", "<", "<=", ">", ">="):
            sign = self.token
            self.next()
            words = self.options.get(left[1]) if left[0] == "word" else None
            if words and sign in ("=", "!="):
                if self.token not in words:
                    self.fail("one of " + ", ".join(words))
                return ("is", sign, left[1], self.name())
            return (sign, left, self.membership())
        return left

    def membership(self):
        left = self.sum()
        return ("in", left, self.sum()) if self.take("in") else left

    def infix(self, signs, part):
        left = part()
        while self.token in signs:
            sign = self.token
            self.next()
            left = (sign, left, part())
        return left

    def sum(self):
        return self.infix(("+", "-", "xor"), self.product)

    def product(self):
        return self.infix(("*", "/", "mod", "meet"), self.power)

    def power(self):
        negative = self.token == "-"
        left = self.unary()
        if negative and self.token == "^":
            self.fail("no power of what begins with a minus")
        return ("^", left, self.unary()) if self.take("^") else left

    def unary(self):
        if self.take("-"):
            return ("minus", self.unary())
        result = self.primary()
        while self.token == "(":
            self.next()
            result = ("at", self.graph(), result)
            self.expect(")")
        return result

    def primary(self):
        if self.token in QUANTIFIERS:
            return self.quantified(self.name())
        if self.take("let"):
            variable = self.name(hyphens=False)
            self.expect("=")
            value = self.formula()
            self.expect(":")
            return ("let", variable, value, self.formula())
        if self.take("if"):
            condition = self.formula()
            self.expect("then")
            one = self.formula()
            self.expect("else")
            return ("if", condition, one, self.formula())
        if self.take("("):
            inside = self.formula()
            self.expect(")")
            return inside
        if self.take("|"):
            inside = self.sum()
            self.expect("|")
            return ("card", inside)
        if self.take("{"):
            return self.braces()
        if self.token.isdigit():
            number = int(self.token)
            self.next()
            return ("number", number)
        return self.word()

    def word(self):
        word = self.name("a formula")
        if word in PATTERNS:
            return self.pattern(word)
        if word in ("N", "E") and self.take("["):
            inside = self.formula()
            self.expect("]")
            return ("call", word + "[]", (inside,))
        if self.token != "(" or self.following() in GRAPHS:
            return ("word", word)
        self.next()
        return ("call", word, self.list(")"))

    def pattern(self, word):
        if self.token != "(":
            self.fail("'('")
        close = self.text.find(")", self.end)
        found = self.text[self.end : close].strip()
        self.end = close + 1
        self.next()
        return ("pattern", word, found)

    def list(self, close):
        parts = [self.formula()]
        while self.take(","):
            parts.append(self.formula())
        self.expect(close)
        return tuple(parts)

    def braces(self):
        if self.take("}"):
            return ("{}",)
        begins = self.token in ("vertex", "edge", "arc") and self.following()[:1].isalpha()
        if begins or self.following() == "in":
            result = self.quantified("such")
            self.expect("}")
            return result
        return ("braces", self.list("}"))

    # ---- Quantifiers and graphs

    def quantified(self, word):
        over = self.range()
        condition = self.formula() if self.take("where") else ("word", "true")
        self.expect(":")
        return ("quantified", word, over, condition, self.formula())

    def range(self):
        word = "in"
        if self.token in RANGES and self.following() != "in":
            word = self.name()
        variable = self.name(hyphens=False)
        if word != "in" and self.token != "in":
            return (word, variable)
        self.expect("in")
        begin = self.sum()
        if word == "in" and self.take(".."):
            return ("..", variable, begin, self.sum())
        return ("set in" if word == "set" else "in", variable, begin, word)

    def graph(self):
        graph = ("G",)
        if not self.take("G"):
            if self.token not in GRAPHS:
                self.fail("a graph")
            word = self.name()
            self.expect("(")
            graph = (word, self.graph())
            self.expect(")")
        while self.token in ("[", "-", "+", "/"):
            sign = self.token
            self.next()
            if sign == "[":
                graph = ("G[]", graph, self.formula())
                self.expect("]")
            elif re.fullmatch("[A-Za-z]{2}", self.token):
                both = self.name()
                graph = ("G" + sign, graph, ("braces", (("word", both[0]), ("word", both[1]))))
            else:
                graph = ("G" + sign, graph, self.primary())
        return graph
