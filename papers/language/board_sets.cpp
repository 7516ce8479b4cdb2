// Sets of boards read and gone through.
#include "papers/language/board_sets.hpp"

#include <algorithm>
#include <utility>

#include "conjectures/language.hpp"
#include "games/game.hpp"
#include "graphs/formats.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/triangulations/order_types.hpp"
#include "papers/graphs_of_class.hpp"
#include "papers/language/check_function.hpp"
#include "papers/language/function.hpp"
#include "papers/language/question.hpp"
#include "sweeps/evaluator.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
namespace {

/// Calls visit for every grid of the order with more sides, all at least 2, longest side first; `1x` if there is but
/// one.
void each_grid(int order, int longest, const std::string& sides, const std::function<void(const std::string&)>& visit) {
  if (order == 1) {
    const bool one_side = sides.find('x') == sides.rfind('x');
    return visit("grid:" + (one_side ? "1" + (sides.empty() ? "x1" : sides) : sides.substr(1)));
  }
  for (int side = std::min(order, longest); side >= 2; --side) {
    if (order % side == 0) each_grid(order / side, side, sides + "x" + std::to_string(side), visit);
  }
}

constexpr std::pair<std::string_view, graphs::ConvexKind> convex_kinds[] = {
    {"convex", graphs::ConvexKind::all},
    {"serpentine", graphs::ConvexKind::serpentine},
    {"simple-branching", graphs::ConvexKind::simple_branching}};

/// The class of `graph`, `tree` and `connected graph`.
graphs::GraphClass class_of(std::string_view words) {
  constexpr std::string_view graph = "graph";
  if (words == graph) return graphs::GraphClass::all;
  if (words.ends_with(graph)) words.remove_suffix(graph.size() + 1);
  return graphs::graph_class(words);
}

/// The graph without these vertices, `0,1`.
std::string without(const games::Instance& board, std::string_view list) {
  const graphs::Graph& graph = board.graph();
  std::vector<int> place(static_cast<std::size_t>(graph.order()));
  for (const std::string_view one : separated(list, ",")) {
    const auto vertex = text::whole_number(one, graph.order() - 1);
    if (!vertex) throw text::InputError("expected vertices of " + board.text() + ", found " + text::quoted(one));
    place[static_cast<std::size_t>(*vertex)] = -1;
  }
  int order = 0;
  for (int& number : place) number = number < 0 ? number : order++;
  std::vector<graphs::Edge> edges;
  for (const auto& [u, v] : graph.edges()) {
    const graphs::Edge edge(place[static_cast<std::size_t>(u)], place[static_cast<std::size_t>(v)]);
    if (edge.first >= 0 && edge.second >= 0) edges.push_back(edge);
  }
  return graphs::write_graph6(graphs::Graph(order, edges));
}

}  // namespace

BoardSet::BoardSet(const LinePiece& piece, const Names& known) {
  constexpr std::string_view every = "every ", triangulation = " triangulation";
  if (!piece.starts_with(every)) {
    const auto both = piece.split(" without ");
    one_.emplace((both ? both->first : piece).words(known));
    if (both) deleted_.emplace(both->second.words(known));
    return;
  }
  const auto [kind, order] = piece.part(every.size()).split_or_refuse(" of order ");
  const auto both = order.split(" with ");
  order_.emplace((both ? both->first : order).expression(known, Sort::whole));
  if (kind.text == "grid" || kind.text == "disc") {
    kind_ = kind.text == "grid" ? Kind::grids : Kind::discs;
  } else if (kind.text == "triangulation of points") {
    kind_ = Kind::points;
  } else if (kind.text.ends_with(triangulation)) {
    kind_ = Kind::triangulations;
    const std::string_view word = kind.text.substr(0, kind.text.size() - triangulation.size());
    const auto* const found =
        std::ranges::find(convex_kinds, word, &std::pair<std::string_view, graphs::ConvexKind>::first);
    if (found == std::end(convex_kinds))
      kind.refuse("a convex, serpentine or simple-branching triangulation, or one of points");
    convex_ = found->second;
  } else {
    kind_ = Kind::graphs;
    graph_class_ = kind.read(class_of);
  }
  if (both && kind_ == Kind::grids) both->second.refuse("no condition for grids");
  if (both && kind_ == Kind::discs) {
    read_inner_points(both->second, known);
  } else if (both) {
    having_ = both->second.read(
        [&](std::string_view text) { return conjectures::parse_conjecture(text, {}, known.words()); });
  }
}

