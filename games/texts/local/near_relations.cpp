// Relations class by class.
#include "games/texts/local/near_relations.hpp"

#include <algorithm>

namespace gamecert::games {
namespace {

KindsClash along_edges(const Relation& closed) {
  const auto end = std::find(closed.begin() + 1, closed.end(), 0);
  if (end == closed.end()) not_local("a move closes moves however far away");
  if (std::count(end, closed.end(), 1) != 0)
    not_local("a move closes moves at some distance and not all that are nearer, or all that are farther");
  return {.at_one = closed[0] != 0, .distance = static_cast<int>(end - closed.begin()) - 1};
}
KindsClash along_arcs(const Relation& closed) {
  const bool there = closed[Nearness::there] != 0, back = closed[Nearness::back] != 0;
  if (closed[Nearness::apart] != 0) not_local("a move closes moves however far away");
  if ((closed[Nearness::both] != 0) != (there || back))
    not_local("what a move closes along an arc depends on whether there is one the other way round");
  return {.at_one = closed[0] != 0, .there = there, .back = back};
}
KindsClash on_edges(const Relation& closed) {
  if (closed[Nearness::no_common_end] != 0) not_local("a move closes moves however far away");
  if (closed[Nearness::common_end] == 0) not_local("a move does not close the edges that share an end with it");
  return {.at_one = closed[0] != 0, .distance = 1};
}

}  // namespace

void not_local(const std::string& why) { throw NotLocal{why}; }

Relation turned(const Nearness& near, Relation of) {
  if (near.arcs) std::swap(of[Nearness::there], of[Nearness::back]);
  return of;
}

Relation composed(const Nearness& near, const Relation& asked, const Relation& killed, bool edges) {
  const auto only_itself = [](const Relation& of) {
    return std::count(of.begin() + 1, of.end(), 0) == std::ssize(of) - 1;
  };
  if (near.from_edge && !edges) {
    if (asked[Nearness::no_end] != 0 || killed[Nearness::no_end] != 0)
      not_local("a move looks at vertices that are no ends of its edge");
    const char meet = asked[Nearness::end] != 0 && killed[Nearness::end] != 0 ? 1 : 0;
    return {meet, meet, 0};
  }
  if (only_itself(asked)) return asked[0] == 0 ? Relation(asked.size(), 0) : turned(near, killed);
  if (only_itself(killed)) return killed[0] == 0 ? Relation(asked.size(), 0) : asked;
  if (near.from_edge || near.arcs) not_local("what a move looks at and what a move takes lie around both");
  const auto ball = [](const Relation& of) {
    const auto end = std::ranges::find(of, 0);
    if (end == of.begin() || end == of.end() || std::count(end, of.end(), 1) != 0)
      not_local("a move looks at what is at some distances and not at what is nearer");
    return end - of.begin() - 1;
  };
  const std::int64_t distance = ball(asked) + ball(killed);
  if (distance > near.horizon) throw BeyondHorizon{distance};
  Relation result(asked.size(), 0);
  std::fill_n(result.begin(), distance + 1, 1);
  return result;
}

KindsClash clash_of(const Nearness& near, const Relation& closed) {
  return near.from_edge ? on_edges(closed) : near.arcs ? along_arcs(closed) : along_edges(closed);
}

}  // namespace gamecert::games
