#include "verify/certificate_moves.hpp"

#include <algorithm>

#include "certificates/counterexamples/line.hpp"
#include "certificates/impartial/pairs.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/theorems/theorem.hpp"
#include "solve/sides.hpp"

namespace gamecert::verify {

using certificates::Strategy;
using Side = Strategy::Side;

std::vector<int> line_of(const certificates::Certificate& certificate) {
  if (const auto* order = certificate.evidence.as<certificates::Order>()) return order->moves;
  std::vector<int> moves;
  if (const auto* line = certificate.evidence.as<certificates::LineOfPlay>()) {
    moves = certificates::read_answer_rules(certificate.claim.statement).opening;
    moves.insert(moves.end(), line->moves.begin(), line->moves.end());
  }
  return moves;
}

CertificateMoves::CertificateMoves(const certificates::Certificate& certificate, const games::Setup& setup)
    : setup_(setup),
      misere_(certificate.claim.misere),
      statement_(solve::of_first_player(setup, certificate.claim.statement)) {
  if (const auto* strategy = certificate.evidence.as<Strategy>()) {
    has_bounds_ = true;
    for (const Strategy::Entry& entry : strategy->entries)
      bounds_[{entry.position, entry.side}] = {entry.bound, entry.rank};
  }
  if (const auto* positions = certificate.evidence.as<certificates::Positions>()) {
    has_heaps_ = true;
    summands_.emplace(setup_.game(), misere_);
    for (const auto& [position, heap] : positions->entries) heaps_[position] = heap;
  }
  by_theorem_ = certificate.evidence.as<certificates::ByTheorem>() != nullptr;
  if (const auto* pairs = certificate.evidence.as<certificates::PairedMoves>()) {
    has_pairs_ = true;
    const std::vector<int> moves = setup.game().moves(setup.game().start());
    for (const auto& [one, other] : pairs->pairs) {
      const int first = moves[static_cast<std::size_t>(one)], second = moves[static_cast<std::size_t>(other)];
      partners_[first] = second;
      partners_[second] = first;
    }
  }
}

bool CertificateMoves::are_in(const certificates::Certificate& certificate) {
  const certificates::Evidence& evidence = certificate.evidence;
  return evidence.as<Strategy>() != nullptr || evidence.as<certificates::Positions>() != nullptr ||
         evidence.as<certificates::PairedMoves>() != nullptr;
}

std::optional<int> CertificateMoves::player() const {
  if (setup_.info().players == 1 || (!has_bounds_ && !has_heaps_ && !has_pairs_ && !by_theorem_)) return std::nullopt;
  const bool second = statement_ == "OUTCOME P" || statement_ == "OUTCOME second" || statement_ == "NIMBER 0" ||
                      statement_.starts_with("SCORE <=");
  return second ? 1 : 0;
}

std::optional<std::size_t> CertificateMoves::answer(games::PositionView at, const games::Options& options) const {
  if (has_bounds_) {
    const auto own = bounds_.find({games::Position(at.begin(), at.end()), Side::at_least});
    if (own == bounds_.end()) return std::nullopt;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (keeps(options, i, own->second)) return i;
    }
  }
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    if (has_heaps_ && wins(options, i)) return i;
    if (has_pairs_ && leaves_whole_pairs(options.position(i))) return i;
  }
  return std::nullopt;
}

/// Whether listed bounds show that the option gets as much, and leads to a lower rank if there is one.
bool CertificateMoves::keeps(const games::Options& options, std::size_t i, const Bound& bound) const {
  const int wanted = bound.value - options.gains[i];
  const int win = misere_ ? -1 : 1;
  if (options.won[i] != 0) return win >= wanted;
  const games::PositionView next = options.position(i);
  const bool again = options.again[i] != 0;
  if (setup_.game().moves(next).empty()) return (setup_.game().won(next) ? (again ? -win : win) : 0) >= wanted;
  const auto listed = bounds_.find({games::Position(next.begin(), next.end()), again ? Side::at_least : Side::at_most});
  if (listed == bounds_.end() || (bound.rank > 0 && listed->second.rank >= bound.rank)) return false;
  return again ? listed->second.value >= wanted : listed->second.value <= -wanted;
}

/// Whether the partner of every move that is left is left: docs/SYMMETRY.md.
bool CertificateMoves::leaves_whole_pairs(games::PositionView at) const {
  const std::vector<int> left = setup_.game().moves(at);
  return std::ranges::all_of(left, [&](int move) {
    const auto partner = partners_.find(move);
    return partner != partners_.end() && std::ranges::binary_search(left, partner->second);
  });
}

/// The heap with which the position is lost for the mover, or loony, if what is listed says so.
std::optional<int> CertificateMoves::listed_value(games::PositionView at) const {
  if (const auto value = listed_sum(summands_->plain(at)); value || !summands_->have_coins()) return value;
  const auto pieces = (*summands_)(at);
  return pieces ? listed_sum(*pieces) : certificates::loony;
}

std::optional<int> CertificateMoves::listed_sum(const std::vector<games::Position>& summands) const {
  int total = 0;
  for (const games::Position& part : summands) {
    const auto listed = heaps_.find(part);
    if (listed == heaps_.end() && !setup_.game().moves(part).empty()) return std::nullopt;
    const int heap = listed != heaps_.end() ? listed->second : misere_ ? 1 : 0;
    if (heap == certificates::loony) return heap;
    total ^= heap;
  }
  return total;
}

bool CertificateMoves::wins(const games::Options& options, std::size_t i) const {
  if (options.won[i] != 0) return true;
  const std::optional<int> value = listed_value(options.position(i));
  return value && (*value == 0) != (options.again[i] != 0);
}

}  // namespace gamecert::verify
