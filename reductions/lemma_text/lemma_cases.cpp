// Renaming a case, and giving its parts the hypotheses about them.
#include "reductions/lemma_text/lemma_cases.hpp"

#include <algorithm>
#include <utility>

#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

using graphs::Edge;
using Form = PartStatement::Kind;

Form kind_of(const Case& one) {
  if (one.winnable) return Form::winnable;
  switch (one.kind) {
    case Conclusion::Kind::same:
      return one.driven ? Form::driven_same : Form::same;
    case Conclusion::Kind::if_after:
      return one.driven ? Form::driven_if : Form::if_after;
    case Conclusion::Kind::only_if:
      return one.driven ? Form::driven_only_if : Form::only_if;
    case Conclusion::Kind::unwinnable:
      return Form::unwinnable;
    default:
      throw text::InputError("expected another conclusion than `first` and `last` about parts, found one of them",
                             one.place);
  }
}

/// Whether the case says something of colours.
bool coloured(const Case& one) {
  const Replacement& after = one.replacement;
  return !one.hypotheses.colours.empty() || after.recoloured != 0 || !after.green.empty() ||
         std::ranges::any_of(after.inner, [](const Replacement::Vertex& v) { return v.green || v.recoloured; });
}

/// The boundary vertices whose colour in the graph matters to what is supposed of parts, or to the replacement.
unsigned colours_that_matter(const Case& one, const Draft& draft) {
  unsigned result = 0;
  for (const auto& [v, green] : one.replacement.green) result |= 1u << v;
  for (const PartLine& line : draft.parts) {
    const auto supposed = one.hypotheses.parts.find(line.name);
    if (supposed == one.hypotheses.parts.end() || !supposed->second.odd) continue;
    for (const int v : line.part.at)
      if (v < draft.boundary) result |= 1u << v;
  }
  return result;
}

/// The parts, where these vertices of the gadget are green.
std::vector<GadgetPart> parts_of(const Case& one, const Draft& draft, const std::vector<char>& green) {
  std::vector<GadgetPart> result;
  for (const PartLine& line : draft.parts) {
    result.push_back(line.part);
    const auto supposed = one.hypotheses.parts.find(line.name);
    if (supposed == one.hypotheses.parts.end()) continue;
    result.back().trivial = supposed->second.trivial;
    result.back().wins = supposed->second.wins;
    result.back().odd = supposed->second.odd;
    for (const int v : line.part.at)
      if (result.back().odd && green[static_cast<std::size_t>(v)] != 0) result.back().odd = !*result.back().odd;
  }
  return result;
}

}  // namespace

/// The case with the vertices of the mirror's pairs exchanged in all it supposes and concludes.
Case mirrored(const Case& original, const Draft& draft) {
  const auto image = [&](int v) {
    for (const auto& [u, w] : draft.mirror)
      if (v == u || v == w) return v == u ? w : u;
    return v;
  };
  const auto of_boundary = [&](int v) { return v < draft.boundary ? image(v) : v; };
  const auto moved = [](std::vector<std::pair<Edge, bool>>& pairs, const auto& map) {
    for (auto& [both, flag] : pairs) both = std::minmax(map(both.first), map(both.second));
  };
  Case result = original;
  result.name += result.name.empty() ? "mirrored" : ", mirrored";
  result.hypotheses.colours.clear();
  for (const auto& [v, colour] : original.hypotheses.colours) result.hypotheses.colours[image(v)] = colour;
  moved(result.hypotheses.related, image);
  moved(result.hypotheses.adjacency, image);
  for (int& move : result.moves) move = image(move);
  Replacement& after = result.replacement;
  for (Replacement::Vertex& vertex : after.inner) {
    if (vertex.kept < 0) continue;
    vertex.kept = image(vertex.kept);
    vertex.name = draft.names[static_cast<std::size_t>(vertex.kept)];
  }
  for (Edge& edge : after.edges) {
    const Edge moved_edge(of_boundary(edge.first), of_boundary(edge.second));
    edge = draft.game.arcs() ? moved_edge : Edge(std::minmax(moved_edge.first, moved_edge.second));
  }
  std::map<Edge, int> painted;
  for (const auto& [edge, player] : after.painted)
    painted[std::minmax(of_boundary(edge.first), of_boundary(edge.second))] = player;
  after.painted = std::move(painted);
  for (Edge& edge : after.toggled) edge = std::minmax(image(edge.first), image(edge.second));
  moved(after.adjacency, image);
  after.recoloured = 0;
  for (int b = 0; b < draft.boundary; ++b)
    if ((original.replacement.recoloured >> b & 1) != 0) after.recoloured |= 1u << image(b);
  return result;
}

bool about_parts(const Case& one, const Draft& draft) {
  return !draft.parts.empty() || one.winnable || one.driven || one.replacement.plausible.has_value();
}

std::vector<LemmaOfParts> with_parts(const Case& one, const Draft& draft, const Statement& statement) {
  if (!draft.mirror.empty() || !draft.missing.empty() || !draft.coinciding.empty())
    throw text::InputError(
        "expected no `mirror`, `missing` and `coincide` in a lemma with such a conclusion or with "
        "parts, found one",
        one.place);
  if (one.driven && coloured(one))
    throw text::InputError("expected no colours in a lemma about parity-driven graphs, found some", one.place);
  LemmaOfParts first{statement.name, statement.names, {}, {}, statement.host, {}, statement.successors};
  for (const PartLine& line : draft.parts) first.parts.push_back(line.name);
  first.statement = {.gadget = statement.gadget,
                     .plausible = statement.host.plausible,
                     .nontrivial = statement.host.nontrivial,
                     .kind = kind_of(one),
                     .after = statement.conclusion.after,
                     .recoloured = statement.conclusion.recoloured,
                     .plausible_by = one.replacement.plausible};
  std::vector<LemmaOfParts> result;
  const unsigned matter = colours_that_matter(one, draft);
  for (unsigned green = matter;; green = (green - 1) & matter) {
    LemmaOfParts next = first;
    next.host.green |= green;
    next.host.red |= matter & ~green;
    if ((next.host.green & next.host.red) == 0) {
      std::vector<char> colours;
      for (int b = 0; b < draft.boundary; ++b) {
        const bool is_green = (next.host.green >> b & 1) != 0;
        colours.push_back(is_green);
        if ((matter & ~(first.host.green | first.host.red)) >> b & 1)
          next.name += (next.name.empty() ? "" : ", ") + statement.names[static_cast<std::size_t>(b)] +
                       (is_green ? " green" : " red");
        const auto stated = one.replacement.green.find(b);
        if (stated != one.replacement.green.end() && stated->second != is_green) next.statement.recoloured ^= 1u << b;
      }
      colours.insert(colours.end(), statement.gadget.green.begin(), statement.gadget.green.end());
      next.statement.parts = parts_of(one, draft, colours);
      try {
        next.proof = proof_by_behaviours(next.statement);
      } catch (const text::InputError& error) {
        throw text::InputError(error.what(), one.place);
      }
      if (next.proof.cases > 0) result.push_back(std::move(next));
    }
    if (green == 0) return result;
  }
}

}  // namespace gamecert::reductions
