// What lines with a pair of numbers each are, where nothing says it: ORDER SIZE and then edges, edges alone, or a
// matrix of order 2. All the lines are looked at before one of these is chosen, and none is where two of them fit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "graphs/streams/format.hpp"
#include "graphs/streams/graph_block.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {

/// `5 vertices, 4 edges`.
std::string sizes_text(const Graph& graph);

/// The two numbers of a line that has nothing else; a number of more digits than an order has is as good as another.
std::optional<std::pair<std::int64_t, std::int64_t>> pair_of(std::string_view line);

class PairsGuess {
 public:
  /// Takes the next line, of that number in its text, the first of which is a pair. False if the lines of pairs end
  /// before it.
  bool take(std::string_view line, std::size_t number);
  /// The format, once no line that may follow can change it.
  std::optional<Format> known() const { return known_; }
  /// The format if no more lines follow. InputError, which names what fits and the option for each; and for a list that
  /// is wrong where edges alone would not be.
  Format end();

 private:
  /// The lines read in a format, graph by graph.
  struct Reading {
    Format format;
    std::unique_ptr<GraphBlock> block = {};
    std::optional<Graph> first = {};  // of the graphs that are read
    std::optional<text::InputError> fault = {};

    void take(std::string_view line, std::size_t number);
    void end();
    void finish();
  };

  /// Pairs up to a blank line, the first of which may be ORDER SIZE.
  struct Paragraph {
    std::size_t line = 0;  // number of the first one; 0 before it
    std::int64_t order = 0, size = 0, edges = 0;
  };

  void count(std::int64_t first, std::int64_t second);
  void put_in_paragraph(std::int64_t first, std::int64_t second, std::size_t number);
  void end_paragraph();
  void look();
  Format edges_or_labels() const;
  std::string edges_text() const;

  Reading list_{Format::edge_list}, edges_{Format::edges}, matrix_{Format::matrix};
  bool counts_fit_ = true;                    // every head has an order and a size that it can have
  bool below_heads_ = true;                   // in every paragraph all other labels are below the first number
  Paragraph paragraph_;                       // under way
  std::optional<Paragraph> miscounted_ = {};  // the first with edges that has another SIZE than their number
  std::int64_t to_come_ = 0;                  // edges of the list that its last head counts
  std::int64_t first_ = 0;                    // number of all
  std::int64_t least_ = 0, greatest_ = 0;
  bool all_pairs_ = true;
  std::size_t line_ = 0;  // number of the first one; 0 before it
  std::optional<Format> known_;
};

}  // namespace gamecert::graphs
