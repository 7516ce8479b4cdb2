// Thermographs: what a value comes to if every move costs a tax.
//
// At the tax t the left wall of G is the greatest R(t) - t of the right walls R of Left's options, the right wall the
// least L(t) + t of the left walls L of Right's, up to the least t at which they meet: there the mast begins, which
// goes straight up. Taxes begin at -1. Source: A. N. Siegel, Combinatorial Game Theory, 2013, section II.5.
#pragma once

#include <unordered_map>
#include <vector>

#include "games/forms/forms.hpp"

namespace gamecert::games {

/// A wall: corners by ascending tax, the first at -1; straight between, and constant behind the last.
struct ThermographWall {
  struct Corner {
    language::Number tax, value;
    friend bool operator==(const Corner&, const Corner&) = default;
  };
  std::vector<Corner> corners;
};
struct Thermograph {
  ThermographWall left, right;
  language::Number mean;
  /// Where the mast begins: -1 of a whole number, -1/2^k of a number with 2^k below, 0 of other games whose moves gain
  /// less than any number, more of hot ones.
  language::Number temperature;
};

/// Of forms of one table, which must outlive this.
class Thermographs {
 public:
  explicit Thermographs(const Forms& forms) : forms_(forms) {}
  /// Stays where it is. LimitError for numbers of more than 58 bits.
  const Thermograph& of(GameForm g);

 private:
  Thermograph made(GameForm g);

  const Forms& forms_;
  std::unordered_map<GameForm, Thermograph> known_;
};

}  // namespace gamecert::games
