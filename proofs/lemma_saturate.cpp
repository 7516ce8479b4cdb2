// Closing a set of tables under gluing and joining, round by round.
//
// Idea: a tree decomposition is a way to build a gadget from smaller ones, and every step is an operation on tables.
// Everything is done up to recolouring, which commutes with gluing and joining. Cost: with n tables up to recolouring,
// 2 n^boundary joins in the last round; n is 2, 4 and 58 for boundaries 1, 2 and 3.
#include "proofs/lemma_saturate.hpp"

#include <algorithm>
#include <map>

#include "reductions/gadgets/compose.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Gadget;
using reductions::GadgetTable;

class Closure {
 public:
  Closure(int boundary, const solve::Limits& limits) : boundary_(boundary), watch_(limits) {}

  std::set<GadgetTable> run() {
    begin();
    for (std::size_t before = 0; before != found_.size();) {
      before = found_.size();
      glue();
      join(0, GadgetTable{});
    }
    std::set<GadgetTable> all;
    for (const GadgetTable& table : found_)
      for (unsigned vector = 0; vector < 1U << boundary_; ++vector) all.insert(reductions::recoloured(table, vector));
    return all;
  }

 private:
  void add(const GadgetTable& table) {
    if (found_.contains(up_to_recolouring(table))) return;
    for (const std::vector<int>& image : reductions::boundary_orders(boundary_))
      found_.insert(up_to_recolouring(permuted(table, image)));
  }

  void begin() {
    add(reductions::signature({boundary_, 0, {}, {}}));
    if (boundary_ >= 2) add(reductions::signature({boundary_, 0, {{0, 1}}, {}}));
    for (const char green : {char{0}, char{1}}) {
      add(reductions::signature({boundary_, 1, {}, {green}}));
      if (boundary_ >= 1) add(reductions::signature({boundary_, 1, {{0, boundary_}}, {green}}));
    }
  }

  void glue() {
    const std::vector<GadgetTable> tables(found_.begin(), found_.end());
    for (std::size_t i = 0; i < tables.size(); ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        watch_.step();
        add(reductions::glued(tables[i], tables[j]));
      }
    }
  }

  /// The tables so far on the boundary with vertex b exchanged for the new one, `boundary_`.
  std::vector<GadgetTable> exchanged(int b) const {
    std::vector<int> image;
    for (int i = 0; i <= boundary_; ++i) image.push_back(i == b ? boundary_ : i == boundary_ ? b : i);
    std::vector<GadgetTable> result;
    for (const GadgetTable& table : found_) result.push_back(permuted(reductions::extended(table), image));
    return result;
  }

  void join(int from, const GadgetTable& joined) {
    if (boundary_ == 0) return;
    if (from == boundary_) {
      watch_.step();
      for (const bool green : {false, true}) {
        add(reductions::absorbed(joined, boundary_, green));
        // With one boundary vertex no table holds the edge between it and the new one.
        if (boundary_ == 1) add(reductions::absorbed(reductions::glued(joined, edge_), boundary_, green));
      }
      return;
    }
    for (const GadgetTable& table : exchanged(from))
      join(from + 1, from == 0 ? table : reductions::glued(joined, table));
  }

  int boundary_;
  solve::Watch watch_;
  const GadgetTable edge_ = reductions::signature({2, 0, {{0, 1}}, {}});
  std::set<GadgetTable> found_;  // up to recolouring; closed under permutation
};

}  // namespace

std::set<GadgetTable> saturated_tables(int boundary, const solve::Limits& limits) {
  if (boundary > 3) throw text::LimitError("tables are closed for at most 3 boundary vertices");
  return Closure(boundary, limits).run();
}

GadgetTable permuted(const GadgetTable& signature, const std::vector<int>& image) {
  const auto orders = reductions::boundary_orders(signature.boundary);
  GadgetTable result = signature;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    std::vector<int> order = orders[i];
    for (int& b : order) b = image[static_cast<std::size_t>(b)];
    reductions::VectorSet set = 0;
    for (unsigned vector = 0; vector < 1U << signature.boundary; ++vector) {
      if ((signature.sets[i] >> vector & 1) == 0) continue;
      unsigned moved = 0;
      for (unsigned b = 0; b < image.size(); ++b) moved |= (vector >> b & 1) << image[b];
      set |= reductions::VectorSet{1} << moved;
    }
    result.sets[static_cast<std::size_t>(std::ranges::lower_bound(orders, order) - orders.begin())] = set;
  }
  return result;
}

GadgetTable up_to_recolouring(const GadgetTable& signature) {
  GadgetTable least = signature;
  for (unsigned vector = 1; vector < 1U << signature.boundary; ++vector)
    least = std::min(least, reductions::recoloured(signature, vector));
  return least;
}

GadgetTable up_to_symmetry(const GadgetTable& signature) {
  GadgetTable least = signature;
  for (const std::vector<int>& image : reductions::boundary_orders(signature.boundary))
    least = std::min(least, up_to_recolouring(permuted(signature, image)));
  return least;
}

bool meet(const GadgetTable& one, const GadgetTable& other) {
  return !std::ranges::equal(one.sets, other.sets,
                             [](reductions::VectorSet a, reductions::VectorSet b) { return (a & b) == 0; });
}

std::vector<int> behaviours(const std::vector<GadgetTable>& tables) {
  std::map<std::vector<bool>, int> numbers;
  std::vector<int> result;
  for (const GadgetTable& table : tables) {
    std::vector<bool> meets;
    for (const GadgetTable& other : tables) meets.push_back(meet(table, other));
    result.push_back(numbers.emplace(meets, static_cast<int>(numbers.size())).first->second);
  }
  return result;
}

}  // namespace gamecert::proofs
