// Columns as users write them.
#pragma once

#include <string>
#include <vector>

#include "conjectures/column.hpp"

namespace gamecert::conjectures {

/// What `gamecert table` takes: columns, and behind --by the keys, with commas between.
struct ColumnTexts {
  std::string columns, keys;
};
ColumnTexts column_texts(const std::vector<Column>& columns);

}  // namespace gamecert::conjectures
