#!/usr/bin/env python3
"""Compares the program with play.py on texts of games.

  agree.py GAMECERT ORDER FILE.game...

Each text is played on the boards of small.py to that order, bare and with random attributes that the rules allow: who
wins, in normal and misere play, nimbers, scores, goals; and on all labelled boards the numbers of positions and
of plays that `game check` counts. Prints each text with its first difference, how many answers
were compared and left out (too many positions, a limit); exit 1 if any differs or more than half are left out.
"""

import json
import random
import subprocess
import sys
from itertools import combinations, permutations

sys.dont_write_bytecode = True  # nothing is left in the tree

import play
from boards import BoardError, read_board
from play import REFUSED, Solver
from rules import GameError, Play, Rules
from small import attributes, boards, labelled
from text import Text

QUESTIONS = {  # by players and ending: the question and the options of `solve`
    (1, None): [("winnable", [])],
    (1, "points"): [("score", [])],
    (2, "last"): [("outcome", []), ("misere", ["--play", "misere"]), ("nimber", ["--nimber"])],
    (2, "points"): [("score", [])],
    (2, "number"): [("number", ["--first", "left"]), ("number", ["--first", "right"])],
    (2, "win"): [("outcome", []), ("nimber", ["--nimber"])],
}

WORDS = {"WINNABLE": "true", "UNWINNABLE": "false"}


def lines_of(rules, order, chance):
    """Lines of boards on which the game can start."""
    found = []
    for board in boards(rules.text.board, order):
        for line in (board, board + " " + attributes(rules.text, read_board(board), chance)):
            if line.strip() in found:
                continue
            try:
                Play(rules, read_board(line))
                found.append(line.strip())
            except (BoardError, GameError):
                pass
    return found


def value_of(row):
    """OUTCOME N, SCORE -2, WINNABLE as the second interpreter says it."""
    words = row.split()
    return words[0] if words[0] == "UNKNOWN" else WORDS.get(words[0], words[-1])


def program_answers(gamecert, name, lines, options):
    """The answers of `solve` to lines of boards, or its complaint."""
    run = subprocess.run(
        [gamecert, "solve", name, "-", "-q", *options], input="\n".join(lines) + "\n", capture_output=True, text=True
    )
    rows = [row.split("\t")[1] for row in run.stdout.splitlines() if "\t" in row]
    if not rows:
        rows = [row[2:] for row in run.stdout.splitlines() if row.startswith("s ")]
    if run.returncode not in (0, 3) or len(rows) != len(lines):
        return "exit %d: %s" % (run.returncode, run.stderr.strip()[:400])
    return [value_of(row) for row in rows]


def compare(gamecert, name, rules, lines):
    """The number of answers that agree and that were left out, and the first difference, if any."""
    agree = left_out = 0
    text = rules.text
    questions = QUESTIONS[text.players, text.ending]
    if text.sided and text.ending != "number":
        questions = [("outcome", [])] + [("outcome", ["--first", side]) for side in ("left", "right")]
    for question, options in questions:
        words = {options[i][2:]: options[i + 1] for i in range(0, len(options), 2) if options[i] == "--first"}
        solvers = {line: Solver(Play(rules, read_board(line), words)) for line in lines}
        other = "won" if text.ending == "last" else "again"
        asked = question not in ("misere", "nimber") or not ({other, "lost"} & set(text.formulas) or text.repeats)
        if not asked or (question == "nimber" and text.exchanges):
            continue  # there is no such question
        ours = {}
        for line in lines:
            try:
                ours[line] = str(solvers[line].answer(question))
            except REFUSED:
                left_out += 1
        theirs = program_answers(gamecert, name, list(ours), options) if ours else []
        if isinstance(theirs, str):
            return agree, left_out, "%s: %s" % (question, theirs)
        for (line, answer), other in zip(ours.items(), theirs):
            if other == "UNKNOWN":
                left_out += 1
                continue
            if answer != other:
                return agree, left_out, "%s of '%s': the program %s, the second interpreter %s" % (
                    question,
                    line,
                    other,
                    answer,
                )
            agree += 1
    return agree, left_out, None


def all_boards(kind, order):
    """By order all labelled boards that `game check` goes through: graphs to order 4, digraphs to 3; none above `order`."""
    found = {}
    for n in range(1, min(order, 4) + 1):
        found[n] = []
        if kind in ("graph", "either"):
            found[n] += labelled("edges", n, list(combinations(range(n), 2)))
        if kind in ("digraph", "either") and n <= 3:
            found[n] += labelled("arcs", n, list(permutations(range(n), 2)))
    return found


def counts(rules, lines):
    """Of boards of one order what `game check` counts: refused, over at the start, positions, plays of 1 to 4 moves."""
    row = {"refused": 0, "over": 0, "positions": 0, "plays": [0] * 4}
    for line in lines:
        try:
            solver = Solver(Play(rules, read_board(line)))
        except GameError:
            row["refused"] += 1
            continue
        row["over"] += not solver.moves(solver.start)
        row["positions"] += len(solver.positions())
        for depth in range(4):
            row["plays"][depth] += solver.perft(depth + 1)
    return row


def compare_counts(gamecert, name, rules, order):
    """How many rows of `game check` agree, and the first difference, if any; only graphs and digraphs have rows."""
    run = subprocess.run([gamecert, "game", "check", "--json", name], capture_output=True, text=True)
    if run.returncode == 3:
        return 0, None  # a limit
    if run.returncode:
        return 0, "game check: exit %d: %s" % (run.returncode, run.stderr.strip()[:400])
    trial = json.loads(run.stdout)["trial"]
    theirs = {row["order"]: row for row in trial["rows"]}
    agree = 0
    for n, lines in all_boards(rules.text.board, order).items():
        if n not in theirs:
            continue  # beyond the orders that it goes through
        try:
            ours = counts(rules, lines) if lines else {}
        except REFUSED:
            continue
        for word, number in ours.items():
            if theirs[n][word] != number and trial["whole"]:
                return agree, "order %d, %s: the program %s, the second interpreter %s" % (
                    n,
                    word,
                    theirs[n][word],
                    number,
                )
        agree += len(ours)
    return agree, None


def main(gamecert, order, files):
    sys.setrecursionlimit(100000)
    play.MOST = 4000
    agree = left_out = differ = 0
    for file in files:
        with open(file, encoding="utf-8") as text:
            rules = Rules(Text(text.read()))
        lines = lines_of(rules, order, random.Random(7))
        more, out, difference = compare(gamecert, file, rules, lines)
        rows, other = compare_counts(gamecert, file, rules, order)
        agree, left_out, difference = agree + more + rows, left_out + out, difference or other
        if difference:
            differ += 1
            print("%s: %s" % (file, difference), flush=True)
    print("%d texts: %d answers agree, %d left out, %d texts differ" % (len(files), agree, left_out, differ))
    return 1 if differ or left_out > agree else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