void BoardSet::read_inner_points(const LinePiece& condition, const Names& known) {
  constexpr std::string_view at_most = "at most ";
  const auto [number, rest] = condition.split_or_refuse(" inner points");
  if (!condition.starts_with(at_most) || !rest.text.empty()) condition.refuse("'at most K inner points'");
  most_inner_.emplace(number.part(at_most.size()).expression(known, Sort::whole));
}

void BoardSet::each(const Variables& variables, Trial& trial,
                    const std::function<void(const std::string&)>& visit) const {
  if (kind_ == Kind::one) {
    const std::string board = written_out(one_->text(variables, &trial, ","), nullptr);
    return visit(deleted_ ? without(games::Instance(board), deleted_->text(variables, &trial, ",")) : board);
  }
  const int order = order_->number(variables);
  if (kind_ == Kind::grids) return each_grid(order, order, "", visit);
  if (kind_ == Kind::graphs)
    return each_graph(variables, trial,
                      [&](const graphs::SmallGraph& graph) { visit(graphs::write_small_graph(graph)); });
  each_triangulation(variables, trial, [&](const graphs::Triangulation& board) { visit(graphs::text(board)); });
}

void BoardSet::each_triangulation(const Variables& variables, Trial& trial,
                                  const std::function<void(const graphs::Triangulation&)>& visit) const {
  const int order = order_->number(variables);
  std::optional<sweeps::Evaluator> condition;
  if (having_) condition.emplace(*having_, sweeps::Evaluator::Mode::play);
  const auto consider = [&](const graphs::Triangulation& board) {
    trial.look();
    if (!condition || condition->truth(graphs::small(board.graph()))) visit(board);
  };
  const auto each_of = [&](const auto& triangulations) {
    for (const graphs::Triangulation& triangulation : triangulations) consider(triangulation);
  };
  if (kind_ == Kind::points) {
    if (order < 3 || order > 8) refuse_number("3 to 8 points of every order type", order);
    for (const graphs::PointSet& points : graphs::order_types(order, [&] { trial.step(); })) {
      graphs::each_triangulation(points, consider);
    }
    return;
  }
  trial.look();
  if (kind_ == Kind::triangulations) return each_of(graphs::convex_classes(order, convex_));
  const std::int64_t most_inner = most_inner_ ? most_inner_->value(variables) : 0;
  for (int inner = 0; inner <= most_inner && order - inner >= 3; ++inner)
    each_of(graphs::disc_classes(order - inner, inner));
}

void BoardSet::each_graph(const Variables& variables, Trial& trial,
                          const std::function<void(const graphs::SmallGraph&)>& visit) const {
  each_graph_or_triangulation(variables, trial,
                              [&](const graphs::SmallGraph& graph, const graphs::Triangulation*) { visit(graph); });
}

void BoardSet::each_graph_or_triangulation(const Variables& variables, Trial& trial, const VisitGraph& visit) const {
  if (kind_ == Kind::graphs) {
    const int order = order_->number(variables);
    const auto plain = [&](const graphs::SmallGraph& graph) { visit(graph, nullptr); };
    if (!having_) return each_of_class(*graph_class_, order, trial, plain);
    sweeps::Evaluator condition(*having_, sweeps::Evaluator::Mode::play);
    return each_of_class(*graph_class_, order, trial, [&](const graphs::SmallGraph& graph) {
      if (condition.truth(graph)) plain(graph);
    });
  }
  if (kind_ != Kind::one && kind_ != Kind::grids) {
    return each_triangulation(variables, trial,
                              [&](const graphs::Triangulation& board) { visit(graphs::small(board.graph()), &board); });
  }
  each(variables, trial, [&](const std::string& board) {
    const games::Instance instance(board);
    const graphs::Triangulation* const triangulation = triangulation_of(instance);
    visit(graphs::small(triangulation != nullptr ? triangulation->graph() : instance.graph()), triangulation);
  });
}

const graphs::Triangulation* triangulation_of(const games::Instance& instance) {
  const auto* const plane = std::get_if<graphs::PlaneBoard>(&instance.board());
  return plane == nullptr ? nullptr : plane->triangulation.get();
}

void each_triangulation(std::string_view boards, int n, Trial& trial,
                        const std::function<void(const graphs::Triangulation&)>& visit) {
  BoardSet({boards}, {"n"})
      .each_graph_or_triangulation(
          {{"n", n}}, trial, [&](const graphs::SmallGraph&, const graphs::Triangulation* board) { visit(*board); });
}

}  // namespace gamecert::papers
