// Formulas of a text as C++: one case a word, and an error for any other.
#include "games/built_in/printed_formulas.hpp"

#include <algorithm>
#include <utility>
#include <vector>

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
  const Formula& member = formula.arguments[0];
  const std::string& name = member.arguments[0].word;
  PrintedNames inside = names;
  inside.elements[name] = name;
  const std::string chosen = "cells_where(" + names.arena + ".space(), " + names.arena + ".order(), [&](int " + name +
                             ") { return " + printed_truth(formula.arguments[1], inside) + "; })";
  const std::string within = printed_set(member.arguments[1], names, Around::operation);
  return within == printed_universe(names) ? chosen : within + " & " + chosen;
}

/// Whether it is the set of all vertices u with distance(u, v) <= d.
bool within_distance(const Formula& formula, const PrintedNames& names) {
  if (formula.word != "those" || formula.arguments[0].arguments[1].word != "V") return false;
  const Formula &u = formula.arguments[0].arguments[0], &at_most = formula.arguments[1];
  if (at_most.word != "<=" || at_most.arguments[0].word != "distance") return false;
  return at_most.arguments[0].arguments[0] == u && names.elements.contains(at_most.arguments[0].arguments[1].word);
}

/// The edges at both ends of an edge.
std::string printed_at_ends(const std::string& e, const PrintedNames& names, Around around) {
  const auto at = [&](const char* end) {
    return names.arena + ".edges_at(" + names.arena + ".ends(" + e + ")." + end + ")";
  };
  const std::string result = at("first") + " | " + at("second");
  return around == Around::nothing ? result : "(" + result + ")";
}

/// Of two sets, of which a choice decides which is meant.
std::string printed_choice(const Formula& formula, const PrintedNames& names, Around around) {
  const Formula& when = formula.arguments[0];
  if (when.word != "=") refuse("a number that is chosen, and another", when);
  const std::string result = printed_number(when.arguments[0], names) +
                             " == " + printed_number(when.arguments[1], names) + " ? " +
                             printed_set(formula.arguments[1], names, Around::operation) + " : " +
                             printed_set(formula.arguments[2], names, Around::operation);
  return around == Around::nothing ? result : "(" + result + ")";
}

/// Of a degree whether it is odd, which the graph decides; else of two numbers how they compare.
std::string printed_comparison(const Formula& formula, const PrintedNames& names) {
  const Formula &one = formula.arguments[0], &other = formula.arguments[1];
  if (one.word == "mod" && one.arguments[0].word == "degree" && one.arguments[1] == Formula{"2", {}} &&
      formula.word == "=" && other.word == "1")
    return "odd(" + names.arena + ".neighbours(" + printed_element(one.arguments[0].arguments[0], names) + "))";
  return printed_amount(one, names) + " " + (formula.word == "=" ? "==" : formula.word) + " " +
         printed_amount(other, names);
}

/// With a name of `let` for the element that it stands for.
PrintedNames with_name(const Formula& let, const PrintedNames& names) {
  PrintedNames inside = names;
  inside.elements[let.arguments[0].word] = printed_element(let.arguments[1], names);
  return inside;
}

Formula made(const std::string& name, std::vector<Formula> arguments) { return {name, std::move(arguments)}; }

/// The edges with a number that is given, 1 or 2, or without one.
std::string printed_value(const Formula& equal, const PrintedNames& names) {
  const std::string &given = equal.arguments[0].word, &value = equal.arguments[1].word;
  if (value == "1" || value == "2") return given + value;
  if (value != "0") refuse("a number from 0 to 2", equal.arguments[1]);
  return names.arena + ".edges() - " + given + "1 - " + given + "2";
}

/// Words that texts define about boards drawn in the plane, each a member of the arena; empty for other sets.
std::string printed_drawn(const Formula& formula, const PrintedNames& names) {
  const bool segments = names.cells == PrintedCells::segments;
  if (formula.word == "edges-in" && formula.arguments[0].word == "union" && !segments) {
    const Formula& e = formula.arguments[0].arguments[1].arguments[0];
    if (formula == made("edges-in", {made("union", {made("ends", {made("edges-in", {e})}), made("corners", {e})})}))
      return names.arena + ".quadrilateral(" + printed_element(e, names) + ")";
  }
  if (formula.word != "those") return "";
  const Formula &member = formula.arguments[0], &holds = formula.arguments[1], &f = member.arguments[0];
  if (holds.word == "=" && member.arguments[1].word == "E" && names.values.contains(holds.arguments[0].word))
    return printed_value(holds, names);
  if (!segments || member.arguments[1].word != "crossing" || holds.word != "in") return "";
  const Formula& e = member.arguments[1].arguments[0];
  const bool let = holds.arguments[1].word == "let";
  const Formula& tips = let ? holds.arguments[1].arguments[2] : holds.arguments[1];
  const Formula& at = let ? holds.arguments[1].arguments[0] : e;
  if (tips.word != "those" || tips.arguments[1].word != "in" || (let && holds.arguments[1].arguments[1] != e))
    return "";
  const Formula &v = tips.arguments[0].arguments[0], &drawn = tips.arguments[1].arguments[1];
  const bool flipped =
      holds.arguments[0] == made("ends", {made("edges-in", {f})}) &&
      tips == made("those", {made("member", {v, made("corners", {at})}), made("in", {made("sides", {at, v}), drawn})});
  return flipped ? names.arena + ".flipped(" + printed_element(e, names) + ", " + printed_set(drawn, names) + ")" : "";
}

}  // namespace

