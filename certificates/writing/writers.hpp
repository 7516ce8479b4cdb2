// The writers of evidence, by family: no checker links them.
#pragma once

#include <span>
#include <string>

#include "certificates/certificate.hpp"

namespace gamecert::certificates {

/// If the evidence is of its kind, appends its text from the words behind the name of the kind on, and says so. A kind
/// without such words begins with the end of the line.
using Writer = bool (*)(std::string& text, const Claim& claim, const Evidence& evidence);

/// The writer of the kind with the value `Value`.
template <class Value, void (*write)(std::string&, const Claim&, const Value&)>
bool writes(std::string& text, const Claim& claim, const Evidence& evidence) {
  const Value* value = evidence.as<Value>();
  if (value != nullptr) write(text, claim, *value);
  return value != nullptr;
}

std::span<const Writer> plays_writers();
std::span<const Writer> points_writers();
std::span<const Writer> impartial_writers();
std::span<const Writer> structure_writers();
std::span<const Writer> formulas_writers();
std::span<const Writer> gadgets_writers();
std::span<const Writer> reductions_writers();
std::span<const Writer> replies_writers();
std::span<const Writer> counterexamples_writers();
std::span<const Writer> ledgers_writers();
std::span<const Writer> theorems_writers();

}  // namespace gamecert::certificates
