// Evidence `types`: a statement at all trees of some orders, decided from what can be told of their parts.
//
// The claim is about `sweep`, its instance `trees order A..B`, or `trees order A..` of all orders from A on, its
// statement HOLDS or VACUOUS and a formula.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gamecert::certificates {

/// The checker finds the types of trees itself (language/trees/): there is nothing to tell it.
struct TypesOfTrees {
  static constexpr std::string_view kind = "types";
};

/// The instance; without a last order of all.
std::string trees_of_orders(int first, std::optional<int> last);

}  // namespace gamecert::certificates
