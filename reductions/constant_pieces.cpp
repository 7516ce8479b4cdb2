// Vertices are put together along joins; what is spoken of, or shared between pieces, is no constant.
#include "reductions/constant_pieces.hpp"

#include <algorithm>
#include <numeric>

#include "reductions/port_condition.hpp"

namespace gamecert::reductions {
namespace {

/// By role: the least one that it hangs together with.
std::vector<int> together(const Reduction& reduction) {
  std::vector<int> least(reduction.roles.size());
  std::iota(least.begin(), least.end(), 0);
  for (const Join& join : reduction.joins) {
    const int a = least[static_cast<std::size_t>(join.from.role)];
    const int b = least[static_cast<std::size_t>(join.to.role)];
    std::ranges::replace(least, std::max(a, b), std::min(a, b));
  }
  return least;
}

}  // namespace

std::vector<int> constant_roles(const Reduction& reduction, Of of) {
  if (!reduction.target.reach || reduction.target.reach->far != 0) return {};
  const std::vector<int> part = together(reduction);
  std::vector<char> touched(part.size(), 0), free(part.size(), 0);  // by part
  const auto touch = [&](int role) { touched[static_cast<std::size_t>(part[static_cast<std::size_t>(role)])] = 1; };
  for (std::size_t i = 0; i < part.size(); ++i) {
    const int role = static_cast<int>(i);
    const bool means = std::ranges::any_of(reduction.means[i], [](int meaning) { return meaning != 0; });
    if (means || reduction.role(role).of != of) touch(role);
    if (reduction.role(role).painted == 0) free[static_cast<std::size_t>(part[i])] = 1;
  }
  // Sound because joins of one piece alone are left: at an end of an edge every edge of the source has its say.
  for (const Join& join : reduction.joins) {
    if (join.of != of || join.from.at != Port::At::own || join.to.at != Port::At::own) touch(join.from.role);
  }
  Reduction spoken = reduction;
  each_port(spoken, [&](const Port& port) { touch(port.role); });
  std::vector<int> roles;
  for (std::size_t i = 0; i < part.size(); ++i) {
    const auto of_part = static_cast<std::size_t>(part[i]);
    if (touched[of_part] == 0 && free[of_part] != 0) roles.push_back(static_cast<int>(i));
  }
  return roles;
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

Reduction without_constants(const Reduction& reduction) {
  Reduction result = reduction;
  std::vector<int> roles;
  for (const Of of : {Of::vertex, Of::edge, Of::graph}) {
    const std::vector<int> more = constant_roles(reduction, of);
    roles.insert(roles.end(), more.begin(), more.end());
  }
  std::ranges::sort(roles, std::greater());
  for (const int role : roles) result = without_role(std::move(result), role);
  return result;
}

std::string text(const NimHeaps& heaps) {
  std::string result;
  const auto add = [&](int heap, const char* unit) {
    if (heap != 0) result += (result.empty() ? " plus " : " + ") + std::to_string(heap) + unit;
  };
  add(heaps.per_vertex, " n");
  add(heaps.per_edge, " m");
  add(heaps.once, "");
  return result;
}

}  // namespace gamecert::reductions
