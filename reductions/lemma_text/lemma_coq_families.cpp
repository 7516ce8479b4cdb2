// Printing lemmas about families for formal/lemmas/Repeating.v.
#include "reductions/lemma_text/lemma_coq_families.hpp"

#include <optional>
#include <vector>

#include "reductions/lemma_text/coq_words.hpp"
#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using Kind = Conclusion::Kind;
using Texts = std::vector<std::string>;

std::string edges_words(const std::vector<Edge>& edges) {
  Texts texts;
  for (const auto& [u, v] : edges) {
    const std::string ends = std::to_string(u) + ", " + std::to_string(v);
    texts.push_back("(" + ends + ")");
  }
  return listed(texts);
}

/// `(Family 2 [] [false] [(0, 2)] [(2, 3)] [(1, 2)])`
std::string family_words(const GadgetFamily& family) {
  Texts inner, links;
  for (std::size_t i = 0; i < family.green.size(); ++i)
    (i < static_cast<std::size_t>(family.inner) ? inner : links).emplace_back(family.green[i] != 0 ? "true" : "false");
  const Texts words = {"(Family",
                       std::to_string(family.boundary),
                       listed(inner),
                       listed(links),
                       edges_words(family.first),
                       edges_words(family.next),
                       edges_words(family.last)};
  return joined(words, " ") + ")";
}

std::string conclusion_words(const FamilyConclusion& conclusion) {
  if (conclusion.kind == Kind::unwinnable) return "All_never";
  Texts recoloured;
  for (int b = 0; b < conclusion.after.boundary; ++b)
    if ((conclusion.recoloured >> b & 1) != 0) recoloured.push_back(std::to_string(b));
  const char* const word = conclusion.kind == Kind::same       ? "(All_exactly_as"
                           : conclusion.kind == Kind::if_after ? "(All_if_as"
                                                               : "(All_only_if_as";
  return joined({word, family_words(conclusion.after), listed(recoloured)}, " ") + ")";
}

/// With the number of copies at which tables repeat, or a proof that they do not prove it.
std::string theorem(const std::string& name, const GadgetFamily& family, const FamilyConclusion& conclusion, int copies,
                    bool holds) {
  return "Theorem " + name + " : holds_for_all_copies\n  " + family_words(family) + "\n  " +
         conclusion_words(conclusion) + ".\nProof. " + (holds ? "by_induction " : "refused_induction ") +
         std::to_string(copies) + ". " + (holds ? "Qed.\n" : "Abort.\n");
}

struct FamilyTwin {
  GadgetFamily family;
  std::string changed;
  int failing = 0;
};
std::optional<FamilyTwin> twin_of(const FamilyStatement& statement) {
  std::vector<FamilyTwin> twins;
  const auto leave_out = [&](std::vector<Edge> GadgetFamily::*edges, const std::string& where) {
    for (const Edge& edge : statement.family.*edges) {
      FamilyTwin twin{statement.family, std::string("the edge ")
                                            .append(std::to_string(edge.first))
                                            .append("-")
                                            .append(std::to_string(edge.second))
                                            .append(where)};
      std::erase(twin.family.*edges, edge);
      twins.push_back(std::move(twin));
    }
  };
  leave_out(&GadgetFamily::first, " of the first copy");
  leave_out(&GadgetFamily::next, " of the next copy");
  leave_out(&GadgetFamily::last, " of the last copy");
  for (std::size_t i = 0; i < statement.family.green.size(); ++i) {
    FamilyTwin twin{
        statement.family,
        std::string("the colour of ").append(std::to_string(statement.family.boundary + static_cast<int>(i)))};
    twin.family.green[i] ^= 1;
    twins.push_back(std::move(twin));
  }
  for (FamilyTwin& twin : twins) {
    twin.failing = induction(twin.family, statement.conclusion, statement.tables.repeating + 1).failing;
    if (twin.failing != 0) return twin;
  }
  return std::nullopt;
}

}  // namespace

std::string coq_theorem_of_family(const FamilyStatement& statement, const std::string& name, text::Place place) {
  if (statement.tables.repeating == 0)
    throw text::InputError("expected a family that tables prove, found one that they do not" +
                               (statement.name.empty() ? "" : ", in the case " + statement.name),
                           place);
  std::string text = "\n";
  if (!statement.name.empty()) text += coq_comment(statement.name);
  text += theorem(name, statement.family, statement.conclusion, statement.tables.repeating, true);
  if (const std::optional<FamilyTwin> twin = twin_of(statement))
    text += coq_comment("Refused with " + twin->changed + " changed:") +
            theorem(name + "_twin", twin->family, statement.conclusion, twin->failing + 1, false);
  return text;
}

}  // namespace gamecert::reductions
