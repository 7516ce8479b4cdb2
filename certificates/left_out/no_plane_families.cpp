// The checker of a family whose games are played on graphs and heaps alone reads no boards drawn in the plane.
#include "graphs/families/family_entry.hpp"
#include "graphs/plane_board_text.hpp"

namespace gamecert::graphs {

std::span<const FamilyEntry> plane_families() { return {}; }
std::string text(const PlaneBoard&) { return ""; }

}  // namespace gamecert::graphs
