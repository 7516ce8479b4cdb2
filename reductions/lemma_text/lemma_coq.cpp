// Printing lemmas for formal/lemmas.
//
// Idea: a statement says by which changes the graph after comes from the graph before: what goes, what is new, which
// adjacencies and colours change. The theorem says it with the names of the lemma, its proof with the numbers of the
// gadget, boundary first; Coq checks that the two are the same.
#include "reductions/lemma_text/lemma_coq.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "reductions/lemma_text/coq_words.hpp"
#include "reductions/lemma_text/lemma_changes.hpp"
#include "reductions/lemma_text/lemma_coq_families.hpp"
#include "reductions/lemma_text/lemma_coq_parts.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using Kind = Conclusion::Kind;
using Texts = std::vector<std::string>;

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
    names_ = coq_variables(names);
    if (replaces()) changes_ = changes_of(statement);
  }

  /// With its proof, or with the proof that it is refused.
  std::string text(const std::string& name, bool holds) const {
    return "Theorem " + name + " " + graph() + (names_.empty() ? "" : " ") + joined(names_, " ") + " :\n  " + said() +
           ".\nProof. " + tactic(holds) + " (" + decided() + "). " + (holds ? "Qed.\n" : "Abort.\n");
  }

 private:
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
    return decision() + " " + graph() + " " + listed(names_) + "\n  " + gadget_words(gadget_) + steps();
  }

  bool replaces() const {
    const Kind kind = statement_.conclusion.kind;
    return kind == Kind::same || kind == Kind::if_after || kind == Kind::only_if;
  }
  /// The graph, in games for points with whose its edges are.
  std::string graph() const { return game_.for_points() ? "G C" : "G"; }
  static const char* owner(int player) { return player == 0 ? "nobody" : player == 1 ? "first" : "second"; }
  std::string repainted(const WriteVertex& write) const {
    Texts texts;
    for (const auto& [edge, player] : changes_.painted)
      texts.push_back("(" + write(edge.first) + ", " + write(edge.second) + ", " + owner(player) + ")");
    return listed(texts);
  }
  const std::string& name(int v) const { return names_[static_cast<std::size_t>(v)]; }
  static std::string number(int n) { return n < 0 ? "(" + std::to_string(n) + ")" : std::to_string(n); }
  bool green(int v) const { return gadget_.green[static_cast<std::size_t>(v - gadget_.boundary)] != 0; }

  Texts changes(const WriteVertex& write, bool capital) const {
    return change_words(changes_, write,
                        {.capital = capital, .coloured = capital || !game_.local(), .arcs = gadget_.arcs});
  }

  std::string conclusion() const {
    const WriteVertex write = [this](int v) { return name(v); };
    const Kind kind = statement_.conclusion.kind;
    if (kind == Kind::unwinnable) return "~ winnable G";
    if (kind == Kind::first) return "may_be_first G " + listed(statement_.conclusion.moves, write);
    if (kind == Kind::last) return "may_be_last G " + listed(statement_.conclusion.moves, write);
    const std::string after = changed("G", changes(write, false));
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
    steps += (replaces() ? listed(changes(number, true)) : listed(statement_.conclusion.moves, number));
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

/// The statement if `assume plausible` proves it, of graphs without parts.
std::optional<LemmaOfParts> of_plausible(const Statement& statement) {
  if (!statement.host.plausible || statement.gadget.arcs) return std::nullopt;
  const auto plausible = supposing_plausible(statement);
  if (!plausible) return std::nullopt;
  LemmaOfParts result{statement.name, statement.names, {}, *plausible, {}, {}, statement.successors};
  result.proof = proof_by_behaviours(*plausible);
  return result.proof.proved ? std::optional(result) : std::nullopt;
}

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
  for (const Edge& pair : inner_pairs(gadget)) {
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
  std::string file = coq_comment(lemma.title.empty() ? lemma.name : lemma.title);
  if (!lemma.source.empty()) file += coq_comment("Source: " + lemma.source);
  const bool plain = lemma.of_parts.empty() && std::ranges::none_of(lemma.statements, [&](const Statement& statement) {
                       return statement.host.plausible && !proves(statement.gadget, statement.conclusion);
                     });
  const std::string of_parts = !lemma.families.empty() ? "Repeating" : plain ? "Statements" : coq_file_of_parts(lemma);
  file += "From Gamecert.lemmas Require Import " + (wording == nullptr ? of_parts : wording->file) + ".\n";
  std::set<std::string> used;
  const auto new_name = [&](const std::string& of_case) {
    std::string name = "lemma_" + identifier(lemma.name + (of_case.empty() ? "" : " " + of_case));
    while (!used.insert(name).second) name += "_";
    return name;
  };
  for (const FamilyStatement& family : lemma.families)
    file += coq_theorem_of_family(family, new_name(family.name), lemma.about);
  if (!lemma.families.empty()) return file;  // the statements are of some of their gadgets
  for (const Statement& statement : lemma.statements) {
    const bool proved = proves(statement.gadget, statement.conclusion);
    if (const auto plausible = proved ? std::nullopt : of_plausible(statement)) {
      file += coq_theorem_of_parts(*plausible, new_name(statement.name), lemma.about);
      continue;
    }
    if (!proved)
      throw text::InputError(
          std::string(lemma.game.for_points() ? "expected a lemma that counterplay proves, found one that it does not"
                      : lemma.game.local()    ? "expected a lemma that mirrored play proves, found one that it does not"
                                              : "expected a lemma that tables prove, found one that they do not") +
              (statement.name.empty() ? "" : ", in the case " + statement.name),
          lemma.about);
    const std::string name = new_name(statement.name);
    file += "\n" + (statement.name.empty() ? "" : coq_comment(statement.name)) +
            Theorem(lemma.game, statement).text(name, true);
    if (const std::optional<Twin> twin = twin_of(lemma.game, statement, proves))
      file += coq_comment("Refused with " + twin->changed + " changed:") +
              Theorem(lemma.game, twin->statement).text(name + "_twin", false);
  }
  for (const LemmaOfParts& one : lemma.of_parts) file += coq_theorem_of_parts(one, new_name(one.name), lemma.about);
  return file;
}

}  // namespace gamecert::reductions
