#!/usr/bin/env python3
"""Compares the answers of play.py with known ones: known.py FOLDER... TABLE.

A line of the table has a game with options as NAME=VALUE, a board with attributes, a question, the value, and its
source. The game is a file of one of the folders; the question is one of play.py, or `wins`, yes or no, of games of one
player. Prints the lines that differ, and how many agree; exit 1 if any differs.
"""

import os
import sys

sys.dont_write_bytecode = True  # nothing is left in the tree

from play import REFUSED, Answers


def main(folders, table):
    sys.setrecursionlimit(100000)
    answers, agree, differ = Answers(), 0, 0
    for line in open(table, encoding="utf-8"):
        if line.startswith("#"):
            continue
        game, board, question, value, _ = line.rstrip("\n").split("\t")
        if question == "value":
            continue  # a form, which play.py does not know; tests/games/shelf_test.cpp looks at it
        game, *options = game.split()
        paths = [os.path.join(folder, game + ".game") for folder in folders]
        path = next(p for p in paths if os.path.exists(p))
        words = [word for pair in options for word in ("--" + pair.split("=")[0], pair.split("=")[1])]
        try:
            found = str(answers.answer([path, board, *words, *question.replace("wins", "winnable").split()]))
        except REFUSED as error:
            found = "error: %s" % error
        found = {"true": "yes", "false": "no"}.get(found, found)
        agree += found == value
        if found != value:
            differ += 1
            print("%s '%s' %s: expected %s, found %s" % (" ".join([game, *options]), board, question, value, found))
    print("%d known answers agree" % agree)
    return 1 if differ or not agree else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:-1], sys.argv[-1]))
