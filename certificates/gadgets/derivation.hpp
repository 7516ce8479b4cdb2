// Evidence `derivation`: steps down to a component, and a certificate of that.
#pragma once

#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"
#include "reductions/gadgets/derivation.hpp"

namespace gamecert::certificates {

/// ELLO on a graph is not winnable: after these steps a component is left that is not.
struct Derivation {
  static constexpr std::string_view kind = "derivation";
  std::vector<reductions::DerivationStep> steps;
  int vertex = 0;                 // the least of the component
  std::vector<Certificate> base;  // one, about the component
};

}  // namespace gamecert::certificates
