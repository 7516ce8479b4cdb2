// DIMACS, lists of edges and matrices read line by line. Memory follows what was read, never a number in it, but for
// the graph itself, whose order has a limit.
#include "graphs/streams/graph_block.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "graphs/streams/label_block.hpp"
#include "text/blanks.hpp"
#include "text/cursor.hpp"
#include "text/deadline.hpp"
#include "text/quoted.hpp"

namespace gamecert::graphs {
namespace {

using text::Cursor;
using text::InputError;
using text::Place;

/// An edge as it was written.
struct Entry {
  int from, to;
  std::size_t line;
};

std::string pair_text(const Entry& entry, int first_vertex) {
  return std::to_string(entry.from + first_vertex) + "-" + std::to_string(entry.to + first_vertex);
}

/// What edge lists and DIMACS share. Vertices are counted from 0 here, and from first_vertex in the text.
class Entries {
 public:
  explicit Entries(int first_vertex) : first_vertex_(first_vertex) {}

  int read_vertex(Cursor& in, int order) const {
    const Cursor before = in;
    const auto vertex = in.number_within(0, std::int64_t{1} << 40);
    if (vertex < first_vertex_ || vertex >= order + std::int64_t{first_vertex_})
      before.refuse(
          order == 0 ? "no vertex of the null graph"
                     : "a vertex " + std::to_string(first_vertex_) + ".." + std::to_string(order - 1 + first_vertex_),
          std::to_string(vertex));
    return static_cast<int>(vertex - first_vertex_);
  }
  void add(const Cursor& place, std::size_t line, int from, int to) {
    if (from == to) place.refuse("two ends", "a loop at " + std::to_string(from + first_vertex_));
    entries_.push_back({from, to, line});
  }
  std::size_t size() const { return entries_.size(); }

  /// Every edge once. Some writers give it in both directions; InputError for one given twice in the same one or,
  /// unless `both`, in both.
  std::vector<Edge> edges(bool both) const {
    constexpr std::size_t many = 4096;
    std::vector<Entry> sorted = entries_;
    const auto key = [&](const Entry& e) {
      if (sorted.size() > many) text::pause();
      return std::tuple(std::min(e.from, e.to), std::max(e.from, e.to));
    };
    std::ranges::sort(sorted, {}, [&](const Entry& e) { return std::tuple(key(e), e.from, e.line); });
    std::vector<Edge> result;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      const bool again = i > 0 && key(sorted[i]) == key(sorted[i - 1]);
      if (again && (!both || sorted[i].from == sorted[i - 1].from))
        throw InputError("expected every edge once, found " + pair_text(sorted[i], first_vertex_) + " again",
                         Place{std::max(sorted[i].line, sorted[i - 1].line), 1});
      if (!again) result.emplace_back(std::get<0>(key(sorted[i])), std::get<1>(key(sorted[i])));
    }
    return result;
  }

 private:
  int first_vertex_;
  std::vector<Entry> entries_;
};

class Dimacs final : public GraphBlock {
 public:
  bool take(std::string_view line, std::size_t number) override {
    Cursor in(line, {number, 1}, text::line_blanks);
    last_line_ = number;
    if (in.done()) return true;
    const Cursor begin = in;
    const std::string_view kind = in.take_until(text::line_blanks);
    if (kind == "c") return true;
    if (kind == "p" && head_) return false;
    if (kind == "p") {
      head_ = number;
      const Cursor name = in;
      if (const auto word = in.take_until(text::line_blanks); word != "edge" && word != "edges" && word != "col")
        name.refuse("`p edge ORDER SIZE` or `p col ORDER SIZE`");
      order_ = static_cast<int>(in.number_within(0, order_limit));
      size_ = static_cast<std::uint64_t>(in.number(0, std::int64_t{1} << 50));
      end_line(in);
      return true;
    }
    if (!head_) begin.refuse("a line `p edge ORDER SIZE`", text::quoted(line));
    if (kind != "e" && !text::digit(kind.front()) && !(kind.size() == 1 && text::letter(kind.front()))) return false;
    if (kind != "e") begin.refuse("a line `e U V`, `c ...` or `p edge ORDER SIZE`");
    const int from = entries_.read_vertex(in, order_);
    entries_.add(begin, number, from, entries_.read_vertex(in, order_));
    end_line(in);
    return true;
  }
  bool whole() const override { return false; }
  /// Where edges are given in both directions, the p line may count lines or edges: both are in use.
  Graph graph() const override {
    if (!head_)
      throw InputError("expected a line `p edge ORDER SIZE` below the comments, found none", Place{last_line_, 1});
    const std::vector<Edge> edges = entries_.edges(true);
    if (size_ != entries_.size() && size_ != edges.size())
      throw InputError(
          "expected " + std::to_string(size_) + " edges below this line, found " + std::to_string(entries_.size()),
          Place{*head_, 1});
    return Graph(order_, edges);
  }

