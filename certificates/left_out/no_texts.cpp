// The checker of a family knows its games alone: rules that are texts are for gamecert-check and gamecert-check-texts.
#include <map>
#include <string>
#include <vector>

#include "games/texts/text_names.hpp"
#include "text/errors.hpp"

namespace gamecert::games {

std::string_view enter_rules(std::string_view) {
  throw text::InputError(
      "expected a game that this checker knows, found rules that are a text: gamecert-check reads them");
}
struct TextGame;
const TextGame* find_text(std::string_view) { return nullptr; }
const Entry* text_entry(std::string_view) { return nullptr; }
const GameInfo* text_info(std::string_view) { return nullptr; }
std::string_view text_rules(std::string_view) { return ""; }
std::string_view text_digest(std::string_view) { return ""; }
struct TextLocality;
const TextLocality* text_locality(std::string_view, const std::map<std::string, int>&, std::string&) { return nullptr; }
std::vector<const Entry*> all_games() { return {}; }

}  // namespace gamecert::games
