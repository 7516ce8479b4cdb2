// The same of checkers of gadgets: no game is local by the form of a text.
#include <stdexcept>

#include "games/texts/text_locality.hpp"
#include "reductions/gadgets/text_conflicts.hpp"

namespace gamecert {

const games::TextLocality* games::text_locality(std::string_view, const std::map<std::string, int>&, std::string&) {
  return nullptr;
}
graphs::Graph reductions::text_conflicts(const games::Setup&) {
  throw std::logic_error("conflicts of rules that are a text, which this checker does not know");
}

}  // namespace gamecert
