// Values of attributes as users write them, and products of such lists.
#include "games/texts/given_boards.hpp"

#include <algorithm>
#include <numeric>

#include "games/instances/instance.hpp"
#include "text/numbers.hpp"

namespace gamecert::games {
namespace {

constexpr std::size_t most_values = 256;  // of one attribute

/// Whether one number for each place, below the base, comes after these; the first place changes fastest.
bool advance(std::vector<int>& digits, int base) {
  for (int& digit : digits) {
    if (++digit < base) return true;
    digit = 0;
  }
  return false;
}

/// `0:2,3:1`; of sets, `0,3`. Places with 0 are left out.
std::string listed(const std::vector<std::string>& places, const std::vector<int>& digits, bool numbers) {
  std::string result;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (digits[i] == 0) continue;
    result += (result.empty() ? "" : ",") + places[i];
    if (numbers) result += ":" + std::to_string(digits[i]);
  }
  return result;
}

/// All that the attribute can be on the board, or as many as are looked at.
std::vector<std::string> values_of(const TextGiven& given, const Instance& board) {
  std::vector<std::string> result, places;
  const bool edges = given.sort == Sort::edges || given.places == TextPlaces::edges;
  if (edges)
    for (const auto& [u, v] : board.edges()) places.push_back(std::to_string(u) + "-" + std::to_string(v));
  for (int v = 0; !edges && v < board.order(); ++v) places.push_back(std::to_string(v));
  if (given.sort == Sort::order) {
    do {
      std::string order;
      for (const std::string& place : places) order += (order.empty() ? "" : ",") + place;
      result.push_back(order);
    } while (result.size() < most_values && std::ranges::next_permutation(places).found);
    return result;
  }
  const bool numbers = given.places != TextPlaces::none;
  const auto last = numbers ? text::whole_number(given.range->last.word) : 1;
  std::vector<int> digits(places.size());
  do result.push_back(listed(places, digits, numbers));
  while (result.size() < most_values && advance(digits, 1 + std::min(last.value_or(2), 2)));
  return result;
}

}  // namespace

std::vector<std::string> given_boards(const std::string& board, const GameText& text, std::size_t most) {
  const Instance instance(board);
  std::vector<std::pair<std::string, std::vector<std::string>>> attributes;
  std::size_t all = 1;
  for (const TextGiven& given : text.given) {
    if (given.option()) continue;
    attributes.emplace_back(given.called(), values_of(given, instance));
    all = std::min(all * attributes.back().second.size(), std::size_t{1} << 40);
  }
  // Steps of about five eighths, by which every number up to `all` is met once.
  std::size_t step = all <= most ? 1 : all / 8 * 5;
  while (std::gcd(step, all) != 1) ++step;
  std::vector<std::string> result;
  for (std::size_t i = 0; !attributes.empty() && i < std::min(all, most); ++i) {
    std::size_t which = i * step % all;
    std::string line = board;
    for (const auto& [name, values] : attributes) {
      const std::string& value = values[which % values.size()];
      if (!value.empty()) line.append(" ").append(name).append("=").append(value);
      which /= values.size();
    }
    result.push_back(line);
  }
  return result;
}

}  // namespace gamecert::games
