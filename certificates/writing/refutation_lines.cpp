// Numbers, and a line a step.
#include "certificates/writing/refutation_lines.hpp"

namespace gamecert::certificates {

void append_refutation(std::string& text, const encode::Lrat& steps, const std::optional<std::vector<int>>& play) {
  text += std::to_string(steps.clauses()) + " " + std::to_string(steps.size()) + "\n";
  if (play) {
    text += "play";
    for (const int move : *play) text += " " + std::to_string(move);
    text += "\n";
  }
  encode::append(text, steps);
}

void append_refutations(std::string& text, const std::vector<encode::Lrat>& refutations) {
  for (const encode::Lrat& steps : refutations) {
    text += "lrat ";
    append_refutation(text, steps);
  }
}

}  // namespace gamecert::certificates
