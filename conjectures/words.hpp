// The words of formulas beside terms, numbers and variables: what each takes and gives.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace gamecert::conjectures {

/// What can stand at a place of a formula. `either` is what the place around it asks for.
enum class Sort { truth, number, quantifier, variable, game, either };

enum class Meaning { conjunction, disjunction, implication, negation, forall, exists, count, without, ask, strict };

struct LanguageWord {
  std::string_view text;
  Meaning meaning;
  Sort gives;
  std::size_t arguments;
  std::array<Sort, 2> takes;
  std::int64_t (*value)(std::int64_t, std::int64_t) = nullptr;  // of strict words; truth is 0 or 1
};

/// All of them.
std::span<const LanguageWord> words();
/// The word of that text; null if there is none.
const LanguageWord* find_word(std::string_view text);

/// What a quantifier goes through.
enum class Range { colourings, vertices, edges };

struct RangeWord {
  std::string_view text;
  Range range;
};
std::span<const RangeWord> ranges();
/// That of `colouring`, `vertex` or `edge`; nothing for other words.
std::optional<Range> find_range(std::string_view text);

/// Whether a variable may be called so: small letters and digits, a letter first, and no word of the language.
bool names_variable(std::string_view word);

}  // namespace gamecert::conjectures
