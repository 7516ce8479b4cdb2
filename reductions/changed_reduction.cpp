// Roles are renumbered wherever a reduction speaks of them.
#include "reductions/changed_reduction.hpp"

namespace gamecert::reductions {

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
