// Reading ledgers.
#include "certificates/ledgers/ledger.hpp"

#include <algorithm>

#include "certificates/kind.hpp"
#include "certificates/ledgers/checked_ledger.hpp"
#include "conjectures/questions.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/words/cubic_word.hpp"
#include "text/cursor.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

using graphs::Count;
using graphs::Word;

constexpr unsigned more = 1 << WordDigits::bits;

Count decimal_count(Lines& lines, const std::string& what) {
  const std::string_view text = lines.token(what);
  Count number = 0;
  for (const char c : text) number = 10 * number + static_cast<Count>(c - '0');
  // It goes modulo 2^128: what is no number of 128 bits has another text than what comes out.
  if (graphs::decimal(number) != text) lines.fail(what, text::quoted(text));
  return number;
}

/// Whether words are those of cubic graphs: 128 bits do not hold the adjacency of orders above 16.
bool cubic_words(const LedgerPiece& piece) { return piece.graph_class.connected_cubic() && piece.order > 16; }

Ledger read_ledger(Lines& lines, const Claim& claim) {
  if (!lines.inside().empty()) lines.fail("evidence about a game", "a ledger inside other evidence");
  LedgerText text(lines, claim);
  Ledger ledger;
  ledger.labelled = text.labelled();
  for (Word word = 0; text.next(word);) ledger.words.push_back(word);
  if (const std::string right = text.finish(ledger); right != ledger.digest)
    lines.fail("the digest " + right, text::quoted(ledger.digest));
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
  hash_.add(lines.head_text());
  lines.on_leaving([this](std::string_view line) { hash_.add(line); });
}

bool LedgerText::next(Word& word) {
  if (read_ == graphs_) return false;
  const bool new_line = rest_.empty();
  const std::size_t before = line_length_;
  if (new_line) {
    lines_.next_line("words of graphs");
    rest_ = lines_.token("words of graphs");
    line_length_ = rest_.size();
    if (line_length_ > WordDigits::a_line)
      lines_.fail("words of graphs in lines of at most 100 characters", "a longer line");
  }
  Word excess = 0;
  std::size_t length = 0;
  for (unsigned follows = more; follows != 0; ++length) {
    const std::size_t digit = length < rest_.size() ? WordDigits::all.find(rest_[length]) : rest_.npos;
    const bool shortest = digit != more || length > 0;
    if (digit == rest_.npos || !shortest || excess >> (128 - WordDigits::bits) != 0)
      lines_.fail("a word of a graph in its shortest form", text::quoted(rest_.substr(0, WordDigits::most)));
    follows = static_cast<unsigned>(digit) & more;
    excess = excess << WordDigits::bits | (digit & (more - 1));
  }
  if (new_line && read_ > 0 && before + length <= WordDigits::a_line)
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

std::string LedgerText::finish(Ledger& ledger) {
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
  lines_.on_leaving({});
  ledger.digest = lines_.remainder("64 hexadecimal digits");
  return hash_.digits();
}

std::string text(const LedgerPiece& piece) {
  return graphs::name(piece.graph_class) + " order " + std::to_string(piece.order) + " piece " +
         std::to_string(piece.index) + " of " + std::to_string(piece.count);
}

LedgerPiece piece_of(std::string_view text) {
  const text::InputError refusal("expected CLASS order N piece I of K, found " + text::quoted(text));
  text::Cursor in(text, {0, 1}, " ");
  const auto number_behind = [&](std::string_view name) {
    if (in.take_until(" ") != name) throw refusal;
    const auto number = text::whole_number(in.take_until(" "));
    if (!number) throw refusal;
    return *number;
  };
  LedgerPiece piece{.graph_class = graphs::graph_class(in.take_until(" "))};
  piece.order = number_behind("order");
  piece.index = number_behind("piece");
  piece.count = number_behind("of");
  if (piece.order < 1 || piece.index >= piece.count) throw refusal;
  const std::string usual = certificates::text(piece);
  if (usual != text) throw text::InputError("expected " + text::quoted(usual) + ", found " + text::quoted(text));
  return piece;
}

bool LedgerPiece::has_words() const {
  if (graph_class.kind == graphs::GraphClass::Kind::trees) return order <= 64;
  if (cubic_words(*this)) return order <= graphs::largest_cubic_word_order;
  return order <= (graph_class.directed() ? 11 : 16);
}

graphs::CanonicalWord LedgerPiece::word_of(const graphs::SmallGraph& graph) const {
  if (graph_class.kind == graphs::GraphClass::Kind::trees) return graphs::tree_word(graph);
  return cubic_words(*this) ? graphs::cubic_word(graph) : graphs::canonical_word(graph);
}

graphs::SmallGraph LedgerPiece::graph_of(Word word) const {
  if (graph_class.kind == graphs::GraphClass::Kind::trees) return graphs::tree_of_word(word, order);
  return cubic_words(*this) ? graphs::cubic_graph_of_word(word, order)
                            : graphs::graph_of_word(word, order, graph_class.directed());
}

std::string text(const LedgerQuestion& question) {
  return question.columns.empty() ? language::prefix(question.conjecture) : conjectures::prefix(question.columns);
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

Kind ledger_kind() {
  Kind kind = kind_of<Ledger>(read_ledger, check_ledger, {}, ledger_grounds());
  kind.seal = [](const Evidence& evidence) { return evidence.as<Ledger>()->digest; };
  kind.conclude = conclude;
  return kind;
}

}  // namespace gamecert::certificates
