// Theorems on boards say what search says, on every small board that they speak of, whatever its vertices are called.
#include "solve/theorems/by_theorem.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <new>
#include <numeric>
#include <random>
#include <sstream>

#include "certificates/theorems/theorem.hpp"
#include "games/theorems/board_theorem.hpp"
#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/triangulation.hpp"
#include "shuffled_boards.hpp"
#include "solve/search/search.hpp"
#include "solve/solve.hpp"
#include "tests/solve/accepted.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using games::Setup;
using testing::Given;
using testing::readings;
using testing::seed;
using testing::shuffled;

/// Searches that find nothing.
Answer out_of_time(const Setup&, const Request&) { throw text::LimitError("out of time"); }
Answer out_of_memory(const Setup&, const Request&) { throw std::bad_alloc(); }

/// How often each theorem has said who wins.
using Counts = std::map<std::string_view, int>;

/// Asks all theorems about the board, in both kinds of play and for nimbers, and search where one answers.
void compare(const std::string& game, const std::string& line, const Given& given, Counts& counts) {
  const Setup setup(games::find(game), games::Instance(line), given);
  for (const games::BoardTheorem& theorem : games::board_theorems()) {
    for (const bool misere : {false, true}) {
      for (const bool nimber : {false, true}) {
        if (misere && (nimber || !setup.info().has_misere_play())) continue;
        if (nimber && !setup.info().last_move_decides()) continue;
        Request request{.misere = misere, .nimber = nimber, .certificate = true};
        const auto answer = answer_by(theorem.name, setup, request);
        if (!answer) continue;
        counts[theorem.name] += nimber ? 0 : 1;
        request.all_moves = !nimber;
        request.certificate = false;
        const Answer searched = search(setup.game(), request);
        const std::string about = setup.text() + (misere ? " misere" : "");
        EXPECT_EQ(answer->statement, searched.statement) << about;
        testing::expect_accepted(setup, request, *answer);
        if (nimber) continue;
        for (const int move : answer->moves)
          EXPECT_TRUE(std::ranges::binary_search(*searched.winning_moves, move)) << about << " " << move;
        if (const auto all = answer_by(theorem.name, setup, request)) {
          EXPECT_EQ(*all->winning_moves, *searched.winning_moves) << about;
        }
      }
    }
  }
}

TEST(TheoremsOnBoards, SayWhatSearchSaysOnAllSmallGraphs) {
  std::mt19937 random(seed);
  Counts counts;
  for (int order = 1; order <= 7; ++order) {
    graphs::enumerate(graphs::graph_class("all"), order, {}, [&](const graphs::SmallGraph& small) {
      const std::string line = shuffled(graphs::large(small), random);
      for (const Given& reading : readings("geodetic")) compare("geodetic", line, reading, counts);
      if (order <= 5)
        for (const Given& reading : readings("weak")) compare("weak", line, reading, counts);
      compare("sequential", line, {}, counts);
      return !HasFailure();
    });
  }
  EXPECT_EQ(counts["geodetic-tree"], 3 * 25);  // trees of order 1 to 7
  EXPECT_EQ(counts["geodetic-cycle"], 3 * 2 * 5);
  EXPECT_GT(counts["weak-colouring"], 2 * 2 * 52);
}

TEST(TheoremsOnBoards, SayWhatSearchSaysOfSymmetricColourings) {
  std::mt19937 random(seed);
  Counts counts;
  for (int order = 1; order <= 6; ++order) {
    graphs::enumerate(graphs::graph_class("all"), order, {}, [&](const graphs::SmallGraph& small) {
      const std::string line = shuffled(graphs::large(small), random);
      for (int colours = 1; colours <= (order <= 5 ? 3 : 2); ++colours)
        compare("proper", line, {{"colours", colours}}, counts);
      for (int distance = 1; distance <= 3; ++distance)
        compare("distance", line, {{"colours", 2}, {"distance", distance}}, counts);
      return !HasFailure();
    });
  }
  for (const char* board : {"grid:3x3", "hypercube:3", "path:9", "cycle:8", "cycle:9", "binary-tree:2", "grid:2x5"})
    for (int colours = 1; colours <= 2; ++colours)
      compare("proper", shuffled(std::string(board), random), {{"colours", colours}}, counts);
  EXPECT_GT(counts["proper-symmetric"], 90);
  EXPECT_GT(counts["distance-symmetric"], 150);
  EXPECT_EQ(counts["proper-cycle"], 6);
}

