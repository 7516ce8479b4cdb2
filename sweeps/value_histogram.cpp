// The graphs are gone through twice: once for their values, by search, and once for the counts, by the table.
#include "sweeps/value_histogram.hpp"

#include <algorithm>
#include <utility>

#include "conjectures/language.hpp"
#include "conjectures/questions.hpp"
#include "games/forms/value_text.hpp"
#include "games/instances/setup.hpp"
#include "games/play/partizan.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/reader/tokens.hpp"
#include "solve/values/partizan_values.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"

namespace gamecert::sweeps {

using graphs::SmallGraph;

namespace {

constexpr std::string_view before = "histogram(", behind = ")";

/// What is inside of `histogram(...)`, with the blanks in front, if that begins with the word `value`.
std::optional<std::string_view> value_asked(std::string_view column) {
  if (!column.starts_with(before) || !column.ends_with(behind)) return std::nullopt;
  std::string_view inside = column.substr(before.size(), column.size() - before.size() - behind.size());
  inside = inside.substr(0, inside.find_last_not_of(' ') + 1);
  const std::string_view word = inside.substr(std::min(inside.find_first_not_of(' '), inside.size()));
  return word.starts_with("value(") && word.ends_with(")") ? std::optional(inside) : std::nullopt;
}

/// The value on the board of a graph; nothing where the rules do not allow it.
std::optional<std::string> value_text(const language::Formula& asks, const SmallGraph& graph,
                                      const solve::Limits& limits) {
  constexpr std::size_t longest = 10'000;
  const conjectures::GameAtom question = conjectures::game_question(asks, graphs::write_small_graph(graph));
  if (conjectures::may_be_refused(asks, {}) && !conjectures::allowed(question, graph, {})) return std::nullopt;
  const games::Setup setup(games::find(question.game), games::Instance(question.instance), question.parameters);
  solve::Watch watch(limits);
  solve::PartizanValues values(setup, watch);
  auto text = games::ValueTexts(values.forms(), longest).of(values.value(games::start_of_left(setup)));
  if (!text) throw text::LimitError("a value has more than " + std::to_string(longest) + " characters");
  return text;
}

}  // namespace

ValueHistograms::ValueHistograms(const TableRequest& request) : counted_(request) {
  find_columns();
  if (histograms_.empty()) return;
  find_values();
  std::string columns;
  const auto add = [&](const std::string& column) { columns.append(columns.empty() ? "" : ",").append(column); };
  auto histogram = histograms_.begin();
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (histogram == histograms_.end() || histogram->column != i) {
      add(columns_[i]);
      continue;
    }
    for (const auto& [value, graphs] : histogram->least) add("count(" + histogram->value + " = \"" + value + "\")");
    ++histogram;
  }
  counted_.columns = columns;
}

void ValueHistograms::find_columns() {
  if (!counted_.keys.empty()) keys_ = language::list_parts(counted_.keys).size();
  for (const auto& [text, column] : language::list_parts(counted_.columns)) {
    columns_.emplace_back(text);
    const auto value = value_asked(text);
    if (!value) continue;
    try {
      language::Formula asks =
          conjectures::parse_conjecture(std::string(*value) + " = \"0\"", counted_.subject(), &counted_.words);
      if (!asks.word.starts_with("value=") || asks.arguments.size() != 1)
        throw text::InputError("expected a game without a position, found " + std::string(*value), 1);
      histograms_.push_back({columns_.size() - 1, columns_.back(), std::string(*value), std::move(asks)});
    } catch (const text::InputError& error) {
      text::throw_shifted(error, column - 1 + before.size());
    }
  }
}

void ValueHistograms::find_values() {
  constexpr std::size_t most = 2000;
  for (int order = counted_.first_order; order <= counted_.last_order; ++order) {
    const Enumeration enumeration{
        .graph_class = counted_.graph_class, .order = order, .jobs = counted_.jobs, .worth = counted_.worth()};
    std::vector<std::vector<Histogram>> found(static_cast<std::size_t>(workers(enumeration)), histograms_);
    std::vector<ScopeConditions> conditions(found.size(), ScopeConditions(counted_));
    for_each_graph(enumeration, [&](int worker) -> Visitor {
      return [&, at = static_cast<std::size_t>(worker)](const SmallGraph& graph) {
        // A graph that meets a limit has no row in the table.
        given_up(counted_.seconds_a_graph, [&](const solve::Limits* limits) {
          if (conditions[at].hold(graph, limits)) look(graph, limits ? *limits : solve::Limits{}, found[at]);
        });
        return Seen::passes;
      };
    });
    for (std::size_t i = 0; i < histograms_.size(); ++i)
      for (const std::vector<Histogram>& of_worker : found)
        for (const auto& [value, graphs] : of_worker[i].least)
          for (const auto& [of_order, graph] : graphs) histograms_[i].keep(value, graph);
  }
  for (const Histogram& each : histograms_)
    if (each.least.size() > most)
      throw text::LimitError("more than " + std::to_string(most) + " values of " + each.value);
}

void ValueHistograms::look(const SmallGraph& graph, const solve::Limits& limits, std::vector<Histogram>& found) {
  for (Histogram& each : found)
    if (const auto value = value_text(each.asks, graph, limits)) each.keep(*value, graphs::canonical_form(graph).graph);
}

void ValueHistograms::Histogram::keep(const std::string& value, const SmallGraph& graph) {
  const auto [known, fresh] = least[value].try_emplace(graph.order, graph);
  if (!fresh && rank(graph) < rank(known->second)) known->second = graph;
}

Table ValueHistograms::folded(const Table& table) const {
  if (histograms_.empty()) return table;
  Table result = table;
  const std::size_t first = keys_ + 2;  // the cell of the first column, behind order, keys and graphs
  for (const Histogram& each : histograms_) {
    const auto at = static_cast<std::ptrdiff_t>(each.column), count = std::ssize(each.least);
    const auto fold = [&](auto& cells, std::size_t before, auto by) {
      const auto begin = cells.begin() + static_cast<std::ptrdiff_t>(before) + at;
      cells.insert(cells.erase(begin, begin + count), std::move(by));
    };
    fold(result.header, first, each.name);
    fold(result.kinds, keys_, conjectures::Column::Kind::histogram);
    for (std::vector<std::string>& row : result.rows) {
      const auto counts = row.begin() + static_cast<std::ptrdiff_t>(first) + at;
      fold(row, first, cell(each, std::vector<std::string>(counts, counts + count), text::integer64(row[0]).value()));
    }
  }
  return result;
}

std::string ValueHistograms::cell(const Histogram& of, const std::vector<std::string>& counts,
                                  std::int64_t order) const {
  struct Entry {
    std::int64_t count;
    std::string text;
  };
  std::vector<Entry> entries;
  auto count = counts.begin();
  for (const auto& [value, graphs] : of.least) {
    const std::int64_t times = text::integer64(*count++).value();
    if (times == 0) continue;
    std::string text = "\"" + value + "\":" + std::to_string(times);
    if (keys_ == 0) text += ":" + graphs::write_small_graph(graphs.at(static_cast<int>(order)));
    entries.push_back({times, std::move(text)});
  }
  std::ranges::stable_sort(entries, std::greater(), &Entry::count);
  std::string result;
  for (const Entry& each : entries) result.append(result.empty() ? "" : ",").append(each.text);
  return result;
}

}  // namespace gamecert::sweeps
