// Strict readers of QDIMACS and QCIR-14 and a small solver of what they read: everything but the games is written here.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace gamecert::testing {

using Prefix = std::vector<std::pair<bool, std::vector<int>>>;  // universal, variables; the outermost first

[[noreturn]] inline void malformed(const std::string& what, const std::string& line) {
  throw std::runtime_error(what + ": '" + line + "'");
}

/// The numbers of a line between `begin` and its end, one blank between each.
inline std::vector<int> numbers(const std::string& line, std::size_t begin) {
  std::vector<int> result;
  std::istringstream in(line.substr(begin));
  std::string again = line.substr(0, begin);
  for (int number = 0; in >> number;) {
    again += (result.empty() ? "" : " ") + std::to_string(number);
    result.push_back(number);
  }
  if (again != line) malformed("numbers are not written plainly", line);
  return result;
}

struct Qdimacs {
  Prefix prefix;
  std::vector<std::vector<int>> clauses;
};

/// The grammar of QDIMACS 1.1, without free variables. Throws runtime_error for whatever does not follow it.
inline Qdimacs read_qdimacs(const std::string& text) {
  Qdimacs result;
  if (!text.ends_with('\n')) malformed("no end of line", "");
  std::istringstream in(text);
  std::string line;
  while (std::getline(in, line) && line.starts_with('c')) {
    if (line.size() > 1 && line[1] != ' ') malformed("a comment without a blank", line);
  }
  if (!line.starts_with("p cnf ")) malformed("no header", line);
  const std::vector<int> sizes = numbers(line, 6);
  if (sizes.size() != 2) malformed("not two sizes", line);
  std::vector<int> seen(static_cast<std::size_t>(sizes[0]) + 1, 0);
  while (std::getline(in, line)) {
    const bool quantifier = line.starts_with("a ") || line.starts_with("e ");
    std::vector<int> found = numbers(line, quantifier ? 2 : 0);
    if (found.empty() || found.back() != 0) malformed("no 0 at the end", line);
    found.pop_back();
    if (std::ranges::any_of(found, [&](int n) { return n == 0 || std::abs(n) > sizes[0]; }))
      malformed("a number out of range", line);
    if (quantifier) {
      if (!result.clauses.empty() || found.empty()) malformed("a block behind clauses, or without variables", line);
      const bool universal = line[0] == 'a';
      if (!result.prefix.empty() && result.prefix.back().first == universal) malformed("blocks do not alternate", line);
      for (const int n : found) {
        if (n < 0 || seen[static_cast<std::size_t>(n)]++ != 0) malformed("a variable twice, or negative", line);
      }
      result.prefix.emplace_back(universal, found);
    } else {
      for (std::size_t i = 0; i < found.size(); ++i) {
        if (seen[static_cast<std::size_t>(std::abs(found[i]))] == 0) malformed("a free variable", line);
        for (std::size_t j = 0; j < i; ++j) {
          if (std::abs(found[i]) == std::abs(found[j])) malformed("a variable twice in a clause", line);
        }
      }
      result.clauses.push_back(found);
    }
  }
  if (static_cast<int>(result.clauses.size()) != sizes[1]) malformed("another number of clauses", line);
  if (!result.prefix.empty() && result.prefix.back().first) malformed("the innermost block is universal", line);
  return result;
}

/// Decides by branching on the outermost variable, after literals that stand alone among the universal ones are set.
class QdimacsSolver {
 public:
  explicit QdimacsSolver(const Qdimacs& formula) : formula_(formula) {
    for (const auto& [universal, variables] : formula.prefix) {
      for (const int v : variables) {
        order_.push_back(v);
        universal_[v] = universal;
      }
    }
  }
  bool is_true() { return is_true(std::map<int, bool>()); }