 private:
  static void end_line(const Cursor& in) {
    if (!in.done()) in.refuse("the end of the line");
  }
  Entries entries_{1};
  std::optional<std::size_t> head_;  // the number of the p line
  int order_ = 0;
  std::uint64_t size_ = 0;
  std::size_t last_line_ = 0;
};

/// ORDER SIZE, then so many pairs, however they are cut into lines.
class EdgeList final : public GraphBlock {
 public:
  explicit EdgeList(std::optional<int> order) : declared_(order) {}
  bool take(std::string_view line, std::size_t number) override {
    Cursor in(line, {number, 1}, text::line_blanks);
    last_line_ = number;
    if (in.done()) return true;
    if (!size_) read_head(in);
    while (!in.done()) {
      if (entries_.size() == *size_)
        in.refuse(*size_ == 0 ? "the end of the line, as there are no edges"
                              : "the end of the line behind edge " + std::to_string(*size_));
      const Cursor begin = in;
      if (!text::digit(in.rest().front()))
        in.refuse("edge " + std::to_string(entries_.size() + 1) + " of " + std::to_string(*size_));
      const int vertex = entries_.read_vertex(in, order_);
      if (from_) entries_.add(begin, number, *from_, vertex);
      from_ = from_ ? std::nullopt : std::optional(vertex);
    }
    return true;
  }
  bool whole() const override { return size_ == entries_.size(); }
  Graph graph() const override {
    if (!whole())
      throw InputError("expected " + std::to_string(*size_) + " edges, found " + std::to_string(entries_.size()) +
                           (from_ ? " and an end of one" : "") + "; edges alone are the format `edges`",
                       Place{last_line_, 1});
    return Graph(order_, entries_.edges(false));
  }

 private:
  void read_head(Cursor& in) {
    const Cursor begin = in;
    order_ = static_cast<int>(in.number_within(0, order_limit));
    if (declared_ && *declared_ != order_)
      begin.refuse("the order " + std::to_string(*declared_) + " of the line above", std::to_string(order_));
    const std::int64_t most = std::int64_t{order_} * (order_ - 1) / 2;
    if (in.done()) in.refuse("ORDER SIZE, the head of an edge list");
    size_ = static_cast<std::uint64_t>(in.number(0, most));
    if (!in.done()) in.refuse("the end of the line behind ORDER SIZE");
  }
  Entries entries_{0};
  std::optional<int> declared_, from_;
  int order_ = 0;
  std::optional<std::uint64_t> size_;  // edges to come; none before the head
  std::size_t last_line_ = 0;
};

/// A pair a line; lines that begin with # are comments.
class Edges final : public GraphBlock {
 public:
  bool take(std::string_view line, std::size_t number) override {
    Cursor in(line, {number, 1}, text::line_blanks);
    if (in.done()) return false;
    if (in.next_is('#')) return true;
    const Cursor begin = in;
    const int from = entries_.read_vertex(in, order_limit);
    const int to = entries_.read_vertex(in, order_limit);
    if (!in.done()) in.refuse("the end of the line behind two vertices");
    entries_.add(begin, number, from, to);
    order_ = std::max({order_, from + 1, to + 1});
    first_ = std::min({first_, from, to});
    return true;
  }
  bool whole() const override { return false; }
  Graph graph() const override { return Graph(order_, entries_.edges(true)); }
  std::string remark() const override {
    if (order_ == 0 || first_ == 0) return "";
    const bool one = first_ == 1;
    return "labels begin at " + std::to_string(first_) + ": " +
           (one ? "vertex 0 has no edges" : "vertices 0 to " + std::to_string(first_ - 1) + " have no edges") +
           "; --input-format labels numbers the labels from 0 on";
  }

