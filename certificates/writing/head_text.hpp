// What stands in front of evidence: writers write it, and digests are of it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "certificates/claim.hpp"
#include "certificates/format.hpp"
#include "games/texts/text_names.hpp"

namespace gamecert::certificates {

/// The lines from `game` to `instance`.
inline void append_subject(std::string& text, const Claim& claim) {
  text += "game " + claim.game + " " + std::to_string(claim.version) + "\n";
  for (const auto& [name, value] : claim.parameters) {
    text += "parameter " + name + " " + value_text(claim.game, name, value) + "\n";
  }
  if (claim.misere) text += "play misere\n";
  text += "instance " + claim.instance + "\n";
}

/// The lines from `gamecert` on, and `evidence` with the name of the kind and a space.
inline void append_head(std::string& text, const Claim& claim, std::string_view kind) {
  text += "gamecert " + std::to_string(format_version) + "\n";
  for (const std::string& name : texts_named(claim)) {
    const std::string_view rules = games::text_rules(name);
    text += "rules " + std::to_string(std::ranges::count(rules, '\n')) + "\n";
    text += rules;
  }
  append_subject(text, claim);
  text += "statement " + claim.statement + "\n";
  text.append("evidence ").append(kind).append(" ");
}

}  // namespace gamecert::certificates
