// Moves and games that are set up, as users write them.
#include "games/instances/setup.hpp"

namespace gamecert::games {

int Game::move_code(std::string_view name) const {
  for (int code = 0; code < codes(); ++code) {
    if (move_name(code) == name) return code;
  }
  throw text::InputError("expected a move of " + info().called() + ", found '" + std::string(name) + "'");
}

std::string Setup::text() const {
  std::string text = info().called();
  for (const auto& [name, value] : parameters_.values()) text += " --" + name + " " + value_text(info(), name, value);
  return text + " " + instance_.text();
}

}  // namespace gamecert::games
