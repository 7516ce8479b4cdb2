// Two watched literals, for an assignment that is also undone from the middle.
//
// A literal that lasts may lose its reason while literals before it stay. So where such a literal is what satisfies a
// clause with a false watched literal, the clause may have to be looked at again: lasting propagation therefore passes
// over a clause unseen only if a literal made true earlier satisfies it, and shrink() begins again at the first false
// literal that is watched together with one undone. Trials are undone as a whole and need none of this.
#include "solve/solvers/unit_propagation.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "text/errors.hpp"

namespace gamecert::solve {

UnitPropagation::UnitPropagation(int variables) : begins_(1, 0) {
  const auto count = static_cast<std::size_t>(variables);
  for (auto& watches : watches_) watches.resize(2 * count);
  values_.resize(2 * count);
  reasons_.resize(count, none);
  places_.resize(count);
}

UnitPropagation::Clause UnitPropagation::store(std::span<const DratLiteral> literals) {
  if (literals_.size() + literals.size() > std::numeric_limits<std::uint32_t>::max() || clauses() == most_clauses)
    throw text::LimitError("a proof of more than 2^31 clauses or 2^32 literals");
  literals_.insert(literals_.end(), literals.begin(), literals.end());
  begins_.push_back(static_cast<std::uint32_t>(literals_.size()));
  flags_.push_back(0);
  return clauses() - 1;
}

UnitPropagation::Clause UnitPropagation::activate(Clause clause) {
  flags_[clause] |= active;
  const std::size_t count = size(clause);
  if (count == 0) return clause;
  DratLiteral* const at = data(clause);
  // Watched are literals that are not false, or else those made false last.
  const auto later = [&](DratLiteral a, DratLiteral b) { return is_false(b) && (!is_false(a) || place(a) > place(b)); };
  for (std::size_t i = 0; i < std::min<std::size_t>(count, 2); ++i)
    std::iter_swap(at + i, std::min_element(at + i, at + count, later));
  if (count > 1) {
    watch(clause, at[0], at[1]);
    watch(clause, at[1], at[0]);
  }
  if (is_false(at[0])) return clause;
  if (count > 1 && !is_false(at[1])) return none;
  if (is_true(at[0])) {
    if (count == 1) idle_units_.push_back(clause);
    return none;
  }
  assign(at[0], clause);
  return propagate_all<true>();
}

void UnitPropagation::reactivate(Clause clause) {
  flags_[clause] |= active;
  const DratLiteral* const at = data(clause);
  if (size(clause) == 1) idle_units_.push_back(clause);
  if ((flags_[clause] & unwatched_first) != 0) watch(clause, at[0], at[1]);
  if ((flags_[clause] & unwatched_second) != 0) watch(clause, at[1], at[0]);
  flags_[clause] &= static_cast<std::uint8_t>(~(unwatched_first | unwatched_second));
}

std::size_t UnitPropagation::place_of_implied(Clause clause) const {
  for (const DratLiteral literal : literals(clause).first(std::min<std::size_t>(size(clause), 2))) {
    if (is_true(literal) && reason(literal) == clause) return place(literal);
  }
  return trail_.size();
}

void UnitPropagation::shrink(std::size_t place_of_first) {
  const std::vector<DratLiteral> undone(trail_.begin() + static_cast<std::ptrdiff_t>(place_of_first), trail_.end());
  undo(place_of_first);
  std::size_t begin = std::min({heads_[0], heads_[1], place_of_first});
  for (const DratLiteral literal : undone) {
    if (const Clause clause = reason(literal); size(clause) == 1 && is_active(clause)) idle_units_.push_back(clause);
    for (const auto& watches : watches_) {
      for (const Watch& watch : watches[literal]) {
        if (!is_active(watch.clause)) continue;
        const DratLiteral* const at = data(watch.clause);
        const DratLiteral beside = at[0] == literal ? at[1] : at[0];
        if (is_false(beside)) begin = std::min(begin, place(beside));
      }
    }
  }
  heads_[0] = heads_[1] = begin;
  std::erase_if(idle_units_, [&](Clause clause) {
    if (!is_active(clause)) return true;
    const DratLiteral literal = *data(clause);
    if (is_true(literal)) return false;
    assign(literal, clause);
    return true;
  });
  if (propagate_all<true>() != none) throw std::logic_error("a conflict where unit propagation had found none");
}

void UnitPropagation::undo(std::size_t lasting) {
  while (trail_.size() > lasting) {
    const DratLiteral literal = trail_.back();
    values_[literal] = values_[literal ^ 1] = 0;
    trail_.pop_back();
  }
  for (std::size_t& head : heads_) head = std::min(head, lasting);
}

template <bool lasting>
UnitPropagation::Clause UnitPropagation::propagate_all() {
  for (;;) {
    Clause conflict = none;
    if (heads_[1] < trail_.size()) {
      conflict = visit<lasting>(1, trail_[heads_[1]++] ^ 1);
    } else if (heads_[0] < trail_.size()) {
      conflict = visit<lasting>(0, trail_[heads_[0]++] ^ 1);
    } else {
      return none;
    }
    if (conflict != none) return conflict;
  }
}

template <bool lasting>
UnitPropagation::Clause UnitPropagation::visit(int kind, DratLiteral falsified) {
  std::vector<Watch>& watches = watches_[kind][falsified];
  const auto satisfies = [&](DratLiteral literal) {
    return is_true(literal) && (!lasting || place(literal) < place(falsified));
  };
  Watch* kept = watches.data();
  const Watch* const end = watches.data() + watches.size();
  Clause conflict = none;
  for (const Watch* next = kept; next != end; ++next) {
    const Watch watched = *next;
    if (conflict != none || satisfies(watched.other)) {
      *kept++ = watched;
      continue;
    }
    DratLiteral* const at = data(watched.clause);
    std::uint8_t& flags = flags_[watched.clause];
    if ((flags & active) == 0) {
      flags |= at[0] == falsified ? unwatched_first : unwatched_second;
      continue;
    }
    const DratLiteral other = at[0] ^ at[1] ^ falsified;
    at[0] = other;
    at[1] = falsified;
    DratLiteral* const stop = at + size(watched.clause);
    DratLiteral* replacement = stop;
    if (!satisfies(other)) {
      replacement = at + 2;
      while (replacement != stop && is_false(*replacement)) ++replacement;
    }
    if (replacement != stop) {
      std::swap(at[1], *replacement);
      watch(watched.clause, at[1], other);
      continue;
    }
    if (is_marked(watched.clause) == (kind == 1)) {
      *kept++ = {watched.clause, other};
    } else {
      watch(watched.clause, falsified, other);  // marked since it was watched
    }
    if (is_false(other)) conflict = watched.clause;
    if (!is_false(other) && !is_true(other)) assign(other, watched.clause);
  }
  watches.resize(static_cast<std::size_t>(kept - watches.data()));
  return conflict;
}

UnitPropagation::Clause UnitPropagation::propagate() { return propagate_all<false>(); }

std::size_t UnitPropagation::bytes() const {
  return literals_.capacity() * sizeof(DratLiteral) + begins_.capacity() * sizeof(std::uint32_t) + flags_.capacity() +
         4 * flags_.size() * sizeof(Watch);  // two of each clause, in vectors that are half full at worst
}

}  // namespace gamecert::solve
