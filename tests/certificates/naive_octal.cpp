// Octal games heap by heap, from their definition.
#include <algorithm>
#include <set>
#include <sstream>

#include "naive.hpp"

namespace gamecert::naive {

namespace {

/// The values of the heaps below `end`.
std::vector<int> octal_nimbers(const std::string& code, int end) {
  std::vector<int> nimbers;
  for (int heap = 0; heap < end; ++heap) {
    std::set<int> options;
    for (int left = 0; left < heap; ++left) {
      const auto place = static_cast<std::size_t>(heap - left) + 1;  // behind "0."
      if (place >= code.size()) continue;
      for (int one = 0; one <= left; ++one) {
        const int heaps = (one > 0 ? 1 : 0) + (left - one > 0 ? 1 : 0);
        if (((code[place] - '0') >> heaps & 1) == 0) continue;
        options.insert(nimbers[static_cast<std::size_t>(one)] ^ nimbers[static_cast<std::size_t>(left - one)]);
      }
    }
    int nimber = 0;
    while (options.contains(nimber)) ++nimber;
    nimbers.push_back(nimber);
  }
  return nimbers;
}

}  // namespace

bool period_right(const certificates::Claim& claim) {
  std::istringstream in(claim.statement);
  std::string word;
  std::size_t period = 0, from = 0;
  in >> word >> period >> word >> from;
  std::vector<int> listed;
  for (int value = 0; in >> value;) listed.push_back(value);
  const std::vector<int> nimbers = octal_nimbers(claim.instance, 400);
  if (period == 0 || from + period >= 200 || listed.size() != from + period) return false;
  if (!std::equal(listed.begin(), listed.end(), nimbers.begin())) return false;
  for (std::size_t heap = from; heap + period < nimbers.size(); ++heap) {
    if (nimbers[heap] != nimbers[heap + period]) return false;
  }
  return true;
}

certificates::Certificate certify_period(const std::string& code, int period, int from) {
  const certificates::PeriodicValues periodic{period, from, octal_nimbers(code, from + period)};
  return {claim("octal", code, certificates::text(periodic)), certificates::OctalPeriod{}};
}

}  // namespace gamecert::naive
