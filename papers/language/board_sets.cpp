// Sets of boards read and gone through.
#include "papers/language/board_sets.hpp"

#include <array>

#include "conjectures/language.hpp"
#include "games/game.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/small_graph_text.hpp"
#include "papers/language/check_function.hpp"
#include "papers/lists.hpp"
#include "papers/statements.hpp"
#include "sweeps/evaluator.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
namespace {

constexpr std::string_view every = "every ", of_order = " of order ";

void each_grid_below(int order, int longest, const std::string& sides,
                     const std::function<void(const std::string&)>& visit) {
  if (order == 1) {
    const bool one_side = sides.find('x') == sides.rfind('x');
    return visit("grid:" + (one_side ? "1" + (sides.empty() ? "x1" : sides) : sides.substr(1)));
  }
  for (int side = std::min(order, longest); side >= 2; --side) {
    if (order % side == 0) each_grid_below(order / side, side, sides + "x" + std::to_string(side), visit);
  }
}

std::optional<graphs::ConvexKind> convex_kind(std::string_view word) {
  if (word == "convex") return graphs::ConvexKind::all;
  if (word == "serpentine") return graphs::ConvexKind::serpentine;
  if (word == "simple-branching") return graphs::ConvexKind::simple_branching;
  return {};
}

/// The class of `graph`, `tree` and `connected graph`.
graphs::GraphClass class_of(std::string_view words) {
  constexpr std::string_view graph = "graph";
  if (words == graph) return graphs::GraphClass::all;
  if (words.ends_with(graph)) words.remove_suffix(graph.size() + 1);
  return graphs::graph_class(words);
}

void each_of_class(const graphs::GraphClass& graph_class, int order, Trial& trial,
                   const std::function<void(const graphs::SmallGraph&)>& visit) {
  if (graph_class == graphs::GraphClass::all) return each_graph(order, trial, visit);
  graphs::enumerate(graph_class, order, {}, [&](const graphs::SmallGraph& graph) {
    trial.look();
    visit(graph);
    return true;
  });
}

/// The graph without these vertices, `0,1`.
std::string without(const games::Instance& board, std::string_view list) {
  const graphs::Graph& graph = board.graph();
  std::vector<int> place(static_cast<std::size_t>(graph.order()));
  for (const std::string_view one : between_commas(list)) {
    const auto vertex = text::integer(one);
    if (!vertex || *vertex < 0 || *vertex >= graph.order())
      throw text::InputError("expected vertices of " + board.text() + ", found " + text::quoted(one));
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

void each_grid(int order, const std::function<void(const std::string&)>& visit) {
  each_grid_below(order, order, "", visit);
}

BoardSet::BoardSet(std::string_view text, const Names& known) {
  if (!text.starts_with(every)) {
    constexpr std::string_view without = " without ";
    const std::size_t end = std::min(text.find(without), text.size());
    one_.emplace(text.substr(0, end), known);
    if (end < text.size()) deleted_.emplace(text.substr(end + without.size()), known);
    return;
  }
  const std::size_t end = text.find(of_order);
  if (end == std::string_view::npos)
    throw text::InputError("expected 'of order' behind " + text::quoted(text) + ", found none", text.size() + 1);
  const std::string_view words = text.substr(every.size(), end - every.size());
  std::string_view order = text.substr(end + of_order.size());
  constexpr std::string_view with = " with ";
  const std::size_t condition = order.find(with);
  try {
    order_.emplace(order.substr(0, condition), known);
    if (condition != std::string_view::npos) read_condition(words, order.substr(condition + with.size()));
  } catch (const text::InputError& error) {
    text::throw_shifted(error, end + of_order.size());
  }
  constexpr std::string_view triangulation = " triangulation";
  if (words == "grid" || words == "disc") {
    kind_ = words == "grid" ? Kind::grids : Kind::discs;
  } else if (words.ends_with(triangulation)) {
    kind_ = Kind::triangulations;
    const std::string_view word = words.substr(0, words.size() - triangulation.size());
    const auto kind = convex_kind(word);
    if (!kind) {
      constexpr std::array<std::string_view, 3> kinds{"convex", "serpentine", "simple-branching"};
      throw text::InputError("expected convex, serpentine or simple-branching" + text::did_you_mean(word, kinds) +
                                 ", found " + text::quoted(word),
                             every.size() + 1);
    }
    convex_ = *kind;
  } else {
    kind_ = Kind::graphs;
    try {
      graph_class_ = class_of(words);
    } catch (const text::InputError& error) {
      text::throw_shifted(error, every.size());
    }
  }
}

void BoardSet::read_condition(std::string_view words, std::string_view condition) {
  if (words != "disc") {
    having_ = conjectures::parse_conjecture(condition);
    return;
  }
  constexpr std::string_view at_most = "at most ", inner = " inner points";
  const std::string_view number =
      condition.substr(std::min(at_most.size(), condition.size()),
                       condition.size() - std::min(at_most.size() + inner.size(), condition.size()));
  const auto most = text::integer(number);
  if (!condition.starts_with(at_most) || !condition.ends_with(inner) || !most)
    throw text::InputError("expected 'at most K inner points', found " + text::quoted(condition));
  most_inner_ = *most;
}

void BoardSet::each(const Variables& variables, Trial& trial,
                    const std::function<void(const std::string&)>& visit) const {
  if (kind_ == Kind::one) {
    const std::string board = one_->text(variables, &trial, ",");
    return visit(deleted_ ? without(games::Instance(board), deleted_->text(variables, &trial, ",")) : board);
  }
  const int order = static_cast<int>(order_->value(variables));
  if (kind_ == Kind::grids) return each_grid(order, visit);
  if (kind_ == Kind::graphs)
    return each_graph(variables, trial, [&](const graphs::SmallGraph& graph) { visit(graphs::write_graph6(graph)); });
  const auto each_of = [&](const auto& triangulations) {
    for (const graphs::Triangulation& triangulation : triangulations) {
      trial.look();
      visit(graphs::text(triangulation));
    }
  };
  trial.look();
  if (kind_ == Kind::triangulations) return each_of(graphs::convex_classes(order, convex_));
  for (int inner = 0; inner <= most_inner_ && order - inner >= 3; ++inner)
    each_of(graphs::disc_classes(order - inner, inner));
}

void BoardSet::each_graph(const Variables& variables, Trial& trial,
                          const std::function<void(const graphs::SmallGraph&)>& visit) const {
  if (kind_ == Kind::graphs) {
    const int order = static_cast<int>(order_->value(variables));
    if (!having_) return each_of_class(*graph_class_, order, trial, visit);
    sweeps::Evaluator condition(*having_, sweeps::Evaluator::Mode::play);
    return each_of_class(*graph_class_, order, trial, [&](const graphs::SmallGraph& graph) {
      if (condition.truth(graph)) visit(graph);
    });
  }
  each(variables, trial, [&](const std::string& board) {
    const games::Instance instance(board);
    visit(graphs::small(std::holds_alternative<graphs::Triangulation>(instance.board())
                            ? instance.triangulation().graph()
                            : instance.graph()));
  });
}

}  // namespace gamecert::papers
