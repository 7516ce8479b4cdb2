// Processor time, for tests that something stays linear.
#pragma once

#include <ctime>

namespace gamecert::certificates {

#ifdef __SANITIZE_ADDRESS__
inline constexpr double slower = 20;  // sanitizers
#else
inline constexpr double slower = 1;
#endif

inline double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace gamecert::certificates
