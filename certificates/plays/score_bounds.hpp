// What a statement about a score claims.
#pragma once

#include <string_view>

namespace gamecert::certificates {

struct Bounds {
  bool below = false, above = false;  // which are claimed
  int score = 0;
};

/// Of `SCORE v`, `SCORE >= v` and `SCORE <= v`. Throws Rejection for any other statement.
Bounds claimed_score(std::string_view statement);

}  // namespace gamecert::certificates
