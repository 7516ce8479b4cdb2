// The values of positions for Left and Right by their definition, through the handles of games.
#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "games/forms/value_reader.hpp"
#include "games/game.hpp"
#include "tests/games/naive_values.hpp"

namespace gamecert::tests {

/// Of a position as Left sees it; each is found once.
class ValuesForBoth {
 public:
  explicit ValuesForBoth(const games::Game& game) : game_(game) {}

  Naive of(const games::Position& at) {
    if (const auto found = known_.find(at); found != known_.end()) return found->second;
    std::vector<Naive> left, right;
    for (const int move : game_.moves(at)) left.push_back(of(game_.exchanged(game_.play(at, move))));
    const games::Position as_right = game_.exchanged(at);
    for (const int move : game_.moves(as_right)) right.push_back(of(game_.play(as_right, move)));
    return known_[at] = naive(std::move(left), std::move(right));
  }
  /// All that was asked for.
  const std::map<games::Position, Naive>& known() const { return known_; }

 private:
  const games::Game& game_;
  std::map<games::Position, Naive> known_;
};

/// The form of a value that is written so.
inline Naive written_value(std::string_view text) {
  std::vector<Naive> made;
  games::NamedForms named([&](const std::vector<games::GameForm>& left, const std::vector<games::GameForm>& right) {
    std::vector<Naive> of_left, of_right;
    for (const games::GameForm each : left) of_left.push_back(made[each]);
    for (const games::GameForm each : right) of_right.push_back(made[each]);
    made.push_back(naive(std::move(of_left), std::move(of_right)));
    return static_cast<games::GameForm>(made.size() - 1);
  });
  return made[games::read_value(text, named)];
}

}  // namespace gamecert::tests
