// The formula of an obligation says what it should: it is met by a graph and a position exactly if, on the board that
// the map makes, the position is as assumed and the obligation fails.
#include "reductions/grounding.hpp"

#include <gtest/gtest.h>

#include <random>

#include "encode/conditions.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadget_map.hpp"
#include "reductions/reduction_file.hpp"
#include "reductions/variants.hpp"

namespace gamecert::reductions {
namespace {

/// Random values, biased, in order; whether all conditions are met.
class Drawn {
 public:
  using Bit = Truth;
  Drawn(std::mt19937& random, unsigned one_in) : random_(random), one_in_(one_in) {}
  Bit constant(bool value) { return {value}; }
  Bit input(const std::string& name) {
    if (name.starts_with("vertex")) return {random_() % 4 != 0};
    const std::string vertex = name.substr(0, name.find(':'));  // of the target; one colour at most
    if (vertex != name && vertex == painted_) return {false};
    const bool value = random_() % one_in_ == 0;
    if (value) painted_ = vertex;
    return {value};
  }
  void require(Bit bit) { met_ = met_ && bit.value; }
  bool met() const { return met_; }

 private:
  std::mt19937& random_;
  unsigned one_in_;
  std::string painted_;
  bool met_ = true;
};

/// The same statement about the board of the graph, by another text: nothing if the position is not as assumed.
std::optional<bool> fails(const Reduction& reduction, const Obligation& obligation,
                          const DenialSituation<Truth>& situation) {
  graphs::SmallGraph graph;
  graph.directed = reduction.source.directed || reduction.tells_ends_apart();
  std::vector<int> number;
  for (const Truth there : situation.there) number.push_back(there.value ? graph.order++ : -1);
  for (std::size_t a = 0; a < number.size(); ++a) {
    for (std::size_t b = 0; b < number.size(); ++b) {
      if (!situation.arcs[a][b].value) continue;
      if (number[a] < 0 || number[b] < 0) return std::nullopt;
      if (situation.arcs[b][a].value && !reduction.source.directed) return std::nullopt;
      graph.rows[static_cast<std::size_t>(number[a])] |= graphs::single(number[b]);
      if (!graph.directed) graph.add_edge(number[a], number[b]);
    }
  }
  const GadgetMap map(reduction, graph);
  // The painting, looked up by where each vertex of the target comes from.
  std::vector<int> originals;
  for (std::size_t v = 0; v < number.size(); ++v) {
    if (number[v] >= 0) originals.push_back(static_cast<int>(v));
  }
  const int n = situation.order;
  int per_vertex = 0, per_edge = 0;
  for (const Role& role : reduction.roles)
    (role.of == Of::vertex ? per_vertex : per_edge) += role.of == Of::graph ? 0 : 1;
  std::vector<int> painting;
  for (int x = 0; x < map.order(); ++x) {
    const Origin origin = map.origin(x);
    int place = 0;
    for (int r = 0; r < origin.role; ++r) place += reduction.role(r).of == reduction.role(origin.role).of ? 1 : 0;
    int index = n * per_vertex + n * n * per_edge + place;
    if (reduction.role(origin.role).of == Of::vertex)
      index = originals[static_cast<std::size_t>(origin.a)] * per_vertex + place;
    if (reduction.role(origin.role).of == Of::edge)
      index = n * per_vertex + place +
              per_edge *
                  (originals[static_cast<std::size_t>(origin.a)] * n + originals[static_cast<std::size_t>(origin.b)]);
    int colour = 0;
    for (int c = 1; c <= reduction.target.colours; ++c) {
      if (!situation.painted[static_cast<std::size_t>(index)][static_cast<std::size_t>(c - 1)].value) continue;
      if (colour != 0) return std::nullopt;
      colour = c;
    }
    painting.push_back(colour);
  }
  const std::vector<int> board = map.board(painting);
  const auto board_of = [&](const Side& side, int order, const std::vector<graphs::Edge>& arcs,
                            const std::vector<int>& colours) {
    PaintedBoard<Truth> result{.order = order, .arcs = {}, .painted = {}};
    for (const auto& [from, to] : arcs) result.arcs.push_back({from, to, {true}});
    for (const int colour : colours) {
      auto& row = result.painted.emplace_back(static_cast<std::size_t>(side.colours));
      if (colour > 0) row[static_cast<std::size_t>(colour - 1)] = {true};
    }
    return result;
  };
  const PaintedRules<Truth> target(reduction.target, board_of(reduction.target, map.order(), map.joins(), painting),
                                   {});
  const PaintedRules<Truth> source(reduction.source, board_of(reduction.source, graph.order, map.edges(), board), {});
  if (!target.allowed().value || !source.allowed().value || !map.broken_invariant(painting).empty() || !map.assumed())
    return std::nullopt;
  const auto at = [&](int role) {  // at vertex 0, or the edge (0, 1)
    for (int x = 0; x < map.order(); ++x) {
      const Origin origin = map.origin(x);
      if (origin.role == role && origin.a <= 0 &&
          (reduction.role(role).of != Of::edge || (origin.a == 0 && origin.b == 1)))
        return x;
    }
    return -1;
  };
  const int c = obligation.colour - 1;
  const int mover = at(obligation.role);
  switch (obligation.kind) {
    case Obligation::Kind::dead:
      return mover >= 0 && (reduction.role(obligation.role).of != Of::edge || number[1] == 1) &&
             target.legal(mover, c).value;
    case Obligation::Kind::sound:
      return target.legal(mover, c).value &&
             !source.legal(0, reduction.meaning(obligation.role, obligation.colour) - 1).value;
    case Obligation::Kind::onto: {
      bool meant = false;
      for (int role = 0; role < static_cast<int>(reduction.roles.size()); ++role) {
        for (int d = 1; d <= reduction.target.colours; ++d)
          meant = meant || (reduction.meaning(role, d) == obligation.colour && target.legal(at(role), d - 1).value);
      }
      return source.legal(0, c).value && !meant;
    }
    default:
      return std::nullopt;
  }
}

TEST(Grounding, FormulasSayWhatHappensOnTheBoardsOfTheMap) {
  std::mt19937 random(20);
  int compared = 0, failing = 0;
  for (const BuiltIn& map : built_in_maps()) {
    std::vector<Variant> variants = mutants(read_reduction(map.text));
    variants.push_back({"as it is", read_reduction(map.text)});
    for (const Variant& variant : variants) {
      for (const Obligation& obligation : obligations(variant.reduction, false)) {
        using Kind = Obligation::Kind;
        if (obligation.kind != Kind::dead && obligation.kind != Kind::sound && obligation.kind != Kind::onto) continue;
        for (int i = 0; i < 60; ++i) {
          Drawn drawn(random, i % 2 == 0 ? 3 : 9);
          const auto situation = Denial(variant.reduction, obligation, drawn).state();
          const auto expected = fails(variant.reduction, obligation, situation);
          if (!expected) continue;
          ASSERT_EQ(drawn.met(), *expected)
              << map.name << " " << variant.change << ": " << title(variant.reduction, obligation);
          ++compared;
          failing += *expected ? 1 : 0;
        }
      }
    }
  }
  EXPECT_GT(compared, 1000);
  EXPECT_GT(failing, 20);
}

/// The message of the limit that making the formulas of all obligations meets; empty if it meets none.
std::string limit(const std::string& text) {
  const Reduction reduction = read_reduction(text);
  try {
    for (const Obligation& obligation : obligations(reduction, true)) {
      encode::Conditions conditions;
      Denial(reduction, obligation, conditions).state();
      conditions.cnf();
    }
  } catch (const text::LimitError& error) {
    return error.what();
  }
  return "";
}

TEST(Grounding, FormulasAreNotMadeBeyondALimit) {
  const std::string start = "source node-kayles ; target ";
  EXPECT_EQ(limit(start + "proper colours=2 ; vertex v ; join a.v b.v ; move v:1 means 1"), "");
  // Paths of 11 steps through two vertices of every edge, for both colours.
  EXPECT_EQ(limit(start + "distance distance=11 colours=2 ; vertex v ; edge x ; edge y ; join a.v x ; join x y ; "
                          "join y b.v ; move v:any means 1"),
            "the formula takes more than 256 MB or 4 million steps");
  EXPECT_EQ(limit(start +
                  "distance distance=20 colours=8 ; vertex v ; edge x[i] painted 1 for i = 1..199 ; move v:1 means 1"),
            "the formula would have more than 250000 colours or edges");
  EXPECT_EQ(limit(start + "proper colours=64 ; vertex v ; vertex x[i] for i = 1..199 ; move v:1 means 1"),
            "a proof for all graphs would have more than 10000 obligations");
  EXPECT_EQ(limit(start + "distance distance=24 colours=1 ; vertex v ; move v:1 means 1"),
            "a proof for all graphs would look at graphs of 25 vertices, and looks at no more than 24");
}

}  // namespace
}  // namespace gamecert::reductions
