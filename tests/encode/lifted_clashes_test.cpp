// Games of painting vertices in which edges lift clashes: one edge shows what clashes, and one what does not.
#include <gtest/gtest.h>

#include <array>

#include "encode/reductions/painted_board.hpp"
#include "tests/encode/lanes.hpp"
#include "tests/encode/some_painting.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {
namespace {

using reductions::Side;
using testing::all_paintings;
using testing::Colours;
using testing::name;
using testing::sides;
using testing::Some;

/// Where edges lift clashes: on all boards of four vertices an edge at a vertex shows that it clashes, one or none that
/// it does not, whatever other edges there are; and one at v that painting v is not legal.
TEST(LiftedClashes, OneEdgeShowsWhatClashesAndWhatDoesNot) {
  constexpr int order = 4;
  constexpr unsigned codes = 1U << (order * (order - 1) / 2);
  const auto paintings = all_paintings(order, 2);
  constexpr std::array<std::size_t, order> powers = {27, 9, 3, 1};  // of the colours of a painting in its number
  int games = 0, shown = 0, illegal = 0;
  for (const Side& side : sides()) {
    if (side.reach->relief == 0) continue;
    ++games;
    Some some(side, order);
    std::vector<graphs::Edge> pairs;
    for (const auto& [ends, wire] : some.wire) {
      if (ends.first < ends.second) pairs.push_back(ends);
    }
    std::vector<std::vector<unsigned>> ruled_out(codes);  // by graph and painting, a bit a pair
    gamecert::testing::Lanes lanes(some.circuit);
    for (unsigned code = 0; code < codes; ++code) {
      for (std::size_t p = 0; p < paintings.size(); ++p) {
        for (std::size_t i = 0; i < pairs.size(); ++i) lanes.set(some.wire.at(pairs[i]), 0, (code >> i & 1U) != 0);
        for (std::size_t pair = 0; pair < some.painting.size(); ++pair)
          lanes.set(some.painting[pair], 0, paintings[p][pair / 2] == static_cast<int>(pair % 2) + 1);
        lanes.evaluate();
        unsigned bits = 0;
        for (std::size_t pair = 0; pair < some.ruled_out.size(); ++pair)
          bits |= lanes.of(some.ruled_out[pair], 0) ? 1U << pair : 0;
        ruled_out[code].push_back(bits);
      }
    }
    // Whether the pair clashes, or does not, on all graphs between the edge, or none, and the graph.
    const auto stays = [&](unsigned code, unsigned kept, std::size_t p, unsigned pair, bool clash) {
      for (unsigned less = code;; less = (less - 1) & code) {
        if ((less & kept) == kept && (ruled_out[less][p] >> pair & 1U) != (clash ? 1U : 0U)) return false;
        if (less == 0) return true;
      }
    };
    const auto stays_with_one = [&](unsigned code, int at, std::size_t p, unsigned pair, bool clash) {
      if (stays(code, 0, p, pair, clash)) return true;
      for (std::size_t i = 0; i < pairs.size(); ++i) {
        const bool near = pairs[i].first == at || pairs[i].second == at;
        if (near && (code >> i & 1U) != 0 && stays(code, 1U << i, p, pair, clash)) return true;
      }
      return false;
    };
    const auto painted = [&](std::size_t p, unsigned pair) {
      return paintings[p][pair / 2] == static_cast<int>(pair % 2) + 1;
    };
    const auto clashes = [&](unsigned code, std::size_t p) {
      bool result = false;
      for (unsigned pair = 0; pair < order * 2; ++pair)
        result = result || (painted(p, pair) && (ruled_out[code][p] >> pair & 1U) != 0);
      return result;
    };
    for (unsigned code = 0; code < codes; ++code) {
      for (std::size_t p = 0; p < paintings.size(); ++p) {
        const Colours& painting = paintings[p];
        for (unsigned pair = 0; pair < order * 2; ++pair) {
          const int colour = painting[pair / 2];
          if (colour != 0 && colour != static_cast<int>(pair % 2) + 1) continue;
          const bool clash = (ruled_out[code][p] >> pair & 1U) != 0;
          EXPECT_TRUE(stays_with_one(code, static_cast<int>(pair / 2), p, pair, clash));
          ++shown;
          if (colour != 0 || side.reach->when_painted || clashes(code, p)) continue;
          const std::size_t after = p + (pair % 2 + 1) * powers[pair / 2];
          if (!clashes(code, after)) continue;
          bool by_one = false;
          for (unsigned x = 0; x < order * 2; ++x) {
            const bool clashing = painted(after, x) && (ruled_out[code][after] >> x & 1U) != 0;
            by_one = by_one || (clashing && stays_with_one(code, static_cast<int>(pair / 2), after, x, true));
          }
          EXPECT_TRUE(by_one);
          ++illegal;
        }
      }
    }
    ASSERT_FALSE(HasFailure()) << name(side);
  }
  EXPECT_EQ(games, 3);
  EXPECT_GT(shown, 10'000);
  EXPECT_GT(illegal, 1000);
}

TEST(LiftedClashes, AreAsTheGameDeclares) {
  for (const char* reading : {"edges", "surrounded", "painted"}) {
    Side side =
        reductions::side("weak", {{"reading", games::parameter_value(games::info_of("weak"), "reading", reading)}});
    const games::Reach declared = *side.reach;
    EXPECT_EQ(declared, (games::Reach{.near = 1, .relief = 1, .when_painted = std::string_view(reading) == "painted"}));
    EXPECT_NO_THROW(require_reach(side));
    side.reach->relief = 0;
    EXPECT_THROW(require_reach(side), text::InputError) << reading;
    side.reach = declared;
    side.reach->near = 0;
    EXPECT_THROW(require_reach(side), text::InputError) << reading;
    // What may be painted depends on the neighbours of neighbours, too, unless only the vertex painted is tested.
    side.reach = declared;
    side.reach->when_painted = true;
    if (declared.when_painted) continue;
    EXPECT_THROW(require_reach(side), text::InputError) << reading;
  }
}

}  // namespace
}  // namespace gamecert::encode
