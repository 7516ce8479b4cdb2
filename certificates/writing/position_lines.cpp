// Planes of positions as hexadecimal numbers.
#include "certificates/writing/position_lines.hpp"

#include <cassert>

#include "certificates/writing/number_lines.hpp"
#include "games/instances/plane_count.hpp"

namespace gamecert::certificates {
namespace {

/// The words of one plane, the last the highest, as one number.
void append_plane(std::string& text, games::PositionView plane) {
  std::size_t used = plane.size();
  while (used > 1 && plane[used - 1] == 0) --used;
  append_hexadecimal(text, plane[used - 1]);
  for (std::size_t i = used - 1; i-- > 0;) {
    const std::size_t begin = text.size();
    append_hexadecimal(text, plane[i]);
    text.insert(begin, 16 - (text.size() - begin), '0');
  }
}

}  // namespace

std::size_t words_of(const Claim& claim, const games::Position& position) {
  const std::size_t planes = games::planes_of(claim.game, claim.instance, claim.parameters);
  assert(position.size() % planes == 0 && position.size() >= planes);
  return position.size() / planes;
}

void append_position(std::string& text, const games::Position& position, std::size_t words) {
  for (std::size_t i = 0; i < position.size(); i += words) {
    if (i > 0) text += ' ';
    append_plane(text, games::PositionView(position).subspan(i, words));
  }
}

}  // namespace gamecert::certificates
