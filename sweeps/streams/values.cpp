// Every worker has its own evaluators.
#include "sweeps/streams/values.hpp"

#include <algorithm>
#include <memory>

#include "conjectures/tokens.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

std::vector<AskedValue> read_values(std::string_view list, const conjectures::UserWords& words) {
  std::vector<AskedValue> result;
  for (const auto& [text, column] : conjectures::list_parts(list)) {
    try {
      result.push_back(
          {std::string(text), conjectures::parse_expression(text, conjectures::GraphKind::graphs, &words)});
      std::ranges::replace_if(
          result.back().text, [](char c) { return c == '\t' || c == '\n'; }, ' ');
    } catch (const text::InputError& error) {
      text::throw_shifted(error, column - 1);
    }
  }
  return result;
}

Streamed values(const ValuesRequest& request, const WriteRow& row, const ReadInput& read, const WriteLines& write) {
  const MakeLook make = [&](int) -> LookAtGraph {
    const auto evaluators = std::make_shared<std::vector<Evaluator>>();
    for (const AskedValue& asked : request.asked) evaluators->emplace_back(asked.expression.formula, request.mode);
    return [&row, evaluators, values = std::vector<std::int64_t>(request.asked.size())](
               const graphs::SmallGraph& graph, std::string_view line, const solve::Limits* limits,
               std::string& out) mutable {
      for (std::size_t i = 0; i < values.size(); ++i) {
        if (limits != nullptr) (*evaluators)[i].within(*limits);
        values[i] = (*evaluators)[i].number(graph);
      }
      row(line.substr(0, line.size() - (line.ends_with('\r') ? 1 : 0)), values, out);
    };
  };
  return go_through(request.stream, make, read, write);
}

}  // namespace gamecert::sweeps
