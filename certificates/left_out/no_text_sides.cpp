// The same of checkers of reductions: no text is a side of one.
#include <stdexcept>

#include "reductions/text_sides.hpp"

namespace gamecert::reductions {

Side side_of_text(const games::GameInfo&, const std::map<std::string, int>&) {
  throw std::logic_error("rules that are a text, which this checker does not know");
}

std::string why_text_no_side(const games::GameInfo&, const std::map<std::string, int>&) { return ""; }

}  // namespace gamecert::reductions
