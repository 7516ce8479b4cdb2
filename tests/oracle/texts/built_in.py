#!/usr/bin/env python3
"""Compares the texts in games/, as play.py plays them, with the built-in games of the same name.

  built_in.py GAMECERT FOLDER ORDER      graphs to that order, digraphs to one less, some triangulations and points

Each text is played on every board, bare and with random attributes that the rules allow. Prints how many answers were
compared, and the differences; exit 1 if there are any.
"""

import os
import random
import subprocess
import sys

sys.dont_write_bytecode = True  # nothing is left in the tree

from boards import BoardError, read_board
from play import REFUSED, Solver
from rules import GameError, Play, Rules
from small import attributes, boards
from text import Text

QUESTIONS = {  # by players and ending: the question and the options of `solve`
    (1, None): [("winnable", [])],
    (1, "points"): [("score", [])],
    (2, "last"): [("outcome", []), ("nimber", ["--nimber"]), ("misere", ["--play", "misere"])],
    (2, "points"): [("score", [])],
    (2, "win"): [("outcome", [])],
}
WITHOUT_NIMBERS = ("nimstring",)  # the built-in question is another one where a player moves again


def lines_of(name, rules, order, chance):
    """Lines of boards on which the game can start."""
    kind = rules.text.board
    found = []
    for line in boards(kind, order):
        fitting = 0
        for more in [""] + [" " + attributes(rules.text, read_board(line), chance) for _ in range(8)]:
            if fitting == 3 or (line + more).strip() in found:
                continue
            try:
                Play(rules, read_board(line + more))
                found.append((line + more).strip())
                fitting += 1
            except (BoardError, GameError):
                pass
    return found


def built_in_answers(gamecert, name, lines, options):
    run = subprocess.run(
        [gamecert, "solve", name, "-", "-q", *options], input="\n".join(lines) + "\n", capture_output=True, text=True
    )
    if run.returncode:
        raise SystemExit("gamecert solve %s: exit %d: %s" % (name, run.returncode, run.stderr[:400]))
    rows = [row.split("\t")[1] for row in run.stdout.splitlines() if "\t" in row]
    if not rows:
        rows = [row[2:] for row in run.stdout.splitlines() if row.startswith("s ")]
    return [value_of(row) for row in rows]


def value_of(row):
    words = row.split()
    return {"WINNABLE": "true", "UNWINNABLE": "false"}.get(words[0], words[-1])


def main(gamecert, folder, order):
    sys.setrecursionlimit(100000)
    chance, failures, compared = random.Random(7), 0, 0
    for file in sorted(file for file in os.listdir(folder) if file.endswith(".game")):
        with open(os.path.join(folder, file), encoding="utf-8") as text:
            rules = Rules(Text(text.read()))
        name = rules.text.name
        lines = lines_of(name, rules, order, chance)
        for question, options in QUESTIONS[rules.text.players, rules.text.ending]:
            if lines == [] or question == "misere" and "again" in rules.of_move or question == "nimber" and name in WITHOUT_NIMBERS:
                continue
            theirs = built_in_answers(gamecert, name, lines, options)
            if len(theirs) != len(lines):
                raise SystemExit("%s: expected %d answers, found %d" % (name, len(lines), len(theirs)))
            for line, their in zip(lines, theirs):
                try:
                    ours = str(Solver(Play(rules, read_board(line))).answer(question))
                except REFUSED as error:
                    ours = "error: %s" % error
                compared += 1
                if ours != their:
                    failures += 1
                    print("%s %s '%s': the text %s, built in %s" % (name, question, line, ours, their))
    print("%d answers of texts compared with games that are built in" % compared)
    return 1 if failures or not compared else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
