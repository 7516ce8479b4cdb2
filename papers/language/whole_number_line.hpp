// Lines `certify all n >= A: VALUE`: true of every whole number n from A on, which automata decide. Behind `refutation`
// they are false of one.
#pragma once

#include <string>
#include <string_view>

#include "papers/language/line_piece.hpp"
#include "papers/language/refutation.hpp"
#include "papers/language/test_line.hpp"

namespace gamecert::papers {

/// The formula of certificates/FORMAT.md that says `forall NAME >= least: said`. InputError for what automata do not
/// decide: sums, differences, multiples by a number, xor, power-of-two, comparisons, choices, forall, exists and let
/// are all there is. A number below 0 is none of those that xor and power-of-two are of: what is compared is false
/// then.
std::string formula_of_all(const Expression& said, std::string_view name, int least);

/// Behind `certify all `.
LineTest read_whole_number_line(const LinePiece& line, const Names& known);
/// Behind `refutation all `: certificates that the sentence is FALSE, and that it is so of the least n alone at which
/// it is. std::logic_error if there is none among the thousand from A on.
RefutingFact read_false_of_a_number(const LinePiece& line, const Names& known);

}  // namespace gamecert::papers
