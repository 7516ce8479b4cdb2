// Comparisons of enumerations with counts, and their words.
#include "sweeps/completeness.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "certificates/ledgers/extension.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/unlabelled_counting.hpp"

namespace gamecert::sweeps {
namespace {

using graphs::GraphClass;

std::string place(const GraphClass& graph_class, int order) {
  return "the enumeration of " + graphs::name(graph_class) + " of order " + std::to_string(order);
}

/// `1..8` or `1..4,6`
std::string ranges(const std::vector<int>& orders) {
  std::string text;
  for (std::size_t begin = 0, end = 0; begin < orders.size(); begin = end) {
    for (end = begin + 1; end < orders.size() && orders[end] == orders[end - 1] + 1;) ++end;
    text += (text.empty() ? "" : ",") + std::to_string(orders[begin]);
    if (end > begin + 1) text += ".." + std::to_string(orders[end - 1]);
  }
  return text;
}

}  // namespace

bool check_count(const GraphClass& graph_class, int order, std::uint64_t graphs) {
  const auto known = graphs::count_of(graph_class, order);
  if (known && *known != graphs)
    throw std::logic_error(place(graph_class, order) + " gave " + std::to_string(graphs) + " graphs where " +
                           graphs::decimal(*known) + " exist");
  return known.has_value();
}

bool Census::affordable(const GraphClass& graph_class, int order) {
  const auto known = graphs::count_of(graph_class, order);
  return known && *known <= most_graphs && graphs::labelled_count(graph_class, order) && graphs::labellings(order, {});
}

void Census::fail(const std::string& reason) const { throw std::logic_error(place(graph_class_, order_) + reason); }

void Census::look(const graphs::SmallGraph& graph) {
  if (graph.order != order_ || !graphs::member(graph_class_, graph))
    fail(" gave " + graphs::write_small_graph(graph) + ", which is none of them");
  const graphs::CanonicalForm form = graphs::canonical_form(graph);
  const auto labelled = graphs::labellings(order_, form.group);
  if (!labelled || __builtin_add_overflow(labelled_, *labelled, &labelled_)) fail(" has labellings beyond 128 bits");
  forms_.push_back(graphs::write_small_graph(form.graph));
}

void Census::join(Census&& other) {
  if (__builtin_add_overflow(labelled_, other.labelled_, &labelled_)) fail(" has labellings beyond 128 bits");
  std::ranges::move(other.forms_, std::back_inserter(forms_));
  other.forms_.clear();
}

void Census::check() {
  std::ranges::sort(forms_);
  const auto twice = std::ranges::adjacent_find(forms_);
  if (twice != forms_.end()) fail(" gave " + *twice + " twice");
  const auto expected = graphs::labelled_count(graph_class_, order_);
  if (expected && *expected != labelled_)
    fail(" stands for " + graphs::decimal(labelled_) + " labelled graphs where " + graphs::decimal(*expected) +
         " exist");
  check_count(graph_class_, order_, forms_.size());
}

std::vector<std::string> lines(const Completeness& completeness, const GraphClass& graph_class) {
  const auto& [counted, labelled, graphs] = completeness;
  if (counted.empty()) {
    const bool of_any_order =
        certificates::hull_of(graph_class) == graph_class || graphs::labelled_count(graph_class, 1);
    return {std::string("completeness not certified by a count: none is known for this class; gamecert-check sees it "
                        "of a ledger") +
            (of_any_order ? "" : " if there are not too many graphs")};
  }
  const bool trees = graph_class.kind == GraphClass::Kind::trees;
  std::string line = "completeness: order " + ranges(counted) + ": " + std::to_string(graphs) + " graphs, as many as " +
                     (trees ? "Otter's" : "Burnside's") + " count";
  if (!labelled.empty())
    line += "; labelled " + ranges(labelled) + ": n!/|Aut| sums to the labelled count, canonical forms distinct";
  std::vector<int> rest;
  std::ranges::set_difference(counted, labelled, std::back_inserter(rest));
  if (rest.empty()) return {line};
  return {line, "completeness: the labelled identity was not made for order " + ranges(rest) + " (more than " +
                    std::to_string(Census::most_graphs) + " graphs)"};
}

}  // namespace gamecert::sweeps
