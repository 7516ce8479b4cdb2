// Vertices of the target by their names in the reduction, with colours and neighbours.
#include "verify/reduction_failure.hpp"

#include <optional>

#include "graphs/small_graph_text.hpp"
#include "reductions/constant_pieces.hpp"
#include "reductions/reduction_lines.hpp"
#include "reductions/replay.hpp"
#include "verify/graph_description.hpp"

namespace gamecert::verify {
namespace {

using reductions::Of;
using reductions::Reduction;

/// `0-1, 1-2`, or `0->1` where directions mean something.
std::string shown(const std::vector<graphs::Edge>& edges, const char* sign) {
  std::string result;
  for (const auto& [a, b] : edges)
    result += (result.empty() ? "" : ", ") + std::to_string(a) + sign + std::to_string(b);
  return result.empty() ? "none" : result;
}

}  // namespace

std::vector<std::string> failure_lines(const reductions::StatedReduction& reduction, const graphs::SmallGraph& graph,
                                       const proofs::ReductionAt& found) {
  const reductions::GadgetMap map(reduction, graph);
  const std::string name = name_of(graph);
  std::vector<std::string> lines = {
      "source " + graphs::write_small_graph(graph) + ": vertices " + std::to_string(map.source_order()) + ", edges " +
      shown(map.edges(), graph.directed ? "->" : "-") + (name.empty() ? "" : "; " + name)};
  lines.push_back("target " + map.target());
  std::optional<reductions::Replay> replay;  // only where there is play to show: boards of games may be too large
  std::vector<int> painting = map.painted();
  if (!found.first_fault().what.empty()) {
    reductions::Together at = replay.emplace(reduction, graph).start();
    for (const int move : found.first_fault().moves) at = replay->after(at, move);
    painting = at.painting;
  }
  for (int x = 0; x < map.order(); ++x) {
    const int start = reduction.role(map.origin(x).role).painted;
    const int now = painting[static_cast<std::size_t>(x)];
    std::string line = "  " + std::to_string(x) + ": " + map.name(x);
    if (now != 0) line += (start != 0 ? ", painted " : ", played ") + std::to_string(now);
    std::string joined;
    for (const auto& [from, to] : map.joins()) {
      const std::string arrow = reduction.target.directed ? (from == x ? "to " : "from ") : "";
      if (from == x || to == x) joined += (joined.empty() ? "" : ", ") + arrow + map.name(from == x ? to : from);
    }
    lines.push_back(line + (joined.empty() ? "" : "; joined " + joined));
  }
  for (const proofs::Fault* fault : {&found.difference, &found.invariant}) {
    if (fault->what.empty()) continue;
    std::string play;
    for (const int move : fault->moves) play += (play.empty() ? "" : ", ") + replay->target_move(move);
    lines.push_back((play.empty() ? "at the start: " : "after " + play + ": ") + fault->what);
  }
  if (!found.source_value.empty()) lines.push_back("source " + found.source_value + ", target " + found.target_value);
  if (!found.broken_claim.empty()) lines.push_back(found.broken_claim);
  if (found.level == reductions::Level::none && found.source_value.empty()) {
    lines.push_back("not corresponding, stated " + reductions::text(reduction.level) +
                    reductions::text(reduction.plus) + "; nimbers were not compared");
  } else if (found.level < reduction.level) {
    lines.push_back("reached " + reductions::text(found.level) + ", stated " + reductions::text(reduction.level) +
                    reductions::text(reduction.plus));
  }
  return lines;
}

std::string size_of_target(const Reduction& reduction) {
  const auto count = [](const auto& list, const char* what) {
    int counts[3] = {};
    for (const auto& each : list) ++counts[static_cast<std::size_t>(each.of)];
    std::string result;
    constexpr const char* units[] = {" n", " m", ""};
    for (std::size_t i = 0; i < 3; ++i) {
      if (counts[i] > 0) result += (result.empty() ? "" : " + ") + std::to_string(counts[i]) + units[i];
    }
    return std::string(what) + (result.empty() ? "0" : result);
  };
  return "target of " + count(reduction.roles, "order ") + " and " + count(reduction.joins, "size at most ") +
         ", n vertices and m edges of the source";
}

}  // namespace gamecert::verify
