// Printing lemmas for formal/lemmas.
//
// Idea: a statement says by which changes the graph after comes from the graph before: what goes, what is new, which
// adjacencies and colours change. The theorem says it with the names of the lemma, its proof with the numbers of the
// gadget, boundary first; Coq checks that the two are the same.
#include "reductions/lemma_text/lemma_coq.hpp"

#include <algorithm>
#include <cctype>
#include <functional>
#include <optional>
#include <set>

#include "reductions/lemma_text/lemma_changes.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using Kind = Conclusion::Kind;
using Texts = std::vector<std::string>;

std::string joined(const Texts& texts, const char* between) {
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : between) + text;
  return all;
}
std::string listed(const Texts& texts) { return "[" + joined(texts, "; ") + "]"; }

/// What may stand in a name of Coq.
std::string identifier(const std::string& text) {
  std::string result;
  for (const char c : text) {
    const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (plain) result += c;
    if (!plain && !result.empty() && result.back() != '_') result += '_';
  }
  while (!result.empty() && result.back() == '_') result.pop_back();
  return result;
}

/// Different names, none with a meaning of its own: a small letter with digits, or such a thing behind `v_`.
Texts variables(const Texts& names) {
  Texts result;
  std::set<std::string> used;
  for (const std::string& name : names) {
    std::string variable = identifier(name);
    const bool short_name =
        std::islower(static_cast<unsigned char>(variable[0])) != 0 &&
        std::all_of(variable.begin() + 1, variable.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
    if (!short_name) variable.insert(0, "v_");
    while (!used.insert(variable).second) variable += "_";
    result.push_back(variable);
  }
  return result;
}

/// What formal/lemmas says of a local game: where, what it plays on of a graph, that nimbers or scores are the same
/// or differ, and what proves it.
struct Wording {
  const char* game;
  const char* file;
  const char* played_on;
  const char* same;
  const char* differ;
  const char* same_proof;
  const char* differ_proof;
};
constexpr Wording wordings[] = {
    {"node-kayles", "Nimbers", "", "same_nimber", "differ_by", "same_by_mirroring", "differ_by_mirroring"},
    {"proper", "Pairs", "pairs", "same_nimber", "differ_by", "pairs_same_by_mirroring", "pairs_differ_by_mirroring"},
    {"blue-red", "BlueRed", "blue_red", "same_nimber", "differ_by", "blue_red_same_by_mirroring",
     "blue_red_differ_by_mirroring"},
    {"arc-kayles", "Taking", "", "same_arc_nimber", "arcs_differ_by", "same_arcs_by_mirroring",
     "arcs_differ_by_mirroring"},
    {"capture", "Counting", "", "same_score", "scores_differ", "same_score_by_counterplay", "score_by_counterplay"}};
const Wording* wording_of(const LemmaGame& game) {
  const auto* found = std::ranges::find_if(wordings, [&](const Wording& w) { return game.name == w.game; });
  return found == std::end(wordings) ? nullptr : found;
}

/// One theorem: its words, and the gadget and the decision of its proof.
class Theorem {
 public:
  Theorem(const LemmaGame& game, const Statement& statement)
      : game_(game), statement_(statement), gadget_(statement.gadget) {
    Texts names = statement.names;
    for (const Statement::Successor& one : statement.successors)
      if (one.kept < 0) names.push_back(one.name);
    names_ = variables(names);
    if (replaces()) changes_ = changes_of(statement);
  }

  /// With its proof, or with the proof that it is refused.
  std::string text(const std::string& name, bool holds) const {
    return "Theorem " + name + " " + graph() + (names_.empty() ? "" : " ") + joined(names_, " ") + " :\n  " + said() +
           ".\nProof. " + tactic(holds) + " (" + decided() + "). " + (holds ? "Qed.\n" : "Abort.\n");
  }

 private:
  using Write = std::function<std::string(int)>;

  const char* tactic(bool holds) const {
    if (game_.for_points()) return holds ? "by_counterplay" : "refused_counterplay";
    if (game_.local()) return holds ? "by_mirroring" : "refused_mirroring";
    return holds ? "by_tables" : "refused";
  }
  std::string said() const {
    const Texts old(names_.begin(), names_.begin() + gadget_.order());
    Texts lines = {std::string(game_.local() ? "finite G -> " : "") + (gadget_.arcs ? "" : "simple G -> ") +
                   (game_.for_points() ? "both_ways C -> " : "") + "distinct " + listed(names_) + " -> vertices G " +
                   listed(old) + " ->"};
    if (names_.size() > old.size())
      lines.push_back("new G " + listed({names_.begin() + gadget_.order(), names_.end()}) + " ->");
    for (int v = gadget_.boundary; v < gadget_.order(); ++v) {
      const auto says = [&](const char* word, const auto& edge_with) {
        Texts others;
        for (int u = 0; u < gadget_.order(); ++u)
          if (std::ranges::count(gadget_.edges, edge_with(u)) != 0) others.push_back(name(u));
        return std::string(word) + " G " + name(v) + " " + listed(others) + " ->";
      };
      if (gadget_.arcs) {
        lines.push_back(says("arcs_to", [v](int u) { return Edge{v, u}; }));
        lines.back().append(1, ' ').append(says("arcs_from", [v](int u) { return Edge{u, v}; }));
        continue;
      }
      lines.push_back(says("neighbours", [v](int u) { return Edge(std::minmax(u, v)); }));
      if (!game_.local()) lines.back().append(green(v) ? " is_green G " : " is_red G ").append(name(v)).append(" ->");
    }
    if (game_.for_points() && !gadget_.edges.empty()) {
      Texts owners;
      for (const Edge& edge : gadget_.edges)
        owners.push_back("C " + name(edge.first) + " " + name(edge.second) + " = " + owner(painted(gadget_, edge)) +
                         " ->");
      lines.push_back(joined(owners, " "));
    }
    lines.push_back(conclusion());
    return joined(lines, "\n  ");
  }

  /// The theorem of formal/lemmas that decides it, with what it is applied to.
  std::string decided() const {
    Texts colours, edges;
    for (int v = gadget_.boundary; v < gadget_.order(); ++v) colours.emplace_back(green(v) ? "true" : "false");
    for (const auto& [u, v] : gadget_.edges) edges.push_back("(" + std::to_string(u) + ", " + std::to_string(v) + ")");
    return decision() + " " + graph() + " " + listed(names_) + "\n  (Gadget " + std::to_string(gadget_.boundary) + " " +
           listed(colours) + " " + listed(edges) + ")" + steps();
  }

  bool replaces() const {
    const Kind kind = statement_.conclusion.kind;
    return kind == Kind::same || kind == Kind::if_after || kind == Kind::only_if;
  }
  /// The graph, in games for points with whose its edges are.
  std::string graph() const { return game_.for_points() ? "G C" : "G"; }
  static const char* owner(int player) { return player == 0 ? "nobody" : player == 1 ? "first" : "second"; }
  std::string repainted(const Write& write) const {
    Texts texts;
    for (const auto& [edge, player] : changes_.painted)
      texts.push_back("(" + write(edge.first) + ", " + write(edge.second) + ", " + owner(player) + ")");
    return listed(texts);
  }
  const std::string& name(int v) const { return names_[static_cast<std::size_t>(v)]; }
  static std::string number(int n) { return n < 0 ? "(" + std::to_string(n) + ")" : std::to_string(n); }
  bool green(int v) const { return gadget_.green[static_cast<std::size_t>(v - gadget_.boundary)] != 0; }

  static std::string list(const std::vector<int>& vertices, const Write& write) {
    Texts texts;
    for (const int v : vertices) texts.push_back(write(v));
    return listed(texts);
  }
  /// The changes in the order in which they are made, each begun with its word.
  Texts changes(const Write& write, bool capital) const {
    const auto word = [&](std::string text) {
      if (capital) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
      return text + " ";
    };
    Texts texts;
    if (!changes_.gone.empty()) texts.push_back(word("without") + list(changes_.gone, write));
    for (const Changes::New& one : changes_.added) {
      const bool coloured = capital || !game_.local();
      const char* colour = one.green ? " true " : " false ";
      texts.push_back(word(coloured ? "add" : "join") + write(one.vertex) + (coloured ? colour : " ") +
                      list(one.neighbours, write));
    }
    if (!changes_.toggled.empty()) {
      Texts pairs;
      for (const auto& [u, v] : changes_.toggled) pairs.push_back("(" + write(u) + ", " + write(v) + ")");
      texts.push_back(word(gadget_.arcs ? "toggle_arcs" : "toggle") + listed(pairs));
    }
    if (!changes_.recoloured.empty()) texts.push_back(word("recolour") + list(changes_.recoloured, write));
    return texts;
  }

  std::string conclusion() const {
    const Write write = [this](int v) { return name(v); };
    const Kind kind = statement_.conclusion.kind;
    if (kind == Kind::unwinnable) return "~ winnable G";
    if (kind == Kind::first) return "may_be_first G " + list(statement_.conclusion.moves, write);
    if (kind == Kind::last) return "may_be_last G " + list(statement_.conclusion.moves, write);
    std::string after = "G";
    for (const std::string& text : changes(write, false))
      after = text + " " + (after == "G" ? after : "(" + after + ")");
    if (after != "G") after = "(" + after + ")";
    if (game_.local()) {
      const int plus = statement_.conclusion.plus;
      const Wording& wording = *wording_of(game_);
      const Texts relation = plus == 0 ? Texts{wording.same} : Texts{wording.differ, number(plus)};
      if (game_.for_points()) {
        const std::string colours = changes_.painted.empty() ? "C" : "(recoloured " + repainted(write) + " C)";
        return joined({joined(relation, " "), graph(), after, colours}, " ");
      }
      return joined({joined(relation, " "), played_on("G"), played_on(after)}, " ");
    }
    if (kind == Kind::if_after) return "winnable " + after + " -> winnable G";
    return std::string("winnable G ") + (kind == Kind::same ? "<-> " : "-> ") + "winnable " + after;
  }

  /// Of a game with a number of colours: how many.
  std::string colours() const { return game_.name == "proper" ? number(game_.parameters.at("colours")) : ""; }
  std::string played_on(const std::string& graph) const {
    const std::string word = wording_of(game_)->played_on;
    if (word.empty()) return graph;
    return "(" + word + " " + (colours().empty() ? "" : colours() + " ") + graph + ")";
  }

  std::string decision() const {
    if (game_.local()) {
      const Wording& wording = *wording_of(game_);
      const std::string theorem = statement_.conclusion.plus == 0 ? wording.same_proof : wording.differ_proof;
      return theorem + (colours().empty() ? "" : " " + colours());
    }
    switch (statement_.conclusion.kind) {
      case Kind::same:
        return "same_by_tables";
      case Kind::if_after:
        return "if_by_tables";
      case Kind::only_if:
        return "only_if_by_tables";
      case Kind::first:
        return "first_by_tables";
      case Kind::last:
        return "last_by_tables";
      case Kind::unwinnable:
        break;
    }
    return "unwinnable_by_tables";
  }
  std::string steps() const {
    if (statement_.conclusion.kind == Kind::unwinnable) return "";
    std::string steps = " ";
    if (game_.for_points()) {
      Texts owners;
      for (const Edge& edge : gadget_.edges) owners.emplace_back(owner(painted(gadget_, edge)));
      steps += listed(owners) + " ";
    }
    steps += (replaces() ? listed(changes(number, true)) : list(statement_.conclusion.moves, number));
    if (game_.for_points()) steps.append(1, ' ').append(repainted(number));
    if (statement_.conclusion.plus != 0) steps.append(1, ' ').append(number(statement_.conclusion.plus));
    return steps;
  }

  const LemmaGame& game_;
  const Statement& statement_;
  const Gadget& gadget_;
  Texts names_;
  Changes changes_;
};

/// A statement that is refused, and what was changed: an edge with an inner end, there or not there before, or, if no
/// edge will do, the colour of an inner vertex, or the heap or the points, as nimbers differ by one heap alone and
/// scores by one number.
struct Twin {
  Statement statement;
  std::string changed;
};
std::optional<Twin> twin_of(const LemmaGame& game, const Statement& statement, const Proves& proves) {
  const Gadget& gadget = statement.gadget;
  const auto name = [&](int v) { return statement.names[static_cast<std::size_t>(v)]; };
  std::vector<Edge> pairs = gadget.edges;
  for (int v = gadget.boundary; v < gadget.order(); ++v)
    for (int u = 0; u < v; ++u)
      for (const Edge& pair : {Edge{u, v}, Edge{v, u}})
        if ((gadget.arcs || pair.first < pair.second) && std::ranges::count(gadget.edges, pair) == 0)
          pairs.push_back(pair);
  for (const Edge& pair : pairs) {
    Twin twin{statement, (gadget.arcs ? "the arc " : "the edge ") + name(pair.first) + (gadget.arcs ? ">" : "-") +
                             name(pair.second)};
    twin.statement.gadget.painted.erase(pair);
    if (std::erase(twin.statement.gadget.edges, pair) == 0) twin.statement.gadget.edges.push_back(pair);
    if (!proves(twin.statement.gadget, twin.statement.conclusion)) return twin;
  }
  if (game.local()) {
    Twin twin{statement, game.for_points() ? "the points" : "the heap"};
    twin.statement.conclusion.plus = game.beside(statement.conclusion.plus, 1);
    return twin;
  }
  for (int i = 0; i < gadget.inner; ++i) {
    Twin twin{statement, "the colour of " + name(gadget.boundary + i)};
    twin.statement.gadget.green[static_cast<std::size_t>(i)] ^= 1;
    if (!proves(twin.statement.gadget, twin.statement.conclusion)) return twin;
  }
  return std::nullopt;
}

/// A comment of Coq may hold all but its own marks, and quotation marks in pairs only.
std::string comment(std::string text) {
  std::erase_if(text, [](char c) { return c == '*' || c == '"'; });
  return "(* " + text + " *)\n";
}

}  // namespace

