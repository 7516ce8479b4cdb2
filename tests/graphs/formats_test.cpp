// Tests of graphs/formats.cpp and graphs/six_bits.cpp: graph6 and digraph6.
#include "graphs/formats.hpp"

#include <gtest/gtest.h>

#include "graphs/families.hpp"
#include "graphs/small_graph_text.hpp"
#include "malformed.hpp"
#include "random_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

TEST(Graph6, KnownLinesAreReadAndWritten) {
  EXPECT_EQ(write_graph6(Graph()), "?");
  EXPECT_EQ(write_graph6(Graph(1, {})), "@");
  EXPECT_EQ(write_graph6(Graph(2, {{0, 1}})), "A_");
  EXPECT_EQ(write_graph6(Graph(5, {{0, 2}, {0, 4}, {1, 3}, {3, 4}})), "DQc");
  EXPECT_EQ(read_graph6("DQc"), Graph(5, {{0, 2}, {0, 4}, {1, 3}, {3, 4}}));
  EXPECT_EQ(read_graph6("?"), Graph());
}

TEST(Graph6, EveryLabelledGraphOfOrderAtMostSixComesBack) {
  for (int order = 0; order <= 6; ++order)
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << order * (order - 1) / 2; ++bits) {
      const SmallGraph graph = testing::labelled_graph(order, bits);
      const std::string line = write_graph6(graph);
      ASSERT_EQ(small(read_graph6(line)), graph) << line;
    }
}

TEST(Graph6, RandomGraphsComeBackInBothForms) {
  std::mt19937_64 random(testing::seed());
  for (int order = 0; order <= 100; ++order)
    for (const double density : {0.0, 0.05, 0.5, 1.0}) {
      const Graph graph = testing::random_graph(order, density, random);
      const std::string line = write_graph6(graph);
      ASSERT_EQ(read_graph6(line), graph);
      if (order <= 64) {
        ASSERT_EQ(write_graph6(small(graph)), line);
      }
    }
}

TEST(Graph6, OrdersFromSixtyThreeTakeFourCharacters) {
  EXPECT_EQ(write_graph6(Graph(62, {})).front(), '}');
  EXPECT_EQ(write_graph6(Graph(63, {})).substr(0, 4), "~??~");
  const Graph path = std::get<Graph>(make_family("path:3000"));
  EXPECT_EQ(read_graph6(write_graph6(path)), path);
}

TEST(Graph6, RefusesMalformedLinesAtTheirColumn) {
  const testing::Malformed cases[] = {
      {"", 1, "expected a character from '?' to '~', found the end of the text"},
      {" ", 1, "expected a character from '?' to '~', found ' '"},
      {":An", 1, "expected a character from '?' to '~', found ':'"},
      {"D", 2, "expected a line of 3 characters for order 5, found 1"},
      {"DQ", 3, "expected a line of 3 characters for order 5, found 2"},
      {"DQcc", 4, "expected a line of 3 characters for order 5, found 4"},
      {"DQc ", 4, "expected a line of 3 characters for order 5, found 4"},
      {"DQc\r", 4, "expected a line of 3 characters for order 5, found 4"},
      {"D c", 2, "expected a character from '?' to '~', found ' '"},
      {"D\x7f?", 2, "expected a character from '?' to '~', found byte 0x7F"},
      {"D\xc3?", 2, "expected a character from '?' to '~', found byte 0xC3"},
      {"D??1", 4, "expected a line of 3 characters for order 5, found 4"},
      {"DQd", 3, "expected zeros in the last 2 bits, found 'd'"},
      {"A`", 2, "expected zeros in the last 5 bits, found '`'"},
      {"?@", 2, "expected a line of 1 characters for order 0, found 2"},
      {"@?", 2, "expected a line of 1 characters for order 1, found 2"},
      {"~", 2, "expected a character from '?' to '~', found the end of the text"},
      {"~??", 4, "expected a character from '?' to '~', found the end of the text"},
      {"~??D??", 1, "expected an order of at least 63 in this long form, found 5"},
      {"~~?????D??", 1, "expected an order of at least 258048 in this long form, found 5"},
      {"~~????", 7, "expected a character from '?' to '~', found the end of the text"},
      {"~??~", 5, "expected a line of 330 characters for order 63, found 4"},
  };
  for (const auto& malformed : cases)
    testing::expect_refusal(malformed, [](const std::string& line) { read_graph6(line); });
}

