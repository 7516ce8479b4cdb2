// Play by the rules, remembered.
#include "verify/definition.hpp"

#include "games/game.hpp"
#include "graphs/errors.hpp"
#include "solve/search.hpp"

namespace gamecert::verify {

std::optional<std::string> PlayedAnswers::operator()(const conjectures::Question& question) {
  const auto [it, fresh] = answers_.try_emplace(text(question));
  if (!fresh) return it->second;
  if (solve::Watch::interrupted) throw LimitError("interrupted");
  const games::Entry& entry = games::find(question.game);
  solve::Request request;
  request.nimber = entry.info.players == 2 && entry.info.stuck == games::Stuck::loses;
  request.by_rules = true;
  const auto game = games::make(entry, games::Instance(question.instance), question.parameters);
  it->second = solve::search(*game, request).statement;
  return it->second;
}

}  // namespace gamecert::verify
