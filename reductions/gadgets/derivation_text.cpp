// Steps of derivations as text.
#include "reductions/gadgets/derivation.hpp"

namespace gamecert::reductions {

std::string text(const DerivationStep& step) {
  std::string line;
  const auto append = [&](const char* word, const auto& list, auto&& write) {
    if (list.empty()) return;
    line.append(line.empty() ? "" : " ").append(word);
    for (const auto& item : list) line.append(" ").append(write(item));
  };
  const auto number = [](int v) { return std::to_string(v); };
  append("delete", step.deleted, number);
  append("keep", step.kept, number);
  append("toggle", step.toggled, [](const graphs::Edge& edge) { return graphs::name(edge); });
  append("flip", step.flipped, number);
  return line;
}

}  // namespace gamecert::reductions
