// Lists of vertices, one by one.
#include "graphs/families/vertex_lists.hpp"

#include <algorithm>

#include "graphs/graph.hpp"

namespace gamecert::graphs {

std::optional<int> read_order(text::Cursor& in) {
  text::Cursor head = in;
  head.take_while(text::digit);
  if (!head.next_is(':')) return std::nullopt;
  const auto order = static_cast<int>(in.number_within(0, order_limit));
  in.expect(":");
  return order;
}

int read_vertex(text::Cursor& in, const std::optional<int>& order) {
  const text::Cursor place = in;
  const auto v = static_cast<int>(in.number_within(0, order_limit - 1));
  if (order && v >= *order)
    place.refuse(*order == 0 ? "no vertex" : "a vertex 0.." + std::to_string(*order - 1), std::to_string(v));
  return v;
}

int order_of(const std::optional<int>& order, const std::vector<int>& listed, const text::Cursor& begin,
             const std::string& name, const std::string& item) {
  if (order) return *order;
  const int least_order = listed.empty() ? 0 : *std::ranges::max_element(listed) + 1;
  std::vector<bool> met(static_cast<std::size_t>(least_order), false);
  for (const int v : listed) met[static_cast<std::size_t>(v)] = true;
  const auto bare = std::ranges::find(met, false);
  if (bare == met.end()) return least_order;
  begin.refuse("every vertex from 0 on in a " + item + ", or their number first, " + name + ":" +
                   std::to_string(least_order) + ":...",
               "none with " + std::to_string(bare - met.begin()));
}

}  // namespace gamecert::graphs
