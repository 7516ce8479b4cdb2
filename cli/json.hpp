// What the results of all commands with --json have in common; docs/JSON.md is their schema.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "conjectures/column.hpp"
#include "sweeps/sweep.hpp"

namespace gamecert::cli {

/// A result of that schema, with the version of the program.
nlohmann::ordered_json result_of(std::string_view schema);

/// In place of a result, or of the results that are left, if a limit or an interrupt comes before.
nlohmann::ordered_json unknown_result(const std::string& reason);

/// The object in one line. In text that is no UTF-8, a name of a file say, U+FFFD stands for what is none.
std::string json_line(const nlohmann::ordered_json& object);

/// What is said of the graphs gone through, and of the theorems that stood in for definitions.
void add_scope(nlohmann::ordered_json& result, const sweeps::Scope& scope, const std::vector<std::string>& theorems);

/// A number, or `"infinite"` or `"-infinite"`.
nlohmann::ordered_json json_number(std::int64_t number);

/// A cell of a table: a number; `null` for the extreme of none; of a histogram pairs of value and number, of values of
/// games with the least graph behind; of argmax and
/// argmin the value, the graphs, and how many others there are.
nlohmann::ordered_json json_cell(conjectures::Column::Kind kind, std::string_view text);

}  // namespace gamecert::cli
