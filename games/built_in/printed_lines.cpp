// Lines in the formulas of a text, the form of rules that complete them, and starts that such rules refuse.
#include "games/built_in/printed_lines.hpp"

#include <algorithm>
#include <utility>

#include "games/built_in/formula_pattern.hpp"
#include "games/built_in/printed_text.hpp"

namespace gamecert::games {
namespace {

Formula made(const std::string& word, std::vector<Formula> arguments) { return {word, std::move(arguments)}; }
Formula named(const std::string& name) { return {name, {}}; }
Formula only(const std::string& edge) { return made("edges-in", {named(edge)}); }

/// A line by the pattern of `word v: it, at an edge $e, ...`, and what it stands for.
struct LinePattern {
  LineKind kind;
  std::string begin, line;
};
const std::string around =
    "difference those member $f E exists member $v corners $d in edges-in $f sides $d $v edges-in $d";
const LinePattern triangle{LineKind::triangles, "exists member $v corners $e ", "sides $e $v"};
const LinePattern triangles{LineKind::triangles, "count member $v corners $e ", "sides $e $v"};
const LinePattern four_cycle{LineKind::four_cycles,
                             "exists member $d E & & = card corners $d 2 in edges-in $e " + around + " ", around};

/// That the line lies within a set, or without, or but for a set.
std::optional<LineAt> at(const LinePattern& line, const Formula& formula) {
  const auto but = [](const Formula& set) { return made("difference", {named("E"), set}); };
  if (const auto is = matched(line.begin + "in " + line.line + " $X", formula))
    return LineAt{line.kind, is->at("e").word, is->at("X")};
  if (const auto is = matched(line.begin + "same intersection " + line.line + " $Y {}", formula))
    return LineAt{line.kind, is->at("e").word, but(is->at("Y"))};
  if (const auto is = matched(line.begin + "in intersection " + line.line + " $Y $X", formula))
    return LineAt{line.kind, is->at("e").word, made("union", {but(is->at("Y")), is->at("X")})};
  return std::nullopt;
}

/// What is said together, also of each member of a set, in order; what is said of no member, as such.
void split(const Formula& truth, std::vector<Formula>& result) {
  const auto both = matched("& $a $b", truth), of_each = matched("forall $q & $a $b", truth);
  const auto of_none = matched("forall $q ! $a", truth);
  if (both || of_each) {
    for (const char* side : {"a", "b"})
      split(both ? both->at(side) : Formula{"forall", {of_each->at("q"), of_each->at(side)}}, result);
  } else {
    result.push_back(of_none ? Formula{"!", {{"exists", {of_none->at("q"), of_none->at("a")}}}} : truth);
  }
}

/// Empty if it is not said of these edges.
std::string refusal(const Formula& truth, const TextGiven& given, const std::string& lines) {
  const std::string name = literal(given.called()), edges = "instance.edge_set(" + name + ")";
  const auto crossing = [&](const std::string& of) { return "refuse_crossing(instance, " + name + ", " + of + ");"; };
  const auto complete = [&](const std::string& of, const std::string& line) {
    return "refuse_complete(instance, " + name + ", " + of + ", " + lines + ", \"" + line + "\");";
  };
  const auto is = [&](std::string pattern) {
    for (std::size_t at; (at = pattern.find('@')) != std::string::npos;) pattern.replace(at, 1, given.name);
    return matched(pattern, truth).has_value();
  };
  if (is("forall member $e @ same intersection crossing $e @ {}")) return crossing(edges);
  if (is("forall member $e E -> > @ $e 0 forall member $f crossing $e = @ $f 0"))
    return crossing("edges_of_both(instance)");
  if (is("! exists member $e E & > @ $e 0 exists member $v corners $e forall member $f sides $e $v = @ $f @ $e"))
    return "for (const Line& colour : {edges_painted(instance).first, edges_painted(instance).second})\n      " +
           complete("colour", "triangle of one colour");
  if (truth.word != "!") return "";
  const std::optional<Formula> sides = full_triangle(truth.arguments[0]), cycle = full_four_cycle(truth.arguments[0]);
  if (sides == Formula{given.name, {}}) return complete(edges, "triangle");
  return cycle == Formula{given.name, {}} ? complete(edges, "four-cycle") : "";
}

/// Reads the clauses of a text one by one; what it does not know makes it no such form.
class FormReader {
 public:
  explicit FormReader(const GameText& text) : text_(text) {}

  std::optional<LinesForm> form() {
    return moves() && clauses() && counted() && theorem() ? std::optional(form_) : std::nullopt;
  }

 private:
  const TextMove& move() const { return text_.moves[0]; }
  const std::string& chosen() const { return move().choices[0].name; }
  bool taken(const std::string& part) const { return std::ranges::find(form_.taken, part) != form_.taken.end(); }

