// Answers about an impartial game by what a search finds, with the P-positions that prove them.
#include "solve/search/impartial_answers.hpp"

#include <map>

#include "certificates/impartial/positions.hpp"
#include "solve/search/options.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

using certificates::loony;

/// Whether the mover wins by option i, a heap lying beside.
bool wins(ImpartialSearch& search, const games::Options& options, std::size_t i, int heap) {
  if (options.won[i] != 0) return true;
  return search.loses(options.position(i), heap) != (options.again[i] != 0);
}

/// Whether option i passes the turn, play going on.
bool passes(const games::Options& options, std::size_t i) { return options.won[i] == 0 && options.again[i] == 0; }

/// An option found to win already: to a position that is lost.
std::optional<std::size_t> known_win(ImpartialSearch& search, const games::Options& options) {
  for (std::size_t i = 0; i < options.moves.size(); ++i)
    if (passes(options, i) && search.is_known_to_lose(options.position(i), 0)) return i;
  return std::nullopt;
}

/// Collects the P-positions that prove a value: for every entry, every option answered.
class Proof {
 public:
  Proof(const games::Game& game, ImpartialSearch& search) : game_(game), search_(search), memory_(search.watch()) {}

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
    if (!entries_.emplace(part, heap).second) return;
    open_.emplace_back(std::move(part), heap);
    memory_.become(entries_.size() * (around_an_entry + game_.words() * sizeof(games::Word)));
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
    const bool keeps = std::ranges::find(options.again, 1) != options.again.end();
    for (std::size_t i = 0; i < options.moves.size(); ++i)
      if (options.again[i] != 0) need_all(search_.parts(options.position(i)));
    for (int smaller = 0; smaller < heap && !keeps; ++smaller) reach(options, smaller);
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      if (options.again[i] == 0) refute(options.position(i), heap);
    }
  }

  /// An option of that value: one known to have it, before any is searched.
  void reach(const games::Options& options, int value) {
    for (const bool search : {false, true})
      for (std::size_t i = 0; i < options.moves.size(); ++i) {
        const games::PositionView option = options.position(i);
        if (search ? search_.loses(option, value) : search_.is_known_to_lose(option, value))
          return need_all(search_.parts(option));
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
      const int next = search_.value(options.position(i));
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
      if (options.again[i] == 0 && search_.loses(options.position(i), value))
        return need_all(search_.parts(options.position(i)));
    }
  }

  /// Shows that the option is not worth `heap`: by its own value if that takes no new entry, or where only the heap has
  /// a reply; else by a reply.
  void refute(games::PositionView option, int heap) {
    if (new_entries(search_.parts(option)) == 0) return;  // its own value is listed, or it is worth nothing, or loony
    const SearchOptions replies(game_, option, search_.watch());
    if (refute_by_known_reply(option, replies, heap)) return;
    search_.loses(option, heap);
    if (!refute_by_known_reply(option, replies, heap)) need_all(settling(option));
  }
  /// By a reply that was found to win before, that with the fewest new entries; false if there is none.
  bool refute_by_known_reply(games::PositionView option, const games::Options& replies, int heap) {
    if (std::ranges::find(replies.won, 1) != replies.won.end()) return true;
    std::optional<std::size_t> best;
    std::size_t least = 0;
    for (const std::size_t i : search_.known_to_lose(option, replies, heap)) {
      const std::size_t cost = new_entries(search_.parts(replies.position(i)));
      if (cost == 0) return true;
      if (!best || cost < least) best = i, least = cost;
    }
    if (!best) return false;
    need_all(settling(replies.position(*best)));  // values of the others may not be known
    return true;
  }
  std::size_t new_entries(const std::vector<games::Position>& parts) const {
    std::size_t fresh = 0;
    for (const games::Position& part : parts) fresh += entries_.contains(part) ? 0 : 1;
    return fresh;
  }

  static constexpr std::size_t around_an_entry = 96;  // of a map

  const games::Game& game_;
  ImpartialSearch& search_;
  MemoryShare memory_;
  std::map<games::Position, int> entries_;
  std::vector<std::pair<games::Position, int>> open_;
};

}  // namespace

std::vector<std::size_t> ImpartialSearch::known_to_lose(games::PositionView /*at*/, const games::Options& options,
                                                        int heap) {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < options.moves.size(); ++i)
    if (passes(options, i) && is_known_to_lose(options.position(i), heap)) result.push_back(i);
  return result;
}

Answer answer_impartial(const games::Game& game, const Request& request, ImpartialSearch& search) {
  const games::Position start = game.start();
  Answer answer;
  const bool lost = search.loses(start, 0);
  answer.statement = lost ? "OUTCOME P" : "OUTCOME N";
  if (request.nimber) {
    const int value = search.value(start);
    answer.statement = "NIMBER " + (value == loony ? "loony" : std::to_string(value));
  }
  if (request.all_moves) answer.winning_moves.emplace();
  games::Options options;
  game.options(start, options);
  std::optional<std::size_t> winning;
  if (!lost && !request.all_moves) winning = known_win(search, options);
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    if (winning && !request.all_moves) break;
    if (!wins(search, options, i, 0)) continue;
    if (!winning) winning = i;
    if (request.all_moves) answer.winning_moves->push_back(options.moves[i]);
  }
  if (winning) answer.moves = {options.moves[*winning]};
  if (request.certificate) {
    const bool by_a_move = !request.nimber && winning;
    try {
      Proof proof(game, search);
      if (by_a_move && options.won[*winning] == 0) proof.value_of(options.position(*winning));
      if (!by_a_move) proof.value_of(start);
      answer.evidence = proof.evidence();
    } catch (const text::LimitError& limit) {
      answer.doubt = limit.what();
    }
  }
  answer.nodes = search.nodes();
  return answer;
}

BesideHeap answer_beside_heap(const games::Game& game, int heap, const std::vector<int>& tried, const Request& request,
                              ImpartialSearch& search) {
  const games::Position start = game.start();
  BesideHeap result;
  if (request.nimber) result.nimber = search.value(start);
  result.lost = search.loses(start, heap);
  for (std::size_t i = 0; i < tried.size() && !result.lost && !result.move; ++i)
    if (search.loses(game.play(start, tried[i]), heap)) result.move = tried[i];
  if (request.nimber && request.certificate) {
    Proof proof(game, search);
    proof.value_of(start);
    result.evidence = proof.evidence();
  }
  return result;
}

}  // namespace gamecert::solve
