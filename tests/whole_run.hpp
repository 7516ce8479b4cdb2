// Whether a test goes as far as it can: where GAMECERT_WHOLE is set, as in ./quickstart slow. Else it takes a part that
// is quick.
#pragma once

#include <cstdlib>

namespace gamecert {

inline bool whole_run() { return std::getenv("GAMECERT_WHOLE") != nullptr; }

}  // namespace gamecert
