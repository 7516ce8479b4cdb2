// Forward through a proof; deleted clauses are found by the sum of their hashed literals.
#include "solve/solvers/proof_events.hpp"

#include <algorithm>

namespace gamecert::solve {
namespace {

using Clause = UnitPropagation::Clause;
constexpr Clause no_clause = UnitPropagation::none;

/// The active clauses by their literals, in lists that clauses with equal hashes share.
class ClauseFinder {
 public:
  explicit ClauseFinder(const UnitPropagation& propagation) : propagation_(propagation), heads_(1024, no_clause) {}

  void add(Clause clause) {
    next_.resize(propagation_.clauses(), no_clause);
    if (++size_ > heads_.size()) grow();
    link(clause);
  }
  /// The link to a clause with these sorted literals, the latest one first; it holds no_clause if there is none.
  Clause& find(const std::vector<DratLiteral>& literals) {
    Clause* link = &heads_[slot(literals)];
    while (*link != no_clause && !equal(*link, literals)) link = &next_[*link];
    return *link;
  }
  void remove(Clause& link) {
    --size_;
    link = next_[link];
  }
  std::size_t bytes() const { return (heads_.capacity() + next_.capacity()) * sizeof(Clause); }

 private:
  template <class Literals>
  std::size_t slot(const Literals& literals) const {
    std::uint64_t sum = 0;
    for (const DratLiteral literal : literals) {
      std::uint64_t mixed = (literal + 1) * 0x9e3779b97f4a7c15;
      mixed ^= mixed >> 32;
      sum += mixed * mixed;
    }
    return (sum ^ sum >> 29) & (heads_.size() - 1);
  }
  bool equal(Clause clause, const std::vector<DratLiteral>& sorted) {
    const auto literals = propagation_.literals(clause);
    if (literals.size() != sorted.size()) return false;
    return std::ranges::all_of(literals, [&](DratLiteral each) { return std::ranges::binary_search(sorted, each); });
  }
  void link(Clause clause) {
    Clause& head = heads_[slot(propagation_.literals(clause))];
    next_[clause] = head;
    head = clause;
  }
  void grow() {
    std::vector<Clause> before(4 * heads_.size(), no_clause);
    before.swap(heads_);
    for (Clause clause : before) {
      while (clause != no_clause) {
        const Clause following = next_[clause];
        link(clause);
        clause = following;
      }
    }
  }

  const UnitPropagation& propagation_;
  std::vector<Clause> heads_;  // a power of two
  std::vector<Clause> next_;   // by clause
  std::size_t size_ = 0;
};

}  // namespace

ProofEvents play_forward(DratReader& proof, UnitPropagation& propagation, Watch& watch) {
  ProofEvents result;
  ClauseFinder finder(propagation);
  const auto come = [&](Clause clause) {
    watch.step();
    finder.add(clause);
    if (result.conflict == no_clause) result.conflict = propagation.activate(clause);
  };
  for (Clause clause = 0; clause < propagation.clauses(); ++clause) come(clause);
  while (result.conflict == no_clause && proof.next()) {
    ProofEvent event;
    if (proof.deletion()) {
      Clause& found = finder.find(proof.literals());
      if (found != no_clause && propagation.place_of_implied(found) == propagation.trail().size()) {
        event = {found, true};
        propagation.deactivate(found);
        finder.remove(found);
      }
    } else if (!proof.tautology()) {
      event = {propagation.store(proof.literals()), false};
      come(event.clause());
    }
    result.events.push_back(event);
    if (result.events.size() % 1024 == 0)
      watch.hold(propagation.bytes() + finder.bytes() + result.events.capacity() * sizeof(ProofEvent));
  }
  return result;
}

}  // namespace gamecert::solve
