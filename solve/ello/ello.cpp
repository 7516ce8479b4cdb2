// Answers about ELLO with their evidence.
#include "solve/ello/ello.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <stdexcept>
#include <string>

#include "certificates/formulas/lrat.hpp"
#include "certificates/gadgets/derivation.hpp"
#include "certificates/solitaires/closure.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/structure/determinant.hpp"
#include "certificates/structure/frontiers.hpp"
#include "encode/solitaires/models.hpp"
#include "reductions/frontier.hpp"
#include "reductions/gadgets/derivation.hpp"
#include "solve/ello/decide.hpp"
#include "solve/ello/determinant/algebraic.hpp"
#include "solve/ello/determinant/algebraic_laplacian.hpp"
#include "solve/ello/layout.hpp"
#include "solve/ello/leaves.hpp"
#include "solve/ello/parts.hpp"
#include "solve/ello/plausible.hpp"
#include "solve/ello/search.hpp"
#include "solve/sat_answers.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using graphs::Graph;

constexpr std::size_t most_positions = std::size_t{1} << 24;  // of a closure
constexpr std::size_t some_positions = std::size_t{1} << 20;  // of one that takes seconds at most
constexpr std::size_t few_positions = 1000;                   // of one that is taken without another look
// Seconds for a solver: without a certificate, with a closure, without one.
constexpr double settling_seconds = 10, few_seconds = 2, many_seconds = 60;
// The usual length, in a certificate, of a number of a refutation and of a position of a closure.
constexpr std::size_t number_text = 5, position_text = 20;
constexpr std::uint64_t point_attempts = 4;

/// A bound on the chance that any of several decisions is wrong.
class Doubt {
 public:
  void add(const Decision& decision) {
    if (decision.doubt == 0) return;
    ++count_;
    greatest_ = count_ == 1 ? decision.doubt : std::max(greatest_, decision.doubt);
  }
  bool any() const { return count_ > 0; }
  std::string text() const {
    return "error<=2^" + std::to_string(greatest_ + static_cast<int>(std::bit_width(count_ - 1)));
  }

 private:
  std::uint64_t count_ = 0;
  int greatest_ = 0;
};

/// Whether the order wins (Prop 1.1): red vertices with an odd number of neighbours before them.
bool wins(const Graph& graph, const std::vector<char>& green, const std::vector<int>& order) {
  std::vector<char> colour = green;
  std::vector<char> placed(green.size(), 0);
  for (const int v : order) {
    if (placed[v] != 0 || colour[v] == 0) return false;
    placed[v] = 1;
    for (const int u : graph.neighbours(v)) colour[u] ^= 1;
  }
  return order.size() == green.size();
}

/// The visited sets as positions of the reflected game: red is where deg_S and c differ mod 2.
certificates::Closure closure(const graphs::SmallGraph& graph, graphs::VertexSet green,
                              const std::vector<graphs::VertexSet>& visited) {
  certificates::Closure result{.reflected = true, .positions = {}};
  result.positions.reserve(visited.size());
  for (const graphs::VertexSet left : visited) {
    graphs::VertexSet odd = 0;
    graphs::each(left, [&](int v) { odd ^= graph.neighbours(v); });
    result.positions.push_back({left, left & ~(odd ^ green)});
  }
  return result;
}

class ElloQuestion {
 public:
  ElloQuestion(const games::Instance& instance, const Request& request)
      : instance_(instance),
        graph_(instance.graph()),
        request_(request),
        watch_(request.limits),
        green_(static_cast<std::size_t>(graph_.order()), 0) {
    for (const int v : instance.vertices("green")) green_[v] = 1;
  }

  Answer answer() {
    const auto implausible = implausible_component(graph_, green_, std::vector<char>(green_.size(), 1));
    if (implausible) {
      answer_.statement = "UNWINNABLE";
      if (request_.certificate) answer_.evidence = *implausible;
    } else {
      decide();
    }
    if (request_.all_moves) list_winning_moves();
    if (doubt_.any()) {
      answer_.certainty = Answer::Certainty::evidence;
      answer_.doubt = doubt_.text();
    }
    return std::move(answer_);
  }

