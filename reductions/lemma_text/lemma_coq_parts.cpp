// Printing lemmas about parts for formal/lemmas.
//
// Idea: as lemma_coq.cpp, with the own vertices of every part as a list that is taken off before the gadget is looked
// at. Of parity-driven graphs formal/lemmas compares tables for all colours of the one gadget with those for some
// colours of the other; the same is asked here first, since behaviours may prove more.
#include "reductions/lemma_text/lemma_coq_parts.hpp"

#include <algorithm>
#include <bit>
#include <cctype>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "reductions/gadgets/signature.hpp"
#include "reductions/lemma_text/coq_words.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using Form = PartStatement::Kind;
using PartKind = GadgetPart::Kind;
using Texts = std::vector<std::string>;

bool about_driven(Form kind) { return kind >= Form::driven_same; }
bool replaces(Form kind) { return kind != Form::winnable && kind != Form::unwinnable; }

class PartTheorem {
 public:
  explicit PartTheorem(const LemmaOfParts& lemma) : lemma_(lemma), says_(lemma.statement), gadget_(says_.gadget) {
    Texts names = lemma.names;
    for (const Statement::Successor& one : lemma.successors)
      if (one.kept < 0) names.push_back(one.name);
    names_ = coq_variables(names);
    std::set<std::string> used(names_.begin(), names_.end());
    for (const std::string& part : lemma.parts) {
      std::string variable = part;
      if (part.size() != 1 || std::isupper(static_cast<unsigned char>(part[0])) == 0 || part == "G" || part == "N")
        variable = "v_" + identifier(part);
      while (!used.insert(variable).second) variable += "_";
      own_.push_back(variable);
    }
    peeled_ =
        own_.empty() ? "G" : "(without " + (own_.size() == 1 ? own_[0] : "(" + joined(own_, " ++ ") + ")") + " G)";
    if (!replaces(says_.kind)) return;
    Statement statement;
    statement.gadget = gadget_;
    statement.conclusion.after = says_.after;
    statement.conclusion.recoloured = says_.recoloured;
    statement.successors = lemma.successors;
    changes_ = changes_of(statement);
  }

  std::string text(const std::string& name, bool holds) const {
    Texts variables = names_;
    variables.insert(variables.end(), own_.begin(), own_.end());
    return "Theorem " + name + " G " + joined(variables, " ") + " :\n  " + joined(said(), "\n  ") + ".\nProof. " +
           (holds ? "by_parts (" : "refused_parts (") + decided() + "). " + (holds ? "Qed.\n" : "Abort.\n");
  }

 private:
  const std::string& name(int v) const { return names_[static_cast<std::size_t>(v)]; }
  const std::string& vertex_of(std::size_t part) const { return name(says_.parts[part].at[0]); }
  bool green(int v) const { return gadget_.green[static_cast<std::size_t>(v - gadget_.boundary)] != 0; }
  std::string all() const {
    return own_.empty() ? listed(names_) : "(" + listed(names_) + " ++ " + joined(own_, " ++ ") + ")";
  }

  Texts said() const {
    const Texts old(names_.begin(), names_.begin() + gadget_.order());
    Texts lines = {"simple G -> distinct " + all() + " -> vertices G " + listed(old) + " ->"};
    if (names_.size() > old.size())
      lines.push_back("new G " + listed({names_.begin() + gadget_.order(), names_.end()}) + " ->");
    for (std::size_t i = 0; i < own_.size(); ++i) lines.push_back(supposed(i));
    for (int v = gadget_.boundary; v < gadget_.order(); ++v) {
      Texts others;
      for (int u = 0; u < gadget_.order(); ++u)
        if (std::ranges::count(gadget_.edges, Edge(std::minmax(u, v))) != 0) others.push_back(name(u));
      lines.push_back("neighbours " + peeled_ + " " + name(v) + " " + listed(others) + " ->");
      if (!about_driven(says_.kind))
        lines.back().append(green(v) ? " is_green G " : " is_red G ").append(name(v) + " ->");
    }
    for (int b = 0; b < gadget_.boundary; ++b) {
      if ((lemma_.host.green >> b & 1) != 0) lines.push_back("is_green G " + name(b) + " ->");
      if ((lemma_.host.red >> b & 1) != 0) lines.push_back("is_red G " + name(b) + " ->");
    }
    if (says_.plausible && says_.kind != Form::unwinnable) lines.emplace_back("plausible_game G ->");
    if (says_.kind == Form::winnable) {
      if (says_.nontrivial) lines.emplace_back("nontrivial G ->");
      lines.push_back("nothing_but " + all() + " G ->");
    }
    lines.push_back(conclusion());
    return lines;
  }

