// Claims as text, and what is asked of them.
#include "certificates/claim.hpp"

#include <algorithm>
#include <set>

#include "certificates/format.hpp"
#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"
#include "text/quoted.hpp"

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

std::vector<std::string> texts_named(const Claim& claim) {
  std::set<std::string> names;
  for (const std::string_view text :
       {std::string_view(claim.game), std::string_view(claim.instance), std::string_view(claim.statement)})
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = std::min(text.find_first_of(" ;", begin), text.size());
      const std::string_view word = text.substr(begin, end - begin);
      if (const std::string_view name = games::text_named(word); !name.empty()) names.emplace(name);
      begin = end + 1;
    }
  return {names.begin(), names.end()};
}

std::string value_text(const std::string& game, std::string_view parameter, int value) {
  if (const games::GameInfo* text = games::text_info(game)) return games::value_text(*text, parameter, value);
  const auto info = std::ranges::find(games::infos(), game, &games::GameInfo::name);
  return info == games::infos().end() ? std::to_string(value) : games::value_text(*info, parameter, value);
}

void reject(const std::string& reason) { throw Rejection(reason, 0); }

void require_plain(const Claim& claim, const std::string& kind) {
  if (claim.game != kind) reject("expected a " + kind + " for this evidence, found " + text::quoted(claim.game));
  const std::string what = " of a " + kind + ", found ";
  if (claim.version != 1) reject("expected version 1" + what + "version " + std::to_string(claim.version));
  if (!claim.parameters.empty()) reject("expected no parameter" + what + claim.parameters.begin()->first);
  if (claim.misere) reject("expected no play" + what + "`play misere`");
}

}  // namespace gamecert::certificates
