// Evidence `ledger`: every graph of a piece of a sweep or a table, by its canonical word.
//
// The claim about a piece is `sweep CLASS order N piece I of K` with one of the statements
//   HOLDS FORMULA     at every graph of the piece
//   FAILS FORMULA     at the graphs listed, and at no other one of the piece
//   TABLE COLUMNS     what the columns come to over the piece
// The hypotheses of a formula are the left of a top-level ->.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "certificates/lines.hpp"
#include "conjectures/column.hpp"
#include "graphs/canonical_word.hpp"
#include "graphs/graph_class.hpp"
#include "graphs/labelled_counting.hpp"
#include "language/formula.hpp"
#include "text/sha256.hpp"

namespace gamecert::certificates {

struct Ledger {
  static constexpr std::string_view kind = "ledger";
  std::vector<graphs::Word> words;    // strictly ascending
  graphs::Count labelled = 0;         // the sum of n!/|Aut|
  std::size_t instance = 0;           // with hypotheses: the first graph that satisfies them, from 1 on; 0 if none does
  std::vector<std::string> failures;  // of FAILS: the graphs, by ascending word
  std::vector<std::string> totals;    // of TABLE: conjectures::Total of each column
  std::string digest;                 // of the text up to itself; that of a ledger that was read is right
};

/// A word is written as what it exceeds the one before by, less 1, in digits of 5 bits, the first of them not 0: a
/// character of base64 each, its highest bit saying that another follows.
struct WordDigits {
  static constexpr std::string_view all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  static constexpr int bits = 5;
  static constexpr std::size_t most = (128 + bits - 1) / bits;  // of one word
  static constexpr std::size_t a_line = 100;                    // at most
};

/// What pieces are of: all graphs of a class and an order, in so many pieces.
struct LedgerPiece {
  graphs::GraphClass graph_class;
  int order = 1;
  int index = 0, count = 1;

  /// Whether 128 bits hold the words of such graphs.
  bool has_words() const;
  /// Of trees tree_word, of cubic graphs above order 16 cubic_word, of all others canonical_word.
  graphs::CanonicalWord word_of(const graphs::SmallGraph& graph) const;
  /// InputError unless there is such a graph.
  graphs::SmallGraph graph_of(graphs::Word word) const;
};
/// `connected order 9 piece 3 of 16`
std::string text(const LedgerPiece& piece);
/// The reverse. InputError.
LedgerPiece piece_of(std::string_view text);

/// What is asked at every graph.
struct LedgerQuestion {
  language::Formula conjecture = {};
  std::vector<conjectures::Column> columns = {};  // none: the conjecture is asked
  friend bool operator==(const LedgerQuestion&, const LedgerQuestion&) = default;
};
/// Behind HOLDS or FAILS, or behind TABLE.
std::string text(const LedgerQuestion& question);
/// Of a statement. InputError.
LedgerQuestion question_of(std::string_view statement);

/// Of a statement: whether a conjecture is asked that has hypotheses.
bool has_hypotheses(std::string_view statement);

/// A ledger as a text, word by word.
class LedgerText {
 public:
  /// From the words behind `evidence ledger` on, and from the head on that stood before them.
  LedgerText(Lines& lines, const Claim& claim);
  LedgerText(const LedgerText&) = delete;
  LedgerText& operator=(const LedgerText&) = delete;

  graphs::Count labelled() const { return labelled_; }
  /// The next word, above the one before; false behind the last.
  bool next(graphs::Word& word);
  /// What stands behind the words, into a ledger; ends on the last line. The digest of the lines before that one.
  std::string finish(Ledger& ledger);

 private:
  Lines& lines_;
  text::Sha256 hash_;  // of the lines that were left
  bool fails_, table_, hypotheses_;
  std::size_t columns_ = 0;
  std::size_t graphs_ = 0, read_ = 0;
  graphs::Count labelled_ = 0;
  graphs::Word last_ = 0;
  std::string_view rest_;  // of the line
  std::size_t line_length_ = 0;
};

}  // namespace gamecert::certificates
