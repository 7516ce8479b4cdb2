// What is found out about the graph of a line, once.
#include "papers/graph_in_question.hpp"

#include <atomic>

#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/invariants.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/language/function.hpp"
#include "solve/boards/loony_positions.hpp"
#include "text/errors.hpp"

namespace gamecert::papers {
namespace {

std::uint64_t next_number() {
  static std::atomic<std::uint64_t> number{0};
  return ++number;
}

}  // namespace

GraphInQuestion::GraphInQuestion(const SmallGraph& graph, const solve::Limits& limits,
                                 const graphs::Triangulation* triangulation)
    : graph_(graph), number_(next_number()), limits_(limits) {
  if (triangulation != nullptr) board_.emplace(*triangulation);
}
std::string GraphInQuestion::text() const { return board_ ? board_->name : graphs::write_small_graph(graph_); }
const EdgeBoard& GraphInQuestion::board() const {
  if (!board_) throw text::InputError("expected a triangulation, found " + graphs::write_small_graph(graph_));
  return *board_;
}
const ElloGames& GraphInQuestion::games() {
  if (!games_) games_.emplace(graph_);
  return *games_;
}
bool GraphInQuestion::winnable(VertexSet on, VertexSet green) {
  if (graph_.order <= 12) return games().winnable(on, green);
  const bool whole = on == graph_.vertices();
  auto [found, unknown] = winnable_.try_emplace(on);
  if (unknown) found->second = solve::winnable_colourings(whole ? graph_ : graphs::induced(graph_, on), limits_);
  VertexSet renumbered = whole ? green : 0;
  int place = 0;
  if (!whole) graphs::each(on, [&](int v) { renumbered |= (green >> v & 1) << place++; });
  return (found->second[renumbered / 64] >> (renumbered % 64) & 1) != 0;
}
VertexSet GraphInQuestion::odd_parts(VertexSet core, VertexSet of) {
  if (core != core_ || of_part_.empty()) {
    core_ = core;
    of_part_.assign(static_cast<std::size_t>(graph_.order), 0);
    graphs::each(core, [&](int v) {
      const VertexSet part = graphs::component(graph_, (graph_.vertices() & ~core) | graphs::single(v), v);
      graphs::each(part, [&](int u) { of_part_[static_cast<std::size_t>(u)] ^= graphs::single(v); });
    });
  }
  VertexSet odd = 0;
  graphs::each(of, [&](int u) { odd ^= of_part_[static_cast<std::size_t>(u)]; });
  return odd;
}
const PlayedGame& GraphInQuestion::played(std::string_view name, std::string_view plane, PlayedGame::Stands stands) {
  const auto found = played_.find(name);
  return found != played_.end() ? found->second : played_.try_emplace(name, graph_, name, plane, stands).first->second;
}
bool GraphInQuestion::of_an_order(VertexSet green) {
  if (of_an_order_.empty()) {
    of_an_order_.resize(graph_.vertices() + 1);
    for (const VertexSet odd : odd_predegrees_of_all_orders(graph_)) of_an_order_[graph_.vertices() & ~odd] = true;
  }
  return of_an_order_[green];
}

const std::vector<graphs::Edge>& GraphInQuestion::edges() {
  if (graph_.size() > 63) refuse_number("a graph of at most 63 edges", graph_.size());
  if (edges_.empty()) edges_ = graphs::large(graph_).edges();
  return edges_;
}

bool GraphInQuestion::loony(EdgeSet marked, solve::Watch& watch) {
  if (loony_.empty()) loony_ = solve::loony_positions(board(), watch);
  return loony_.at(marked);
}

}  // namespace gamecert::papers
