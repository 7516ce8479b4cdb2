#include "pages/played_board.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "certificates/counterexamples/line.hpp"
#include "certificates/format.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/writing/position_lines.hpp"
#include "pages/looks.hpp"
#include "pages/player.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"
#include "verify/certificate_moves.hpp"

namespace gamecert::pages {
namespace {

struct Case {
  std::string game, instance;
  bool misere = false;
};

// Every game once, on a small board.
const std::vector<Case>& cases() {
  static const std::vector<Case> all = {
      {"all-green", "convex:6:0-2,2-4,0-4"},
      {"arc-kayles", "path:6"},
      {"bichromatic-colouring", "wheel:4"},
      {"bichromatic-complete", "convex:4:"},
      {"bichromatic-flip", "convex:6:0-2,2-4,0-4 painted=0-1:2"},
      {"bichromatic-triangle", "convex:5: painted=0-1:1"},
      {"blue-red", "directed-path:4"},
      {"capture", "cycle:5 painted=0-1:1"},
      {"complete-triangulation", "convex:4:"},
      {"dawson-kayles", "heaps:3,4"},
      {"distance", "path:5"},
      {"ello", "cycle:5 green=0,1"},
      {"ello-modular", "path:4 coloured=0:1"},
      {"flip", "convex:6:0-2,2-4,0-4"},
      {"flip-to-triangle", "convex:6:0-2,2-4,0-4"},
      {"four-cycle", "wheel:4"},
      {"geodetic", "cycle:6 labelled=0"},
      {"green-wins", "convex:6:0-2,2-4,0-4"},
      {"hackendot", "path:5"},
      {"kayles", "heaps:2,3", true},
      {"lights-out", "path:4 lit=0"},
      {"nimstring", "wheel:3"},
      {"node-kayles", "grid:2x3"},
      {"odd-elimination", "path:5"},
      {"oriented", "directed-path:4"},
      {"proper", "path:4", true},
      {"sequential", "cycle:4"},
      {"triangle", "convex:5:"},
      {"triangle-colouring", "wheel:4"},
      {"weak", "path:4"},
  };
  return all;
}

games::Setup setup_of(const Case& each) { return {games::find(each.game), games::Instance(each.instance)}; }

std::string text_of(const games::Game& game, games::PositionView at) {
  std::string text;
  certificates::append_position(text, {at.begin(), at.end()}, at.size() / game.info().planes.size());
  return text;
}

TEST(PlayedBoard, HasACaseForEveryGame) {
  std::set<std::string> games;
  for (const Case& each : cases()) games.insert(each.game);
  for (const games::Entry& entry : games::registry()) EXPECT_TRUE(games.contains(std::string(entry.info.name)));
}

TEST(PlayedBoard, IsWhatPlayByTheRulesReaches) {
  for (const Case& each : cases()) {
    SCOPED_TRACE(each.game);
    const games::Setup setup = setup_of(each);
    const games::Game& game = setup.game();
    const PlayedBoard board = played_board(setup, each.misere, {.positions = 20000});
    EXPECT_EQ(board.cut, "");
    // Play through the board beside the game.
    std::deque<std::pair<int, games::Position>> open{{0, game.start()}};
    std::set<int> seen{0};
    while (!open.empty()) {
      const auto [number, at] = open.front();
      open.pop_front();
      const PlayedBoard::Position& position = board.positions[static_cast<std::size_t>(number)];
      ASSERT_EQ(position.planes, text_of(game, at));
      games::Options options;
      game.options(at, options);
      ASSERT_EQ(position.options.size(), options.moves.size());
      EXPECT_EQ(position.end.empty(), !options.moves.empty());
      for (std::size_t i = 0; i < options.moves.size(); ++i) {
        const PlayedBoard::Option& option = position.options[i];
        EXPECT_EQ(board.moves[static_cast<std::size_t>(option.move)].name, game.move_name(options.moves[i]));
        EXPECT_EQ(option.gain, options.gains[i]);
        ASSERT_GE(option.to, 0);
        const bool turns = game.info().players == 2 && options.again[i] == 0;
        EXPECT_EQ(board.positions[static_cast<std::size_t>(option.to)].mover,
                  turns ? 1 - position.mover : position.mover);
        const games::PositionView next = options.position(i);
        if (seen.insert(option.to).second) open.emplace_back(option.to, games::Position(next.begin(), next.end()));
      }
    }
    EXPECT_EQ(seen.size(), board.positions.size());
  }
}

/// By the definition, over all of play.
int worth(const games::Setup& setup, bool misere, games::PositionView at) {
  const games::Game& game = setup.game();
  const bool solitaire = game.info().players == 1, points = game.refinements().gain;
  const bool goal = solitaire && !points;
  if (game.won(at)) return goal ? 1 : -1;
  games::Options options;
  game.options(at, options);
  if (options.moves.empty()) {
    const bool last_move = !solitaire && game.info().stuck == games::Stuck::loses;
    return last_move ? (misere ? 1 : -1) : 0;
  }
  int best = -1000;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    const games::PositionView view = options.position(i);
    const int rest = worth(setup, misere, games::Position(view.begin(), view.end()));
    best = std::max(best, options.gains[i] + (solitaire || options.again[i] != 0 ? rest : -rest));
  }
  return best;
}

TEST(PlayedBoard, SaysWhatMovesAreWorthByTheDefinition) {
  for (const Case& each : cases()) {
    SCOPED_TRACE(each.game);
    const games::Setup setup = setup_of(each);
    const PlayedBoard board = played_board(setup, each.misere);
    const PlayedBoard::Position& start = board.positions.front();
    if (start.options.empty()) continue;
    int best = -1000;
    for (const PlayedBoard::Option& option : start.options) best = std::max(best, option.worth.value());
    EXPECT_EQ(best, worth(setup, each.misere, setup.game().start()));
    for (const PlayedBoard::Option& option : start.options) EXPECT_EQ(option.best, option.worth == best);
  }
}

TEST(PlayedBoard, ShowsEveryMoveAtAPartOfThePicture) {
  for (const Case& each : cases()) {
    SCOPED_TRACE(each.game);
    const PlayedBoard board = played_board(setup_of(each), each.misere);
    for (const PlayedBoard::Position& position : board.positions) {
      const std::size_t vertices = board.start.vertices.size();
      EXPECT_EQ(position.looks.size(), vertices + board.start.lines.size());
      for (const PlayedBoard::Option& option : position.options) {
        const verify::MovePlace place = board.moves[static_cast<std::size_t>(option.move)].place;
        const auto number = static_cast<std::size_t>(place.number);
        ASSERT_LT(number, place.line ? board.start.lines.size() : vertices);
        if (place.line) {
          EXPECT_GE(position.looks[vertices + number], '0' + 8) << "not shown";
        }
      }
    }
  }
}

// By the clause `show` of its text.
TEST(PlayedBoard, LooksDifferentAfterAMove) {
  for (const Case& each : cases()) {
    SCOPED_TRACE(each.game + ": the clause show of its text");
    const PlayedBoard board = played_board(setup_of(each), each.misere);
    const PlayedBoard::Position& start = board.positions.front();
    for (const PlayedBoard::Option& option : start.options) {
      std::string after = board.positions.at(static_cast<std::size_t>(option.to)).looks;
      for (const verify::Trace& trace : option.traces)
        after.at((trace.line ? board.start.vertices.size() : 0) + static_cast<std::size_t>(trace.number)) = look(trace);
      EXPECT_NE(after, start.looks) << board.moves[static_cast<std::size_t>(option.move)].name;
    }
  }
}

TEST(PlayedBoard, SaysOfEveryPositionHowItLooks) {
  const games::Setup setup(games::find("node-kayles"), games::Instance("cycle:5"));
  const PlayedBoard board = played_board(setup);
  std::set<std::string> seen;
  for (const PlayedBoard::Position& position : board.positions) seen.insert(position.looks);
  // Vertices are free or gone: the whole cycle, a path of two vertices where a move was made, and nothing.
  EXPECT_EQ(seen.size(), 7U);
}

TEST(PlayedBoard, OfMoreThanTheLimitAnswersForWhoeverIsBetterToTheEnd) {
  for (const Case& each : {Case{"node-kayles", "path:9"}, Case{"arc-kayles", "path:7"}, Case{"kayles", "heaps:6"}}) {
    SCOPED_TRACE(each.game);
    const games::Setup setup = setup_of(each);
    const std::size_t all = played_board(setup).positions.size();
    std::string news;
    const PlayedBoard board =
        played_board(setup, false, {.positions = all - 1, .news = [&](const std::string& line) { news = line; }});
    EXPECT_LT(board.positions.size(), all);
    EXPECT_NE(news.find("more than " + std::to_string(all - 1) + " positions"), std::string::npos);
    EXPECT_NE(board.cut, "");
    ASSERT_TRUE(board.program);
    EXPECT_EQ(*board.program, solve::solve(setup, {}).statement == "OUTCOME N" ? 0 : 1);
    for (const PlayedBoard::Position& position : board.positions) {
      EXPECT_FALSE(position.left_out);
      EXPECT_EQ(position.options.empty(), !position.end.empty());
      if (position.mover == *board.program) {
        EXPECT_LE(position.options.size(), 1u);
      }
      for (const PlayedBoard::Option& option : position.options) EXPECT_GE(option.to, 0);
      // Whoever has the better of it moves last.
      EXPECT_TRUE(position.end.empty() || position.mover != *board.program) << position.end;
    }
  }
}

TEST(PlayedBoard, WhosePlayWouldBreakOffIsRefusedAndSaidToBeLargeBeforeTheSearch) {
  for (const Case& each :
       {Case{"node-kayles", "path:16"}, Case{"capture", "grid:3x4"}, Case{"triangle", "convex:9:"}}) {
    SCOPED_TRACE(each.game);
    int told = 0;
    const PlayedLimits limits{.positions = 40, .seconds = 0.05, .news = [&](const std::string&) { ++told; }};
    EXPECT_THROW(played_board(setup_of(each), false, limits), text::LimitError);
    EXPECT_EQ(told, 1);
  }
}

TEST(PlayedBoard, OfASolitaireThatIsTooLargeIsTheLineOfItsCertificateOrNothing) {
  const games::Setup setup(games::find("ello"), games::Instance("path:12 green=0"));
  EXPECT_THROW(played_board(setup, false, {.positions = 5}), text::LimitError);
  const auto board = played_board(solve::certified(setup, {.certificate = true}), {.positions = 5});
  ASSERT_TRUE(board);
  EXPECT_EQ(board->line.size(), 12u);
  EXPECT_EQ(board->positions.back().end, "Won: the goal is reached.");
  EXPECT_NE(board->cut, "");
}

TEST(PlayedBoard, OfACertificateThatIsAnOrderStepsThroughIt) {
  const games::Setup setup(games::find("ello"), games::Instance("cycle:5 green=0,1"));
  solve::Request request{.certificate = true};
  const solve::Answer answer = solve::solve(setup, request);
  const auto board = played_board(solve::certified(setup, request));
  ASSERT_TRUE(board);
  EXPECT_EQ(board->line.empty(), answer.statement != "WINNABLE");
  EXPECT_NE(board->known.find(answer.statement), std::string::npos);
}

TEST(PlayedBoard, OfEveryAcceptedCertificateStepsThroughItsLine) {
  int boards = 0, lines = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(GAMECERT_SOURCE_DIR "/tests/certificates/corpus/accept")) {
    SCOPED_TRACE(file.path().filename().string());
    std::ifstream in(file.path());
    const auto certificate = certificates::Reader(in).next();
    ASSERT_TRUE(certificate);
    std::optional<PlayedBoard> board;
    try {
      board = played_board(*certificate, {.positions = 300, .seconds = 0.1});
    } catch (const text::LimitError&) {
      continue;
    }
    if (!board) continue;
    ++boards;
    EXPECT_NE(board->known.find(certificate->claim.statement), std::string::npos);
    if (const auto* order = certificate->evidence.as<certificates::Order>()) {
      EXPECT_EQ(board->line.size(), order->moves.size());
      ++lines;
    }
    if (const auto* line = certificate->evidence.as<certificates::LineOfPlay>()) {
      EXPECT_GE(board->line.size(), line->moves.size());
      ++lines;
    }
  }
  EXPECT_GT(boards, 30);
  EXPECT_GT(lines, 5);
}

