// Tests of text/deadline.cpp.
#include "text/deadline.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <limits>
#include <string>
#include <thread>

#include "text/grace.hpp"

namespace gamecert::text {
namespace {

constexpr double endless = std::numeric_limits<double>::infinity();
constexpr int many = 1000;  // pauses, among which the clock is looked at

/// The limit that ends so many pauses; empty if none does.
std::string limit_met() {
  try {
    for (int i = 0; i < many; ++i) pause();
    return "";
  } catch (const LimitError& limit) {
    return limit.what();
  }
}

TEST(Deadline, EndsPausesOnceItIsOver) {
  EXPECT_EQ(limit_met(), "");
  {
    const Deadline over(0);
    EXPECT_EQ(limit_met(), "time limit of 0 s reached");
  }
  {
    const Deadline short_one(1e-9);
    EXPECT_EQ(limit_met(), "time limit of less than 0.000001 s reached");
  }
  {
    const Deadline far(1000);
    EXPECT_EQ(limit_met(), "");
  }
  {
    const Deadline long_ago(2.5, Deadline::Clock::now() - std::chrono::seconds(3));
    EXPECT_EQ(limit_met(), "time limit of 2.5 s reached");
  }
  EXPECT_EQ(limit_met(), "");
}

TEST(Deadline, HoldsInsideOthersAndLeavesThem) {
  for (const double inner : {1000.0, endless, 1e300}) {
    const Deadline over(0);
    const Deadline later(inner);
    EXPECT_EQ(limit_met(), "time limit of 0 s reached") << inner;
  }
  const Deadline far(1000);
  {
    const Deadline over(0);
    EXPECT_NE(limit_met(), "");
  }
  EXPECT_EQ(limit_met(), "");
}

TEST(Deadline, IsOfItsThreadAlone) {
  const Deadline over(0);
  std::string elsewhere = "not asked";
  std::jthread([&] { elsewhere = limit_met(); }).join();
  EXPECT_EQ(elsewhere, "");
}

TEST(Deadline, AnInterruptEndsEveryThreadAtItsNextPause) {
  interrupted = true;
  EXPECT_THROW(pause(), LimitError);
  std::string elsewhere;
  std::jthread([&] { elsewhere = limit_met(); }).join();
  interrupted = false;
  EXPECT_EQ(elsewhere, "interrupted");
  EXPECT_EQ(limit_met(), "");
}

TEST(Grace, LetsWorkGoOnBehindAnInterruptForItsSeconds) {
  interrupted = true;
  std::string within, elsewhere, over;
  {
    const Grace grace(1000);
    within = limit_met();
    std::jthread([&] { elsewhere = limit_met(); }).join();
  }
  const std::string behind = limit_met();
  {
    const Grace none(0);
    over = limit_met();
  }
  interrupted = false;
  EXPECT_EQ(within, "");
  EXPECT_EQ(elsewhere, "interrupted");
  EXPECT_EQ(behind, "interrupted");
  EXPECT_EQ(over, "interrupted");
}

}  // namespace
}  // namespace gamecert::text
