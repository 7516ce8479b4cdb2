// What is asked of an engine and what it answers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "certificates/certificate.hpp"
#include "language/arithmetic.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

enum class Engine {
  best,    // one made for the game if there is one, else search
  search,  // generic search over the rules
  sat,     // a SAT solver on the formula of the rules; games of one player, and claiming games (claiming.hpp)
  smt,     // Z3 on the same question in SMT-LIB 2
  qbf,     // DepQBF on the quantified formula of the rules; games of two players
  all,     // every one of these that applies, each within the limits
};

/// By name, in the order in which Engine::all asks them.
constexpr std::array<std::pair<std::string_view, Engine>, 6> engines = {{{"best", Engine::best},
                                                                         {"search", Engine::search},
                                                                         {"sat", Engine::sat},
                                                                         {"smt", Engine::smt},
                                                                         {"qbf", Engine::qbf},
                                                                         {"all", Engine::all}}};

/// What an answer is wanted to carry.
struct Request {
  bool misere = false;       // two-player games: the mover without a move wins
  bool nimber = false;       // the nimber instead of the outcome
  bool value = false;        // the value of a game for Left and Right, in normal play
  bool all_moves = false;    // all winning first moves
  bool certificate = false;  // evidence
  bool theorems = false;     // by Engine::best, theorems about whole boards may answer: not where they are tested
  Engine engine = Engine::best;
  Limits limits = {};
  int jobs = 1;  // threads of a search that can use more than one; 0 for all cores
};

/// What one engine among others said.
struct Opinion {
  enum class Kind { answer, unknown, not_applicable };
  std::string engine;
  std::string said;  // as `s` lines have it, or "does not apply: " and why
  Kind kind = Kind::answer;
};

/// What follows from a value, or of a sum from the values of its parts, as far as it is known: numbers as formulas have
/// fractions (language/arithmetic.hpp).
struct ValueFacts {
  std::optional<language::Number> left_stop = {}, right_stop = {}, mean = {}, temperature = {};
  std::optional<language::Number> temperature_at_most = {};  // where the temperature is not known
  std::optional<char> outcome = {};  // who wins: L and R whoever begins, N who begins, P the other
};

struct Answer {
  enum class Certainty {
    certain,   // by an exact method
    evidence,  // with a chance of error, in `doubt`
    unknown,   // a limit was met, in `doubt`; no statement
  };
  Certainty certainty = Certainty::certain;
  std::string statement = {};   // as in a claim: WINNABLE, OUTCOME N, NIMBER 3, ...
  std::string doubt = {};       // "error<=2^-47", or why there is no answer or no evidence
  std::vector<int> moves = {};  // a solitaire: a whole winning line; a two-player game: one winning
                                // move, if there is one (for nimbers: to a position of value 0)
  std::optional<std::vector<int>> winning_moves = {};   // all of them, ascending, if wanted
  std::optional<std::vector<std::string>> names = {};   // of these moves, or of the one; else the game names them
  std::optional<certificates::Evidence> evidence = {};  // if wanted and there is some
  std::optional<ValueFacts> value = {};                 // of a value or a sum of values
  std::optional<int> best = {};  // green-wins: the greatest number of green edges, where it is certain as well; no
                                 // part of the statement
  std::optional<std::uint64_t> nodes = {};  // of a search over positions: how many it met for all that was asked, those
                                            // that are played alike once, or, of a local game in normal play, looked
                                            // at; on one thread the same on every machine
  std::string theorem = {};                 // by which alone the answer is known, as certificates name it; else empty
  std::vector<Opinion> opinions = {};       // of Engine::all: what each engine said, in their order
};

}  // namespace gamecert::solve
