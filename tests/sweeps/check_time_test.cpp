// Tests of sweeps/check_time.cpp.
#include "sweeps/check_time.hpp"

#include <gtest/gtest.h>

#include <ctime>
#include <map>
#include <mutex>

#include "certificates/checker.hpp"
#include "certificates/writing/sealed_ledger.hpp"
#include "conjectures/language.hpp"
#include "sweeps/sweep.hpp"

namespace gamecert::sweeps {
namespace {

using certificates::Ledger;
using certificates::LedgerPiece;

class InMemory final : public LedgerStore {
 public:
  std::optional<Ledger> find(const LedgerPiece& piece) override {
    const auto found = ledgers.find(certificates::text(piece));
    return found == ledgers.end() ? std::nullopt : std::optional(found->second.second);
  }
  void add(const LedgerPiece& piece, Ledger ledger) override {
    const std::lock_guard lock(mutex_);
    ledgers[certificates::text(piece)] = {piece, std::move(ledger)};
  }
  std::map<std::string, std::pair<LedgerPiece, Ledger>> ledgers;

 private:
  std::mutex mutex_;
};

TEST(CheckTime, IsAboutThatOfTheChecker) {
  SweepRequest request;
  InMemory store;
  request.last_order = 6;
  request.ledgers = &store;
  request.conjecture = conjectures::parse_conjecture("order > 1 -> 2 * bandwidth >= max-degree");
  sweep(request);
  const certificates::LedgerQuestion question{request.conjecture, {}};
  const CheckTime told = check_time(request, question);
  const std::clock_t begin = std::clock();
  for (const auto& [name, piece] : store.ledgers)
    certificates::check(certificates::sealed(piece.first, question, piece.second));
  const double taken = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  // A graph has a limit of time, which it may meet on a machine that is busy otherwise.
  if (!told.at_least) {
    EXPECT_GT(told.all, taken / 5);
  }
  EXPECT_LT(told.all, taken * 5);
  EXPECT_LE(told.piece, told.all);
}

TEST(CheckTime, OfAGraphThatTakesTooLongIsALeastOne) {
  SweepRequest request;
  InMemory store;
  request.first_order = request.last_order = 10;
  request.graph_class = graphs::graph_class("trees");
  request.ledgers = &store;
  request.conjecture = conjectures::parse_conjecture("bandwidth < order");
  LedgerPiece piece{.graph_class = request.graph_class, .order = 10, .count = ledger_pieces(request.graph_class, 10)};
  graphs::SmallGraph path{.order = 10};
  for (int v = 1; v < 10; ++v) path.add_edge(v - 1, v);
  Ledger ledger;
  ledger.words.assign(9, piece.word_of(path).word);
  for (; piece.index < piece.count; ++piece.index) store.add(piece, ledger);
  const CheckTime told = check_time(request, {request.conjecture, {}});
  EXPECT_TRUE(told.at_least);
  EXPECT_GT(told.all, 2);
  EXPECT_NE(dear_check({.all = 10 * told.all, .piece = told.piece, .at_least = true}).find("will take more than"),
            std::string::npos);
}

TEST(CheckTime, IsSaidWhereItIsLong) {
  EXPECT_EQ(dear_check({.all = 9, .piece = 9}), "");
  EXPECT_EQ(dear_check({.all = 92.3, .piece = 7}), "gamecert-check will take about 93 s for this ledger");
  EXPECT_EQ(dear_check({.all = 12345, .piece = 50}),
            "gamecert-check will take about 13000 s for this ledger; a piece may need --time-limit 100");
  EXPECT_EQ(dear_check({.all = 20, .piece = 20, .at_least = true}),
            "gamecert-check will take more than 20 s for this ledger");
}

}  // namespace
}  // namespace gamecert::sweeps
