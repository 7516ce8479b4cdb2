// Names of graphs: right for graphs that another program made, the same for isomorphic graphs and for no others.
#include "graphs/nauty/known_graphs.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <utility>

#include "graphs/families/meant_family.hpp"
#include "graphs/families/members_of_size.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "tests/graphs/family_graph.hpp"
#include "tests/graphs/random_graph.hpp"

namespace gamecert::graphs {
namespace {

std::string name_of(const SmallGraph& graph) {
  const auto known = known_graph(graph);
  return known ? known->name : "";
}

TEST(KnownGraph, HasTheNameOfTheGraphThatNetworkXMadeOfIt) {
  const std::pair<std::string, std::string> table[] = {
      {"@", "complete:1"},
      {"A_", "complete:2"},
      {"Bw", "triangle (complete:3)"},
      {"DyG", "bull"},
      {"DrK", "house"},
      {"Cz", "diamond (fan:2)"},
      {"Gl_XIS", "cube (hypercube:3)"},
      {"E}lw", "octahedron (circulant:6,1,2)"},
      {"HFzf~z{", "complete multipartite 3,3,3 (circulant:9,1,2,4)"},
      {"ShCHGD@?K?_@?@?C_GGG@??cG?G?GK_?C", "dodecahedron (generalised-petersen:10,2)"},
      {"OhEGHC@AG?_PO@?Ga?K?P", "Moebius-Kantor graph (generalised-petersen:8,3)"},
      {"ShEGGC@AG?c@?@?Ga?GC@O?C?AGA?K?OC", "Desargues graph (generalised-petersen:10,3)"},
      {"IheA@GUAo", "petersen"},
      {"C~", "complete:4"},
      {"F?~v_", "complete-bipartite:3,4"},
      {"F|eMG", "wheel:6"},
      {"Esa?", "star:5"},
      {"KkSg_SD?_A_D", "grid:3x4"},
      {"IheAHCPBG", "prism:5"},
      {"IhEAHCPAG", "grid:2x5"},
      {"D{c", "butterfly"},
      {"NqO`?_OA?O?_@??_?O?", "binary-tree:3"},
      {"LsPA@?_G?_A?C?", "kary-tree:3,2"},
      {"E^~w", "complete:6 without an edge"},
      {"FUzvo", "complement(path:7)"},
      {"F]r~o", "complete multipartite 3,2,2"},
      {"Gg?GGS", "cycle:4+path:3+complete:1"},
      {"Nsee?[rTRQERB`TIlEO", "kneser:6,2"},
      {"LvbLRDXPpZEbEl", "paley:13"},
      {"GhdHKc", "Wagner graph (circulant:8,1,4)"},
      {"NkSg_SD?_A_D_COAc?g", "cylinder:5x3"},
      {"Or`HOm?OH@ABAG@C_POAJ", "hypercube:4"},
      {"Wh`HGcG@GC_H_?O?c?G_@A?_C@GC@GA?c?_G?C@G?OC_?_H", "grid:2x3x4"},
      {"Gp_GGC", "spider:4,2,1"},
      {"E{O_", "net (rays:3,2)"},
      {"K{Sw_SF_aAcF", "torus:3x4"},
      {"Km|go{L?oF_L", "king:3x4"},
      {"K{S{aSfcaQcf", "rook:3x4"},
      {"K?GSA@AgQoC_", "knight:3x4"},
      {"KhCKM?_EGK?L", ""},  // Frucht's graph
      {"KhdLA_hc?L_y", ""},  // Chvatal's graph
      {"&BP_", "directed-cycle:3"},
      {"&BOO", ""},
      {"?", ""},
      {"C?", ""},
  };
  std::mt19937_64 random(testing::seed());
  for (const auto& [text, name] : table) {
    const SmallGraph graph = read_small_graph(text);
    EXPECT_EQ(name_of(graph), name) << text;
    EXPECT_EQ(name_of(testing::relabelled(graph, testing::random_permutation(graph.order, random))), name) << text;
  }
}

TEST(KnownGraph, KnowsWhereItsVerticesAreInTheMember) {
  std::mt19937_64 random(testing::seed());
  int members = 0;
  for (int order = 1; order <= 12; ++order) {
    for (int size = order - 1; size <= order * (order - 1) / 2; ++size) {
      for (const std::string& text : members_of_size(order, size)) {
        const SmallGraph member = small(graph_of(users_board(text).board));
        EXPECT_EQ(std::pair(member.order, member.size()), std::pair(order, size)) << text;
        const SmallGraph graph = testing::relabelled(member, testing::random_permutation(order, random));
        const auto known = known_graph(graph);
        ASSERT_TRUE(known) << text;
        if (known->family != text) continue;  // it has a better known one
        ++members;
        for (int u = 0; u < order; ++u)
          for (int v = 0; v < order; ++v)
            EXPECT_EQ(graph.adjacent(u, v), member.adjacent(known->position[static_cast<std::size_t>(u)],
                                                            known->position[static_cast<std::size_t>(v)]))
                << text;
      }
    }
  }
  EXPECT_GT(members, 100);
  const SmallGraph spider = testing::relabelled(family("spider:3,2,2,1"), testing::random_permutation(9, random));
  const auto known = known_graph(spider);
  ASSERT_TRUE(known && known->family == "spider:3,2,2,1");
  const SmallGraph member = family(known->family);
  for (int u = 0; u < 9; ++u)
    for (int v = 0; v < 9; ++v)
      EXPECT_EQ(spider.adjacent(u, v), member.adjacent(known->position[static_cast<std::size_t>(u)],
                                                       known->position[static_cast<std::size_t>(v)]));
}

TEST(KnownGraph, IsNamedAlikeExactlyIfItIsIsomorphic) {
  std::map<std::string, std::string> named;  // the canonical graph by the name
  std::map<std::string, std::string> names;  // the reverse
  for (int order = 1; order <= 5; ++order) {
    for (std::uint64_t edges = 0; edges < std::uint64_t{1} << order * (order - 1) / 2; ++edges) {
      const SmallGraph graph = testing::labelled_graph(order, edges);
      const std::string canonical = write_small_graph(canonical_form(graph).graph), name = name_of(graph);
      EXPECT_EQ(names.try_emplace(canonical, name).first->second, name);
      if (!name.empty()) {
        EXPECT_EQ(named.try_emplace(name, canonical).first->second, canonical) << name;
      }
    }
  }
  EXPECT_EQ(names.size(), 1U + 2 + 4 + 11 + 34);
  EXPECT_EQ(named.size(), 52U - 4);  // two to five vertices without an edge have none
}

// What is named is read: as a board, or with advice what to type.
TEST(KnownGraph, NamesAreUnderstood) {
  for (const std::string name : {"paw",          "bull",
                                 "banner",       "cricket",
                                 "house",        "butterfly",
                                 "dart",         "kite",
                                 "3-sun",        "Moser spindle",
                                 "triangle",     "claw",
                                 "diamond",      "gem",
                                 "fork",         "net",
                                 "domino",       "cube",
                                 "Wagner graph", "Moebius-Kantor graph",
                                 "dodecahedron", "Desargues graph",
                                 "Nauru graph",  "octahedron"}) {
    const std::string meant = meant_family(name);
    ASSERT_NE(meant, "") << name;
    const auto known = known_graph(small(graph_of(users_board(meant).board)));
    ASSERT_TRUE(known) << name;
    const bool by_family = known->family == meant;
    EXPECT_TRUE(known->name.starts_with(name) || by_family) << name << " is " << known->name;
  }
  EXPECT_EQ(known_graph(small(graph_of(users_board(meant_family("K4-e")).board)))->name, "diamond (fan:2)");
}

}  // namespace
}  // namespace gamecert::graphs
