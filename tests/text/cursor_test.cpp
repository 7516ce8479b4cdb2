// The cursor: what is read is passed, and what is not as expected is refused where it stands.
#include "text/cursor.hpp"

#include <gtest/gtest.h>

#include "text/located.hpp"

namespace gamecert::text {
namespace {

/// `LINE:COLUMN: message` of the refusal, with `limit: ` in front of a TooLarge, or "read".
template <class Read>
std::string refusal(Read&& read) {
  try {
    read();
    return "read";
  } catch (const InputError& error) {
    return (beyond_limit(error) ? "limit: " : "") + with_place(error);
  }
}

TEST(Cursor, ReadsSignsRunsAndNumbersFromLeftToRight) {
  Cursor in("ab12,x");
  EXPECT_EQ(in.take_while(small_letter), "ab");
  EXPECT_EQ(in.number(0, 99), 12);
  EXPECT_TRUE(in.next_is(','));
  EXPECT_FALSE(in.take(",y"));
  EXPECT_TRUE(in.take(","));
  EXPECT_EQ(in.at(), 5U);
  EXPECT_EQ(in.column(), 6U);
  EXPECT_EQ(in.rest(), "x");
  EXPECT_EQ(in.take_until(";"), "x");
  EXPECT_TRUE(in.done());
  EXPECT_FALSE(in.next_is('x'));
  EXPECT_EQ(in.take_until(";"), "");
  in.expect_end();
}

TEST(Cursor, PassesBlanksBeforeWhateverIsRead) {
  Cursor in("  two words \t", {3, 5}, " \t");
  EXPECT_EQ(in.place().line, 3U);
  EXPECT_EQ(in.column(), 7U);
  EXPECT_EQ(in.take_until(" "), "two");
  EXPECT_FALSE(in.take_directly('w'));
  EXPECT_TRUE(in.take("w"));
  EXPECT_TRUE(in.take_directly('o'));
  EXPECT_EQ(refusal([&] { in.refuse("a sign"); }), "3:13: expected a sign, found 'rds'");
  EXPECT_EQ(in.take_while(letter), "rds");
  EXPECT_TRUE(in.done());
  EXPECT_EQ(refusal([&] { in.expect("x"); }), "3:18: expected 'x', found the end of the line");
}

TEST(Cursor, TellsLinesApartWhateverEndsThem) {
  Cursor in("one\r\n\ntwo\nlast", {1, 1});
  std::string seen;
  while (!in.done()) {
    const Cursor line = in.take_line();
    seen += std::to_string(line.place().line) + ":" + std::string(line.rest()) + "|";
  }
  EXPECT_EQ(seen, "1:one|2:|3:two|4:last|");
  EXPECT_EQ(in.place().line, 4U);
  Cursor ended("one\n", {7, 3});
  EXPECT_EQ(ended.take_line().column(), 3U);
  EXPECT_EQ(ended.place().line, 8U);
  EXPECT_EQ(ended.column(), 1U);
}

TEST(Cursor, ACopyGoesItsOwnWay) {
  Cursor in("12");
  const Cursor before = in;
  in.number(0, 12);
  EXPECT_EQ(before.at(), 0U);
  EXPECT_EQ(refusal([&] { before.refuse("a word", "a number"); }), "0:1: expected a word, found a number");
}

TEST(Cursor, RefusesNumbersWhereTheyStand) {
  const auto number = [](std::string_view text, std::int64_t least, std::int64_t greatest) {
    return refusal([&] {
      Cursor in(text, {2, 1});
      in.take("x");
      in.number(least, greatest);
    });
  };
  EXPECT_EQ(number("x0", 0, 9), "read");
  EXPECT_EQ(number("x9", 0, 9), "read");
  EXPECT_EQ(number("x", 0, 9), "2:2: expected a number, found the end of the text");
  EXPECT_EQ(number("x-1", 0, 9), "2:2: expected a number, found '-'");
  EXPECT_EQ(number("x00", 0, 9), "2:2: expected a number without leading zeros, found '00'");
  EXPECT_EQ(number("x2", 3, 9), "2:2: expected a number of at least 3, found 2");
  EXPECT_EQ(number("x10", 3, 9), "2:2: expected a number of at most 9, found 10");
  const std::string digits(100, '7');  // nothing overflows
  EXPECT_EQ(number(digits, 0, 1'000'000'000'000'000'000 - 1).substr(0, 4), "2:1:");
  EXPECT_EQ(refusal([&] { Cursor(digits).number_within(0, 9); }),
            "limit: 0:1: expected a number of at most 9, found " + digits.substr(0, 40));
}

TEST(Cursor, ErrorsMoveWithWhatKindTheyAre) {
  const auto moved = [](const InputError& error) { return refusal([&] { throw_shifted(error, 4); }); };
  EXPECT_EQ(moved(InputError("wrong", 2)), "0:6: wrong");
  EXPECT_EQ(moved(InputError("wrong")), "0:0: wrong");
  EXPECT_EQ(moved(TooLarge("wrong", 1)), "limit: 0:5: wrong");
  EXPECT_EQ(refusal([] { throw_at(TooLarge("wrong", 1), 9); }), "limit: 0:9: wrong");
}

}  // namespace
}  // namespace gamecert::text
