// Certificates to text, as FORMAT.md has it.
#include <cassert>

#include "certificates/claim.hpp"
#include "certificates/format.hpp"
#include "certificates/kind.hpp"
#include "certificates/lines.hpp"

namespace gamecert::certificates {

void append_subject(std::string& text, const Claim& claim) {
  text += "game " + claim.game + " " + std::to_string(claim.version) + "\n";
  for (const auto& [name, value] : claim.parameters) {
    text += "parameter " + name + " " + value_text(claim.game, name, value) + "\n";
  }
  if (claim.misere) text += "play misere\n";
  text += "instance " + claim.instance + "\n";
}

std::string write(const Certificate& certificate) {
  const auto& [claim, evidence] = certificate;
  std::string text = "gamecert " + std::to_string(format_version) + "\n";
  append_subject(text, claim);
  text += "statement " + claim.statement + "\n";
  const Kind* kind = find_kind(evidence.kind(), claim);
  assert(kind != nullptr && kind->write);
  text.append("evidence ").append(kind->name).append(" ");
  const std::size_t words = text.size();
  kind->write(text, claim, evidence);
  if (text[words] == '\n') text.erase(words - 1, 1);
  text += "end\n";
  return text;
}

}  // namespace gamecert::certificates
