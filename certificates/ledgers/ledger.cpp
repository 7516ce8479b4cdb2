// The text of ledgers. A word is written as what it exceeds the one before by, less 1, in digits of 5 bits, the first
// of them not 0: a character of base64 each, its highest bit saying that another follows.
#include "certificates/ledgers/ledger.hpp"

#include <algorithm>
#include <array>

#include "certificates/head_text.hpp"
#include "certificates/kind.hpp"
#include "certificates/ledgers/checked_ledger.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"
#include "text/sha256.hpp"

namespace gamecert::certificates {
namespace {

using graphs::Count;
using graphs::Word;

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t line_limit = 100;
constexpr int digit_bits = 5;
constexpr unsigned more = 1 << digit_bits;
constexpr std::size_t most_digits = (128 + digit_bits - 1) / digit_bits;

void append_code(std::string& text, Word excess) {
  std::array<char, most_digits> digits;
  std::size_t first = digits.size();
  unsigned follows = 0;
  do {
    digits[--first] = alphabet[static_cast<unsigned>(excess) % more | follows];
    follows = more;
    excess >>= digit_bits;
  } while (excess != 0);
  text.append(digits.begin() + static_cast<std::ptrdiff_t>(first), digits.end());
}

void append_words(std::string& text, const std::vector<Word>& words) {
  std::size_t begin = text.size();
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t end = text.size();
    append_code(text, i == 0 ? words[0] : words[i] - words[i - 1] - 1);
    if (text.size() - begin > line_limit) {
      text.insert(end, 1, '\n');
      begin = end + 1;
    }
  }
  if (!words.empty()) text += '\n';
}

int digit_of(char c) {
  static const auto digits = [] {
    std::array<int, 128> result;
    result.fill(-1);
    for (std::size_t i = 0; i < alphabet.size(); ++i)
      result[static_cast<unsigned char>(alphabet[i])] = static_cast<int>(i);
    return result;
  }();
  return digits[static_cast<unsigned char>(c) & 127U];
}

Count decimal_count(Lines& lines, const std::string& what) {
  const std::string_view text = lines.token(what);
  Count number = 0;
  bool fits = !text.empty() && text.size() < 40;
  for (const char c : text) {
    if (c < '0' || c > '9') fits = false;
    Count next = 0;
    if (__builtin_mul_overflow(number, Count{10}, &next) ||
        __builtin_add_overflow(next, static_cast<Count>(c - '0'), &number))
      fits = false;
  }
  if (!fits || graphs::decimal(number) != text) lines.fail(what, text::quoted(text));
  return number;
}

Ledger read_ledger(Lines& lines, const Claim& claim) {
  if (!lines.inside().empty()) lines.fail("evidence about a game", "a ledger inside other evidence");
  LedgerText text(lines, claim);
  Ledger ledger;
  ledger.labelled = text.labelled();
  for (Word word = 0; text.next(word);) ledger.words.push_back(word);
  text.finish(ledger);
  return ledger;
}

}  // namespace

LedgerText::LedgerText(Lines& lines, const Claim& claim)
    : lines_(lines),
      fails_(claim.statement.starts_with("FAILS ")),
      table_(claim.statement.starts_with("TABLE ")),
      hypotheses_(has_hypotheses(claim.statement)) {
  if (table_) columns_ = 1 + static_cast<std::size_t>(std::ranges::count(claim.statement, ';'));
  graphs_ = static_cast<std::size_t>(lines.number("a number of graphs"));
  labelled_ = decimal_count(lines, "a number of labelled graphs");
}

bool LedgerText::next(Word& word) {
  if (read_ == graphs_) return false;
  const bool new_line = rest_.empty();
  const std::size_t before = line_length_;
  if (new_line) {
    lines_.next_line("words of graphs");
    rest_ = lines_.token("words of graphs");
    line_length_ = rest_.size();
    if (line_length_ > line_limit) lines_.fail("words of graphs in lines of at most 100 characters", "a longer line");
  }
  Word excess = 0;
  std::size_t length = 0;
  for (unsigned follows = more; follows != 0; ++length) {
    const int digit = length < rest_.size() ? digit_of(rest_[length]) : -1;
    const bool shortest = digit != static_cast<int>(more) || length > 0;
    if (digit < 0 || !shortest || excess >> (128 - digit_bits) != 0)
      lines_.fail("a word of a graph in its shortest form", text::quoted(rest_.substr(0, most_digits)));
    follows = static_cast<unsigned>(digit) & more;
    excess = excess << digit_bits | (static_cast<unsigned>(digit) & (more - 1));
  }
  if (new_line && read_ > 0 && before + length <= line_limit)
    lines_.fail("words that fill their lines", "one that has room on the line before");
  rest_.remove_prefix(length);
  if (read_ == 0) {
    last_ = excess;
  } else if (__builtin_add_overflow(last_, excess, &last_) || ++last_ == 0) {
    lines_.fail("words of at most 128 bits", "a longer one");
  }
  if (++read_ == graphs_ && !rest_.empty()) lines_.fail("the end of the words", text::quoted(rest_));
  word = last_;
  return true;
}

