// What Section 3 of the ELLO paper says of single graphs, to Corollary 3.7.
#pragma once

#include "papers/ello/instances.hpp"

namespace gamecert::papers {

/// Lemma 3.1(i) on every graph of an order, at every vertex x; `same` tells from the degree of x whether
/// G and G - x are of the same type.
void check_lem_3_1_i(int order, bool (*same)(int degree), Trial& trial);

/// Every game is winnable that has a positive number of green vertices of this parity.
bool wins_all(const ElloGames& games, int parity);

inline bool oddity(const ElloGames& games) { return games.oddity(games.all()); }
inline bool event(const ElloGames& games) { return games.event(games.all()); }
inline bool all_even(const ElloGames& games) { return games.odd_vertices(games.all()) == 0; }
inline bool odd_degenerate(const ElloGames& games) { return games.odd_degenerate(games.all()); }
inline bool connected(const ElloGames& games) { return games.connected(games.all()); }
inline bool any_graph(const ElloGames&) { return true; }

inline constexpr GamesImplication remark_coincide{
    "connected & odd-type -> (parity-driven <-> plausibility-driven)",
    [](const ElloGames& games) { return connected(games) && games.odd_type(games.all()); },
    [](const ElloGames& games) { return games.parity_driven(games.all()) == games.plausibility_driven(games.all()); }};

inline constexpr GamesImplication lemma_3_1_ii{"event -> all-even", event, all_even};
inline constexpr GamesImplication lemma_3_1_iv_a{"(forall colouring: greens mod 2 = 1 -> winnable) -> oddity",
                                                 [](const ElloGames& games) { return wins_all(games, 1); }, oddity};
inline constexpr GamesImplication lemma_3_1_iv_b{
    "(forall colouring: greens > 0 & greens mod 2 = 0 -> winnable) -> event",
    [](const ElloGames& games) { return wins_all(games, 0); }, event};
inline constexpr GamesImplication repaired_3_1_iv_b{
    "order > 1 & (forall colouring: greens > 0 & greens mod 2 = 0 -> winnable) -> event",
    [](const ElloGames& games) { return games.graph().order > 1 && wins_all(games, 0); }, event};

/// Disconnected and of order 2 is the complement of K_2 alone.
inline constexpr GamesImplication remark_disconnected{
    "!connected | oddity -> connected | ((parity-driven <-> order = 2) & !oddity)",
    [](const ElloGames& games) { return !connected(games) || oddity(games); },
    [](const ElloGames& games) {
      return connected(games) || (games.parity_driven(games.all()) == (games.graph().order == 2) && !oddity(games));
    }};

inline constexpr GamesImplication conjecture_3_4{"oddity -> odd-degenerate", oddity, odd_degenerate};
inline constexpr GamesImplication proposition_3_5_i{"odd-degenerate -> oddity", odd_degenerate, oddity};
/// To be tested on trees.
inline constexpr GamesImplication proposition_3_5_ii{
    "tree -> odd-degenerate & oddity", any_graph,
    [](const ElloGames& games) { return odd_degenerate(games) && oddity(games); }};
inline constexpr GamesImplication proposition_3_6{
    "all-even -> (oddity <-> order = 1)", all_even,
    [](const ElloGames& games) { return oddity(games) == (games.graph().order == 1); }};

/// To be tested on K_{m,n}, m or n odd, and both even.
inline constexpr GamesImplication corollary_3_7_odd{"odd-degenerate & oddity", any_graph,
                                                    proposition_3_5_ii.conclusion};
inline constexpr GamesImplication corollary_3_7_even{"event", any_graph, event};

/// Of every graph of an order: if it is disconnected, it is plausibility-driven exactly if its components are; if it is
/// connected and of odd type, exactly if `described`. Connected ones of even type are counted.
void check_open_1(int order, bool (*described)(const ElloGames&), Trial& trial);
void check_trees(const GamesImplication& statement, int order, Trial& trial);
/// K_{m,n} with m + n = order; which of the two statements is tested depends on m and n.
void check_complete_bipartite(const GamesImplication& some_odd, const GamesImplication& both_even, int order,
                              Trial& trial);

}  // namespace gamecert::papers
