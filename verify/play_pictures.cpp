#include "verify/play_pictures.hpp"

#include <algorithm>
#include <string>

#include "certificates/grounds.hpp"
#include "certificates/subject.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "verify/certificate_moves.hpp"
#include "verify/position_pictures.hpp"

namespace gamecert::verify {

std::vector<pictures::Picture> pictures_of_play(const certificates::Certificate& certificate, pictures::Layout layout) {
  const std::vector<int> line = line_of(certificate);
  if (line.empty())
    throw text::InputError("expected evidence that is an order or a line of play, found " +
                           text::quoted(certificate.evidence.kind()));
  certificates::Grounds grounds;
  const games::Setup setup = certificates::subject_of(certificate.claim, grounds);
  const games::Game& game = setup.game();
  const PositionPictures drawn(setup, layout);
  std::vector<pictures::Picture> pictures = {drawn.board()};
  pictures.back().title = "start";
  games::Position at = game.start();
  games::Options options;
  int mover = 0;
  for (const int move : line) {
    game.options(at, options);
    const auto found = std::ranges::find(options.moves, move);
    if (found == options.moves.end()) break;
    const auto i = static_cast<std::size_t>(found - options.moves.begin());
    const games::PositionView next = options.position(i);
    at.assign(next.begin(), next.end());
    if (setup.info().players == 2 && options.again[i] == 0) mover = 1 - mover;
    pictures.push_back(drawn.at(at, mover));
    pictures.back().title = std::to_string(pictures.size() - 1) + ": " + game.move_name(move);
  }
  return pictures;
}

}  // namespace gamecert::verify
