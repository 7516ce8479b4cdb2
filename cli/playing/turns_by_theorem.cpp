// Asked once a turn, and remembered there.
#include "cli/playing/turns_by_theorem.hpp"

#include <algorithm>

namespace gamecert::cli {

TurnsByTheorem::TurnsByTheorem(const games::Setup& setup, const games::Game& game, bool misere,
                               std::span<const graphs::Edge> exchange, std::vector<Turn>& turns)
    : setup_(setup), game_(game), misere_(misere), exchange_(exchange), turns_(turns) {}

solve::TheoremPlay& TurnsByTheorem::theorem() {
  if (!theorem_) theorem_.emplace(setup_, misere_, exchange_);
  return *theorem_;
}

std::vector<int> TurnsByTheorem::moves_before(std::size_t turn) const {
  std::vector<int> played;
  for (std::size_t i = 1; i <= turn; ++i) played.push_back(turns_[i].move);
  return played;
}

std::optional<int> TurnsByTheorem::move_at(std::size_t turn, const games::Options& options) {
  Turn& at = turns_[turn];
  if (!at.by_theorem) {
    const auto option = theorem().move(moves_before(turn), at.position, options);
    at.by_theorem.emplace(option ? std::optional(options.moves[*option]) : std::nullopt);
  }
  return *at.by_theorem;
}

std::optional<std::size_t> TurnsByTheorem::move(const games::Options& options) {
  const auto code = move_at(turns_.size() - 1, options);
  if (!code) return std::nullopt;
  return static_cast<std::size_t>(std::ranges::find(options.moves, *code) - options.moves.begin());
}

bool TurnsByTheorem::followed(int player) {
  games::Options options;
  for (std::size_t turn = 0; turn + 1 < turns_.size(); ++turn) {
    if (turns_[turn].mover != player) continue;
    if (!turns_[turn].by_theorem) game_.options(turns_[turn].position, options);
    if (move_at(turn, options) != turns_[turn + 1].move) return false;
  }
  return true;
}

bool TurnsByTheorem::lost(const games::Options& options) {
  const auto winner = theorem().winner();
  if (!winner) return false;
  Turn& at = turns_.back();
  if (!at.lost_by_theorem)
    at.lost_by_theorem = theorem().lost(moves_before(turns_.size() - 1), at.position, options, at.mover,
                                        *winner != at.mover && followed(*winner));
  return *at.lost_by_theorem;
}

bool TurnsByTheorem::won(const games::Options& options) {
  const int mover = turns_.back().mover;
  return !game_.refinements().gain && theorem().winner() == mover && move(options) && followed(mover);
}

}  // namespace gamecert::cli
