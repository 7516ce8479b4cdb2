// The words that a formula is made of, down to those that are computed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "conjectures/defined_words.hpp"
#include "conjectures/english/english.hpp"

namespace gamecert::conjectures {

struct ExplainedWord {
  DefinedWord word;                   // of one that is computed, without a definition
  std::optional<Formula> definition;  // the same as a formula
};

/// A file of the user's: its words, and the formulas that these stand for (language.hpp).
struct NamedWords {
  std::vector<DefinedWord> described;
  std::vector<NamedWord> words;
};

/// Of the words, those that the text names: they may stand in a formula that is read from it.
std::vector<NamedWord> named_in(std::string_view text, const std::vector<NamedWord>& words);

/// Terms and words of the user in the formula, in the order in which they stand there, then those of their definitions;
/// each once.
std::vector<ExplainedWord> explained_words(const Formula& formula, const NamedWords& users = {});

}  // namespace gamecert::conjectures
