// Ledgers of engines that answer wrongly at one graph, and of generators that leave a graph out: the checker refuses
// each of them, and says where, though every digest fits.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "certificates/driver/check_files.hpp"
#include "certificates/ledgers/ledger.hpp"
#include "certificates/writing/sealed_ledger.hpp"
#include "certificates/writing/writer.hpp"
#include "conjectures/language.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/piece_keeper.hpp"

namespace gamecert::sweeps {
namespace {

using certificates::Certificate;
using certificates::Ledger;
using certificates::LedgerPiece;
using certificates::LedgerQuestion;
using graphs::SmallGraph;

constexpr int pieces_of_all = 3;

std::vector<SmallGraph> graphs_of(const std::string& words, int order) {
  std::vector<SmallGraph> result;
  graphs::enumerate(graphs::graph_class(words), order, {}, [&](const SmallGraph& graph) {
    result.push_back(graph);
    return true;
  });
  return result;
}

/// Its vertices in another order.
SmallGraph copy_of(const SmallGraph& graph, std::mt19937& random) {
  std::vector<int> names;
  for (int v = 0; v < graph.order; ++v) names.push_back(v);
  std::ranges::shuffle(names, random);
  SmallGraph copy{.order = graph.order};
  for (int v = 0; v < graph.order; ++v) {
    graphs::each(graph.neighbours(v) & graphs::first_vertices(v),
                 [&](int u) { copy.add_edge(names[static_cast<std::size_t>(u)], names[static_cast<std::size_t>(v)]); });
  }
  return copy;
}

/// What the program writes down of these graphs, dealt out to pieces; the answer at graph `lie` is turned round.
std::vector<Certificate> ledgers_of(const std::string& conjecture, const std::string& words, int order,
                                    const std::vector<SmallGraph>& graphs, std::size_t lie) {
  const LedgerQuestion question{conjectures::parse_conjecture(conjecture), {}};
  Evaluator evaluator(question.conjecture, Evaluator::Mode::fast);
  std::vector<Certificate> result;
  for (int index = 0; index < pieces_of_all; ++index) {
    const LedgerPiece piece{
        .graph_class = graphs::graph_class(words), .order = order, .index = index, .count = pieces_of_all};
    LedgerRecord record(question);
    record.begin(piece);
    for (std::size_t i = 0; i < graphs.size(); ++i) {
      if (static_cast<int>(i) % pieces_of_all != index) continue;
      const InstanceTruth truth = evaluator.instance(graphs[i]);
      const bool fails = (truth == InstanceTruth::fails) != (i == lie);
      record.look(graphs[i], truth != InstanceTruth::none, fails);
    }
    result.push_back(sealed(piece, question, record.finish()));
  }
  return result;
}

constexpr std::size_t no_lie = static_cast<std::size_t>(-1);

/// Pieces as files, and what gamecert-check says of them.
class BuildsThatLie : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() /
              ("lies-" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  void write(const std::vector<Certificate>& ledgers) {
    for (const Certificate& ledger : ledgers) {
      const LedgerPiece piece = certificates::piece_of(ledger.claim.instance);
      std::ofstream(folder_ / (std::to_string(piece.order) + "-" + std::to_string(piece.index) + ".cert"))
          << certificates::write(ledger);
    }
  }
  /// Of all that was written; empty if it is verified.
  std::string refusal() const {
    std::ostringstream out, err;
    const int status = certificates::check_files({folder_.string()}, {}, out, err);
    EXPECT_EQ(status, err.str().empty() ? 0 : 1) << out.str() << err.str();
    EXPECT_NE(out.str().find(err.str().empty() ? "s VERIFIED" : "s REJECTED"), std::string::npos);
    return err.str();
  }

  std::filesystem::path folder_;
};

TEST_F(BuildsThatLie, AtOneGraphAreRefusedInItsPiece) {
  for (const char* conjecture : {"oddity -> tree", "forall colouring: winnable -> plausible", "nimber(node-kayles) < 2",
                                 "bipartite -> odd-degenerate"}) {
    const auto graphs = graphs_of("connected", 5);
    write(ledgers_of(conjecture, "connected", 5, graphs, no_lie));
    EXPECT_EQ(refusal(), "");
    for (std::size_t lie = 0; lie < graphs.size(); ++lie) {
      write(ledgers_of(conjecture, "connected", 5, graphs, lie));
      const std::string file = "5-" + std::to_string(lie % pieces_of_all) + ".cert:1: failure ";
      EXPECT_NE(refusal().find(file), std::string::npos) << conjecture << " " << lie << refusal();
    }
  }
}

TEST_F(BuildsThatLie, ThatDropAGraphAndRepeatAnotherAreRefused) {
  std::mt19937 random(17);
  for (const char* words : {"connected", "connected,bipartite", "connected,max-degree:3", "connected,triangle-free"}) {
    for (int order = 1; order <= 5; ++order)
      write(ledgers_of("size < 99", words, order, graphs_of(words, order), no_lie));
    EXPECT_EQ(refusal(), "") << words;
    const auto graphs = graphs_of(words, 5);
    for (std::size_t dropped = 0; dropped < graphs.size(); ++dropped) {
      for (const std::size_t behind : {1, 3}) {  // in another piece, and in the same
        const std::size_t repeated = (dropped + behind) % graphs.size();
        if (repeated == dropped) continue;
        auto wrong = graphs;
        wrong[dropped] = copy_of(graphs[repeated], random);
        write(ledgers_of("size < 99", words, 5, wrong, no_lie));
        const bool one_piece = dropped % pieces_of_all == repeated % pieces_of_all;
        // A word that does not exceed the one before has no text that can be read.
        const std::string reason =
            one_piece ? ".cert:6: expected words of " : ".cert:1: expected graphs of this piece alone, found ";
        EXPECT_NE(refusal().find(reason), std::string::npos) << words << refusal();
      }
    }
  }
}

TEST_F(BuildsThatLie, ThatDropAGraphAreRefusedByOrder) {
  for (const char* words : {"connected,max-degree:3", "connected,triangle-free"}) {
    for (int order = 1; order <= 5; ++order)
      write(ledgers_of("size < 99", words, order, graphs_of(words, order), no_lie));
    for (int order = 3; order <= 5; ++order) {
      const auto graphs = graphs_of(words, order);
      for (std::size_t dropped = 0; dropped < graphs.size(); ++dropped) {
        auto wrong = graphs;
        wrong.erase(wrong.begin() + static_cast<std::ptrdiff_t>(dropped));
        write(ledgers_of("size < 99", words, order, wrong, no_lie));
        EXPECT_NE(refusal().find("expected all pieces of order " + std::to_string(order) + " to hold "),
                  std::string::npos)
            << words << refusal();
      }
      write(ledgers_of("size < 99", words, order, graphs, no_lie));
    }
  }
}

TEST_F(BuildsThatLie, AboutAGraphOutsideTheClassAreRefused) {
  auto graphs = graphs_of("connected,triangle-free", 5);
  SmallGraph triangle{.order = 5};
  for (int v = 1; v < 5; ++v) triangle.add_edge(v - 1, v);
  triangle.add_edge(0, 2);
  graphs.back() = triangle;
  write(ledgers_of("size < 99", "connected,triangle-free", 5, graphs, no_lie));
  EXPECT_NE(refusal().find("expected a graph of the class, found D"), std::string::npos) << refusal();
}

TEST_F(BuildsThatLie, APieceOfAnotherConjectureIsNoneOfTheOthers) {
  const auto graphs = graphs_of("connected", 5);
  auto ledgers = ledgers_of("size < 99", "connected", 5, graphs, no_lie);
  ledgers[1] = ledgers_of("size < 98", "connected", 5, graphs, no_lie)[1];
  write(ledgers);
  std::ostringstream out, err;
  EXPECT_EQ(certificates::check_files({folder_.string()}, {}, out, err), 0);
  EXPECT_NE(out.str().find("< size 99 HOLDS order 5..5 connected graphs 14; of 3 pieces these alone: 0, 2\n"),
            std::string::npos)
      << out.str();
  EXPECT_NE(out.str().find("< size 98 HOLDS order 5..5 connected graphs 7; of 3 pieces these alone: 1\n"),
            std::string::npos)
      << out.str();
}

}  // namespace
}  // namespace gamecert::sweeps