 private:
  void decide() {
    Decision decision = decide_ello(graph_, green_, watch_, Wanted::reasons);
    if (decision.winnable) {
      answer_.statement = "WINNABLE";
      if (decision.order) {
        take_order(std::move(*decision.order));
      } else if (request_.certificate) {
        find_determinant();
      }
      return;
    }
    answer_.statement = "UNWINNABLE";
    if ((request_.certificate || decision.doubt != 0) && settle(decision)) return;
    doubt_.add(decision);
  }

  void take_order(std::vector<int> order) {
    if (!wins(graph_, green_, order)) throw std::logic_error("engines disagree: an order of ello does not win");
    if (request_.certificate) answer_.evidence = certificates::Order{order};
    answer_.moves = std::move(order);
  }

  /// A point at which the whole game is nonzero. Eliminating a leaf multiplies the determinant by a
  /// nonzero element, so the core decides.
  void find_determinant() {
    const Leaves leaves(graph_, green_);
    try {
      for (std::uint64_t seed = 1; seed <= point_attempts; ++seed) {
        std::vector<std::uint64_t> point = random_point(graph_.order(), seed);
        if (!WeightedLaplacian(graph_, leaves.green(), point).nonzero(leaves.alive(), watch_)) continue;
        answer_.evidence = certificates::Determinant{std::move(point)};
        return;
      }
    } catch (const text::LimitError&) {
      if (text::interrupted) throw;
    }
  }

  /// Shows that the whole game cannot be won, or that it can, if that fits the limits. The evidence is a refutation of
  /// the formula, or a closure where that is smaller: where one is found soon, the solver has little time to do better.
  /// Where none is, a layout serves.
  bool settle(const Decision& decision) {
    if (settle_part(*decision.lost, decision)) return true;
    if (!request_.certificate) return refute(decision, settling_seconds);
    const bool closed = close(decision, some_positions);
    if (closed && (answer_.statement == "WINNABLE" || closed_positions() <= few_positions)) return true;
    if (!closed && lay_out()) return true;
    if (refute(decision, closed ? few_seconds : many_seconds) || closed) return true;
    return close(decision, most_positions) || refute(decision, std::numeric_limits<double>::infinity());
  }

  /// Reduces the game to what is lost, if that is less than the whole, and settles that. False if it is not lost after
  /// all.
  bool settle_part(const LostPart& lost, const Decision& decision) {
    if (lost.component.size() == green_.size()) return false;
    reductions::ReducedGame left(graph_, instance_.vertices("green"));
    for (const reductions::DerivationStep& step : lost.steps)
      if (const auto reason = left.step_fails(step))
        throw std::logic_error("engines disagree: a step in ello: " + *reason);
    if (left.component(lost.component.front()) != lost.component)
      throw std::logic_error("engines disagree: steps in ello leave another component");
    const games::Instance part(left.instance(lost.component));
    Request request = request_;
    request.all_moves = false;
    request.limits = watch_.left();
    Answer answer = ElloQuestion(part, request).answer();
    if (answer.statement == "WINNABLE") {
      if (decision.doubt == 0) throw std::logic_error("engines disagree: an unwinnable part of ello has an order");
      return false;
    }
    if (answer.certainty != Answer::Certainty::certain) doubt_.add(decision);
    if (!answer.evidence) return true;
    const games::GameInfo& info = games::find("ello").info;
    certificates::Certificate base{{"ello", info.version, {}, false, part.text(), answer.statement},
                                   std::move(*answer.evidence)};
    answer_.evidence = certificates::Derivation{lost.steps, lost.component.front(), {std::move(base)}};
    return true;
  }

