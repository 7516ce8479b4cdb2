// Reading values: the longest row of bars outside of braces divides a value.
#include "games/forms/value_reader.hpp"

#include <bit>
#include <string>
#include <utility>

#include "text/cursor.hpp"

namespace gamecert::games {
namespace {

using text::Cursor;

constexpr std::string_view blanks = " ";
constexpr int most_nested = 200;
constexpr std::int64_t greatest_number = 10'000, most_ups = 1000, greatest_nimber = 128;
constexpr int most_halvings = 40;

/// A part of the text that is one value, or one side of one.
class Reader {
 public:
  Reader(std::string_view text, std::size_t column, NamedForms& forms, int nested)
      : text_(text), column_(column), forms_(forms), nested_(nested) {
    if (nested > most_nested)
      throw text::TooLarge("expected a value of at most " + std::to_string(most_nested) + " nested ones, found more",
                           column);
  }

  GameForm value() {
    const auto [begin, end] = longest_bars();
    if (begin == end) {
      const std::vector<GameForm> atoms = list();
      if (atoms.size() == 1) return atoms[0];
      cursor(text_.size()).refuse("a value");
    }
    return forms_.make()(side(0, begin), side(end, text_.size()));
  }

 private:
  Cursor cursor(std::size_t at) const { return Cursor(text_.substr(at), {0, column_ + at}, blanks); }

  /// Where the longest row of bars stands; nothing if there is none.
  std::pair<std::size_t, std::size_t> longest_bars() const {
    std::size_t begin = 0, end = 0;
    int depth = 0, as_long = 0;
    for (std::size_t i = 0; i < text_.size(); ++i) {
      if (text_[i] == '{') ++depth;
      if (text_[i] == '}' && --depth < 0) cursor(i).refuse("'{' before '}'");
      if (text_[i] != '|' || depth > 0) continue;
      const std::size_t first = i;
      while (i + 1 < text_.size() && text_[i + 1] == '|') ++i;
      if (i + 1 - first > end - begin) begin = first, end = i + 1, as_long = 0;
      if (i + 1 - first == end - begin) ++as_long;
    }
    if (depth > 0) cursor(text_.size()).refuse("'}'");
    if (as_long > 1) cursor(begin).refuse("one longest row of '|'", std::to_string(as_long) + " that are as long");
    return {begin, end};
  }

  std::vector<GameForm> side(std::size_t begin, std::size_t end) const {
    const std::string_view text = text_.substr(begin, end - begin);
    if (text.find_first_not_of(blanks) == std::string_view::npos) return {};
    Reader inside(text, column_ + begin, forms_, nested_ + 1);
    const auto bars = inside.longest_bars();
    if (bars.first != bars.second) return {inside.value()};
    return inside.list();
  }

  std::vector<GameForm> list() {
    std::vector<GameForm> result;
    Cursor in = cursor(0);
    do {
      result.push_back(atom(in));
    } while (in.take(","));
    in.expect_end();
    return result;
  }

  GameForm atom(Cursor& in) {
    if (in.next_is('{')) return in_braces(in);
    if (in.take("+-")) {
      const DyadicNumber number = above_0(in);
      return forms_.make()({forms_.of(number)}, {forms_.of(negative(number))});
    }
    const MakeForm& make = forms_.make();
    const GameForm zero = forms_.of({});
    if (in.take("+_")) return make({zero}, {make({zero}, {forms_.of(negative(above_0(in)))})});
    if (in.take("-_")) return make({make({forms_.of(above_0(in))}, {zero})}, {zero});
    return sum(in);
  }
  GameForm in_braces(Cursor& in) {
    const std::string_view rest = in.rest();
    std::size_t close = 0;
    for (int depth = 0; close < rest.size(); ++close) {
      if (rest[close] == '{') ++depth;
      if (rest[close] == '}' && --depth == 0) break;
    }
    const std::size_t column = in.column();
    std::size_t left = close;
    const std::string_view inside = in.take_while([&](char) { return left-- > 0; }).substr(1);
    if (inside.find_first_not_of(blanks) == std::string_view::npos) in.refuse("a value");
    in.expect("}");
    return Reader(inside, column + 1, forms_, nested_ + 1).value();
  }

  static DyadicNumber negative(const DyadicNumber& number) { return {-number.above, number.halvings}; }
  DyadicNumber above_0(Cursor& in) {
    const Cursor before = in;
    const DyadicNumber result = number(in);
    if (result.above <= 0) before.refuse("a number above 0");
    return result;
  }
  static DyadicNumber number(Cursor& in) {
    const bool minus = in.take("-");
    DyadicNumber result = dyadic(in.number_within(0, greatest_number), 0);
    if (in.take("/")) {
      const Cursor before = in;
      const auto below = static_cast<std::uint64_t>(in.number_within(1, std::int64_t{1} << most_halvings));
      if (!std::has_single_bit(below)) before.refuse("a power of 2");
      result = dyadic(result.above, std::countr_zero(below));
    }
    return minus ? negative(result) : result;
  }
  static bool at_digit(const Cursor& in) { return !in.done() && text::digit(in.rest()[0]); }
  GameForm sum(Cursor& in) {
    const bool begins = in.next_is('-') || at_digit(in);
    const DyadicNumber added = begins ? number(in) : DyadicNumber{};
    const char up = in.next_is('^') ? '^' : in.next_is('v') ? 'v' : 0;
    const int ups = up == 0 ? 0 : up == '^' ? counted_ups(in, up) : -counted_ups(in, up);
    const bool star = in.take("*");
    const int nimber = !star ? 0 : at_digit(in) ? static_cast<int>(in.number_within(0, greatest_nimber)) : 1;
    if (!begins && up == 0 && !star) in.refuse("a value as 3/4, *2, ^, v3*, +-1, +_2, 2|-1 or {0|2||-1}");
    return forms_.of(added, ups, nimber);
  }
  static int counted_ups(Cursor& in, char up) {
    const Cursor before = in;
    const std::size_t signs = in.take_while([&](char c) { return c == up; }).size();
    if (at_digit(in) && signs > 1) in.refuse("'*' or the end of the value");
    if (at_digit(in)) return static_cast<int>(in.number_within(1, most_ups));
    if (signs > most_ups) before.exceed("at most " + std::to_string(most_ups) + " ups", "more");
    return static_cast<int>(signs);
  }

  std::string_view text_;
  std::size_t column_;
  NamedForms& forms_;
  int nested_;
};

}  // namespace

GameForm read_value(std::string_view text, NamedForms& forms) { return Reader(text, 1, forms, 0).value(); }

}  // namespace gamecert::games
