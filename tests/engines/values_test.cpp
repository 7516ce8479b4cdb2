// Values of positions: published ones, and games played a second time, their rules written here, with forms as the
// definitions have them.
#include <gtest/gtest.h>

#include <filesystem>
#include <functional>
#include <map>

#include "games/forms/value_text.hpp"
#include "games/instances/setup.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "solve/solve.hpp"
#include "tests/games/naive_values.hpp"
#include "tests/games/texts.hpp"
#include "tests/solve/accepted.hpp"
#include "tests/whole_run.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using tests::Naive;

const games::Entry& on_shelf(const std::string& name) {
  return gamecert::testing::text_game(std::filesystem::path(GAMECERT_SOURCE_DIR) / "examples/games" / (name + ".game"))
      .entry;
}
games::Setup shelf_setup(const std::string& name, const std::string& board) {
  return {on_shelf(name), games::Instance(board)};
}
Answer value_of(const games::Setup& setup, bool certificate = false) {
  return solve(setup, {.value = true, .certificate = certificate});
}
std::string value_text(const std::string& name, const std::string& board) {
  return value_of(shelf_setup(name, board)).statement;
}

/// Col and Snort on a graph of few vertices, as sets of bits; nothing is split.
class PaintedByHand {
 public:
  PaintedByHand(std::vector<unsigned> neighbours, bool snort) : neighbours_(std::move(neighbours)), snort_(snort) {}

  Naive value(unsigned blue = 0, unsigned red = 0) {
    Naive& known = known_[{blue, red}];
    if (known) return known;
    std::vector<Naive> sides[2];
    for (std::size_t v = 0; v < neighbours_.size(); ++v) {
      if (((blue | red) >> v & 1) != 0) continue;
      const bool by_blue = (neighbours_[v] & blue) != 0, by_red = (neighbours_[v] & red) != 0;
      if (!(snort_ ? by_red : by_blue)) sides[0].push_back(value(blue | 1U << v, red));
      if (!(snort_ ? by_blue : by_red)) sides[1].push_back(value(blue, red | 1U << v));
    }
    return known_[{blue, red}] = tests::naive(std::move(sides[0]), std::move(sides[1]));
  }

 private:
  std::vector<unsigned> neighbours_;
  bool snort_;
  std::map<std::pair<unsigned, unsigned>, Naive> known_;
};

Naive stated(const Answer& answer) {
  games::Forms forms;
  return tests::as_it_stands(forms, games::read_value(answer.statement.substr(6), forms));
}

/// All graphs of an order.
void each_graph(int order, const std::function<void(const graphs::SmallGraph&)>& visit) {
  graphs::enumerate(graphs::graph_class("all"), order, {}, [&](const graphs::SmallGraph& graph) {
    visit(graph);
    return true;
  });
}
std::vector<unsigned> neighbours_of(const graphs::SmallGraph& graph) {
  std::vector<unsigned> result;
  for (int v = 0; v < graph.order; ++v) result.push_back(static_cast<unsigned>(graph.neighbours(v)));
  return result;
}

TEST(Values, OfColAndSnortOnSmallGraphsAreThoseOfTheDefinitions) {
  for (const bool snort : {false, true})
    for (int order = 1; order <= (whole_run() ? 5 : 4); ++order)
      each_graph(order, [&](const graphs::SmallGraph& graph) {
        const games::Setup setup = shelf_setup(snort ? "snort" : "col", graphs::write_small_graph(graph));
        const Answer answer = value_of(setup, true);
        EXPECT_TRUE(tests::NaiveOrder().equal(PaintedByHand(neighbours_of(graph), snort).value(), stated(answer)))
            << setup.text() << " " << answer.statement;
        testing::expect_accepted(setup, {.value = true}, answer);
      });
}

