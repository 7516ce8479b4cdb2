// Attributes that are sets or orderings of vertices, or about edges.
#include <algorithm>
#include <numeric>

#include "games/instances/entries.hpp"
#include "games/instances/instance.hpp"

namespace gamecert::games {

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

std::vector<graphs::Edge> Instance::edges() const {
  const auto* plane = std::get_if<graphs::PlaneBoard>(&board_);
  if (plane == nullptr) return graph().edges();
  if (plane->triangulation) return plane->graph.edges();
  std::vector<graphs::Edge> segments;
  for (int u = 0; u < order(); ++u) {
    for (int v = u + 1; v < order(); ++v) segments.emplace_back(u, v);
  }
  return segments;
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
