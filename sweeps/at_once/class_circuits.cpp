// The words of formulas once more, over wires in place of a graph.
#include "sweeps/at_once/class_circuits.hpp"

#include <algorithm>
#include <charconv>
#include <string>

#include "encode/circuit_plane.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

using encode::CircuitBit;
using encode::CircuitNumber;
using encode::CircuitPlane;
using encode::Literal;
using language::Formula;

class Reading {
 public:
  Reading(encode::Circuit& circuit, const encode::Adjacency& adjacency)
      : circuit_(circuit), adjacency_(adjacency), order_(adjacency.size()) {
    for (const auto& row : adjacency) degrees_.push_back(here(count(CircuitPlane(&circuit_, row))));
  }

  CircuitBit truth(const Formula& formula) {
    const std::string& word = formula.word;
    const auto side = [&](std::size_t i) { return truth(formula.arguments.at(i)); };
    if (word == "&") return side(0) & side(1);
    if (word == "|") return side(0) | side(1);
    if (word == "->") return (!side(0)) | side(1);
    if (word == "<->") return !(side(0) ^ side(1));
    if (word == "!") return !side(0);
    if (word == "connected") return connected();
    if (word == "tree") return connected() & (size() == number(static_cast<int>(order_) - 1));
    if (word == "bipartite") return bipartite();
    if (word == "odd-type") return odd(size()) ^ constant(order_ % 2 != 0);
    if (word == "even-type") return !odd(size()) ^ constant(order_ % 2 != 0);
    if (word == "all-even") return all_degrees([&](const CircuitNumber& degree) { return !odd(degree); });
    if (word == "all-odd") return all_degrees([&](const CircuitNumber& degree) { return odd(degree); });
    return comparison(formula);
  }

  CircuitBit connected() {
    if (order_ == 0) return constant(false);
    // What is reached from vertex 0 in at most so many steps.
    std::vector<Literal> reached(order_, encode::never);
    reached[0] = encode::always;
    for (std::size_t step = 1; step < order_; ++step) {
      std::vector<Literal> next = reached;
      for (std::size_t v = 0; v < order_; ++v) {
        for (std::size_t u = 0; u < order_; ++u)
          next[v] = circuit_.either(next[v], circuit_.both(reached[u], adjacency_[u][v]));
      }
      reached = std::move(next);
    }
    CircuitBit all = constant(true);
    for (const Literal there : reached) all = all & bit(there);
    return all;
  }

  /// No closed walk of odd length, which would be no longer than the order.
  CircuitBit bipartite() {
    CircuitBit result = constant(true);
    for (std::size_t from = 0; from < order_; ++from) {
      // By vertex: there is a walk of even, or of odd, length to it.
      std::vector<Literal> even(order_, encode::never);
      std::vector<Literal> odd(order_, encode::never);
      even[from] = encode::always;
      for (std::size_t step = 0; step < order_; ++step) {
        std::vector<Literal>& before = step % 2 == 0 ? even : odd;
        std::vector<Literal>& after = step % 2 == 0 ? odd : even;
        for (std::size_t v = 0; v < order_; ++v) {
          for (std::size_t u = 0; u < order_; ++u)
            after[v] = circuit_.either(after[v], circuit_.both(before[u], adjacency_[u][v]));
        }
      }
      result = result & !bit(odd[from]);
    }
    return result;
  }

