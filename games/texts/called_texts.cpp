// Short names and prose, for as long as the program runs.
#include "games/texts/called_texts.hpp"

#include <algorithm>
#include <map>
#include <mutex>

#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {
namespace {

struct Called {
  std::mutex lock;
  std::map<std::string, const TextGame*, std::less<>> by_short_name;
  std::map<const TextGame*, TextProse> prose;
};
Called& called() {
  static Called all;
  return all;
}

const TextGame* called_so(std::string_view name) {
  Called& all = called();
  const std::lock_guard guard(all.lock);
  const auto known = all.by_short_name.find(name);
  return known == all.by_short_name.end() ? nullptr : known->second;
}

}  // namespace

TextProse prose_of(const UsersGame& users) { return {users.prose, users.show, users.meanings}; }

TextProse prose_of(const TextGame& game) {
  Called& all = called();
  const std::lock_guard guard(all.lock);
  const auto found = all.prose.find(&game);
  return found == all.prose.end() ? TextProse{} : found->second;
}

void set_prose(const TextGame& game, TextProse prose) {
  Called& all = called();
  const std::lock_guard guard(all.lock);
  all.prose[&game] = std::move(prose);
}

std::string summary_of(const GameInfo& info) {
  const TextGame* game = find_text(info.name);
  std::string prose = game == nullptr ? "" : prose_of(*game).prose;
  for (std::size_t end = prose.find('\n'); end != prose.npos; end = prose.find('\n', end)) {
    if (end > 0 && prose[end - 1] == '.') prose.resize(end);  // a source may stand behind
    if (end < prose.size()) prose[end] = ' ';
  }
  return prose.empty() ? std::string(info.summary) : prose;
}

std::string meaning_of(const GameInfo& info, std::string_view given, std::string_view declared) {
  const TextGame* game = find_text(info.name);
  if (game == nullptr) return std::string(declared);
  const TextProse prose = prose_of(*game);
  const auto known = std::ranges::find(prose.meanings, given, [](const auto& each) { return each.first; });
  return known == prose.meanings.end() ? std::string(declared) : known->second;
}

std::string why_no_misere(const GameInfo& info) {
  const TextGame* game = find_text(info.name);
  const bool said = game != nullptr && game->text.ending == TextEnding::last_move && !info.has_misere_play();
  if (said && game->text.repeat) return ", whose play may repeat";
  return said ? ", of which there is no misere play beside 'won' or 'lost'" : "";
}

void call_text(const std::string& short_name, const TextGame& game, OtherText other) {
  Called& all = called();
  const std::lock_guard guard(all.lock);
  called_text = called_so;
  const auto [known, fresh] = all.by_short_name.emplace(short_name, &game);
  if (fresh || known->second == &game) return;
  if (other == OtherText::refused)
    throw text::InputError("expected one game called " + text::quoted(short_name) + ", found two with different rules");
  known->second = &game;
}

std::vector<const TextGame*> called_texts() {
  Called& all = called();
  const std::lock_guard guard(all.lock);
  std::vector<const TextGame*> result;
  for (const auto& [name, game] : all.by_short_name) result.push_back(game);
  return result;
}

std::vector<const Entry*> all_games() {
  std::vector<const Entry*> result;
  for (const Entry& entry : registry()) result.push_back(&entry);
  for (const TextGame* text : called_texts()) result.push_back(&text->entry);
  return result;
}

}  // namespace gamecert::games
