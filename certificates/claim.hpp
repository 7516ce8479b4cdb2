// What readers, writers and checks ask of claims, whatever these are about.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"

namespace gamecert::certificates {

/// Throws Rejection.
[[noreturn]] void reject(const std::string& reason);

/// A parameter's value as it is written: a number or, if the game is known and says so, a word.
std::string value_text(const std::string& game, std::string_view parameter, int value);

/// The names NAME@DIGEST of games whose rules are texts, which the claim names, ascending.
std::vector<std::string> texts_named(const Claim& claim);

/// Rejects a claim unless it is about a `kind`, conjecture or reduction, of version 1 without parameters and play.
void require_plain(const Claim& claim, const std::string& kind);

}  // namespace gamecert::certificates
