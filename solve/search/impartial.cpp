// Impartial games by P-positions of sums with a heap.
//
// The value of a position C is the one g for which C + *g is a P-position; `loses(C, g)` asks that
// question and remembers, for every C, the g found or the g excluded. A position of several parts is
// folded: all parts but the largest are replaced by heaps of their values (normal play of games that
// split). Far fewer positions are met than a table of all values needs.
// Misere play does not split; there a position without moves is won by the mover.
// With extra moves, or where a move can win at once, a position may be loony: N with every heap.
// Source: J. Lemoine and S. Viennot, "Nimbers are inevitable", Theoretical Computer Science, 2012.
#include <map>
#include <optional>

#include "certificates/impartial/positions.hpp"
#include "games/play/parts.hpp"
#include "solve/search/options.hpp"
#include "solve/search/position_classes.hpp"
#include "solve/search/search.hpp"

namespace gamecert::solve {
namespace {

using certificates::loony;

class ImpartialSearch {
 public:
  ImpartialSearch(const games::Game& game, const Request& request)
      : game_(game),
        misere_(request.misere),
        split_(!request.misere && (request.engine != Engine::search || request.certificate)),
        watch_(request.limits),
        table_(game) {}

  /// The positions of which `at` is the sum: itself, in misere play, if the game does not split, or if
  /// the rules alone are to be used (except that certificates are about parts).
  std::vector<games::Position> parts(games::PositionView at) const {
    if (!split_) return {games::Position(at.begin(), at.end())};
    return games::parts(game_, at);
  }

  /// Whether the sum of the parts and a heap is a P-position.
  bool sum_loses(std::vector<games::Position> parts, int heap) {
    if (parts.empty()) return heap == 0;
    const auto largest = std::max_element(parts.begin(), parts.end(), [&](const auto& a, const auto& b) {
      return game_.remaining(a) < game_.remaining(b);
    });
    std::iter_swap(largest, parts.end() - 1);
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
      const int of_part = value(parts[i]);
      if (of_part == loony) return false;
      heap ^= of_part;
    }
    return loses(parts.back(), heap);
  }
  bool loses_after(games::PositionView option, int heap) {
    watch_.step();
    return sum_loses(parts(option), heap);
  }

  /// Whether the mover wins by option i, a heap lying beside.
  bool wins(const games::Options& options, std::size_t i, int heap) {
    if (options.won[i] != 0) return true;
    return loses_after(options.position(i), heap) != (options.again[i] != 0);
  }

  /// The heap with which the part is a P-position, or loony.
  int value(games::PositionView part) {
    const games::Position at(part.begin(), part.end());
    const std::uint32_t number = number_of(at);
    if (known_[number].value == unknown) {
      const SearchOptions options(game_, at, watch_);
      if (may_be_loony(options)) known_[number].value = value_with_extra_moves(options);
    }
    for (int heap = 0; known_[number].value == unknown; ++heap) loses(at, heap);
    return known_[number].value;
  }
  int sum_value(games::PositionView at) {
    int total = 0;
    for (const games::Position& part : parts(at)) {
      const int of_part = value(part);
      if (of_part == loony) return loony;
      total ^= of_part;
    }
    return total;
  }

  Watch& watch() { return watch_; }
  std::size_t nodes() const { return table_.size(); }

  bool loses(games::PositionView part, int heap) {
    const std::uint32_t number = number_of(part);
    if (known_[number].value != unknown) return known_[number].value == heap;
    if (excluded(number, heap)) return false;
    watch_.step();
    const games::Position at(part.begin(), part.end());
    const SearchOptions options(game_, at, watch_);
    const bool result =
        may_be_loony(options) ? all_moves_that_keep_lose(number, options, heap) : all_moves_lose(at, options, heap);
    if (result) {
      known_[number].value = heap;
    } else if (heap < 64) {
      known_[number].excluded |= std::uint64_t{1} << heap;
    }
    return result;
  }

 private:
  static constexpr int unknown = -2;
  struct Known {
    int value = unknown;         // the heap with which the position loses, or loony, if found
    std::uint64_t excluded = 0;  // heaps below 64 with which it does not
  };
  bool excluded(std::uint32_t number, int heap) const {
    return heap < 64 && (known_[number].excluded >> heap & 1) != 0;
  }

  std::uint32_t number_of(games::PositionView part) {
    const auto [number, fresh] = table_.insert(part);
    if (fresh) {
      known_.push_back({});
      watch_.hold(table_.bytes() + known_.capacity() * sizeof(Known));
    }
    return number;
  }

  /// Some move wins at once or keeps the turn.
  static bool may_be_loony(const games::Options& options) {
    return std::ranges::find(options.won, 1) != options.won.end() ||
           std::ranges::find(options.again, 1) != options.again.end();
  }

  // If all moves that keep the turn lead to the value g, a heap of g makes the mover lose, unless a move that
  // passes the turn leads to g as well. Otherwise the position is loony.

