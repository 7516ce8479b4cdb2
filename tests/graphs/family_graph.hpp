// Members of families, for tests.
#pragma once

#include <string_view>
#include <variant>

#include "graphs/families.hpp"
#include "graphs/small_graph.hpp"

namespace gamecert::graphs {

inline SmallGraph family(std::string_view text) { return small(std::get<Graph>(make_family(text))); }

}  // namespace gamecert::graphs
