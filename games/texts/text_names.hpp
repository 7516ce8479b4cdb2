// Games whose rules are texts, as far as claims and certificates see them: names, rules and what they say of
// themselves.
#pragma once

#include <string_view>
#include <vector>

namespace gamecert::games {

struct Entry;
struct GameInfo;

/// Whether it has the form NAME@DIGEST of such a name.
bool names_text(std::string_view word);
/// The name of that form in front of `-gadget`, or that is the whole word; empty if there is none.
std::string_view text_named(std::string_view word);
/// What users call it: the name up to `@`.
std::string_view short_name(std::string_view name);

// Of games whose rules were read: a checker that knows none leaves these out (certificates/left_out/no_texts.cpp).
/// The name of the game of this canonical text, known from now on. InputError with line and column.
std::string_view enter_rules(std::string_view canonical);
/// By name, or by a short name that users gave; null if there is none.
const Entry* text_entry(std::string_view name);
const GameInfo* text_info(std::string_view name);
/// Of a game that is known: its canonical text, and the SHA-256 of that.
std::string_view text_rules(std::string_view name);
std::string_view text_digest(std::string_view name);

}  // namespace gamecert::games
