// What the geodetic paper says of cycles (Sections 3 and 4), with the parts that tests put false statements into.
#pragma once

#include <string>
#include <string_view>

#include "papers/claim.hpp"

namespace gamecert::papers {

/// C_n, where C_1 is K_1 and C_2 is K_2.
std::string cycle(int n);

/// Of C_n with 0 labelled, n = 2m+1, the options are C*_{n-1}, ..., C*_{n-m} and no others: those that label `most(n)`
/// further vertices at most; and C_n with an arc labelled is played as the cycle in which the arc is one vertex.
void check_rooted_cycle(int n, int (*most)(int n), Trial& trial);

}  // namespace gamecert::papers
