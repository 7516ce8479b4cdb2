// Placements by trying vertices letter by letter; reductions checked against play.
#include "papers/ello/gadgets.hpp"

#include <optional>

#include "graphs/invariants.hpp"
#include "papers/ello/games.hpp"
#include "papers/facts.hpp"
#include "papers/lists.hpp"
#include "solve/ello/ello.hpp"

namespace gamecert::papers {
namespace {

/// A gadget as numbers: the place of a letter is its position.
class Placing {
 public:
  Placing(const LocalPattern& gadget, const SmallGraph& graph) : gadget_(gadget), graph_(graph) {
    at_.gadget = &gadget;
    for (std::size_t place = 0; place < 3; ++place) {
      for (const char letter : gadget.neighbours[place]) wanted_[place] |= 1U << gadget.letters.find(letter);
    }
    place(0, 0);
  }
  std::vector<Placement> found() && { return std::move(found_); }

 private:
  /// The letters before `next` stand on `used`.
  void place(std::size_t next, VertexSet used) {
    if (next == gadget_.letters.size()) {
      found_.push_back(at_);
      return;
    }
    graphs::each(graph_.vertices() & ~used, [&](int v) {
      at_.vertices[next] = v;
      if (fits(next)) place(next + 1, used | graphs::single(v));
    });
  }

  /// With the right degree and the right neighbours among the letters there are no others.
  bool fits(std::size_t place) const {
    const int v = at_.vertices[place];
    const bool last = place + 1 == gadget_.letters.size();
    if (gadget_.mirrored && last && place > 0 && at_.vertices[place - 1] > v) return false;
    if (known(place) && graph_.degree(v) != static_cast<int>(gadget_.neighbours[place].size())) return false;
    for (std::size_t other = 0; other < place; ++other) {
      if (known(other) && graph_.adjacent(v, at_.vertices[other]) != ((wanted_[other] >> place & 1) != 0)) return false;
    }
    return true;
  }
  bool known(std::size_t place) const { return place < 3 && !gadget_.neighbours[place].empty(); }

  const LocalPattern& gadget_;
  const SmallGraph& graph_;
  std::array<unsigned, 3> wanted_{};
  Placement at_{};
  std::vector<Placement> found_;
};

VertexSet compressed(VertexSet set, VertexSet keep) {
  VertexSet result = 0;
  int place = 0;
  graphs::each(keep, [&](int v) { result |= (set >> v & 1) << place++; });
  return result;
}

/// A case at a placement: the graph it leads to, made once for all colourings.
class CaseAt {
 public:
  CaseAt(const LocalReduction& reduction, const LocalCase& of, const Placement& at, const ColouredGames& games)
      : reduction_(reduction), case_(of), at_(at), games_(games) {
    if (!of.lost) left_.emplace(left(of, at, {games.graph(), 0}).graph);
  }

  void check(Trial& trial) const {
    const VertexSet fixed = at_.set(case_.green);
    each_subset(games_.graph().vertices() & ~fixed & ~at_.set(case_.red), [&](VertexSet others) {
      if (meets_hypotheses(fixed | others)) check(fixed | others, trial);
    });
  }

 private:
  bool meets_hypotheses(VertexSet green) const {
    if (reduction_.games == LocalReduction::Games::winnable) return games_.winnable(green);
    return green != 0 && games_.parity_plausible(green);
  }

  void check(VertexSet green, Trial& trial) const {
    const bool wins = games_.winnable(green);
    const std::string where = "part " + std::string(case_.part) + " at " + at_.text() + ": ";
    if (case_.lost) {
      trial.instance(!wins, [&] { return ello_failure(games_.graph(), green, true, where + "winnable"); });
      return;
    }
    const ElloGame game{games_.graph(), green};
    const ElloGame other = left(case_, at_, game);
    trial.instance(left_->winnable(other.green) == wins, [&] { return differ(game, wins, other, where); });
  }

  const LocalReduction& reduction_;
  const LocalCase& case_;
  const Placement& at_;
  const ColouredGames& games_;
  std::optional<ColouredGames> left_;
};

}  // namespace

ColouredGames::ColouredGames(const SmallGraph& graph, const solve::Limits& limits)
    : graph_(graph), odd_type_(!graphs::even_type(graph)), winnable_(solve::winnable_colourings(graph, limits)) {}

VertexSet Placement::set(std::string_view letters) const {
  VertexSet result = 0;
  for (const char letter : letters) result |= graphs::single(vertex(letter));
  return result;
}

std::string Placement::text() const {
  std::string result;
  for (const char letter : gadget->letters) {
    result += (result.empty() ? "" : " ") + std::string(1, letter) + "=" + std::to_string(vertex(letter));
  }
  return result;
}

std::vector<Placement> placements(const LocalPattern& gadget, const SmallGraph& graph) {
  return Placing(gadget, graph).found();
}

ElloGame left(const LocalCase& of, const Placement& at, const ElloGame& game) {
  SmallGraph graph = game.graph;
  VertexSet green = game.green;
  for (const char letter : of.played) green ^= graph.neighbours(at.vertex(letter));
  green ^= at.set(of.flipped);
  for (std::size_t i = 0; i < of.toggled.size(); i += 2) {
    const int u = at.vertex(of.toggled[i]), v = at.vertex(of.toggled[i + 1]);
    graph.rows[static_cast<std::size_t>(u)] ^= graphs::single(v);
    graph.rows[static_cast<std::size_t>(v)] ^= graphs::single(u);
  }
  const VertexSet keep = graph.vertices() & ~at.set(of.played) & ~at.set(of.deleted);
  return {graphs::induced(graph, keep), compressed(green, keep)};
}

void check_reduction(const LocalReduction& reduction, int order, Trial& trial) {
  for (const SmallGraph& graph : graphs_of_order(order)) {
    const std::vector<Placement> found = placements(*reduction.gadget, graph);
    if (found.empty()) continue;
    const ColouredGames games(graph);
    for (const Placement& at : found) {
      for (const LocalCase& of : reduction.cases) CaseAt(reduction, of, at, games).check(trial);
    }
  }
}

Failure differ(const ElloGame& game, bool winnable, const ElloGame& other, std::string_view what) {
  const std::string text =
      std::string(what) +
      (winnable ? "winnable, but leads to the unwinnable " : "unwinnable, but leads to the winnable ") +
      papers::game(other.graph, other.green);
  return also(ello_failure(game.graph, game.green, winnable, text),
              ello_failure(other.graph, other.green, !winnable, ""));
}

}  // namespace gamecert::papers
