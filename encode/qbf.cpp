// Clauses with a prefix, and the two texts.
#include "encode/qbf.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "encode/dimacs.hpp"
#include "encode/tseitin.hpp"

namespace gamecert::encode {
namespace {

/// By gate, the number of the innermost block, from 1, on which it depends; 0 for the constant.
std::vector<std::size_t> depths(const Qbf& qbf) {
  std::vector<std::size_t> depth(qbf.circuit.gates(), 0);
  for (std::size_t b = 0; b < qbf.prefix.size(); ++b) {
    for (const auto& [input, name] : qbf.prefix[b].inputs) depth[input.gate()] = b + 1;
  }
  for (std::uint32_t gate = 1; gate < qbf.circuit.gates(); ++gate) {
    qbf.circuit.step();
    if (qbf.circuit.is_input(gate)) continue;
    const auto [a, b] = qbf.circuit.fanins(gate);
    depth[gate] = std::max(depth[a.gate()], depth[b.gate()]);
  }
  return depth;
}

void append(std::vector<VariableBlock>& prefix, bool universal, const std::vector<int>& variables) {
  if (variables.empty()) return;
  if (prefix.empty() || prefix.back().universal != universal) prefix.push_back({universal, {}});
  std::vector<int>& known = prefix.back().variables;
  known.insert(known.end(), variables.begin(), variables.end());
}

/// The lines before the formula, each after `mark`: the title, the notes and the names of the inputs.
std::string comments(const Qbf& qbf, const std::string& mark) {
  std::string text = mark + qbf.title + "\n";
  for (const std::string& note : qbf.notes) text += mark + note + "\n";
  int number = 0;
  for (const Block& block : qbf.prefix) {
    for (const auto& [input, name] : block.inputs) text += mark + std::to_string(++number) + " = " + name + "\n";
  }
  return text;
}

/// The gates that the matrix needs, ascending.
std::vector<std::uint32_t> needed_gates(const Qbf& qbf) {
  std::vector<char> needed(qbf.circuit.gates(), 0);
  needed[qbf.matrix.gate()] = 1;
  std::vector<std::uint32_t> gates;
  for (std::uint32_t gate = qbf.matrix.gate(); gate > 0; --gate) {
    if (needed[gate] == 0 || qbf.circuit.is_input(gate)) continue;
    gates.push_back(gate);
    needed[qbf.circuit.fanins(gate).a.gate()] = needed[qbf.circuit.fanins(gate).b.gate()] = 1;
  }
  std::ranges::reverse(gates);
  return gates;
}

}  // namespace

QuantifiedCnf clauses_of(const Qbf& qbf) {
  Requirement requirement{{}, {{qbf.matrix}}};
  for (const Block& block : qbf.prefix) {
    for (const auto& [input, name] : block.inputs) requirement.inputs.push_back(input);
  }
  CircuitCnf clauses = clauses_of(qbf.circuit, requirement);

  const std::vector<std::size_t> depth = depths(qbf);
  std::vector<std::vector<int>> gates(qbf.prefix.size() + 1);  // by depth
  for (std::uint32_t gate = 1; gate < qbf.circuit.gates(); ++gate) {
    if (!qbf.circuit.is_input(gate) && clauses.variables[gate] != 0)
      gates[depth[gate]].push_back(clauses.variables[gate]);
  }
  QuantifiedCnf result{std::move(clauses.cnf), {}};
  int variable = 0;
  for (std::size_t b = 0; b < qbf.prefix.size(); ++b) {
    std::vector<int> inputs;
    for (std::size_t i = 0; i < qbf.prefix[b].inputs.size(); ++i) inputs.push_back(++variable);
    append(result.prefix, qbf.prefix[b].universal, inputs);
    append(result.prefix, false, gates[b + 1]);
  }
  if (!result.prefix.empty() && result.prefix.back().universal) append(result.prefix, false, {result.cnf.variable()});
  return result;
}

std::string qdimacs(const Qbf& qbf) {
  const QuantifiedCnf formula = clauses_of(qbf);
  std::string text = comments(qbf, "c ") + header(formula.cnf);
  for (const VariableBlock& block : formula.prefix) {
    text += block.universal ? "a " : "e ";
    for (const int variable : block.variables) text += std::to_string(variable) + " ";
    text += "0\n";
  }
  return text + clause_lines(formula.cnf);
}

std::string qcir(const Qbf& qbf) {
  const std::vector<std::uint32_t> gates = needed_gates(qbf);
  std::vector<std::size_t> names(qbf.circuit.gates(), 0);
  std::size_t last = 0;
  std::string prefix;
  for (const Block& block : qbf.prefix) {
    std::string variables;
    for (const auto& [input, name] : block.inputs) {
      names[input.gate()] = ++last;
      variables += (variables.empty() ? "" : ", ") + std::to_string(last);
    }
    if (!variables.empty()) prefix += (block.universal ? "forall(" : "exists(") + variables + ")\n";
  }
  const auto text_of = [&](Literal wire) { return (wire.inverted() ? "-" : "") + std::to_string(names[wire.gate()]); };
  std::string lines;
  if (qbf.matrix.constant()) {
    names[0] = ++last;
    lines = std::to_string(last) + " = or()\n";
  }
  for (const std::uint32_t gate : gates) {
    qbf.circuit.step(lines.size());
    const auto [a, b] = qbf.circuit.fanins(gate);
    names[gate] = ++last;
    lines += std::to_string(last) + " = and(" + text_of(a) + ", " + text_of(b) + ")\n";
  }
  return "#QCIR-G14 " + std::to_string(last) + "\n" + comments(qbf, "# ") + prefix + "output(" + text_of(qbf.matrix) +
         ")\n" + lines;
}

}  // namespace gamecert::encode
