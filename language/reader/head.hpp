// The head of a word that a text defines: `NAME`, `NAME(k, set S)`, in front of what it means.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "language/outside.hpp"

namespace gamecert::language {

/// Whether formulas read the text as one name: of small letters, digits and hyphens, a letter first and behind every
/// hyphen.
bool plain_name(std::string_view text);

struct Head {
  std::string name;
  std::size_t column = 1;
  std::vector<Parameter> parameters = {};
  std::vector<std::size_t> columns = {};  // of the parameters
  std::size_t end = 1;                    // the column of what stands behind it
};

/// At the beginning of a text. InputError with the column: for a sort that is none, and for parameters whose names are
/// taken by the language or by another one.
Head read_head(std::string_view text);
/// InputError if a word with such parameters cannot call itself; `columns`: of the parameters, of one text.
void require_falling(std::span<const Parameter> parameters, std::span<const std::size_t> columns);

}  // namespace gamecert::language
