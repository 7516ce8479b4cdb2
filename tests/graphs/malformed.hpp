// Expectation that a reader refuses a text at a column with a message.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "text/errors.hpp"

namespace gamecert::graphs::testing {

struct Malformed {
  std::string text;
  std::size_t column;
  std::string message;
};

template <class Read>
void expect_refusal(const Malformed& expected, Read&& read) {
  try {
    read(expected.text);
    ADD_FAILURE() << "accepted: " << expected.text;
  } catch (const text::InputError& error) {
    EXPECT_EQ(error.what(), expected.message) << expected.text;
    EXPECT_EQ(error.column(), expected.column) << expected.text;
  }
}

}  // namespace gamecert::graphs::testing
