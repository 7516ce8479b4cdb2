// Reading the game of a lemma, and which lines its lemmas have.
#include "reductions/gadgets/lemma_game.hpp"

#include <algorithm>

#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "reductions/unfit_games.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

// Vertices have no colours there. Boundary vertices may be missing or one in what is proved without saying so.
constexpr std::string_view of_local_games[] = {"lemma",    "title",    "source",     "game",   "case",
                                               "boundary", "inner",    "edges",      "mirror", "assume",
                                               "replace",  "adjacent", "nonadjacent"};

/// InputError with a hint for no game.
void require_known(const std::string& name) {
  try {
    games::info_of(name);
  } catch (const text::InputError& error) {
    throw text::InputError(error.what() + hint_of_files(error));
  }
}

}  // namespace

bool LemmaGame::arcs() const { return local() && local_game(name, parameters).info.board == games::BoardKind::digraph; }

bool LemmaGame::for_points() const { return local() && reductions::for_points(local_game(name, parameters).info); }

int LemmaGame::reach() const { return local() ? reductions::reach(local_game(name, parameters).info, parameters) : 1; }

bool LemmaGame::has_line(std::string_view keyword, bool replacement) const {
  if (keyword == "painted") return for_points();
  if (keyword == "closed") return thick() && !replacement;
  if (!local()) return true;
  const bool about_the_host = keyword == "adjacent" || keyword == "nonadjacent";
  return std::ranges::count(of_local_games, keyword) != 0 && !(replacement && about_the_host);
}

std::string LemmaGame::text() const {
  std::string result = called();
  for (const auto& [parameter, value] : parameters) result += " " + parameter + "=" + std::to_string(value);
  return result;
}

LemmaGame lemma_game(const std::vector<std::string>& words) {
  LemmaGame result{words.front(), {}};
  const games::GameInfo* text = games::text_info(result.name);
  if (text != nullptr) result.name = text->name;
  if (result.local()) require_known(result.name);
  const auto info = [&]() -> const games::GameInfo& { return text != nullptr ? *text : local_game(result.name).info; };
  std::map<std::string, int> given;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::size_t sign = words[i].find('=');
    if (!result.local() || sign == std::string::npos)
      throw text::InputError("expected " +
                             std::string(result.local() ? "an option as colours=3" : "nothing behind ello") +
                             ", found " + text::quoted(words[i]));
    const std::string parameter = words[i].substr(0, sign);
    const int value = games::parameter_value(info(), parameter, std::string_view(words[i]).substr(sign + 1));
    if (!given.emplace(parameter, value).second)
      throw text::InputError("expected each parameter once, found a second " + text::quoted(parameter));
  }
  if (!result.local()) return result;
  const games::Parameters all(info(), given);
  result.parameters.insert(all.values().begin(), all.values().end());
  local_game(result.name, result.parameters);  // refuses what is not local
  return result;
}

}  // namespace gamecert::reductions