 private:
  Entries entries_{0};
  int order_ = 0;
  int first_ = order_limit;  // the least end of an edge
};

class Matrix final : public GraphBlock {
 public:
  explicit Matrix(std::optional<int> order) : order_(order) {}
  bool take(std::string_view line, std::size_t number) override {
    Cursor in(line, {number, 1}, text::line_blanks);
    last_line_ = number;
    if (in.done()) return true;
    if (rows_ == 0 && !headed_ && in.rest().front() != '0') {
      read_order(in);
      return true;
    }
    std::vector<int> ones;
    int length = 0;
    for (; !in.done(); ++length) {
      if (order_ && length == *order_) in.refuse("a row of " + std::to_string(*order_) + " entries", "more");
      if (!in.next_is('0') && !in.next_is('1')) in.refuse("0 or 1", text::quoted_character(in.rest(), 0));
      if (in.next_is('1') && length == rows_) in.refuse("0 on the diagonal", "1, a loop");
      if (in.next_is('1')) ones.push_back(length);
      in.take(in.next_is('1') ? "1" : "0");
    }
    if (!order_) order_ = length;
    if (length < *order_) in.refuse("a row of " + std::to_string(*order_) + " entries", std::to_string(length));
    for (const int column : ones)
      (column > rows_ ? above_ : below_).push_back(column > rows_ ? Edge(rows_, column) : Edge(column, rows_));
    ++rows_;
    return true;
  }
  bool whole() const override { return order_ == rows_; }
  Graph graph() const override {
    if (!whole())
      throw InputError("expected " + (order_ ? std::to_string(*order_) : "the") + " rows of the matrix, found " +
                           std::to_string(rows_),
                       Place{last_line_, 1});
    std::vector<Edge> below = below_;
    std::ranges::sort(below);  // above_ is sorted as it comes
    const auto [up, down] = std::ranges::mismatch(above_, below);
    if (up != above_.end() || down != below.end()) {
      const bool upper = down == below.end() || (up != above_.end() && *up < *down);
      const Edge& edge = upper ? *up : *down;
      const std::string u = std::to_string(edge.first), v = std::to_string(edge.second);
      throw InputError("expected a symmetric matrix, found vertex " + (upper ? u : v) + " joined to " +
                           (upper ? v : u) + " and not the other way round; digraphs come as digraph6",
                       Place{last_line_, 1});
    }
    return Graph(rows_, above_);
  }

 private:
  void read_order(Cursor& in) {
    const Cursor begin = in;
    const auto order = static_cast<int>(in.number_within(1, order_limit));
    if (!in.done()) begin.refuse("a row of an adjacency matrix, or its order");
    if (order_ && *order_ != order)
      begin.refuse("the order " + std::to_string(*order_) + " of the line above", std::to_string(order));
    order_ = order;
    headed_ = true;
  }
  std::optional<int> order_;
  bool headed_ = false;
  int rows_ = 0;
  std::vector<Edge> above_, below_;  // the diagonal, the smaller end first
  std::size_t last_line_ = 0;
};

/// What nauty-showg has below `Graph 1, order 0.`: nothing, or a line of zeros.
class NullGraph final : public GraphBlock {
 public:
  bool take(std::string_view line, std::size_t number) override {
    Cursor in(line, {number, 1}, text::line_blanks);
    if (in.done()) return true;
    if (zeros_ || !in.take("0")) return false;
    zeros_ = in.done() || (in.take("0") && in.done());
    return zeros_;
  }
  bool whole() const override { return false; }
  Graph graph() const override { return {}; }

 private:
  bool zeros_ = false;
};

}  // namespace

std::unique_ptr<GraphBlock> make_block(Format format, std::optional<int> order) {
  if (order == 0) return std::make_unique<NullGraph>();
  switch (format) {
    case Format::dimacs:
      return std::make_unique<Dimacs>();
    case Format::edges:
      return std::make_unique<Edges>();
    case Format::labels:
      return make_label_block();
    case Format::matrix:
      return std::make_unique<Matrix>(order);
    default:
      return std::make_unique<EdgeList>(order);
  }
}

}  // namespace gamecert::graphs
