// Tables of what mathematicians and other programs write; else the nearest words among those that fit the place.
#include "language/reader/misspelt.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "language/reader/asking_syntax.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "text/cursor.hpp"
#include "text/nearest.hpp"

namespace gamecert::language {
namespace {

template <class Fits>
std::vector<std::string_view> language_words(Fits fits) {
  std::vector<std::string_view> result;
  for (const LanguageWord& word : words())
    if (fits(word)) result.push_back(word.text);
  return result;
}

/// Longer ones first.
constexpr ForeignSign foreign_signs[] = {{"²", "x ^ 2"},
                                         {"<=>", "<->"},
                                         {"===", "="},
                                         {"==", "="},
                                         {"=>", "->"},
                                         {"=<", "<="},
                                         {"<>", "!="},
                                         {"&&", "&"},
                                         {"||", "|"},
                                         {"/\\", "&"},
                                         {"\\/", "|"},
                                         {"~", "!"},
                                         {"%", "mod"},
                                         {"**", "^"},
                                         {"∀", "forall"},
                                         {"∃", "exists"},
                                         {"∧", "&"},
                                         {"∨", "|"},
                                         {"¬", "!"},
                                         {"→", "->"},
                                         {"⇒", "->"},
                                         {"⟹", "->"},
                                         {"⟶", "->"},
                                         {"↔", "<->"},
                                         {"⇔", "<->"},
                                         {"⟺", "<->"},
                                         {"≤", "<="},
                                         {"⩽", "<="},
                                         {"≥", ">="},
                                         {"⩾", ">="},
                                         {"≠", "!="},
                                         {"≡", "="},
                                         {"−", "-"},
                                         {"–", "-"},
                                         {"—", "-"},
                                         {"·", "*"},
                                         {"×", "*"},
                                         {"⋅", "*"},
                                         {"∈", "in"},
                                         {"⊆", "in"},
                                         {"⊂", "in"},
                                         {"∑", "sum"},
                                         {"Σ", "sum"},
                                         {"⊕", "xor"},
                                         {"∪", "+"},
                                         {"∩", "meet"},
                                         {"∖", "-"},
                                         {"\\", "-"},
                                         {"∅", "{}"},
                                         {"∞", "infinite"},
                                         {"χ", "chromatic-number"},
                                         {"ω", "clique-number"},
                                         {"α", "independence-number"},
                                         {"Δ", "max-degree"},
                                         {"∆", "max-degree"},
                                         {"δ", "min-degree"},
                                         {"κ", "connectivity"},
                                         {"λ", "edge-connectivity"},
                                         {"γ", "domination-number"},
                                         {"ν", "matching-number"},
                                         {"τ", "vertex-cover-number"}};

constexpr std::string_view rounded = "write 'floor(x / y)', or 'x / y' for the exact fraction";
constexpr std::string_view of_triangulations = "a word about triangulations, which values, filter and table ask";
constexpr std::string_view no_roots = "there are no roots: compare squares, as in x ^ 2 <= y";

/// In small letters, with hyphens between words. What has a blank in it is advice.
constexpr ForeignSign synonyms[] = {
    {"2-colorable", "bipartite"},
    {"2-colourable", "bipartite"},
    {"2-connected", "two-connected"},
    {"2-edge-connected", "write 'edge-connectivity >= 2'"},
    {"2-regular", "write 'regular & max-degree = 2'"},
    {"3-colorable", "write 'colourable(3)'"},
    {"3-colourable", "write 'colourable(3)'"},
    {"3-connected", "write 'connectivity >= 3'"},
    {"3-regular", "cubic"},
    {"abs", "there is no absolute value: if x < y then y - x else x - y"},
    {"acyclic", "forest"},
    {"alpha", "independence-number"},
    {"aut", "automorphisms"},
    {"automorphism-group", "automorphisms"},
    {"bandwith", "bandwidth"},
    {"biconnected", "two-connected"},
    {"bw", "bandwidth"},
    {"cap", "meet"},
    {"ceiling", "ceil"},
    {"chi", "chromatic-number"},
    {"chi-prime", "edge-chromatic-number"},
    {"chromatic", "chromatic-number"},
    {"chromatic-index", "edge-chromatic-number"},
    {"circuit-rank", "cyclomatic-number"},
    {"clique", "clique-number"},
    {"convex", of_triangulations},
    {"corners", of_triangulations},
    {"clique-size", "clique-number"},
    {"colorable", "colourable"},
    {"coloring", "colouring"},
    {"complement-of", "complement"},
    {"cup", "+"},
    {"cut-edges", "bridges"},
    {"cutpoints", "cut-vertices"},
    {"d", "degree"},
    {"deg", "degree"},
    {"delta", "min-degree"},
    {"diam", "diameter"},
    {"dist", "distance"},
    {"div", rounded},
    {"domination", "domination-number"},
    {"each", "forall"},
    {"ecc", "eccentricity"},
    {"edge", "adjacent"},
    {"edge-count", "size"},
    {"edges", "size"},
    {"euler", "eulerian"},
    {"even", "write 'x mod 2 = 0'"},
    {"every", "forall"},
    {"feedback-vertex-set", "feedback-number"},
    {"for", "forall"},
    {"gamma", "domination-number"},
    {"grundy", "nimber(GAME)"},
    {"grundy-value", "nimber(GAME)"},
    {"hamilton", "hamiltonian"},
    {"independence", "independence-number"},
    {"independent", "independence-number"},
    {"independent-set", "independence-number"},
    {"inf", "infinite"},
    {"infinity", "infinite"},
    {"intersect", "meet"},
    {"kappa", "connectivity"},
    {"lambda", "edge-connectivity"},
    {"m", "size"},
    {"matching", "matching-number"},
    {"max-clique", "clique-number"},
    {"max-independent-set", "independence-number"},
    {"max-matching", "matching-number"},
    {"maximum-degree", "max-degree"},
    {"min-vertex-cover", "vertex-cover-number"},
    {"minimum-degree", "min-degree"},
    {"minor", "minor-free(H)"},
    {"n", "order"},
    {"neighborhood", "N(v)"},
    {"neighbors", "N(v)"},
    {"neighbourhood", "N(v)"},
    {"neighbours", "N(v)"},
    {"nim-value", "nimber(GAME)"},
    {"nodes", "order"},
    {"nu", "matching-number"},
    {"nullity", "cyclomatic-number"},
    {"odd", "write 'x mod 2 = 1'"},
    {"omega", "clique-number"},
    {"oo", "infinite"},
    {"rad", "radius"},
    {"sides", of_triangulations},
    {"size-of", "size"},
    {"some", "exists"},
    {"sqrt", no_roots},
    {"stability-number", "independence-number"},
    {"subgraph", "contains(H)"},
    {"subset", "in"},
    {"tau", "vertex-cover-number"},
    {"there", "exists"},
    {"triangle-count", "triangles"},
    {"tw", "treewidth"},
    {"vertex-connectivity", "connectivity"},
    {"vertex-count", "order"},
    {"vertex-cover", "vertex-cover-number"},
    {"vertices", "order"},
};

/// `chromatic-number` for chromaticNumber, Chromatic_Number and is-chromatic-number.
std::string plain_spelling(std::string_view name) {
  std::string text;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const char c = name[at];
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital && at > 0 && text::small_letter(name[at - 1])) text += '-';
    text += c == '_' ? '-' : capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  for (const std::string_view prefix : {"is-", "number-of-", "num-", "graph-", "get-"})
    if (text.starts_with(prefix) && text.size() > prefix.size()) return text.substr(prefix.size());
  return text;
}

bool of_language(std::string_view word) {
  const LanguageWord* known = find_word(word);
  return find_term(word) != nullptr || (known != nullptr && is_written(*known)) || asks_game(word);
}

}  // namespace

