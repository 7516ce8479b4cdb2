// Local reductions of ELLO as data: where they apply, what colours they ask for, what game they leave.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "graphs/small_graph.hpp"
#include "papers/claim.hpp"

namespace gamecert::papers {

using graphs::SmallGraph;
using graphs::VertexSet;

/// All games of ELLO on one graph of order at most 20.
class ColouredGames {
 public:
  explicit ColouredGames(const SmallGraph& graph, const solve::Limits& limits = {});

  const SmallGraph& graph() const { return graph_; }
  bool odd_type() const { return odd_type_; }
  bool winnable(VertexSet green) const { return (winnable_[green / 64] >> (green % 64) & 1) != 0; }
  bool parity_plausible(VertexSet green) const { return (std::popcount(green) % 2 != 0) == odd_type_; }

 private:
  SmallGraph graph_;
  bool odd_type_;
  std::vector<std::uint64_t> winnable_;
};

/// Distinct vertices, a letter each. The neighbours of the first ones are exactly those given; about
/// the others nothing is assumed, also not whether they are adjacent.
struct LocalPattern {
  std::string_view letters;                    // the paper's names
  std::array<std::string_view, 3> neighbours;  // of the first letters; empty where there are fewer
  bool mirrored = false;  // a reflection exchanges the last two letters: placed once, the lesser vertex first
};

/// The vertices of a graph that are the letters of a gadget.
struct Placement {
  const LocalPattern* gadget;
  std::array<int, 5> vertices;

  int vertex(char letter) const { return vertices.at(gadget->letters.find(letter)); }
  VertexSet set(std::string_view letters) const;
  /// `x=0 y=3 a=1 b=2`
  std::string text() const;
};
std::vector<Placement> placements(const LocalPattern& gadget, const SmallGraph& graph);

/// One case of a reduction. Vertices are given by their letters.
struct LocalCase {
  std::string_view part;
  std::string_view red = {}, green = {};  // these show that colour
  bool lost = false;                      // the game is unwinnable; otherwise it leads to another:
  std::string_view played = {};           // deleted in this order, their neighbours change colour each time
  std::string_view deleted = {};          // deleted, and nothing else
  std::string_view flipped = {};          // change colour
  std::string_view toggled = {};          // two letters each: become adjacent, or are no longer so

  bool fits(const Placement& at, VertexSet greens) const {
    return (at.set(red) & greens) == 0 && (at.set(green) & ~greens) == 0;
  }
};

struct ElloGame {
  SmallGraph graph;
  VertexSet green;
};
/// The game that the case leads to; vertices keep their order.
ElloGame left(const LocalCase& of, const Placement& at, const ElloGame& game);

/// What a reduction says: a game that fits a case has the winnability of the game it leads to.
struct LocalReduction {
  const LocalPattern* gadget;
  enum class Games { nontrivial_parity_plausible, winnable } games;  // the games it speaks about
  std::span<const LocalCase> cases;
};
/// On all graphs of an order, at every placement, for every colouring that meets the hypotheses.
void check_reduction(const LocalReduction& reduction, int order, Trial& trial);

/// Of two games that should have the same winnability, and have not.
Failure differ(const ElloGame& game, bool winnable, const ElloGame& other, std::string_view what);

// Section 6: a vertex of degree 2, and three in a row on a path.
inline constexpr LocalPattern middle{"zxy", {"xy"}, true};
inline constexpr LocalPattern thread{"xzywu", {"wz", "xy", "zu"}, true};
// Figures 5a and 5b.
inline constexpr LocalPattern ear{"xyab", {"ya", "xab"}};
inline constexpr LocalPattern fork{"xyzab", {"ya", "abxz", "by"}};

inline constexpr LocalCase red_middle[] = {{.part = "", .red = "z", .deleted = "z", .toggled = "xy"}};
inline constexpr LocalCase green_thread[] = {{.part = "", .green = "xzy", .deleted = "xy", .toggled = "wzzu"}};
inline constexpr LocalCase lemma_1[] = {{.part = "(i)", .red = "xy", .deleted = "xy"},
                                        {.part = "(ii)", .red = "x", .green = "y", .deleted = "xy", .flipped = "b"}};
// x first is the game after it is played; x last, green and of even degree, is the game without it.
inline constexpr LocalCase lemma_2[] = {{.part = "(i)", .red = "y", .green = "x", .played = "x"},
                                        {.part = "(ii)", .green = "xy", .deleted = "x"}};
// The symmetric statements are those at the placement with x and z, a and b exchanged.
inline constexpr LocalCase lemma_3[] = {{.part = "(i)", .red = "xyz", .lost = true},
                                        {.part = "(ii)", .red = "z", .green = "xy", .deleted = "xyz", .flipped = "a"},
                                        {.part = "(iii)", .red = "xz", .green = "y", .deleted = "xyz"},
                                        {.part = "(iii)", .red = "yz", .green = "x", .deleted = "xyz"}};
inline constexpr LocalCase lemma_4[] = {{.part = "", .green = "xz", .played = "x"}};

inline constexpr auto of_plausible = LocalReduction::Games::nontrivial_parity_plausible;
inline constexpr auto of_winnable = LocalReduction::Games::winnable;
inline constexpr LocalReduction proposition_6_1{&middle, of_plausible, red_middle};
inline constexpr LocalReduction step_of_corollary_6_2{&thread, of_plausible, green_thread};
inline constexpr LocalReduction reduction_lemma_1{&ear, of_plausible, lemma_1};
inline constexpr LocalReduction reduction_lemma_2{&ear, of_winnable, lemma_2};
inline constexpr LocalReduction reduction_lemma_3{&fork, of_plausible, lemma_3};
inline constexpr LocalReduction reduction_lemma_4{&fork, of_winnable, lemma_4};

}  // namespace gamecert::papers
