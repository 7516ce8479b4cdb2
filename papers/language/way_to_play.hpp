// What lines of files of claims say of a way to play: strategies, edges that are answered in pairs, vertices that
// cancel.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "certificates/certificate.hpp"
#include "papers/language/line_piece.hpp"
#include "papers/language/test_line.hpp"

namespace gamecert::papers {

/// Behind `of GAME on BOARD: `.
class WayToPlay {
 public:
  /// What they are worth on a board: 1 of a strategy that keeps its promise, else 0; of others the score that they
  /// leave.
  struct Worth {
    std::int64_t number;
    std::string what = {};                                      // that another worth would need to be explained by
    std::optional<certificates::Certificate> certificate = {};  // where there is one of the rules
  };
  static constexpr std::int64_t none = -1;  // no score, or more than one

  WayToPlay() = default;
  WayToPlay(const WayToPlay&) = delete;
  WayToPlay& operator=(const WayToPlay&) = delete;
  virtual ~WayToPlay() = default;
  /// LimitError at a limit of the trial.
  virtual Worth worth(const std::string& board, const Variables& variables, Surroundings in) const = 0;
};

/// Of the word `strategy`, `pairing` or `cancelling`, the game `of proper colours=2` and the rules; nothing for other
/// words. InputError with the column.
std::shared_ptr<const WayToPlay> way_to_play(std::string_view word, const LinePiece& game, const LinePiece& rules,
                                             const Names& known);

/// Behind one of these words, `of GAME on BOARDS: RULES`, of all but strategies with ` = SCORE` behind it: an instance
/// for every board. Certificates of the rules are kept.
LineTest read_rules(std::string_view word, const LinePiece& line, const Names& known);

}  // namespace gamecert::papers