  /// The value of a position that may be loony.
  int value_with_extra_moves(const games::Options& options) {
    if (std::ranges::find(options.won, 1) != options.won.end()) return loony;
    int kept = unknown;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (options.again[i] == 0) continue;
      const int next = sum_value(options.position(i));
      if (next == loony || (kept != unknown && kept != next)) return loony;
      kept = next;
    }
    return passes_to(options, kept) ? loony : kept;
  }
  /// Whether `heap` is that value; found loony on the way, the position is remembered as such.
  bool all_moves_that_keep_lose(std::uint32_t number, const games::Options& options, int heap) {
    bool is_loony = std::ranges::find(options.won, 1) != options.won.end();
    bool one_loses = false;
    for (std::size_t i = 0; i < options.moves.size() && !is_loony; ++i) {
      if (options.again[i] == 0) continue;
      const bool loses = loses_after(options.position(i), heap);
      if (!loses && !one_loses) return false;
      is_loony = !loses;
      one_loses = true;
    }
    is_loony = is_loony || passes_to(options, heap);
    if (is_loony) known_[number].value = loony;
    return !is_loony;
  }
  bool passes_to(const games::Options& options, int value) {
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (options.again[i] == 0 && loses_after(options.position(i), value)) return true;
    }
    return false;
  }

  /// Every move in the position or in the heap is to an N-position (and in misere play there is one).
  bool all_moves_lose(const games::Position& part, const games::Options& options, int heap) {
    for (int smaller = 0; smaller < heap; ++smaller) {
      if (loses(part, smaller)) return false;
    }
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
    need_all(settling(at));
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
    if (entries_.emplace(part, heap).second) open_.emplace_back(std::move(part), heap);
  }
  void need_all(std::vector<games::Position> parts) {
    for (games::Position& part : parts) need(std::move(part));
  }
  /// The parts that settle the value of a position: a loony one, or all.
  std::vector<games::Position> settling(games::PositionView at) {
    std::vector<games::Position> parts = search_.parts(at);
    for (games::Position& part : parts) {
      if (search_.value(part) == loony) return {std::move(part)};
    }
    return parts;
  }

  void answer_options(const games::Position& part, int heap) {
    search_.watch().step();
    const SearchOptions options(game_, part, search_.watch());
    if (heap == loony) return show_loony(options);
    std::vector<char> reached(static_cast<std::size_t>(heap), 0);
    const bool keeps = std::ranges::find(options.again, 1) != options.again.end();
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const games::PositionView option = options.position(i);
      if (options.again[i] != 0) need_all(search_.parts(option));
      if (keeps) continue;
      const int value = search_.sum_value(option);
      if (value == loony || value >= heap || reached[static_cast<std::size_t>(value)] != 0) continue;
      reached[static_cast<std::size_t>(value)] = 1;
      need_all(search_.parts(option));
    }
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (options.again[i] == 0) refute(options.position(i), heap);
    }
  }

  /// A win; or a move that keeps the turn to a loony position, or two to different values, or one to the
  /// value of a move that passes it.
  void show_loony(const games::Options& options) {
    if (std::ranges::find(options.won, 1) != options.won.end()) return;
    std::optional<std::size_t> first;
    int value = 0;
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (options.again[i] == 0) continue;
      const int next = search_.sum_value(options.position(i));
      if (next == loony) return need_all(settling(options.position(i)));
      if (first && next != value) {
        need_all(search_.parts(options.position(*first)));
        return need_all(search_.parts(options.position(i)));
      }
      if (!first) {
        first = i;
        value = next;
      }
    }
    need_all(search_.parts(options.position(*first)));
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (options.again[i] == 0 && search_.loses_after(options.position(i), value))
        return need_all(search_.parts(options.position(i)));
    }
  }

  /// Shows that the option is not worth `heap`: by its own value or by a reply, whichever needs fewer
  /// new entries.
  void refute(games::PositionView option, int heap) {
    std::vector<games::Position> best = settling(option);
    std::size_t least = new_entries(best);
    if (least == 0) return;
    const SearchOptions replies(game_, option, search_.watch());
    for (std::size_t i = 0; i < replies.moves.size() && least > 0; ++i) {
      if (replies.won[i] != 0) return;
      if (!search_.wins(replies, i, heap)) continue;
      std::vector<games::Position> parts = settling(replies.position(i));
      const std::size_t cost = new_entries(parts);
      if (cost <= least) {
        least = cost;
        best = std::move(parts);
      }
    }
    need_all(std::move(best));
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
    const int value = search.sum_value(start);
    answer.statement = "NIMBER " + (value == loony ? "loony" : std::to_string(value));
  }
  if (request.all_moves) answer.winning_moves.emplace();
  games::Options options;
  game.options(start, options);
  std::optional<std::size_t> winning;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    if (winning && !request.all_moves) break;
    if (!search.wins(options, i, 0)) continue;
    if (!winning) winning = i;
    if (request.all_moves) answer.winning_moves->push_back(options.moves[i]);
  }
  if (winning) answer.moves = {options.moves[*winning]};
  if (request.certificate) {
    Proof proof(game, search);
    const bool by_a_move = !request.nimber && winning;
    if (by_a_move && options.won[*winning] == 0) proof.value_of(options.position(*winning));
    if (!by_a_move) proof.value_of(start);
    answer.evidence = proof.evidence();
  }
  answer.nodes = search.nodes();
  return answer;
}

BesideHeap search_beside_heap(const games::Game& game, int heap, const std::vector<int>& tried,
                              const Request& request) {
  ImpartialSearch search(game, request);
  const games::Position start = game.start();
  BesideHeap result;
  if (request.nimber) result.nimber = search.sum_value(start);
  result.lost = search.loses_after(start, heap);
  for (std::size_t i = 0; i < tried.size() && !result.lost && !result.move; ++i)
    if (search.loses_after(game.play(start, tried[i]), heap)) result.move = tried[i];
  if (request.nimber && request.certificate) {
    Proof proof(game, search);
    proof.value_of(start);
    result.evidence = proof.evidence();
  }
  return result;
}

}  // namespace gamecert::solve
