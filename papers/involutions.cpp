// Involutions by trying all of them.
#include "papers/involutions.hpp"

#include <algorithm>

namespace gamecert::papers {
namespace {

int image(const Involution& s, int v) { return s[static_cast<std::size_t>(v)]; }

/// Gives the first vertex without an image itself or a later one.
void complete(Involution& s, std::vector<Involution>& found) {
  const auto open = std::ranges::find(s, -1);
  if (open == s.end()) {
    found.push_back(s);
    return;
  }
  const int v = static_cast<int>(open - s.begin());
  for (int w = v; w < static_cast<int>(s.size()); ++w) {
    if (image(s, w) >= 0) continue;
    s[static_cast<std::size_t>(v)] = w;
    s[static_cast<std::size_t>(w)] = v;
    complete(s, found);
    s[static_cast<std::size_t>(v)] = s[static_cast<std::size_t>(w)] = -1;
  }
}

}  // namespace

std::vector<Involution> own_inverses(int order) {
  std::vector<Involution> found;
  Involution s(static_cast<std::size_t>(order), -1);
  complete(s, found);
  return found;
}

std::vector<Involution> involutions(const graphs::SmallGraph& graph) {
  std::vector<Involution> found = own_inverses(graph.order);
  std::erase_if(found, [&](const Involution& s) {
    for (int v = 0; v < graph.order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (graph.adjacent(u, v) != graph.adjacent(image(s, u), image(s, v))) return true;
      }
    }
    return false;
  });
  return found;
}

}  // namespace gamecert::papers
