// A named family as its reader knows it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "graphs/families.hpp"
#include "text/cursor.hpp"

namespace gamecert::graphs {

/// How many numbers stand behind the name, and how.
struct FamilyShape {
  std::string_view separator = ",";
  std::size_t fewest = 0;
  std::size_t most = 0;
  std::array<std::int64_t, 2> least = {};  // value of the first and of every later number
};

struct FamilyEntry {
  Family family;
  FamilyShape shape;
  FamilyMember (*build)(std::span<const std::int64_t> numbers);
  FamilyMember (*read)(text::Cursor&) = nullptr;  // of a board with a text of its own, after the name and the colon
};

/// Those that are drawn in the plane. A program may define this itself and leave them out: it then knows no such board.
std::span<const FamilyEntry> plane_families();

}  // namespace gamecert::graphs
