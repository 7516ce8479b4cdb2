// Counts against published numbers: OEIS A000088, A001349, A000055, A000207, A005418, A000273, A003085,
// A001174, A086345, A000568, and for labelled graphs A001187, A003027, A054941.
#include "graphs/counting.hpp"

#include <gtest/gtest.h>

#include <map>

namespace gamecert::graphs {
namespace {

std::string text(const std::optional<Count>& number) { return number ? decimal(*number) : "none"; }

/// From order 1.
using Numbers = std::map<std::string, std::vector<std::uint64_t>>;

TEST(Counting, CountsArePublished) {
  const Numbers published = {
      {"all",
       {1, 2, 4, 11, 34, 156, 1044, 12346, 274668, 12005168, 1018997864, 165091172592, 50502031367952,
        29054155657235488}},
      {"connected",
       {1, 1, 2, 6, 21, 112, 853, 11117, 261080, 11716571, 1006700565, 164059830476, 50335907869219,
        29003487462848061}},
      {"trees", {1,    1,    1,    2,     3,     6,      11,     23,     47,      106,     235,      551,
                 1301, 3159, 7741, 19320, 48629, 123867, 317955, 823065, 2144505, 5623756, 14828074, 39299897}},
      {"mops",
       {0, 0, 1, 1, 1, 3, 4, 12, 27, 82, 228, 733, 2282, 7528, 24834, 83898, 285357, 983244, 3412420, 11944614}},
      {"linear-mops", {0, 0, 1, 1, 1, 2, 3, 6, 10, 20, 36, 72, 136, 272, 528, 1056}},
      {"digraphs", {1, 3, 16, 218, 9608, 1540944, 882033440, 1793359192848}},
      {"connected,digraphs", {1, 2, 13, 199, 9364, 1530843, 880471142, 1792473955306}},
      {"orientations", {1, 2, 7, 42, 582, 21480, 2142288, 575016219, 415939243032}},
      {"connected,orientations", {1, 1, 5, 34, 535, 20848, 2120098, 572849763, 415361983540}},
      {"tournaments", {1, 1, 2, 4, 12, 56, 456, 6880, 191536, 9733056, 903753248, 154108311168, 48542114686912}},
  };
  for (const auto& [words, numbers] : published)
    for (std::size_t i = 0; i < numbers.size(); ++i)
      EXPECT_EQ(text(count_of(graph_class(words), static_cast<int>(i) + 1)), std::to_string(numbers[i]))
          << words << " " << i + 1;
}

TEST(Counting, LabelledCountsArePublished) {
  const Numbers published = {
      {"all", {1, 2, 8, 64, 1024, 32768}},
      {"connected", {1, 1, 4, 38, 728, 26704, 1866256, 251548592, 66296291072}},
      {"trees", {1, 1, 3, 16, 125, 1296, 16807}},
      {"mops", {0, 0, 1, 6, 60, 840, 15120, 332640}},
      {"linear-mops", {0, 0, 1, 6, 60, 720}},
      {"digraphs", {1, 4, 64, 4096, 1048576}},
      {"connected,digraphs", {1, 3, 54, 3834, 1027080}},
      {"orientations", {1, 3, 27, 729, 59049}},
      {"connected,orientations", {1, 2, 20, 624, 55248}},
      {"tournaments", {1, 2, 8, 64, 1024, 32768}},
  };
  for (const auto& [words, numbers] : published)
    for (std::size_t i = 0; i < numbers.size(); ++i)
      EXPECT_EQ(text(labelled_count(graph_class(words), static_cast<int>(i) + 1)), std::to_string(numbers[i]))
          << words << " " << i + 1;
}

TEST(Counting, EndsWhereTheHeaderSays) {
  for (const auto& [words, last] : {std::pair("all", 16), std::pair("connected", 16), std::pair("digraphs", 11),
                                    std::pair("orientations", 13), std::pair("tournaments", 16)}) {
    EXPECT_TRUE(count_of(graph_class(words), last)) << words;
    EXPECT_FALSE(count_of(graph_class(words), last + 1)) << words;
  }
  for (const char* words : {"trees", "mops", "linear-mops"}) EXPECT_TRUE(count_of(graph_class(words), 64)) << words;
  EXPECT_EQ(text(count_of(graph_class("trees"), 36)), "6226306037178");
}

TEST(Counting, KnowsNothingOfFurtherConditions) {
  for (const char* words : {"all,bipartite", "connected,triangle-free", "regular:3", "trees,max-degree:3", "size:5",
                            "mops,size:9", "digraphs,size:2", "min-degree:1"}) {
    EXPECT_FALSE(count_of(graph_class(words), 6)) << words;
    EXPECT_FALSE(labelled_count(graph_class(words), 6)) << words;
  }
}

TEST(Counting, LabellingsAreTheIndexOfTheGroup) {
  EXPECT_EQ(text(labellings(5, {})), "120");
  EXPECT_EQ(text(labellings(5, {2, 5})), "12");
  EXPECT_EQ(text(labellings(34, {})), "295232799039604140847618609643520000000");
  EXPECT_FALSE(labellings(35, {}));
  EXPECT_THROW(labellings(5, {7}), std::logic_error);
  EXPECT_EQ(decimal(0), "0");
}

}  // namespace
}  // namespace gamecert::graphs
