// Planes of positions as hexadecimal numbers.
#include "certificates/position_text.hpp"

#include "certificates/number_text.hpp"
#include "games/instances/plane_count.hpp"

namespace gamecert::certificates {
namespace {

constexpr int words_limit = games::max_cells / games::word_bits;

}  // namespace

std::size_t read_words(Lines& lines) {
  const int words = lines.number("a number of words a plane");
  if (words < 1 || words > words_limit)
    lines.fail("1.." + std::to_string(words_limit) + " words a plane", std::to_string(words));
  return static_cast<std::size_t>(words);
}

std::size_t planes_of(const Lines& lines, const Claim& claim) {
  try {
    return games::planes_of(claim.game, claim.instance, claim.parameters);
  } catch (const text::InputError& error) {
    lines.refuse(error.what());
  }
}

games::Position read_position(Lines& lines, std::size_t words, std::size_t planes) {
  const std::string expected = std::to_string(planes) + " planes of a position";
  games::Position result;
  result.reserve(words * planes);
  while (result.size() < words * planes) read_hexadecimal(lines, lines.token(expected), words, result);
  return result;
}

}  // namespace gamecert::certificates
