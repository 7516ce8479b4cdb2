// Evidence `theorem`: the name of a theorem on boards.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace gamecert::certificates {

/// Who wins, or the nimber, as a theorem of games/theorems/ has it for such boards.
struct ByTheorem {
  static constexpr std::string_view kind = "theorem";
  std::string name;
  std::vector<int> symmetry = {};  // the image of every vertex, where the theorem asks for a symmetry
};

}  // namespace gamecert::certificates