  /// A solver on the whole game. False if it comes to no end in so many seconds, or to no evidence that is wanted.
  bool refute(const Decision& decision, double seconds) {
    try {
      Watch watch(watch_.left(seconds));
      if (!question_)
        question_ = encode::question({games::find("ello"), instance_}, "UNWINNABLE", {.between = formula_watch(watch)});
      SatVerdict verdict = decide_formula(question_->cnf, request_.certificate, watch.left());
      if (verdict.model) {
        take_unexpected(decision, encode::line_of_play(games::find("ello").info, *question_, *verdict.model));
      } else if (verdict.refutation) {
        const bool smaller = closed_positions() * position_text > verdict.refutation->numbers() * number_text;
        if (!answer_.evidence || smaller)
          answer_.evidence = certificates::Refutation{std::nullopt, std::move(*verdict.refutation)};
      }
      return verdict.model.has_value() || !request_.certificate || answer_.evidence.has_value();
    } catch (const text::LimitError&) {
      if (text::interrupted) throw;
      return false;
    }
  }

  /// Of the evidence, if that is a closure.
  std::size_t closed_positions() const {
    const auto* closure = answer_.evidence ? answer_.evidence->as<certificates::Closure>() : nullptr;
    return closure == nullptr ? 0 : closure->positions.size();
  }

  /// An order of a game that was taken for unwinnable.
  void take_unexpected(const Decision& decision, std::vector<int> order) {
    if (decision.doubt == 0) throw std::logic_error("engines disagree: an unwinnable ello game has an order");
    answer_.statement = "WINNABLE";
    take_order(std::move(order));
  }

  /// Closes the whole game, if that takes no more than so many positions.
  bool close(const Decision& decision, std::size_t positions) {
    if (graph_.order() > graphs::SmallGraph::max_order) return false;
    const graphs::SmallGraph graph = graphs::small(graph_);
    graphs::VertexSet green = 0;
    for (int v = 0; v < graph.order; ++v) green |= green_[v] != 0 ? graphs::single(v) : 0;
    try {
      BackwardSearch search = search_from_the_end(graph, green, watch_, true, positions);
      if (search.order) {
        take_unexpected(decision, std::move(*search.order));
        return true;
      }
      watch_.hold(search.visited.size() * (sizeof(games::Position) + 4 * sizeof(games::Word)));
      answer_.evidence = closure(graph, green, search.visited);
      return true;
    } catch (const text::LimitError&) {
      if (text::interrupted) throw;
      return false;
    }
  }

  /// Goes along a layout of the whole game. False if none is found, or if the game is not lost along it.
  bool lay_out() {
    if (graph_.order() > graphs::SmallGraph::max_order) return false;
    try {
      std::optional<std::vector<int>> layout = narrow_layout(graphs::small(graph_), watch_);
      const text::Deadline within = deadline_of(watch_.left());
      if (!layout || reductions::winnable_along(graph_, instance_.vertices("green"), *layout)) return false;
      answer_.evidence = certificates::Frontiers{*std::move(layout)};
      return true;
    } catch (const text::LimitError&) {
      if (text::interrupted) throw;
      return false;
    }
  }

  /// A first move wins iff its component is winnable afterwards and the other components are.
  void list_winning_moves() {
    answer_.winning_moves.emplace();
    if (answer_.statement != "WINNABLE") return;
    for (const Part& part : parts_of(graph_, green_, std::vector<char>(green_.size(), 1))) {
      for (int v = 0; v < part.graph.order(); ++v) {
        if (part.green[v] == 0) continue;
        watch_.look();
        const Part rest = after_move(part, v);
        const Decision decision = decide_ello(rest.graph, rest.green, watch_, Wanted::decision);
        if (decision.winnable) answer_.winning_moves->push_back(part.vertices[v]);
        doubt_.add(decision);
      }
    }
    std::sort(answer_.winning_moves->begin(), answer_.winning_moves->end());
  }

  const games::Instance& instance_;
  const Graph& graph_;
  const Request& request_;
  Watch watch_;
  std::vector<char> green_;
  Doubt doubt_;
  Answer answer_;
  std::optional<encode::Question> question_;  // the formula of the whole game, once it was asked for
};

}  // namespace

Answer solve_ello(const games::Instance& instance, const Request& request) {
  assert(std::holds_alternative<Graph>(instance.board()));
  return ElloQuestion(instance, request).answer();
}

}  // namespace gamecert::solve
