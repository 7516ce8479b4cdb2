// What graph6, sparse6 and digraph6 share: six bits a character, and the form of the order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace gamecert::graphs {

/// The largest order in four characters, and of a graph in graph6 and digraph6.
constexpr int largest_in_four = 258047;

/// 0..63; InputError if there is no character at that offset or one outside 63..126.
unsigned six_bits(std::string_view line, std::size_t at);
char character(unsigned six_bits);

/// The order, in one, four or eight characters from offset `at`, which moves behind them.
/// InputError for a longer form than needed; LimitError above `largest`.
int read_order(std::string_view line, std::size_t& at, int largest, std::string_view format);
/// LimitError above `largest`.
void write_order(std::string& line, int order, int largest, std::string_view format);

}  // namespace gamecert::graphs
