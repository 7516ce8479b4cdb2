// Evidence `cancellation`: pieces that cancel, gadgets that are exchanged, and a certificate of what is left.
#pragma once

#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"
#include "graphs/graph.hpp"

namespace gamecert::certificates {

/// The score of a local game for points is that of what is left of its board, and the points of the lemmas used.
struct Cancellation {
  static constexpr std::string_view kind = "cancellation";
  /// By a lemma, the vertices of its gadget; without one, pairs of vertices that are exchanged.
  struct Step {
    int lemma = -1;
    std::vector<int> vertices = {};
    std::vector<graphs::Edge> pairs = {};  // (smaller, larger), or one vertex twice; ascending
  };
  std::vector<Certificate> lemmas;  // each about a gadget of the game, and used
  std::vector<Step> steps;
  std::vector<Certificate> base;  // one, about what is left
};

}  // namespace gamecert::certificates
