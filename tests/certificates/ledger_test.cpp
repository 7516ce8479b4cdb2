// Ledgers that lie, sealed again with a digest that fits, and pieces that do not fit together.
#include "certificates/ledgers/ledger.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include "certificates/checker.hpp"
#include "certificates/ledgers/checked_ledger.hpp"
#include "certificates/ledgers/extension.hpp"
#include "certificates/ledgers/flips.hpp"
#include "certificates/writing/ledger_lines.hpp"
#include "certificates/writing/sealed_ledger.hpp"
#include "certificates/writing/writer.hpp"
#include "graphs/families.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/unlabelled_counting.hpp"
#include "graphs/words/cubic_word.hpp"
#include "naive.hpp"
#include "text/errors.hpp"

namespace gamecert::certificates {
namespace {

const std::string fails = "FAILS -> oddity tree";

/// Why it is rejected; empty if it is not.
std::string rejection_of(const std::function<void()>& act) {
  try {
    act();
  } catch (const Rejection& rejection) {
    return rejection.what();
  }
  return "";
}

std::string reason_against(const Certificate& certificate) {
  return rejection_of([&] { check(certificate); });
}

/// The ledger changed, and sealed again.
std::string reason_after(const Certificate& original, const std::function<void(Ledger&)>& change) {
  Certificate changed = original;
  Ledger& ledger = *changed.evidence.as<Ledger>();
  change(ledger);
  ledger.digest = digest(changed.claim, ledger);
  return reason_against(changed);
}

TEST(Ledger, SaysWhatItsClaimSays) {
  const Certificate piece = naive::certify_piece("connected order 4 piece 0 of 1", fails);
  EXPECT_EQ(reason_against(piece), "");
  const auto& ledger = *piece.evidence.as<Ledger>();
  EXPECT_EQ(ledger.words.size(), 6U);
  EXPECT_EQ(graphs::decimal(ledger.labelled), "38");
  EXPECT_EQ(ledger.instance, 1U);
  EXPECT_EQ(ledger.failures.size(), 1U);
}

TEST(Ledger, ThatLiesIsRejectedThoughItsDigestFits) {
  const Certificate piece = naive::certify_piece("connected order 4 piece 0 of 1", fails);
  const auto expect = [&](const std::string& reason, const std::function<void(Ledger&)>& change) {
    const std::string found = reason_after(piece, change);
    EXPECT_NE(found.find(reason), std::string::npos) << found;
  };
  expect("graph 3 of the piece: expected a greater word", [](Ledger& ledger) { ledger.words[2] = ledger.words[1]; });
  expect("labelled graphs, found 38", [](Ledger& ledger) { ledger.words.erase(ledger.words.begin() + 1); });
  expect("expected the canonical word", [](Ledger& ledger) { ledger.words[1] ^= 1; });
  expect("expected the canonical word, found another one of", [](Ledger& ledger) {
    graphs::SmallGraph path{.order = 4};  // not in its canonical order
    for (int v = 0; v < 3; ++v) path.add_edge(v, v + 1);
    ledger.words[0] = std::min(graphs::adjacency_word(path), ledger.words[1] - 1);
  });
  expect("expected a word of at most 6 bits", [](Ledger& ledger) { ledger.words.back() = 1 << 6; });
  expect("labelled graphs, found 39", [](Ledger& ledger) { ++ledger.labelled; });
  expect("found one that does", [](Ledger& ledger) { ledger.instance = 0; });
  expect("expected one of 6 graphs", [](Ledger& ledger) { ledger.instance = 7; });
  expect("failure 1: expected C", [](Ledger& ledger) { ledger.failures.clear(); });
  expect("failure 2: expected none", [](Ledger& ledger) { ledger.failures.push_back(ledger.failures[0]); });
  expect("failure 1: expected C", [](Ledger& ledger) { ledger.failures[0] = "C~"; });
  expect("expected a graph of the class, found C?", [](Ledger& ledger) {
    ledger.words.insert(ledger.words.begin(), 0);
    ++ledger.labelled;
  });
  Certificate holds = piece;
  holds.claim.statement = "HOLDS" + fails.substr(5);
  Ledger& ledger = *holds.evidence.as<Ledger>();
  ledger.failures.clear();
  ledger.digest = digest(holds.claim, ledger);
  EXPECT_NE(reason_against(holds).find("failure 1: expected C"), std::string::npos) << reason_against(holds);
}

TEST(Ledger, OfLargeCubicGraphsThatLiesIsRejected) {
  Ledger ledger;
  for (const char* name : {"generalised-petersen:9,1", "generalised-petersen:9,2", "generalised-petersen:9,3"})
    ledger.words.push_back(graphs::cubic_word(graphs::small(std::get<graphs::Graph>(graphs::make_family(name)))).word);
  std::ranges::sort(ledger.words);
  const graphs::Count renamings = *graphs::labellings(18, {});
  ledger.labelled = renamings / 36 + renamings / 18 + renamings / 18;  // Frucht, Graver and Watkins 1971
  const LedgerPiece of{.graph_class = graphs::graph_class("regular:3"), .order = 18, .index = 0, .count = 64};
  const Certificate piece = sealed(of, question_of("HOLDS < size 28"), ledger);
  EXPECT_EQ(reason_against(piece), "");
  const auto expect = [&](const std::string& reason, const std::function<void(Ledger&)>& change) {
    const std::string found = reason_after(piece, change);
    EXPECT_NE(found.find(reason), std::string::npos) << found;
  };
  expect("expected a greater word", [](Ledger& changed) { changed.words[2] = changed.words[1]; });
  expect("labelled graphs, found", [](Ledger& changed) { changed.words.pop_back(); });
  expect("expected the word of a connected cubic graph of order 18", [](Ledger& changed) { changed.words[0] = 0; });
  expect("expected the word of a connected cubic graph of order 18",
         [](Ledger& changed) { changed.words[2] = ~graphs::Word{0}; });
  int graphs_met = 0;  // of words that are not canonical
  for (unsigned less = 1; less <= 600; ++less) {
    const std::string found = reason_after(piece, [&](Ledger& changed) { changed.words[0] -= less; });
    EXPECT_NE(found, "");
    graphs_met += found.find("expected the canonical word, found another one of Q") != std::string::npos ? 1 : 0;
  }
  EXPECT_GT(graphs_met, 0);
}

TEST(Ledger, OfATableIsRejectedForAnyOtherTotal) {
  const Certificate table = naive::certify_piece("all order 4 piece 0 of 1",
                                                 "TABLE count oddity; sum size; min size; max size; histogram size");
  EXPECT_EQ(reason_against(table), "");
  for (std::size_t column = 0; column < 5; ++column) {
    const std::string found = reason_after(table, [&](Ledger& ledger) { ledger.totals[column] += "1"; });
    EXPECT_NE(found.find("column " + std::to_string(column + 1) + ": expected"), std::string::npos) << found;
  }
}

TEST(Ledger, OfATablePartedByValuesNamesTheGraphsThatAttainThem) {
  const std::string columns = "by girth; by diameter; count tree; argmax size; argmin leaves; histogram max-degree";
  for (const std::string instance : {"all order 4 piece 0 of 1", "connected order 4 piece 1 of 2"}) {
    const Certificate table = naive::certify_piece(instance, "TABLE " + columns);
    EXPECT_EQ(reason_against(table), "") << write(table);
    for (std::size_t column = 0; column < 6; ++column) {
      const std::string found = reason_after(table, [&](Ledger& ledger) { ledger.totals[column].back() ^= 1; });
      EXPECT_NE(found.find("column " + std::to_string(column + 1) + ": expected"), std::string::npos) << found;
    }
  }
  const auto total = [](const std::string& column) {
    return naive::certify_piece("all order 4 piece 0 of 1", "TABLE " + column).evidence.as<Ledger>()->totals[0];
  };
  EXPECT_EQ(total("argmax size"), "6:C~");
  EXPECT_EQ(total("argmin size"), "0:C?");
  EXPECT_EQ(naive::certify_piece("all order 4 piece 0 of 1", "TABLE by order; argmax girth")
                .evidence.as<Ledger>()
                ->totals[1]
                .substr(0, 13),
            "4 infinite:C?");
}

TEST(Ledger, OfAnotherQuestionPieceOrClassHasAnotherDigest) {
  const Certificate piece = naive::certify_piece("connected order 4 piece 0 of 1", "HOLDS > size 0");
  for (const auto& [instance, statement] :
       std::vector<std::pair<std::string, std::string>>{{"connected order 4 piece 1 of 2", "HOLDS > size 0"},
                                                        {"all order 4 piece 0 of 1", "HOLDS > size 0"},
                                                        {"connected order 4 piece 0 of 1", "HOLDS > size 1"}}) {
    Certificate other = piece;
    other.claim.instance = instance;
    other.claim.statement = statement;
    std::istringstream text(write(other));
    const std::string reason = rejection_of([&] { Reader(text).next(); });
    EXPECT_NE(reason.find("expected the digest"), std::string::npos) << instance << statement;
  }
  Certificate other = piece;
  other.claim.statement = "HOLDS > size order 0";
  EXPECT_NE(reason_against(other), "");
}

/// Pieces as files.
class Pieces : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() /
              ("ledger-test-" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  void add(const std::string& piece, const std::string& statement) { add(naive::certify_piece(piece, statement)); }
  void add(const Certificate& certificate) {
    const std::string file = folder_ / (std::to_string(parts_.size()) + ".cert");
    std::ofstream(file) << write(certificate);
    parts_.push_back({.file = file,
                      .name = "file " + std::to_string(parts_.size()),
                      .seal = certificate.evidence.as<Ledger>()->digest});
  }
  std::string said() {
    std::string result;
    try {
      conclude(parts_, {}, [&](const JointClaim& found) {
        result += found.subject + " " + found.statement + "\n";
        for (const std::string& detail : found.details) result += detail + "\n";
      });
    } catch (const Rejection& rejection) {
      result = rejection.what();
    }
    return result;
  }

  std::filesystem::path folder_;
  std::vector<AcceptedPart> parts_;
};

TEST_F(Pieces, OfAllOrdersAreOneClaim) {
  for (int order = 1; order <= 4; ++order)
    add("connected order " + std::to_string(order) + " piece 0 of 1", "HOLDS < size 9");
  EXPECT_EQ(said(), "conjecture < size 9 HOLDS order 1..4 connected graphs 10\n");
}

TEST_F(Pieces, ThatAreNotAllSayWhichTheyAre) {
  add("connected order 4 piece 2 of 3", "HOLDS < size 9");
  add("connected order 2 piece 0 of 1", "HOLDS < size 9");
  EXPECT_EQ(said(),
            "conjecture < size 9 HOLDS order 2..2 connected graphs 1\n"
            "conjecture < size 9 HOLDS order 4..4 connected graphs " +
                std::to_string(naive::certify_piece("connected order 4 piece 2 of 3", "HOLDS < size 9")
                                   .evidence.as<Ledger>()
                                   ->words.size()) +
                "; of 3 pieces these alone: 2\n");
}

TEST_F(Pieces, FailuresAndTotalsAreAddedUp) {
  for (const char* index : {"0", "1", "2"}) add("all order 4 piece " + std::string(index) + " of 3", "FAILS < size 5");
  EXPECT_EQ(said(), "conjecture < size 5 FAILS order 4..4 all graphs 11, false at 2\nC^\nC~\n");
  parts_.clear();
  for (const char* index : {"1", "0", "2"})
    add("all order 4 piece " + std::string(index) + " of 3", "TABLE sum size; min size; histogram components");
  EXPECT_EQ(said(),
            "table sum size; min size; histogram components order 4..4 all graphs 11\n"
            "4\t11\t33\t0\t1:6,2:3,3:1,4:1\n");
}

TEST_F(Pieces, WithoutAGraphThatSatisfiesTheHypothesesAreVacuous) {
  add("connected order 3 piece 0 of 1", "HOLDS -> > size 9 tree");
  add("connected order 4 piece 0 of 1", "HOLDS -> > size 9 tree");
  EXPECT_EQ(said(), "conjecture -> > size 9 tree VACUOUS order 3..4 connected graphs 8\n");
  add("connected order 5 piece 0 of 1", "HOLDS > size 0");
  EXPECT_NE(said().find("conjecture > size 0 HOLDS order 5..5 connected graphs 21\n"), std::string::npos) << said();
}

TEST_F(Pieces, WithAGraphInTwoOfThemAreRejected) {
  const Certificate all = naive::certify_piece("connected order 4 piece 0 of 1", "HOLDS < size 9");
  for (const char* index : {"0", "1"}) {
    add(naive::as_piece(all, "connected order 4 piece " + std::string(index) + " of 2"));
    EXPECT_EQ(reason_against(naive::as_piece(all, "connected order 4 piece " + std::string(index) + " of 2")), "");
  }
  EXPECT_NE(said().find("expected graphs of this piece alone, found C"), std::string::npos) << said();
}

TEST_F(Pieces, ThatLeaveAGraphOutAreRejected) {
  const Certificate some = naive::certify_piece("connected order 4 piece 1 of 2", "HOLDS < size 9");
  const Certificate other = naive::as_piece(some, "connected order 4 piece 0 of 1");
  EXPECT_EQ(reason_against(other), "");
  add(other);
  EXPECT_NE(said().find("expected all pieces of order 4 to hold 38 labelled graphs, found"), std::string::npos)
      << said();
}

TEST_F(Pieces, TwiceOrOfAnotherNumberOfPiecesAreRejected) {
  add("connected order 4 piece 1 of 2", "HOLDS < size 9");
  add("connected order 4 piece 1 of 2", "HOLDS < size 9");
  EXPECT_EQ(said(), "file 1:1: expected another piece than in file 0:1, found the same");
  parts_.pop_back();
  add("connected order 4 piece 0 of 3", "HOLDS < size 9");
  EXPECT_EQ(said(), "file 1:1: expected one of 2 pieces, as in file 0:1, found one of 3");
}

TEST_F(Pieces, OfDifferentQuestionsAreDifferentClaims) {
  add("connected order 3 piece 0 of 1", "HOLDS < size 9");
  add("connected order 3 piece 0 of 1", "HOLDS < size 8");
  add("all order 3 piece 0 of 1", "HOLDS < size 9");
  EXPECT_EQ(said(),
            "conjecture < size 9 HOLDS order 3..3 connected graphs 2\n"
            "conjecture < size 8 HOLDS order 3..3 connected graphs 2\n"
            "conjecture < size 9 HOLDS order 3..3 all graphs 4\n");
}

TEST_F(Pieces, OfOneFileAreFoundByTheirPlaces) {
  const std::string file = folder_ / "all.cert";
  std::ofstream out(file);
  std::size_t line = 1;
  for (int index = 0; index < 4; ++index) {
    const Certificate piece =
        naive::certify_piece("all order 5 piece " + std::to_string(index % 3) + " of 3", "FAILS < size 9");
    parts_.push_back({.file = file,
                      .name = "file",
                      .line = line,
                      .offset = static_cast<std::uint64_t>(out.tellp()),
                      .seal = piece.evidence.as<Ledger>()->digest});
    const std::string text = write(piece);
    line += static_cast<std::size_t>(std::ranges::count(text, '\n'));
    out << text;
  }
  out.close();
  EXPECT_EQ(said(),
            "file:" + std::to_string(parts_[3].line) + ": expected another piece than in file:1, found the same");
  parts_.pop_back();
  EXPECT_TRUE(said().starts_with("conjecture < size 9 FAILS order 5..5 all graphs 34, false at 2\n")) << said();
}

TEST_F(Pieces, OfAClassThatCanBeCountedAreComplete) {
  for (const char* name :
       {"connected,bipartite", "all,bipartite", "connected,regular:2", "all,regular", "connected,max-degree:3",
        "all,min-degree:1", "all,size:3", "trees,max-degree:3", "connected,bipartite,max-degree:2", "mops,min-degree:2",
        "mops,size:3..7", "mops,max-degree:3", "triangulations,min-degree:3", "triangulations,max-degree:4"}) {
    parts_.clear();
    for (const char* order : {"3", "4", "5"})
      add(std::string(name) + " order " + order + " piece 0 of 1", "HOLDS < size 99");
    EXPECT_TRUE(said().starts_with("conjecture < size 99 HOLDS order 3..5 " + std::string(name))) << said();
    EXPECT_EQ(said().find("completeness"), std::string::npos) << said();
  }
}

TEST_F(Pieces, OfAClassThatCanBeExtendedAreComplete) {
  for (const char* name : {"connected,triangle-free", "all,triangle-free", "connected,triangle-free,max-degree:2"}) {
    parts_.clear();
    for (const char* order : {"1", "2", "3", "4", "5"}) {
      for (const char* index : {"0", "1"})
        add(std::string(name) + " order " + order + " piece " + index + " of 2", "HOLDS < size 99");
    }
    EXPECT_TRUE(said().starts_with("conjecture < size 99 HOLDS order 1..5 " + std::string(name) + " graphs "))
        << said();
    EXPECT_TRUE(said().ends_with("; completeness by extension\n")) << said();
    parts_.erase(parts_.begin() + 2, parts_.begin() + 4);  // order 2
    EXPECT_NE(said().find("HOLDS order 1..1 " + std::string(name) + " graphs 1; completeness by extension\n"),
              std::string::npos)
        << said();
    EXPECT_NE(said().find("HOLDS order 3..5 "), std::string::npos) << said();
    EXPECT_TRUE(said().ends_with("; completeness by extension\n")) << said();
  }
}

TEST_F(Pieces, OfAnyOrderAloneAreCompleteByTheGraphsBelow) {
  for (const char* name :
       {"connected,triangle-free", "connected,triangle-free,min-degree:2", "all,triangle-free,size:3",
        "connected,triangle-free,regular", "all,triangle-free,regular:1"}) {
    for (const char* order : {"1", "3", "4", "5"}) {
      parts_.clear();
      add(std::string(name) + " order " + order + " piece 0 of 1", "HOLDS < size 99");
      EXPECT_TRUE(said().ends_with("; completeness by extension\n")) << name << order << said();
    }
  }
}

/// Nothing in it is wrong, and nobody knows whether it is all.
TEST_F(Pieces, OfAnOrderThatIsTooDearRestOnTheProgramThatGaveThem) {
  const auto rests_on = [&](const std::string& piece) {
    parts_.clear();
    add(sealed(piece_of(piece), question_of("HOLDS < size 99"), Ledger{}));
    std::string programs;
    conclude(parts_, {}, [&](const JointClaim& found) {
      for (const Ground& ground : found.grounds.all())
        if (ground.kind == Ground::Kind::programs) programs += ground.name;
    });
    return programs;
  };
  EXPECT_EQ(rests_on("connected,triangle-free,min-degree:7 order 13 piece 0 of 1"), "completeness of geng");
  EXPECT_EQ(rests_on("all,triangle-free,size:99 order 16 piece 0 of 1"), "completeness of geng");
  EXPECT_EQ(rests_on("trees order 29 piece 0 of 1"), "completeness of gentreeg");
  EXPECT_EQ(rests_on("mops,max-degree:3 order 16 piece 0 of 1"), "completeness of the generator");
  EXPECT_EQ(rests_on("triangulations,min-degree:6 order 15 piece 0 of 1"), "completeness of the generator");
  EXPECT_EQ(rests_on("mops,max-degree:3 order 12 piece 0 of 1"), "");
  EXPECT_EQ(rests_on("connected,triangle-free,regular:5 order 9 piece 0 of 1"), "");
}

// A000207, A000109, A024607 and A006785 of the On-Line Encyclopedia of Integer Sequences.
TEST(Listing, GivesAsManyGraphsAsThereAre) {
  const auto flipped = [](const char* name, int order) {
    return all_by_flips(graphs::graph_class(name), order).value().size();
  };
  for (int order = 1; const std::size_t number : {0, 0, 1, 1, 1, 3, 4, 12, 27, 82, 228})
    EXPECT_EQ(flipped("mops", order++), number);
  for (int order = 1; const std::size_t number : {0, 0, 1, 1, 1, 2, 5, 14, 50, 233})
    EXPECT_EQ(flipped("triangulations,min-degree:4", order++), number);
  GrowingList connected(graphs::graph_class("triangle-free"));
  for (int order = 1; const std::size_t number : {1, 1, 1, 3, 6, 19, 59, 267, 1380}) {
    EXPECT_TRUE(connected.reach(order++));
    EXPECT_EQ(connected.words().size(), number);
  }
  GrowingList all(graphs::graph_class("all,triangle-free"));
  for (int order = 1; const std::size_t number : {1, 2, 3, 7, 14, 38, 107, 410}) {
    EXPECT_TRUE(all.reach(order++));
    EXPECT_EQ(all.words().size(), number);
  }
  GrowingList dear(graphs::graph_class("triangle-free"));
  EXPECT_FALSE(dear.reach(13));
  dear.take(13, {});
  EXPECT_TRUE(dear.reach(13));
}

TEST_F(Pieces, OfAnyKindOfCompletenessThatLeaveAGraphOutAreRejected) {
  for (const char* name :
       {"connected", "connected,bipartite", "all,max-degree:2", "connected,regular", "all,size:4", "trees,max-degree:3",
        "connected,triangle-free", "all,triangle-free", "connected,triangle-free,max-degree:3",
        "connected,triangle-free,min-degree:2", "all,triangle-free,size:3", "connected,triangle-free,regular",
        "mops,min-degree:2", "mops,max-degree:4", "triangulations,max-degree:4", "triangulations,size:3..9"}) {
    std::vector<Certificate> whole;
    for (int order = 1; order <= 5; ++order)
      whole.push_back(naive::certify_piece(std::string(name) + " order " + std::to_string(order) + " piece 0 of 1",
                                           "HOLDS < size 99"));
    for (const Certificate& changed : whole) {
      for (std::size_t i = 0; i < changed.evidence.as<Ledger>()->words.size(); ++i) {
        parts_.clear();
        const Certificate left = naive::without_graph(changed, i);
        EXPECT_EQ(reason_against(left), "");
        for (const Certificate& each : whole) add(&each == &changed ? left : each);
        const std::string order = std::to_string(piece_of(changed.claim.instance).order);
        EXPECT_TRUE(said().starts_with("expected all pieces of order " + order + " to hold ")) << name << i << said();
      }
    }
  }
}

TEST_F(Pieces, OfAClassThatIsAnotherAreRejected) {
  const auto expect = [&](const std::string& name, const std::string& other, int last) {
    parts_.clear();
    std::string reason;
    for (int order = 1; order <= last && reason.empty(); ++order) {
      const std::string rest = " order " + std::to_string(order) + " piece 0 of 1";
      const Certificate piece = naive::as_piece(naive::certify_piece(name + rest, "HOLDS < size 99"), other + rest);
      reason = reason_against(piece);
      add(piece);
    }
    if (reason.empty()) reason = said();
    EXPECT_TRUE(reason.starts_with("expected all pieces of order ") || reason.starts_with("graph "))
        << name << other << reason;
  };
  const std::vector<std::string> classes = {"connected",
                                            "all",
                                            "connected,bipartite",
                                            "connected,triangle-free",
                                            "all,triangle-free",
                                            "connected,max-degree:3",
                                            "all,bipartite",
                                            "connected,regular:2",
                                            "connected,triangle-free,max-degree:3"};
  for (const std::string& name : classes) {
    for (const std::string& other : classes) {
      if (name != other) expect(name, other, 5);
    }
  }
}

TEST_F(Pieces, OfATheoremSayThatGraphsAreNotNeeded) {
  const std::string theorem = "HOLDS forall colouring -> winnable plausible";
  const auto follows = [&](const std::string& statement) {
    parts_.clear();
    add("connected order 3 piece 0 of 1", statement);
    std::string result;
    conclude(parts_, {}, [&](const JointClaim& found) { result = found.follows_from; });
    return result;
  };
  EXPECT_EQ(follows(theorem), "Corollary 1.7 of the ELLO paper");
  EXPECT_EQ(follows("HOLDS -> tree bipartite"), "");
  EXPECT_EQ(follows("TABLE count forall colouring -> winnable plausible"), "");
}

TEST(Ledger, DoesWithoutATheoremThatIsNotTrusted) {
  const Certificate piece =
      naive::certify_piece("connected order 4 piece 0 of 1", "HOLDS forall colouring -> winnable plausible");
  const std::string all = "rules of ello 1; definitions of conjectures 1; ";
  EXPECT_EQ(text(check(piece)), all + "proposition 1.1; theorem of docs/LEDGERS.md");
  const Grounds none([](const Ground& ground) { return ground.name != "proposition 1.1"; });
  EXPECT_EQ(text(check(piece, none)), all + "theorem of docs/LEDGERS.md");
}

TEST_F(Pieces, ChangedBehindTheCheckAreRejected) {
  add("connected order 3 piece 0 of 1", "HOLDS < size 9");
  const std::string other = "expected the file that was checked, found another";
  EXPECT_EQ(said(), "conjecture < size 9 HOLDS order 3..3 connected graphs 2\n");
  // All words of order 4 instead of a piece of them, under the digest of the piece.
  parts_.clear();
  add("connected order 4 piece 0 of 2", "HOLDS < size 9");
  const Certificate whole = naive::certify_piece("connected order 4 piece 0 of 1", "HOLDS < size 9");
  std::string forged = write(whole);
  forged.replace(forged.find("sha256 ") + 7, 64, parts_[0].seal);
  std::ofstream(parts_[0].file) << forged;
  EXPECT_NE(said().find(other), std::string::npos) << said();
  parts_.clear();
  add("connected order 3 piece 0 of 1", "HOLDS < size 9");
  parts_[0].seal = std::string(64, '0');
  EXPECT_NE(said().find(other), std::string::npos) << said();
}

}  // namespace
}  // namespace gamecert::certificates
