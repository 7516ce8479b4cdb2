// Going through gadgets, smallest first, and naming the smallest of every table.
#include "proofs/lemma_discover.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "proofs/lemma_proof.hpp"
#include "proofs/lemma_saturate.hpp"
#include "proofs/small_gadgets.hpp"
#include "reductions/gadgets/compose.hpp"
#include "reductions/gadgets/recolouring.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using reductions::Conclusion;
using reductions::Gadget;
using reductions::GadgetTable;

/// Every set of pairs of boundary vertices, as a gadget without inner vertices.
std::vector<Gadget> edge_sets(int boundary) {
  std::vector<graphs::Edge> pairs;
  for (int v = 0; v < boundary; ++v)
    for (int u = 0; u < v; ++u) pairs.emplace_back(u, v);
  std::vector<Gadget> result;
  for (unsigned set = 0; set < 1U << pairs.size(); ++set) {
    Gadget gadget{boundary, 0, {}, {}};
    for (std::size_t i = 0; i < pairs.size(); ++i)
      if ((set >> i & 1) != 0) gadget.edges.push_back(pairs[i]);
    result.push_back(std::move(gadget));
  }
  return result;
}

/// The smallest gadget met for every table, up to recolouring, and the smallest full one.
class Smallest {
 public:
  Smallest(int boundary, int inner, solve::Watch& watch) {
    const std::vector<Gadget> edges = edge_sets(boundary);
    std::vector<GadgetTable> tables;
    for (const Gadget& gadget : edges) tables.push_back(reductions::signature(gadget));
    for (int size = 0; size <= inner; ++size) {
      each_coloured_gadget(boundary, size, false, watch, [&](const Gadget& gadget) {
        ++gadgets_;
        const GadgetTable table = reductions::signature(gadget);
        for (std::size_t i = 0; i < edges.size(); ++i) {
          Gadget with_edges = gadget;
          with_edges.edges.insert(with_edges.edges.end(), edges[i].edges.begin(), edges[i].edges.end());
          add(reductions::glued(table, tables[i]), std::move(with_edges));
        }
      });
    }
  }

  /// None for a table that was not met.
  const Gadget* of(const GadgetTable& table) const {
    const auto found = gadgets_of_.find(up_to_recolouring(table));
    return found == gadgets_of_.end() ? nullptr : &found->second;
  }
  /// The smallest gadget that may stand for this one, some of the boundary recoloured. Of up to two boundary vertices
  /// tables know which are full.
  const Gadget& least(const Gadget& gadget) const {
    const GadgetTable table = reductions::signature(gadget);
    const Gadget& same = *of(table);
    if (!full_ || size(*full_) >= size(same) || !full_tables_.contains(up_to_recolouring(table))) return same;
    return shown_full(gadget) ? *full_ : same;
  }
  bool reducible(const Gadget& gadget) const { return size(least(gadget)) < size(gadget); }
  const std::map<GadgetTable, Gadget>& all() const { return gadgets_of_; }
  std::uint64_t gadgets() const { return gadgets_; }

 private:
  void add(const GadgetTable& table, Gadget gadget) {
    const auto [known, fresh] = gadgets_of_.emplace(up_to_recolouring(table), gadget);
    if (fresh && gadget.boundary > 2 && shown_full(gadget)) full_tables_.insert(known->first);
    const bool may_be_full = full_tables_.contains(known->first) && (!full_ || size(gadget) < size(*full_));
    if (may_be_full && shown_full(gadget)) full_ = gadget;
    if (!fresh && size(gadget) < size(known->second)) known->second = std::move(gadget);
  }

  std::map<GadgetTable, Gadget> gadgets_of_;
  std::set<GadgetTable> full_tables_;  // those of which the first gadget met is full
  std::optional<Gadget> full_;
  std::uint64_t gadgets_ = 0;
};

