// The winnability algorithm of the ELLO paper for maximal outerplanar graphs (MOPs), Section 7.
#pragma once

#include <span>
#include <vector>

#include "papers/claim.hpp"
#include "papers/ello/gadgets.hpp"

namespace gamecert::papers {

/// Steps 2.2 and 2.4 as cases. In a MOP with more than 4 vertices a leaf of the inner dual whose
/// neighbour has degree 2 is an `ear` of Figure 5a; if there is none, two leaves with a common
/// neighbour of degree 3 are a `fork` of Figure 5b, which may be held either way round.
struct MopAlgorithm {
  std::span<const LocalCase> ear_cases, fork_cases;
};

// c\sigma is the colouring after sigma is played out. With x red, (x,y) can only be played out against
// the rules; in either order that changes a twice and b once.
inline constexpr LocalCase printed_2_2[] = {
    {.part = "2.2(i)", .red = "xy", .played = "xy"},
    {.part = "2.2(ii)", .red = "x", .green = "y", .played = "xy", .flipped = "b"},
    {.part = "2.2(iii)", .red = "y", .green = "x", .played = "x"},
    {.part = "2.2(iv)", .green = "xy", .deleted = "x"}};
// The colourings of LocalReduction Lemma 1 in the first two cases.
inline constexpr LocalCase repaired_2_2[] = {
    {.part = "2.2(i)", .red = "xy", .deleted = "xy"},
    {.part = "2.2(ii)", .red = "x", .green = "y", .deleted = "xy", .flipped = "b"},
    printed_2_2[2],
    printed_2_2[3]};
inline constexpr LocalCase printed_2_4[] = {
    {.part = "2.4(i1)", .red = "xyz", .lost = true},
    {.part = "2.4(i2)", .red = "z", .green = "xy", .deleted = "xyz", .flipped = "a"},
    {.part = "2.4(i3)", .red = "xz", .green = "y", .deleted = "xyz"},
    {.part = "2.4(i3)", .red = "yz", .green = "x", .deleted = "xyz"},
    {.part = "2.4(ii)", .green = "xz", .played = "z"}};
inline constexpr MopAlgorithm printed_algorithm{printed_2_2, printed_2_4};
inline constexpr MopAlgorithm repaired_algorithm{repaired_2_2, printed_2_4};

struct MopStep {
  Placement at;
  const LocalCase* of;
};
/// All steps that the algorithm may take; none at an order of at most 4.
std::vector<MopStep> mop_steps(const MopAlgorithm& algorithm, const ElloGame& game);
/// Whether it answers "winnable", with that step first and the first of its possible steps from then on.
bool mop_answer(const MopAlgorithm& algorithm, const ElloGame& game, const MopStep& first);
bool mop_answer(const MopAlgorithm& algorithm, const ElloGame& game);

/// On every MOP of an order, every parity-plausible game: the answer is right whatever step is taken
/// first. If that holds for all smaller orders too, every run is right.
void check_mop_algorithm(const MopAlgorithm& algorithm, int order, Trial& trial);

}  // namespace gamecert::papers
