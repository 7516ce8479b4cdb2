// Reductions of other shapes than pieces put together: functions from boards of one game to boards of another.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "certificates/certificate.hpp"
#include "games/instances/setup.hpp"
#include "graphs/small_graph.hpp"
#include "reductions/reduction_lines.hpp"
#include "solve/answer.hpp"
#include "solve/limits.hpp"
#include "solve/verdict.hpp"

namespace gamecert::proofs {

/// A source board and its image.
struct BoardPair {
  games::Setup source, target;
  /// Of games that correspond: the target move that a source move means.
  std::function<int(int)> corresponding = {};
};

struct BoardMap {
  std::string_view name;
  std::string_view summary;  // one line
  std::string_view counted;  // what an order counts
  int least, largest;        // order
  reductions::Level level;   // what is stated
  solve::Engine engine;      // that answers for both sides; search where others rest on what is stated
  /// Its source boards of an order, as instance lines.
  void (*each)(int order, solve::Watch& watch, const std::function<void(const std::string&)>& visit);
  /// What it makes of a source board of any order. InputError for boards that it is not about.
  BoardPair (*image)(const games::Instance& source);
};
std::span<const BoardMap> board_maps();
/// Null if there is none of the name.
const BoardMap* find_board_map(std::string_view name);

struct BoardMapCheck {
  solve::Verdict verdict = solve::Verdict::unknown;
  reductions::Level level = reductions::Level::isomorphic;  // reached on all boards
  std::uint64_t boards = 0;
  int complete_through = 0;
  std::string reason = {};                                   // of UNKNOWN
  std::optional<BoardPair> failing = {};                     // of FAILS, the first
  std::string source_value, target_value = {};               // there
  std::vector<certificates::Certificate> certificates = {};  // of FAILS; of HOLDS isomorphic, if wanted
};

/// All source boards of the orders. Where moves correspond, both games are played through all positions; elsewhere
/// nimbers and outcomes of both boards are compared, of games of one player whether they can be won. InputError for
/// orders beyond the largest of the map.
BoardMapCheck check_board_map(const BoardMap& map, int first_order, int last_order, bool certificates,
                              const solve::Limits& limits);

/// Of ello.cone, for all graphs; it rests on two theorems (docs/REDUCTIONS.md). InputError for other maps. LimitError.
struct BoardMapProof {
  int obligations = 0;
  std::optional<certificates::Certificate> certificate = {};  // if wanted
  std::string missing = {};                                   // why there is none though it was wanted
};
BoardMapProof prove_board_map(const BoardMap& map, bool certificate, const solve::Limits& limits);

/// Hackendot on the tree after its root u is removed, as an instance on the vertices but u in their order.
std::string hackendot_after_root(const graphs::SmallGraph& tree, int u);

}  // namespace gamecert::proofs
