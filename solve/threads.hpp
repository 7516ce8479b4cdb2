// How many threads a number of jobs means.
#pragma once

namespace gamecert::solve {

/// That many, from 1 to 256; for 0 and below one for each core.
int threads_for(int jobs);

}  // namespace gamecert::solve
