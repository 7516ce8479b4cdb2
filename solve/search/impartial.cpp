// Impartial games by the values of their positions, with the P-positions that prove them.
#include <map>
#include <optional>

#include "certificates/impartial/positions.hpp"
#include "solve/search/impartial_values.hpp"
#include "solve/search/options.hpp"
#include "solve/search/search.hpp"

namespace gamecert::solve {
namespace {

using certificates::loony;

/// What proofs and answers ask of the values.
class ImpartialSearch {
 public:
  ImpartialSearch(const games::Game& game, const Request& request)
      : watch_(request.limits),
        values_(game, request.misere, request.engine != Engine::search || request.certificate, watch_) {}

  /// The positions of which `at` is the sum: itself, in misere play, if the game does not split, or if
  /// the rules alone are to be used (except that certificates are about parts).
  std::vector<games::Position> parts(games::PositionView at) const { return values_.graph().parts(at); }
  bool loses_after(games::PositionView option, int heap) { return values_.loses(values_.graph().sum(option), heap); }
  /// Whether the mover wins by option i, a heap lying beside.
  bool wins(const games::Options& options, std::size_t i, int heap) {
    if (options.won[i] != 0) return true;
    return loses_after(options.position(i), heap) != (options.again[i] != 0);
  }
  /// An option found to win already: to a position that is lost.
  std::optional<std::size_t> known_win(const games::Options& options) {
    for (std::size_t i = 0; i < options.moves.size(); ++i)
      if (options.won[i] == 0 && options.again[i] == 0 && is_known_to_lose(options.position(i), 0)) return i;
    return std::nullopt;
  }
  bool is_known_to_lose(games::PositionView at, int heap) {
    return values_.is_known_to_lose(values_.graph().sum(at), heap);
  }
  int value(games::PositionView part) {
    const PlayGraph::Class number = values_.graph().class_of(part);
    return values_.value(std::span(&number, 1));
  }
  int sum_value(games::PositionView at) { return values_.value(values_.graph().sum(at)); }

  Watch& watch() { return watch_; }
  std::size_t nodes() const { return values_.graph().size(); }

 private:
  Watch watch_;
  ImpartialValues values_;
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
      if (keeps || heap == 0) continue;
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
    const SearchOptions replies(game_, option, search_.watch());
    if (refute_by_known_reply(replies, heap)) return;
    std::vector<games::Position> best = settling(option);
    std::size_t least = new_entries(best);
    if (least == 0) return;
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
  /// By a reply that was found to win before, that with the fewest new entries; false if there is none.
  bool refute_by_known_reply(const games::Options& replies, int heap) {
    std::optional<std::vector<games::Position>> best;
    for (std::size_t i = 0; i < replies.moves.size(); ++i) {
      if (replies.won[i] != 0) return true;
      if (replies.again[i] != 0 || !search_.is_known_to_lose(replies.position(i), heap)) continue;
      std::vector<games::Position> parts = settling(replies.position(i));
      if (!best || new_entries(parts) < new_entries(*best)) best = std::move(parts);
    }
    if (!best) return false;
    need_all(*std::move(best));
    return true;
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
  if (!lost && !request.all_moves) winning = search.known_win(options);
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
