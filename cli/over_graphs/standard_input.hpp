// Graphs on standard input, as many as there are.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "cli/options.hpp"
#include "sweeps/streams/graph_stream.hpp"

namespace gamecert::cli {

/// What sweeps::go_through reads.
std::optional<std::size_t> read_standard_input(std::span<char> buffer);

/// How the graphs are gone through: --jobs, --time-limit, and undecided graphs named on standard error.
sweeps::GraphStream stream_of(const CommandOptions& options);

/// Goes through standard input; the exit status. A limit and undecided graphs are `UNKNOWN ...` on standard error.
/// InputError `-:LINE:COLUMN: ...`.
int status_of_stream(const std::function<sweeps::Streamed()>& go);

}  // namespace gamecert::cli
