// Every split at a vertex, and every core with what is attached to it.
#include "papers/ello/blocks.hpp"

#include <utility>
#include <vector>

#include "graphs/invariants.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"

namespace gamecert::papers {
namespace {

std::vector<VertexSet> components(const SmallGraph& graph, VertexSet of) {
  std::vector<VertexSet> parts;
  for (; of != 0; of &= ~parts.back()) parts.push_back(graphs::component(graph, of, std::countr_zero(of)));
  return parts;
}

template <class Visit>
void each_parity_plausible(const ElloGames& games, Visit&& visit) {
  each_subset(games.all(), [&](VertexSet green) {
    if (games.parity_plausible(games.all(), green)) visit(green);
  });
}

std::string vertices(VertexSet set) {
  std::string text;
  graphs::each(set, [&](int v) { text += (text.empty() ? "" : ",") + std::to_string(v); });
  return "{" + text + "}";
}

Failure failure(const ElloGames& games, VertexSet green, const std::string& what) {
  const bool wins = games.winnable(games.all(), green);
  return ello_failure(games.graph(), green, wins, (wins ? "winnable; " : "unwinnable; ") + what);
}

/// The blocks of what is induced on the connected set `on`, each with the colouring that splitting
/// at cut vertices gives it: whether all of them are winnable.
bool blocks_winnable(const ElloGames& games, VertexSet on, VertexSet green, Plaus plaus) {
  for (VertexSet left = on; left != 0; left &= left - 1) {
    const int x = std::countr_zero(left);
    const VertexSet cut = graphs::single(x), rest = on & ~cut;
    if (rest == 0) break;
    const VertexSet side = graphs::component(games.graph(), rest, std::countr_zero(rest));
    if (side == rest) continue;
    const VertexSet first = side | cut, second = on & ~side;
    return blocks_winnable(games, first, plaus(games, first, green & first, x), plaus) &&
           blocks_winnable(games, second, plaus(games, second, green & second, x), plaus);
  }
  return games.winnable(on, green);
}

/// Every way to see one graph as a core with graphs attached to its vertices.
class Cores {
 public:
  explicit Cores(const ElloGames& games) : games_(games) {
    each_subset(games.all(), [&](VertexSet on) { oddity_.push_back(on != 0 && games.oddity(on)); });
  }

  /// visit(core, attached): attached[v] is the vertex set of G_v, an oddity.
  template <class Visit>
  void each(Visit&& visit) {
    each_subset(games_.all(), [&](VertexSet core) {
      if (!games_.connected(core)) return;
      attached_.assign(static_cast<std::size_t>(games_.graph().order), 0);
      graphs::each(core, [&](int v) { attached_[static_cast<std::size_t>(v)] = graphs::single(v); });
      attach(components(games_.graph(), games_.all() & ~core), 0, core, visit);
    });
  }

 private:
  /// A component outside the core belongs to the one vertex it is joined to; joined to none, to any.
  template <class Visit>
  void attach(const std::vector<VertexSet>& parts, std::size_t next, VertexSet core, Visit& visit) {
    if (next == parts.size()) {
      bool oddities = true;
      graphs::each(core, [&](int v) { oddities = oddities && oddity_[attached_[static_cast<std::size_t>(v)]]; });
      if (oddities) visit(core, std::as_const(attached_));
      return;
    }
    VertexSet joined = 0;
    graphs::each(parts[next], [&](int v) { joined |= games_.graph().neighbours(v) & core; });
    if (std::popcount(joined) > 1) return;
    graphs::each(joined == 0 ? core : joined, [&](int v) {
      VertexSet& here = attached_[static_cast<std::size_t>(v)];
      here |= parts[next];
      attach(parts, next + 1, core, visit);
      here &= ~parts[next];
    });
  }

  const ElloGames& games_;
  std::vector<bool> oddity_;  // by vertex set
  std::vector<VertexSet> attached_;
};

}  // namespace

VertexSet plaus(const ElloGames& games, VertexSet on, VertexSet green, int x) {
  return games.parity_plausible(on, green) ? green : green ^ graphs::single(x);
}

void check_blocks(int order, Plaus plaus, Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    if (!graphs::connected(graph)) continue;
    const ElloGames games(graph);
    each_parity_plausible(games, [&](VertexSet green) {
      const bool all = blocks_winnable(games, games.all(), green, plaus);
      trial.instance(games.winnable(games.all(), green) == all, [&] {
        return failure(games, green, all ? "all blocks are winnable" : "not all blocks are winnable");
      });
    });
  }
}

void check_4_2(int order, bool (*green_core)(VertexSet), Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    const ElloGames games(graph);
    Cores(games).each([&](VertexSet core, const std::vector<VertexSet>& attached) {
      each_parity_plausible(games, [&](VertexSet green) {
        if (green == 0) return;
        VertexSet left = 0;
        graphs::each(core, [&](int v) {
          if (green_core(green & attached[static_cast<std::size_t>(v)])) left |= graphs::single(v);
        });
        const bool wins = games.winnable(core, left);
        trial.instance(games.winnable(games.all(), green) == wins, [&] {
          return failure(games, green,
                         "on the core " + vertices(core) + " the game with green " + vertices(left) +
                             (wins ? " is winnable" : " is unwinnable"));
        });
      });
    });
  }
}

}  // namespace gamecert::papers
