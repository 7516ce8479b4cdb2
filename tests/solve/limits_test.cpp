// Searches keep the limits of their watch: of time, whether steps are cheap or dear, and of what they remember.
#include "solve/limits.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/gadgets/lemma_game.hpp"
#include "solve/boards/threats.hpp"
#include "solve/local/mirror_classes.hpp"
#include "solve/local/mirrored_play.hpp"
#include "solve/local/open_moves.hpp"
#include "solve/points/captured_vertices.hpp"
#include "solve/points/counterplay.hpp"
#include "solve/position_worths.hpp"
#include "solve/search/impartial_answers.hpp"
#include "solve/search/options.hpp"
#include "solve/search/transposition_table.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t megabyte = 1 << 20;

TEST(Watch, EndsSoonAfterItsTimeWhereStepsAreDear) {
  Watch watch({.seconds = 0.1});
  int steps = 0;
  const auto dear_steps = [&] {
    for (; steps < 1000; ++steps) {
      watch.step();
      std::this_thread::sleep_for(20ms);
    }
  };
  EXPECT_THROW(dear_steps(), text::LimitError);
  EXPECT_LE(steps, 6);
}

TEST(Watch, LooksMoreOftenOnceStepsGrowDear) {
  Watch watch({.seconds = 0.5});
  for (int i = 0; i < 10'000; ++i) watch.step();
  int steps = 0;
  const auto dear_steps = [&] {
    for (; steps < 100'000; ++steps) {
      watch.step();
      std::this_thread::sleep_for(100us);
    }
  };
  EXPECT_THROW(dear_steps(), text::LimitError);
  EXPECT_LE(steps, 5100);
}

TEST(Watch, CountsTimeFromTheBeginningItIsGiven) {
  const Limits limits{.seconds = 1, .since = std::chrono::steady_clock::now() - 2s};
  EXPECT_THROW(Watch(limits).look(), text::LimitError);
}

TEST(Watch, CountsWhatIsTakenBesideTheTables) {
  Watch watch({.megabytes = 3});
  watch.take(2 * megabyte);
  EXPECT_NO_THROW(watch.hold(megabyte));
  EXPECT_THROW(watch.hold(megabyte + 1), text::LimitError);
  EXPECT_THROW(watch.take(megabyte + 1), text::LimitError);
  watch.give_back(2 * megabyte);
  EXPECT_NO_THROW(watch.hold(3 * megabyte));
}

TEST(SearchOptions, StopBetweenTwoOptions) {
  const auto game = games::make(games::find("node-kayles"), games::Instance("path:5"));
  const games::Position start = game->start();
  games::Options options;
  int made = 0;
  options.between = [&] {
    if (++made == 3) throw text::LimitError("enough");
  };
  EXPECT_THROW(game->options(start, options), text::LimitError);
  EXPECT_EQ(made, 3);
  Watch watch({.megabytes = 1});
  EXPECT_EQ(SearchOptions(*game, start, watch).moves, (std::vector<int>{0, 1, 2, 3, 4}));
  EXPECT_NO_THROW(watch.hold(1 << 20));
}

/// What is left of the memory of a watch of one megabyte.
std::size_t room(const Watch& watch) {
  const auto fits = [&](std::size_t bytes) {
    try {
      watch.hold(bytes);
      return true;
    } catch (const text::LimitError&) {
      return false;
    }
  };
  std::size_t result = 0;
  for (std::size_t step = megabyte; step != 0; step /= 2)
    if (fits(result + step)) result += step;
  return result;
}

TEST(MemoryShare, IsGivenBackAndRefusesWhatIsTooMuch) {
  Watch watch({.megabytes = 1});
  {
    MemoryShare share(watch, megabyte / 2);
    EXPECT_EQ(room(watch), megabyte / 2);
    EXPECT_THROW(share.become(megabyte + 1), text::LimitError);
    EXPECT_EQ(room(watch), megabyte / 2);
    share.become(megabyte / 4);
    EXPECT_EQ(room(watch), megabyte / 4 * 3);
    watch.begin_again({.megabytes = 1});
    EXPECT_EQ(room(watch), megabyte / 4 * 3);
  }
  EXPECT_EQ(room(watch), megabyte);
}

TEST(TranspositionTable, FindsEveryValueOnceAndCountsItsMemory) {
  Watch watch({.megabytes = 1});
  int searched = 0;
  {
    TranspositionTable<std::optional<std::uint64_t>> table(watch);
    const std::function<std::uint64_t(games::Word)> fibonacci = [&](games::Word n) -> std::uint64_t {
      return table.once(games::PositionView(&n, 1), [&] {
        ++searched;
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
      });
    };
    EXPECT_EQ(fibonacci(90), 2880067194370816120U);
    EXPECT_EQ(searched, 91);
    EXPECT_EQ(table.size(), 91U);
    EXPECT_EQ(room(watch), megabyte - table.bytes());
    const auto fill = [&] {
      for (games::Word n = 0; n < 100'000; ++n) table.once(games::PositionView(&n, 1), [&] { return n; });
    };
    EXPECT_THROW(fill(), text::LimitError);
    EXPECT_EQ(fibonacci(90), 2880067194370816120U);
  }
  EXPECT_EQ(room(watch), megabyte);
}

TEST(TranspositionTable, LeavesAValueOpenWhoseSearchWasEnded) {
  Watch watch({});
  TranspositionTable<std::optional<int>> table(watch);
  const games::Position key{7, 8};
  EXPECT_THROW(table.once(key, []() -> int { throw text::LimitError("enough"); }), text::LimitError);
  EXPECT_EQ(table.once(key, [] { return 3; }), 3);
  EXPECT_EQ(table.once(key, [] { return 4; }), 3);
  ASSERT_NE(table.find(key), nullptr);
  EXPECT_EQ(*table.find(key), 3);
  EXPECT_EQ(table.find(games::Position{7}), nullptr);
}

struct Remembering {
  std::string name;
  std::function<void(Watch&)> search;
};

std::vector<Remembering> searches() {
  const auto threats = [](Watch& watch) {
    const EdgeBoard board(games::Instance("wheel:8").triangulation());
    win_by_threats(board, 0, {1, 2, 3, 4, 5}, watch);
  };
  const auto nimbers = [](Watch& watch) {
    const auto game = games::make(games::find("node-kayles"), games::Instance("grid:4x5"));
    OpenMoves moves(*game, watch);
    moves.nimber(moves.start());
  };
  const auto mirrored = [](Watch& watch) {
    const reductions::LemmaGame game = reductions::lemma_game({"node-kayles"});
    const reductions::Gadget gadget{
        .boundary = 1, .inner = 4, .edges = {{0, 1}, {1, 2}, {2, 3}, {3, 4}}, .green = {0, 0, 0, 0}};
    const reductions::GadgetBoard board(reductions::local_game(game.name), game.parameters, {gadget, gadget});
    MirroredPlay(board, watch).heap();
  };
  const auto classes = [](Watch& watch) {
    SmallGadget path{.inner = 6, .near = {}, .bound = {1, 0, 0, 0, 0, 2}};
    for (std::size_t v = 0; v < 5; ++v) {
      path.near[v] |= static_cast<std::uint8_t>(2U << v);
      path.near[v + 1] |= static_cast<std::uint8_t>(1U << v);
    }
    MirrorClasses(watch).member(path);
  };
  return {{"threats", threats}, {"nimbers", nimbers}, {"mirrored play", mirrored}, {"mirror classes", classes}};
}

TEST(Searches, EndWhereWhatTheyRememberFillsTheMemory) {
  for (const auto& [name, search] : searches()) {
    Watch plenty({});
    EXPECT_NO_THROW(search(plenty)) << name;
    Watch little({.megabytes = 1});
    const MemoryShare other(little, megabyte - 500);
    EXPECT_THROW(search(little), text::LimitError) << name;
  }
}

TEST(Searches, OfScoresOfGadgetsEndAtTheLimitOfMemory) {
  const auto value = [](std::size_t megabytes) {
    const Watch watch({.megabytes = megabytes});
    CapturedVertices play(games::Instance("complete-bipartite:3,5"), 0, watch);
    return play.score(play.start());
  };
  EXPECT_EQ(value(1000), 2);  // as `solve` finds by the rules
  EXPECT_THROW(value(1), text::LimitError);
}

TEST(Searches, OfAnswersInGadgetsEndAtTheLimitOfMemory) {
  // Of four edges in a row two may go.
  const auto thread = [](int inner) {
    reductions::Gadget gadget{.boundary = 2,
                              .inner = inner,
                              .edges = {{0, 2}},
                              .green = std::vector<char>(static_cast<std::size_t>(inner), 0)};
    for (int v = 2; v < inner + 1; ++v) gadget.edges.emplace_back(v, v + 1);
    gadget.edges.emplace_back(1, inner + 1);
    return gadget;
  };
  const reductions::LemmaGame capture{"capture", {}};
  const reductions::Conclusion conclusion{.kind = reductions::Conclusion::Kind::same, .after = thread(3)};
  Watch plenty({});
  EXPECT_TRUE(counterplay_proof(capture, thread(5), conclusion, plenty));
  Watch little({.megabytes = 1});
  constexpr std::size_t of_options = 20'000;
  const MemoryShare other(little, megabyte - of_options);
  EXPECT_EQ(points_between(capture, thread(5), thread(3), little), 0);
  EXPECT_THROW(counterplay_proof(capture, thread(5), conclusion, little), text::LimitError);
}

TEST(PositionWorths, RememberWithinTheLimitOfMemory) {
  const auto game = games::make(games::find("kayles"), games::Instance("heaps:15"));
  const auto ask_all = [&](std::size_t megabytes) {
    PositionWorths worths(*game, false, {.megabytes = megabytes});
    games::Position at = game->start();
    std::size_t asked = 0;
    for (at[0] = 0; at[0] < 1 << 15; ++at[0], ++asked) worths.of(at);
    return asked;
  };
  EXPECT_EQ(ask_all(100), 1U << 15);
  EXPECT_NO_THROW(PositionWorths(*game, false, {.megabytes = 1}).of(game->start()));
  EXPECT_THROW(ask_all(1), text::LimitError);
}

TEST(Searches, SayNothingWithCertaintyOfEvidenceForWhichMemoryIsMissing) {
  const auto game = games::make(games::find("node-kayles"), games::Instance("grid:4x5"));
  const Request request{.certificate = true, .limits = {.megabytes = 1}};
  const auto search = search_by_rules(*game, request);
  const Answer whole = answer_impartial(*game, request, *search);
  ASSERT_TRUE(whole.evidence);
  EXPECT_EQ(whole.doubt, "");
  constexpr std::size_t of_options = 4000;
  const MemoryShare other(search->watch(), room(search->watch()) - of_options);
  const Answer cut = answer_impartial(*game, request, *search);
  EXPECT_EQ(cut.statement, whole.statement);
  EXPECT_FALSE(cut.evidence);
  EXPECT_EQ(cut.doubt, "memory limit of 1 MB reached");
}

}  // namespace
}  // namespace gamecert::solve
