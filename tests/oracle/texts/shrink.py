#!/usr/bin/env python3
"""Makes a text on which the program and play.py differ smaller, as long as they differ in the same way.

  shrink.py GAMECERT ORDER FILE.game SMALLER.game

Tries to leave out lines, choices and parts of conditions, and to put a part of an expression, or a word, in place of
the whole. Two differences are the same if their messages agree up to numbers and quoted words.
"""

import random
import re
import sys

sys.dont_write_bytecode = True  # nothing is left in the tree

import play
from agree import compare, compare_counts, lines_of
from play import REFUSED
from rules import Rules
from text import Text

ATOMS = ("true", "false", "V", "E", "0", "1", "{}")


def difference(gamecert, order, text, path):
    """The kind of the difference, or nothing: also for a text that is none."""
    try:
        rules = Rules(Text(text))
        lines = lines_of(rules, order, random.Random(7))
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        found = compare(gamecert, path, rules, lines)[2] or compare_counts(gamecert, path, rules, order)[1]
    except REFUSED:
        return None
    return found and re.sub(r"'[^']*'|\d+|first|second|tie|true|false|N\b|P\b|-", "", found.replace(path, ""))


def groups(text):
    """Places of what stands in brackets, the longest first."""
    stack, found = [], []
    for i, letter in enumerate(text):
        if letter in "({|[":
            stack.append(i)
        if letter in ")}]" and stack:
            found.append((stack.pop(), i + 1))
    return sorted(found, key=lambda pair: pair[0] - pair[1])


def candidates(text):
    lines = text.split("\n")
    for i in range(len(lines) - 1, 2, -1):
        yield "\n".join(lines[:i] + lines[i + 1 :])
    for found in re.finditer(r", [A-Za-z0-9]+ in [^,\n]*?(?= where|,|\n)| where [^\n]*| - [^\n]*| mod 3", text):
        yield text[: found.start()] + text[found.end() :]
    for begin, end in groups(text):
        for atom in ATOMS:
            if end - begin > len(atom):
                yield text[:begin] + atom + text[end:]
        inside = text[begin + 1 : end - 1]
        for part in [inside, *re.split(r" (?:[&|+*=<>-]|->|<->|meet|xor|in|<=|>=|!=|then|else) |: | if ", inside)]:
            if part and len(part) < end - begin:
                yield text[:begin] + part + text[end:]
                yield text[:begin] + "(" + part + ")" + text[end:]
    for found in re.finditer(r"!|[a-z-]+(?=\()", text):
        yield text[: found.start()] + text[found.end() :]


def main(gamecert, order, source, target):
    sys.setrecursionlimit(100000)
    play.MOST = 2000
    with open(source, encoding="utf-8") as file:
        text = file.read()
    kind = difference(gamecert, order, text, target)
    if not kind:
        print("%s: no difference" % source)
        return 1
    shrunk = True
    while shrunk:
        shrunk = False
        for smaller in candidates(text):
            if len(smaller) < len(text) and difference(gamecert, order, smaller, target) == kind:
                text, shrunk = smaller, True
                break
    difference(gamecert, order, text, target)
    with open(target, "w", encoding="utf-8") as file:
        file.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]))
