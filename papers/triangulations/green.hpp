// The point sets S(t) of the paper on triangulations, and how many of their edges flips can colour green.
#pragma once

#include "papers/claim.hpp"

namespace gamecert::papers {

/// g(t), by search.
int most_green_of_set(int t, const Trial& trial);

}  // namespace gamecert::papers
