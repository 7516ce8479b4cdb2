// What formulas are about: graphs, or digraphs.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "language/formula.hpp"
#include "text/errors.hpp"

namespace gamecert::language {

/// What a formula is asked about.
enum class GraphKind { graphs, digraphs };
using About = std::optional<GraphKind>;

/// What the outermost word names that makes no sense for the subject, `oddity` or `nimber(blue-red)`; empty if all
/// does.
std::string misfit(const Formula& formula, GraphKind subject, const GameWords* games);
/// The refusal of what misfit() names.
text::InputError misfit_error(const std::string& word, GraphKind subject, std::size_t column);
/// Throws it for a misfit anywhere in the formula.
void require_about(const Formula& formula, GraphKind subject, const GameWords* games);

}  // namespace gamecert::language
