// The same of checkers that refute formulas about sets.
#include <stdexcept>

#include "encode/solitaires/set_circuit.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {

Literal true_of_set(const language::Formula&, const std::string&, const games::Instance&, Circuit&,
                    const std::vector<Literal>&) {
  throw text::InputError("expected evidence that this checker knows, found a formula: gamecert-check checks it");
}

}  // namespace gamecert::encode

namespace gamecert::games {

struct GameText;
struct TextGame;
const TextGame& enter_text(const GameText&) {
  throw std::logic_error("rules that are a text, which this checker does not know");
}

}  // namespace gamecert::games
