// The same of checkers that make circuits.
#include <stdexcept>

#include "encode/text_circuit.hpp"

namespace gamecert::encode {

std::unique_ptr<CircuitGame> make_text_circuit(std::string_view, const CircuitPlane::Space&, const games::Instance&,
                                               const games::Parameters&) {
  throw std::logic_error("circuits of rules that are a text, which this checker does not know");
}

std::unique_ptr<CircuitGame> make_clash_circuit(const games::GameInfo&, const games::Parameters&, Circuit&,
                                                const Rows&) {
  throw std::logic_error("clashes of rules that are a text, which this checker does not know");
}

}  // namespace gamecert::encode
