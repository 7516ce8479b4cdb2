// Finding the declaration of a game by its name.
#include "games/registry/infos.hpp"

#include <string>

#include "games/texts/text_names.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::games {

const GameInfo& info_of(std::string_view name) {
  if (const GameInfo* text = text_info(name)) return *text;
  std::vector<std::string_view> names;
  for (const GameInfo& info : infos()) {
    if (info.name == name) return info;
    names.push_back(info.name);
  }
  throw text::InputError("expected the name of a game" + text::did_you_mean(name, names) + ", found '" +
                         std::string(name) + "'");
}

}  // namespace gamecert::games
