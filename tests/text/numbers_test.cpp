// Numbers have one text, and no other text is read as one.
#include "text/numbers.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace gamecert::text {
namespace {

TEST(Numbers, AreReadFromTheirOneText) {
  for (const std::int64_t number :
       {std::numeric_limits<std::int64_t>::min(), std::int64_t{-2147483648}, std::int64_t{-10}, std::int64_t{0},
        std::int64_t{7}, std::numeric_limits<std::int64_t>::max()})
    EXPECT_EQ(integer64(std::to_string(number)), number);
  EXPECT_EQ(integer("-2147483647"), -2147483647);
  EXPECT_EQ(whole_number("2147483647"), 2147483647);
  EXPECT_EQ(whole_number("12", 12), 12);
}

TEST(Numbers, AreNotReadFromOtherTexts) {
  for (const std::string text : {"", "-", "+1", " 1", "1 ", "01", "00", "-0", "-01", "--1", "0x1", "1.0", "1e3",
                                 "9223372036854775808", "-9223372036854775809"})
    EXPECT_EQ(integer64(text), std::nullopt) << text;
  for (const std::string text : {"2147483648", "-2147483648", "01", "-0"})
    EXPECT_EQ(integer(text), std::nullopt) << text;
  for (const std::string text : {"-1", "2147483648", "9223372036854775807"})
    EXPECT_EQ(whole_number(text), std::nullopt) << text;
  EXPECT_EQ(whole_number("13", 12), std::nullopt);
}

}  // namespace
}  // namespace gamecert::text
