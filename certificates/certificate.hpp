// Claims and the evidence for them, as plain values. FORMAT.md is their text.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "encode/lrat.hpp"
#include "games/game.hpp"
#include "games/play/mirroring.hpp"
#include "reductions/derivation.hpp"

namespace gamecert::certificates {

/// What is claimed: `statement` about `game` on `instance`.
struct Claim {
  std::string game;                       // a registered game, "conjecture", "ello-gadget", "reduction"
  int version = 1;                        // of the game's rules; of the language for a conjecture
  std::map<std::string, int> parameters;  // every parameter of the game, in order of name
  bool misere = false;                    // the mover without a move wins
  std::string instance;                   // one instance line; a graph; a gadget; a reduction
  std::string statement;                  // WINNABLE | UNWINNABLE | OUTCOME N | OUTCOME P | NIMBER k | NIMBER loony |
                                          // OUTCOME first | OUTCOME second | OUTCOME tie |
                                          // SCORE v | SCORE >= v | SCORE <= v |
                                          // SAME AS and a second game on its instance |
                                          // FAILS and the conjecture in prefix form, or the source graph |
                                          // PROVED corresponding | PROVED isomorphic |
                                          // what reductions/gadget_text.hpp has for lemmas
};

/// `GAME INSTANCE STATEMENT`, as the checker prints it: parameters and play stand behind the game.
std::string text(const Claim& claim);
/// The same without the statement.
std::string subject_text(const Claim& claim);

/// A solitaire is won by these moves from the start; or target play that leads to where a reduction fails.
struct Order {
  std::vector<int> moves;
};

/// A solitaire cannot be won: positions that hold the start and no goal, closed under moves.
struct Closure {
  bool reflected = false;                  // ELLO on graphs only: of the game with the reflected colouring (Cor 1.4)
  std::vector<games::Position> positions;  // ascending
};

/// ELLO on a graph is winnable: the determinant of docs/DETERMINANT.md is not zero at this point.
struct Determinant {
  std::vector<std::uint64_t> point;  // a nonzero element of GF(2^64) a vertex, all different
};

/// ELLO on a graph is not winnable, because the component of `vertex` breaks Cor 1.7.
struct Implausible {
  enum class Reason { parity, all_red, reflection_all_red };
  int vertex = 0;
  Reason reason = Reason::parity;
};

/// Lights Out cannot be won: every vertex has an even number of these in its closed
/// neighbourhood, and an odd number of these is lit.
struct Kernel {
  std::vector<int> vertices;  // ascending
};

/// In place of a heap: with no heap is the position a P-position.
constexpr int loony = -1;

/// Outcome or nimber of an impartial game. Each entry says that its position plus a heap of its
/// size is a P-position, or that it is loony. Where the game splits (normal play), positions are single parts. No
/// position is listed twice: beside two different heaps it cannot be a P-position.
struct Positions {
  struct Entry {
    games::Position position;
    int heap = 0;
  };
  std::vector<Entry> entries;  // ascending by position, then heap
};

/// The score of a game for points, or a bound of it, or the outcome of one that a win ends: 1 point for the
/// win. Each entry bounds what the mover of its
/// position gets more than the opponent from there on.
struct Strategy {
  enum class Side { at_least, at_most };
  struct Entry {
    games::Position position;
    Side side = Side::at_least;
    int bound = 0;
  };
  std::vector<Entry> entries;  // ascending by position, then side; no position twice with the same side
};

/// Two impartial games are played alike, and so have equal outcomes and nimbers in normal and in misere
/// play: every move in one position of a pair is answered in the other one so that again a pair arises.
struct Simulation {
  Claim other;  // the second game, without a statement; the first is the claim's
  std::vector<std::pair<games::Position, games::Position>> pairs;  // ascending
};

/// The outcome of a game in which whoever completes a line of cells wins: the winner opens, then mirrors.
using Symmetry = games::Mirroring;

/// A solitaire cannot be won, or its score is no greater: the formula that says otherwise has no model.
struct Refutation {
  std::optional<std::vector<int>> play = {};  // for SCORE v: moves that reach it
  encode::Lrat steps{};
};

/// A lemma about a gadget holds for every graph that holds the gadget: the gadget's table, with which that of what
/// replaces it agrees.
struct Signature {
  std::vector<std::uint32_t> sets;  // as in reductions::Signature
};

/// A reduction is right for all graphs: refutations of the formulas that deny its obligations, in their order.
struct Grounding {
  std::vector<encode::Lrat> refutations;
  int encoding = 1;  // the version of the formulas: of reductions encode::grounding_version
};

struct Certificate;

/// A conjecture fails at the graph: claims about games on which its truth value rests, each with
/// its own evidence, in any order, none about the same game and instance as another. Everything
/// else the checker computes. The instance is the graph6 line.
struct Counterexample {
  std::vector<Certificate> facts;
};

/// ELLO on a graph is not winnable: after these steps a component is left that is not.
struct Derivation {
  std::vector<reductions::DerivationStep> steps;
  int vertex = 0;                 // the least of the component
  std::vector<Certificate> base;  // one, about the component
};

using Evidence = std::variant<Order, Closure, Determinant, Implausible, Kernel, Positions, Strategy, Simulation,
                              Symmetry, Refutation, Signature, Grounding, Derivation, Counterexample>;

struct Certificate {
  Claim claim;
  Evidence evidence;
};

}  // namespace gamecert::certificates