TEST(TheoremsOnBoards, SayWhatSearchSaysOfTheGeodeticGame) {
  std::mt19937 random(seed);
  Counts counts;
  for (const Given& reading : readings("geodetic")) {
    for (int n = 8; n <= 33; ++n) compare("geodetic", shuffled("cycle:" + std::to_string(n), random), reading, counts);
    for (int n = 2; n <= 14; ++n) compare("geodetic", shuffled("path:" + std::to_string(n), random), reading, counts);
    for (const char* member : {"rays:2,5", "rays:3,2", "rays:3,4", "rays:4,3", "rays:5,2", "rays:3,5"})
      compare("geodetic", shuffled(std::string(member), random), reading, counts);
  }
  for (int order = 8; order <= 12; ++order) {
    graphs::enumerate(graphs::graph_class("trees"), order, {}, [&](const graphs::SmallGraph& tree) {
      compare("geodetic", shuffled(graphs::large(tree), random), {}, counts);
      return !HasFailure();
    });
  }
  EXPECT_GT(counts["geodetic-tree"], 200);
  EXPECT_EQ(counts["geodetic-cycle"], 3 * 2 * 26);
  EXPECT_GT(counts["geodetic-rays"], 3 * 6);
}

TEST(TheoremsOnBoards, SayWhatSearchSaysOfHackendot) {
  std::mt19937 random(seed);
  Counts counts;
  for (int order = 1; order <= 12; ++order) {
    graphs::enumerate(graphs::graph_class("trees"), order, {}, [&](const graphs::SmallGraph& tree) {
      compare("hackendot", shuffled(graphs::large(tree), random), {}, counts);
      return !HasFailure();
    });
  }
  for (const char* board : {"path:3+path:5 roots=1", "star:4+path:2+path:1", "binary-tree:3", "directed-path:7"})
    compare("hackendot", board, {}, counts);
  const graphs::Digraph two_trees(7, {{5, 4}, {5, 3}, {4, 2}, {4, 1}, {0, 6}});
  compare("hackendot", graphs::write_digraph6(two_trees), {}, counts);
  EXPECT_GT(counts["hackendot-forest"], 900);
}

TEST(TheoremsOnBoards, SayWhatSearchSaysOfColouringsInOrder) {
  std::mt19937 random(seed);
  Counts counts;
  for (const std::string& family : {std::string("path:"), std::string("cycle:")}) {
    for (int n = family == "path:" ? 1 : 3; n <= 14; ++n) {
      const int all = n <= 6 ? 720 : 40;
      for (int i = 0; i < all; ++i) {
        std::vector<int> order(static_cast<std::size_t>(n));
        std::iota(order.begin(), order.end(), 0);
        std::ranges::shuffle(order, random);
        std::string line = shuffled(family + std::to_string(n), random) + " order=";
        for (const int v : order) line += (line.back() == '=' ? "" : ",") + std::to_string(v);
        compare("sequential", line, {}, counts);
      }
    }
  }
  compare("sequential", "path:5", {{"colours", 3}}, counts);
  compare("sequential", "path:5 painted=0:1", {}, counts);
  EXPECT_EQ(counts["sequential-line"], 6 * 720 + 4 * 720 + 2 * 8 * 40);
}

