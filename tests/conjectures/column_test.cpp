// Totals: put together in any parts they are the same, and what they say is read back.
#include "conjectures/column.hpp"

#include <gtest/gtest.h>

#include <random>

#include "conjectures/questions.hpp"
#include "language/about.hpp"
#include "language/placed_graph.hpp"
#include "language/reader/tokens.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {

using namespace language;
namespace {

struct Seen {
  std::vector<std::int64_t> values;
  std::string graph;
};

std::vector<Column> columns(const std::string& text) { return read_prefix_columns(text); }

void add(Totals& totals, const Seen& seen) {
  totals.add(seen.values, [&] { return seen.graph; });
}

TEST(Column, TotalsDoNotDependOnTheParts) {
  std::mt19937 random(20);
  for (const std::string text :
       {"by order; count tree; sum size; argmax size; argmin girth; histogram size; min size; max size",
        "argmax size; histogram girth", "by order; by size; argmin size"}) {
    const std::vector<Column> asked = columns(text);
    EXPECT_EQ(prefix(asked), text);
    for (int round = 0; round < 50; ++round) {
      std::vector<Seen> graphs;
      for (auto count = random() % 400; count > 0; --count) {
        Seen& seen = graphs.emplace_back();
        for (std::size_t i = 0; i < asked.size(); ++i)
          seen.values.push_back(random() % 9 == 0 ? infinite : static_cast<std::int64_t>(random() % 3) - 1);
        for (int c = 0; c < 4; ++c) seen.graph += static_cast<char>('?' + random() % 64);
      }
      Totals whole(asked);
      std::vector<Totals> parts(1 + random() % 5, Totals(asked));
      for (const Seen& seen : graphs) {
        add(whole, seen);
        add(parts[random() % parts.size()], seen);
      }
      Totals joined(asked);
      for (const Totals& part : parts) joined.add(Totals::read(asked, part.texts()));
      EXPECT_EQ(joined.texts(), whole.texts());
      EXPECT_EQ(joined.rows(4, graphs.size()), whole.rows(4, graphs.size()));
    }
  }
}

TEST(Column, FractionsAreOrderedAndAddedExactly) {
  const std::vector<Column> asked = columns("by / order 2; sum / size 6; histogram / size 6; argmin / size 6");
  Totals totals(asked);
  for (const std::int64_t size : {3, 1, -4, 1, 12, 5}) {
    const Number sixth = quotient(size, 6);
    add(totals, {{quotient(size == 12 ? 3 : 4, 2), sixth, sixth, sixth}, "G" + std::to_string(size)});
  }
  const std::vector<std::vector<std::string>> rows{{"4", "3/2", "1", "2", "2:1", "2:G12"},
                                                   {"4", "2", "5", "1", "-2/3:1,1/6:2,1/2:1,5/6:1", "-2/3:G-4"}};
  EXPECT_EQ(totals.rows(4, 6), rows);
  EXPECT_EQ(Totals::read(asked, totals.texts()).texts(), totals.texts());
  for (const std::string wrong : {"2/4", "3/1", "1/0", "/2", "1/-2", "1/999999999999999999", "0.5"})
    EXPECT_THROW(Totals::read(columns("sum / size 6"), {wrong}), text::InputError) << wrong;
}

TEST(Column, ArgmaxNamesAHundredGraphsAndCountsTheOthers) {
  const std::vector<Column> asked = columns("argmax size");
  Totals totals(asked);
  for (int i = 0; i < 130; ++i) {
    const std::string graph{static_cast<char>('@' + i / 60), static_cast<char>('@' + i % 60)};
    add(totals, {{7}, graph});
    add(totals, {{6}, "zz"});
  }
  const std::string text = totals.texts()[0];
  EXPECT_TRUE(text.starts_with("7:@@,@A,@B,")) << text;
  EXPECT_TRUE(text.ends_with(",+30")) << text;
  EXPECT_EQ(std::ranges::count(text, ','), 100);
}

TEST(Column, WhatIsNoTotalIsRefused) {
  const std::vector<Column> plain = columns("argmax size"), keyed = columns("by order; argmax size");
  for (const std::string text : {"5", "5:", "x:D?{", "5:D?{,", "5:E???,D?{", "5:D?{,+0", "5:D?{,+", ":D?{"})
    EXPECT_THROW(Totals::read(plain, {text}), text::InputError) << text;
  for (const std::string text : {"4 5", "5:D?{", " 5:D?{", "4 5:D?{; 4 5:D?{", "4 5:D?{; ", "4,4 5:D?{", "5 5:D?{"})
    EXPECT_THROW(Totals::read(keyed, {"4 1", text}), text::InputError) << text;
  EXPECT_NO_THROW(Totals::read(keyed, {"4 1", "4 5:D?{"}));
}

TEST(Column, PartsOfAListStandBetweenCommasOutsideBrackets) {
  const auto parts = list_parts(" order, free(B{) ,count set S: |{u, v}|,N[v]\t, P(G[{a, b}])");
  std::vector<std::string> texts;
  for (const ListPart& part : parts) texts.emplace_back(part.text);
  EXPECT_EQ(texts, (std::vector<std::string>{"order", "free(B{)", "count set S: |{u, v}|", "N[v]", "P(G[{a, b}])"}));
  EXPECT_EQ(parts[1].column, 9U);
  EXPECT_EQ(list_parts("").size(), 1U);
  EXPECT_EQ(list_parts("order,").back().column, 7U);
}

}  // namespace
}  // namespace gamecert::conjectures
