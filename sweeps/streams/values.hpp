// Numbers and properties of each graph of a stream.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "conjectures/language.hpp"
#include "language/typing.hpp"
#include "sweeps/evaluator.hpp"
#include "sweeps/streams/graph_stream.hpp"

namespace gamecert::sweeps {

/// A value that is asked of every graph.
struct AskedValue {
  std::string text;  // as given, in one line
  language::TypedFormula expression;
};
/// Numbers and properties, separated by commas. InputError with the column.
std::vector<AskedValue> read_values(std::string_view list, const language::UserWords& words);

struct ValuesRequest {
  std::vector<AskedValue> asked;
  Evaluator::Mode mode = Evaluator::Mode::fast;
  GraphStream stream = {};
};

/// A value that an engine found, or nothing if it met a limit.
using FoundValue = std::optional<std::int64_t>;
/// Adds to `out` the line about a graph: its line in the input, without a carriage return, and the values in the order
/// asked. Called by several threads.
using WriteRow = std::function<void(std::string_view line, std::span<const FoundValue> values, std::string& out)>;

/// Errors are those of go_through.
Streamed values(const ValuesRequest& request, const WriteRow& row, const ReadInput& read, const WriteLines& write);

}  // namespace gamecert::sweeps
