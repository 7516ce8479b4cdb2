// The list of commands.
#include <array>

#include "cli/command.hpp"

namespace gamecert::cli {

std::span<const Command> commands() {
  static constexpr std::array all = {
      Command{
          "solve", "GAME INSTANCE",
          "decide a game. INSTANCE is a line (a board, then attributes); with / or . in it, a file of lines; - stdin",
          "gamecert solve ello 'petersen green=0,1'", run_solve, UsersGames::named},
      Command{"check", "FILE...", "accept or reject certificates, as gamecert-check does",
              "gamecert check examples/certificates/petersen.cert", run_check},
      Command{"sweep", "CONJECTURE --order A..B", "test a conjecture (docs/LANGUAGE.md) on all graphs",
              "gamecert sweep 'oddity -> odd-degenerate' --order 1..6 --definition", run_sweep,
              UsersGames::in_formulas},
      Command{"table", "COLUMN,... --order A..B | COLUMN,... FILE|BOARD|-",
              "count, sum and argmax over all graphs, or those of a file (docs/FORMATS.md), one row an order",
              "gamecert table 'count(oddity),sum(winnable-colourings)' --order 1..6", run_table,
              UsersGames::in_formulas},
      Command{"find", "PROPERTY --order A..B|A..", "the least graphs that have a property, with certificates",
              "gamecert find 'oddity & !tree' --order 1..", run_find, UsersGames::in_formulas},
      Command{"explain", "FORMULA [GRAPH]",
              "a formula in English, its words down to those that are computed, and the least graphs at which it is "
              "true and false, or its value at a graph (docs/LANGUAGE.md)",
              "gamecert explain 'forall vertex v: connected(G - v)'", run_explain, UsersGames::in_formulas},
      Command{"values", "VALUE,... [INFILE|BOARD [OUTFILE]]",
              "numbers and properties of graphs, one row each (docs/FORMATS.md)",
              "gamecert values 'order,girth,nimber(node-kayles)' <examples/small-graphs.g6", run_values,
              UsersGames::in_formulas},
      Command{"merge", "DIR... --output DIR", "put the ledgers of shards together (docs/LEDGERS.md)",
              "gamecert merge examples/shards/0 examples/shards/1 --output merged", run_merge},
      Command{"plan", "CONJECTURE --order A..B --hours H --output DIR",
              "estimate what a sweep costs, and write it as a job array of Slurm (docs/CLUSTER.md)",
              "gamecert plan 'oddity -> odd-degenerate' --order 1..8 --hours 1 --sample 1 --output jobs", run_plan,
              UsersGames::in_formulas},
      Command{"filter", "PROPERTY [INFILE|BOARD [OUTFILE]]", "copy the graphs with a property (docs/FORMATS.md)",
              "gamecert filter 'oddity & !tree' <examples/small-graphs.g6", run_filter, UsersGames::in_formulas},
      Command{"convert", "[INFILE|BOARD [OUTFILE]] [--output-format FORMAT]",
              "write graphs in another format, or one of every isomorphism class (docs/FORMATS.md)",
              "gamecert convert torus:3x4 --output-format dimacs", run_convert},
      Command{
          "claims", "list | run | report [FOLDER] [ID...] | new FOLDER",
          "re-check the statements of the papers, or of your own, a FOLDER (docs/MY_PAPER.md); an ID also means its "
          "parts, readings and repairs, whose ids continue it",
          "gamecert claims run ello.abs-tree ello.abs-cube", run_claims},
      Command{"conjectures", "run FILE [NAME...] --order A..B | list FILE",
              "test the statements of a file on all graphs in one pass, beside what is known of them (docs/OPEN.md)",
              "gamecert conjectures run examples/open.conjectures --order 1..6", run_conjectures,
              UsersGames::in_formulas},
      Command{"pack", "FILE|FOLDER... --output NAME.tar.gz | CERTIFICATE --format coq|lean",
              "certificates with their statements, pictures and how to check them, in one archive (docs/OPEN.md)",
              "gamecert pack examples/certificates/petersen.cert --output petersen.tar.gz", run_pack},
      Command{"encode", "GAME INSTANCE --format dimacs|smtlib|qdimacs|qcir",
              "print the formula that is satisfiable, or true, exactly if the (first) player can win, or reach a score",
              "gamecert encode ello 'petersen green=0,1' --format dimacs", run_encode, UsersGames::named},
      Command{
          "draw", "[GAME] INSTANCE|LEMMA|REDUCTION [BOARD]|CERTIFICATES [--format svg|dot|tikz]",
          "a picture of a board with its attributes, with what every move of a game is worth there, of a lemma, of a "
          "reduction on one edge or on a board, or of what certificates are about",
          "gamecert draw 'petersen green=0,1' --format svg", run_draw, UsersGames::both},
      Command{
          "play", "GAME INSTANCE | --replay CERTIFICATE",
          "play against the program, which plays perfectly, or step through a certificate; in the terminal or, with "
          "--html FILE, in a page of its own",
          "gamecert play node-kayles path:5 </dev/null", run_play, UsersGames::named},
      Command{"lemma", "check NAME|FILE | discover GAME --boundary K --inner M | export NAME|FILE --format coq",
              "check a lemma about gadgets for all graphs, find such lemmas, or print theorems of Coq (docs/LEMMAS.md)",
              "gamecert lemma check lem-7.6", run_lemma, UsersGames::both},
      Command{"reduction", "check|prove|minimise|mutants NAME|FILE | apply NAME|FILE BOARD",
              "test a map between games on all small graphs, prove it for all graphs, or make its image of a board "
              "(docs/REDUCTIONS.md)",
              "gamecert reduction prove col.prop-1 --set k=3", run_reduction, UsersGames::in_formulas},
      Command{"game", "check FILE",
              "what the text of a game of one's own says, what its form shows, and how it plays on all small boards "
              "(docs/GAMES.md)",
              "gamecert game check examples/games/grim.game", run_game},
      Command{"list", "games|properties|families|classes|lemmas|reductions|claim-words", "name, tab, one line",
              "gamecert list games", run_list},
  };
  return all;
}

}  // namespace gamecert::cli
