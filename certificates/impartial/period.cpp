// Evidence `period`: heaps are played up to where the theorem of docs/OCTAL.md begins.
#include "certificates/impartial/period.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

constexpr int most_heaps = 20'000;

const Ground octal_theorem{Ground::Kind::theorems, "theorem of docs/OCTAL.md",
                           "values of an octal game that repeat for long enough repeat for ever"};
const Ground octal_rules{
    Ground::Kind::definitions, "definitions of octal games",
    "digit k of 0.d1d2d3... has 1 if k tokens may be taken that are a whole heap, 2 if they leave one "
    "heap, 4 if they leave two"};

int digit(std::string_view digits, int taken) { return digits[static_cast<std::size_t>(taken - 1)] - '0'; }

/// Of the heaps of 0 to last tokens.
std::vector<int> values_to(std::string_view digits, int last) {
  std::vector<int> values;
  std::vector<int> seen;  // by value, the heap that has an option with it
  for (int heap = 0; heap <= last; ++heap) {
    const auto option = [&](int value) {
      if (static_cast<std::size_t>(value) >= seen.size()) seen.resize(static_cast<std::size_t>(value) + 1, -1);
      seen[static_cast<std::size_t>(value)] = heap;
    };
    for (int taken = 1; taken <= std::min<int>(heap, static_cast<int>(digits.size())); ++taken) {
      const int may = digit(digits, taken), left = heap - taken;
      if (left == 0 && (may & 1) != 0) option(0);
      if (left > 0 && (may & 2) != 0) option(values[static_cast<std::size_t>(left)]);
      for (int one = 1; (may & 4) != 0 && 2 * one <= left; ++one)
        option(values[static_cast<std::size_t>(one)] ^ values[static_cast<std::size_t>(left - one)]);
    }
    const auto missing = std::ranges::find_if(seen, [&](int last_seen) { return last_seen != heap; });
    values.push_back(static_cast<int>(missing - seen.begin()));
  }
  return values;
}

PeriodicValues read_periodic_values(std::string_view statement) {
  PeriodicValues result;
  std::vector<int> numbers;
  for (text::Cursor in(statement, {0, 1}, " "); !in.done();)
    numbers.push_back(text::whole_number(in.take_until(" ")).value_or(0));
  if (numbers.size() > 4) result = {numbers[1], numbers[3], {numbers.begin() + 4, numbers.end()}};
  if (text(result) != statement) reject("expected PERIOD, FROM and values, found " + text::quoted(statement));
  return result;
}

void check_period(const Claim& claim, const OctalPeriod&, Grounds&) {
  require_plain(claim, "octal");
  const std::string_view digits =
      std::string_view(claim.instance).substr(std::min<std::size_t>(2, claim.instance.size()));
  const bool well_formed = claim.instance.starts_with("0.") && !digits.empty() && digits.size() <= 100 &&
                           digits.find_first_not_of("01234567") == std::string_view::npos && digits.back() != '0';
  if (!well_formed) reject("expected 0. and octal digits, found " + text::quoted(claim.instance));
  if (const std::string why = why_not_periodic(digits, read_periodic_values(claim.statement)); !why.empty())
    reject(why);
}

}  // namespace

std::string text(const PeriodicValues& periodic) {
  std::string text = "PERIOD " + std::to_string(periodic.period) + " FROM " + std::to_string(periodic.from);
  for (const int value : periodic.values) text.append(" ").append(std::to_string(value));
  return text;
}

// Sound because of the theorem of docs/OCTAL.md: equality at the heaps from `from` to 2 from + period + k - 1, k being
// the number of digits, is equality at all from `from` on.
std::string why_not_periodic(std::string_view digits, const PeriodicValues& periodic) {
  const auto [period, from, listed] = periodic;
  if (period < 1 || from < 1) return "expected numbers from 1 on, found others";
  const std::int64_t greatest = 2 * (std::int64_t{from} + period) + std::ssize(digits);
  if (greatest > most_heaps)
    throw text::LimitError("heaps of " + std::to_string(greatest) + " tokens, the limit is " +
                           std::to_string(most_heaps));
  const int last = static_cast<int>(greatest), end = last - period;
  if (listed.size() != static_cast<std::size_t>(from + period))
    return "expected " + std::to_string(from + period) + " values, found " + std::to_string(listed.size());
  const std::vector<int> values = values_to(digits, last);
  for (std::size_t heap = 0; heap < listed.size(); ++heap) {
    if (listed[heap] != values[heap])
      return "heap of " + std::to_string(heap) + ": expected " + std::to_string(values[heap]) + ", found " +
             std::to_string(listed[heap]);
  }
  for (auto heap = static_cast<std::size_t>(from); heap < static_cast<std::size_t>(end); ++heap) {
    const std::size_t later = heap + static_cast<std::size_t>(period);
    if (values[heap] != values[later])
      return "heap of " + std::to_string(later) + ": expected " + std::to_string(values[heap]) + ", found " +
             std::to_string(values[later]);
  }
  return "";
}

Kind period_kind() {
  return kind_of<OctalPeriod>([](Lines&, const Claim&) { return OctalPeriod{}; }, check_period,
                              {octal_theorem, octal_rules});
}

}  // namespace gamecert::certificates