// Boards on which positions fall into parts: paths and cycles of 7 and more.
TEST(Values, OfPartsAreThoseOfTheWhole) {
  for (const bool snort : {false, true})
    for (const int order : {7, 8}) {
      std::vector<unsigned> path, cycle;
      const auto n = static_cast<unsigned>(order);
      for (unsigned v = 0; v < n; ++v) {
        path.push_back((v > 0 ? 1U << (v - 1) : 0) | (v + 1 < n ? 1U << (v + 1) : 0));
        cycle.push_back(1U << (v + n - 1) % n | 1U << (v + 1) % n);
      }
      for (const auto& [name, neighbours] : {std::pair{"path:", path}, {"cycle:", cycle}}) {
        const games::Setup setup = shelf_setup(snort ? "snort" : "col", name + std::to_string(order));
        const Answer answer = value_of(setup, true);
        EXPECT_TRUE(tests::NaiveOrder().equal(PaintedByHand(neighbours, snort).value(), stated(answer)))
            << setup.text() << " " << answer.statement;
        testing::expect_accepted(setup, {.value = true}, answer);
      }
    }
}

/// The edges of a grid that go across.
std::string grid(int rows, int columns) {
  std::string across;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column + 1 < columns; ++column) {
      const int square = row * columns + column;
      across.append(across.empty() ? " across=" : ",")
          .append(std::to_string(square) + "-" + std::to_string(square + 1));
    }
  return "grid:" + std::to_string(rows) + "x" + std::to_string(columns) + across;
}

// E. Berlekamp, J. Conway, R. Guy, "Winning Ways", 1982, chapter 5; that of 4 x 4 is in J. Conway, "On Numbers and
// Games", 1976, chapter 10.
TEST(Values, OfDomineeringAreThoseOfWinningWays) {
  EXPECT_EQ(value_text("domineering", grid(1, 7)), "VALUE -3");
  EXPECT_EQ(value_text("domineering", grid(2, 1)), "VALUE 1");
  EXPECT_EQ(value_text("domineering", grid(2, 2)), "VALUE +-1");
  EXPECT_EQ(value_text("domineering", grid(3, 3)), "VALUE +-1");
  games::Forms forms;
  const auto of = [&](std::string_view text) { return games::read_value(text, forms); };
  const std::string of_four = value_text("domineering", grid(4, 4)).substr(6);
  EXPECT_EQ(of(of_four), of("0,{{2|0},{2||2|0}|{2|0},-_2}|0,{{0|-2},+_2|{0|-2},{0|-2||-2}}")) << of_four;
}

/// The value of Domineering by play over squares, for small boards.
Naive domineering(std::uint32_t free, int rows, int columns, std::map<std::uint32_t, Naive>& known) {
  if (const auto found = known.find(free); found != known.end()) return found->second;
  std::vector<Naive> sides[2];
  for (int square = 0; square < rows * columns; ++square)
    for (const bool upright : {true, false}) {
      if (upright ? square + columns >= rows * columns : square % columns == columns - 1) continue;
      const std::uint32_t both = 1U << square | 1U << (square + (upright ? columns : 1));
      if ((free & both) == both) sides[upright ? 0 : 1].push_back(domineering(free & ~both, rows, columns, known));
    }
  return known[free] = tests::naive(std::move(sides[0]), std::move(sides[1]));
}

TEST(Values, OfDomineeringOnRectanglesAreThoseOfTheDefinitions) {
  for (const auto& [rows, columns] : {std::pair{2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5}, {3, 4}}) {
    std::map<std::uint32_t, Naive> known;
    const games::Setup setup = shelf_setup("domineering", grid(rows, columns));
    const Answer answer = value_of(setup, true);
    EXPECT_TRUE(
        tests::NaiveOrder().equal(domineering((1U << rows * columns) - 1, rows, columns, known), stated(answer)))
        << setup.text() << " " << answer.statement;
    testing::expect_accepted(setup, {.value = true}, answer);
  }
}

// "Winning Ways", chapter 2: every position of Col is worth a number, or a number and *.
TEST(Values, OfColAreNumbersOrNumbersAndStar) {
  each_graph(5, [](const graphs::SmallGraph& graph) {
    const std::string value = value_text("col", graphs::write_small_graph(graph));
    EXPECT_EQ(value.find_first_not_of("VALUE -0123456789/*"), std::string::npos) << value;
    EXPECT_EQ(value.find('*'), value.find('*') == std::string::npos ? std::string::npos : value.size() - 1) << value;
  });
}

