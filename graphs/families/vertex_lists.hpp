// Lists of vertices as users write boards out: `[n:]u-v,u-v,...`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "text/cursor.hpp"

namespace gamecert::graphs {

/// The order, if it stands before the lists.
std::optional<int> read_order(text::Cursor& in);
/// A vertex, of that order if there is one.
int read_vertex(text::Cursor& in, const std::optional<int>& order);
/// The order of a board with these vertices in its lists. It must be said where a vertex is in none, for labels from 1
/// on would have one more than meant; InputError at `begin` that calls a list by `item`.
int order_of(const std::optional<int>& order, const std::vector<int>& listed, const text::Cursor& begin,
             const std::string& name, const std::string& item);

}  // namespace gamecert::graphs
