// Formulas of a text as C++: one case a word, and an error for any other.
#include "games/built_in/printed_formulas.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/built_in/formula_pattern.hpp"
#include "games/built_in/printed_lines.hpp"
#include "language/infix.hpp"

namespace gamecert::games {
namespace {

[[noreturn]] void refuse(const std::string& expected, const Formula& found) {
  throw NotPrinted("expected " + expected + " of which there is C++, found '" + language::infix(found) + "'");
}

bool number(const Formula& formula) {
  return !formula.word.empty() && std::ranges::all_of(formula.word, [](char c) { return c >= '0' && c <= '9'; });
}

/// The cell of a choice or a variable.
const std::string& printed_element(const Formula& formula, const PrintedNames& names) {
  const auto known = names.elements.find(formula.word);
  if (known == names.elements.end() || !formula.arguments.empty()) refuse("a choice or a variable", formula);
  return known->second;
}

std::string joined(const Formula& formula, const std::string& sign, const PrintedNames& names, Around around) {
  const auto side = [&](const Formula& of) {
    return printed_set(of, names, of.word == formula.word ? Around::nothing : Around::operation);
  };
  const std::string result = side(formula.arguments[0]) + sign + side(formula.arguments[1]);
  return around == Around::nothing ? result : "(" + result + ")";
}

/// `- a`, of a union once for each set that it joins.
std::string taken_away(const Formula& formula, const PrintedNames& names) {
  if (formula.word == "union") return taken_away(formula.arguments[0], names) + taken_away(formula.arguments[1], names);
  return " - " + printed_set(formula, names, Around::operation);
}

std::string printed_difference(const Formula& formula, const PrintedNames& names, Around around) {
  const std::string result =
      printed_set(formula.arguments[0], names, Around::difference) + taken_away(formula.arguments[1], names);
  return around == Around::operation ? "(" + result + ")" : result;
}

/// The members of a set with a condition.
std::string printed_members(const Formula& formula, const PrintedNames& names) {
  const Formula &member = formula.arguments[0], &holds = formula.arguments[1];
  const std::string& name = member.arguments[0].word;
  PrintedNames inside = names;
  inside.elements[name] = name;
  if (names.edges()) {
    const bool two = holds.word == "&";
    const std::string within =
        two ? printed_set({"those", {member, holds.arguments[0]}}, names) : printed_set(member.arguments[1], names);
    return names.arena + ".those(" + within + ", [&](int " + name + ") { return " +
           printed_truth(two ? holds.arguments[1] : holds, inside) + "; })";
  }
  const std::string chosen = "cells_where(" + names.arena + ".space(), " + names.arena + ".order(), [&](int " + name +
                             ") { return " + printed_truth(holds, inside) + "; })";
  const std::string within = printed_set(member.arguments[1], names, Around::operation);
  return within == printed_universe(names) ? chosen : within + " & " + chosen;
}

/// The edges at both ends of an edge.
std::string printed_at_ends(const std::string& e, const PrintedNames& names, Around around) {
  const auto at = [&](const char* end) {
    return names.arena + ".edges_at(" + names.arena + ".ends(" + e + ")." + end + ")";
  };
  const std::string result = at("first") + " | " + at("second");
  return around == Around::nothing ? result : "(" + result + ")";
}

/// Whether options and numbers that are chosen decide a truth.
bool decided(const Formula& truth, const PrintedNames& names) {
  if (truth.word == "&" || truth.word == "|")
    return decided(truth.arguments[0], names) && decided(truth.arguments[1], names);
  return truth.word == "=" && names.numbers.contains(truth.arguments[0].word) &&
         (number(truth.arguments[1]) || names.numbers.contains(truth.arguments[1].word));
}
/// Such a truth as a bool.
std::string printed_bool(const Formula& truth, const PrintedNames& names) {
  if (truth.word != "=")
    return printed_bool(truth.arguments[0], names) + " " + truth.word + truth.word + " " +
           printed_bool(truth.arguments[1], names);
  return printed_number(truth.arguments[0], names) + " == " + printed_number(truth.arguments[1], names);
}
std::string constant(bool holds, const PrintedNames& names) {
  return std::string(holds ? "none(" : "any(") + printed_set({"{}", {}}, names) + ")";
}
/// `&` or `|` of which one side is decided: where that leaves it open, the other.
std::string printed_decided(const Formula& truth, const PrintedNames& names) {
  const bool both = truth.word == "&", whole = decided(truth, names);
  const std::size_t first = decided(truth.arguments[0], names) ? 0 : 1;
  const std::string condition = printed_bool(whole ? truth : truth.arguments[first], names),
                    known = constant(!both, names);
  const std::string other = whole ? constant(both, names) : printed_truth(truth.arguments[1 - first], names);
  return condition + " ? " + (both ? other + " : " + known : known + " : " + other);
}

/// Of two sets, of which a truth says which is meant.
std::string printed_choice(const Formula& formula, const PrintedNames& names, Around around) {
  const Formula &when = formula.arguments[0], &one = formula.arguments[1], &other = formula.arguments[2];
  std::string result;
  if (decided(when, names)) {
    result = printed_bool(when, names) + " ? " + printed_set(one, names, Around::operation) + " : " +
             printed_set(other, names, Around::operation);
    return around == Around::nothing ? result : "(" + result + ")";
  }
  const auto kept = [&](const Formula& holds, const Formula& set) {
    return "when(" + printed_truth(holds, names) + ", " + printed_set(set, names) + ")";
  };
  if (other.word == "{}") return kept(when, one);
  if (one.word == "{}") return kept({"!", {when}}, other);
  result = kept(when, one) + " | " + kept({"!", {when}}, other);
  return around == Around::nothing ? result : "(" + result + ")";
}

Formula made(const std::string& name, std::vector<Formula> arguments) { return {name, std::move(arguments)}; }

/// The edges with a number that is given, 1 or 2, or without one.
std::string printed_value(const Formula& equal, const PrintedNames& names, Around around) {
  const std::string &given = equal.arguments[0].word, &value = equal.arguments[1].word;
  if (value == "1" || value == "2") return given + value;
  if (value != "0") refuse("a number from 0 to 2", equal.arguments[1]);
  const std::string result = names.arena + ".edges() - " + given + "1 - " + given + "2";
  return around == Around::operation ? "(" + result + ")" : result;
}

/// Of a degree whether it is odd, which the graph decides; else of two numbers how they compare.
std::string printed_comparison(const Formula& formula, const PrintedNames& names, Around around) {
  const Formula &one = formula.arguments[0], &other = formula.arguments[1];
  if (const auto is = matched("= mod degree $v 2 1", formula))
    return "odd(" + names.arena + ".neighbours(" + printed_element(is->at("v"), names) + "))";
  if (formula.word == "=" && names.values.contains(one.word))
    return printed_value(formula, names, Around::operation) + ".contains(" + printed_element(one.arguments[0], names) +
           ")";
  const std::string result = printed_amount(one, names) + " " + (formula.word == "=" ? "==" : formula.word) + " " +
                             printed_amount(other, names);
  return around == Around::nothing ? result : "(" + result + ")";
}

/// Words that texts define about boards drawn in the plane, each a member of the arena; empty for other sets.
std::string printed_drawn(const Formula& formula, const PrintedNames& names, Around around) {
  if (const auto is = matched("edges-in union ends edges-in $e corners $e", formula))
    return names.arena + ".quadrilateral(" + printed_element(is->at("e"), names) + ")";
  if (const auto is = matched(
          "those member $f crossing $e in ends edges-in $f those member $v corners $e in sides $e $v $S", formula))
    return names.arena + ".flipped(" + printed_element(is->at("e"), names) + ", " + printed_set(is->at("S"), names) +
           ")";
  const auto is = matched("those member $f E $holds", formula);
  const bool value = is && is->at("holds").word == "=" && names.values.contains(is->at("holds").arguments[0].word);
  return value ? printed_value(is->at("holds"), names, around) : "";
}

}  // namespace

std::optional<Formula> path_from_root(const Formula& formula, const std::string& roots) {
  if (roots.empty()) return std::nullopt;
  const auto is = matched("those member $u V exists member $r " + roots + " in $u between $r $v", formula);
  return is ? std::optional(is->at("v")) : std::nullopt;
}

std::optional<Matched> captures(const Formula& number) {
  const std::string half = " edges-at $v card edges-at $v ";
  return matched("count member $v ends edges-in $e & > * 2 card intersection $F" + half +
                     "! > * 2 card intersection $S edges-at $v card edges-at $v",
                 number);
}

std::string printed_universe(const PrintedNames& names) {
  return names.arena + (names.edges() ? ".edges()" : ".vertices()");
}

std::string printed_set(const Formula& formula, const PrintedNames& names, Around around) {
  const std::string& word = formula.word;
  if (const auto set = names.sets.find(word); set != names.sets.end()) return set->second;
  if (word == (names.edges() ? "E" : "V")) return printed_universe(names);
  if (word == "{}") return names.arena + (names.drawn() ? ".none()" : ".space().none()");
  if (word == "union") return joined(formula, " | ", names, around);
  if (word == "intersection") return joined(formula, " & ", names, around);
  if (word == "symmetric") return joined(formula, " ^ ", names, around);
  if (word == "difference") return printed_difference(formula, names, around);
  if (const auto is = matched("those member $u V <= distance $u $v $d", formula))
    return "entry(near, " + printed_element(is->at("v"), names) + ")";
  if (word == "if") return printed_choice(formula, names, around);
  if (const std::optional<Formula> v = path_from_root(formula, names.roots))
    return names.arena + ".path_to(" + printed_element(*v, names) + ")";
  if (names.edges()) {
    if (const std::string drawn = printed_drawn(formula, names, around); !drawn.empty()) return drawn;
    if (word == "crossing") return names.arena + ".crossing(" + printed_element(formula.arguments[0], names) + ")";
  }
  if (word == "those" && formula.arguments[0].word == "member") return printed_members(formula, names);
  if (names.edges()) {
    if (word == "edges-in") return names.arena + ".edge(" + printed_element(formula.arguments[0], names) + ")";
    if (word == "edges-at" && names.cells == PrintedCells::edges)
      return printed_at_ends(printed_element(formula.arguments[0], names), names, around);
  } else {
    if (const auto is = matched("ends edges-in $e", formula); is && names.cells == PrintedCells::pins)
      return names.arena + ".ends(" + printed_element(is->at("e"), names) + ")";
    if (word == "in-neighbours") return "entry(into, " + printed_element(formula.arguments[0], names) + ")";
    if (word == "N" || word == "out-neighbours")
      return names.arena + ".neighbours(" + printed_element(formula.arguments[0], names) + ")";
    if (names.elements.contains(word)) return names.arena + ".vertex(" + printed_element(formula, names) + ")";
  }
  refuse("a set", formula);
}

std::string printed_number(const Formula& formula, const PrintedNames& names) {
  if (number(formula)) return formula.word;
  if (const auto known = names.numbers.find(formula.word); known != names.numbers.end()) return known->second;
  if (formula.word == "+" || formula.word == "-")
    return printed_number(formula.arguments[0], names) + " " + formula.word + " " +
           printed_number(formula.arguments[1], names);
  refuse("a number", formula);
}

std::string printed_amount(const Formula& formula, const PrintedNames& names) {
  if (formula.word == "card") return "count(" + printed_set(formula.arguments[0], names) + ")";
  if (const std::optional<LineAt> lines = lines_at(formula); lines && names.drawn())
    return names.arena + ".lines_within(" + printed_element({lines->edge, {}}, names) + ", " +
           printed_set(lines->within, names) + ")";
  if (const auto is = captures(formula))
    return "captures(" + printed_element(is->at("e"), names) + ", " + printed_set(is->at("F"), names) + ")";
  if (const auto is = matched("count member $v V > * 2 card intersection $F edges-at $v card edges-at $v", formula))
    return "captured(" + printed_set(is->at("F"), names) + ")";
  if (formula.word == "count") return "count(" + printed_set({"those", formula.arguments}, names) + ")";
  if (formula.word == "-" || formula.word == "+")
    return printed_amount(formula.arguments[0], names) + " " + formula.word + " " +
           printed_amount(formula.arguments[1], names);
  if (formula.word == "*")
    return "multiple(" + printed_number(formula.arguments[0], names) + ", " +
           printed_amount(formula.arguments[1], names) + ")";
  return printed_number(formula, names);
}

namespace {

/// That lines lie within a set; empty for another truth.
std::string printed_lines(const Formula& truth, const PrintedNames& names) {
  if (!names.drawn()) return "";
  if (const std::optional<Formula> set = full_triangle(truth))
    return names.arena + ".line_within(" + printed_set(*set, names) + ")";
  const std::optional<LineAt> at = line_at(truth);
  if (!at) return "";
  return names.arena + ".line_at_within(" + printed_element({at->edge, {}}, names) + ", " +
         printed_set(at->within, names) + ")";
}

/// Of the members of a set.
std::string printed_quantifier(const Formula& truth, const PrintedNames& names) {
  const bool all = truth.word == "forall";
  const Formula &member = truth.arguments[0], &holds = truth.arguments[1];
  if (holds.word == "=" && names.values.contains(holds.arguments[0].word) &&
      holds.arguments[0].arguments[0] == member.arguments[0])
    return std::string(all ? "none(" : "any(") + printed_set(member.arguments[1], names, Around::operation) +
           (all ? " - " : " & ") + printed_value(holds, names, Around::operation) + ")";
  const Formula those = made("those", {member, all ? made("!", {holds}) : holds});
  return std::string(all ? "none(" : "any(") + printed_set(those, names) + ")";
}

}  // namespace

std::string printed_truth(const Formula& formula, const PrintedNames& names, Around around) {
  const std::string& word = formula.word;
  const auto side = [&](std::size_t i, Around at) { return printed_truth(formula.arguments[i], names, at); };
  const auto apart = [&](const std::string& truth) { return around == Around::nothing ? truth : "(" + truth + ")"; };
  if (const std::string lines = printed_lines(formula, names); !lines.empty()) return lines;
  if (word == "if" && decided(formula.arguments[0], names))
    return apart(printed_bool(formula.arguments[0], names) + "\n        ? " + side(1, Around::nothing) +
                 "\n        : " + side(2, Around::nothing));
  if (word == "!" && formula.arguments[0].word == "same" && formula.arguments[0].arguments[1].word == "{}")
    return "any(" + printed_set(formula.arguments[0].arguments[0], names) + ")";
  if (word == "!") return "!" + side(0, Around::operation);
  if ((word == "&" || word == "|") && formula.arguments[0].word == word && !decided(formula.arguments[0], names) &&
      decided(formula.arguments[0].arguments[0], names)) {
    const std::vector<Formula>& first = formula.arguments[0].arguments;
    return printed_truth(made(word, {first[0], made(word, {first[1], formula.arguments[1]})}), names, around);
  }
  if ((word == "&" || word == "|") && (decided(formula.arguments[0], names) || decided(formula.arguments[1], names)))
    return apart(printed_decided(formula, names));
  if (word == "&" || word == "|")
    return apart(side(0, Around::operation) + " " + word + " " + side(1, Around::operation));
  if (word == "same" && formula.arguments[1].word == "{}")
    return "none(" + printed_set(formula.arguments[0], names) + ")";
  if ((word == "forall" || word == "exists") && formula.arguments[0].word == "member")
    return printed_quantifier(formula, names);
  if (word == "in" && names.elements.contains(formula.arguments[0].word))
    return printed_set(formula.arguments[1], names, Around::operation) + ".contains(" +
           printed_element(formula.arguments[0], names) + ")";
  if (word == "=" || word == "<" || word == "<=" || word == ">" || word == ">=")
    return printed_comparison(formula, names, around);
  refuse("a truth", formula);
}

}  // namespace gamecert::games
