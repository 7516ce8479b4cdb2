// Evidence `implausible`: a component.
#pragma once

#include <string_view>

namespace gamecert::certificates {

/// ELLO on a graph is not winnable, because the component of `vertex` breaks Cor 1.7.
struct Implausible {
  static constexpr std::string_view kind = "implausible";
  enum class Reason { parity, all_red, reflection_all_red };
  static constexpr std::string_view reasons[] = {"parity", "all-red", "reflection-all-red"};  // by Reason
  int vertex = 0;
  Reason reason = Reason::parity;
};

}  // namespace gamecert::certificates
