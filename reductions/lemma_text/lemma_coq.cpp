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

/// What formal/lemmas says of a local game: where, what it plays on of a graph, that nimbers are the same or differ by
/// a heap, and what proves it.
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
     "arcs_differ_by_mirroring"}};
const Wording* wording_of(const LemmaGame& game) {
  const auto* found = std::ranges::find_if(wordings, [&](const Wording& w) { return game.name == w.game; });
  return found == std::end(wordings) ? nullptr : found;
}

/// What the graph after a replacement has that the one before has not. Vertices are those of the gadget, then new ones.
struct Changes {
  struct New {
    int vertex;
    bool green;
    std::vector<int> neighbours;
  };
  std::vector<int> gone, recoloured;
  std::vector<New> added;
  std::vector<Edge> toggled;
};

Changes changes_of(const Statement& statement) {
  const Gadget& before = statement.gadget;
  const Gadget& after = statement.conclusion.after;
  Changes changes;
  std::vector<int> image;  // of the vertices of `after`
  int next = before.order();
  for (int b = 0; b < before.boundary; ++b) image.push_back(b);
  for (const Statement::Successor& one : statement.successors) image.push_back(one.kept >= 0 ? one.kept : next++);
  const auto stays = [&](int v) { return std::ranges::count(image, v) != 0; };
  for (int v = before.boundary; v < before.order(); ++v)
    if (!stays(v)) changes.gone.push_back(v);

  const auto edge_of = [&](int u, int v) { return before.arcs ? Edge{u, v} : Edge(std::minmax(u, v)); };
  std::set<Edge> edges;
  for (const auto& [u, v] : after.edges)
    edges.insert(edge_of(image[static_cast<std::size_t>(u)], image[static_cast<std::size_t>(v)]));
  for (int i = 0; i < after.inner; ++i) {
    const int v = image[static_cast<std::size_t>(after.boundary + i)];
    const bool green = after.green[static_cast<std::size_t>(i)] != 0;
    if (v < before.order()) {
      if (green != (before.green[static_cast<std::size_t>(v - before.boundary)] != 0)) changes.recoloured.push_back(v);
      continue;
    }
    Changes::New added{v, green, {}};
    for (auto edge = edges.begin(); edge != edges.end();) {  // to vertices that are there when it comes
      const bool now = !before.arcs && edge->second == v;
      if (now) added.neighbours.push_back(edge->first);
      edge = now ? edges.erase(edge) : std::next(edge);
    }
    changes.added.push_back(added);
  }
  for (int b = before.boundary - 1; b >= 0; --b)
    if ((statement.conclusion.recoloured >> b & 1) != 0) changes.recoloured.insert(changes.recoloured.begin(), b);
  for (const auto& [u, v] : before.edges)
    if (stays(u) && stays(v) && edges.erase(edge_of(u, v)) == 0) edges.insert(edge_of(u, v));
  changes.toggled.assign(edges.begin(), edges.end());
  return changes;
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
    return "Theorem " + name + " G" + (names_.empty() ? "" : " ") + joined(names_, " ") + " :\n  " + said() +
           ".\nProof. " + tactic(holds) + " (" + decided() + "). " + (holds ? "Qed.\n" : "Abort.\n");
  }

 private:
  const char* tactic(bool holds) const {
    if (game_.local()) return holds ? "by_mirroring" : "refused_mirroring";
    return holds ? "by_tables" : "refused";
  }
  std::string said() const {
    const Texts old(names_.begin(), names_.begin() + gadget_.order());
    Texts lines = {std::string(game_.local() ? "finite G -> " : "") + (gadget_.arcs ? "" : "simple G -> ") +
                   "distinct " + listed(names_) + " -> vertices G " + listed(old) + " ->"};
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
    lines.push_back(conclusion());
    return joined(lines, "\n  ");
  }

  /// The theorem of formal/lemmas that decides it, with what it is applied to.
  std::string decided() const {
    Texts colours, edges;
    for (int v = gadget_.boundary; v < gadget_.order(); ++v) colours.emplace_back(green(v) ? "true" : "false");
    for (const auto& [u, v] : gadget_.edges) edges.push_back("(" + std::to_string(u) + ", " + std::to_string(v) + ")");
    return decision() + " G " + listed(names_) + "\n  (Gadget " + std::to_string(gadget_.boundary) + " " +
           listed(colours) + " " + listed(edges) + ")" + steps();
  }

  bool replaces() const {
    const Kind kind = statement_.conclusion.kind;
    return kind == Kind::same || kind == Kind::if_after || kind == Kind::only_if;
  }
  const std::string& name(int v) const { return names_[static_cast<std::size_t>(v)]; }
  static std::string number(int v) { return std::to_string(v); }
  bool green(int v) const { return gadget_.green[static_cast<std::size_t>(v - gadget_.boundary)] != 0; }

  using Write = std::function<std::string(int)>;
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
      return joined({joined(relation, " "), played_on("G"), played_on(after)}, " ");
    }
    if (kind == Kind::if_after) return "winnable " + after + " -> winnable G";
    return std::string("winnable G ") + (kind == Kind::same ? "<-> " : "-> ") + "winnable " + after;
  }

  /// Of a game with a number of colours: how many.
  std::string colours() const { return game_.name == "proper" ? number(game_.parameters.at("colours")) + " " : ""; }
  std::string played_on(const std::string& graph) const {
    const std::string word = wording_of(game_)->played_on;
    return word.empty() ? graph : "(" + word + " " + colours() + graph + ")";
  }

  std::string decision() const {
    if (game_.local()) {
      const Wording& wording = *wording_of(game_);
      const std::string theorem = statement_.conclusion.plus == 0 ? wording.same_proof : wording.differ_proof;
      return theorem + (colours().empty() ? "" : " " + number(game_.parameters.at("colours")));
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
    std::string steps = " " + (replaces() ? listed(changes(number, true)) : list(statement_.conclusion.moves, number));
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
/// edge will do, the colour of an inner vertex, or the heap, as nimbers differ by one heap alone.
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
    if (std::erase(twin.statement.gadget.edges, pair) == 0) twin.statement.gadget.edges.push_back(pair);
    if (!proves(twin.statement.gadget, twin.statement.conclusion)) return twin;
  }
  if (game.local()) {
    Twin twin{statement, "the heap"};
    twin.statement.conclusion.plus ^= 1;
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
        "expected a lemma about ello, node-kayles, proper, blue-red or arc-kayles, which formal/lemmas is about, found "
        "one about " +
        lemma.game.text());
  if (!lemma.families.empty())
    throw text::InputError("expected a lemma about single gadgets, found one `for k = 1..`, about families");
  if (!lemma.of_parts.empty())
    throw text::InputError(
        "expected a lemma about single gadgets, found one with parts, or about parity-driven graphs");
  std::string file = comment(lemma.title.empty() ? lemma.name : lemma.title);
  if (!lemma.source.empty()) file += comment("Source: " + lemma.source);
  file +=
      std::string("From Gamecert.lemmas Require Import ") + (wording == nullptr ? "Statements" : wording->file) + ".\n";
  std::set<std::string> used;
  for (const Statement& statement : lemma.statements) {
    if (!proves(statement.gadget, statement.conclusion))
      throw text::InputError("expected a lemma that tables prove, found one that they do not" +
                             (statement.name.empty() ? "" : ", in the case " + statement.name));
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