class Discoverer {
 public:
  Discoverer(int boundary, int inner, const solve::Limits& limits) : watch_(limits) {
    for (int b = 0; b <= boundary; ++b) smallest_.emplace_back(b, inner, watch_);
    found_.inner = inner;
    found_.gadgets = smallest_.back().gadgets();
    classify(boundary);
    for (int size = 1; size <= inner; ++size)
      each_coloured_gadget(boundary, size, true, watch_, [&](const Gadget& gadget) { consider(gadget); });
  }
  Discovery found() { return std::move(found_); }

 private:
  void classify(int boundary) {
    std::set<GadgetTable> all = saturated_tables(boundary, watch_.left());
    for (const auto& [least, gadget] : smallest_.back().all()) {
      for (unsigned vector = 0; vector < 1U << boundary; ++vector)
        found_.outside += all.insert(reductions::recoloured(least, vector)).second ? 1 : 0;
    }
    const std::vector<GadgetTable> tables(all.begin(), all.end());
    const std::vector<int> behaviour = behaviours(tables);
    found_.tables = tables.size();
    found_.behaviours = std::set<int>(behaviour.begin(), behaviour.end()).size();
    std::map<GadgetTable, std::pair<Discovery::Kind, std::set<int>>> kinds;
    for (std::size_t i = 0; i < tables.size(); ++i) {
      auto& [kind, numbers] = kinds[up_to_symmetry(tables[i])];
      ++kind.tables;
      numbers.insert(behaviour[i]);
      const Gadget* gadget = smallest_.back().of(tables[i]);
      if (gadget == nullptr || (kind.met && size(kind.gadget) <= size(*gadget))) continue;
      kind.gadget = *gadget;
      kind.met = true;
      kind.signature = reductions::signature(*gadget);
    }
    std::map<std::set<int>, int> shared;  // symmetric kinds of tables have the same behaviours, or none in common
    for (auto& [least, both] : kinds) {
      auto& [kind, numbers] = both;
      kind.behaviour = shared.emplace(numbers, static_cast<int>(shared.size())).first->second;
      if (!kind.met) kind.signature = least;
      kind.behaviours.assign(numbers.begin(), numbers.end());
      found_.kinds.push_back(std::move(kind));
    }
    found_.behaviour_kinds = shared.size();
    std::ranges::stable_sort(found_.kinds, {},
                             [](const Discovery::Kind& kind) { return std::tuple(!kind.met, size(kind.gadget)); });
  }

  void consider(const Gadget& gadget) {
    const Smallest& all = smallest_.back();
    const unsigned whole = (1U << gadget.inner) - 1;
    VertexSet neighbours = 0;
    part_of(gadget, whole, neighbours);
    if (std::popcount(neighbours) != gadget.boundary || !all.reducible(gadget)) return;
    for (unsigned part = 1; part < whole; ++part) {
      const Gadget smaller = part_of(gadget, part, neighbours);
      if (std::cmp_less(smaller.boundary, smallest_.size()) &&
          smallest_[static_cast<std::size_t>(smaller.boundary)].reducible(smaller))
        return;
    }
    const GadgetTable table = reductions::signature(gadget);
    const Gadget& least = all.least(gadget);
    Conclusion conclusion{Conclusion::Kind::unwinnable};
    if (!table.dead()) {
      const auto odd = [](const Gadget& of) {
        return (of.inner + std::ssize(of.edges) + std::ranges::count(of.green, 1)) % 2 != 0;
      };
      const unsigned parities = odd(gadget) == odd(least) ? 0 : 1;  // of full gadgets these are made equal
      const auto recoloured = reductions::recolouring(reductions::signature(least), table);
      conclusion = {Conclusion::Kind::same, least, recoloured.value_or(parities)};
    }
    found_.rules.push_back({gadget, conclusion});
  }

  solve::Watch watch_;
  std::vector<Smallest> smallest_;  // by boundary
  Discovery found_;
};

}  // namespace

Discovery discover(int boundary, int inner, const solve::Limits& limits) {
  return Discoverer(boundary, inner, limits).found();
}

}  // namespace gamecert::proofs
