// Values of positions by the definitions, on forms as they stand; the players of a text are exchanged by hand.
#include <algorithm>
#include <map>
#include <set>

#include "games/forms/forms.hpp"
#include "games/play/parts.hpp"
#include "naive.hpp"
#include "tests/games/values_for_both.hpp"

namespace gamecert::naive {

using namespace certificates;
using games::Game;
using games::Position;
using tests::Naive;

namespace {

/// Of texts whose only parts are two sets that are exchanged; of other games positions are the same for both.
Position exchanged_by_hand(const Game& game, Position at) {
  if (game.refinements().turn)
    std::rotate(at.begin(), at.begin() + static_cast<std::ptrdiff_t>(at.size() / 2), at.end());
  return at;
}

class PlayedValues {
 public:
  explicit PlayedValues(const Game& game) : game_(game) {}

  std::vector<Position> after(const Position& at, bool left) const {
    std::vector<Position> result;
    const Position seen = left ? at : exchanged_by_hand(game_, at);
    for (const int move : game_.moves(seen)) {
      const Position next = game_.play(seen, move);
      result.push_back(left ? exchanged_by_hand(game_, next) : next);
    }
    return result;
  }
  Naive value(const Position& at) {
    if (const auto known = known_.find(at); known != known_.end()) return known->second;
    std::vector<Naive> sides[2];
    for (const bool left : {true, false})
      for (const Position& next : after(at, left)) sides[left ? 0 : 1].push_back(value(next));
    return known_[at] = tests::naive(std::move(sides[0]), std::move(sides[1]));
  }

 private:
  const Game& game_;
  std::map<Position, Naive> known_;
};

/// The forms of a table, or of a text, as they stand.
std::vector<Naive> forms_of(const ValueTable& values) {
  std::vector<Naive> result;
  for (const ValueTable::Options& form : values.forms) {
    std::vector<Naive> left, right;
    for (const int each : form.left) left.push_back(result.at(static_cast<std::size_t>(each)));
    for (const int each : form.right) right.push_back(result.at(static_cast<std::size_t>(each)));
    result.push_back(tests::naive(std::move(left), std::move(right)));
  }
  return result;
}
}  // namespace

bool values_right(const Claim& claim, const ValueTable& values) {
  const auto game = game_of(claim);
  PlayedValues played(*game);
  tests::NaiveOrder order;
  const std::vector<Naive> forms = forms_of(values);
  const auto form = [&](int number) { return forms.at(static_cast<std::size_t>(number)); };
  for (const auto& [one, other, sum] : values.sums)
    if (!order.equal(tests::naive_sum(form(one), form(other)), form(sum))) return false;
  for (const ValueTable::Entry& entry : values.entries)
    if (!order.equal(played.value(entry.position), form(entry.form))) return false;
  const std::string_view text = std::string_view(claim.statement).substr(claim.statement.find(' ') + 1);
  return !claim.misere && order.equal(played.value(game->start()), tests::written_value(text));
}

namespace {

/// A table of all positions of both players, with canonical forms.
class TableByPlay {
 public:
  explicit TableByPlay(const Game& game) : game_(game), played_(game) {}

  ValueTable of_start() {
    need(game_.start());
    std::set<games::GameForm> used{games::Forms::zero};
    for (const auto& [position, form] : entries_) add(form, used);
    for (const auto& [added, sum] : sums_)
      for (const games::GameForm each : {added.first, added.second, sum}) add(each, used);
    const auto number = [&](games::GameForm form) {
      return static_cast<int>(std::distance(used.begin(), used.find(form)));
    };
    ValueTable result;
    for (const games::GameForm form : used) {
      result.forms.emplace_back();
      for (const games::GameForm each : forms_.left(form)) result.forms.back().left.push_back(number(each));
      for (const games::GameForm each : forms_.right(form)) result.forms.back().right.push_back(number(each));
    }
    for (const auto& [added, sum] : sums_)
      result.sums.push_back({number(added.first), number(added.second), number(sum)});
    for (const auto& [position, form] : entries_) result.entries.push_back({position, number(form)});
    return result;
  }

 private:
  void add(games::GameForm form, std::set<games::GameForm>& used) const {
    if (!used.insert(form).second) return;
    for (const games::GameForm each : forms_.left(form)) add(each, used);
    for (const games::GameForm each : forms_.right(form)) add(each, used);
  }
  void need(const Position& at) {
    std::vector<games::GameForm> values;
    for (const Position& part : games::parts(game_, at)) {
      const bool over = played_.after(part, true).empty() && played_.after(part, false).empty();
      const games::GameForm form = canonical(played_.value(part));
      if (form != games::Forms::zero) values.push_back(form);
      if (over || !entries_.emplace(part, form).second) continue;
      for (const bool left : {true, false})
        for (const Position& next : played_.after(part, left)) need(next);
    }
    std::ranges::sort(values);
    games::GameForm total = games::Forms::zero;
    for (const games::GameForm each : values) {
      const games::GameForm before = total;
      total = forms_.sum(before, each);
      if (before != games::Forms::zero) sums_[std::minmax(before, each)] = total;
    }
  }
  games::GameForm canonical(const Naive& form) {
    std::vector<games::GameForm> left, right;
    for (const Naive& each : form->left) left.push_back(canonical(each));
    for (const Naive& each : form->right) right.push_back(canonical(each));
    return forms_.canonical(std::move(left), std::move(right));
  }

  const Game& game_;
  PlayedValues played_;
  games::Forms forms_;
  std::map<std::pair<games::GameForm, games::GameForm>, games::GameForm> sums_;
  std::map<Position, games::GameForm> entries_;
};

}  // namespace

Certificate certify_values(const std::string& game, const std::string& instance, const std::string& value) {
  Certificate result{claim(game, instance, "VALUE " + value), {}};
  result.evidence = TableByPlay(*game_of(result.claim)).of_start();
  return result;
}

}  // namespace gamecert::naive
