// The point sets S(t) of the paper on triangulations, and how many of their edges flips can colour green.
#pragma once

namespace gamecert::papers {

/// g(t), and g_1(t) with neither b nor c flipped, by the recursion of C(t), t >= 1.
struct MostOfSet {
  long long any, neither;
};
MostOfSet most_green_of_set(int t);

}  // namespace gamecert::papers
