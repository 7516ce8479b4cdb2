// Ledgers are not begun where 128 bits cannot count their graphs.
#include "sweeps/piece_keeper.hpp"

#include <gtest/gtest.h>

#include "conjectures/language.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::graph_class;

TEST(PieceKeeper, KeepsOrdersThatHaveWordsAndCounts) {
  for (const auto& [words, last] : {std::pair("connected", 16), std::pair("connected,triangle-free", 16),
                                    std::pair("digraphs", 11), std::pair("trees", 28)}) {
    EXPECT_TRUE(LedgerKeeper::possible(graph_class(words), last)) << words;
    EXPECT_FALSE(LedgerKeeper::possible(graph_class(words), last + 1)) << words;
  }
}

TEST(PieceKeeper, MeetsALimitWhereLabelledGraphsAreTooMany) {
  const certificates::LedgerQuestion question{conjectures::parse_conjecture("tree"), {}};
  LedgerRecord record(question);
  record.begin({.graph_class = graph_class("trees"), .order = 34});
  graphs::SmallGraph path{.order = 34};  // 34!/2 labelled ones, of at most 2^128
  for (int v = 1; v < 34; ++v) path.add_edge(v - 1, v);
  record.look(path, true, false);
  record.look(path, true, false);
  EXPECT_THROW(record.look(path, true, false), text::LimitError);
}

}  // namespace
}  // namespace gamecert::sweeps
