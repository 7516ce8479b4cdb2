// Play, move by move.
#pragma once

#include <vector>

#include "certificates/certificate.hpp"
#include "pictures/layout.hpp"

namespace gamecert::verify {

/// The board at the start and after every move of the order or line of play that the certificate is about, each under
/// its move; of a line, to a move that the rules forbid. InputError for other evidence, and boards that cannot be
/// drawn.
std::vector<pictures::Picture> pictures_of_play(const certificates::Certificate& certificate,
                                                pictures::Layout layout = pictures::Layout::best);

}  // namespace gamecert::verify
