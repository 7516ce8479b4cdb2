// Gates by depth, one `let` for each.
#include "encode/smt_terms.hpp"

#include <algorithm>

#include "text/errors.hpp"

namespace gamecert::encode {

std::string SmtTerms::of(Literal wire) const {
  if (wire.constant()) return wire == always ? "true" : "false";
  const auto input = inputs_.find(wire.gate());
  const std::string name = input != inputs_.end() ? input->second : "g" + std::to_string(wire.gate());
  return wire.inverted() ? "(not " + name + ")" : name;
}

std::string SmtTerms::bound(const std::vector<Literal>& roots, const std::string& body) const {
  std::vector<char> needed(circuit_.gates(), 0);
  for (const Literal root : roots) needed[root.gate()] = 1;
  for (auto gate = static_cast<std::uint32_t>(circuit_.gates()); gate-- > 1;) {
    if (needed[gate] == 0) continue;
    needed[circuit_.fanins(gate).a.gate()] = needed[circuit_.fanins(gate).b.gate()] = 1;
  }
  std::vector<std::size_t> depth(circuit_.gates(), 0);  // 0 for the constant and the inputs
  std::vector<std::vector<std::uint32_t>> layers;
  for (std::uint32_t gate = 1; gate < circuit_.gates(); ++gate) {
    if (needed[gate] == 0 || circuit_.is_input(gate)) continue;
    const auto [a, b] = circuit_.fanins(gate);
    depth[gate] = 1 + std::max(depth[a.gate()], depth[b.gate()]);
    if (layers.size() < depth[gate]) layers.resize(depth[gate]);
    layers[depth[gate] - 1].push_back(gate);
  }
  std::string text;
  for (const auto& layer : layers) {
    text += "(let (";
    for (const std::uint32_t gate : layer) {
      circuit_.step(text.size());
      const auto [a, b] = circuit_.fanins(gate);
      text += (gate == layer.front() ? "(g" : " (g") + std::to_string(gate) + " (and " + of(a) + " " + of(b) + "))";
      if (text.size() > most_smt_characters)
        throw text::LimitError("the formula has more than " + std::to_string(most_smt_characters) + " characters");
    }
    text += ")\n";
  }
  return text + body + std::string(layers.size(), ')');
}

std::string smt_integer(long long value) {
  return value < 0 ? "(- " + std::to_string(-value) + ")" : std::to_string(value);
}

std::string smt_integer(const SmtTerms& terms, const std::vector<Literal>& number) {
  long long fixed = 0;
  std::vector<std::string> summands;
  for (std::size_t i = 0; i < number.size(); ++i) {
    const long long worth = (i + 1 == number.size() ? -1 : 1) * (1LL << i);
    if (number[i] == always) fixed += worth;
    if (!number[i].constant()) summands.push_back("(ite " + terms.of(number[i]) + " " + smt_integer(worth) + " 0)");
  }
  if (fixed != 0) summands.push_back(smt_integer(fixed));
  return smt_joined("+", summands, "0");
}

std::string smt_joined(const std::string& word, const std::vector<std::string>& operands, const std::string& if_none) {
  if (operands.size() < 2) return operands.empty() ? if_none : operands.front();
  std::string text = "(" + word;
  for (const std::string& operand : operands) text += " " + operand;
  return text + ")";
}

}  // namespace gamecert::encode
