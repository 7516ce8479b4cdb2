// Refinement by counterexamples: every line of play that wins somewhere becomes a clause about the unknown graph.
#include "solve/graph_search.hpp"

#include <algorithm>
#include <numeric>
#include <random>

#include "encode/circuit_plane.hpp"
#include "encode/some_graph.hpp"
#include "encode/tseitin.hpp"
#include "graphs/formats.hpp"
#include "solve/sat_answers.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using encode::Literal;
using graphs::Graph;

std::string line(const Graph& graph, const GraphQuestion& question) {
  return graphs::write_graph6(graph) + (question.attributes.empty() ? "" : " " + question.attributes);
}

class Search {
 public:
  Search(const GraphQuestion& question, const Limits& limits)
      : question_(question),
        watch_(limits),
        entry_(games::find(question.game)),
        circuit_(formula_watch(watch_)),
        adjacency_(encode::some_graph(circuit_, question.order)),
        rules_(encode::make_circuit(
            {entry_, games::Instance(line(Graph(question.order, {}), question)), question.parameters}, circuit_,
            adjacency_)) {
    if (entry_.info.players != 1 || entry_.info.stuck == games::Stuck::ends)
      throw text::InputError("expected a game of one player with a goal, found " + question.game);
    for (std::size_t v = 0; v < adjacency_.size(); ++v) {
      for (std::size_t u = 0; u < v; ++u) asked_.inputs.push_back(adjacency_[u][v]);
    }
    ask_degrees();
    if (question.meant) asked_.clauses.push_back({question.meant(circuit_, adjacency_)});
  }

  FoundGraph run() {
    while (true) {
      watch_.look();
      const SatVerdict verdict = decide_formula(clauses_of(circuit_, asked_).cnf, false, watch_.left());
      if (!verdict.model) return {std::nullopt, lines_};
      const Graph graph = read(*verdict.model);
      const Answer answer =
          solve({entry_, games::Instance(line(graph, question_)), question_.parameters}, {.limits = watch_.left()});
      if (answer.certainty != Answer::Certainty::certain) throw text::LimitError(answer.doubt);
      if (answer.statement == "UNWINNABLE") return {graph, lines_};
      forbid_images(answer.moves);
    }
  }

 private:
  void ask_degrees() {
    if (question_.degrees.empty()) return;
    if (question_.degrees.size() != adjacency_.size())
      throw text::InputError("expected " + std::to_string(question_.order) + " degrees, found " +
                             std::to_string(question_.degrees.size()));
    for (std::size_t v = 0; v < adjacency_.size(); ++v) {
      const encode::CircuitNumber degree = count(encode::CircuitPlane(&circuit_, adjacency_[v]));
      asked_.clauses.push_back({(degree == encode::CircuitNumber(question_.degrees[v])).literal()});
    }
  }

  Graph read(const std::vector<char>& model) const {
    std::vector<graphs::Edge> edges;
    std::size_t variable = 0;
    for (int v = 0; v < question_.order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (model[++variable] != 0) edges.emplace_back(u, v);
      }
    }
    return Graph(question_.order, edges);
  }

  /// The line itself and some others, for what wins on a graph wins, renamed, on others. Any line may be forbidden: on
  /// a graph that is sought none wins.
  void forbid_images(const std::vector<int>& moves) {
    constexpr int images = 8;
    std::vector<int> name(adjacency_.size());
    std::iota(name.begin(), name.end(), 0);
    for (int i = 0; i < images; ++i) {
      forbid(moves, name);
      std::shuffle(name.begin(), name.end(), random_);
    }
  }

  /// At some move the line is illegal, or it does not win.
  void forbid(const std::vector<int>& moves, const std::vector<int>& name) {
    std::vector<Literal> clause;
    encode::SymbolicBoard at = rules_->start();
    for (const int move : moves) {
      const int renamed = name[static_cast<std::size_t>(move)];
      const Literal legal = rules_->moves(at)[static_cast<std::size_t>(renamed)];
      clause.push_back(!legal);
      if (legal == encode::never) return;
      at = rules_->play(at, renamed);
    }
    clause.push_back(!rules_->won(at));
    asked_.clauses.push_back(std::move(clause));
    ++lines_;
  }

  const GraphQuestion& question_;
  Watch watch_;
  const games::Entry& entry_;
  encode::Circuit circuit_;
  encode::Adjacency adjacency_;
  std::unique_ptr<encode::CircuitGame> rules_;
  encode::Requirement asked_;
  std::mt19937_64 random_{1};
  std::uint64_t lines_ = 0;
};

}  // namespace

FoundGraph find_unwinnable(const GraphQuestion& question, const Limits& limits) {
  return Search(question, limits).run();
}

}  // namespace gamecert::solve
