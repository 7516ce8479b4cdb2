// Formulas in prefix text, read one after the other from a line.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "language/asking.hpp"
#include "language/formula.hpp"
#include "language/outside.hpp"

namespace gamecert::language {

/// What the text is read with; a word of others has exactly the arguments that it takes.
struct PrefixReading {
  const GameWords* games = nullptr;
  std::span<const Parameter> parameters = {};
  const OtherWords* others = nullptr;
};

/// All functions: InputError with the column. The text, and what it is read with, outlive it.
class PrefixReader {
 public:
  PrefixReader(std::string_view text, const PrefixReading& reading);
  ~PrefixReader();
  PrefixReader(const PrefixReader&) = delete;
  PrefixReader& operator=(const PrefixReader&) = delete;

  /// The whole text as a formula.
  Formula whole(Sort wanted);
  /// The next formula, and the sort that it gives; a quantifier (Sort::quantifier) names its variable from there on.
  Formula formula(Sort wanted);
  Sort gave() const;
  /// The next word, whatever it is.
  std::string_view word(std::string_view expected);
  /// The next word as a new name for a value of the sort, known from there on.
  void name(Sort sort);
  bool done() const;

 private:
  class Words;
  std::unique_ptr<Words> words_;
};

}  // namespace gamecert::language
