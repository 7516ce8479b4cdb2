// gamecert for programs in C++: games decided, conjectures swept, certificates checked, boards drawn.
#pragma once

#include <limits>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

namespace gamecert::api {

// Beside WrongInput every function may throw std::bad_alloc; std::runtime_error where a limit of the program itself is
// met; and, as a defect of the program, std::logic_error: engines disagree, or an answer did not stand a check.
// WrongInput is a std::logic_error, too: catch it first.

/// Malformed input; what() reads "expected X, found Y".
class WrongInput : public std::invalid_argument {
 public:
  using std::invalid_argument::invalid_argument;
};

/// A game on a board, and what is asked of it.
struct GameAsked {
  std::string game;                                          // `gamecert list games`, or of use_game
  std::string board;                                         // as on the command line: `petersen green=0,1,2`
  std::map<std::string, std::string> options = {};           // of the game, `colours` to `3`
  bool misere = false;                                       // a mover without a move wins
  bool nimber = false;                                       // instead of the outcome
  bool all_moves = false;                                    // all winning first moves
  bool certificate = false;                                  // an answer without one is EVIDENCE
  std::string engine = "best";                               // best, search, sat, smt, qbf or all
  double seconds = std::numeric_limits<double>::infinity();  // then UNKNOWN
  std::size_t megabytes = 8192;                              // of the positions that a search keeps; then UNKNOWN
};

struct GameReply {
  std::string verdict;             // CERTAIN, EVIDENCE or UNKNOWN
  std::string statement;           // OUTCOME N, NIMBER 3, WINNABLE, ...; empty if unknown
  std::string reason;              // what an answer that is not certain lacks
  std::vector<std::string> moves;  // as the command line has them
  std::string certificate;         // which `gamecert-check` accepts; empty if there is none, or none was asked for
};

/// A game of one's own, a text as docs/GAMES.md describes; the name by which GameAsked has it, and by which formulas
/// can ask it from now on: that in its first line. WrongInput, also where this name means another game already.
std::string use_game(const std::string& text);

/// WrongInput.
GameReply decide(const GameAsked& asked);

/// A conjecture about all graphs of a class.
struct ConjectureAsked {
  std::string conjecture;
  int first_order = 1, last_order = 1;
  std::string graph_class = "connected";
  int jobs = 0;                                                      // threads; 0 for all cores
  bool definition = false;                                           // every property from its definition
  double seconds_a_graph = std::numeric_limits<double>::infinity();  // then the graph is undecided
};

struct ConjectureReply {
  std::string statement;  // `HOLDS order 1..8 connected graphs 12113`, `FAILS D?{`; the verdict first
  std::vector<std::string> counterexamples;  // graph6, the least one
  std::vector<std::string> certificates;     // of these
};

/// WrongInput. Without a limit of time for the whole: it grows fast with the orders.
ConjectureReply sweep(const ConjectureAsked& asked);

/// Whether the checker accepts every certificate of the text, and there is one; else `reason` says why not. It has the
/// limits of the checker, but not those of time and memory that `gamecert-check` runs under: what strangers have
/// written is for that program.
struct CertificateReply {
  bool accepted = false;
  std::string reason = {};
};
CertificateReply check(const std::string& certificates);

/// The board as SVG. WrongInput.
std::string draw(const std::string& board);

}  // namespace gamecert::api
