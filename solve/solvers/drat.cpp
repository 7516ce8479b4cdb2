// Binary DRAT: `a` or `d`, then literals in groups of seven bits, low group first, and a zero.
#include "solve/solvers/drat.hpp"

#include <algorithm>
#include <string>

#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

constexpr int end_of_file = std::istream::traits_type::eof();
constexpr DratLiteral end_of_step = 0xffffffff;

}  // namespace

void DratReader::fail(const char* expected, const std::string& found) const {
  throw text::InputError("step " + std::to_string(step_) + " of the proof: expected " + expected + ", found " + found);
}

DratLiteral DratReader::next_literal() {
  std::uint64_t number = 0;
  for (int shift = 0;; shift += 7) {
    const int byte = in_.rdbuf()->sbumpc();
    if (byte == end_of_file) fail("a literal or 0", "the end of the file");
    number |= static_cast<std::uint64_t>(byte & 127) << shift;
    if (byte < 128) break;
    if (shift == 28) fail("a literal of at most 35 bits", "a longer one");
  }
  if (number == 0) return end_of_step;
  if (number < 2 || number / 2 > static_cast<std::uint64_t>(variables_))
    fail("variables of the formula", std::to_string(number / 2));
  return static_cast<DratLiteral>(number - 2);
}

bool DratReader::next() {
  const int kind = in_.rdbuf()->sbumpc();
  if (kind == end_of_file) return false;
  ++step_;
  if (kind != 'a' && kind != 'd') fail("'a' or 'd'", "byte " + std::to_string(kind));
  deletion_ = kind == 'd';
  literals_.clear();
  for (DratLiteral next = next_literal(); next != end_of_step; next = next_literal()) literals_.push_back(next);
  std::ranges::sort(literals_);
  literals_.erase(std::ranges::unique(literals_).begin(), literals_.end());
  return true;
}

bool DratReader::tautology() const {
  return std::ranges::adjacent_find(
             literals_, [](DratLiteral a, DratLiteral b) { return b == (a ^ 1) && a % 2 == 0; }) != literals_.end();
}

}  // namespace gamecert::solve