TEST(Values, OfImpartialGamesAreTheirNimbers) {
  for (const char* board : {"path:1", "path:7", "cycle:9", "petersen", "grid:3x3"}) {
    const games::Setup setup(games::find("node-kayles"), games::Instance(board));
    const Answer answer = value_of(setup, true);
    const std::string nimber = solve(setup, {.nimber = true}).statement.substr(7);
    EXPECT_EQ(answer.statement, "VALUE " + (nimber == "0" ? "0" : nimber == "1" ? "*" : "*" + nimber)) << board;
    testing::expect_accepted(setup, {.value = true}, answer);
  }
}

TEST(Values, ComeWithWhatFollowsFromThem) {
  const Answer answer = value_of(shelf_setup("snort", "path:3"));
  EXPECT_EQ(answer.statement, "VALUE +-2");
  ASSERT_TRUE(answer.value);
  EXPECT_EQ(language::fraction_text(answer.value->left_stop.value()), "2");
  EXPECT_EQ(language::fraction_text(answer.value->right_stop.value()), "-2");
  EXPECT_EQ(language::fraction_text(answer.value->mean.value()), "0");
  EXPECT_EQ(language::fraction_text(answer.value->temperature.value()), "2");
  EXPECT_EQ(answer.value->outcome, 'N');
  EXPECT_EQ(value_of(shelf_setup("domineering", grid(3, 1))).value->outcome, 'L');
  EXPECT_EQ(value_of(shelf_setup("domineering", grid(1, 2))).value->outcome, 'R');
  EXPECT_EQ(value_of(shelf_setup("col", "path:2")).value->outcome, 'P');
}

// Twelve components, each a different hot game: what is taken first differs from one to the next.
TEST(Values, OfTwelveHotComponentsAreFoundInSeconds) {
  const games::Setup setup = shelf_setup(
      "snort",
      "path:2+path:3+path:4+path:5+star:3+star:4+star:5+complete:4+complete:5+complete:6+complete:7+complete:8");
  const Request request{.value = true, .certificate = true, .limits = {.seconds = 30}};
  const Answer answer = solve(setup, request);
  ASSERT_EQ(answer.certainty, Answer::Certainty::certain) << answer.doubt;
  ASSERT_TRUE(answer.value && answer.evidence) << answer.doubt;
  EXPECT_EQ(language::fraction_text(answer.value->mean.value()), "0");
  EXPECT_EQ(language::fraction_text(answer.value->temperature.value()), "7");
  testing::expect_accepted(setup, request, answer);
}

TEST(Values, AreOfGamesThatHaveThemAndTheMessageSaysWhichConditionFails) {
  const auto refused = [](const games::Setup& setup, Request request) -> std::string {
    request.value = true;
    try {
      solve(setup, request);
    } catch (const text::InputError& error) {
      return error.what();
    }
    return "answered";
  };
  const auto of = [](const char* game, const char* board) {
    return games::Setup(games::find(game), games::Instance(board));
  };
  EXPECT_NE(refused(of("ello", "path:2"), {}).find("one player"), std::string::npos);
  EXPECT_NE(refused(of("capture", "path:2"), {}).find("points"), std::string::npos);
  EXPECT_NE(refused(of("nimstring", "wheel:3"), {}).find("keep the turn"), std::string::npos);
  EXPECT_NE(refused(of("four-cycle", "fan:3"), {}).find("win"), std::string::npos);
  EXPECT_NE(refused(shelf_setup("cops-and-robber", "path:3"), {}).find("for ever"), std::string::npos);
  EXPECT_NE(refused(of("node-kayles", "path:2"), {.misere = true}).find("normal play"), std::string::npos);
  EXPECT_NE(refused(shelf_setup("col", "path:2"), {.engine = Engine::qbf}).find("search"), std::string::npos);
}

}  // namespace
}  // namespace gamecert::solve
