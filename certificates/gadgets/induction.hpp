// Evidence `induction`: from where on the tables of a family repeat.
#pragma once

#include <string_view>

namespace gamecert::certificates {

/// A lemma about a family of gadgets holds for all k: its tables say so up to `repeating`, where they come again.
struct Induction {
  static constexpr std::string_view kind = "induction";
  int repeating = 0;
};

}  // namespace gamecert::certificates