 private:
  bool is_true(std::map<int, bool> values) const {
    for (bool changed = true; changed;) {
      changed = false;
      bool all_met = true;
      for (const std::vector<int>& clause : formula_.clauses) {
        std::vector<int> open;  // existential literals without a value
        bool met = false;
        bool universal = false;
        for (const int literal : clause) {
          const auto value = values.find(std::abs(literal));
          if (value != values.end()) {
            met = met || value->second == (literal > 0);
          } else if (universal_.at(std::abs(literal))) {
            universal = true;
          } else {
            open.push_back(literal);
          }
        }
        if (met) continue;
        all_met = false;
        if (open.empty()) return false;
        if (open.size() > 1 || universal) continue;
        values[std::abs(open[0])] = open[0] > 0;
        changed = true;
      }
      if (all_met) return true;
    }
    for (const int v : order_) {
      if (values.contains(v)) continue;
      for (const bool value : {false, true}) {
        auto next = values;
        next[v] = value;
        if (is_true(std::move(next)) != universal_.at(v)) return !universal_.at(v);
      }
      return universal_.at(v);
    }
    return true;
  }

  const Qdimacs& formula_;
  std::vector<int> order_;
  std::map<int, bool> universal_;
};

struct Qcir {
  Prefix prefix;
  struct Gate {
    bool either;
    std::vector<int> wires;
  };
  std::map<int, Gate> gates;
  int output = 0;
};

/// QCIR-G14 in its cleansed form, gates before their uses. Throws runtime_error for whatever does not follow it.
inline Qcir read_qcir(const std::string& text) {
  Qcir result;
  std::istringstream in(text);
  std::string line;
  std::getline(in, line);
  if (!line.starts_with("#QCIR-G14 ")) malformed("no format line", line);
  const std::vector<int> most = numbers(line, 10);
  std::map<int, bool> known;
  while (std::getline(in, line)) {
    if (line.starts_with("# ")) continue;
    const std::size_t open = line.find('(');
    if (open == std::string::npos || !line.ends_with(')')) malformed("no operands", line);
    std::vector<int> wires;
    std::string again = line.substr(0, open) + "(";
    std::istringstream inside(line.substr(open + 1, line.size() - open - 2));
    for (std::string word; std::getline(inside, word, ',');) {
      wires.push_back(std::stoi(word));
      again += (wires.size() == 1 ? "" : ", ") + std::to_string(wires.back());
    }
    if (again + ")" != line) malformed("operands are not written plainly", line);
    const std::string word = line.substr(0, open);
    if (word == "exists" || word == "forall") {
      if (result.output != 0 || wires.empty()) malformed("a block behind the output, or without variables", line);
      for (const int v : wires) {
        if (v < 1 || v > most.at(0) || !known.emplace(v, true).second) malformed("a variable twice, or none", line);
      }
      result.prefix.emplace_back(word == "forall", wires);
    } else if (word == "output") {
      if (result.output != 0 || wires.size() != 1) malformed("not one output", line);
      result.output = wires[0];
    } else {
      const std::size_t equal = word.find(" = ");
      const std::string kind = equal == std::string::npos ? "" : word.substr(equal + 3);
      if (result.output == 0 || (kind != "and" && kind != "or")) malformed("neither gate nor block", line);
      for (const int wire : wires) {
        if (!known.contains(std::abs(wire))) malformed("a gate that is used before it is defined", line);
      }
      const int gate = numbers(word.substr(0, equal), 0).at(0);
      if (gate < 1 || gate > most.at(0) || !known.emplace(gate, true).second) malformed("a gate twice, or none", line);
      result.gates[gate] = {kind == "or", wires};
    }
  }
  if (!known.contains(std::abs(result.output))) malformed("no output", line);
  return result;
}

/// By all values of the variables.
inline bool is_true(const Qcir& formula) {
  std::vector<std::pair<int, bool>> variables;
  for (const auto& [universal, block] : formula.prefix) {
    for (const int v : block) variables.emplace_back(v, universal);
  }
  std::map<int, bool> values;
  const auto of = [&](int wire) { return values.at(std::abs(wire)) == (wire > 0); };
  const auto from = [&](auto&& self, std::size_t i) -> bool {
    if (i == variables.size()) {
      for (const auto& [number, gate] : formula.gates)  // ascending: those it uses come first
        values[number] = gate.either ? std::ranges::any_of(gate.wires, of) : std::ranges::all_of(gate.wires, of);
      return of(formula.output);
    }
    const auto [variable, universal] = variables[i];
    for (const bool value : {false, true}) {
      values[variable] = value;
      if (self(self, i + 1) != universal) return !universal;
    }
    return universal;
  };
  return from(from, 0);
}

}  // namespace gamecert::testing