  std::string supposed(std::size_t i) const {
    const GadgetPart& part = says_.parts[i];
    const std::string whole = "(" + vertex_of(i) + " :: " + own_[i] + ") G";
    std::string line = "part_at G " + vertex_of(i) + " " + own_[i] + " ->";
    if (part.kind == PartKind::oddity) line += " oddity " + whole + " ->";
    if (part.kind == PartKind::event) line += " event " + whole + " ->";
    if (part.kind == PartKind::parity_driven) line += " parity_driven " + whole + " ->";
    if (part.odd) line += " odd_number (green G) " + own_[i] + " = " + (*part.odd ? "true" : "false") + " ->";
    if (part.trivial) line += (*part.trivial ? " all_red " : " some_green ") + own_[i] + " G ->";
    for (const GadgetPart::Win& win : part.wins) {
      const std::string colour = !win.red ? "colour" : *win.red == 0 ? "true" : "false";
      const std::string game = "winnable (with_colour " + vertex_of(i) + " " + colour + " (only " + whole + "))";
      const std::string of_game = win.winnable ? game : "~ " + game;
      const char* some = win.winnable ? "(exists colour, " : "(forall colour, ";
      line += " " + (win.red ? of_game : some + of_game + ")") + " ->";
    }
    return line;
  }

  std::string conclusion() const {
    if (says_.kind == Form::winnable) return "winnable G";
    if (says_.kind == Form::unwinnable) return "~ winnable G";
    const WriteVertex write = [this](int v) { return name(v); };
    std::string after = changed(peeled_, change_words(changes_, write, {.coloured = true}));
    std::string before = "winnable G", supposed;
    if (about_driven(says_.kind)) {
      before = "parity_driven_graph G";
      after = "parity_driven_graph " + after;
    } else {
      if (says_.plausible_by) {
        after = "(with_colour " + name(*says_.plausible_by) + " colour " + after + ")";
        supposed = "forall colour, plausible_game " + after + " ->\n  ";
      }
      after = "winnable " + after;
    }
    if (direction() == Form::if_after) return supposed + after + " -> " + before;
    return supposed + before + (direction() == Form::same ? " <-> " : " -> ") + after;
  }
  Form direction() const {
    if (says_.kind == Form::driven_same) return Form::same;
    if (says_.kind == Form::driven_if) return Form::if_after;
    return says_.kind == Form::driven_only_if ? Form::only_if : says_.kind;
  }

