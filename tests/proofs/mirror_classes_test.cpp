// Classes of gadgets by numbers: those that mirrored play tells apart, and no others.
#include "solve/local/mirror_classes.hpp"

#include <gtest/gtest.h>

#include <map>

#include "proofs/small_gadgets.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "solve/local/mirrored_play.hpp"

namespace gamecert::proofs {
namespace {

using reductions::Gadget;

solve::SmallGadget piece(const Gadget& gadget) {
  solve::SmallGadget result{.inner = gadget.inner};
  const auto inner = [&](int v) { return static_cast<std::size_t>(v - gadget.boundary); };
  for (const auto& [u, v] : gadget.edges) {
    if (u >= gadget.boundary) {
      result.near[inner(u)] |= static_cast<std::uint8_t>(1U << inner(v));
      result.near[inner(v)] |= static_cast<std::uint8_t>(1U << inner(u));
    } else {
      result.bound[inner(v)] |= static_cast<std::uint8_t>(1U << u);
    }
  }
  return result;
}

std::vector<Gadget> gadgets(int boundary, int inner, solve::Watch& watch) {
  std::vector<Gadget> result;
  for (int size = 0; size <= inner; ++size)
    each_gadget(boundary, size, false, false, watch, [&](const Gadget& gadget) { result.push_back(gadget); });
  return result;
}

// 109 and 498 are what `lemma discover` and the program in tests/oracle/ count.
TEST(MirrorClasses, AreAsManyAsDiscovered) {
  solve::Watch watch{{}};
  for (const auto& [boundary, inner, count] : {std::tuple(1, 5, 109), std::tuple(2, 4, 498)}) {
    solve::MirrorClasses classes(watch);
    std::set<solve::MirrorClasses::Number> numbers;
    for (const Gadget& gadget : gadgets(boundary, inner, watch)) numbers.insert(classes.member(piece(gadget)).number);
    EXPECT_EQ(std::ssize(numbers), count);
  }
}

/// Calls visit for forests at a boundary vertex: each inner vertex is joined to it or to one before.
void each_forest(solve::SmallGadget forest, int inner, const std::function<void(const solve::SmallGadget&)>& visit) {
  if (forest.inner == inner) return visit(forest);
  const auto fresh = static_cast<std::size_t>(forest.inner++);
  for (std::size_t parent = 0; parent < fresh; ++parent) {
    solve::SmallGadget grown = forest;
    grown.near[fresh] = static_cast<std::uint8_t>(1U << parent);
    grown.near[parent] |= static_cast<std::uint8_t>(1U << fresh);
    each_forest(grown, inner, visit);
  }
  forest.bound[fresh] = 1;
  each_forest(forest, inner, visit);
}

// What oracle-tree-classes prints.
TEST(MirrorClasses, OfForestsAreAsManyAsAnotherProgramCounts) {
  solve::Watch watch{{}};
  solve::MirrorClasses classes(watch);
  std::set<solve::MirrorClasses::Number> numbers;
  std::size_t before = 0;
  for (const auto& [inner, fresh] :
       {std::pair(0, 1U), {1, 1U}, {2, 2U}, {3, 2U}, {4, 5U}, {5, 11U}, {6, 22U}, {7, 51U}}) {
    each_forest({}, inner, [&](const solve::SmallGadget& forest) { numbers.insert(classes.member(forest).number); });
    EXPECT_EQ(numbers.size() - before, fresh) << inner;
    before = numbers.size();
  }
}

TEST(MirrorClasses, AreEqualExactlyWhereMirroredPlayIsFound) {
  solve::Watch watch{{}};
  const games::Entry& game = reductions::local_game("node-kayles");
  for (const auto& [boundary, inner] : {std::pair(1, 4), std::pair(2, 2)}) {
    solve::MirrorClasses classes(watch);
    const std::vector<Gadget> all = gadgets(boundary, inner, watch);
    for (const Gadget& one : all)
      for (const Gadget& other : all) {
        const auto [number, heap] = classes.member(piece(one));
        const auto [other_number, other_heap] = classes.member(piece(other));
        const reductions::GadgetBoard board(game, {}, {one, other});
        const std::optional<int> found = solve::MirroredPlay(board, watch).heap();
        ASSERT_EQ(found.has_value(), number == other_number);
        ASSERT_EQ(found.value_or(heap ^ other_heap), heap ^ other_heap);
      }
  }
}

}  // namespace
}  // namespace gamecert::proofs
