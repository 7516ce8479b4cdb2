// Impartial games by P-positions of sums with a heap.
//
// The value of a position C is the one g for which C + *g is a P-position; `loses(C, g)` asks that
// question and remembers, for every C, the g found or the g excluded. A position of several parts is
// folded: all parts but the largest are replaced by heaps of their values (normal play of games that
// split). Far fewer positions are met than a table of all values needs.
// Misere play does not split; there a position without moves is won by the mover.
// Source: J. Lemoine and S. Viennot, "Nimbers are inevitable", Theoretical Computer Science, 2012.
#include <map>

#include "solve/position_classes.hpp"
#include "solve/search.hpp"
#include "solve/search_options.hpp"

namespace gamecert::solve {
namespace {

class ImpartialSearch {
 public:
  ImpartialSearch(const games::Game& game, const Request& request)
      : game_(game),
        misere_(request.misere),
        split_(!request.misere && (!request.by_rules || request.certificate)),
        watch_(request.limits),
        table_(game) {}

  /// The positions of which `at` is the sum: itself, in misere play, if the game does not split, or if
  /// the rules alone are to be used (except that certificates are about parts).
  std::vector<games::Position> parts(games::PositionView at) const {
    if (!split_) return {games::Position(at.begin(), at.end())};
    return game_.parts(at);
  }

  /// Whether the sum of the parts and a heap is a P-position.
  bool sum_loses(std::vector<games::Position> parts, int heap) {
    if (parts.empty()) return heap == 0;
    const auto largest = std::max_element(parts.begin(), parts.end(), [&](const auto& a, const auto& b) {
      return game_.remaining(a) < game_.remaining(b);
    });
    std::iter_swap(largest, parts.end() - 1);
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) heap ^= value(parts[i]);
    return loses(parts.back(), heap);
  }
  bool loses_after(games::PositionView option, int heap) {
    watch_.step();
    return sum_loses(parts(option), heap);
  }

  int value(games::PositionView part) {
    int heap = 0;
    while (!loses(part, heap)) ++heap;
    return heap;
  }
  int sum_value(games::PositionView at) {
    int total = 0;
    for (const games::Position& part : parts(at)) total ^= value(part);
    return total;
  }

  Watch& watch() { return watch_; }

  bool loses(games::PositionView part, int heap) {
    const auto [number, fresh] = table_.insert(part);
    if (fresh) {
      known_.push_back({});
      watch_.hold(table_.bytes() + known_.capacity() * sizeof(Known));
    }
    if (known_[number].value >= 0) return known_[number].value == heap;
    if (excluded(number, heap)) return false;
    watch_.step();
    const bool result = all_moves_win(part, heap);
    Known& known = known_[number];
    if (result) {
      known.value = heap;
    } else if (heap < 64) {
      known.excluded |= std::uint64_t{1} << heap;
    }
    return result;
  }

 private:
  struct Known {
    int value = -1;              // the heap with which the position loses, if found
    std::uint64_t excluded = 0;  // heaps below 64 with which it does not
  };
  bool excluded(std::uint32_t number, int heap) const {
    return heap < 64 && (known_[number].excluded >> heap & 1) != 0;
  }

  /// Every move in the position or in the heap is to an N-position (and in misere play there is one).
  bool all_moves_win(games::PositionView at, int heap) {
    const games::Position part(at.begin(), at.end());
    for (int smaller = 0; smaller < heap; ++smaller) {
      if (loses(part, smaller)) return false;
    }
    const SearchOptions options(game_, part, watch_);
    if (misere_ && options.moves.empty() && heap == 0) return false;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (loses_after(options.position(i), heap)) return false;
    }
    return true;
  }

  const games::Game& game_;
  bool misere_, split_;
  Watch watch_;
  PositionClasses table_;
  std::vector<Known> known_;  // by class
};

/// Collects the P-positions that prove a value: for every entry, every option answered.
class Proof {
 public:
  Proof(const games::Game& game, ImpartialSearch& search) : game_(game), search_(search) {}

  /// Proves the value of each part of the position.
  void value_of(games::PositionView at) {
    for (games::Position& part : search_.parts(at)) need(std::move(part));
    while (!open_.empty()) {
      const auto [part, heap] = std::move(open_.back());
      open_.pop_back();
      answer_options(part, heap);
    }
  }

  certificates::Positions evidence() const {
    certificates::Positions positions;
    for (const auto& [part, heap] : entries_) positions.entries.push_back({part, heap});
    return positions;
  }

 private:
  void need(games::Position part) {
    if (game_.moves(part).empty()) return;
    const int heap = search_.value(part);
    if (entries_.emplace(part, heap).second) open_.push_back({std::move(part), heap});
  }

  /// Every heap below is reached by an option, and no option is worth `heap`.
  void answer_options(const games::Position& part, int heap) {
    search_.watch().step();
    std::vector<char> reached(static_cast<std::size_t>(heap), 0);
    const SearchOptions options(game_, part, search_.watch());
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const int option_value = search_.sum_value(options.position(i));
      if (option_value < heap && reached[static_cast<std::size_t>(option_value)] == 0) {
        reached[static_cast<std::size_t>(option_value)] = 1;
        for (games::Position& p : search_.parts(options.position(i))) need(std::move(p));
      }
    }
    for (std::size_t i = 0; i < options.moves.size(); ++i) refute(options.position(i), heap);
  }

  /// Shows that the option is not worth `heap`: by its own value or by a reply to `heap`, whichever
  /// needs fewer new entries.
  void refute(games::PositionView option, int heap) {
    std::vector<games::Position> best = search_.parts(option);
    std::size_t least = new_entries(best);
    if (least == 0) return;
    const SearchOptions replies(game_, option, search_.watch());
    for (std::size_t i = 0; i < replies.moves.size() && least > 0; ++i) {
      if (!search_.loses_after(replies.position(i), heap)) continue;
      std::vector<games::Position> parts = search_.parts(replies.position(i));
      const std::size_t cost = new_entries(parts);
      if (cost <= least) {
        least = cost;
        best = std::move(parts);
      }
    }
    for (games::Position& part : best) need(std::move(part));
  }
  std::size_t new_entries(const std::vector<games::Position>& parts) const {
    std::size_t fresh = 0;
    for (const games::Position& part : parts) fresh += entries_.contains(part) ? 0 : 1;
    return fresh;
  }

  const games::Game& game_;
  ImpartialSearch& search_;
  std::map<games::Position, int> entries_;
  std::vector<std::pair<games::Position, int>> open_;
};

}  // namespace

Answer search_impartial(const games::Game& game, const Request& request) {
  ImpartialSearch search(game, request);
  const games::Position start = game.start();
  Answer answer;
  const bool lost = search.loses_after(start, 0);
  answer.statement = lost ? "OUTCOME P" : "OUTCOME N";
  if (request.nimber) {
    answer.statement = "NIMBER " + std::to_string(search.sum_value(start));
  }
  if (request.all_moves) answer.winning_moves.emplace();
  for (int move : game.moves(start)) {
    if (!answer.moves.empty() && !request.all_moves) break;
    if (!search.loses_after(game.play(start, move), 0)) continue;
    if (answer.moves.empty()) answer.moves = {move};
    if (request.all_moves) answer.winning_moves->push_back(move);
  }
  if (request.certificate) {
    Proof proof(game, search);
    const bool by_a_move = !request.nimber && !answer.moves.empty();
    if (request.nimber || lost || by_a_move) proof.value_of(by_a_move ? game.play(start, answer.moves.front()) : start);
    answer.evidence = proof.evidence();
  }
  return answer;
}

}  // namespace gamecert::solve
