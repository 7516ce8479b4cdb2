// The same of checkers that make circuits of clashes.
#include <stdexcept>

#include "encode/reductions/clash_circuit.hpp"

namespace gamecert::encode {

std::unique_ptr<CircuitGame> make_clash_circuit(const games::GameInfo&, const games::Parameters&, Circuit&,
                                                const Rows&) {
  throw std::logic_error("clashes of rules that are a text, which this checker does not know");
}

}  // namespace gamecert::encode
