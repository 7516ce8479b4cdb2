// Signs and words that other notations have for those of this language: `<=>`, `∀`, `chi`, `deg`.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::conjectures {

struct ForeignSign {
  std::string_view text, ours;
};
/// The longest that the text begins with; null if there is none.
const ForeignSign* foreign_sign(std::string_view text);

/// The sign of this language for a word such as `and` or `implies`; empty if there is none.
std::string_view sign_for(std::string_view name);

/// Our word for it, or advice, which has blanks; empty if nothing is known.
std::string word_elsewhere(std::string_view name);

/// What the word stands for, as a hint behind `expected ...`: ` (did you mean 'chromatic-number'?)` for `chi`,
/// `chromatic_number`, `chromaticNumber` and `Chromatic-Number`, or advice such as ` (there is no division ...)`; empty
/// if nothing is known of it.
std::string meant_elsewhere(std::string_view name);

/// Advice of what to write in the place of a division.
std::string_view without_division();

}  // namespace gamecert::conjectures