  /// The parts to which a move adds its edge, and those that are exchanged.
  bool takers() {
    const bool choice =
        text_.moves.size() == 1 && move().choices.size() == 1 && move().choices[0].within.arguments.empty();
    if (!choice || (text_.board != BoardKind::triangulation && text_.board != BoardKind::points)) return false;
    form_.open = move().choices[0].within.word;
    std::set<std::size_t> parts;
    for (const TextUpdate& update : move().updates)
      if (adds(update)) parts.insert(update.part);
    for (const auto& [one, other] : text_.turn) parts.insert({one, other});
    for (const std::size_t part : parts) form_.taken.push_back(text_.position[part].name);
    return !taken(form_.open);
  }
  bool adds(const TextUpdate& update) const {
    return update.value == made("union", {named(text_.position[update.part].name), only(chosen())});
  }
  std::size_t index(const std::string& part) const {
    return static_cast<std::size_t>(std::ranges::find(text_.position, part, &TextPart::name) - text_.position.begin());
  }
  /// Of the open edges and of the edge that won; every part is one of these, or what is taken.
  bool moves() {
    if (!takers()) return false;
    bool falls = false;
    for (const TextUpdate& update : move().updates) {
      if (update.each || update.at) return false;
      const std::string& part = text_.position[update.part].name;
      if (part == form_.open ? !(falls = takes(update.value)) : !adds(update) && !closes(part, update.value))
        return false;
    }
    return falls && std::ranges::all_of(text_.position, [&](const TextPart& part) {
             return part.sort == Sort::edges && !part.indexed &&
                    (part.name == form_.open || part.name == closing_ || taken(part.name));
           });
  }
  /// `S := S - e`, or `S - e - crossing(e)`, or nothing at all under some condition.
  bool takes(const Formula& value) {
    if (const auto is = matched("if $c {} $else", value)) {
      whole_ = true;
      return asks(is->at("c")) && takes(is->at("else"));
    }
    const std::string alone = "difference " + form_.open + " edges-in " + chosen();
    form_.crossing = matched("difference " + alone + " crossing " + chosen(), value).has_value();
    return form_.crossing || matched(alone, value);
  }
  /// `closing := if C then E[e] else {}`, and `won closing != {}`.
  bool closes(const std::string& part, const Formula& value) {
    if (!closing_.empty()) return false;
    closing_ = part;
    const auto is = matched("if $c edges-in " + chosen() + " {}", value);
    return is && asks(is->at("c")) && text_.position[index(part)].start.word == "{}" && text_.won &&
           matched("! same " + part + " {}", *text_.won);
  }

  bool clauses() {
    if (text_.lost || text_.falls || text_.before || text_.repeat || !text_.always.empty()) return false;
    form_.wins = !closing_.empty();
    return (!move().condition || asks(*move().condition)) && (!text_.won || form_.wins || asks(*text_.won)) &&
           (!text_.again || asks(*text_.again)) && (!text_.gain || line(lines_at(*text_.gain)));
  }
  /// Whether a truth asks for options, for lines within what is taken, and for such of open edges alone.
  bool asks(const Formula& truth) {
    if (const std::optional<LineAt> at = line_at(truth)) return line(at);
    if (const auto set = full_triangle(truth)) return line(LineAt{LineKind::triangles, "", *set});
    const auto side = [&](std::size_t i) { return asks(truth.arguments[i]); };
    if (truth.word == "!") return side(0);
    if (truth.word == "&" || truth.word == "|" || truth.word == "->") return side(0) && side(1);
    if (truth.word == "=") return option(truth.arguments[0]) && truth.arguments[1].arguments.empty();
    whole_ = true;
    if (matched("same " + form_.open + " {}", truth)) return true;
    const bool quantified = truth.word == "forall" || truth.word == "exists";
    return quantified && matched("member $x " + form_.open, truth.arguments[0]) && side(1);
  }
  bool option(const Formula& formula) const {
    const auto given = std::ranges::find(text_.given, formula.word, &TextGiven::name);
    return given != text_.given.end() && given->option();
  }
  /// Of a line within what is taken, or within all that is not open once the edge is taken.
  bool line(const std::optional<LineAt>& at) {
    if (!at) return false;
    kinds_.insert(at->kind);
    std::set<std::string> parts;
    if (matched("difference E " + form_.open + "'", at->within) ||
        matched("union difference E " + form_.open + " edges-in " + at->edge, at->within))
      rest_ = true;
    else if (!joins(at->within, at->edge, parts))
      return false;
    form_.asked.insert(parts);
    return true;
  }
  /// Of a union of parts that are taken, old or new, and of the edge: the parts.
  bool joins(const Formula& set, const std::string& edge, std::set<std::string>& parts) const {
    if (set.word == "union") return joins(set.arguments[0], edge, parts) && joins(set.arguments[1], edge, parts);
    std::string name = set.word;
    if (name.ends_with('\'')) name.pop_back();
    if (set.arguments.empty() && taken(name)) parts.insert(name);
    return set == only(edge) || (set.arguments.empty() && taken(name));
  }

