// The watch keeps its limits whether steps are cheap or dear.
#include "solve/limits.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "solve/search/options.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using namespace std::chrono_literals;

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
  constexpr std::size_t megabyte = 1 << 20;
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

}  // namespace
}  // namespace gamecert::solve
