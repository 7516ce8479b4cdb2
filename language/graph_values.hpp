// What the words of formulas say of a graph: those that ask no game here, the others by whoever knows the games.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "graphs/small_graph.hpp"
#include "language/asking.hpp"
#include "language/formula.hpp"
#include "language/placed_graph.hpp"
#include "language/terms.hpp"

namespace gamecert::language {

struct LanguageWord;

/// A graph, or what is left of one. Green sets come 64 at a time: bit g % 64 of word g / 64 stands for the set g, and
/// bits past the last one mean nothing.
class GraphValues {
 public:
  /// Forgets the graph before.
  void reset(const graphs::SmallGraph& whole);
  /// The same: the graph is now one that changes have made.
  void reset(const PlacedGraph& changed);

  /// Its vertices numbered from 0, in the order of their places.
  const graphs::SmallGraph& graph() const;
  const PlacedGraph& placed() const { return placed_; }
  const std::vector<graphs::VertexSet>& components();
  /// The vertices of a set of places that are there, as the graph numbers them.
  graphs::VertexSet numbered(graphs::VertexSet places) const;
  /// An attribute of a board, in the same way: an order, a PlaceOrder, or a set.
  std::uint64_t attribute(bool order, Number value) const;

  std::uint64_t plausible(std::size_t word);
  std::uint64_t parity_plausible(std::size_t word) const;
  static std::uint64_t nontrivial(std::size_t word) { return word == 0 ? ~std::uint64_t{1} : ~std::uint64_t{0}; }
  /// LimitError for a graph of order above 20.
  std::size_t colouring_words() const;
  /// The bits of every word that are green sets.
  std::uint64_t colourings() const;

 private:
  bool plausible_colouring(graphs::VertexSet green);

  PlacedGraph placed_;
  PairNumbers pairs_;                          // of the whole
  mutable graphs::SmallGraph numbered_;        // of order 0 until asked for; if places are left out
  std::vector<graphs::VertexSet> components_;  // empty until asked for
};

/// The same with the words that ask games. Whether a game is played, or decided in some other way, is another's matter.
class GameValues : public GraphValues {
 public:
  GameValues() = default;
  GameValues(const GameValues&) = delete;
  GameValues& operator=(const GameValues&) = delete;
  virtual ~GameValues() = default;

  /// Of such a formula as `nimber GAME`, with the vertices of its attributes as the graph numbers them. LimitError if
  /// it cannot be had.
  virtual std::int64_t asked(const Formula& asks, std::span<const graphs::VertexSet> sets) = 0;
  /// Of a question whose one attribute is the green vertices, as a term of colourings asks it: of which of the green
  /// sets in `wanted` it is true; the other bits mean nothing.
  virtual std::uint64_t truths(const Formula& asks, std::size_t word, std::uint64_t wanted);
  /// The way to a term that has a definition, by something else than the definition; null where there is none.
  using Way = std::int64_t (*)(GameValues& on);
  virtual Way way_to(const Term&) const { return nullptr; }
  /// The same of a word whose value is computed from a graph and the values of its arguments, numbers as fractions.
  using WordWay = Number (*)(const PlacedGraph&, Number, Number);
  virtual WordWay way_to(const LanguageWord&) const { return nullptr; }
  /// The same of a formula that may have no variables from outside; no value where it does not reach.
  using Engine = std::function<std::optional<Number>(GameValues& on)>;
  virtual Engine engine_for(const Formula&) const { return nullptr; }

  /// The graph is another one now.
  void ask(const graphs::SmallGraph& whole) { reset(whole), forget(); }
  void ask(const PlacedGraph& changed) { reset(changed), forget(); }

 private:
  virtual void forget() = 0;
};

using MakeGameValues = std::function<std::unique_ptr<GameValues>()>;

}  // namespace gamecert::language
