// How many odd-type graphs are odd-degenerate.
#pragma once

#include <cstdint>

#include "papers/claim.hpp"

namespace gamecert::papers {

struct Share {
  std::uint64_t odd_type = 0;
  std::uint64_t odd_degenerate = 0;
};
/// Of the labelled graphs of an order up to 8: a graph has n!/|Aut| labellings.
Share labelled_share(int order, Trial& trial);
/// Of graphs drawn from G(n,1/2) till there are `odd_type` of odd type; the order is the seed.
Share sampled_share(int order, std::uint64_t odd_type, Trial& trial);

}  // namespace gamecert::papers
