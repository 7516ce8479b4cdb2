// Answers and what the checker says of them, for tests.
#pragma once

#include <gtest/gtest.h>

#include <exception>
#include <string>

#include "certificates/checker.hpp"
#include "games/game.hpp"
#include "solve/solve.hpp"

namespace gamecert::solve::testing {

inline games::Setup capture(const std::string& line) { return {games::find("capture"), games::Instance(line)}; }

/// That the checker accepts the answer, evidence and all.
inline void expect_accepted(const games::Setup& setup, const Request& request, const Answer& answer) {
  try {
    certificates::check({claim(setup, request, answer.statement), *answer.evidence});
  } catch (const std::exception& failure) {
    ADD_FAILURE() << setup.text() << ": " << failure.what();
  }
}

}  // namespace gamecert::solve::testing