  /// Lines are of one kind, and within what is taken or within all that is not open; each player asks as the other.
  bool counted() {
    if (kinds_.size() != 1 || rest_ != form_.taken.empty() || (rest_ && form_.crossing)) return false;
    form_.kind = *kinds_.begin();
    for (const std::set<std::string>& parts : std::set(form_.asked)) {
      std::set<std::string> turned;
      for (const std::string& part : parts) {
        const std::optional<std::size_t> other = turned_with(text_, index(part));
        turned.insert(other ? text_.position[*other].name : part);
      }
      form_.asked.insert(turned);
    }
    // A line within some parts is one within more of them.
    std::erase_if(form_.asked, [&](const std::set<std::string>& parts) {
      return std::ranges::any_of(form_.asked, [&](const std::set<std::string>& others) {
        return others.size() > parts.size() && std::ranges::includes(others, parts);
      });
    });
    return true;
  }
  /// By the lemmas of docs/PARTS.md, each with what it asks for.
  bool theorem() {
    const bool alike = text_.turn.empty() && !text_.gain;
    if (form_.crossing) {
      form_.sum = alike && text_.won && !text_.again && !whole_;
      if (alike && !form_.sum) return false;
      form_.theorem = form_.sum ? "Parts of open segments" : "Shapes of drawn segments";
    } else if (!alike) {
      form_.theorem = "Shapes of coloured triangles";
      return text_.won && !text_.gain && !text_.again && !whole_;
    } else {
      form_.sum = !whole_ && text_.position.size() == (form_.wins ? 2 : 1) && form_.wins != text_.again.has_value();
      form_.theorem = form_.wins ? "Parts of black edges" : "Parts of unmarked edges";
      return form_.sum && (form_.wins || text_.ending == TextEnding::last_move);
    }
    return true;
  }

  const GameText& text_;
  LinesForm form_ = {};
  std::string closing_ = {};  // the part that keeps the edge that won
  std::set<LineKind> kinds_ = {};
  bool rest_ = false;   // all that is not open counts for lines
  bool whole_ = false;  // something is asked of all open edges
};

}  // namespace

std::string LinesForm::members() const {
  const auto joined = [](const auto& parts) {
    std::string result;
    for (const std::string& part : parts) result += (result.empty() ? "at." : " | at.") + part;
    return result;
  };
  std::string result =
      "  // The rest of play depends on the open edges, and on what lines lack that can still be complete.\n"
      "  P live(const Board& at) const { return at." +
      open + "; }\n";
  if (taken.empty()) return result;
  if (crossing)
    result += "  P beside(const Board& at, const P& part) const { return on.sides(" + joined(taken) + ", part); }\n";
  std::string dead, marks;
  for (const std::set<std::string>& parts : asked)
    dead += (dead.empty() ? "" : " & ") + ("any(line - at." + open + " - ") +
            (parts.size() == 1 ? joined(parts) : "(" + joined(parts) + ")") + ")";
  int mark = 1;
  for (const std::string& part : taken) {
    marks += (marks.empty() ? "" : " + ") + ("when(any(line & at." + part + "), typename P::Number(") +
             std::to_string(mark) + "))";
    mark *= 2;
  }
  marks = taken.size() == 1 ? "when(dead, typename P::Number(-1))"
                            : marks + " - when(dead, typename P::Number(" + std::to_string(mark) + "))";
  return result +
         "  typename P::Number line_mark(const Board& at, const P& line) const {\n    const auto dead = " + dead +
         ";\n    return " + marks + ";\n  }\n";
}

std::optional<LineAt> line_at(const Formula& truth) {
  const std::optional<LineAt> result = at(triangle, truth);
  return result ? result : at(four_cycle, truth);
}

std::optional<LineAt> lines_at(const Formula& number) { return at(triangles, number); }

std::optional<Formula> full_triangle(const Formula& truth) {
  for (const char* full : {"$S", "union $S edges-in $e"})
    if (const auto is =
            matched("exists member $e $S exists member $v corners $e in sides $e $v " + std::string(full), truth))
      return is->at("S");
  return std::nullopt;
}

std::optional<Formula> full_four_cycle(const Formula& truth) {
  const auto is = matched("exists member $d E & = card corners $d 2 in " + around + " $S", truth);
  return is ? std::optional(is->at("S")) : std::nullopt;
}

std::optional<LinesForm> lines_form(const GameText& text) { return FormReader(text).form(); }

std::optional<std::vector<std::string>> printed_refusals(const Formula& require, const std::vector<TextGiven>& given,
                                                         const std::string& lines) {
  std::vector<Formula> said;
  split(require, said);
  std::vector<std::string> result;
  for (const Formula& truth : said) {
    const std::size_t before = result.size();
    for (const TextGiven& each : given)
      if (const std::string statement = refusal(truth, each, lines); !statement.empty()) result.push_back(statement);
    if (result.size() != before + 1) return std::nullopt;
  }
  return result;
}

}  // namespace gamecert::games
