// Reading attributes: `0,2,5` or `0:2,3:1`, entry by entry.
#include <algorithm>
#include <numeric>

#include "games/instances/instance.hpp"
#include "text/numbers.hpp"

namespace gamecert::games {
namespace {

/// What stands next, for messages.
std::string ahead(const text::Cursor& in) { return "'" + std::string(in.rest().substr(0, 20)) + "'"; }
std::string ahead_or_end(const text::Cursor& in) { return in.done() ? "the end" : ahead(in); }

int read_number(text::Cursor& in, const std::string& what) {
  const text::Cursor before = in;
  const std::string_view digits = in.take_while(text::digit);
  if (digits.size() > 1 && digits.front() == '0')
    before.refuse(what + " without leading zeros", "'" + std::string(digits) + "'");
  const auto number = text::whole_number(digits);
  if (!number) before.refuse(what, ahead(before));
  return *number;
}

int read_vertex(text::Cursor& in, int order) {
  const text::Cursor before = in;
  const int v = read_number(in, "a vertex");
  if (v >= order) before.refuse("a vertex 0.." + std::to_string(order - 1), std::to_string(v));
  return v;
}

/// Reads `:value`.
int read_value(text::Cursor& in, int least, int greatest) {
  if (!in.take(":")) in.refuse("':' and a value", ahead_or_end(in));
  const text::Cursor before = in;
  const int value = read_number(in, "a value");
  if (value < least || value > greatest)
    before.refuse("a value " + std::to_string(least) + ".." + std::to_string(greatest), std::to_string(value));
  return value;
}

/// The comma before every entry but the first.
void read_separator(text::Cursor& in) {
  const text::Cursor before = in;
  if (in.at() > 0 && (!in.take(",") || in.done())) before.refuse("',' and one more entry, or the end", ahead(before));
}

void refuse_twice(std::vector<char>& seen, int v, const text::Cursor& place) {
  if (seen[static_cast<std::size_t>(v)] != 0) place.refuse("every vertex once", std::to_string(v) + " twice");
  seen[static_cast<std::size_t>(v)] = 1;
}

}  // namespace

std::vector<int> Instance::vertices(std::string_view name) const {
  std::vector<int> result;
  std::vector<char> seen(static_cast<std::size_t>(order()), 0);
  for (text::Cursor in = value_of(name); !in.done();) {
    read_separator(in);
    const text::Cursor place = in;
    result.push_back(read_vertex(in, order()));
    refuse_twice(seen, result.back(), place);
  }
  std::sort(result.begin(), result.end());
  return result;
}

std::vector<int> Instance::vertex_values(std::string_view name, int least, int greatest, int missing) const {
  std::vector<int> result(static_cast<std::size_t>(order()), missing);
  std::vector<char> seen(result.size(), 0);
  for (text::Cursor in = value_of(name); !in.done();) {
    read_separator(in);
    const text::Cursor place = in;
    const int v = read_vertex(in, order());
    refuse_twice(seen, v, place);
    result[static_cast<std::size_t>(v)] = read_value(in, least, greatest);
  }
  return result;
}

std::vector<graphs::Edge> segments(int order) {
  std::vector<graphs::Edge> result;
  for (int u = 0; u < order; ++u) {
    for (int v = u + 1; v < order; ++v) result.emplace_back(u, v);
  }
  return result;
}

std::vector<graphs::Edge> Instance::edges() const {
  const auto* plane = std::get_if<graphs::PlaneBoard>(&board_);
  if (plane == nullptr) return graph().edges();
  return plane->triangulation ? plane->graph.edges() : segments(order());
}

template <class ReadValue>
std::vector<int> Instance::read_edges(std::string_view name, ReadValue&& read) const {
  const std::vector<graphs::Edge> all = edges();
  std::vector<int> result(all.size(), 0);
  for (text::Cursor in = value_of(name); !in.done();) {
    read_separator(in);
    const text::Cursor place = in;
    const int u = read_vertex(in, order());
    if (!in.take("-")) in.refuse("'-' and the other end of an edge", ahead_or_end(in));
    const int v = read_vertex(in, order());
    const auto edge = std::ranges::lower_bound(all, graphs::Edge(std::minmax(u, v)));
    const std::string shown(place.rest().substr(0, in.at() - place.at()));
    if (edge == all.end() || *edge != graphs::Edge(std::minmax(u, v))) place.refuse("an edge of the board", shown);
    int& value = result[static_cast<std::size_t>(edge - all.begin())];
    if (value != 0) place.refuse("every edge once", shown + " twice");
    value = read(in);
  }
  return result;
}

std::vector<int> Instance::edge_values(std::string_view name, int least, int greatest) const {
  return read_edges(name, [&](text::Cursor& in) { return read_value(in, least, greatest); });
}

std::vector<int> Instance::edge_set(std::string_view name) const {
  const std::vector<int> given = read_edges(name, [](text::Cursor&) { return 1; });
  std::vector<int> result;
  for (std::size_t e = 0; e < given.size(); ++e) {
    if (given[e] != 0) result.push_back(static_cast<int>(e));
  }
  return result;
}

std::vector<int> Instance::ordering(std::string_view name) const {
  std::vector<int> result(static_cast<std::size_t>(order()));
  std::iota(result.begin(), result.end(), 0);
  if (!has(name)) return result;
  std::vector<char> seen(result.size(), 0);
  text::Cursor in = value_of(name);
  for (int& v : result) {
    if (in.done())
      in.refuse("every vertex once", "none of " + std::to_string(std::ranges::find(seen, 0) - seen.begin()));
    read_separator(in);
    const text::Cursor place = in;
    v = read_vertex(in, order());
    refuse_twice(seen, v, place);
  }
  if (!in.done()) in.refuse("the end", ahead(in));
  return result;
}

}  // namespace gamecert::games
