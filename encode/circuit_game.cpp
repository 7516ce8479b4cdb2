// Making the circuits of a game on a board, and on some graph.
#include "encode/circuit_game.hpp"

#include <utility>

#include "encode/circuit_rules.hpp"
#include "encode/text_circuit.hpp"
#include "games/texts/text_names.hpp"

namespace gamecert::encode {

std::unique_ptr<CircuitGame> make_circuit(const games::GameInfo& info, const games::Instance& instance,
                                          const games::Parameters& parameters, Circuit& circuit) {
  if (games::text_info(info.name) != nullptr) return make_text_circuit(info.name, {&circuit}, instance, parameters);
  return circuit_maker(info.name)({&circuit}, instance, parameters);
}

std::unique_ptr<CircuitGame> make_circuit(const games::GameInfo& info, const games::Instance& instance,
                                          const games::Parameters& parameters, Circuit& circuit, const Rows& rows) {
  const auto* digraph = std::get_if<graphs::Digraph>(&instance.board());
  if ((digraph != nullptr ? digraph->size() : instance.graph().size()) != 0 ||
      rows.size() != static_cast<std::size_t>(instance.order()))
    throw text::InputError("expected a graph of order " + std::to_string(rows.size()) + " without edges, found '" +
                           instance.text() + "'");
  if (info.painting && instance.has("painted"))
    throw text::InputError("expected no painted vertices, on some graph, found '" + instance.text() + "'");
  auto planes = std::make_shared<std::vector<CircuitPlane>>();
  for (const auto& row : rows) planes->emplace_back(&circuit, row);
  const CircuitPlane::Space space{&circuit, std::move(planes)};
  if (games::text_info(info.name) != nullptr) return make_text_circuit(info.name, space, instance, parameters);
  return circuit_maker(info.name)(space, instance, parameters);
}

}  // namespace gamecert::encode