  /// The theorem of formal/lemmas that decides it, with what it is applied to.
  std::string decided() const {
    const auto flag = [](bool b) { return b ? " true" : " false"; };
    const std::string words = direction() == Form::same ? "same" : direction() == Form::if_after ? "if" : "only_if";
    const std::string at = " G " + listed(names_) + "\n  " + gadget_words(gadget_);
    const std::string changes = " " + listed(change_words(changes_, [](int v) { return std::to_string(v); },
                                                          {.capital = true, .coloured = true}));
    if (about_driven(says_.kind)) return "driven_" + words + "_proved" + at + changes;
    Texts parts;
    for (std::size_t i = 0; i < own_.size(); ++i) parts.push_back(supposition(i));
    const std::string with_parts = at + " " + listed(parts);
    if (says_.kind == Form::unwinnable) return "unwinnable_by_parts" + with_parts;
    if (says_.kind == Form::winnable)
      return std::string("winnable_by_parts") + flag(says_.plausible) + flag(says_.nontrivial) + with_parts;
    return words + (says_.plausible_by ? "_plausible_by_parts" : "_by_parts") + flag(says_.plausible) + with_parts +
           changes + (says_.plausible_by ? " " + std::to_string(*says_.plausible_by) : "");
  }
  std::string supposition(std::size_t i) const {
    const GadgetPart& part = says_.parts[i];
    const char* kind = part.kind == PartKind::oddity          ? "odd_part"
                       : part.kind == PartKind::event         ? "even_part"
                       : part.kind == PartKind::parity_driven ? "driven_part"
                                                              : "any_part";
    const auto known = [](const std::optional<bool>& is) -> std::string {
      return !is ? "None" : *is ? "(Some true)" : "(Some false)";
    };
    Texts wins;
    for (const GadgetPart::Win& win : part.wins) {
      const std::string colour = !win.red ? "None" : *win.red == 0 ? "Some true" : "Some false";
      wins.push_back(std::string(win.winnable ? "(true, " : "(false, ") + colour + ")");
    }
    return "Part " + std::to_string(part.at[0]) + " " + own_[i] + " (Supposed " + kind + " " + known(part.odd) + " " +
           known(part.trivial) + " " + listed(wins) + ")";
  }

  const LemmaOfParts& lemma_;
  const PartStatement& says_;
  const Gadget& gadget_;
  Texts names_, own_;  // variables of vertices, and of the lists of vertices of parts
  std::string peeled_;
  Changes changes_;
};

/// For every colouring of `one` some colouring of `other`, with boundary vertices recoloured, that is of the same
/// parity, has some green vertex where the one has or the rest must have, and a table inside that of `one`, or around
/// it.
bool coloured_like(const Gadget& one, const Gadget& other, bool inside) {
  struct Coloured {
    GadgetTable table;
    bool odd, green;
  };
  const auto colourings = [](Gadget gadget) {
    std::vector<Coloured> result;
    for (unsigned green = 0; green < 1u << gadget.inner; ++green) {
      for (int i = 0; i < gadget.inner; ++i) gadget.green[static_cast<std::size_t>(i)] = (green >> i & 1) != 0;
      const bool odd = (gadget.inner + std::ssize(gadget.edges) + std::popcount(green)) % 2 != 0;
      result.push_back({signature(gadget), odd, green != 0});
    }
    return result;
  };
  const std::vector<Coloured> others = colourings(other);
  const unsigned all = 1u << one.boundary;
  for (const Coloured& mine : colourings(one))
    for (unsigned boundary = 0; boundary < all; ++boundary) {
      bool found = false;
      for (const Coloured& yours : others)
        for (unsigned turned = 0; turned < all && !found; ++turned) {
          const GadgetTable table = recoloured(yours.table, turned);
          found = mine.odd == (yours.odd != (std::popcount(turned) % 2 != 0)) &&
                  (inside ? included(table, mine.table) : included(mine.table, table)) &&
                  (yours.green || (boundary ^ turned) != 0 || (!mine.green && boundary == 0));
        }
      if (!found) return false;
    }
  return true;
}

bool proved_by_tables(const LemmaOfParts& lemma) {
  const PartStatement& says = lemma.statement;
  if (!about_driven(says.kind)) return lemma.proof.proved;
  return (says.kind == Form::driven_only_if || coloured_like(says.gadget, says.after, true)) &&
         (says.kind == Form::driven_if || coloured_like(says.after, says.gadget, false));
}