const Formula* full_triangle(const Formula& formula) {
  if (formula.word != "exists") return nullptr;
  const Formula &e = formula.arguments[0].arguments[0], &set = formula.arguments[0].arguments[1];
  const Formula& inner = formula.arguments[1];
  if (inner.word != "exists") return nullptr;
  const Formula& v = inner.arguments[0].arguments[0];
  const Formula expected =
      made("exists", {made("member", {v, made("corners", {e})}), made("in", {made("sides", {e, v}), set})});
  return inner == expected ? &set : nullptr;
}

std::string printed_universe(const PrintedNames& names) {
  return names.arena + (names.cells == PrintedCells::vertices ? ".vertices()" : ".edges()");
}

std::string printed_set(const Formula& formula, const PrintedNames& names, Around around) {
  const std::string& word = formula.word;
  if (const auto set = names.sets.find(word); set != names.sets.end()) return set->second;
  if (word == (names.cells == PrintedCells::vertices ? "V" : "E")) return printed_universe(names);
  if (word == "{}") return names.arena + (names.drawn() ? ".none()" : ".space().none()");
  if (word == "union") return joined(formula, " | ", names, around);
  if (word == "intersection") return joined(formula, " & ", names, around);
  if (word == "symmetric") return joined(formula, " ^ ", names, around);
  if (word == "difference") return printed_difference(formula, names, around);
  if (within_distance(formula, names))
    return "entry(near, " + printed_element(formula.arguments[1].arguments[0].arguments[1], names) + ")";
  if (word == "let") return printed_set(formula.arguments[2], with_name(formula, names), around);
  if (names.cells == PrintedCells::vertices && word == "those") return printed_members(formula, names);
  if (names.cells != PrintedCells::vertices) {
    if (const std::string drawn = printed_drawn(formula, names); !drawn.empty()) return drawn;
    if (word == "edges-in") return names.arena + ".edge(" + printed_element(formula.arguments[0], names) + ")";
    if (word == "edges-at" && names.cells == PrintedCells::edges)
      return printed_at_ends(printed_element(formula.arguments[0], names), names, around);
  } else {
    if (word == "in-neighbours") return "entry(into, " + printed_element(formula.arguments[0], names) + ")";
    if (word == "if") return printed_choice(formula, names, around);
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
  if (formula.word == "count") return "count(" + printed_set({"those", formula.arguments}, names) + ")";
  if (formula.word == "-" || formula.word == "+")
    return printed_amount(formula.arguments[0], names) + " " + formula.word + " " +
           printed_amount(formula.arguments[1], names);
  if (formula.word == "*")
    return "multiple(" + printed_number(formula.arguments[0], names) + ", " +
           printed_amount(formula.arguments[1], names) + ")";
  return printed_number(formula, names);
}

std::string printed_truth(const Formula& formula, const PrintedNames& names) {
  const std::string& word = formula.word;
  if (const Formula* set = full_triangle(formula); set != nullptr && names.cells == PrintedCells::segments)
    return names.arena + ".line_within(" + printed_set(*set, names) + ")";
  if (word == "let") return printed_truth(formula.arguments[2], with_name(formula, names));
  if (word == "if" && formula.arguments[0].word == "=")
    return printed_number(formula.arguments[0].arguments[0], names) +
           " == " + printed_number(formula.arguments[0].arguments[1], names) + "\n        ? " +
           printed_truth(formula.arguments[1], names) + "\n        : " + printed_truth(formula.arguments[2], names);
  const auto side = [&](std::size_t i) { return printed_truth(formula.arguments[i], names); };
  if (word == "!") return "!(" + side(0) + ")";
  if (word == "&" || word == "|") return "(" + side(0) + ") " + word + " (" + side(1) + ")";
  if (word == "same" && formula.arguments[1].word == "{}")
    return "none(" + printed_set(formula.arguments[0], names) + ")";
  if (word == "in" && names.elements.contains(formula.arguments[0].word))
    return printed_set(formula.arguments[1], names, Around::operation) + ".contains(" +
           printed_element(formula.arguments[0], names) + ")";
  if (word == "=" || word == "<" || word == "<=" || word == ">" || word == ">=")
    return printed_comparison(formula, names);
  refuse("a truth", formula);
}

}  // namespace gamecert::games
