// Search of graphs whose vertices carry marks.
#pragma once

#include <algorithm>
#include <vector>

namespace gamecert::graphs {

/// v and what can be reached from it over vertices with a mark below 0, ascending; the marks of these become 0.
template <class Neighbours>
std::vector<int> reached(int v, std::vector<int>& marks, Neighbours&& neighbours) {
  std::vector<int> members = {v};
  marks[static_cast<std::size_t>(v)] = 0;
  for (std::size_t i = 0; i < members.size(); ++i)
    for (const int u : neighbours(members[i])) {
      int& mark = marks[static_cast<std::size_t>(u)];
      if (mark >= 0) continue;
      mark = 0;
      members.push_back(u);
    }
  std::ranges::sort(members);
  return members;
}

}  // namespace gamecert::graphs
