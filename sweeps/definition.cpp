// Play by the rules, remembered.
#include "sweeps/definition.hpp"

#include "games/game.hpp"
#include "solve/search/search.hpp"

namespace gamecert::sweeps {

text::InputError refused(const conjectures::GameAtom& question, const text::InputError& error) {
  return text::InputError(conjectures::text(question) + ": " + error.what());
}

std::optional<std::string> PlayedAnswers::operator()(const conjectures::GameAtom& question) {
  const auto [it, fresh] = answers_.try_emplace(conjectures::text(question));
  if (!fresh) return it->second;
  if (solve::Watch::interrupted) throw text::LimitError("interrupted");
  const games::Entry& entry = games::find(question.game);
  solve::Request request;
  request.nimber = entry.info.players == 2 && entry.info.stuck == games::Stuck::loses;
  request.engine = solve::Engine::search;
  try {
    const auto game = games::make(entry, games::Instance(question.instance), question.parameters);
    it->second = solve::search(*game, request).statement;
  } catch (const text::InputError& error) {
    throw refused(question, error);
  }
  return it->second;
}

}  // namespace gamecert::sweeps
