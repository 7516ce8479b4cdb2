// Evidence `values`: the values of positions of a game for Left and Right, as forms.
#pragma once

#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace gamecert::certificates {

/// Values in normal play, by forms { left options | right options } that are numbered. Each entry says that a position,
/// as Left sees it, has the value of a form; each sum that two forms add up to a third. Where the game splits,
/// positions are single parts.
struct ValueTable {
  static constexpr std::string_view kind = "values";
  struct Options {
    std::vector<int> left, right;  // forms before this one, ascending
  };
  struct Sum {
    int one = 0, other = 0;  // not 0, the lesser first
    int sum = 0;
  };
  struct Entry {
    games::Position position;
    int form = 0;
  };
  std::vector<Options> forms;  // each once; the first is { | }
  std::vector<Sum> sums;       // ascending by what is added
  std::vector<Entry> entries;  // ascending by position
};

}  // namespace gamecert::certificates