TEST(PlayedBoard, OfAStrategyHasItsMoveAsTheBestOne) {
  const games::Setup setup(games::find("capture"), games::Instance("cycle:5"));
  const certificates::Certificate certificate = solve::certified(setup, {});
  const verify::CertificateMoves moves(certificate, setup);
  const auto board = played_board(certificate);
  ASSERT_TRUE(board && board->program == moves.player());
  games::Options options;
  setup.game().options(setup.game().start(), options);
  const auto answer = moves.answer(setup.game().start(), options);
  ASSERT_TRUE(answer);
  const auto& at_start = board->positions.front().options;
  for (std::size_t i = 0; i < at_start.size(); ++i) EXPECT_EQ(at_start[i].best, i == *answer);
}

TEST(PlayedBoard, OfAClaimThatIsNotAboutPlayIsNone) {
  certificates::Certificate certificate;
  certificate.claim.game = "conjecture";
  EXPECT_FALSE(played_board(certificate));
}

TEST(Player, CanBeReadWithoutItsScript) {
  const PlayedBoard board = played_board(setup_of({"capture", "cycle:4"}));
  const std::string element = player(board, "a");
  EXPECT_NE(element.find("<svg"), std::string::npos);
  EXPECT_NE(element.find("Moves: 0-1, 0-3, 1-2, 2-3"), std::string::npos);
  EXPECT_NE(element.find("SCORE 0"), std::string::npos);
}

TEST(Player, CarriesItsPositionsAsData) {
  for (const Case& each : cases()) {
    SCOPED_TRACE(each.game);
    const PlayedBoard board = played_board(setup_of(each), each.misere);
    const std::string element = player(board, "a");
    const std::string begin = "<script type=\"application/json\">";
    const std::size_t from = element.find(begin) + begin.size();
    const auto data = nlohmann::json::parse(element.substr(from, element.find("</script>", from) - from));
    ASSERT_EQ(data["positions"].size(), board.positions.size());
    const std::size_t parts = data["vertices"].size() + (data["lines"].is_null() ? 0 : data["lines"].size());
    for (const auto& position : data["positions"]) {
      EXPECT_EQ(position[5].get<std::string>().size(), parts);
      for (const auto& option : position[6]) EXPECT_LT(option[0].get<std::size_t>(), data["moves"].size());
    }
  }
}

}  // namespace
}  // namespace gamecert::pages
