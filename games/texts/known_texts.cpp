// Games of texts by name, for as long as the program runs.
#include "games/texts/known_texts.hpp"

#include <map>
#include <mutex>

#include "games/texts/local/text_locality.hpp"
#include "games/texts/text_game.hpp"
#include "text/sha256.hpp"

namespace gamecert::games {
namespace {

struct Held {
  TextGame game;
  std::unique_ptr<const ReadyText> ready;
};
struct Local {
  std::optional<TextLocality> form;
  std::string why_not;
};
struct Texts {
  std::mutex lock;
  std::map<std::string, std::unique_ptr<Held>, std::less<>> by_name;
  std::map<std::pair<const TextGame*, std::map<std::string, int>>, Local> local;
};
Texts& texts() {
  static Texts all;
  return all;
}

constexpr std::size_t digits_of_name = 32;

std::unique_ptr<Held> held(const GameText& text, std::string canonical) {
  auto result = std::make_unique<Held>();
  auto ready = std::make_unique<ReadyText>(text);
  TextGame& game = result->game;
  game.canonical = std::move(canonical);
  game.digest = text::sha256(game.canonical);
  game.name = text.name + "@" + game.digest.substr(0, digits_of_name);
  game.text = text;
  ready->info.name = game.name;
  const ReadyText* rules = ready.get();
  game.entry = {ready->info, ready->refinements, [rules](const Instance& instance, const Parameters& parameters) {
                  return make_text_game(*rules, instance, parameters);
                }};
  game.ready = rules;
  result->ready = std::move(ready);
  return result;
}

const TextGame& enter(const GameText& text, std::string canonical) {
  std::unique_ptr<Held> fresh = held(text, std::move(canonical));
  Texts& all = texts();
  const std::lock_guard guard(all.lock);
  auto& known = all.by_name[fresh->game.name];
  if (!known) known = std::move(fresh);
  return known->game;
}

}  // namespace

const TextGame& enter_text(std::string_view canonical) {
  return enter(read_canonical_game(canonical), std::string(canonical));
}
std::string_view enter_rules(std::string_view canonical) { return enter_text(canonical).name; }
const Entry* text_entry(std::string_view name) {
  const TextGame* game = find_text(name);
  return game == nullptr ? nullptr : &game->entry;
}
const GameInfo* text_info(std::string_view name) {
  const TextGame* game = find_text(name);
  return game == nullptr ? nullptr : &game->entry.info;
}
std::string_view text_rules(std::string_view name) { return find_text(name)->canonical; }
std::string_view text_digest(std::string_view name) { return find_text(name)->digest; }

const TextLocality* text_locality(std::string_view name, const std::map<std::string, int>& parameters,
                                  std::string& why_not) {
  const TextGame& game = *find_text(name);
  Texts& all = texts();
  const std::lock_guard guard(all.lock);
  const auto [known, fresh] = all.local.try_emplace(std::pair(&game, parameters));
  Local& local = known->second;
  if (fresh) local.form = locality(game.text, parameters, local.why_not);
  why_not = local.why_not;
  return local.form ? &*local.form : nullptr;
}

const TextGame& enter_text(const GameText& text) { return enter(text, canonical(text)); }

const TextGame* (*called_text)(std::string_view) = nullptr;

const TextGame* find_text(std::string_view name) {
  Texts& all = texts();
  const std::lock_guard guard(all.lock);
  const auto known = all.by_name.find(name);
  if (known != all.by_name.end()) return &known->second->game;
  return called_text == nullptr ? nullptr : called_text(name);
}

}  // namespace gamecert::games
