// Pieces are found where a vertex taken away leaves a cut vertex, and around edges, paths of three vertices and twins.
//
// What is as good is found by table: the table of a piece, up to changes of colour of the boundary, is looked up among
// those of edges in the boundary with at most one inner vertex. Equal tables exchange in every graph. A winning order
// goes back: the vector that the new piece adds along the order is added by the old one as well.
#include "solve/ello/exchange.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <ranges>
#include <stdexcept>

#include "reductions/gadgets/recolouring.hpp"
#include "solve/ello/gadget_order.hpp"
#include "solve/ello/order_list.hpp"

namespace gamecert::solve {
namespace {

using graphs::Edge;
using reductions::Gadget;
using reductions::GadgetTable;

constexpr int largest = reductions::ReducedGame::largest;

struct Replacement {
  Gadget gadget;
  unsigned flips = 0;
};

/// Every gadget of at most one inner vertex, fewer vertices and edges first.
std::vector<std::pair<Gadget, GadgetTable>> smallest(int boundary) {
  std::vector<Edge> inside;
  for (int v = 0; v < boundary; ++v)
    for (int u = 0; u < v; ++u) inside.emplace_back(u, v);
  std::vector<std::pair<Gadget, GadgetTable>> result;
  for (int inner = 0; inner <= 1; ++inner) {
    for (unsigned near = 0; near < (inner == 0 ? 1u : 1u << boundary); ++near) {
      for (const char green : {char{1}, char{0}}) {
        if (inner == 0 && green == 0) continue;
        for (unsigned edges = 0; edges < 1u << inside.size(); ++edges) {
          Gadget gadget{boundary, inner, {}, std::vector<char>(static_cast<std::size_t>(inner), green)};
          for (std::size_t i = 0; i < inside.size(); ++i)
            if ((edges >> i & 1) != 0) gadget.edges.push_back(inside[i]);
          for (int b = 0; b < boundary; ++b)
            if ((near >> b & 1) != 0) gadget.edges.emplace_back(b, boundary);
          GadgetTable table = signature(gadget);
          result.emplace_back(std::move(gadget), std::move(table));
        }
      }
    }
  }
  return result;
}

/// A smallest gadget with the table, or none.
const std::optional<Replacement>& replacement(const GadgetTable& table) {
  thread_local std::map<GadgetTable, std::optional<Replacement>> known;
  static const std::vector<std::pair<Gadget, GadgetTable>> candidates[] = {smallest(2), smallest(3)};
  const auto [found, fresh] = known.try_emplace(table);
  if (!fresh) return found->second;
  for (const auto& [gadget, other] : candidates[table.boundary - 2]) {
    if (const auto flips = recolouring(table, other)) {
      found->second = Replacement{gadget, *flips};
      break;
    }
  }
  return found->second;
}

}  // namespace

ElloExchanges::ElloExchanges(const Part& part, Watch& watch)
    : part_(part), left_(part.green.size(), 1), inside_(part.green.size(), 0), around_(part.green.size(), 0) {
  find_between_two(watch);
  find_small(watch);
}

/// Without x the graph is connected; where a subtree of the search sees nothing above its parent y, the subtree is a
/// piece on x and y, and so is all else.
void ElloExchanges::find_between_two(Watch& watch) {
  const graphs::Graph& graph = part_.graph;
  const int order = graph.order();
  const auto fits = [&](const int v) { return graph.degree(v) <= largest + 1; };  // in a piece
  if (std::ranges::none_of(std::views::iota(0, order), fits)) return;
  std::vector<int> number, low, seen;
  for (int x = 0; x < order && !dead_; ++x) {
    watch.look();
    number.assign(static_cast<std::size_t>(order), -1);
    low.assign(static_cast<std::size_t>(order), 0);
    seen.clear();
    const std::function<void(int, int)> visit = [&](int v, int parent) {
      low[v] = number[v] = static_cast<int>(seen.size());
      seen.push_back(v);
      for (const int u : graph.neighbours(v)) {
        if (u == x || u == parent) continue;
        if (number[u] >= 0) {
          low[v] = std::min(low[v], number[u]);
          continue;
        }
        visit(u, v);
        low[v] = std::min(low[v], low[u]);
        if (low[u] < number[v]) continue;
        const auto begin = seen.begin() + number[u];
        const int size = static_cast<int>(seen.end() - begin);
        if (size >= 2 && size <= largest && size < order - 2) offer({begin, seen.end()});
      }
    };
    visit(x == 0 ? order - 1 : 0, -1);
  }
}

void ElloExchanges::find_small(Watch& watch) {
  const graphs::Graph& graph = part_.graph;
  for (int v = 0; v < graph.order() && !dead_; ++v) {
    watch.look();
    if (graph.degree(v) > 5) continue;
    for (const int u : graph.neighbours(v)) {
      if (graph.degree(u) > 5) continue;
      if (u > v) offer({v, u});
      for (const int w : graph.neighbours(v))
        if (w > u && graph.degree(w) <= 5) offer({u, v, w});
      if (graph.degree(v) != 3) continue;
      for (const int w : graph.neighbours(u))  // twins, found from one of their neighbours
        if (w > v && std::ranges::equal(graph.neighbours(w), graph.neighbours(v))) offer({v, w});
    }
  }
}

/// Exchanges the piece if there is a smaller one as good and it touches no other exchange.
void ElloExchanges::offer(std::vector<int> inner) {
  if (dead_) return;
  std::vector<int> boundary;
  for (const int v : inner) {
    if (inside_[v] != 0 || around_[v] != 0) return;
    for (const int u : part_.graph.neighbours(v)) {
      if (std::ranges::find(inner, u) != inner.end() || std::ranges::find(boundary, u) != boundary.end()) continue;
      if (inside_[u] != 0 || boundary.size() == 3) return;
      boundary.push_back(u);
    }
  }
  if (boundary.size() < 2) return;
  std::ranges::sort(inner);
  std::ranges::sort(boundary);
  Gadget before = piece(boundary, inner);
  const GadgetTable table = signature(before);
  Exchange exchange{boundary, inner, std::move(before), {}};
  reductions::DerivationStep& step = exchange.step;
  Replacement by;
  if (table.dead()) {
    by.gadget = {static_cast<int>(boundary.size()), 1, {}, {0}};
    dead_ = inner.front();
  } else if (const auto& found = replacement(table)) {
    by = *found;
  } else {
    return;
  }
  step.deleted = inner;
  std::vector<int> places = boundary;
  std::vector<Edge> edges;  // of the vertex kept, before and after; of the boundary, after
  if (by.gadget.inner == 1) {
    const int kept = inner.front();
    step.kept = {kept};
    step.deleted.erase(step.deleted.begin());
    places.push_back(kept);
    if (part_.green[kept] != by.gadget.green.front()) step.flipped.push_back(kept);
    for (const int b : boundary)
      if (part_.graph.adjacent(kept, b)) edges.push_back(std::minmax(kept, b));
  }
  for (const auto& [u, v] : by.gadget.edges) edges.push_back(std::minmax(places[u], places[v]));
  std::ranges::sort(edges);
  for (std::size_t i = 0; i < edges.size(); ++i) {  // what stands there twice stays
    if (i + 1 < edges.size() && edges[i] == edges[i + 1]) {
      ++i;
    } else {
      step.toggled.push_back(edges[i]);
    }
  }
  for (std::size_t b = 0; b < boundary.size(); ++b)
    if ((by.flips >> b & 1) != 0) step.flipped.push_back(boundary[b]);
  std::ranges::sort(step.flipped);
  for (const int v : inner) inside_[v] = 1;
  for (const int v : boundary) around_[v] = 1;
  for (const int v : step.deleted) left_[v] = 0;
  exchanges_.push_back(std::move(exchange));
}

Gadget ElloExchanges::piece(const std::vector<int>& boundary, const std::vector<int>& inner) const {
  Gadget piece{static_cast<int>(boundary.size()), static_cast<int>(inner.size()), {}, {}};
  std::vector<int> all = boundary;
  all.insert(all.end(), inner.begin(), inner.end());
  for (std::size_t v = boundary.size(); v < all.size(); ++v) {
    piece.green.push_back(part_.green[all[v]]);
    for (std::size_t u = 0; u < v; ++u)
      if (part_.graph.adjacent(all[u], all[v])) piece.edges.emplace_back(static_cast<int>(u), static_cast<int>(v));
  }
  return piece;
}

Part ElloExchanges::rest() const {
  std::vector<char> green = part_.green;
  std::vector<Edge> edges = part_.graph.edges();
  for (const Exchange& exchange : exchanges_) {
    edges.insert(edges.end(), exchange.step.toggled.begin(), exchange.step.toggled.end());
    for (const int v : exchange.step.flipped) green[v] ^= 1;
  }
  Part rest;
  std::vector<int> place(left_.size(), -1);
  for (int v = 0; v < part_.graph.order(); ++v) {
    if (left_[v] == 0) continue;
    place[v] = static_cast<int>(rest.vertices.size());
    rest.vertices.push_back(v);
    rest.green.push_back(green[v]);
  }
  std::ranges::sort(edges);
  std::vector<Edge> once;
  for (std::size_t i = 0, end = 0; i < edges.size(); i = end) {
    while (end < edges.size() && edges[end] == edges[i]) ++end;
    const int u = place[edges[i].first], v = place[edges[i].second];
    if ((end - i) % 2 != 0 && u >= 0 && v >= 0) once.emplace_back(u, v);
  }
  rest.graph = graphs::Graph(static_cast<int>(rest.vertices.size()), once);
  return rest;
}

std::vector<reductions::DerivationStep> ElloExchanges::steps() const {
  std::vector<reductions::DerivationStep> steps;
  for (const Exchange& exchange : exchanges_) steps.push_back(exchange.step);
  return steps;
}

std::vector<int> ElloExchanges::undone(const std::vector<int>& order) const {
  OrderList list(part_.graph.order());
  for (const int v : order) list.push_back(v);
  for (std::size_t i = exchanges_.size(); i-- > 0;) {
    const auto& [boundary, inner, before, step] = exchanges_[i];
    const auto place = [&](int v) { return static_cast<int>(std::ranges::find(boundary, v) - boundary.begin()); };
    // What the new piece adds, and by the flips the old one has to add.
    unsigned vector = 0;
    const auto add = [&](int u, int v) {
      const int later = list.before(u, v) ? v : u;
      if (place(later) < before.boundary) vector ^= 1u << place(later);
    };
    for (const int b : boundary)
      if (!step.kept.empty() && part_.graph.adjacent(step.kept.front(), b)) add(step.kept.front(), b);
    for (const auto& [u, v] : step.toggled) add(u, v);
    for (const int v : step.flipped)
      if (place(v) < before.boundary) vector ^= 1u << place(v);
    std::vector<int> along = boundary;
    std::ranges::sort(along, [&](int u, int v) { return list.before(u, v); });
    for (int& v : along) v = place(v);
    const auto found = gadget_order(before, along, vector);
    if (!found) throw std::logic_error("engines disagree: an exchange in ello cannot be undone");
    for (const int v : step.kept) list.erase(v);
    const int first = boundary[along.front()];
    int last = -1;
    for (const int v : *found) {
      if (v < before.boundary) {
        last = boundary[v];
        continue;
      }
      const int here = inner[v - before.boundary];
      if (last < 0) {
        list.insert_before(here, first);
      } else {
        list.insert_after(here, last);
        last = here;
      }
    }
  }
  return list.vertices();
}

}  // namespace gamecert::solve
