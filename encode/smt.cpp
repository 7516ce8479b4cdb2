// Positions in an order as integers, unrolled play as integers that name moves, quantified formulas as they are.
//
// Orders: positions of adjacent vertices differ, so each of the two is before the other or not, and conversely every
// order of the vertices numbers them. What a vertex needs is a condition on how many neighbours come before it; why
// that is all: docs/ENCODINGS.md. Only differences of positions are compared, so ELLO is a question of difference
// logic.
#include "encode/smt.hpp"

#include <algorithm>
#include <numeric>

#include "encode/play.hpp"
#include "encode/smt_terms.hpp"
#include "encode/solitaires/models.hpp"
#include "encode/solitaires/questions.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {
namespace {

/// The lines of a script.
class Script {
 public:
  Script(const std::string& title, const std::string& logic, const Checkpoint& between)
      : text_("; " + title + "\n"), logic_(logic), pace_(between) {}
  void comment(const std::string& line) { text_ += "; " + line + "\n"; }
  void integer(const std::string& name) { declarations_.push_back(name); }
  /// LimitError.
  void require(const std::string& term) {
    assertions_ += "(assert " + term + ")\n";
    pace_.step(assertions_.size());
    if (assertions_.size() > most_smt_characters)
      throw text::LimitError("the formula has more than " + std::to_string(most_smt_characters) + " characters");
  }
  std::string text() const {
    std::string result = text_ + "(set-logic " + logic_ + ")\n";
    for (const std::string& name : declarations_) result += "(declare-fun " + name + " () Int)\n";
    return result + assertions_ + "(check-sat)\n";
  }
  const std::vector<std::string>& integers() const { return declarations_; }

