// The built-in games as texts: games/built_in/, interpreted, plays what the rules in C++ play, move by move, whether
// these are written by hand or printed of the same text by the build.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <sstream>

#include "games/instances/ready_game.hpp"
#include "games/texts/known_texts.hpp"
#include "games/texts/reader/users_text.hpp"
#include "tests/games/random_instance.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

constexpr std::size_t most_positions = 400;

const Entry& entry_of_text(const std::string& name) {
  std::ifstream in(GAMECERT_SOURCE_DIR "/games/built_in/" + name + ".game");
  std::stringstream all;
  all << in.rdbuf();
  return enter_text(read_users_game(all.str()).text).entry;
}

/// What a line may give and ask, in words.
std::string declared(const GameInfo& info) {
  std::ostringstream out;
  out << info.players << " players, board " << static_cast<int>(info.board) << ", stuck "
      << static_cast<int>(info.stuck);
  for (const AttributeInfo& attribute : info.attributes)
    out << "; " << attribute.name << " of shape " << static_cast<int>(attribute.shape);
  std::map<std::string_view, std::string> options;
  for (const ParameterInfo& parameter : info.parameters)
    options[parameter.name] = values_text(parameter) + ", usually " + value_text(info, parameter.name, parameter.usual);
  for (const auto& [name, values] : options) out << "; --" << name << " " << values;
  return out.str();
}

/// Two positions, that of the rules in C++ and that of the text.
using Pair = std::pair<Position, Position>;

/// Every move of one is a move of the other, by name and in the same order, with the same effects; and the positions
/// after it are as many in one as in the other.
class Comparison {
 public:
  Comparison(const Game& rules, const Game& text) : rules_(rules), text_(text) {}

  void run() {
    EXPECT_EQ(rules_.head_start(), text_.head_start());
    EXPECT_EQ(rules_.won(rules_.start()), text_.won(text_.start()));
    meet({rules_.start(), text_.start()});
    while (!ahead_.empty() && image_.size() < most_positions && !::testing::Test::HasFailure()) {
      const Pair at = std::move(ahead_.back());
      ahead_.pop_back();
      compare(at);
    }
  }

 private:
  void meet(Pair pair) {
    const auto [there, fresh] = image_.emplace(pair.first, pair.second);
    EXPECT_EQ(there->second, pair.second) << "one position of the rules is two of the text";
    const auto [back, unseen] = preimage_.emplace(pair.second, pair.first);
    EXPECT_EQ(back->second, pair.first) << "two positions of the rules are one of the text";
    if (fresh) ahead_.push_back(std::move(pair));
  }

  void compare(const Pair& at) {
    Options one, other;
    rules_.options(at.first, one);
    text_.options(at.second, other);
    ASSERT_EQ(names(rules_, one), names(text_, other));
    EXPECT_EQ(one.again, other.again);
    EXPECT_EQ(one.won, other.won);
    EXPECT_EQ(one.gains, other.gains);
    for (std::size_t i = 0; i < one.moves.size(); ++i) {
      const PositionView first = one.position(i), second = other.position(i);
      if (text_.info().players == 2) {
        EXPECT_LT(text_.remaining(second), text_.remaining(at.second));
      }
      meet({Position(first.begin(), first.end()), Position(second.begin(), second.end())});
    }
  }
  static std::vector<std::string> names(const Game& game, const Options& options) {
    std::vector<std::string> result;
    for (const int move : options.moves) result.push_back(game.move_name(move));
    return result;
  }

  const Game &rules_, &text_;
  std::vector<Pair> ahead_;
  std::map<Position, Position> image_, preimage_;
};

/// Null where the game refuses the instance.
std::unique_ptr<Game> made(const Entry& entry, const std::string& line, const std::map<std::string, int>& parameters) {
  try {
    return make(entry, Instance(line), parameters);
  } catch (const text::InputError&) {
    return nullptr;
  }
}

void compare_on_random_boards(const Entry& rules, const Entry& text, const std::map<std::string, int>& parameters,
                              std::mt19937& random) {
  for (int round = 0; round < 48; ++round) {
    const bool drawn = rules.info.board >= BoardKind::triangulation;
    const int order = drawn ? 3 + static_cast<int>(random() % 3) : 1 + static_cast<int>(random() % 5);
    const std::string board = testing::random_board(rules.info.board, order, random);
    std::string line = board;
    for (const AttributeInfo& attribute : rules.info.attributes)
      if (random() % 3 != 0) line += testing::random_attribute(attribute, Instance(board), random);
    SCOPED_TRACE(line);
    const auto by_rules = made(rules, line, parameters), by_text = made(text, line, parameters);
    ASSERT_EQ(by_rules == nullptr, by_text == nullptr) << "one refuses the board, and the other does not";
    if (by_rules) Comparison(*by_rules, *by_text).run();
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(BuiltInTexts, PlayWhatTheRulesPlay) {
  std::mt19937 random(44);
  for (const Entry& rules : registry()) {
    const std::string name(rules.info.name);
    SCOPED_TRACE(name);
    const Entry& text = entry_of_text(name);
    EXPECT_EQ(declared(rules.info), declared(text.info));
    for (const std::map<std::string, int>& parameters : testing::parameter_choices(rules.info)) {
      if (name == "geodetic" && !parameters.empty() && parameters.begin()->second == 2) continue;  // hull is no text
      compare_on_random_boards(rules, text, parameters, random);
    }
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace gamecert::games
