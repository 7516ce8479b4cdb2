// Random formulas that are sets, and those with a body: quantifiers, `let`, `if`, other graphs (formulas.hpp).
#pragma once

#include <stdexcept>

#include "formulas.hpp"

namespace oracle {

// ---- Vertices and sets

inline Phrase RandomPhrases::vertex() {
  Phrase result{"", 0}, arc{"", 0};
  if (directed_ && !old_ && one_in(2) && variable(Kind::arc, arc)) return call(any({"tail", "head"}), {arc});
  if (!variable(Kind::vertex, result)) throw std::logic_error("expected a vertex among the variables");
  return result;
}

// A set of vertices, or a vertex or an edge that counts as one.
inline Phrase RandomPhrases::set(int depth) {
  Phrase known{"", 0};
  if (!one_in(4) && variable({Kind::vertex, Kind::vertices, Kind::edge, Kind::pair}, known)) return known;
  return vertices(depth);
}

// A set of vertices that is no lone vertex or edge.
inline Phrase RandomPhrases::vertices(int depth) {
  Phrase known{"", 0}, other{"", 0};
  if (one_in(3) && variable(Kind::vertices, known)) return known;
  if (one_in(2) && variable(Kind::order, other) && variable(Kind::vertex, known)) return call("before", {known, other});
  if (depth <= 0) return word(!old_ && one_in(5) ? "{}" : "V");
  switch (below(old_ ? 6 : 12)) {
    case 0:
      if (!old_ && !directed_ && !around_.line && one_in(2)) return word(any(vocabulary_.sets));
      return word("V");
    case 1:
      if (!directed_) return call("N", {set(depth - 1)});
      [[fallthrough]];
    case 2:
      if (!directed_) return {"N[" + set(depth - 1).text + "]", level::word};
      [[fallthrough]];
    case 3:
      return {"{" + set(depth - 1).text + (one_in(4) && !old_ ? "" : ", " + set(depth - 1).text) + "}", level::word};
    case 4:
    case 5:
      return combined(Kind::vertices, depth);
    case 6:
      return such(Kind::vertices, depth);
    case 7:
      return call("ends", {links(depth - 1)});
    case 8:
      return call("reach", {set(depth - 1),
                            one_in(2) ? call("intersection", {word("V"), vertices(depth - 1)}) : links(depth - 1)});
    case 9:
      if (directed_) return call(any({"out-neighbours", "in-neighbours"}), {set(depth - 1)});
      if (variable(Kind::vertex, known)) return call("between", {vertex(), vertex()});
      [[fallthrough]];
    case 10:
      return one_in(2) ? named(Kind::vertices, depth) : chosen(Kind::vertices, depth);
    default:
      return combined(Kind::vertices, depth);
  }
}

// A set of edges, of a digraph a set of arcs.
inline Phrase RandomPhrases::links(int depth) {
  Phrase known{"", 0};
  const Kind kind = directed_ ? Kind::arcs : Kind::edges;
  if (one_in(2) && variable(kind, known)) return known;
  const bool hidden = directed_ || !is_free("E");
  if (depth <= 0 && directed_) {
    static constexpr const char* names[] = {"a", "b", "c", "d", "a1", "b1", "c1", "d1"};
    for (const std::string name : names)
      if (is_free(name)) return word("{arc " + name + ": true}");
  }
  if (depth <= 0) return hidden ? such(kind, depth) : word("E");
  switch (below(8)) {
    case 0:
      return hidden ? such(kind, depth) : word("E");
    case 1:
      return hidden ? such(kind, depth) : call("E", {set(depth - 1)});
    case 2:
      return hidden ? such(kind, depth) : Phrase{"E[" + set(depth - 1).text + "]", level::word};
    case 3:
    case 4:
      return such(kind, depth);
    case 5:
      return one_in(2) ? named(kind, depth) : chosen(kind, depth);
    default:
      return combined(kind, depth);
  }
}

inline Phrase RandomPhrases::set_of_numbers(int depth) {
  Phrase known{"", 0};
  if (one_in(2) && variable(Kind::numbers, known)) return known;
  const auto small = [&](int d) { return infix(whole(d), "mod", word(any({"2", "5", "8"})), level::product).text; };
  switch (depth <= 0 ? 0 : below(5)) {
    case 0:
      return word("{" + small(0) + ", " + any({"0", "1", "2", "3"}) + "}");
    case 1:
      return word("{" + small(depth - 1) + "}");
    case 2:
      return such(Kind::numbers, depth);
    default:
      return combined(Kind::numbers, depth);
  }
}

// Union, intersection, difference, and what is in one only; one side may be what counts as such a set.
inline Phrase RandomPhrases::combined(Kind kind, int depth) {
  Phrase left = of_kind(kind, depth - 1), right = of_kind(kind, depth - 1), known{"", 0};
  if (kind == Kind::vertices) right = set(depth - 1);
  const Kind link = directed_ ? Kind::arc : Kind::edge;
  if ((kind == Kind::edges || kind == Kind::arcs) && one_in(2) && variable(link, known)) {
    right = kind == Kind::edges && one_in(3) ? word("{" + known.text + ", " + known.text + "}") : known;
  }
  if (one_in(2)) std::swap(left, right);
  switch (old_ ? below(3) : below(7)) {
    case 0:
      return call("union", {left, right});
    case 1:
      return call("intersection", {left, right});
    case 2:
      return call("difference", {left, right});
    case 3:
      return infix(left, "+", right, level::sum);
    case 4:
      return infix(left, "-", right, level::sum);
    case 5:
      return infix(left, "xor", right, level::sum);
    default:
      return infix(left, "meet", right, level::product);
  }
}

inline Phrase RandomPhrases::of_kind(Kind kind, int depth) {
  switch (kind) {
    case Kind::truth:
      return truth(depth);
    case Kind::whole:
      return whole(depth);
    case Kind::number:
      return number(depth);
    case Kind::vertices:
      return vertices(depth);
    case Kind::numbers:
      return set_of_numbers(depth);
    default:
      return links(depth);
  }
}

// ---- What has a body

inline Phrase RandomPhrases::such(Kind kind, int depth) {
  const Around outer = around_;
  const auto fits = [&](Kind member) {
    return (kind == Kind::vertices && member == Kind::vertex) || (kind == Kind::edges && member == Kind::edge) ||
           (kind == Kind::arcs && member == Kind::arc);
  };
  Range over = range(depth, true, kind == Kind::numbers);
  while (kind != Kind::numbers && !fits(over.variable.kind)) over = range(depth, true, false);
  around_.cost *= over.cost;
  variables_.push_back(over.variable);
  const std::string where = one_in(4) ? " where " + truth(depth - 2).text : "";
  const std::string text = "{" + over.text + where + ": " + truth(depth - 1).text + "}";
  variables_.pop_back();
  around_ = outer;
  return word(text);
}

inline Phrase RandomPhrases::quantified(const std::string& quantifier, Kind body, int depth, bool numbers) {
  const Around outer = around_;
  const Range over = range(depth, false, numbers);
  around_.cost *= over.cost;
  if (over.variable.name == "colouring") around_.coloured = true;
  variables_.push_back(over.variable);
  const std::string where = one_in(4) ? " where " + truth(depth - 2).text : "";
  const Phrase inside = of_kind(body, depth - 1);
  variables_.pop_back();
  around_ = outer;
  return {quantifier + " " + over.text + where + ": " + inside.text, level::open};
}

inline Phrase RandomPhrases::named(Kind kind, int depth) {
  static const std::vector<Kind> old_kinds = {Kind::truth, Kind::whole, Kind::vertices};
  static const std::vector<Kind> old_kinds_of_digraphs = {Kind::truth, Kind::whole};
  static const std::vector<Kind> kinds = {Kind::truth,    Kind::whole,   Kind::number,
                                          Kind::vertices, Kind::numbers, Kind::edges};
  Kind of_value = any(!old_ ? kinds : directed_ ? old_kinds_of_digraphs : old_kinds);
  if (of_value == Kind::edges && directed_) of_value = Kind::arcs;
  const std::string name = fresh_name(of_value);
  const std::string value = of_kind(of_value, depth - 1).text;
  // What `{}` is named for may be any set.
  if (value == "{}") return of_kind(kind, depth - 1);
  variables_.push_back({name, of_value});
  const Phrase body = of_kind(kind, depth - 1);
  variables_.pop_back();
  return {"let " + name + " = " + value + ": " + body.text, level::open};
}

inline Phrase RandomPhrases::chosen(Kind kind, int depth) {
  const std::string condition = truth(depth - 1).text, one = of_kind(kind, depth - 1).text;
  return {"if " + condition + " then " + one + " else " + of_kind(kind, depth - 1).text, level::open};
}

// ---- Other graphs

// A graph that is made of G, with what holds around a part that is taken on it.
inline std::string RandomPhrases::changed_graph(int depth) {
  around_.coloured = false;
  std::string graph = "G";
  const int changes = one_in(3) ? 2 : 1;
  for (int i = 0; i < changes; ++i) {
    Phrase known{"", 0}, other{"", 0};
    switch (below(directed_ ? 1 : 10)) {
      case 0:
      case 1:
        if (variable(Kind::vertex, known)) {
          graph += " - " + known.text;
          break;
        }
        [[fallthrough]];
      case 2:
        if (!directed_ && variable(one_in(3) ? Kind::pair : Kind::edge, known)) {
          graph += " " + any({"-", "/", "+"}) + " " + known.text;
          break;
        }
        [[fallthrough]];
      case 3:
        if (directed_) break;
        graph += " - " + at_least(level::word, vertices(depth - 1));
        break;
      case 4:
        graph += "[" + vertices(depth - 1).text + "]";
        break;
      case 5:
        if (variable(Kind::vertex, known) && variable(Kind::vertex, other) && known.text.size() == 1 &&
            other.text.size() == 1) {
          graph += " + " + known.text + other.text;
          break;
        }
        [[fallthrough]];
      case 6:
        graph += " " + any({"+", "/"}) + " " + at_least(level::word, vertices(depth - 1));
        break;
      case 7:
        if (!around_.larger && around_.cost <= 40) {
          around_.larger = true;
          graph = "cone(" + graph + ")";
          break;
        }
        [[fallthrough]];
      case 8:
        graph = any({"complement", "square"}) + "(" + graph + ")";
        break;
      default:
        // No more changes: sets of outside are of no use to them.
        if (around_.line || around_.larger || around_.cost > 40) break;
        around_.line = true;
        around_.first_visible = variables_.size();
        return "line(" + graph + ")";
    }
  }
  return graph;
}

inline Phrase RandomPhrases::on_graph(Kind kind, int depth) {
  const Around outer = around_;
  const std::string graph = changed_graph(depth);
  const Phrase body = of_kind(kind, depth - 1);
  around_ = outer;
  const bool bare = body.level == level::word && body.text.find_first_of("0123456789{") != 0 && body.text != "true" &&
                    body.text != "false" && body.text != "infinite";
  return word((bare ? body.text : "(" + body.text + ")") + "(" + graph + ")");
}

}  // namespace oracle
