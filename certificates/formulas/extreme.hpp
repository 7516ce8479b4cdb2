// Evidence `extreme`: a set that has a number, and a refutation of all that have a better one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "encode/cnf.hpp"
#include "encode/lrat.hpp"
#include "language/formula.hpp"

namespace gamecert::certificates {

/// The greatest, or the least, number of a set of vertices is this.
struct Extreme {
  static constexpr std::string_view kind = "extreme";
  std::vector<std::vector<int>> sets;  // one, or the classes of a colouring; each ascending
  encode::Lrat steps{};
};

/// `max set S where C: B`, or `min`: of the sets at which C is true the greatest number B.
struct ExtremeOfSets {
  std::string set;
  language::Formula condition, number;
  bool greatest;
  /// `min set S where colourable(|S|): |S|`, the chromatic number: colourings are looked for in place of sets.
  bool of_colours() const;
};
/// What such a formula says, or a word that is defined by one; nothing for others.
std::optional<ExtremeOfSets> extreme_of_sets(const language::Formula& formula);

/// Its models are the sets at which the condition is true and the number is beyond `value`, variable v + 1 for vertex
/// v; or colourings with fewer than `value` colours, v * (value - 1) + c + 1 for vertex v and colour c. InputError,
/// LimitError.
encode::Cnf sets_beyond(const ExtremeOfSets& sets, const std::string& graph6, int value);
/// Whether the condition is true at the set, and its number is `value`, or `sign` is `<=`: no more. Not of colours.
bool has_number(const ExtremeOfSets& sets, const std::string& graph6, const std::vector<int>& set,
                std::string_view sign, int value);

}  // namespace gamecert::certificates
