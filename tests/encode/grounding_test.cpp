// The formula of an obligation says what it should: it is met by a graph and a position exactly if, on the board that
// the map makes, the position is as assumed and the obligation fails.
#include "encode/reductions/grounding.hpp"

#include <gtest/gtest.h>

#include <random>

#include "encode/reductions/denial_inputs.hpp"
#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "graphs/formats.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadget_map.hpp"
#include "reductions/reduction_lines.hpp"
#include "reductions/variants.hpp"
#include "tests/encode/backtracking.hpp"

namespace gamecert::encode {
namespace {

using namespace reductions;
using Kind = DenialInput::Kind;

/// Random values of the inputs, biased, of which no target vertex has two colours: by variable, from 1.
std::vector<char> drawn(const DenialInputs& inputs, std::mt19937& random, unsigned one_in) {
  std::vector<char> values{0};
  int painted = -1;
  for (const DenialInput& input : inputs.all) {
    bool value = input.kind == Kind::vertex ? random() % 4 != 0 : random() % one_in == 0;
    if (input.kind == Kind::painted && input.a == painted) value = false;
    if (input.kind == Kind::painted && value) painted = input.a;
    values.push_back(value ? 1 : 0);
  }
  return values;
}

/// Whether the formula is met by these values, those of all other variables following.
bool met(const Cnf& denial, const std::vector<char>& values) {
  std::vector<int> assumed;
  for (std::size_t i = 1; i < values.size(); ++i)
    assumed.push_back(values[i] != 0 ? static_cast<int>(i) : -static_cast<int>(i));
  return testing::Backtracking(denial).model(assumed).has_value();
}

/// The position of a painting, by the rules, and its legal moves; nothing if it is not legal.
std::optional<std::vector<int>> legal_moves(const Side& side, int order, const std::vector<graphs::Edge>& arcs,
                                            const std::vector<int>& colours) {
  std::string line = side.directed ? graphs::write_digraph6(graphs::Digraph(order, arcs))
                                   : graphs::write_graph6(graphs::Graph(order, arcs));
  const char* before = " painted=";
  for (int v = 0; v < order; ++v) {
    const int colour = colours[static_cast<std::size_t>(v)];
    if (colour < 0) return std::nullopt;  // two
    if (colour > 0) line += before + std::to_string(v) + ":" + std::to_string(colour);
    if (colour > 0) before = ",";
  }
  // node-kayles has no painted vertices; the same game has.
  const bool same = side.game == "node-kayles";
  try {
    const auto game = games::make(games::find(same ? "proper" : side.game), games::Instance(line),
                                  same ? std::map<std::string, int>{{"colours", 1}} : side.parameters);
    return game->moves(game->start());
  } catch (const text::InputError&) {
    return std::nullopt;
  }
}

/// The same statement about the board of the graph, by another text: nothing if the position is not as assumed.
std::optional<bool> fails(const Reduction& reduction, const Obligation& obligation, const DenialInputs& inputs,
                          const std::vector<char>& values) {
  graphs::SmallGraph graph;
  graph.directed = reduction.source.directed || reduction.tells_ends_apart();
  const int n = inputs.order;
  std::vector<char> there(static_cast<std::size_t>(n)), arcs(static_cast<std::size_t>(n * n));
  there[0] = 1;
  std::map<std::pair<int, int>, bool> painted;  // by target vertex and colour from 0
  for (std::size_t i = 0; i < inputs.all.size(); ++i) {
    const auto& [kind, a, b] = inputs.all[i];
    if (kind == Kind::vertex) there[static_cast<std::size_t>(a)] = values[i + 1];
    if (kind == Kind::edge) arcs[static_cast<std::size_t>(a * n + b)] = values[i + 1];
    if (kind == Kind::painted) painted[{a, b}] = values[i + 1] != 0;
  }
  std::vector<int> number;
  for (const char each : there) number.push_back(each != 0 ? graph.order++ : -1);
  for (std::size_t a = 0; a < number.size(); ++a) {
    for (std::size_t b = 0; b < number.size(); ++b) {
      if (arcs[a * number.size() + b] == 0) continue;
      if (number[a] < 0 || number[b] < 0) return std::nullopt;
      if (arcs[b * number.size() + a] != 0 && !reduction.source.directed) return std::nullopt;
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
    int colour = reduction.role(origin.role).painted;
    for (int c = 1; c <= reduction.target.colours; ++c) {
      if (painted[{index, c - 1}]) colour = c;
    }
    painting.push_back(colour);
  }
  const std::vector<int> board = map.board(painting);
  const auto target = legal_moves(reduction.target, map.order(), map.joins(), painting);
  const auto source = legal_moves(reduction.source, graph.order, map.edges(), board);
  if (!target || !source || map.broken_invariant(painting) || !map.assumed()) return std::nullopt;
  const auto legal = [](const Side& side, const std::vector<int>& moves, int vertex, int colour) {
    return std::ranges::find(moves, vertex * side.colours + colour - 1) != moves.end();
  };
  const auto target_legal = [&](int x, int colour) { return legal(reduction.target, *target, x, colour); };
  const auto source_legal = [&](int colour) { return legal(reduction.source, *source, 0, colour); };
  const auto at = [&](int role) {  // at vertex 0, or the edge (0, 1)
    for (int x = 0; x < map.order(); ++x) {
      const Origin origin = map.origin(x);
      if (origin.role == role && origin.a <= 0 &&
          (reduction.role(role).of != Of::edge || (origin.a == 0 && origin.b == 1)))
        return x;
    }
    return -1;
  };
  const int mover = at(obligation.role);
  switch (obligation.kind) {
    case Obligation::Kind::dead:
      return mover >= 0 && (reduction.role(obligation.role).of != Of::edge || number[1] == 1) &&
             target_legal(mover, obligation.colour);
    case Obligation::Kind::sound:
      return target_legal(mover, obligation.colour) &&
             !source_legal(reduction.meaning(obligation.role, obligation.colour));
    case Obligation::Kind::onto: {
      bool meant = false;
      for (int role = 0; role < static_cast<int>(reduction.roles.size()); ++role) {
        for (int d = 1; d <= reduction.target.colours; ++d)
          meant = meant || (reduction.meaning(role, d) == obligation.colour && target_legal(at(role), d));
      }
      return source_legal(obligation.colour) && !meant;
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
        using What = Obligation::Kind;
        if (obligation.kind != What::dead && obligation.kind != What::sound && obligation.kind != What::onto) continue;
        const Cnf denied = denial(variant.reduction, obligation);
        const DenialInputs inputs = denial_inputs(variant.reduction, obligation);
        ASSERT_LE(std::ssize(inputs.all), denied.variables());
        for (int i = 0; i < 60; ++i) {
          const std::vector<char> values = drawn(inputs, random, i % 2 == 0 ? 3 : 9);
          const auto expected = fails(variant.reduction, obligation, inputs, values);
          if (!expected) continue;
          ASSERT_EQ(met(denied, values), *expected)
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
      denial(reduction, obligation);
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
}  // namespace gamecert::encode
