// Values of games for two players who may have different moves, in normal play: canonical forms, each kept once.
//
// A form is { L | R }: what Left can move to and what Right can. G <= H if no Left option of G is >= H and no Right
// option of H is <= G; forms are equal if each is at most the other. Every value has one form without dominated and
// reversible options, its canonical form. Source: J. H. Conway, On Numbers and Games, 1976, chapters 7 to 10; A. N.
// Siegel, Combinatorial Game Theory, 2013, chapter II.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "games/forms/named_forms.hpp"
#include "language/arithmetic.hpp"

namespace gamecert::games {

/// Canonical forms by number, with what has been found of them: equal values have equal numbers. Numbers of values are
/// fractions of language/arithmetic.hpp with a power of 2 below. LimitError for a number that needs more than 58 bits,
/// and at a deadline.
class Forms {
 public:
  static constexpr GameForm zero = 0;

  Forms();

  /// The canonical form of { left | right }.
  GameForm canonical(std::vector<GameForm> left, std::vector<GameForm> right);
  /// LimitError unless it is a whole number divided by a power of 2, of at most 10,000.
  GameForm number(language::Number value);
  GameForm sum(GameForm g, GameForm h);
  GameForm negative(GameForm g);
  bool at_most(GameForm g, GameForm h);

  /// Ascending. A new form makes them invalid.
  std::span<const GameForm> left(GameForm g) const { return options(nodes_[g].begin, nodes_[g].middle); }
  std::span<const GameForm> right(GameForm g) const { return options(nodes_[g].middle, nodes_[g].end); }
  bool is_number(GameForm g) const { return nodes_[g].number; }
  /// The number that play comes to if Left moves first, or Right, and both play for the best number; what it is of a
  /// number.
  language::Number left_stop(GameForm g) const { return nodes_[g].left_stop; }
  language::Number right_stop(GameForm g) const { return nodes_[g].right_stop; }

  std::size_t size() const { return nodes_.size(); }
  /// Of all that is kept, about.
  std::size_t bytes() const;

 private:
  struct Node {
    std::uint32_t begin, middle, end;  // in options_
    bool number;
    language::Number left_stop, right_stop;
  };
  class Pending;

  std::span<const GameForm> options(std::uint32_t from, std::uint32_t to) const {
    return std::span(options_).subspan(from, to - from);
  }
  GameForm keep(std::vector<GameForm> left, std::vector<GameForm> right);
  void find_stops(Node& node) const;
  GameForm sum_of_options(GameForm g, GameForm h);
  GameForm moved(GameForm g, GameForm number);
  void grow();

  std::vector<GameForm> options_;
  std::vector<Node> nodes_;
  std::vector<GameForm> slots_;                       // open addressing by options; a power of two, at most half full
  std::vector<GameForm> negatives_;                   // by form; none where it has not been asked for
  std::unordered_map<std::uint64_t, bool> at_most_;   // by both forms
  std::unordered_map<std::uint64_t, GameForm> sums_;  // by both forms, the lesser first
  std::unordered_map<language::Number, GameForm> numbers_;
};

}  // namespace gamecert::games
