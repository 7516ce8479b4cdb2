// The checker of a family knows exactly the games that its evidence can be about.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>

#include "games/game.hpp"
#include "games/play/lead_graph.hpp"
#include "games/theorems/board_theorem.hpp"

namespace gamecert::certificates {
namespace {

/// The source with the declarations of the games that the program of a family knows.
std::string known_to(const std::string& family) {
  std::ifstream source(GAMECERT_BINARY_DIR "/../certificates/gamecert-check-" + family + "/info_list.cpp");
  return {std::istreambuf_iterator<char>(source), {}};
}

/// A solitaire that is won or not.
bool has_goal(const games::GameInfo& info) { return info.players == 1 && info.stuck != games::Stuck::ends; }

TEST(Families, KnowTheGamesThatTheirEvidenceCanBeAbout) {
  using games::Stuck;
  struct Family {
    std::string name;
    std::function<bool(const games::GameInfo&, const games::Refinements&)> about;  // as its checks ask
  };
  const Family families[] = {
      {"solitaires", [](const auto& info,
                        const auto&) { return has_goal(info) && info.board != games::BoardKind::drawn_triangulation; }},
      {"plays",
       [](const auto& info, const auto& rules) {
         const bool drawn_solitaire = has_goal(info) && info.board == games::BoardKind::drawn_triangulation;
         return drawn_solitaire || (info.stuck == Stuck::ends && rules.gain != rules.won);
       }},
      {"points", [](const auto& info, const auto&) { return games::leads_decide(info); }},
      {"impartial",
       [](const auto& info, const auto& rules) {
         const bool by_last_move = info.stuck == Stuck::loses && !rules.won;
         return info.players == 2 && !rules.gain && !rules.turn && (by_last_move || info.sums);
       }},
      {"structure", [](const auto& info, const auto&) { return info.name == "ello" || info.name == "lights-out"; }},
      {"theorems",
       [](const auto& info, const auto&) {
         return std::ranges::any_of(games::board_theorems(),
                                    [&](const auto& theorem) { return theorem.game == info.name; });
       }},
      {"gadgets",
       [](const auto& info, const auto&) {
         return info.name == "ello" || (info.stuck == Stuck::ends && info.local.moves != games::Locality::Moves::none);
       }},
      {"reductions",
       [](const auto& info, const auto&) {
         const bool takes_edges = info.local.moves == games::Locality::Moves::on_edges && info.stuck != Stuck::ends;
         return info.painting.has_value() || takes_edges;
       }},
  };
  for (const Family& family : families) {
    const std::string source = known_to(family.name);
    for (const games::Entry& entry : games::registry()) {
      std::string file(entry.info.name);
      std::ranges::replace(file, '-', '_');
      EXPECT_EQ(source.find("#include \"games/" + file + ".hpp\"") != std::string::npos,
                family.about(entry.info, entry.refinements))
          << family.name << " and " << entry.info.name;
    }
  }
}

}  // namespace
}  // namespace gamecert::certificates
