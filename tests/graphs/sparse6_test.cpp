// Tests of graphs/sparse6.cpp.
#include <gtest/gtest.h>

#include "graphs/constructions.hpp"
#include "graphs/families.hpp"
#include "graphs/formats.hpp"
#include "malformed.hpp"
#include "random_graph.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

TEST(Sparse6, KnownLinesAreReadAndWritten) {
  EXPECT_EQ(write_sparse6(Graph()), ":?");
  EXPECT_EQ(write_sparse6(Graph(1, {})), ":@");
  EXPECT_EQ(write_sparse6(Graph(2, {})), ":A");
  const Graph example(7, {{0, 1}, {0, 2}, {1, 2}, {5, 6}});
  EXPECT_EQ(write_sparse6(example), ":Fa@x^");
  EXPECT_EQ(read_sparse6(":Fa@x^"), example);
}

TEST(Sparse6, EveryLabelledGraphOfOrderAtMostSixComesBack) {
  for (int order = 0; order <= 6; ++order)
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << order * (order - 1) / 2; ++bits) {
      const Graph graph = large(testing::labelled_graph(order, bits));
      const std::string line = write_sparse6(graph);
      ASSERT_EQ(read_sparse6(line), graph) << line;
    }
}

TEST(Sparse6, RandomGraphsComeBack) {
  std::mt19937_64 random(testing::seed());
  for (int order = 0; order <= 100; ++order)
    for (const double density : {0.02, 0.1, 0.5, 1.0}) {
      const Graph graph = testing::random_graph(order, density, random);
      ASSERT_EQ(read_sparse6(write_sparse6(graph)), graph);
    }
}

TEST(Sparse6, AnIsolatedLastVertexNeedsAZeroBeforeTheOnesForOrdersFourEightAndSixteen) {
  std::mt19937_64 random(testing::seed());
  for (const int order : {2, 4, 8, 16})
    for (int trial = 0; trial < 500; ++trial) {
      const Graph smaller = testing::random_graph(order - 1, 0.4, random);
      const Graph graph(order, smaller.edges());
      const std::string line = write_sparse6(graph);
      ASSERT_EQ(read_sparse6(line), graph) << line;
    }
  EXPECT_EQ(write_sparse6(Graph(4, {{0, 1}, {0, 2}, {1, 2}})), ":CcJ");
  EXPECT_EQ(write_sparse6(Graph(8, {{0, 6}})), ":GwF");
  EXPECT_EQ(write_sparse6(Graph(8, {{0, 5}})), ":GsN");
}

TEST(Sparse6, TheEdgesOfAVertexMayComeInAnyOrder) { EXPECT_EQ(read_sparse6(":BpF"), Graph(3, {{0, 2}, {1, 2}})); }

TEST(Sparse6, RefusesMalformedLinesAtTheirColumn) {
  const testing::Malformed cases[] = {
      {"", 1, "expected ':', found the end of the text"},
      {";Fa@x^", 1, "expected ':', found ';'"},
      {"Fa@x^", 1, "expected ':', found 'F'"},
      {":", 2, "expected a character from '?' to '~', found the end of the text"},
      {":F a@x^", 3, "expected a character from '?' to '~', found ' '"},
      {":Fa@\x80^", 5, "expected a character from '?' to '~', found byte 0x80"},
      {":Fa@x^ ", 7, "expected the end of the text after the last edge, found 1 more characters"},
      {":Fa@x^~~", 7, "expected the end of the text after the last edge, found 2 more characters"},
      {":B~", 3, "expected the end of the text after the last edge, found 1 more characters"},
      {":@~", 3, "expected the end of the text after the last edge, found 1 more characters"},
      {":?~", 3, "expected the end of the text after the last edge, found 1 more characters"},
      {":D_", 3, "expected padding with ones in the last 2 bits, found '_'"},
      {":GwN", 4, "expected no loop, found one at vertex 7"},
      {":CcN", 4, "expected no loop, found one at vertex 3"},
      {":BF", 3, "expected no loop, found one at vertex 0"},
      {":B_", 3, "expected every edge once, found 0-1 twice"},
      {":~??D", 2, "expected an order of at least 63 in this long form, found 5"},
      {":~~???}~~", 2, "expected an order of at least 258048 in this long form, found 258047"},
      {":~?", 4, "expected a character from '?' to '~', found the end of the text"},
  };
  for (const auto& malformed : cases)
    testing::expect_refusal(malformed, [](const std::string& line) { read_sparse6(line); });
}

TEST(Sparse6, AllThreeFormsOfTheOrderComeBack) {
  for (const int order : {62, 63, 64, 100, 4095, 4096, 258047, 258048, 300000}) {
    const Graph path = std::get<Graph>(make_family("path:" + std::to_string(order)));
    EXPECT_EQ(read_sparse6(write_sparse6(path)), path) << order;
    const Graph edgeless(order, {});
    EXPECT_EQ(read_sparse6(write_sparse6(edgeless)), edgeless) << order;
    const Graph edge(order, {{order - 2, order - 1}});
    EXPECT_EQ(read_sparse6(write_sparse6(edge)), edge) << order;
  }
  EXPECT_EQ(write_sparse6(Graph(62, {})), ":}");
  EXPECT_EQ(write_sparse6(Graph(63, {})), ":~??~");
  EXPECT_EQ(write_sparse6(Graph(258048, {})), ":~~???~??");
}

TEST(Sparse6, AMillionVerticesComeBack) {
  const Graph star = std::get<Graph>(make_family("star:999999"));
  EXPECT_EQ(read_sparse6(write_sparse6(star)), star);
  const Graph grid = std::get<Graph>(make_family("grid:1000x1000"));
  EXPECT_EQ(read_sparse6(write_sparse6(grid)), grid);
}

TEST(Sparse6, WhateverIsAcceptedOfDamagedLinesComesBack) {
  std::mt19937_64 random(testing::seed());
  for (int trial = 0; trial < 20000; ++trial) {
    const int order = static_cast<int>(random() % 70);
    std::string line = testing::damaged(write_sparse6(testing::random_graph(order, 0.1, random)), random);
    try {
      const Graph graph = read_sparse6(line);
      ASSERT_EQ(read_sparse6(write_sparse6(graph)), graph) << line;
    } catch (const text::InputError& error) {
      ASSERT_GE(error.column(), 1U) << line;
      ASSERT_LE(error.column(), line.size() + 1) << line;
    } catch (const text::LimitError&) {
    }
  }
}

TEST(Sparse6, HugeOrdersAreALimit) { EXPECT_THROW(read_sparse6(":~~~~~~~~"), text::LimitError); }

// Some writers put a zero before the padding wherever the order is a power of two and there is room.
TEST(Sparse6, ReadsPaddingWithAZeroThatTheFormatDoesNotAskFor) {
  EXPECT_EQ(read_sparse6(":GsF").order(), 8);
  EXPECT_EQ(read_sparse6(":Cb"), read_sparse6(write_sparse6(read_sparse6(":Cb"))));
  EXPECT_THROW(read_sparse6(":Da"), text::InputError);  // order 5
}

}  // namespace
}  // namespace gamecert::graphs
