// The moves that a certificate says are good.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/impartial/positions.hpp"
#include "certificates/plays/strategy.hpp"
#include "games/instances/setup.hpp"
#include "games/play/summands.hpp"

namespace gamecert::verify {

/// The moves from the start on that the certificate is about: an order, or a line of play with its opening. None of
/// other evidence.
std::vector<int> line_of(const certificates::Certificate& certificate);

/// Of evidence `strategy`, `positions` and `pairs`: how the player plays for whom it was found.
class CertificateMoves {
 public:
  CertificateMoves(const certificates::Certificate& certificate, const games::Setup& setup);
  /// Whether the evidence is of these kinds.
  static bool are_in(const certificates::Certificate& certificate);

  /// The player whose moves the certificate knows, or for whom it was found where it is evidence `theorem`; nothing if
  /// the evidence is of another kind.
  std::optional<int> player() const;
  /// The first option that the certificate shows to be good for the mover; nothing where it knows of none, as may be
  /// where a theorem says that a position is loony.
  std::optional<std::size_t> answer(games::PositionView at, const games::Options& options) const;

 private:
  struct Bound {
    int value;
    int rank;  // 0 for none
  };
  bool keeps(const games::Options& options, std::size_t i, const Bound& bound) const;
  std::optional<int> listed_value(games::PositionView at) const;
  std::optional<int> listed_sum(const std::vector<games::Position>& summands) const;
  bool wins(const games::Options& options, std::size_t i) const;
  bool leaves_whole_pairs(games::PositionView at) const;

  games::Setup setup_;
  bool misere_;
  std::string statement_;
  std::optional<games::Summands> summands_;  // of evidence `positions`
  std::map<std::pair<games::Position, certificates::Strategy::Side>, Bound> bounds_;
  std::map<games::Position, int> heaps_;
  std::map<int, int> partners_;  // of moves
  bool has_bounds_ = false, has_heaps_ = false, has_pairs_ = false, by_theorem_ = false;
};

}  // namespace gamecert::verify
