// Steps of refutations as text.
#include <charconv>

#include "encode/lrat.hpp"

namespace gamecert::encode {

void append(std::string& text, const Lrat& lrat) {
  const auto write = [&](int number, char behind) {
    char digits[12];
    text.append(digits, std::to_chars(digits, digits + 12, number).ptr);
    text += behind;
  };
  int last = lrat.clauses();
  for (std::size_t i = 0; i < lrat.size(); ++i) {
    const auto [deletion, literals, hints] = lrat[i];
    write(deletion ? last : ++last, ' ');
    for (const int literal : literals) write(literal, ' ');
    text += deletion ? "d " : "0 ";
    for (const int hint : hints) write(hint, ' ');
    text += "0\n";
  }
}

}  // namespace gamecert::encode
