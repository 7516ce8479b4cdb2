// Counts against published numbers: OEIS A000088, A001349, A000055, A000207, A005418, A000273, A003085,
// A001174, A086345, A000568, and for labelled graphs A001187, A003027, A054941.
#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "graphs/canonical_word.hpp"
#include "graphs/labelled_counting.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/unlabelled_counting.hpp"

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
      {"triangulations", {0, 0, 1, 1, 10, 195, 5712, 223440}},  // A007816
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

TEST(Counting, ClassesWithFurtherConditionsAreNotCounted) {
  for (const char* words : {"all,bipartite", "connected,triangle-free", "regular:3", "trees,max-degree:3", "size:5",
                            "mops,size:9", "triangulations", "digraphs,size:2", "min-degree:1"})
    EXPECT_FALSE(count_of(graph_class(words), 6)) << words;
}

/// Visits every labelled graph or digraph of the order.
void each_labelled(bool directed, int order, const std::function<void(const SmallGraph&)>& visit) {
  std::vector<std::pair<int, int>> pairs;
  for (int u = 0; u < order; ++u) {
    for (int v = directed ? 0 : u + 1; v < order; ++v) {
      if (u != v) pairs.emplace_back(u, v);
    }
  }
  for (std::uint64_t chosen = 0; chosen < std::uint64_t{1} << pairs.size(); ++chosen) {
    SmallGraph graph{.order = order, .directed = directed};
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const auto [u, v] = pairs[i];
      if ((chosen >> i & 1) == 0) continue;
      graph.rows[static_cast<std::size_t>(u)] |= single(v);
      if (!directed) graph.rows[static_cast<std::size_t>(v)] |= single(u);
    }
    visit(graph);
  }
}

/// Every way to choose one of each list, and "" for none, as words with commas.
std::vector<std::string> combinations(const std::vector<std::vector<std::string>>& lists) {
  std::vector<std::string> result{""};
  for (const auto& list : lists) {
    std::vector<std::string> longer;
    for (const std::string& words : result) {
      for (const std::string& word : list)
        longer.push_back(words.empty() || word.empty() ? words + word : words + "," + word);
    }
    result = std::move(longer);
  }
  return result;
}

void expect_labelled_counts(const std::vector<std::string>& classes, bool directed, int last_order) {
  for (int order = 1; order <= last_order; ++order) {
    std::vector<GraphClass> values;
    for (const std::string& words : classes) values.push_back(graph_class(words));
    std::vector<std::uint64_t> numbers(classes.size());
    each_labelled(directed, order, [&](const SmallGraph& graph) {
      for (std::size_t i = 0; i < values.size(); ++i) numbers[i] += member(values[i], graph) ? 1 : 0;
    });
    for (std::size_t i = 0; i < values.size(); ++i)
      EXPECT_EQ(text(labelled_count(values[i], order)), std::to_string(numbers[i])) << classes[i] << " " << order;
  }
}

TEST(Counting, LabelledGraphsOfBoundedDegreeAndSizeAreThoseThereAre) {
  std::vector<std::string> classes = combinations({{"all", "connected"},
                                                   {"", "bipartite"},
                                                   {"", "min-degree:1", "min-degree:2"},
                                                   {"", "max-degree:2", "max-degree:3"},
                                                   {"", "size:6", "size:3..7"}});
  for (const std::string& words : combinations({{"all", "connected"},
                                                {"", "bipartite"},
                                                {"regular", "regular:0", "regular:2", "regular:3"},
                                                {"", "size:0..6"}}))
    classes.push_back(words);
  for (const char* words : {"all,min-degree:4", "all,max-degree:0", "all,max-degree:1", "max-degree:4", "size:0",
                            "min-degree:3,max-degree:4", "all,size:0..2", "bipartite,min-degree:3"})
    classes.emplace_back(words);
  expect_labelled_counts(classes, false, 6);
}

TEST(Counting, LabelledTreesOfBoundedDegreeAreThoseThereAre) {
  expect_labelled_counts(combinations({{"trees"},
                                       {"", "max-degree:1", "max-degree:2", "max-degree:3", "min-degree:1",
                                        "min-degree:2", "regular", "regular:0", "regular:1"},
                                       {"", "size:4", "size:2..4"}}),
                         false, 6);
}

TEST(Counting, LabelledDigraphsOfBoundedSizeAreThoseThereAre) {
  expect_labelled_counts(
      combinations({{"digraphs", "connected,digraphs", "orientations", "connected,orientations", "tournaments"},
                    {"", "size:3", "size:0..4", "size:5..9"}}),
      true, 4);
}

TEST(Counting, LabelledCountsWithConditionsArePublished) {
  const Numbers published = {
      {"connected,bipartite", {1, 1, 3, 19, 195, 3031, 67263, 2086099}},    // A001832
      {"all,bipartite", {1, 2, 7, 41, 376, 5177, 103237, 2922446}},         // A047864
      {"all,min-degree:1", {0, 1, 4, 41, 768, 27449, 1887284, 252522481}},  // A006129
      {"all,regular:3", {0, 0, 0, 1, 0, 70, 0, 19355, 0, 11180820}},        // A002829
  };
  for (const auto& [words, numbers] : published)
    for (std::size_t i = 0; i < numbers.size(); ++i)
      EXPECT_EQ(text(labelled_count(graph_class(words), static_cast<int>(i) + 1)), std::to_string(numbers[i]))
          << words << " " << i + 1;
}

TEST(Counting, LabelledCountsAreTheSumOverUnlabelledGraphs) {
  for (const auto& [words, order] : std::vector<std::pair<const char*, int>>{{"regular:4", 10},
                                                                             {"all,regular:3", 10},
                                                                             {"max-degree:3", 9},
                                                                             {"bipartite", 9},
                                                                             {"bipartite,max-degree:3", 10},
                                                                             {"min-degree:4", 8},
                                                                             {"all,regular", 9},
                                                                             {"min-degree:3,max-degree:5", 8},
                                                                             {"size:0..10", 10},
                                                                             {"trees,max-degree:3", 12},
                                                                             {"all,bipartite,size:12", 8},
                                                                             {"digraphs,size:0..5", 5}}) {
    Count sum = 0;
    enumerate(graph_class(words), order, {}, [&](const SmallGraph& graph) {
      const Word all = *labellings(order, {});
      sum +=
          all /
          (graph_class(words).kind == GraphClass::Kind::trees ? tree_word(graph) : canonical_word(graph)).automorphisms;
      return true;
    });
    EXPECT_EQ(text(labelled_count(graph_class(words), order)), decimal(sum)) << words << " " << order;
  }
}

TEST(Counting, LabelledCountsEndWhereTheyTakeTooMuch) {
  for (const auto& [words, last] :
       {std::pair("all,size:0..5", 64), std::pair("connected,regular:3", 16), std::pair("bipartite,max-degree:4", 16),
        std::pair("min-degree:3", 16), std::pair("max-degree:5", 16), std::pair("trees,max-degree:3", 29)})
    EXPECT_TRUE(labelled_count(graph_class(words), last)) << words;
  for (const auto& [words, order] :
       {std::pair("connected,triangle-free", 5), std::pair("mops,max-degree:4", 5), std::pair("trees", 29),
        std::pair("connected", 17), std::pair("max-degree:9", 20), std::pair("max-degree:8,size:0..9", 60)})
    EXPECT_FALSE(labelled_count(graph_class(words), order)) << words;
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