 private:
  std::string text_, logic_, assertions_;
  std::vector<std::string> declarations_;
  Pace pace_;
};

std::string position(int v) { return "p" + std::to_string(v); }

/// u comes before v; one term and its negative for both orders of the two.
std::string before(int u, int v) {
  return u < v ? "(< " + position(u) + " " + position(v) + ")" : "(not (< " + position(v) + " " + position(u) + "))";
}

/// Positions of the vertices, different where they are adjacent. By vertex, terms that say of each of its neighbours,
/// in a digraph each tail of an arc to it, that it comes before.
std::vector<std::vector<std::string>> positions(Script& script, const games::Instance& instance) {
  std::vector<std::vector<std::string>> earlier(static_cast<std::size_t>(instance.order()));
  script.comment("p0, p1, ...: positions of the vertices");
  for (int v = 0; v < instance.order(); ++v) script.integer(position(v));
  std::vector<std::pair<int, int>> adjacent;
  for (int u = 0; u < instance.order(); ++u) {
    for (const int v : instance.neighbours(u)) {
      earlier[static_cast<std::size_t>(v)].push_back(before(u, v));
      adjacent.emplace_back(std::minmax(u, v));
    }
  }
  std::ranges::sort(adjacent);
  adjacent.erase(std::ranges::unique(adjacent).begin(), adjacent.end());
  for (const auto& [u, v] : adjacent) script.require("(distinct " + position(u) + " " + position(v) + ")");
  return earlier;
}

/// The vertices by position, the least first among equals.
std::vector<int> by_position(const std::vector<std::int64_t>& values, std::size_t order) {
  std::vector<int> vertices(order);
  std::iota(vertices.begin(), vertices.end(), 0);
  std::ranges::stable_sort(vertices, {}, [&](int v) { return values[static_cast<std::size_t>(v)]; });
  return vertices;
}

Smt finished(const Script& script, std::function<std::vector<int>(const std::vector<std::int64_t>&)> moves) {
  return {script.text(), script.integers(), std::move(moves)};
}

Smt ello(const std::string& title, const games::Instance& instance, const Checkpoint& between) {
  Script script(title, "QF_IDL", between);
  const auto earlier = positions(script, instance);
  std::vector<char> green(earlier.size(), 0);
  for (const int v : instance.vertices("green")) green[static_cast<std::size_t>(v)] = 1;
  for (std::size_t v = 0; v < earlier.size(); ++v) {
    const std::string odd = smt_joined("xor", earlier[v], "false");
    script.require(green[v] != 0 ? "(not " + odd + ")" : odd);
  }
  return finished(script, [n = earlier.size()](const auto& values) { return by_position(values, n); });
}

/// The colour of a vertex and the number of those before it are no multiple of the modulus together.
Smt ello_modular(const std::string& title, const games::Instance& instance, int modulus, const Checkpoint& between) {
  Script script(title, "QF_LIA", between);
  const auto earlier = positions(script, instance);
  const std::vector<int> colour = instance.vertex_values("coloured", 0, modulus - 1, 0);
  for (std::size_t v = 0; v < earlier.size(); ++v) {
    std::vector<std::string> ones;
    for (const std::string& is_before : earlier[v]) ones.push_back("(ite " + is_before + " 1 0)");
    const std::string number = smt_joined("+", ones, "0");
    const int most = static_cast<int>(earlier[v].size());
    for (int left = (modulus - colour[v]) % modulus; left <= most; left += modulus)
      script.require("(not (= " + number + " " + std::to_string(left) + "))");
  }
  return finished(script, [n = earlier.size()](const auto& values) { return by_position(values, n); });
}

/// Every vertex but the last has an odd number of neighbours after it, and the last, which stays, an even one: none.
/// (Those after it are odd in number exactly if those before it are not, or the other way round, by the parity of all.)
Smt odd_elimination(const std::string& title, const games::Instance& instance, const Checkpoint& between) {
  Script script(title, "QF_LIA", between);
  const auto earlier = positions(script, instance);
  script.comment("stays: the vertex that is left");
  script.integer("stays");
  std::vector<std::string> some;
  for (std::size_t v = 0; v < earlier.size(); ++v) {
    some.push_back("(= stays " + std::to_string(v) + ")");
    std::vector<std::string> terms{some.back()};
    terms.insert(terms.end(), earlier[v].begin(), earlier[v].end());
    const std::string odd = smt_joined("xor", terms, "false");
    script.require(earlier[v].size() % 2 == 0 ? odd : "(not " + odd + ")");
  }
  script.require(smt_joined("or", some, "false"));
  return finished(script, [n = earlier.size()](const auto& values) {
    std::vector<int> moves = by_position(values, n);
    if (!moves.empty()) moves.pop_back();
    return moves;
  });
}

/// A constant a step names the move that is made, or -1 for none. So there is exactly one choice in each.
Smt unrolled_play(const std::string& title, const games::Setup& setup, std::string_view statement,
                  const Checkpoint& between) {
  Circuit circuit(between);
  const auto game = make_circuit(setup.info(), setup.instance(), setup.parameters(), circuit);
  const Play play = unrolled(*game, circuit);
  Script script(title, "QF_LIA", between);
  script.comment("move1, move2, ...: the moves by their codes, -1 for none");
  std::unordered_map<std::uint32_t, std::string> inputs;
  std::vector<std::string> names(play.steps.empty() ? 0 : play.steps.front().legal.size());
  for (const Step& step : play.steps) {
    script.integer("move" + std::to_string(script.integers().size() + 1));
    const std::string& constant = script.integers().back();
    std::vector<std::string> some;
    const auto choice = [&](Literal wire, int value) {
      some.push_back("(= " + constant + " " + smt_integer(value) + ")");
      inputs.emplace(wire.gate(), some.back());
    };
    for (std::size_t m = 0; m < step.choices.size(); ++m) {
      if (step.choices[m] == never) continue;
      choice(step.choices[m], static_cast<int>(m));
      names[m] = setup.game().move_name(static_cast<int>(m));
    }
    choice(step.rests, -1);
    script.require(smt_joined("or", some, "false"));
  }
  for (std::size_t m = 0; m < names.size(); ++m) {
    if (!names[m].empty() && names[m] != std::to_string(m)) script.comment(std::to_string(m) + " = " + names[m]);
  }
  const SmtTerms terms(circuit, std::move(inputs));
  std::vector<Literal> roots;
  std::vector<std::string> met;
  for (const std::vector<Literal>& clause : legal_choices(play)) {
    if (std::ranges::find(clause, always) != clause.end()) continue;
    circuit.step(met.size() * sizeof(std::string));
    std::vector<std::string> literals;
    for (const Literal wire : clause) {
      if (wire != never) literals.push_back(terms.of(wire));
    }
    roots.insert(roots.end(), clause.begin(), clause.end());
    met.push_back(smt_joined("or", literals, "false"));
  }
  if (setup.info().stuck == games::Stuck::loses) {
    roots.push_back(play.end.won);
    met.push_back(terms.of(play.end.won));
  } else {
    std::vector<std::string> points{smt_integer(terms, game->head_start())};
    for (const Step& step : play.steps) {
      if (step.gain.empty()) continue;
      roots.insert(roots.end(), step.gain.begin(), step.gain.end());
      points.push_back(smt_integer(terms, step.gain));
    }
    met.push_back("(> " + smt_joined("+", points, "0") + " " + smt_integer(bound_of(setup.info(), statement)) + ")");
  }
  if (play.broken != never) {
    roots.push_back(play.broken);
    met.back() = smt_joined("or", {met.back(), terms.of(play.broken)}, "false");
  }
  script.require(terms.bound(roots, smt_joined("and", met, "true")));
  return finished(script, [](const std::vector<std::int64_t>& values) {
    std::vector<int> moves;
    for (const std::int64_t value : values) {
      if (value >= 0) moves.push_back(static_cast<int>(value));
    }
    return moves;
  });
}

}  // namespace

Smt smt_question(const games::Setup& setup, std::string_view statement, const Checkpoint& between) {
  require_question(setup.info(), statement);
  const std::string_view name = setup.info().name;
  const bool order = name == "ello" || name == "ello-modular" || name == "odd-elimination";
  const std::string title = title_of(setup, statement, order);
  if (name == "ello") return ello(title, setup.instance(), between);
  if (name == "ello-modular")
    return ello_modular(title, setup.instance(), setup.parameters().number("modulus"), between);
  if (name == "odd-elimination") return odd_elimination(title, setup.instance(), between);
  return unrolled_play(title, setup, statement, between);
}

Smt smt_question(const Qbf& qbf) {
  Script script(qbf.title, "ALL", {});
  for (const std::string& note : qbf.notes) script.comment(note);
  std::unordered_map<std::uint32_t, std::string> inputs;
  std::string opening;
  int number = 0;
  for (const Block& block : qbf.prefix) {
    opening += block.universal ? "(forall (" : "(exists (";
    std::string variables;
    for (const auto& [input, name] : block.inputs) {
      const std::string variable = "x" + std::to_string(++number);
      script.comment(variable + " = " + name);
      variables += (variables.empty() ? "(" : " (") + variable + " Bool)";
      inputs.emplace(input.gate(), variable);
    }
    opening += variables + ")\n";
  }
  const SmtTerms terms(qbf.circuit, std::move(inputs));
  script.require(opening + terms.bound({qbf.matrix}, terms.of(qbf.matrix)) + std::string(qbf.prefix.size(), ')'));
  return {script.text()};
}

}  // namespace gamecert::encode
