// Tables: rows against published counts, and columns that are refused.
#include "sweeps/table.hpp"

#include <gtest/gtest.h>

#include "solve/limits.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

Table make(const std::string& columns, int last_order, int jobs = 2) {
  TableRequest request;
  request.columns = columns;
  request.last_order = last_order;
  request.jobs = jobs;
  return table(request);
}

TEST(Table, CountsSumsExtremesAndHistograms) {
  const std::string columns =
      "count(oddity), sum(winnable-colourings),min(size),max( max-degree ),histogram(nimber(node-kayles)),"
      "count(forall vertex v: connected(G - v))";
  const Table result = make(columns, 7);
  const std::vector<std::string> header{"order",
                                        "graphs",
                                        "count(oddity)",
                                        "sum(winnable-colourings)",
                                        "min(size)",
                                        "max( max-degree )",
                                        "histogram(nimber(node-kayles))",
                                        "count(forall vertex v: connected(G - v))"};
  EXPECT_EQ(result.header, header);
  ASSERT_EQ(result.rows.size(), 7U);
  EXPECT_EQ(result.rows[0], (std::vector<std::string>{"1", "1", "1", "1", "0", "0", "1:1", "0"}));
  EXPECT_EQ(result.rows[3], (std::vector<std::string>{"4", "6", "3", "43", "3", "3", "0:2,1:2,2:2", "3"}));
  // Blocks with at least three vertices: 1, 3, 10, 56, 468 (OEIS A002218).
  EXPECT_EQ(result.rows[6],
            (std::vector<std::string>{"7", "853", "366", "51075", "6", "6", "0:170,1:130,2:129,3:398,4:26", "468"}));
  EXPECT_TRUE(result.complete);
  EXPECT_FALSE(result.notes.empty());
  EXPECT_EQ(make(columns, 7, 1).rows, result.rows);
}

TEST(Table, ByDefinitionIsTheSame) {
  TableRequest request;
  request.columns = "count(special),count(event),sum(count colouring: winnable & greens = 2)";
  request.last_order = 5;
  request.graph_class = graphs::GraphClass::all;
  const Table fast = table(request);
  request.mode = Evaluator::Mode::definition;
  EXPECT_EQ(table(request).rows, fast.rows);
  EXPECT_TRUE(table(request).notes.empty());
}

TEST(Table, RefusesColumnsWithTheirPlaceInTheList) {
  const struct {
    std::string columns;
    std::size_t column;
    std::string message;
  } refused[] = {
      {"count(oddity),summ(size)", 15,
       "expected count(...), sum(...), min(...), max(...), histogram(...), argmax(...) or argmin(...) (did you mean "
       "'sum'?), found 'summ'"},
      {"count(oddity), sum(tree)", 20, "expected a number, found the property 'tree'"},
      {"count(size)", 7, "expected a truth value, found the number 'size'"},
      {"count(oddity", 13, "expected ')' at the end of the column"},
      {"count oddity", 7, "expected '(' behind 'count'"},
      {"count(tree) + 1", 16, "expected ')' at the end of the column"},
      {"count(odity)", 7, "expected a property (did you mean 'oddity'?), found 'odity'"},
      {"count(tree),", 13,
       "expected count(...), sum(...), min(...), max(...), histogram(...), argmax(...) or argmin(...), found ''"},
      {"min()", 5, "expected a property, an invariant, a number or '(', found the end of the text"},
  };
  for (const auto& [columns, column, message] : refused) {
    try {
      make(columns, 1);
      ADD_FAILURE() << "accepted: " << columns;
    } catch (const text::InputError& error) {
      EXPECT_EQ(error.what(), message) << columns;
      EXPECT_EQ(error.column(), column) << columns;
    }
  }
}

TEST(Table, KeepsTheRowsBeforeALimit) {
  const Table result = make("max(100000000000000000 * order * order * order * order)", 5);
  EXPECT_FALSE(result.complete);
  EXPECT_NE(result.reason.find("64 bits"), std::string::npos) << result.reason;
  EXPECT_EQ(result.rows.size(), 3U);

  text::interrupted = true;
  const Table nothing = make("max(order)", 5);
  text::interrupted = false;
  EXPECT_FALSE(nothing.complete);
  EXPECT_EQ(nothing.reason, "interrupted");
  EXPECT_TRUE(nothing.rows.empty());
}

}  // namespace
}  // namespace gamecert::sweeps
