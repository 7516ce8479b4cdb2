// Two words a line, or one; lines that begin with # are comments. Vertices are numbered in the order of their labels
// where all of these are numbers, else as they come.
#include "graphs/streams/label_block.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "text/blanks.hpp"
#include "text/cursor.hpp"
#include "text/printable.hpp"
#include "text/quoted.hpp"

namespace gamecert::graphs {
namespace {

using text::Cursor;
using text::InputError;
using text::Place;

/// An edge as it was written.
struct LabelledPair {
  int from, to;
  std::size_t line;
};

std::string shown(const std::string& label) {
  return text::first_unprintable(label, 0) == label.size() ? label : text::quoted(label);
}

bool number(const std::string& word) {
  return std::ranges::all_of(word, text::digit) && (word == "0" || word.front() != '0');
}

/// Whether a word has a comma where the end of a label was meant, as in `a,b` alone on a line, and `a, b`. A pair in
/// brackets is a label.
bool separated_otherwise(std::string_view word, bool alone) {
  constexpr std::string_view signs = ",;";
  if (signs.find(word.back()) != std::string_view::npos) return true;
  const bool in_brackets = word.front() == '(' && word.back() == ')';
  return alone && !in_brackets && word.find_first_of(signs) != std::string_view::npos;
}

class Labels final : public GraphBlock {
 public:
  bool take(std::string_view line, std::size_t number) override {
    Cursor in(line, {number, 1}, text::line_blanks);
    if (in.done()) return false;
    if (in.next_is('#')) return true;
    const Cursor begin = in;
    const std::string_view first = in.take_until(text::line_blanks);
    if (separated_otherwise(first, in.done())) begin.refuse("two labels with a blank between", text::quoted(first));
    const int from = vertex(first);
    if (first_line_ == 0) first_line_ = number;
    if (in.done()) return true;
    const Cursor behind = in;
    const std::string_view second = in.take_until(text::line_blanks);
    if (separated_otherwise(second, false)) behind.refuse("a label without a sign behind it", text::quoted(second));
    const int to = vertex(second);
    if (!in.done()) in.refuse("the end of the line behind two labels");
    if (from == to) begin.refuse("two ends", "a loop at " + shown(label(from)));
    pairs_.push_back({from, to, number});
    return true;
  }
  bool whole() const override { return false; }
  Graph graph() const override {
    if (pairs_.empty() && !std::ranges::all_of(labels_, number))
      throw InputError(
          "expected a line with two words, the ends of an edge, found only lines of one word; a graph "
          "without edges has numbers for labels, and graph6 is the format `lines`",
          Place{first_line_, 1});
    const std::vector<int> at = positions();
    std::vector<Edge> edges;
    std::set<Edge> directed;
    for (const auto& [from, to, line] : pairs_) {
      if (!directed.emplace(from, to).second)
        throw InputError("expected every edge once, found " + shown(label(from)) + " " + shown(label(to)) + " again",
                         Place{line, 1});
      if (directed.contains({to, from})) continue;
      edges.emplace_back(std::minmax(at[static_cast<std::size_t>(from)], at[static_cast<std::size_t>(to)]));
    }
    std::ranges::sort(edges);
    return Graph(static_cast<int>(labels_.size()), edges);
  }
  std::string remark() const override {
    constexpr std::size_t most = 100;
    const std::vector<int> at = positions();
    std::vector<std::size_t> label_of(at.size());
    for (std::size_t v = 0; v < at.size(); ++v) label_of[static_cast<std::size_t>(at[v])] = v;
    std::string text;
    for (std::size_t i = 0; i < std::min(most, at.size()); ++i)
      text += (i == 0 ? "vertex " : ", ") + std::to_string(i) + " is " + shown(labels_[label_of[i]]);
    return text + (at.size() > most ? ", ..." : "");
  }

 private:
  int vertex(std::string_view word) {
    const auto [known, is_new] = numbers_.emplace(word, static_cast<int>(labels_.size()));
    if (is_new) labels_.emplace_back(word);
    return known->second;
  }
  const std::string& label(int vertex) const { return labels_[static_cast<std::size_t>(vertex)]; }
  /// Of the labels as they came: their vertices.
  std::vector<int> positions() const {
    std::vector<int> order(labels_.size());
    std::iota(order.begin(), order.end(), 0);
    if (std::ranges::all_of(labels_, number))
      std::ranges::sort(order, {}, [&](int v) { return std::pair(label(v).size(), std::string_view(label(v))); });
    std::vector<int> result(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) result[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    return result;
  }

  std::map<std::string, int, std::less<>> numbers_;
  std::vector<std::string> labels_;  // as they came
  std::vector<LabelledPair> pairs_;  // with these numbers
  std::size_t first_line_ = 0;       // with a label
};

}  // namespace

std::unique_ptr<GraphBlock> make_label_block() { return std::make_unique<Labels>(); }

}  // namespace gamecert::graphs
