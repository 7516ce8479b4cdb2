// Evidence `derivation` about a local game: lemmas, steps that use them, and certificates of what is left.
#pragma once

#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"

namespace gamecert::certificates {

/// A local game in normal play is Node-Kayles on the graph of its conflicts. In this gadgets are exchanged, each by a
/// lemma about Node-Kayles, for other gadgets and heaps; the nimbers of what is left and of the heaps add up.
struct Exchanges {
  static constexpr std::string_view kind = "derivation";
  struct Step {
    int lemma = 0;           // number in `lemmas`
    std::vector<int> inner;  // the inner vertices of its gadget
  };
  std::vector<Certificate> lemmas;  // each about a gadget of Node-Kayles, and used
  std::vector<Step> steps;
  std::vector<Certificate> bases;  // a nimber of each component that is left, by their least vertices; of a single one
                                   // without a heap also the outcome N
};

}  // namespace gamecert::certificates
