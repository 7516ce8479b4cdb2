// Small hosts sort gadgets first, mirrored play or counterplay compares those that they do not tell apart, larger hosts
// the classes.
#include "proofs/local_discover.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <set>

#include "graphs/nauty/canonical.hpp"
#include "proofs/gadget_proof.hpp"
#include "proofs/glued_board.hpp"
#include "proofs/lemma_host.hpp"
#include "proofs/small_gadgets.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "text/errors.hpp"

namespace gamecert::proofs {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using reductions::Gadget;

/// The gadgets on one boundary and their classes.
class Classes {
 public:
  using Class = LocalDiscovery::Class;

  Classes(const reductions::LemmaGame& game, int boundary, int inner, solve::Watch& watch)
      : game_(game), boundary_(boundary), watch_(watch) {
    for (int order = boundary; order <= boundary + quick; ++order) add_hosts(hosts_, order);
    std::vector<Gadget> gadgets;
    for (int size = 0; size <= inner; ++size)
      each_gadget(boundary, size, false, game.arcs(), watch, [&](const Gadget& gadget) { gadgets.push_back(gadget); });
    std::ranges::stable_sort(gadgets, {}, [](const Gadget& gadget) { return size(gadget); });
    for (const Gadget& gadget : gadgets) ++classes_[place(gadget).first].gadgets;
  }

  const std::vector<Class>& all() const { return classes_; }

  /// The class of the gadget and the heap by which it differs from its smallest; a new one if there is none yet.
  std::pair<std::size_t, int> place(const Gadget& gadget) {
    std::vector<int> fixed;
    for (int v = 0; v < gadget.order(); ++v) fixed.push_back(std::min(v, boundary_));
    const SmallGraph alone = with_gadget(SmallGraph{.order = boundary_, .directed = game_.arcs()}, gadget);
    const auto [known, fresh] = known_.try_emplace(graphs::canonical_key(alone, fixed));
    if (fresh) known->second = search(gadget);
    return known->second;
  }
  /// Whether some gadget of its class is smaller.
  bool reducible(const Gadget& gadget) { return size(classes_[place(gadget).first].gadget) < size(gadget); }

  std::vector<LocalDiscovery::Separated> separated(int largest) {
    std::vector<LocalDiscovery::Separated> result;
    std::vector<std::vector<std::size_t>> groups(1);  // of classes that no host so far tells apart
    for (std::size_t i = 0; i < classes_.size(); ++i) groups.front().push_back(i);
    for (int order = boundary_; order <= largest && groups.size() < classes_.size(); ++order) {
      std::vector<SmallGraph> hosts;
      add_hosts(hosts, order);
      std::vector<std::vector<std::size_t>> finer;
      for (const std::vector<std::size_t>& group : groups) {
        std::map<std::vector<int>, std::vector<std::size_t>> split;
        if (group.size() == 1) split[{}] = group;
        for (std::size_t i = 0; i < group.size() && group.size() > 1; ++i)
          split[values(classes_[group[i]].gadget, hosts)].push_back(group[i]);
        for (auto& [values, members] : split) finer.push_back(std::move(members));
      }
      groups = std::move(finer);
      result.push_back({order, groups.size()});
    }
    return result;
  }

 private:
  std::pair<std::size_t, int> search(const Gadget& gadget) {
    std::vector<std::size_t>& alike = by_hosts_[values(gadget, hosts_)];
    for (const std::size_t number : alike) {
      if (const auto plus = plus_between(game_, gadget, classes_[number].gadget, watch_)) return {number, *plus};
    }
    alike.push_back(classes_.size());
    classes_.push_back({gadget, 0});
    return {classes_.size() - 1, 0};
  }

  static constexpr int quick = 2;  // vertices beside the boundary of the hosts that sort gadgets first