  CircuitBit triangle_free() {
    CircuitBit result = constant(true);
    for (std::size_t a = 0; a < order_; ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        for (std::size_t c = 0; c < b; ++c)
          result = result & !bit(circuit_.both(adjacency_[a][b], circuit_.both(adjacency_[b][c], adjacency_[a][c])));
      }
    }
    return result;
  }

  template <class Says>
  CircuitBit all_degrees(Says&& says) {
    CircuitBit result = constant(true);
    for (const CircuitNumber& degree : degrees_) result = result & says(degree);
    return result;
  }

  CircuitNumber size() {
    std::vector<Literal> pairs;
    for (std::size_t v = 0; v < order_; ++v)
      pairs.insert(pairs.end(), adjacency_[v].begin(), adjacency_[v].begin() + static_cast<std::ptrdiff_t>(v));
    return here(count(CircuitPlane(&circuit_, std::move(pairs))));
  }

  CircuitBit within(const CircuitNumber& value, graphs::GraphClass::Range range) const {
    return (value >= number(range.first)) & (value <= number(range.last));
  }

  const std::vector<CircuitNumber>& degrees() const { return degrees_; }
  CircuitBit constant(bool value) const { return bit(value ? encode::always : encode::never); }

 private:
  CircuitBit bit(Literal literal) const { return {&circuit_, literal}; }
  CircuitBit odd(const CircuitNumber& number) const { return bit(number.bits().front()); }
  /// In the circuit also where it is a plain integer.
  CircuitNumber here(const CircuitNumber& value) const { return {&circuit_, value.bits()}; }
  CircuitNumber number(int value) const { return here(value); }

  CircuitBit comparison(const Formula& formula) {
    const std::string& word = formula.word;
    const auto side = [&](std::size_t i) { return value(formula.arguments.at(i)); };
    if (word == "=") return side(0) == side(1);
    if (word == "!=") return !(side(0) == side(1));
    if (word == "<") return side(0) < side(1);
    if (word == "<=") return side(0) <= side(1);
    if (word == ">") return side(0) > side(1);
    if (word == ">=") return side(0) >= side(1);
    refuse(word);
  }

  CircuitNumber value(const Formula& formula) {
    const std::string& word = formula.word;
    const auto side = [&](std::size_t i) { return value(formula.arguments.at(i)); };
    if (word == "order") return number(static_cast<int>(order_));
    if (word == "size") return size();
    if (word == "min-degree") return extreme(true);
    if (word == "max-degree") return extreme(false);
    if (word == "+") return here(side(0) + side(1));
    if (word == "-") return here(side(0) - side(1));
    if (word == "mod" && formula.arguments.at(1).word == "2") return here(when(odd(side(0)), number(1)));
    int constant = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), constant);
    if (error == std::errc{} && end == word.data() + word.size() && constant <= largest) return number(constant);
    refuse(word);
  }

  CircuitNumber extreme(bool least) {
    if (order_ == 0) return number(0);
    CircuitNumber result = degrees_[0];
    for (const CircuitNumber& degree : degrees_) {
      const CircuitBit better = least ? degree < result : degree > result;
      result = here(when(better, degree) + when(!better, result));
    }
    return result;
  }

  [[noreturn]] static void refuse(const std::string& word) {
    throw text::InputError(
        "expected for formulas about some graph connectives, comparisons, +, -, mod 2 and words that are read off the "
        "adjacency, found '" +
        word + "'");
  }

  static constexpr int largest = 1'000'000;
  encode::Circuit& circuit_;
  const encode::Adjacency& adjacency_;
  std::size_t order_;
  std::vector<CircuitNumber> degrees_;
};

}  // namespace

Literal says(const Formula& formula, encode::Circuit& circuit, const encode::Adjacency& adjacency) {
  return Reading(circuit, adjacency).truth(formula).literal();
}

Literal belongs(const graphs::GraphClass& graph_class, encode::Circuit& circuit, const encode::Adjacency& adjacency) {
  if (graph_class.kind != graphs::GraphClass::Kind::graphs)
    throw text::InputError(
        "expected --class with no more than connected, all, bipartite, triangle-free, regular, min-degree, max-degree "
        "and size for formulas about some graph, found '" +
        graphs::name(graph_class) + "'");
  Reading graph(circuit, adjacency);
  CircuitBit result = graph.within(graph.size(), graph_class.sizes);
  if (graph_class.only_connected) result = result & graph.connected();
  if (graph_class.only_bipartite) result = result & graph.bipartite();
  if (graph_class.only_triangle_free) result = result & graph.triangle_free();
  result = result & graph.all_degrees([&](const auto& degree) { return graph.within(degree, graph_class.degrees); });
  if (graph_class.only_regular)
    result = result & graph.all_degrees([&](const auto& degree) { return degree == graph.degrees().front(); });
  return result.literal();
}

}  // namespace gamecert::sweeps
