// The families of boards that are drawn in the plane.
#include <string>

#include "graphs/families/family_entry.hpp"
#include "graphs/plane_board_text.hpp"
#include "graphs/triangulation.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

using Numbers = std::span<const std::int64_t>;

int triangles(std::int64_t count) {
  if (count > most_drawn)
    throw text::TooLarge("expected at most " + std::to_string(most_drawn) + " triangles, found " +
                         std::to_string(count));
  return static_cast<int>(count);
}
FamilyMember fan_board(Numbers n) { return fan(triangles(n[0])); }
FamilyMember wheel_board(Numbers n) { return wheel(triangles(n[0])); }
FamilyMember zigzag_board(Numbers n) { return zigzag(triangles(n[0])); }

/// Of one number.
constexpr FamilyEntry numbered(const Family& family, std::int64_t least, FamilyMember (*build)(Numbers)) {
  return {family, {",", 1, 1, {least, least}}, build};
}
constexpr FamilyEntry drawn(const Family& family, FamilyMember (*read)(text::Cursor&)) {
  return {family, {}, nullptr, read};
}

constexpr FamilyEntry entries[] = {
    drawn({"convex", "n:u-v,...", "n points in convex position, in order; n - 3 diagonals, or none: bare points"},
          read_convex),
    drawn({"disc", "h+i:a-b-c,...", "triangles on h boundary points, in order, and i inner points"}, read_disc),
    numbered({"fan", "t", "t triangles 0, i, i+1 in convex position"}, 1, fan_board),
    drawn({"points", "x,y;...:u-v,...", "points with coordinates; the edges of a triangulation, or none: bare points"},
          read_points),
    numbered({"wheel", "t", "t triangles around the centre t, rim 0..t-1"}, 3, wheel_board),
    numbered({"zigzag", "t", "t triangles i, i+1, i+2 in convex position"}, 1, zigzag_board),
};

}  // namespace

std::span<const FamilyEntry> plane_families() { return entries; }

std::string text(const PlaneBoard& board) { return board.points ? text(*board.points) : text(*board.triangulation); }

}  // namespace gamecert::graphs