const ForeignSign* foreign_sign(std::string_view text) {
  const auto* found =
      std::ranges::find_if(foreign_signs, [&](const ForeignSign& s) { return text.starts_with(s.text); });
  return found == std::end(foreign_signs) ? nullptr : found;
}

std::string word_elsewhere(std::string_view name) {
  if (name == "Delta") return "max-degree";
  const std::string plain = plain_spelling(name);
  if (const std::string_view sign = sign_for(plain); !sign.empty()) return std::string(sign);
  if (plain != name && of_language(plain)) return plain;
  const auto* found = std::ranges::find(synonyms, plain, &ForeignSign::text);
  return found == std::end(synonyms) ? "" : std::string(found->ours);
}

std::string meant_elsewhere(std::string_view name) {
  const std::string ours = word_elsewhere(name);
  if (ours.empty()) return "";
  if (ours.find(' ') != std::string::npos) return " (" + ours + ")";
  return text::letter(ours.front()) ? " (did you mean '" + ours + "'?)" : " (write '" + ours + "')";
}

std::string meant_among(std::string_view name, std::span<const std::string_view> known) {
  const std::string elsewhere = meant_elsewhere(name);
  return elsewhere.empty() ? text::did_you_mean(name, known) : elsewhere;
}

std::string misplaced(const std::vector<Token>& tokens, std::size_t at) {
  const Token& found = tokens[at];
  if (found.kind != Token::Kind::name) return "";
  const std::string here = meant_elsewhere(found.text);
  if (at == 0 || tokens[at - 1].kind != Token::Kind::name) return here;
  const std::string_view before = tokens[at - 1].text;
  const std::string both = std::string(before) + "-" + std::string(found.text);
  if (find_term(both) != nullptr) return " (did you mean '" + both + "'?)";
  const bool known = find_term(before) != nullptr || find_word(before) != nullptr;
  return !here.empty() || known ? here : meant_elsewhere(before);
}

std::string meant_word(std::string_view name) {
  std::vector<std::string_view> known = language_words([](const LanguageWord& word) {
    return word.arguments > 0 && is_written(word) && text::letter(word.text.front());
  });
  for (const Term& term : terms()) known.push_back(term.name);
  return meant_among(name, known);
}

std::string meant_range(std::string_view name) {
  constexpr std::pair<std::string_view, std::string_view> others[] = {
      {"vertices", "vertex"},     {"node", "vertex"},       {"nodes", "vertex"},  {"edges", "edge"},
      {"nonedges", "nonedge"},    {"subset", "set"},        {"subsets", "set"},   {"coloring", "colouring"},
      {"colorings", "colouring"}, {"permutation", "order"}, {"ordering", "order"}};
  const auto* other = std::ranges::find(others, name, &std::pair<std::string_view, std::string_view>::first);
  if (other != std::end(others)) return " (did you mean '" + std::string(other->second) + "'?)";
  if (name == "(") return " (of two numbers: if x < y then x else y)";
  std::vector<std::string_view> known;
  for (const RangeWord& each : ranges())
    if (each.arguments == 0) known.push_back(each.text);
  return text::did_you_mean(name, known);
}

std::string meant_quantifier(std::string_view name) {
  return meant_among(name, language_words([](const LanguageWord& word) { return word.quantifies(); }));
}

std::string meant_graph(std::string_view name) {
  return text::did_you_mean(name, language_words([](const LanguageWord& word) {
                              return word.meaning == Meaning::change && word.arguments == 1;
                            }));
}

}  // namespace gamecert::language
