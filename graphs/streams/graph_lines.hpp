// Any input of graphs turned into lines of graph6, sparse6 and digraph6.
//
// Formats may follow each other in one text: a header begins what it names wherever it stands, and without one a line
// says by itself what it is. What comes as graph6, sparse6 or digraph6, and every line that is none of the formats,
// such as a family with attributes, stays as it is, with blanks in the place of a header. Other graphs become graph6,
// and above order 64 sparse6, in the place of their last line; their other lines become blank. So lines keep their
// numbers and columns. (A graph of planar code counts as a line, and so does what stands in a line before a header.)
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "graphs/graph.hpp"
#include "graphs/streams/format.hpp"
#include "graphs/streams/graph_block.hpp"
#include "graphs/streams/pairs_guess.hpp"
#include "graphs/streams/planar_code.hpp"

namespace gamecert::graphs {

/// Takes what the user should know of how input was read.
using Remark = std::function<void(const std::string&)>;

class GraphLines {
 public:
  /// With a format other than `any`, whatever has no header is in it. Remarks are made of the first graph of every
  /// format that was guessed, and of the numbers that the vertices of each graph got for labels.
  explicit GraphLines(Format format = Format::any, Remark remark = {});
  /// Takes the next bytes, cut anywhere, and appends lines. InputError with line and column (of planar code with graph
  /// and byte); the lines before have been appended then, and nothing more can be read.
  void read(std::string_view bytes, std::string& lines);
  /// There are no more bytes. InputError if something is cut short.
  void end(std::string& lines);
  /// The header of lines that the text began with, with the end of the line if nothing else stood there; or empty.
  const std::string& header() const { return header_; }

 private:
  enum class Header { none, taken, cut_short };

  void go(std::string& lines);
  Header read_header(std::string& lines);
  /// False if more bytes must come first.
  bool read_planar_code(std::string& lines);
  bool cut_line(std::string& lines);
  void read_line(std::string_view line, std::string_view line_end, std::string& lines);
  /// Whether it is certain what pairs of numbers that stand next are; else more bytes must come.
  bool guess_pairs();
  bool ends_edges(std::string_view line) const;
  bool begin_block(std::string_view line);
  std::optional<Format> format_of(std::string_view line) const;
  void read_head(std::string_view line);
  void keep(std::string_view line, std::string_view line_end, std::string& lines);
  bool stays(std::string_view beginning) const;
  void read_increment(std::string_view line, std::string& lines);
  Graph graph_before() const;
  void finish_block(std::string& lines);
  void make_remarks(const Graph& graph);
  void put(Graph graph, std::string& lines);

  Format format_;
  Remark remark_;
  std::optional<Format> guessed_;  // of the graph under way
  std::set<Format> remarked_;
  std::size_t graphs_of_labels_ = 0;  // whose vertices have been named
  std::string held_;                  // bytes that wait for more
  std::string_view left_;             // of them and of those that came, what is not read yet
  bool ended_ = false;
  std::size_t searched_ = 0;  // of what is left, so many characters at its beginning have no newline,
  std::size_t unmarked_ = 0;  // and so many no `>>`
  std::size_t line_ = 1;      // the number of that which is read
  std::size_t indent_ = 0;    // columns of its headers
  bool passing_ = false;      // the beginning of a long line has been handed on
  std::string header_;

  std::unique_ptr<GraphBlock> block_;    // the graph under way, if it takes several lines
  std::optional<PairsGuess> guess_;      // of pairs that stand next, while it is not certain,
  std::size_t guessed_bytes_ = 0;        // from so many of their bytes,
  std::size_t guessed_lines_ = 0;        // which are so many lines,
  std::optional<Format> pairs_;          // and what they are, until other lines come
  bool owed_ = false;                    // its last line has no end yet
  std::optional<int> declared_;          // the order of the graph to come, by `Graph 1, order 5.`
  std::optional<PlanarCode> planar_;     // while planar code is read
  std::string previous_;                 // the last line with a graph,
  std::optional<Graph> previous_graph_;  // or the graph, if it was no line
};

}  // namespace gamecert::graphs
