// One pass over the bytes: headers, then lines or planar code.
#include "graphs/streams/graph_lines.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "graphs/formats.hpp"
#include "graphs/six_bits.hpp"
#include "graphs/small_graph.hpp"
#include "graphs/streams/foreign_text.hpp"
#include "text/blanks.hpp"
#include "text/cursor.hpp"
#include "text/quoted.hpp"

namespace gamecert::graphs {
namespace {

using text::InputError;
using text::Place;

constexpr std::string_view head_word = "Graph ";
constexpr std::size_t longest_held = 1 << 16;  // characters of a line that stays as it is

struct KnownHeader {
  std::string_view text;
  bool planar = false, little = false;
};
constexpr KnownHeader headers[] = {{">>graph6<<"},
                                   {">>sparse6<<"},
                                   {">>digraph6<<"},
                                   {">>planar_code<<", true},
                                   {">>planar_code be<<", true},
                                   {">>planar_code le<<", true, true}};

bool blank(std::string_view line) { return line.find_first_not_of(text::line_blanks) == std::string_view::npos; }
/// Without the blanks in front.
std::string_view shifted(std::string_view line) {
  return line.substr(std::min(line.find_first_not_of(text::line_blanks), line.size()));
}
std::string_view first_word(std::string_view line) {
  return shifted(line).substr(0, shifted(line).find_first_of(text::line_blanks));
}

/// Of those that a text may begin with, or may begin to begin with if more may come.
bool begins_header(std::string_view text, bool more) {
  return std::ranges::any_of(headers, [&](const KnownHeader& header) {
    return text.starts_with(header.text) || (more && header.text.starts_with(text));
  });
}

}  // namespace

GraphLines::GraphLines(Format format, Remark remark) : format_(format), remark_(std::move(remark)) {
  if (format == Format::planar_code) planar_.emplace(false);
}

void GraphLines::read(std::string_view bytes, std::string& lines) {
  const bool waited = !held_.empty();
  if (waited) bytes = held_ += bytes;
  left_ = bytes;
  go(lines);
  if (waited) {
    held_.erase(0, held_.size() - left_.size());
  } else {
    held_ = left_;
  }
}

void GraphLines::end(std::string& lines) {
  ended_ = true;
  left_ = held_;
  go(lines);
  if (planar_) planar_->end();
  if (block_) finish_block(lines);
  if (declared_)
    throw InputError("expected a graph of order " + std::to_string(*declared_) + ", found the end of the text",
                     Place{line_, 1});
  lines.append(indent_, ' ');
}

void GraphLines::go(std::string& lines) {
  while (!left_.empty()) {
    if (planar_) {
      if (!read_planar_code(lines)) return;
      continue;
    }
    const Header header = passing_ ? Header::none : read_header(lines);
    if (header == Header::cut_short) return;
    if (header == Header::none && (!guess_pairs() || !cut_line(lines))) return;
  }
}

GraphLines::Header GraphLines::read_header(std::string& lines) {
  if (left_.front() != '>') return Header::none;
  for (const KnownHeader& header : headers) {
    if (!left_.starts_with(header.text)) continue;
    if (block_) finish_block(lines);
    pairs_.reset();
    left_.remove_prefix(header.text.size());
    if (header.planar) {
      planar_.emplace(header.little);
      indent_ = 0;
      return Header::taken;
    }
    if (line_ == 1 && indent_ == 0) header_ = header.text;
    indent_ += header.text.size();
    if (format_ != Format::any) format_ = Format::lines;
    return Header::taken;
  }
  if (!ended_ && begins_header(left_, true)) return Header::cut_short;
  if (!left_.starts_with(">>")) return Header::none;
  std::size_t wrong = 2;  // characters, the last of which is in no header
  while (wrong < left_.size() && begins_header(left_.substr(0, wrong), true)) ++wrong;
  throw InputError("expected the header >>graph6<<, >>sparse6<<, >>digraph6<< or >>planar_code<<, found " +
                       text::quoted(left_.substr(0, wrong)),
                   Place{line_, indent_ + 1});
}

bool GraphLines::read_planar_code(std::string& lines) {
  while (!left_.empty()) {
    // Sound because no graph of order '>' has a vertex of the number of a small letter.
    if (planar_->between() && left_.front() == '>') {
      if (!ended_ && left_.size() < 3) return false;
      if (begins_header(left_.substr(0, 3), true)) {
        planar_.reset();
        return true;
      }
    }
    std::optional<Graph> graph = planar_->read(static_cast<unsigned char>(left_.front()));
    left_.remove_prefix(1);
    if (!graph) continue;
    put(std::move(*graph), lines);
    lines += '\n';
    ++line_;
  }
  return true;
}

bool GraphLines::guess_pairs() {
  if (format_ != Format::any || block_ || declared_ || passing_ || indent_ > 0) return true;
  constexpr std::size_t longest_pair = 1000;  // characters of a line that is looked at
  bool more = !pairs_ || (pairs_ == Format::edge_list && left_.front() == '0');  // no list begins so
  if (!more) return true;
  pairs_.reset();
  while (more) {
    const std::string_view rest = left_.substr(guessed_bytes_).substr(0, longest_pair);
    const std::size_t newline = rest.find('\n');
    const std::size_t mark = rest.substr(0, newline).find(">>");
    const std::string_view line = rest.substr(0, std::min(newline, mark));
    more = newline != std::string_view::npos && mark == std::string_view::npos;
    if (guess_ && ended_ && rest.empty()) break;
    if (!guess_ && !pair_of(line)) return true;
    if (!more && mark == std::string_view::npos && !ended_ && rest.size() < longest_pair) return false;
    if (!guess_) guess_.emplace();
    if (!guess_->take(line, line_ + guessed_lines_) || guess_->known()) break;
    if (more) guessed_bytes_ += newline + 1;
    ++guessed_lines_;
  }
  guessed_bytes_ = guessed_lines_ = 0;
  std::optional<PairsGuess> guess = std::exchange(guess_, std::nullopt);
  pairs_ = guess->end();
  return true;
}

/// Whether the line begins something else than edges alone, where these were guessed.
bool GraphLines::ends_edges(std::string_view line) const {
  const text::Cursor in(line, {0, 1}, text::line_blanks);
  return pairs_ == Format::edges && !in.done() && !in.next_is('#') && !text::digit(in.rest().front());
}

/// Reads a line, or what stands in it before a header, or of a long one what is there. False if more bytes must come.
bool GraphLines::cut_line(std::string& lines) {
  const std::size_t newline = left_.find('\n', std::exchange(searched_, 0));
  const std::string_view line = left_.substr(0, newline);
  const bool whole = newline != std::string_view::npos || ended_;
  const std::size_t mark = line.find(">>", std::exchange(unmarked_, 0));
  const auto read = [&](std::string_view part, std::string_view end) {
    try {
      read_line(part, end, lines);
    } catch (const InputError& error) {
      const Format of_block = guessed_.value_or(format_);
      throw_with_advice(error, part, block_ ? std::optional(of_block) : std::nullopt);
    }
  };
  const bool comment = line.starts_with('c') && format_of_block(line) == Format::dimacs;
  if (mark != std::string_view::npos && !comment && begins_header(left_.substr(mark), false)) {
    left_.remove_prefix(mark);
    read(line.substr(0, mark), "\n");
    return true;
  }
  if (!whole && !passing_ && (line.size() < longest_held || !stays(line.substr(0, longest_held)))) {
    searched_ = line.size();
    unmarked_ = std::min(mark, line.size() - 1);  // the last character may begin a mark
    return false;
  }
  const std::string_view line_end = newline == std::string_view::npos ? "" : "\n";
  left_.remove_prefix(line.size() + line_end.size());
  if (whole) {
    read(line, line_end);
    return true;
  }
  if (!passing_) {
    lines.append(indent_, ' ');
    previous_.clear();
  }
  passing_ = true;
  lines += line;
  previous_ += line;
  previous_graph_.reset();
  return true;
}

/// Whether a line that begins so is handed on as it is.
bool GraphLines::stays(std::string_view beginning) const {
  if (block_ || declared_ || shifted(beginning).starts_with(';')) return false;
  if (format_ == Format::any) return !format_of_block(beginning) && !shifted(beginning).starts_with(head_word);
  return format_ == Format::lines || format_ == Format::planar_code;
}

void GraphLines::read_line(std::string_view line, std::string_view line_end, std::string& lines) {
  bool taken = block_ && !ends_edges(line) && block_->take(line, line_);
  if (block_ && !taken) finish_block(lines);
  if (!taken && !passing_ && indent_ == 0 && !blank(line)) taken = begin_block(line);
  if (!taken) {
    keep(line, line_end, lines);
  } else if (!block_) {
    lines += line_end;
  } else {
    if (owed_) lines += '\n';
    owed_ = true;
    if (block_->whole()) finish_block(lines);
  }
  passing_ = false;
  ++line_;
  indent_ = 0;
}

/// Takes the line if it begins a graph of several lines, or says something of it.
bool GraphLines::begin_block(std::string_view line) {
  const text::Cursor in(line, {line_, 1}, text::line_blanks);
  const bool comment = in.next_is('#');
  if (!comment && !text::digit(in.rest().front())) pairs_.reset();
  if (comment && (format_ == Format::edges || format_ == Format::labels || pairs_ == Format::edges)) return true;
  if (stays(line) || in.next_is(';')) return false;
  if (shifted(line).starts_with(head_word)) {
    read_head(line);
    return true;
  }
  const std::optional<Format> format = format_of(line);
  const bool listed = format == Format::edge_list || format == Format::matrix;
  if (declared_ && !listed)
    throw InputError("expected ORDER SIZE or a row of an adjacency matrix, found " + text::quoted(line),
                     Place{line_, 1});
  guessed_.reset();
  if (format_ == Format::any && !declared_ && format != Format::dimacs) guessed_ = format;
  block_ = make_block(*format, declared_);  // a line of none stays or is refused above
  declared_.reset();
  return block_->take(line, line_);
}

/// Of a line that begins a graph of several; nothing if none begins so.
std::optional<Format> GraphLines::format_of(std::string_view line) const {
  if (format_ != Format::any) return format_;
  return pairs_ && (pairs_ == Format::edges || pair_of(line)) ? pairs_ : format_of_block(line);
}

/// `Graph 1, order 5.`, as nauty-showg has it.
void GraphLines::read_head(std::string_view line) {
  text::Cursor in(line, {line_, 1}, text::line_blanks);
  in.expect("Graph");
  in.number(1, std::int64_t{1} << 50);
  in.expect(",");
  in.expect("order");
  if (declared_) in.refuse("the graph of the line `Graph ...` above", "another such line");
  const auto order = static_cast<int>(in.number_within(0, order_limit));
  if (!in.take(".")) in.refuse("`.`");
  if (order == 0) {
    block_ = make_block(Format::matrix, order);
  } else {
    declared_ = order;
  }
}

void GraphLines::keep(std::string_view line, std::string_view line_end, std::string& lines) {
  if (!passing_) lines.append(indent_, ' ');
  if (!passing_ && shifted(line).starts_with(';')) {
    read_increment(line, lines);
  } else {
    if (passing_) {
      previous_ += line;
    } else if (!blank(line)) {
      previous_ = line;
      previous_graph_.reset();
    } else if (line_ == 1 && !header_.empty()) {
      header_.append(line).append(line_end);
    }
    lines += line;
  }
  lines += line_end;
}

/// The edges in which the graph differs from the one before; as sparse6.
void GraphLines::read_increment(std::string_view line, std::string& lines) {
  const std::string_view word = first_word(line);
  const std::size_t indent = indent_ + (line.size() - shifted(line).size());
  const Graph before = graph_before();
  std::string difference = ":";
  write_order(difference, before.order(), order_limit, "sparse6");
  const std::size_t shift = difference.size() - 1;
  difference += word.substr(1);
  try {
    const std::vector<Edge> had = before.edges(), changed = read_sparse6(difference).edges();
    std::vector<Edge> edges;
    std::ranges::set_symmetric_difference(had, changed, std::back_inserter(edges));
    previous_graph_ = Graph(before.order(), edges);
  } catch (const InputError& error) {
    const std::size_t column = std::max(error.column(), shift + 1) - shift;
    throw InputError(error.what(), Place{line_, indent + column});
  }
  lines.append(write_sparse6(*previous_graph_)).append(shifted(line).substr(word.size()));
}

Graph GraphLines::graph_before() const {
  if (previous_graph_) return *previous_graph_;
  const std::string_view word = first_word(previous_);
  try {
    if (!word.empty()) return word.starts_with(':') ? read_sparse6(word) : read_graph6(word);
  } catch (const InputError&) {  // of what it is instead
  }
  throw InputError(
      "expected a graph before incremental sparse6, found " + (word.empty() ? std::string("none") : text::quoted(word)),
      Place{line_, indent_ + 1});
}

void GraphLines::finish_block(std::string& lines) {
  Graph graph = block_->graph();
  if (remark_) make_remarks(graph);
  block_.reset();
  put(std::move(graph), lines);
  if (std::exchange(owed_, false)) lines += '\n';
}

void GraphLines::make_remarks(const Graph& graph) {
  if (guessed_ && remarked_.insert(*guessed_).second) {
    const auto name = std::ranges::find(formats(), *guessed_, &FormatName::format)->name;
    remark_("read as " + std::string(guessed_ == Format::matrix ? "adjacency matrix" : "edge list") + ": " +
            sizes_text(graph) + " (--input-format " + std::string(name) + ")");
  }
  const std::string of_vertices = block_->remark();
  if (of_vertices.empty()) return;
  if (remarked_.insert(Format::labels).second) {
    remark_(of_vertices);
  } else if (format_ == Format::labels) {
    remark_("graph " + std::to_string(graphs_of_labels_ + 1) + ": " + of_vertices);
  }
  ++graphs_of_labels_;
}

void GraphLines::put(Graph graph, std::string& lines) {
  lines += graph.order() <= SmallGraph::max_order ? write_graph6(graph) : write_sparse6(graph);
  previous_graph_ = std::move(graph);
}

}  // namespace gamecert::graphs