TEST(TheoremsOnBoards, SayWhatSearchSaysOfWeakColourings) {
  std::mt19937 random(seed);
  Counts counts;
  for (const Given& reading : readings("weak")) {
    for (int n = 6; n <= 11; ++n) {
      if (n > 8 && reading.at("reading") == 2) continue;  // where paintings extend, larger boards are not played
      compare("weak", shuffled("path:" + std::to_string(n), random), reading, counts);
      compare("weak", shuffled("cycle:" + std::to_string(n), random), reading, counts);
    }
  }
  EXPECT_GT(counts["weak-surrounded"], 8);
  EXPECT_GT(counts["weak-colouring"], 30);
}

TEST(TheoremsOnBoards, SayWhatSearchSaysOfTriangulations) {
  Counts counts;
  for (int t = 1; t <= 14; ++t) {
    const std::string number = std::to_string(t);
    compare("nimstring", "fan:" + number, {}, counts);
    if (t <= 7) compare("bichromatic-colouring", "fan:" + number, {}, counts);
    if (t <= 7) compare("bichromatic-colouring", "zigzag:" + number, {}, counts);
    if (t >= 3 && t <= 5) compare("bichromatic-colouring", "wheel:" + number, {}, counts);
    if (t >= 3 && t <= 6) compare("nimstring", "wheel:" + number, {}, counts);
    if (t <= 11) compare("flip-to-triangle", "fan:" + number, {}, counts);
    if (t <= 9) compare("flip-to-triangle", "zigzag:" + number, {}, counts);
  }
  // Fans whose centres have other numbers, and two of a corner of three inner points.
  compare("nimstring", "convex:6:1-3,3-5,0-3", {}, counts);
  compare("nimstring", "convex:6:1-3,1-4,1-5", {}, counts);
  compare("flip-to-triangle", "convex:8:1-3,1-4,1-5,1-6,1-7", {}, counts);
  compare("bichromatic-colouring", "disc:3+3:0-1-3,0-2-5,0-3-5,1-2-4,1-3-4,2-4-5,3-4-5", {}, counts);
  EXPECT_EQ(counts["nimstring-fan"], 7 + 2);
  EXPECT_EQ(counts["flips-in-fan"], 6 + 1);
  EXPECT_EQ(counts["bichromatic-inner-points"], 7 + 7 + 3);
}

