// Evidence `behaviours`: in how many ways the parts of a gadget can behave.
#pragma once

#include <string_view>

namespace gamecert::certificates {

/// A lemma about a gadget with parts holds for every graph that holds them: in so many cases tables say so.
struct Behaviours {
  static constexpr std::string_view kind = "behaviours";
  int cases = 0;
};

}  // namespace gamecert::certificates
