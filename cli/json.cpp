// The beginning of every result.
#include "cli/json.hpp"

#include "language/arithmetic.hpp"
#include "language/placed_graph.hpp"
#include "text/numbers.hpp"

namespace gamecert::cli {
namespace {

/// A number as language::number_text writes it.
nlohmann::ordered_json read_number(std::string_view text) {
  const auto number = text::integer64(text);
  return number ? nlohmann::ordered_json(*number) : nlohmann::ordered_json(text);
}

/// What stands before the separator; it is passed.
std::string_view take(std::string_view& text, char separator) {
  const std::string_view taken = text.substr(0, text.find(separator));
  text.remove_prefix(std::min(taken.size() + 1, text.size()));
  return taken;
}

}  // namespace

nlohmann::ordered_json result_of(std::string_view schema) {
  return {{"schema", schema}, {"version", GAMECERT_VERSION}};
}

nlohmann::ordered_json unknown_result(const std::string& reason) {
  nlohmann::ordered_json object = result_of("gamecert-unknown-1");
  object.update({{"verdict", "UNKNOWN"}, {"answer", "UNKNOWN " + reason}});
  return object;
}

std::string json_line(const nlohmann::ordered_json& object) {
  return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

void add_scope(nlohmann::ordered_json& result, const sweeps::Scope& scope, const std::vector<std::string>& theorems) {
  result["class"] = scope.class_name();
  result["orders"] = {scope.first_order, scope.last_order};
  if (scope.last_order == sweeps::Scope::every_order) result["orders"][1] = nullptr;
  if (scope.shard) result["shard"] = std::to_string(scope.shard->index) + "/" + std::to_string(scope.shard->count);
  result["theorems"] = theorems;
}

nlohmann::ordered_json json_number(std::int64_t number) {
  if (number == language::infinite || number == language::minus_infinite) return language::number_text(number);
  return number;
}

nlohmann::ordered_json json_cell(conjectures::Column::Kind kind, std::string_view text) {
  using enum conjectures::Column::Kind;
  if (kind == histogram) {
    nlohmann::ordered_json pairs = nlohmann::ordered_json::array();
    while (text.starts_with('"')) {  // of values of games, with commas in them
      take(text, '"');
      const std::string value(take(text, '"'));
      take(text, ':');
      std::string_view number = take(text, ',');
      nlohmann::ordered_json& pair = pairs.emplace_back(nlohmann::ordered_json{value, read_number(take(number, ':'))});
      if (!number.empty()) pair.push_back(number);
    }
    while (!text.empty()) {
      std::string_view pair = take(text, ',');
      const nlohmann::ordered_json value = read_number(take(pair, ':'));
      pairs.push_back({value, read_number(pair)});
    }
    return pairs;
  }
  if (text.empty()) return nullptr;
  if (kind != argmax && kind != argmin) return read_number(text);
  nlohmann::ordered_json cell = {{"value", read_number(take(text, ':'))}, {"graphs", nlohmann::json::array()}};
  nlohmann::ordered_json others = 0;
  while (!text.empty()) {
    const std::string_view graph = take(text, ',');
    if (graph.starts_with('+')) {
      others = read_number(graph.substr(1));
    } else {
      cell["graphs"].push_back(graph);
    }
  }
  cell["others"] = others;
  return cell;
}

}  // namespace gamecert::cli
