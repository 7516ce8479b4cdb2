// Evidence `pairs`: exchanging the moves of all pairs keeps conflicts, and no move conflicts with its answer.
//
// Then whoever answers wins, by the theorem on local games of docs/SYMMETRY.md.
#include "certificates/impartial/pairs.hpp"

#include <algorithm>

#include "certificates/claim.hpp"
#include "certificates/impartial/impartial_subject.hpp"
#include "certificates/kind.hpp"
#include "certificates/subject.hpp"
#include "reductions/gadgets/conflicts.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground pairs_win{Ground::Kind::theorems, "theorem on local games of docs/SYMMETRY.md",
                       "who answers every move by its partner wins if partners never conflict"};

constexpr int none = -1;

class Partners {
 public:
  /// Before play, every move is open and alone.
  explicit Partners(const graphs::Graph& conflicts)
      : conflicts_(conflicts), partner_(static_cast<std::size_t>(conflicts.order()), none), open_(partner_.size(), 1) {}

  void close(int opening) {
    require_move("opening", opening);
    open_[index(opening)] = 0;
    for (const int near : conflicts_.neighbours(opening)) open_[index(near)] = 0;
  }
  void join(const std::string& at, int one, int other) {
    for (const int move : {one, other}) {
      require_move(at, move);
      if (open_[index(move)] == 0) fail(at, "a move that is open", move);
      if (partner_[index(move)] != none) fail(at, "a move of no other pair", move);
    }
    if (one == other) fail(at, "two moves", one);
    if (conflicts_.adjacent(one, other)) reject(at + ": expected two moves that do not conflict, found two that do");
    partner_[index(one)] = other;
    partner_[index(other)] = one;
  }
  /// All that is open has a partner, and partners of moves that conflict do.
  void require_symmetry() const {
    for (int move = 0; move < conflicts_.order(); ++move) {
      if (open_[index(move)] == 0) continue;
      if (partner_[index(move)] == none) fail("pairs", "every open move", "none of " + std::to_string(move));
      for (const int near : conflicts_.neighbours(move)) {
        if (open_[index(near)] == 0 || partner_[index(near)] == none) continue;
        if (!conflicts_.adjacent(partner_[index(move)], partner_[index(near)]))
          fail("pairs", "partners that conflict as " + std::to_string(move) + " and " + std::to_string(near) + " do",
               std::to_string(partner_[index(move)]) + " and " + std::to_string(partner_[index(near)]));
      }
    }
  }

 private:
  static std::size_t index(int move) { return static_cast<std::size_t>(move); }
  [[noreturn]] static void fail(const std::string& at, const std::string& expected, const std::string& found) {
    reject(at + ": expected " + expected + ", found " + found);
  }
  [[noreturn]] static void fail(const std::string& at, const std::string& expected, int found) {
    fail(at, expected, std::to_string(found));
  }
  void require_move(const std::string& at, int move) const {
    if (move < 0 || move >= conflicts_.order()) fail(at, "a move below " + std::to_string(conflicts_.order()), move);
  }

  const graphs::Graph& conflicts_;
  std::vector<int> partner_;
  std::vector<char> open_;
};

void check_pairs(const Claim& claim, const PairedMoves& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  if (claim.misere) reject("expected normal play for this evidence, found `play misere`");
  if (!reductions::by_conflicts(subject.info()))
    reject("expected a local game for this evidence, found " + std::string(subject.info().name));
  const graphs::Graph conflicts = reductions::conflicts(subject);
  Partners partners(conflicts);
  if (evidence.opening) partners.close(*evidence.opening);
  for (std::size_t i = 0; i < evidence.pairs.size(); ++i)
    partners.join("pair " + std::to_string(i + 1), evidence.pairs[i].first, evidence.pairs[i].second);
  partners.require_symmetry();
  if (claim.statement == (evidence.opening ? "OUTCOME N" : "OUTCOME P")) return;
  if (evidence.opening || claim.statement != "NIMBER 0")
    reject("expected the statement " + std::string(evidence.opening ? "OUTCOME N" : "OUTCOME P or NIMBER 0") +
           ", found " + text::quoted(claim.statement));
  grounds.add(theorem_of_sums);
}

PairedMoves read_pairs(Lines& lines, const Claim&) {
  PairedMoves result;
  const int count = lines.number("a number of pairs");
  if (!lines.at_end_of_line()) result.opening = lines.number("the opening");
  for (int i = 0; i < count; ++i) {
    lines.next_line("a pair");
    const int one = lines.number("a move");
    const int other = lines.number("a move");
    if (other <= one) lines.fail("the smaller move of a pair first", std::to_string(one) + " " + std::to_string(other));
    if (!result.pairs.empty() && result.pairs.back().first >= one)
      lines.fail("pairs in ascending order",
                 std::to_string(one) + " behind " + std::to_string(result.pairs.back().first));
    result.pairs.emplace_back(one, other);
  }
  return result;
}

}  // namespace

Kind pairs_kind() { return kind_of<PairedMoves>(read_pairs, check_pairs, {pairs_win}, {theorem_of_sums}); }

}  // namespace gamecert::certificates
