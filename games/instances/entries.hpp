// The entries of attributes, `0,2,5` or `0:2,3:1`, as readers of attributes share them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/cursor.hpp"
#include "text/numbers.hpp"

namespace gamecert::games {

/// What stands next, for messages.
inline std::string ahead(const text::Cursor& in) { return "'" + std::string(in.rest().substr(0, 20)) + "'"; }
inline std::string ahead_or_end(const text::Cursor& in) { return in.done() ? "the end" : ahead(in); }

inline int read_number(text::Cursor& in, const std::string& what) {
  const text::Cursor before = in;
  const std::string_view digits = in.take_while(text::digit);
  if (digits.size() > 1 && digits.front() == '0')
    before.refuse(what + " without leading zeros", "'" + std::string(digits) + "'");
  const auto number = text::whole_number(digits);
  if (!number) before.refuse(what, ahead(before));
  return *number;
}

inline int read_vertex(text::Cursor& in, int order) {
  const text::Cursor before = in;
  const int v = read_number(in, "a vertex");
  if (v >= order) before.refuse("a vertex 0.." + std::to_string(order - 1), std::to_string(v));
  return v;
}

/// Reads `:value`.
inline int read_value(text::Cursor& in, int least, int greatest) {
  if (!in.take(":")) in.refuse("':' and a value", ahead_or_end(in));
  const text::Cursor before = in;
  const int value = read_number(in, "a value");
  if (value < least || value > greatest)
    before.refuse("a value " + std::to_string(least) + ".." + std::to_string(greatest), std::to_string(value));
  return value;
}

/// The comma before every entry but the first.
inline void read_separator(text::Cursor& in) {
  const text::Cursor before = in;
  if (in.at() > 0 && (!in.take(",") || in.done())) before.refuse("',' and one more entry, or the end", ahead(before));
}

inline void refuse_twice(std::vector<char>& seen, int v, const text::Cursor& place) {
  if (seen[static_cast<std::size_t>(v)] != 0) place.refuse("every vertex once", std::to_string(v) + " twice");
  seen[static_cast<std::size_t>(v)] = 1;
}

}  // namespace gamecert::games
