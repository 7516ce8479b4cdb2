// The message of a game that refuses a graph.
#include "sweeps/refusal.hpp"

namespace gamecert::sweeps {

text::InputError refused(const conjectures::GameAtom& question, const text::InputError& error) {
  return text::InputError(conjectures::text(question) + ": " + error.what());
}

}  // namespace gamecert::sweeps