void LedgerText::finish(Ledger& ledger) {
  if (hypotheses_) {
    lines_.next_line("`instance`");
    lines_.word("instance");
    ledger.instance = static_cast<std::size_t>(lines_.number("the number of a graph, or 0"));
  }
  if (fails_) {
    lines_.next_line("`failures`");
    lines_.word("failures");
    const int count = lines_.number("a number of failures");
    if (count == 0) lines_.fail("a failure of what FAILS", "none");
    for (int i = 0; i < count; ++i) {
      lines_.next_line("a graph");
      ledger.failures.push_back(lines_.remainder("a graph"));
    }
  }
  for (std::size_t i = 0; i < columns_; ++i) {
    lines_.next_line("`total`");
    lines_.word("total");
    ledger.totals.push_back(lines_.at_end_of_line() ? "" : lines_.remainder("a total"));
  }
  lines_.next_line("`sha256`");
  lines_.word("sha256");
  ledger.digest = lines_.remainder("64 hexadecimal digits");
}

std::string text(const LedgerPiece& piece) {
  return graphs::name(piece.graph_class) + " order " + std::to_string(piece.order) + " piece " +
         std::to_string(piece.index) + " of " + std::to_string(piece.count);
}

LedgerPiece piece_of(std::string_view text) {
  const std::string_view whole = text;
  const text::InputError refusal("expected CLASS order N piece I of K, found " + text::quoted(whole));
  const auto word = [&] {
    const std::string_view found = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(found.size() + 1, text.size()));
    return found;
  };
  const auto number_behind = [&](std::string_view name) {
    if (word() != name) throw refusal;
    const auto number = text::whole_number(word());
    if (!number) throw refusal;
    return *number;
  };
  LedgerPiece piece{.graph_class = graphs::graph_class(word())};
  piece.order = number_behind("order");
  piece.index = number_behind("piece");
  piece.count = number_behind("of");
  if (piece.order < 1 || piece.index >= piece.count || certificates::text(piece) != whole) throw refusal;
  return piece;
}

bool LedgerPiece::has_words() const {
  if (graph_class.kind == graphs::GraphClass::Kind::trees) return order <= 64;
  return order <= (graph_class.directed() ? 11 : 16);
}

graphs::CanonicalWord LedgerPiece::word_of(const graphs::SmallGraph& graph) const {
  return graph_class.kind == graphs::GraphClass::Kind::trees ? graphs::tree_word(graph) : graphs::canonical_word(graph);
}

graphs::SmallGraph LedgerPiece::graph_of(Word word) const {
  return graph_class.kind == graphs::GraphClass::Kind::trees
             ? graphs::tree_of_word(word, order)
             : graphs::graph_of_word(word, order, graph_class.directed());
}

std::string text(const LedgerQuestion& question) {
  return question.columns.empty() ? conjectures::prefix(question.conjecture) : conjectures::prefix(question.columns);
}

LedgerQuestion question_of(std::string_view statement) {
  const std::size_t space = std::min(statement.find(' '), statement.size());
  const std::string_view word = statement.substr(0, space);
  if ((word != "HOLDS" && word != "FAILS" && word != "TABLE") || space == statement.size())
    throw text::InputError("expected HOLDS, FAILS or TABLE, and what is asked, found " + text::quoted(statement));
  const std::string_view asked = statement.substr(space + 1);
  try {
    if (word == "TABLE") return {{}, conjectures::read_prefix_columns(asked)};
    return {conjectures::read_prefix(asked), {}};
  } catch (const text::InputError& error) {
    text::throw_shifted(error, space + 1);
  }
}

bool has_hypotheses(std::string_view statement) {
  return statement.starts_with("HOLDS -> ") || statement.starts_with("FAILS -> ");
}

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

Kind ledger_kind() {
  Kind kind = kind_of<Ledger>(read_ledger, check_ledger, ledger_grounds());
  kind.seal = [](const Evidence& evidence) { return evidence.as<Ledger>()->digest; };
  kind.conclude = conclude;
  return kind;
}

}  // namespace gamecert::certificates
