// Who wins a sum of forms, and its stops, without the canonical form of the sum.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/forms/thermograph.hpp"
#include "games/play/partizan.hpp"
#include "solve/limits.hpp"
#include "solve/search/transposition_table.hpp"

namespace gamecert::solve {

/// The sum as a canonical form, made in the order of the forms.
games::GameForm sum_of(games::Forms& forms, std::vector<games::GameForm> summands);

/// Of a sum of canonical forms of one table. What it says is exact. The forms and the watch must outlive this.
class SumPlay {
 public:
  SumPlay(games::Forms& forms, const std::vector<games::GameForm>& summands, Watch& watch);

  /// The mean of a sum is the sum of the means.
  language::Number mean() const { return start_.mean; }
  /// The greatest temperature of a summand, where each is struck with its negative: that of the sum is at most this.
  language::Number hottest() const { return hottest_; }

  /// Whether a player wins who begins. LimitError.
  bool wins(games::Player first) { return wins(start_, first == games::Player::left); }
  /// The number that play comes to if that player begins. Nothing if it has more below than every number that play of
  /// the summands leads to. LimitError.
  std::optional<language::Number> stop(games::Player first);

 private:
  struct Sum {
    std::vector<games::GameForm> forms = {};  // ascending, no numbers, none beside its negative
    language::Number number = 0;
    int beyond = 0;             // the sign of a number less than all others that is added
    language::Number mean = 0;  // of all but that
  };
  struct Option {
    Sum sum;
    language::Number worth;
  };

  /// Whether who begins wins: LimitError.
  bool wins(const Sum& sum, bool left_first);
  static std::vector<games::Word> key(const Sum& sum, bool left_first);
  std::vector<Option> options(const Sum& sum, bool of_left);
  /// All but the mean.
  void add(Sum& sum, games::GameForm form);
  /// The greatest of a summand that is no number.
  language::Number temperature(const Sum& sum);
  /// The start with x taken off, and a number of this sign that is less than all others added.
  Sum compared(language::Number x, int beyond) const;
  std::int64_t least_below() const;

  games::Forms& forms_;
  games::Thermographs graphs_;
  Watch& watch_;
  Sum start_;
  language::Number hottest_;
  TranspositionTable<std::optional<bool>> wins_;
};

}  // namespace gamecert::solve
