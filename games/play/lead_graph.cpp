// Leads are struck where nothing can change them; the rest is numbered component by component.
#include "games/play/lead_graph.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>

#include "games/play/plane_words.hpp"
#include "graphs/canonical_word.hpp"
#include "graphs/invariants.hpp"

namespace gamecert::games {
namespace {

using graphs::each;
using graphs::single;
using graphs::VertexSet;

constexpr int largest_numbered = 16;  // of canonical orders
constexpr int lead_bits = 8, leads_a_word = word_bits / lead_bits, lead_zero = 128;

std::size_t index(int v) { return static_cast<std::size_t>(v); }
int sign(int number) { return (number > 0 ? 1 : 0) - (number < 0 ? 1 : 0); }

}  // namespace

bool leads_decide(const GameInfo& info) {
  return info.local.moves == Locality::Moves::on_edges && info.stuck == Stuck::ends;
}

LeadGraph::LeadGraph(int order, const std::vector<graphs::Edge>& edges, const Game& game, PositionView at) {
  open_.order = order;
  const std::size_t words = game.words() / game.info().planes.size();
  for (int e = 0; e < static_cast<int>(edges.size()); ++e) {
    const auto [u, v] = edges[index(e)];
    if (contains(at.data(), e)) open_.add_edge(u, v);
    for (const int end : {u, v})
      leads_[index(end)] += (contains(at.data() + words, e) ? 1 : 0) - (contains(at.data() + 2 * words, e) ? 1 : 0);
  }
}

// The order, the vertices with an edge out, the leads, eight a word, and of every vertex but the first its neighbours
// before it.
std::vector<Word> LeadGraph::words(const std::vector<int>& leads, VertexSet out, const std::vector<VertexSet>& before) {
  std::vector<Word> result = {leads.size(), out};
  for (int v = 0; v < static_cast<int>(leads.size()); ++v) {
    if (v % leads_a_word == 0) result.push_back(0);
    result.back() |= static_cast<Word>(leads[index(v)] + lead_zero) << v % leads_a_word * lead_bits;
  }
  result.insert(result.end(), before.begin(), before.end());
  return result;
}

std::vector<Word> LeadGraph::words() const {
  std::vector<VertexSet> before;
  for (int v = 1; v < order(); ++v) before.push_back(neighbours(v) & graphs::first_vertices(v));
  return words({leads_.begin(), leads_.begin() + order()}, out_, before);
}

LeadGraph::LeadGraph(PositionView words) : out_(words[1]) {
  open_.order = static_cast<int>(words[0]);
  std::size_t next = 1;
  for (int v = 0; v < order(); ++v) {
    if (v % leads_a_word == 0) ++next;
    leads_[index(v)] =
        static_cast<int>(words[next] >> v % leads_a_word * lead_bits & (single(lead_bits) - 1)) - lead_zero;
  }
  for (int v = 1; v < order(); ++v) each(words[++next], [&](int u) { open_.add_edge(u, v); });
}

std::vector<LeadGraph::Edge> LeadGraph::edges() const {
  std::vector<Edge> result;
  for (int v = 0; v < order(); ++v) {
    if (leads_out(v)) result.push_back({v, std::nullopt});
    each(neighbours(v) & ~graphs::first_vertices(v), [&](int w) { result.push_back({v, w}); });
  }
  return result;
}

LeadGraph LeadGraph::played(const Edge& edge) const {
  LeadGraph next = *this;
  ++next.leads_[index(edge.vertex)];
  if (edge.other) {
    ++next.leads_[index(*edge.other)];
    next.open_.delete_edge(edge.vertex, *edge.other);
  } else {
    next.out_ &= ~single(edge.vertex);
  }
  for (int v = 0; v < order(); ++v) next.leads_[index(v)] = -next.leads_[index(v)];
  return next;
}

void LeadGraph::isolate(int v) {
  each(neighbours(v), [&](int w) { open_.delete_edge(v, w); });
  out_ &= ~single(v);
  leads_[index(v)] = 0;
}

/// Of every vertex that nobody can turn any more the sign of its lead. An edge to a neighbour becomes one out of the
/// graph, and two of these at one vertex cancel.
int LeadGraph::settle() {
  int points = 0;
  for (bool any = true; any;) {
    any = false;
    for (int v = 0; v < order(); ++v) {
      if (std::abs(lead(v)) <= left(v)) continue;
      points += sign(lead(v));
      out_ ^= neighbours(v);
      isolate(v);
      any = true;
    }
  }
  return points;
}

/// Two vertices with opposite leads and the same edges left, none between them, cancel with all edges there.
bool LeadGraph::strike_twins() {
  bool any = false;
  for (int x = 0; x < order(); ++x) {
    for (int y = x + 1; y < order() && left(x) > 0; ++y) {
      if (neighbours(x) != neighbours(y) || leads_out(x) != leads_out(y) || lead(x) != -lead(y)) continue;
      isolate(x);
      isolate(y);
      any = true;
    }
  }
  return any;
}

int LeadGraph::strike() {
  int points = settle();
  while (strike_twins()) points += settle();
  number_anew();
  return points;
}

/// What has no edge left goes.
void LeadGraph::number(const std::vector<int>& order) {
  LeadGraph before = *this;
  open_ = {.order = static_cast<int>(order.size())};
  out_ = 0;
  leads_ = {};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const int v = order[i], place = static_cast<int>(i);
    leads_[i] = before.lead(v);
    if (before.leads_out(v)) out_ |= single(place);
    for (std::size_t j = 0; j < i; ++j)
      if (before.open_.adjacent(v, order[j])) open_.add_edge(static_cast<int>(j), place);
  }
}

void LeadGraph::number_anew() {
  std::vector<int> vertices;
  for (int v = 0; v < order(); ++v)
    if (left(v) > 0) vertices.push_back(v);
  number(vertices);
  if (order() > largest_numbered) return;
  std::map<std::pair<int, bool>, VertexSet> by_colour;
  for (int v = 0; v < order(); ++v) by_colour[{lead(v), leads_out(v)}] |= single(v);
  std::vector<VertexSet> cells;
  for (const auto& [colour, cell] : by_colour) cells.push_back(cell);
  struct Part {
    std::vector<int> vertices;
    std::vector<std::pair<int, bool>> colours;
    graphs::Word word;
  };
  std::vector<Part> parts;
  for (VertexSet rest = open_.vertices(); rest != 0;) {
    const VertexSet component = graphs::component(open_, rest, std::countr_zero(rest));
    rest &= ~component;
    graphs::CanonicalOrder order = graphs::canonical_order(open_, component, cells);
    Part& part = parts.emplace_back(Part{std::move(order.vertices), {}, order.word});
    for (const int v : part.vertices) part.colours.emplace_back(lead(v), leads_out(v));
  }
  std::ranges::sort(
      parts, [](const Part& a, const Part& b) { return std::tie(a.colours, a.word) < std::tie(b.colours, b.word); });
  vertices.clear();
  for (const Part& part : parts) vertices.insert(vertices.end(), part.vertices.begin(), part.vertices.end());
  number(vertices);
}

}  // namespace gamecert::games
