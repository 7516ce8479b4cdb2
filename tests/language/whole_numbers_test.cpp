// Numbers and ranges that other texts have: values by hand, and where errors stand.
#include "language/reader/whole_numbers.hpp"

#include <gtest/gtest.h>

#include "text/errors.hpp"

namespace gamecert::language {
namespace {

const NumberNames names = {{"k", 5}, {"i", 2}, {"min", 7}, {"order", 9}, {"degree", 3}};

/// The value, or `COLUMN message`.
std::string value_of(std::string_view text) {
  try {
    return std::to_string(whole_number(read_whole_number(text, names), names));
  } catch (const text::InputError& error) {
    return std::to_string(error.column()) + " " + error.what();
  }
}

/// All of them, with blanks between, or the error.
std::string range_of(std::string_view range, const std::string& name = "j") {
  std::string all;
  try {
    each_whole_number(range, name, names, [&](std::int64_t number) { all += " " + std::to_string(number); });
    return all;
  } catch (const text::InputError& error) {
    return std::to_string(error.column()) + " " + error.what();
  }
}

TEST(WholeNumbers, AreThoseOfTheLanguage) {
  EXPECT_EQ(value_of("2*k-1"), "9");
  EXPECT_EQ(value_of("k-i"), "3");  // no name with a hyphen
  EXPECT_EQ(value_of("k-i-1"), "2");
  EXPECT_EQ(value_of("12-k"), "7");
  EXPECT_EQ(value_of("min-degree"), "4");  // as both are numbers here
  EXPECT_EQ(value_of("2^k mod 7"), "4");
  EXPECT_EQ(value_of("floor(k/2)+ceil(k/2)"), "5");
  EXPECT_EQ(value_of("if k mod 2 = 1 then i else 0"), "2");
  EXPECT_EQ(value_of("sum j in 1..k: j"), "15");
  EXPECT_EQ(value_of("let twice = 2 * k: twice - i"), "8");
  EXPECT_EQ(value_of("min+order"), "16");  // names of numbers, though words of the language
}

TEST(WholeNumbers, AreRefusedWhereTheyMakeNoSense) {
  EXPECT_EQ(value_of("k-kk"), "3 expected a number (did you mean 'k'?), found 'kk'");
  EXPECT_EQ(value_of("k+size"), "3 expected numbers alone, found 'size', which is about a graph");
  EXPECT_EQ(value_of("k-i+size"), "5 expected numbers alone, found 'size', which is about a graph");
  EXPECT_EQ(value_of("flor(k/2)"), "1 expected a number (did you mean 'floor'?), found 'flor'");
  EXPECT_EQ(value_of("k/2"), "1 expected a whole number, found a fraction (floor(x) and ceil(x) are whole)");
  EXPECT_EQ(value_of("k < 2"), "1 expected a number, found a truth value");
  EXPECT_EQ(value_of("k-i+"), "5 expected a property, an invariant, a number or '(', found the end of the text");
}

TEST(WholeNumbers, RangesAreThoseOfQuantifiers) {
  EXPECT_EQ(range_of("1..k"), " 1 2 3 4 5");
  EXPECT_EQ(range_of("k..1"), "");
  EXPECT_EQ(range_of("k-i .. k+1"), " 3 4 5 6");
  EXPECT_EQ(range_of("0..9 where j mod 3 = 1 & j != k-1"), " 1 7");
  EXPECT_EQ(range_of("{1, k, 3}"), " 1 3 5");
  EXPECT_EQ(range_of("1..2", "max"), " 1 2");  // a word of the language, of which `where` cannot speak
  EXPECT_EQ(range_of("1..q"), "4 expected a number (did you mean 'i'?), found 'q'");
  EXPECT_EQ(range_of("1..k where"), "11 expected a property, an invariant, a number or '(', found ':'");
  EXPECT_EQ(range_of("1"), "1 expected a set, found the number '1'");
}

}  // namespace
}  // namespace gamecert::language