/// A lemma that is not proved, and how it differs.
struct PartsTwin {
  LemmaOfParts lemma;
  std::string how;
};
std::optional<PartsTwin> twin_of(const LemmaOfParts& lemma) {
  std::optional<PartsTwin> result;
  const auto attempt = [&](const std::string& how, const std::function<void(LemmaOfParts&)>& change) {
    if (result) return;
    PartsTwin twin{lemma, how};
    change(twin.lemma);
    if (!proof_by_behaviours(twin.lemma.statement).proved) result = std::move(twin);
  };
  const auto name = [&](int v) { return lemma.names[static_cast<std::size_t>(v)]; };
  const Gadget& gadget = lemma.statement.gadget;
  for (const Edge& pair : inner_pairs(gadget))
    attempt("the edge " + name(pair.first) + "-" + name(pair.second) + " changed", [&](LemmaOfParts& twin) {
      std::vector<Edge>& edges = twin.statement.gadget.edges;
      if (std::erase(edges, pair) == 0) edges.push_back(pair);
    });
  for (int i = 0; i < gadget.inner && !about_driven(lemma.statement.kind); ++i)
    attempt("the colour of " + name(gadget.boundary + i) + " changed",
            [&](LemmaOfParts& twin) { twin.statement.gadget.green[static_cast<std::size_t>(i)] ^= 1; });
  for (std::size_t i = 0; i < lemma.parts.size(); ++i) {
    const GadgetPart& part = lemma.statement.parts[i];
    const auto attempt_part = [&](bool may, const std::string& how, const std::function<void(GadgetPart&)>& change) {
      if (may) attempt(how, [&](LemmaOfParts& twin) { change(twin.statement.parts[i]); });
    };
    attempt_part(part.kind == PartKind::oddity, "an event " + lemma.parts[i],
                 [](GadgetPart& twin) { twin.kind = PartKind::event; });
    attempt_part(part.kind == PartKind::event, "an oddity " + lemma.parts[i],
                 [](GadgetPart& twin) { twin.kind = PartKind::oddity; });
    attempt_part(part.odd.has_value(), "the other number of green vertices of " + lemma.parts[i],
                 [](GadgetPart& twin) { twin.odd = !*twin.odd; });
    attempt_part(part.trivial.has_value(), "other colours of " + lemma.parts[i],
                 [](GadgetPart& twin) { twin.trivial = !*twin.trivial; });
    attempt_part(!part.wins.empty(), "another winner of " + lemma.parts[i],
                 [](GadgetPart& twin) { twin.wins[0].winnable = !twin.wins[0].winnable; });
  }
  for (int b = 0; b < gadget.boundary && replaces(lemma.statement.kind) && !about_driven(lemma.statement.kind); ++b)
    attempt("the colour of " + name(b) + " changed afterwards",
            [&](LemmaOfParts& twin) { twin.statement.recoloured ^= 1u << b; });
  for (const auto& [kind, other] :
       {std::pair(Form::if_after, Form::only_if), std::pair(Form::driven_if, Form::driven_only_if)})
    if (lemma.statement.kind == kind || lemma.statement.kind == other)
      attempt("the other direction",
              [&](LemmaOfParts& twin) { twin.statement.kind = lemma.statement.kind == kind ? other : kind; });
  return result;
}

}  // namespace

std::string coq_file_of_parts(const Lemma& lemma) {
  const bool driven =
      std::ranges::any_of(lemma.of_parts, [](const LemmaOfParts& one) { return about_driven(one.statement.kind); });
  return driven ? "Driven" : "Hanging";
}

std::string coq_theorem_of_parts(const LemmaOfParts& lemma, const std::string& name, text::Place place) {
  const std::string where = lemma.name.empty() ? "" : ", in the case " + lemma.name;
  for (std::size_t i = 0; i < lemma.parts.size(); ++i)
    if (lemma.statement.parts[i].at.size() != 1)
      throw text::InputError(
          "expected parts at one vertex, which formal/lemmas is about, found " + lemma.parts[i] + " at two" + where,
          place);
  if (!lemma.proof.proved || !proved_by_tables(lemma))
    throw text::InputError("expected a lemma that tables prove, found one that they do not" + where, place);
  std::string result = "\n" + (lemma.name.empty() ? "" : coq_comment(lemma.name)) + PartTheorem(lemma).text(name, true);
  if (const std::optional<PartsTwin> twin = twin_of(lemma))
    result += coq_comment("Refused with " + twin->how + ":") + PartTheorem(twin->lemma).text(name + "_twin", false);
  return result;
}

}  // namespace gamecert::reductions
