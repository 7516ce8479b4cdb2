// Reading what a claim is about.
#include "certificates/subject.hpp"

#include "certificates/claim.hpp"
#include "games/instances/instance_text.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {

games::Setup subject_of(const Claim& claim, Grounds& grounds) {
  const games::Entry& entry = games::find(claim.game);
  const games::GameInfo& info = entry.info;
  if (claim.version != info.version)
    reject("expected version " + std::to_string(info.version) + " of the rules of " + claim.game + ", found version " +
           std::to_string(claim.version));
  for (const games::ParameterInfo& parameter : info.parameters) {
    if (!claim.parameters.contains(std::string(parameter.name)))
      reject("expected the parameter " + std::string(parameter.name) + " of " + claim.game + ", found none");
  }
  games::Setup subject(entry, games::Instance(claim.instance), claim.parameters);
  grounds.add_rules(info, claim.parameters);
  if (claim.misere && !info.has_misere_play())
    reject("expected no misere play of " + claim.game + ", found `play misere`");
  if (const std::string only = games::canonical_text(subject); only != claim.instance)
    reject("expected the instance " + text::quoted(only) + ", found " + text::quoted(claim.instance));
  return subject;
}

void require_solitaire(const games::Setup& subject, const Claim& claim, std::string_view statement) {
  if (subject.info().players != 1) reject("expected a game of 1 player for this evidence, found " + claim.game);
  if (subject.info().stuck == games::Stuck::ends)
    reject("expected a game with a goal for this evidence, found the one for points " + claim.game);
  if (claim.statement != statement)
    reject("expected the statement " + std::string(statement) + " for this evidence, found " +
           text::quoted(claim.statement));
}

void require_least(const std::vector<int>& component, int vertex) {
  if (component.front() != vertex)
    reject("expected " + std::to_string(component.front()) + ", the least vertex of its component, found " +
           std::to_string(vertex));
}

void require_on_graph(const games::Setup& subject, std::string_view game) {
  if (subject.info().name != game)
    reject("expected " + std::string(game) + " for this evidence, found " + std::string(subject.info().name));
  subject.instance().graph();
}

}  // namespace gamecert::certificates
