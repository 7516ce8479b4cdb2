// Answers about values, with the positions and forms that prove them.
#include <algorithm>
#include <limits>
#include <map>
#include <set>

#include "certificates/impartial/values.hpp"
#include "games/forms/thermograph.hpp"
#include "games/forms/value_text.hpp"
#include "games/play/partizan.hpp"
#include "games/play/parts.hpp"
#include "solve/search/search.hpp"
#include "solve/values/partizan_values.hpp"
#include "solve/values/sum_facts.hpp"
#include "solve/values/sum_play.hpp"
#include "text/deadline.hpp"

namespace gamecert::solve {
namespace {

using games::Forms;
using games::GameForm;
using games::Position;

/// Gathers the values of all positions that play of either player leads to.
class ValueProof {
 public:
  ValueProof(const games::Game& game, PartizanValues& search, Watch& watch)
      : game_(game), search_(search), watch_(watch) {}

  certificates::ValueTable of(games::PositionView start) {
    need(start);
    while (!open_.empty()) {
      watch_.step();
      const Position part = std::move(open_.back());
      open_.pop_back();
      for (const games::Player player : {games::Player::left, games::Player::right}) {
        games::Options options;
        games::options_of(game_, part, player, options);
        for (std::size_t i = 0; i < options.moves.size(); ++i) need(options.position(i));
      }
    }
    return written();
  }

 private:
  void need(games::PositionView at) {
    std::vector<GameForm> values;
    for (Position& part : games::parts(game_, at)) {
      const GameForm value = search_.value_of_part(part);
      if (value != Forms::zero) values.push_back(value);
      if (over(part)) continue;
      watch_.hold(entries_.size() * (sizeof(Position) + game_.words() * sizeof(games::Word)) + search_.forms().bytes());
      if (entries_.emplace(part, value).second) open_.push_back(std::move(part));
    }
    // As the checker adds them: in the order of the forms.
    std::ranges::sort(values);
    GameForm total = Forms::zero;
    for (const GameForm each : values) {
      const GameForm before = total;
      total = search_.forms().sum(before, each);
      if (before != Forms::zero) sums_[std::minmax(before, each)] = total;
    }
  }
  /// A position in which nobody can move is not listed.
  bool over(const Position& part) const {
    return game_.moves(part).empty() && (!game_.info().partizan || game_.moves(game_.exchanged(part)).empty());
  }

  /// Forms have greater numbers than their options, so their order is one in which they may be listed.
  certificates::ValueTable written() {
    const Forms& forms = search_.forms();
    std::set<GameForm> used{Forms::zero};
    for (const auto& [position, form] : entries_) used.insert(form);
    for (const auto& [added, sum] : sums_) used.insert({added.first, added.second, sum});
    for (auto form = used.rbegin(); form != used.rend(); ++form) {
      used.insert(forms.left(*form).begin(), forms.left(*form).end());
      used.insert(forms.right(*form).begin(), forms.right(*form).end());
    }
    std::map<GameForm, int> number;
    for (const GameForm form : used) number.emplace(form, static_cast<int>(number.size()));
    certificates::ValueTable result;
    for (const GameForm form : used) {
      certificates::ValueTable::Options& options = result.forms.emplace_back();
      for (const GameForm each : forms.left(form)) options.left.push_back(number.at(each));
      for (const GameForm each : forms.right(form)) options.right.push_back(number.at(each));
    }
    for (const auto& [added, sum] : sums_)
      result.sums.push_back({number.at(added.first), number.at(added.second), number.at(sum)});
    for (const auto& [position, form] : entries_) result.entries.push_back({position, number.at(form)});
    return result;
  }

  const games::Game& game_;
  PartizanValues& search_;
  Watch& watch_;
  std::map<Position, GameForm> entries_;
  std::map<std::pair<GameForm, GameForm>, GameForm> sums_;
  std::vector<Position> open_;
};

char outcome_of(Forms& forms, GameForm value) {
  const bool left_loses_first = forms.at_most(value, Forms::zero),
             right_loses_first = forms.at_most(Forms::zero, value);
  if (left_loses_first && right_loses_first) return 'P';
  return left_loses_first ? 'R' : right_loses_first ? 'L' : 'N';
}

std::optional<ValueFacts> facts_of(Forms& forms, GameForm value) {
  try {
    games::Thermographs graphs(forms);
    const games::Thermograph& graph = graphs.of(value);
    return ValueFacts{.left_stop = forms.left_stop(value),
                      .right_stop = forms.right_stop(value),
                      .mean = graph.mean,
                      .temperature = graph.temperature,
                      .outcome = outcome_of(forms, value)};
  } catch (const text::LimitError&) {
    text::look();  // a limit of time is one
    return std::nullopt;
  }
}

/// Nothing if it takes more than four fifths of the time that is left, or at the limit of memory.
std::optional<GameForm> sum_in_time(Forms& forms, const std::vector<GameForm>& summands, const Watch& watch) {
  constexpr double share = 0.8;
  try {
    const text::Deadline within(share * watch.left(std::numeric_limits<double>::infinity()).seconds);
    return sum_of(forms, summands);
  } catch (const text::LimitError&) {
    text::look();
    if (summands.size() < 2) throw;
    return std::nullopt;
  }
}

}  // namespace

Answer search_value(const games::Setup& setup, const Request& request) {
  return search_value(setup, games::start_of_left(setup), request);
}

Answer search_value(const games::Setup& setup, games::PositionView start, const Request& request) {
  const games::Game& game = setup.game();
  Watch watch(request.limits);
  PartizanValues search(setup, watch);
  Answer answer;
  const std::vector<GameForm> summands = search.summands(start);
  const std::optional<GameForm> form = sum_in_time(search.forms(), summands, watch);
  if (!form) {
    answer.certainty = Answer::Certainty::unknown;
    answer.doubt = "the canonical form of a sum of " + std::to_string(summands.size()) + " values takes too long";
    answer.value = facts_of_sum(search.forms(), summands, watch);
    return answer;
  }
  const GameForm value = *form;
  games::ValueTexts texts(search.forms());
  const auto text = texts.of(value);
  answer.statement = "VALUE " + (text ? *text : "form " + texts.digest(value));
  answer.value = facts_of(search.forms(), value);
  answer.nodes = search.nodes();
  if (!request.certificate) return answer;
  try {
    answer.evidence = ValueProof(game, search, watch).of(start);
  } catch (const text::LimitError& limit) {
    answer.doubt = limit.what();
  }
  return answer;
}

std::optional<Answer> search_outcome_of_parts(const games::Setup& setup, const Request& request) {
  const bool more = request.certificate || request.all_moves || request.misere || request.nimber;
  if (more || !games::why_no_values(setup.info(), setup.entry().refinements).empty()) return std::nullopt;
  const Position start = games::start_of_left(setup);
  if (games::parts(setup.game(), start).size() < 2) return std::nullopt;
  constexpr double most_seconds = 10;
  const Watch whole(request.limits);
  const Limits limits = whole.left(whole.left(2 * most_seconds).seconds / 2);
  try {
    const text::Deadline within = deadline_of(limits);
    Watch watch(limits);
    PartizanValues search(setup, watch);
    const auto outcome = outcome_of_sum(search.forms(), search.summands(start), watch);
    if (!outcome) return std::nullopt;
    Answer answer;
    answer.statement = std::string("OUTCOME ") + *outcome;
    answer.nodes = search.nodes();
    return answer;
  } catch (const text::LimitError&) {
    if (text::interrupted) throw;
    return std::nullopt;
  }
}

}  // namespace gamecert::solve
