// The readers of the formats say which of them fit; heads and counts say which was meant where one does not.
#include "graphs/streams/pairs_guess.hpp"

#include <algorithm>

#include "text/blanks.hpp"
#include "text/cursor.hpp"

namespace gamecert::graphs {
namespace {

using text::InputError;

std::string counted(std::int64_t count, const std::string& one, const std::string& more) {
  return std::to_string(count) + " " + (count == 1 ? one : more);
}

}  // namespace

std::string sizes_text(const Graph& graph) {
  return counted(graph.order(), "vertex", "vertices") + ", " + counted(graph.size(), "edge", "edges");
}

std::optional<std::pair<std::int64_t, std::int64_t>> pair_of(std::string_view line) {
  constexpr std::size_t most_digits = 18;
  text::Cursor in(line, {0, 1}, text::line_blanks);
  const auto number = [&]() -> std::optional<std::int64_t> {
    const std::string_view word = in.take_until(text::line_blanks);
    if (word.empty() || !std::ranges::all_of(word, text::digit)) return std::nullopt;
    std::int64_t value = 0;
    for (const char digit : word.substr(0, most_digits)) value = 10 * value + (digit - '0');
    return value;
  };
  const auto first = number(), second = number();
  if (!first || !second || !in.done()) return std::nullopt;
  return std::pair(*first, *second);
}

void PairsGuess::Reading::take(std::string_view line, std::size_t number) {
  if (fault) return;
  try {
    const text::Cursor in(line, {0, 1}, text::line_blanks);
    const bool skipped = in.done() || (format == Format::edges && in.next_is('#'));
    if (block == nullptr && skipped) return;
    if (block != nullptr && !block->take(line, number)) finish();
    if (block == nullptr && !skipped) {
      block = make_block(format, std::nullopt);
      block->take(line, number);
    }
    if (block != nullptr && block->whole()) finish();
  } catch (const InputError& error) {
    fault = error;
  }
}

void PairsGuess::Reading::end() {
  if (fault || block == nullptr) return;
  try {
    finish();
  } catch (const InputError& error) {
    fault = error;
  }
}

void PairsGuess::Reading::finish() {
  Graph graph = block->graph();
  block.reset();
  if (!first) first = std::move(graph);
}

bool PairsGuess::take(std::string_view line, std::size_t number) {
  const text::Cursor in(line, {0, 1}, text::line_blanks);
  const bool comment = in.next_is('#');
  if (!in.done() && !comment && !text::digit(in.rest().front())) return false;
  const auto pair = pair_of(line);
  if (line_ == 0) {
    line_ = number;
    first_ = least_ = greatest_ = pair->first;
  }
  list_.take(line, number);
  edges_.take(line, number);
  if (first_ == 0) matrix_.take(line, number);
  if (in.done()) end_paragraph();
  if (pair) put_in_paragraph(pair->first, pair->second, number);
  if (pair) count(pair->first, pair->second);
  if (comment) counts_fit_ = below_heads_ = false;  // no list has one
  all_pairs_ = all_pairs_ && (pair || in.done() || comment);
  look();
  return true;
}

void PairsGuess::count(std::int64_t first, std::int64_t second) {
  least_ = std::min({least_, first, second});
  greatest_ = std::max({greatest_, first, second});
  if (to_come_ > 0) {
    --to_come_;
    return;
  }
  counts_fit_ = counts_fit_ && first >= 1 && first <= order_limit && second <= first * (first - 1) / 2;
  if (counts_fit_) to_come_ = second;
}

void PairsGuess::put_in_paragraph(std::int64_t first, std::int64_t second, std::size_t number) {
  if (paragraph_.line == 0) {
    paragraph_ = {number, first, second, 0};
    return;
  }
  ++paragraph_.edges;
  below_heads_ = below_heads_ && std::max(first, second) < paragraph_.order;
}

void PairsGuess::end_paragraph() {
  const bool wrong = paragraph_.edges > 0 && paragraph_.edges != paragraph_.size;
  if (wrong && !miscounted_) miscounted_ = paragraph_;
  paragraph_ = {};
}

/// A list has the 0 of an order nowhere; a row of a matrix begins with one.
void PairsGuess::look() {
  if (first_ == 0) {
    if (greatest_ > 1) known_ = Format::edges;
    if (greatest_ <= 1 && !all_pairs_) known_ = Format::matrix;
    return;
  }
  if (counts_fit_ ? !all_pairs_ : least_ == 0 && !below_heads_)
    known_ = counts_fit_ ? Format::edge_list : Format::edges;
}

Format PairsGuess::end() {
  if (known_) return *known_;
  const bool list_is_wrong = list_.fault.has_value();  // not only cut short
  list_.end();
  edges_.end();
  if (first_ == 0) {
    matrix_.end();
    return matrix_.fault && !edges_.fault ? Format::edges : Format::matrix;
  }
  end_paragraph();
  if (list_.fault && edges_.fault && below_heads_) return Format::edge_list;
  if (list_.fault && miscounted_ && below_heads_) {
    const auto& [line, order, size, edges] = *miscounted_;
    throw InputError("expected ORDER SIZE with SIZE " + std::to_string(edges) +
                         ", the number of pairs below (--input-format edge-list), or " + edges_text() +
                         ", found SIZE " + std::to_string(size),
                     text::Place{line, 1});
  }
  if (!counts_fit_ || (list_is_wrong && to_come_ > 0)) return edges_or_labels();
  if (edges_.fault) return Format::edge_list;
  if (list_.fault) {
    const std::string message = list_.fault->what(), hint = "; edges alone are the format `edges`";
    throw InputError(message + (message.ends_with(hint) ? "" : hint), list_.fault->place());
  }
  throw InputError("expected --input-format edge-list, for " + sizes_text(*list_.first) +
                       " under a line ORDER SIZE, or " + edges_text() +
                       ", found a pair of numbers on every line, which is both",
                   text::Place{line_, 1});
}

/// The options for edges alone.
std::string PairsGuess::edges_text() const {
  return "--input-format edges, for " + sizes_text(*edges_.first) +
         (least_ > 0 ? ", none at vertex 0, or --input-format labels, as the labels begin at " + std::to_string(least_)
                     : "");
}

/// Of what cannot be a list.
Format PairsGuess::edges_or_labels() const {
  if (least_ == 0 || edges_.fault) return Format::edges;
  throw InputError("expected --input-format labels, which numbers the labels from 0 on, or --input-format edges, for " +
                       sizes_text(*edges_.first) + ", none at vertex 0, found labels that begin at " +
                       std::to_string(least_),
                   text::Place{line_, 1});
}

}  // namespace gamecert::graphs
