// The point sets S(t) of the paper on triangulations, and how many of their edges flips can colour green.
#pragma once

#include "papers/claim.hpp"

namespace gamecert::papers {

/// g(t) by all sets of flips of S(t), t from 1 to 5, and on small boards by search too; a failure if these differ.
int most_green_by_flips(int t, Trial& trial);

}  // namespace gamecert::papers
