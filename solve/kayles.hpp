// Nimbers of single heaps of Kayles and Dawson's Kayles, of any size.
#pragma once

namespace gamecert::solve {

/// Of a row of that many pins, at least 0.
int kayles(int pins);
int dawson_kayles(int pins);

}  // namespace gamecert::solve
