// Evidence `period`: the values of an octal game repeat for ever.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gamecert::certificates {

/// `PERIOD 12 FROM 71 0 1 2 ...`: the values of the heaps of 0, 1, ... tokens, `from` + `period` of them; a heap of
/// `from` tokens or more has the value of the heap with `period` tokens more.
struct PeriodicValues {
  int period = 1;
  int from = 1;
  std::vector<int> values = {};
};
std::string text(const PeriodicValues& periodic);

/// Why that is not so of the octal game 0.`digits`; empty if it is. LimitError if too many heaps would have to be
/// played.
std::string why_not_periodic(std::string_view digits, const PeriodicValues& periodic);

/// None: the checker plays the heaps itself.
struct OctalPeriod {
  static constexpr std::string_view kind = "period";
};

}  // namespace gamecert::certificates