  /// Up to isomorphisms that keep every boundary vertex.
  void add_hosts(std::vector<SmallGraph>& hosts, int order) {
    std::set<std::vector<std::uint64_t>> seen;
    const auto visit = [&](const SmallGraph& host) {
      watch_.step();
      std::vector<int> classes;
      for (int v = 0; v < host.order; ++v) classes.push_back(std::min(v, boundary_));
      if (seen.insert(graphs::canonical_key(host, classes)).second) hosts.push_back(host);
      return true;
    };
    each_host(boundary_, order, visit, game_.arcs());
  }

  /// The values on the hosts. Nimbers are up to a heap: as nim-sums with that of the inner vertices alone. Scores are
  /// as they are: exchanging the players takes gadgets without painted edges to themselves, so no points stand beside.
  std::vector<int> values(const Gadget& gadget, const std::vector<SmallGraph>& hosts) {
    Gadget alone = gadget;
    alone.boundary = 0;
    std::erase_if(alone.edges,
                  [&](const graphs::Edge& edge) { return std::min(edge.first, edge.second) < gadget.boundary; });
    for (auto& [u, v] : alone.edges) u -= gadget.boundary, v -= gadget.boundary;
    const int heap = glued_value(game_, SmallGraph{.directed = game_.arcs()}, alone, watch_);
    std::vector<int> result;
    for (const SmallGraph& host : hosts)
      result.push_back(game_.beside(glued_value(game_, host, gadget, watch_), game_.for_points() ? 0 : heap));
    return result;
  }

  const reductions::LemmaGame& game_;
  int boundary_;
  solve::Watch& watch_;
  std::vector<SmallGraph> hosts_;
  std::vector<Class> classes_;
  std::map<std::vector<int>, std::vector<std::size_t>> by_hosts_;
  std::map<std::vector<std::uint64_t>, std::pair<std::size_t, int>> known_;  // by isomorphism, the boundary kept
};

class LocalDiscoverer {
 public:
  LocalDiscoverer(const reductions::LemmaGame& game, int boundary, int inner, const solve::Limits& limits)
      : watch_(limits) {
    for (int b = 0; b <= boundary; ++b) classes_.emplace_back(game, b, inner, watch_);
    for (int size = 1; size <= inner; ++size)
      each_gadget(boundary, size, true, game.arcs(), watch_, [&](const Gadget& gadget) { consider(gadget); });
  }

  LocalDiscovery found(int host) {
    found_.classes = classes_.back().all();
    for (const LocalDiscovery::Class& one : found_.classes) found_.gadgets += one.gadgets;
    found_.separated = classes_.back().separated(host);
    return std::move(found_);
  }

 private:
  void consider(const Gadget& gadget) {
    const unsigned whole = (1U << gadget.inner) - 1;
    VertexSet neighbours = 0;
    part_of(gadget, whole, neighbours);
    if (std::popcount(neighbours) != gadget.boundary) return;
    for (unsigned part = 1; part < whole; ++part) {
      const Gadget smaller = part_of(gadget, part, neighbours);
      if (std::cmp_less(smaller.boundary, classes_.size()) &&
          classes_[static_cast<std::size_t>(smaller.boundary)].reducible(smaller))
        return;
    }
    const auto [number, heap] = classes_.back().place(gadget);
    const Gadget& least = classes_.back().all()[number].gadget;
    if (size(least) >= size(gadget)) return;
    found_.rules.push_back({gadget, {.kind = reductions::Conclusion::Kind::same, .after = least, .plus = heap}});
  }

  solve::Watch watch_;
  std::vector<Classes> classes_;  // by boundary
  LocalDiscovery found_;
};

}  // namespace

LocalDiscovery discover(const reductions::LemmaGame& game, int boundary, int inner, int host,
                        const solve::Limits& limits) {
  if (reductions::reach(reductions::local_game(game.name, game.parameters).info, game.parameters) > 1)
    throw text::InputError("expected a game whose clashes look through one edge, found " + game.text() +
                           ": gadgets would need a thick boundary");
  return LocalDiscoverer(game, boundary, inner, limits).found(host);
}

}  // namespace gamecert::proofs
