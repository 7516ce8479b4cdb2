// Answers about an impartial game, whatever searches its positions.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "games/game.hpp"
#include "solve/answer.hpp"
#include "solve/limits.hpp"

namespace gamecert::solve {

/// What proofs and answers ask of a search. LimitError from any of it.
class ImpartialSearch {
 public:
  virtual ~ImpartialSearch() = default;
  /// The positions of which `at` is the sum: itself, in misere play, if the game does not split, or if
  /// the rules alone are to be used (except that certificates are about parts). None of one that lemmas name as loony.
  virtual std::vector<games::Position> parts(games::PositionView at) const = 0;
  /// Whether the position beside a heap is a P-position.
  virtual bool loses(games::PositionView at, int heap) = 0;
  /// Whether it has been found to be one, for that or another question.
  virtual bool is_known_to_lose(games::PositionView at, int heap) = 0;
  /// Which of the options of `at`, all of them, pass the turn, do not win, and are known to lose beside the heap.
  virtual std::vector<std::size_t> known_to_lose(games::PositionView at, const games::Options& options, int heap);
  /// `certificates::loony` if it is.
  virtual int value(games::PositionView at) = 0;
  virtual Watch& watch() = 0;
  virtual std::uint64_t nodes() const = 0;
};

/// By the values of positions as the rules have them, in normal or misere play.
std::unique_ptr<ImpartialSearch> search_by_rules(const games::Game& game, const Request& request);

Answer answer_impartial(const games::Game& game, const Request& request, ImpartialSearch& search);

/// An impartial game beside a heap, in normal play.
struct BesideHeap {
  bool lost = false;               // for the mover
  std::optional<int> move = {};    // the first of those tried that wins
  std::optional<int> nimber = {};  // of the game alone, if asked for; then the game has no loony positions
  std::optional<certificates::Evidence> evidence = {};  // of that nimber, if asked for as well
};
BesideHeap answer_beside_heap(const games::Game& game, int heap, const std::vector<int>& tried, const Request& request,
                              ImpartialSearch& search);

}  // namespace gamecert::solve
