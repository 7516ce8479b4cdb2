// Names of built-in games are theirs: a text has one only if its clauses are the same.
#include "games/texts/use_text.hpp"

#include <algorithm>
#include <stdexcept>

#include "games/registry/infos.hpp"
#include "games/texts/placed_errors.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {
namespace {

std::string_view taken_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

std::string clause_shown(std::string_view line) { return line.empty() ? "the end" : text::quoted(line); }

/// InputError with the first clause that is not the same, as canonical texts have it.
void require_same(const std::string& name, std::string_view found, std::string_view built_in) {
  while (!found.empty() || !built_in.empty()) {
    const std::string_view clause = taken_line(found), expected = taken_line(built_in);
    if (clause == expected) continue;
    throw text::InputError("expected the rules of the built-in game " + name + ", or another name, found " +
                           clause_shown(clause) + " in place of " + clause_shown(expected));
  }
}

}  // namespace

UsersGame built_in_text(std::string_view name) {
  const std::string begins = "game " + std::string(name) + " 1\n";
  for (const std::string_view each : built_in_texts())
    if (each.starts_with(begins)) return read_users_game(each);
  throw std::logic_error("a built-in game has no text");
}

const Entry& use_text(const UsersGame& users, OtherText other) try {
  const std::string& name = users.text.name;
  if (std::ranges::count(infos(), name, &GameInfo::name) != 0) {
    require_same(name, canonical(users.text), canonical(built_in_text(name).text));
    return find(name);
  }
  const TextGame& game = enter_text(users.text);
  call_text(name, game, other);
  set_prose(game, prose_of(users));
  place_errors(game, users);
  return game.entry;
} catch (const ClauseError& error) {
  throw_placed(error, users);
}

}  // namespace gamecert::games
