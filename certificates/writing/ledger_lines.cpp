// Writing ledgers.
#include "certificates/writing/ledger_lines.hpp"

#include <array>

#include "certificates/writing/head_text.hpp"

namespace gamecert::certificates {
namespace {

using graphs::Word;

void append_code(std::string& text, Word excess) {
  std::array<char, WordDigits::most> digits;
  std::size_t first = digits.size();
  constexpr unsigned more = 1 << WordDigits::bits;
  unsigned follows = 0;
  do {
    digits[--first] = WordDigits::all[static_cast<unsigned>(excess) % more | follows];
    follows = more;
    excess >>= WordDigits::bits;
  } while (excess != 0);
  text.append(digits.begin() + static_cast<std::ptrdiff_t>(first), digits.end());
}

void append_words(std::string& text, const std::vector<Word>& words) {
  std::size_t begin = text.size();
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t end = text.size();
    append_code(text, i == 0 ? words[0] : words[i] - words[i - 1] - 1);
    if (text.size() - begin > WordDigits::a_line) {
      text.insert(end, 1, '\n');
      begin = end + 1;
    }
  }
  if (!words.empty()) text += '\n';
}

}  // namespace

void append_unsealed(std::string& text, const Ledger& ledger, std::string_view statement) {
  text += std::to_string(ledger.words.size()) + " " + graphs::decimal(ledger.labelled) + "\n";
  append_words(text, ledger.words);
  if (has_hypotheses(statement)) text += "instance " + std::to_string(ledger.instance) + "\n";
  if (statement.starts_with("FAILS ")) text += "failures " + std::to_string(ledger.failures.size()) + "\n";
  for (const std::string& graph : ledger.failures) text += graph + "\n";
  for (const std::string& total : ledger.totals) text += total.empty() ? "total\n" : "total " + total + "\n";
}

std::string digest(const Claim& claim, const Ledger& ledger) {
  std::string text;
  append_head(text, claim, Ledger::kind);
  append_unsealed(text, ledger, claim.statement);
  return text::sha256(text);
}

}  // namespace gamecert::certificates