std::string text_of(const std::string& file) {
  std::ifstream in(GAMECERT_SOURCE_DIR "/" + file);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(TheoremsOnBoards, AreListedOnTheirPageWithTheirProofs) {
  std::istringstream page(text_of("docs/THEOREMS.md"));
  std::vector<std::string> listed, known;
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| `")) continue;
    const std::size_t game = line.find(" | ", 2), behind = line.find(" | ", game + 3), proof = line.rfind(" | ");
    listed.push_back(line.substr(0, behind) + line.substr(proof));
  }
  for (const games::BoardTheorem& theorem : games::board_theorems())
    known.push_back("| `" + std::string(theorem.name) + "` | `" + std::string(theorem.game) + "` | " +
                    std::string(theorem.proof) + " |");
  EXPECT_EQ(listed, known);
}

TEST(TheoremsOnBoards, RestOnClaimsThatAreProvedAndOnPages) {
  std::istringstream file(text_of("tests/cli/claims.tsv"));
  std::set<std::string> proved;
  for (std::string line; std::getline(file, line);)
    if (line.find("\tPROVED") != std::string::npos) proved.insert(line.substr(0, line.find('\t')));
  for (const games::BoardTheorem& theorem : games::board_theorems()) {
    std::istringstream claims{std::string(theorem.claims)};
    int count = 0;
    for (std::string claim; claims >> claim; ++count) EXPECT_TRUE(proved.contains(claim)) << claim;
    EXPECT_GT(count, 0) << theorem.name;
    const std::size_t of = theorem.proof.find(" of ");
    const std::string text = text_of(std::string(theorem.proof.substr(of + 4)));
    std::string heading(theorem.proof.substr(0, of));
    heading.front() = 'T';
    EXPECT_NE(text.find("**" + heading), std::string::npos) << theorem.proof;
  }
}

TEST(TheoremsOnBoards, AnswerOnBoardsOfOneHundredThousandVertices) {
  std::mt19937 random(seed);
  for (const auto& [game, line] : {std::pair("geodetic", std::string("path:100000")),
                                   {"geodetic", testing::random_tree(100000, random)},
                                   {"geodetic", "binary-tree:16"},
                                   {"geodetic", "cycle:100001"},
                                   {"hackendot", "path:100000"},
                                   {"distance", "path:100000"},
                                   {"proper", "path:100001"},
                                   {"sequential", "cycle:100000"}}) {
    const games::Setup setup(games::find(game), games::Instance(line));
    EXPECT_TRUE(solve_by_theorem(setup, {.limits = {.seconds = 300}}, out_of_time)) << setup.text();
  }
}

TEST(TheoremsOnBoards, AnswerOnSmallBoardsWhereSearchDoesNot) {
  const games::Setup setup(games::find("proper"), games::Instance("cycle:101"));
  const Request request{.certificate = true};
  const Answer searched{.statement = "OUTCOME P", .evidence = certificates::ByTheorem{"by search"}};
  const auto says = [](const Answer& answer) {
    return [answer](const games::Setup&, const Request& asked) {
      EXPECT_LT(asked.limits.seconds, 1);
      return answer;
    };
  };
  EXPECT_TRUE(solve_by_theorem(setup, request, says(searched))->theorem.empty());
  Answer doubtful = searched;
  doubtful.certainty = Answer::Certainty::evidence;
  const auto without_evidence = says({.statement = "OUTCOME P"});
  for (const std::optional<Answer>& answer :
       {solve_by_theorem(setup, request, out_of_time), solve_by_theorem(setup, request, out_of_memory),
        solve_by_theorem(setup, request, says(doubtful)), solve_by_theorem(setup, request, without_evidence)}) {
    ASSERT_TRUE(answer);
    EXPECT_FALSE(answer->theorem.empty());
    EXPECT_EQ(answer->statement, "OUTCOME P");
    testing::expect_accepted(setup, request, *answer);
  }
  EXPECT_TRUE(solve_by_theorem(setup, {}, without_evidence)->theorem.empty());
}

TEST(TheoremsOnBoards, AnswerWhereSearchTakesLong) {
  std::mt19937 random(seed);
  const auto path = [&](int n) { return shuffled("path:" + std::to_string(n), random); };
  const Given hull{{"reading", 2}};
  for (const auto& [game, line, given] : {std::tuple("geodetic", testing::random_tree(200, random), hull),
                                          {"geodetic", shuffled("star:24", random), hull},
                                          {"geodetic", shuffled("rays:3,8", random), hull},
                                          {"proper", shuffled("cycle:101", random), Given()},
                                          {"proper", shuffled("cycle:511", random), {}},
                                          {"proper", path(510), {}},
                                          {"distance", path(510), {{"colours", 2}, {"distance", 3}}},
                                          {"distance", path(510), {}},
                                          {"distance", path(508), {}},
                                          {"proper", shuffled(std::string("hypercube:10"), random), {}},
                                          {"distance", shuffled(std::string("hypercube:9"), random), {}},
                                          {"sequential", path(24), {}},
                                          {"weak", path(8), {{"reading", 3}}}}) {
    const games::Setup setup(games::find(game), games::Instance(line), given);
    const Request request{.certificate = true, .theorems = true, .limits = {.seconds = 20}};
    const Answer answer = solve(setup, request);
    ASSERT_EQ(answer.certainty, Answer::Certainty::certain) << setup.text() << " " << answer.doubt;
    testing::expect_accepted(setup, request, answer);
  }
}

}  // namespace
}  // namespace gamecert::solve
