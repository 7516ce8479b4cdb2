// Random formulas that are truth values or numbers (formulas.hpp).
#pragma once

#include "formulas.hpp"

namespace oracle {

// ---- Truth values

inline Phrase RandomPhrases::truth(int depth) {
  if (depth <= 0) return truth_leaf();
  Phrase known{"", 0};
  switch (below(19)) {
    case 0:
      return infix(truth(depth - 1), "&", truth(depth - 1), level::conjunction);
    case 1:
      return infix(truth(depth - 1), "|", truth(depth - 1), level::disjunction);
    case 2:
      return infix(truth(depth - 1), "->", truth(depth - 1), level::arrow, true);
    case 3:
      return infix(truth(depth - 1), "<->", truth(depth - 1), level::equivalence);
    case 4: {
      const Phrase inside = truth(depth - 1);
      const bool open = inside.level == level::open && one_in(2);
      return {"!" + (open ? inside.text : at_least(level::negation, inside)),
              open ? int{level::open} : level::negation};
    }
    case 5:
    case 6:
    case 7: {
      const std::string sign = any({"=", "!=", "<", "<=", ">", ">="});
      const Phrase left = number(depth - 1), right = number(depth - 1);
      const bool open = right.level == level::open && one_in(2);
      return {at_least(level::member, left) + " " + sign + " " + (open ? right.text : at_least(level::member, right)),
              open ? int{level::open} : level::comparison};
    }
    case 8:
    case 9:
    case 10:
    case 11:
      return quantified(any({"forall", "exists"}), Kind::truth, depth);
    case 12:
      return on_graph(Kind::truth, depth);
    case 13:
      return chosen(Kind::truth, depth);
    case 14:
      return named(Kind::truth, depth);
    case 15:
      if (variable(Kind::truth, known)) return known;
      if (!directed_) return call("colourable", {whole(depth - 1)});
      [[fallthrough]];
    default:
      return about_members(depth);
  }
}

inline Phrase RandomPhrases::truth_leaf() {
  Phrase known{"", 0};
  if (one_in(4) && variable(Kind::truth, known)) return known;
  if (one_in(2) && !(old_ && directed_) &&
      variable({Kind::vertex, Kind::vertices, Kind::edge, Kind::edges, Kind::arc, Kind::pair}, known))
    return about_members(0);
  if (one_in(12)) return word(any({"true", "false"}));
  if (around_.coloured && !one_in(3)) {
    return word(directed_ ? any({"winnable", "nontrivial"})
                          : any({"winnable", "plausible", "parity-plausible", "nontrivial"}));
  }
  if (directed_) return one_in(2) ? word("connected") : infix(whole_leaf(), "=", whole_leaf(), level::comparison);
  if (around_.line)
    return word(
        any({"connected", "tree", "bipartite", "odd-type", "even-type", "all-even", "all-odd", "regular", "cubic"}));
  if (one_in(6)) {
    return call(any({"contains", "free", "induced-free", "minor-free"}),
                {word(any({"Bw", "A?", "Bo", "Cs", "C~", "B?", "Cr", "star:3", "cycle:4", "path:4", "complete:3",
                           "complete-bipartite:2,3", "Dr["}))});
  }
  for (;;) {
    const std::string property = any(vocabulary_.properties);
    if (vocabulary_.dear.count(property) == 0 || (around_.cost <= 40 && !around_.larger)) return word(property);
  }
}

// Comparisons of members and sets.
inline Phrase RandomPhrases::about_members(int depth) {
  const auto in = [&](const Phrase& left, const Phrase& right) {
    return Phrase{at_least(level::sum, left) + " in " + at_least(level::sum, right), level::member};
  };
  const auto equal = [&](const Phrase& left, const Phrase& right) {
    return Phrase{at_least(level::member, left) + " " + any({"=", "!="}) + " " + at_least(level::member, right),
                  level::comparison};
  };
  if (old_ && directed_) return truth_leaf();
  Phrase u{"", 0}, v{"", 0};
  const Kind link = directed_ ? Kind::arc : Kind::edge;
  if (!old_ && one_in(3)) {
    switch (below(6)) {
      case 0:
        if (variable(link, u)) return in(u, links(depth - 1));
        [[fallthrough]];
      case 1:
        return in(links(depth - 1), links(depth - 1));
      case 2:
        return equal(links(depth - 1), links(depth - 1));
      case 3:
        return in(whole(depth - 1), set_of_numbers(depth - 1));
      case 4:
        return equal(set_of_numbers(depth - 1), set_of_numbers(depth - 1));
      default:
        return call("power-of-two", {whole(depth - 1)});
    }
  }
  const bool vertices = variable(Kind::vertex, u) && variable(Kind::vertex, v);
  switch (below(directed_ ? 4 : 6)) {
    case 0:
      if (vertices) return equal(u, v);
      [[fallthrough]];
    case 1:
      return equal(set(depth - 1), set(depth - 1));
    case 2:
      if (vertices) return in(u, set(depth - 1));
      [[fallthrough]];
    case 3:
      return in(set(depth - 1), set(depth - 1));
    case 4:
      if (vertices) return call("adjacent", {vertex(), vertex()});
      [[fallthrough]];
    default:
      return around_.cost > 40 || around_.line ? in(set(depth - 1), set(depth - 1))
                                               : call("alike", {set(depth - 1), set(depth - 1)});
  }
}

// ---- Numbers

inline Phrase RandomPhrases::whole(int depth) {
  if (depth <= 0) return whole_leaf();
  switch (below(old_ ? 12 : 16)) {
    case 0:
    case 1:
      return whole_leaf();
    case 2:
    case 3:
      return arithmetic(depth);
    case 4:
      return quantified("count", Kind::truth, depth);
    case 5:
    case 6:
      return quantified(any({"sum", "min", "max"}), Kind::whole, depth);
    case 7:
      return on_graph(Kind::whole, depth);
    case 8:
      return chosen(Kind::whole, depth);
    case 9:
      return named(Kind::whole, depth);
    case 10:
      if (!directed_) return call("degree-sequence", {whole(depth - 1)});
      [[fallthrough]];
    case 11:
      if (old_ && directed_) return whole_leaf();
      return {"|" + at_least(level::sum, vertices(depth - 1)) + "|", level::word};
    case 12:
      return quantified(any({"mex", "nim-sum"}), Kind::whole, depth);
    case 13:
      return quantified(any({"least", "greatest"}), Kind::truth, depth, true);
    case 14: {
      const Phrase members = one_in(2) ? set_of_numbers(depth - 1) : links(depth - 1);
      return {"|" + at_least(level::sum, members) + "|", level::word};
    }
    default:
      return bits(depth);
  }
}

inline Phrase RandomPhrases::whole_leaf() {
  Phrase known{"", 0};
  if (one_in(2) && variable(Kind::whole, known)) return known;
  if (around_.coloured && one_in(4)) return word("greens");
  if (variable(Kind::vertex, known) && one_in(2)) {
    if (directed_) return old_ ? word("order") : call(any({"out-degree", "in-degree"}), {vertex()});
    return one_in(3) ? call("distance", {vertex(), vertex()}) : call(one_in(4) ? "eccentricity" : "degree", {vertex()});
  }
  if (one_in(3)) {
    if (one_in(12)) return word("3037000500");  // its square has more than 63 bits
    const std::string constant = any({"0", "1", "2", "3", "4", "5", "-1", "-3", "infinite", "-infinite"});
    return {constant, constant[0] == '-' ? level::minus : level::word};
  }
  if (directed_) return word(any({"order", "size", "components", "winnable-colourings"}));
  if (around_.line)
    return word(any({"order", "size", "min-degree", "max-degree", "components", "longest-cycle"}).substr(0, 20));
  if (one_in(20)) return word("longest-cycle");
  for (;;) {
    const std::string invariant = any(vocabulary_.invariants);
    if (vocabulary_.dear.count(invariant) == 0 || (around_.cost <= 40 && !around_.larger)) return word(invariant);
  }
}

inline Phrase RandomPhrases::arithmetic(int depth) {
  switch (below(old_ ? 7 : 9)) {
    case 0:
    case 1:
      return infix(whole(depth - 1), "+", whole(depth - 1), level::sum);
    case 2:
      return infix(whole(depth - 1), "-", whole(depth - 1), level::sum);
    case 3:
      return infix(whole(depth - 1), "*", whole(depth - 1), level::product);
    case 4:
      return infix(whole(depth - 1), "mod", one_in(3) ? whole(depth - 1) : word(any({"1", "2", "3", "4"})),
                   level::product);
    case 5:
      return negative(whole(depth - 1));
    case 6:
      return call("xor", {whole(depth - 1), whole(depth - 1)});
    case 7:
      return infix(whole(depth - 1), "xor", whole(depth - 1), level::sum);
    default:
      return {at_least(level::word, whole(depth - 1)) + " ^ " +
                  (one_in(4) ? "(" + infix(whole(depth - 1), "mod", word("4"), level::product).text + ")"
                             : any({"0", "1", "2", "3", "(-1)"})),
              level::power};
  }
}

inline Phrase RandomPhrases::bits(int depth) {
  if (!directed_ && !around_.line && one_in(4))
    return call(any({"", "laplacian-", "signless-"}) + std::string("eigenvalues-") + any({"above", "below"}),
                {number(depth - 1)});
  switch (below(5)) {
    case 0:
      return call(any({"lg", "lg-up"}), {whole(depth - 1)});
    case 1:
      return call("bit", {whole(depth - 1), infix(whole(depth - 1), "mod", word("4"), level::product)});
    case 2:
      return call("ones", {whole(depth - 1)});
    default:
      return call(any({"floor", "ceil"}), {number(depth - 1)});
  }
}

// A fraction, or a whole number.
inline Phrase RandomPhrases::number(int depth) {
  Phrase known{"", 0};
  if (old_ || depth <= 0) {
    if (!old_ && one_in(2) && variable(Kind::number, known)) return known;
    if (!old_ && !directed_ && !around_.line && one_in(3)) return word(any(vocabulary_.fractions));
    return whole(depth);
  }
  switch (below(12)) {
    case 0:
    case 1:
      return infix(number(depth - 1), "/", number(depth - 1), level::product);
    case 2:
      return infix(number(depth - 1), any({"+", "-"}), number(depth - 1), level::sum);
    case 3:
      return infix(number(depth - 1), "*", number(depth - 1), level::product);
    case 4:
      return quantified(any({"sum", "min", "max"}), Kind::number, depth);
    case 5:
      return one_in(2) ? named(Kind::number, depth) : chosen(Kind::number, depth);
    case 6:
      return one_in(2) ? on_graph(Kind::number, depth) : negative(number(depth - 1));
    case 7:
      return {at_least(level::word, number(depth - 1)) + " ^ " + any({"0", "1", "2", "3", "(-1)"}), level::power};
    case 8:
      if (one_in(3) && !directed_ && !around_.line) return word(any(vocabulary_.fractions));
      [[fallthrough]];
    default:
      return whole(depth);
  }
}

}  // namespace oracle