std::string coq_theorems(const Lemma& lemma, const Proves& proves) {
  const Wording* wording = lemma.game.local() ? wording_of(lemma.game) : nullptr;
  if (lemma.game.local() && wording == nullptr)
    throw text::InputError(
        "expected a lemma about ello, node-kayles, proper, blue-red, arc-kayles or capture, which formal/lemmas is "
        "about, "
        "found one about " +
            lemma.game.text(),
        lemma.about);
  if (!lemma.families.empty())
    throw text::InputError("expected a lemma about single gadgets, found one `for k = 1..`, about families",
                           lemma.about);
  if (!lemma.of_parts.empty())
    throw text::InputError("expected a lemma about single gadgets, found one with parts, or about parity-driven graphs",
                           lemma.about);
  std::string file = comment(lemma.title.empty() ? lemma.name : lemma.title);
  if (!lemma.source.empty()) file += comment("Source: " + lemma.source);
  file +=
      std::string("From Gamecert.lemmas Require Import ") + (wording == nullptr ? "Statements" : wording->file) + ".\n";
  std::set<std::string> used;
  for (const Statement& statement : lemma.statements) {
    if (!proves(statement.gadget, statement.conclusion))
      throw text::InputError("expected a lemma that tables prove, found one that they do not" +
                                 (statement.name.empty() ? "" : ", in the case " + statement.name),
                             lemma.about);
    std::string name = "lemma_" + identifier(lemma.name + (statement.name.empty() ? "" : " " + statement.name));
    while (!used.insert(name).second) name += "_";
    file += "\n" + (statement.name.empty() ? "" : comment(statement.name)) +
            Theorem(lemma.game, statement).text(name, true);
    if (const std::optional<Twin> twin = twin_of(lemma.game, statement, proves))
      file += comment("Refused with " + twin->changed + " changed:") +
              Theorem(lemma.game, twin->statement).text(name + "_twin", false);
  }
  return file;
}

}  // namespace gamecert::reductions
