// Every worker has its own evaluators.
#include "sweeps/streams/values.hpp"

#include <algorithm>
#include <memory>

#include "conjectures/triangulation_words.hpp"
#include "language/about.hpp"
#include "language/reader/tokens.hpp"
#include "language/typing.hpp"
#include "sweeps/streams/graph_line.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

std::vector<AskedValue> read_values(std::string_view list, const language::UserWords& words) {
  const language::OtherWords others = conjectures::triangulation_words_beside(words);
  std::vector<AskedValue> result;
  for (const auto& [text, column] : language::list_parts(list)) {
    if (text.empty()) throw text::InputError("expected a property or a number, found nothing", column);
    try {
      result.push_back({std::string(text), about_either([&](language::GraphKind about) {
                          return conjectures::parse_expression(text, about, &words, &others);
                        })});
      std::ranges::replace_if(
          result.back().text, [](char c) { return c == '\t' || c == '\n'; }, ' ');
    } catch (const text::InputError& error) {
      text::throw_shifted(error, column - 1);
    }
  }
  return result;
}

namespace {

/// Of the value; the first limit that is met is kept.
FoundValue found(Evaluator& evaluator, const graphs::SmallGraph& graph, const solve::Limits* limits,
                 std::optional<text::LimitError>& met) {
  try {
    if (limits != nullptr) evaluator.within(*limits);
    return evaluator.number(graph);
  } catch (const text::LimitError& limit) {
    if (text::interrupted) throw;
    if (!met) met = limit;
    return std::nullopt;
  }
}

}  // namespace

Streamed values(const ValuesRequest& request, const WriteRow& row, const ReadInput& read, const WriteLines& write) {
  const MakeLook make = [&](int) -> LookAtGraph {
    const auto evaluators = std::make_shared<std::vector<Evaluator>>();
    for (const AskedValue& asked : request.asked) evaluators->emplace_back(asked.expression.formula, request.mode);
    const auto values = std::make_shared<std::vector<FoundValue>>(request.asked.size());
    const auto look = [&row, evaluators, values](const graphs::SmallGraph& graph, std::string_view line,
                                                 const solve::Limits* limits, std::string& out) {
      std::optional<text::LimitError> met;
      for (std::size_t i = 0; i < values->size(); ++i) {
        tell_triangulation((*evaluators)[i], line);
        (*values)[i] = found((*evaluators)[i], graph, limits, met);
      }
      row(line.substr(0, line.size() - (line.ends_with('\r') ? 1 : 0)), *values, out);
      if (met) throw *met;
    };
    const auto too_large = [&row, values](std::string_view line, std::string& out) {
      values->assign(values->size(), std::nullopt);
      row(line, *values, out);
    };
    return {look, too_large};
  };
  return go_through(request.stream, make, read, write);
}

}  // namespace gamecert::sweeps
