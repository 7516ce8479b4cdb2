// The same of checkers that make circuits.
#include <stdexcept>

#include "encode/text_circuit.hpp"
#include "text/errors.hpp"

namespace gamecert::encode {

std::unique_ptr<CircuitGame> make_text_circuit(std::string_view, const CircuitPlane::Space&, const games::Instance&,
                                               const games::Parameters&) {
  throw std::logic_error("circuits of rules that are a text, which this checker does not know");
}

std::unique_ptr<CircuitGame> make_clash_circuit(const games::GameInfo&, const games::Parameters&, Circuit&,
                                                const Rows&) {
  throw std::logic_error("clashes of rules that are a text, which this checker does not know");
}

Literal true_of_set(const games::Formula&, const std::string&, const games::Instance&, Circuit&,
                    const std::vector<Literal>&) {
  throw text::InputError("expected evidence that this checker knows, found a formula: gamecert-check checks it");
}

}  // namespace gamecert::encode