TEST(Graph6, DamagedLinesAreRefusedOrExactlyWhatTheWriterWrites) {
  std::mt19937_64 random(testing::seed());
  for (int trial = 0; trial < 20000; ++trial) {
    const int order = static_cast<int>(random() % 70);
    const std::string line = testing::damaged(write_graph6(testing::random_graph(order, 0.5, random)), random);
    try {
      ASSERT_EQ(write_graph6(read_graph6(line)), line);
    } catch (const text::InputError& error) {
      ASSERT_GE(error.column(), 1U) << line;
      ASSERT_LE(error.column(), line.size() + 1) << line;
    } catch (const text::LimitError&) {
    }
  }
}

TEST(Graph6, HugeOrdersAreALimitAndNeverAskForMemory) {
  EXPECT_THROW(read_graph6("~~~~~~~~?"), text::LimitError);
  EXPECT_THROW(read_graph6("~~??~???"), text::LimitError);
  EXPECT_THROW(read_digraph6("&~~~~~~~~?"), text::LimitError);
  EXPECT_THROW(write_graph6(Graph(258048, {})), text::LimitError);
  EXPECT_THROW(write_digraph6(Digraph(258048, {})), text::LimitError);
  testing::expect_refusal({"~}~~", 5, "expected a line of 5548999685 characters for order 258047, found 4"},
                          [](const std::string& line) { read_graph6(line); });
}

TEST(Digraph6, KnownLinesAreReadAndWritten) {
  const Digraph digraph(5, {{0, 2}, {0, 4}, {3, 1}, {3, 4}});
  EXPECT_EQ(write_digraph6(digraph), "&DI?AO?");
  EXPECT_EQ(read_digraph6("&DI?AO?"), digraph);
  EXPECT_EQ(write_digraph6(Digraph()), "&?");
  EXPECT_EQ(write_digraph6(Digraph(1, {})), "&@?");
}

TEST(Digraph6, EveryDigraphOfOrderAtMostFourComesBack) {
  for (int order = 0; order <= 4; ++order)
    for (unsigned bits = 0; bits < 1U << order * (order - 1); ++bits) {
      std::vector<Edge> arcs;
      unsigned rest = bits;
      for (int u = 0; u < order; ++u)
        for (int v = 0; v < order; ++v) {
          if (u == v) continue;
          if ((rest & 1) != 0) arcs.emplace_back(u, v);
          rest >>= 1;
        }
      const Digraph digraph(order, arcs);
      ASSERT_EQ(read_digraph6(write_digraph6(digraph)), digraph);
    }
}

TEST(Digraph6, RandomDigraphsComeBack) {
  std::mt19937_64 random(testing::seed());
  for (int order = 0; order <= 100; ++order) {
    const Digraph digraph = testing::random_digraph(order, 0.3, random);
    ASSERT_EQ(read_digraph6(write_digraph6(digraph)), digraph);
  }
}

TEST(Digraph6, RefusesMalformedLinesAtTheirColumn) {
  const testing::Malformed cases[] = {
      {"", 1, "expected '&', found the end of the text"},
      {"DI?AO?", 1, "expected '&', found 'D'"},
      {"&", 2, "expected a character from '?' to '~', found the end of the text"},
      {"&DI?AO", 7, "expected a line of 7 characters for order 5, found 6"},
      {"&DI?AO??", 8, "expected a line of 7 characters for order 5, found 8"},
      {"&DI? O?", 5, "expected a character from '?' to '~', found ' '"},
      {"&@_", 3, "expected no loop, found one at vertex 0"},
      {"&A?@", 4, "expected a line of 3 characters for order 2, found 4"},
      {"&AC", 3, "expected no loop, found one at vertex 1"},
      {"&A@", 3, "expected zeros in the last 2 bits, found '@'"},
  };
  for (const auto& malformed : cases)
    testing::expect_refusal(malformed, [](const std::string& line) { read_digraph6(line); });
}

TEST(SmallGraphs, AreGraph6OrDigraph6) {
  std::mt19937_64 random(testing::seed());
  for (int order = 0; order <= 64; ++order) {
    const Graph graph = testing::random_graph(order, 0.3, random);
    const Digraph digraph = testing::random_digraph(order, 0.3, random);
    EXPECT_EQ(write_small_graph(small(graph)), write_graph6(graph));
    EXPECT_EQ(write_small_graph(small(digraph)), write_digraph6(digraph));
    EXPECT_EQ(read_small_graph(write_graph6(graph)), small(graph));
    EXPECT_EQ(read_small_graph(write_digraph6(digraph)), small(digraph));
  }
  EXPECT_THROW(read_small_graph(""), text::InputError);
  EXPECT_THROW(read_small_graph("&"), text::InputError);
  EXPECT_THROW(read_small_graph(write_graph6(Graph(65, {}))), text::LimitError);
}

}  // namespace
}  // namespace gamecert::graphs
