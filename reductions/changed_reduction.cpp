// Roles are renumbered, and ends of edges exchanged, wherever a reduction speaks of them.
#include "reductions/changed_reduction.hpp"

namespace gamecert::reductions {

Reduction with_ends_exchanged(Reduction reduction) {
  for (Join& join : reduction.joins) join = {join.of, exchanged(join.from), exchanged(join.to)};
  each_port(reduction, [](Port& port) { port = exchanged(port); });
  return reduction;
}

Reduction without_role(Reduction reduction, int role) {
  std::erase_if(reduction.joins, [&](const Join& join) { return join.from.role == role || join.to.role == role; });
  reduction.roles.erase(reduction.roles.begin() + role);
  reduction.means.erase(reduction.means.begin() + role);
  const auto renumber = [&](Port& port) { port.role -= port.role > role ? 1 : 0; };
  for (Join& join : reduction.joins) {
    renumber(join.from);
    renumber(join.to);
  }
  each_port(reduction, renumber);
  return reduction;
}

}  // namespace gamecert::reductions
