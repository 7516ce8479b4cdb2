// Reading what a claim is about.
#include "certificates/subject.hpp"

#include <algorithm>

#include "certificates/format.hpp"
#include "games/instances/instance_text.hpp"

namespace gamecert::certificates {
std::string subject_text(const Claim& claim) {
  std::string result = claim.game;
  for (const auto& [name, value] : claim.parameters) {
    result += " --" + name + " " + value_text(claim.game, name, value);
  }
  if (claim.misere) result += " --play misere";
  return result + " " + claim.instance;
}

std::string text(const Claim& claim) { return subject_text(claim) + " " + claim.statement; }

std::string value_text(const std::string& game, std::string_view parameter, int value) {
  const auto entry = std::ranges::find(games::registry(), game, [](const auto& known) { return known.info.name; });
  return entry == games::registry().end() ? std::to_string(value) : games::value_text(entry->info, parameter, value);
}

void reject(const std::string& reason) { throw Rejection(reason, 0); }

Subject subject_of(const Claim& claim, Grounds& grounds) {
  const games::Entry& entry = games::find(claim.game);
  const games::GameInfo& info = entry.info;
  if (claim.version != info.version) {
    reject("expected version " + std::to_string(info.version) + " of the rules of " + claim.game + ", found version " +
           std::to_string(claim.version));
  }
  for (const games::ParameterInfo& parameter : info.parameters) {
    if (!claim.parameters.contains(std::string(parameter.name))) {
      reject("expected the parameter " + std::string(parameter.name) + " of " + claim.game + ", found none");
    }
  }
  const games::Parameters parameters(info, claim.parameters);
  grounds.add_rules(info, claim.parameters);
  if (claim.misere && (info.players != 2 || info.stuck != games::Stuck::loses)) {
    reject("expected no misere play of " + claim.game + ", found `play misere`");
  }
  games::Instance instance(claim.instance);
  if (const std::string only = games::canonical_text(instance, info); only != claim.instance) {
    reject("expected the instance " + text::quoted(only) + ", found " + text::quoted(claim.instance));
  }
  return {entry, std::move(instance)};
}

void require_plain(const Claim& claim, const std::string& kind) {
  if (claim.game != kind) reject("expected a " + kind + " for this evidence, found " + text::quoted(claim.game));
  const std::string what = " of a " + kind + ", found ";
  if (claim.version != 1) reject("expected version 1" + what + "version " + std::to_string(claim.version));
  if (!claim.parameters.empty()) reject("expected no parameter" + what + claim.parameters.begin()->first);
  if (claim.misere) reject("expected no play" + what + "`play misere`");
}

void require_solitaire(const Subject& subject, const Claim& claim, std::string_view statement) {
  if (subject.entry.info.players != 1) reject("expected a game of 1 player for this evidence, found " + claim.game);
  if (subject.entry.info.stuck == games::Stuck::ends)
    reject("expected a game with a goal for this evidence, found the one for points " + claim.game);
  if (claim.statement != statement) {
    reject("expected the statement " + std::string(statement) + " for this evidence, found " +
           text::quoted(claim.statement));
  }
}

std::unique_ptr<games::Game> impartial_game(const Claim& claim, Grounds& grounds) {
  const Subject subject = subject_of(claim, grounds);
  auto game = games::make(subject.entry, subject.instance, claim.parameters);
  const games::Refinements refined = game->refinements();
  const games::GameInfo& info = subject.entry.info;
  const bool by_last_move = info.stuck == games::Stuck::loses && !refined.won;
  if (info.players != 2 || refined.gain || refined.turn || (!by_last_move && !info.sums)) {
    reject("expected an impartial game that the last move decides, or that is played in sums, found " + claim.game);
  }
  return game;
}

void require_least(const std::vector<int>& component, int vertex) {
  if (component.front() != vertex)
    reject("expected " + std::to_string(component.front()) + ", the least vertex of its component, found " +
           std::to_string(vertex));
}

void require_on_graph(const Subject& subject, std::string_view game) {
  if (subject.entry.info.name != game) {
    reject("expected " + std::string(game) + " for this evidence, found " + std::string(subject.entry.info.name));
  }
  subject.instance.graph();
}

}  // namespace gamecert::certificates
