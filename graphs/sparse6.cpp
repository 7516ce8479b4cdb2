// sparse6: a current vertex v, and steps of one bit b and a vertex x. A step adds b to v, then
// moves v to x if x is larger, and else names the edge {x, v}. A vertex takes the bits of order-1.
//
// Ones fill the last character. They can never be read as a further edge, but for one case: order
// 2, 4, 8 or 16, last edge at v = order-2, and room for a whole step. Then a zero comes first.
#include <bit>

#include "graphs/formats.hpp"
#include "graphs/six_bits.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::graphs {
namespace {

int vertex_bits(int order) { return order <= 1 ? 0 : std::bit_width(static_cast<unsigned>(order - 1)); }

bool zero_first(int order, int last_vertex, std::size_t room) {
  return order <= 16 && order >= 2 && std::has_single_bit(static_cast<unsigned>(order)) && last_vertex == order - 2 &&
         room >= static_cast<std::size_t>(vertex_bits(order)) + 1;
}

class BitReader {
 public:
  BitReader(std::string_view line, std::size_t begin) : line_(line), next_(begin) {}

  std::size_t left() const { return 6 * (line_.size() - next_) + static_cast<std::size_t>(held_); }
  /// At most 32 bits, which must be left.
  std::uint64_t take(int count) {
    while (held_ < count) {
      bits_ = bits_ << 6 | six_bits(line_, next_++);
      held_ += 6;
    }
    held_ -= count;
    return bits_ >> held_ & ((std::uint64_t{1} << count) - 1);
  }
  /// The column of the character that held the last bit taken.
  std::size_t column() const { return next_ - static_cast<std::size_t>(held_ / 6); }

 private:
  std::string_view line_;
  std::size_t next_;        // offset of the first character not in bits_
  std::uint64_t bits_ = 0;  // the low held_ bits are still to be taken
  int held_ = 0;
};

/// `rest` stands right behind the last edge. Some writers put the zero first in more cases than the
/// format asks for, wherever ones alone could be an edge of the last vertex; that reads the same.
void check_padding(std::string_view line, BitReader rest, int order, int last_vertex) {
  const std::size_t room = rest.left();
  if (room >= 6)
    throw text::InputError(
        "expected the end of the text after the last edge, found " + std::to_string(room / 6) + " more characters",
        rest.column() + 1);
  if (room == 0) return;
  const auto ones = (std::uint64_t{1} << room) - 1;
  const auto padding = rest.take(static_cast<int>(room));
  const bool zero_allowed =
      std::has_single_bit(static_cast<unsigned>(order)) && room >= static_cast<std::size_t>(vertex_bits(order));
  if (padding != (zero_first(order, last_vertex, room) ? ones >> 1 : ones) && !(zero_allowed && padding == ones >> 1))
    throw text::InputError("expected padding with ones in the last " + std::to_string(room) + " bits, found " +
                               text::quoted_character(line, line.size() - 1),
                           line.size());
}

/// Takes the edges of the current vertex in turn; the vertex never falls, so a stamp finds repetitions.
class EdgeList {
 public:
  explicit EdgeList(int order) : latest_(static_cast<std::size_t>(order), -1) {}
  void add(int smaller, int larger, std::size_t column) {
    if (smaller == larger)
      throw text::InputError("expected no loop, found one at vertex " + std::to_string(larger), column);
    if (latest_[smaller] == larger)
      throw text::InputError("expected every edge once, found " + name(Edge{smaller, larger}) + " twice", column);
    latest_[smaller] = larger;
    edges_.emplace_back(smaller, larger);
  }
  const std::vector<Edge>& edges() const { return edges_; }

 private:
  std::vector<int> latest_;  // the larger end of the vertex's last edge to a larger one
  std::vector<Edge> edges_;
};

class BitWriter {
 public:
  explicit BitWriter(std::string line) : line_(std::move(line)) {}
  void put(std::uint64_t bits, int count) {
    bits_ = bits_ << count | bits;
    for (held_ += count; held_ >= 6;) {
      held_ -= 6;
      line_ += character(static_cast<unsigned>(bits_ >> held_ & 63));
    }
  }
  int room() const { return held_ == 0 ? 0 : 6 - held_; }
  std::string line() && { return std::move(line_); }

 private:
  std::string line_;
  std::uint64_t bits_ = 0;  // the low held_ bits are still to be written
  int held_ = 0;
};

}  // namespace

Graph read_sparse6(std::string_view line) {
  if (!line.starts_with(':')) throw text::InputError("expected ':', found " + text::quoted_character(line, 0), 1);
  std::size_t at = 1;
  const int order = read_order(line, at, order_limit, "sparse6");
  const int width = vertex_bits(order);
  BitReader reader(line, at);
  constexpr std::size_t many = 4096;
  BitReader rest = reader;
  EdgeList list(order);
  int vertex = 0;
  int last_vertex = 0;
  while (reader.left() >= static_cast<std::size_t>(width) + 1) {
    if (reader.column() > many) text::pause();
    vertex += static_cast<int>(reader.take(1));
    const int end = static_cast<int>(reader.take(width));
    if (vertex >= order || end >= order) break;
    if (end > vertex) {
      vertex = end;
      continue;
    }
    list.add(end, vertex, reader.column());
    last_vertex = vertex;
    rest = reader;
  }
  check_padding(line, rest, order, last_vertex);
  return Graph(order, list.edges());
}

std::string write_sparse6(const Graph& graph) {
  std::string line = ":";
  write_order(line, graph.order(), order_limit, "sparse6");
  BitWriter writer(std::move(line));
  const int width = vertex_bits(graph.order());
  int vertex = 0;
  for (int v = 0; v < graph.order(); ++v)
    for (const int u : graph.neighbours(v)) {
      if (u > v) break;
      const bool step = v == vertex + 1;
      if (v > vertex + 1) {
        writer.put(1, 1);
        writer.put(static_cast<std::uint64_t>(v), width);
      }
      writer.put(step ? 1 : 0, 1);
      writer.put(static_cast<std::uint64_t>(u), width);
      vertex = v;
    }
  const int room = writer.room();
  const std::uint64_t ones = (std::uint64_t{1} << room) - 1;
  writer.put(zero_first(graph.order(), vertex, static_cast<std::size_t>(room)) ? ones >> 1 : ones, room);
  return std::move(writer).line();
}

std::string line_of(const Graph& graph) {
  constexpr int longest_graph6 = 62;
  return graph.order() <= longest_graph6 ? write_graph6(graph) : write_sparse6(graph);
}

}  // namespace gamecert::graphs
