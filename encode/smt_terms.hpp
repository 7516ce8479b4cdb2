// Circuits as terms of SMT-LIB 2.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "encode/circuit.hpp"

namespace gamecert::encode {

/// Scripts are at most so long; longer ones are a LimitError.
constexpr std::size_t most_smt_characters = 1'000'000'000;

/// Terms of sort Bool for the wires of a circuit. A gate is the name that `bound` gives it.
class SmtTerms {
 public:
  /// `inputs`: the terms of the circuit's inputs, by gate.
  SmtTerms(const Circuit& circuit, std::unordered_map<std::uint32_t, std::string> inputs)
      : circuit_(circuit), inputs_(std::move(inputs)) {}
  std::string of(Literal wire) const;
  /// `body`, a term made of terms of the roots, with a `let` around it for the gates on which they depend: those of one
  /// depth together, so that terms are nested no deeper than the circuit is. LimitError.
  std::string bound(const std::vector<Literal>& roots, const std::string& body) const;

 private:
  const Circuit& circuit_;
  std::unordered_map<std::uint32_t, std::string> inputs_;
};

/// The integer that a number in two's complement is: a linear term of sort Int.
std::string smt_integer(const SmtTerms& terms, const std::vector<Literal>& number);
/// The numeral; SMT-LIB has none below 0.
std::string smt_integer(long long value);
/// `(word a b ...)`; of one operand itself, of none `if_none`.
std::string smt_joined(const std::string& word, const std::vector<std::string>& operands, const std::string& if_none);

}  // namespace gamecert::encode
