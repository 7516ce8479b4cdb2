// Canonical forms by recursion over all play of both players; forms are kept from one question to the next.
#include "conjectures/position_values.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>

#include "conjectures/all_play.hpp"
#include "games/forms/named_values.hpp"
#include "games/forms/thermograph.hpp"
#include "games/forms/value_reader.hpp"
#include "games/instances/setup.hpp"
#include "games/play/partizan.hpp"
#include "language/placed_graph.hpp"
#include "language/words.hpp"
#include "text/deadline.hpp"

namespace gamecert::conjectures {
namespace {

using games::Forms;
using games::GameForm;
using games::Position;

constexpr std::string_view words_about_values[] = {"number-part", "ups",  "stars",      "left-stop",
                                                   "right-stop",  "mean", "temperature"};

GameForm form_of(const games::Game& game, const Position& at, Forms& forms, std::map<Position, GameForm>& known,
                 const std::function<void()>& news) {
  if (const auto found = known.find(at); found != known.end()) return found->second;
  text::pause();
  std::vector<GameForm> sides[2];
  for (const games::Player player : {games::Player::left, games::Player::right}) {
    games::Options options;
    games::options_of(game, at, player, options);
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      sides[player == games::Player::left ? 0 : 1].push_back(
          form_of(game, Position(options.position(i).begin(), options.position(i).end()), forms, known, news));
    }
  }
  const GameForm result = forms.canonical(std::move(sides[0]), std::move(sides[1]));
  known.emplace(at, result);
  if (news && known.size() % positions_a_call == 0) news();
  return result;
}

/// Of this thread: forms, and the value of the question that was asked last, as several words ask it of one graph.
struct LastValue {
  std::unique_ptr<Forms> forms;
  std::string question;
  std::optional<GameForm> value;
};

GameForm value_of(const GameAtom& question, LastValue& last, const std::function<void()>& news) {
  constexpr std::size_t most_bytes = std::size_t{1} << 28;
  const std::string asked = text(question);
  if (last.value && last.question == asked) return *last.value;
  last.value.reset();
  if (!last.forms || last.forms->bytes() > most_bytes) last.forms = std::make_unique<Forms>();
  const games::Setup setup(games::find(question.game), games::Instance(question.instance), question.parameters);
  std::map<Position, GameForm> known;
  const GameForm value = form_of(setup.game(), games::start_of_left(setup), *last.forms, known, news);
  last.question = asked;
  last.value = value;
  return value;
}

}  // namespace

games::GameForm written_value(std::string_view word, games::Forms& forms) {
  games::NamedForms made([&](const auto& left, const auto& right) { return forms.canonical(left, right); });
  return games::read_value(word.substr(word.find('=') + 1), made);
}

bool asks_value(std::string_view word) {
  return language::compares_value(word) || std::ranges::find(words_about_values, word) != std::end(words_about_values);
}

std::int64_t value_by_positions(const Formula& asks, const GameAtom& question, const std::function<void()>& news) {
  thread_local LastValue last;
  const GameForm value = value_of(question, last, news);
  Forms& forms = *last.forms;
  if (language::compares_value(asks.word)) {
    const GameForm written = written_value(asks.word, forms);
    const bool at_most = forms.at_most(value, written), at_least = forms.at_most(written, value);
    return asks.word[5] == '<' ? at_most : asks.word[5] == '>' ? at_least : at_most && at_least;
  }
  if (asks.word == "left-stop") return forms.left_stop(value);
  if (asks.word == "right-stop") return forms.right_stop(value);
  if (asks.word == "mean") return games::Thermographs(forms).of(value).mean;
  if (asks.word == "temperature") return games::Thermographs(forms).of(value).temperature;
  const auto sum = games::NamedValues(forms).number_up_star(value);
  if (!sum) return language::infinite;
  return asks.word == "number-part" ? sum->number : asks.word == "ups" ? sum->ups : sum->nimber;
}

}  // namespace gamecert::conjectures
