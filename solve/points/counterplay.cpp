// The challenger's best score on both boards, and answers that keep them to it.
//
// Where an odd number of edges is left to play in both gadgets together the last move has no answer, and nothing is
// proved (docs/LEMMAS.md).
#include "solve/points/counterplay.hpp"

#include <map>

#include "certificates/gadgets/counterplay.hpp"
#include "reductions/gadgets/difference_board.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "solve/gadget_claim.hpp"
#include "solve/points/captured_vertices.hpp"
#include "solve/search/options.hpp"

namespace gamecert::solve {
namespace {

using reductions::DifferenceBoard;
using reductions::Gadget;

std::size_t unpainted(const Gadget& gadget) { return gadget.edges.size() - gadget.painted.size(); }

/// One board, its positions in the words of the game and for search.
class Answers {
 public:
  Answers(const DifferenceBoard& board, Watch& watch)
      : board_(board), watch_(watch), play_(board.instance(), board.boundary(), watch), memory_(watch) {}

  std::vector<certificates::Counterplay::Entry> all() {
    follow(board_.game().start(), play_.start(), board_.game().head_start());
    std::vector<certificates::Counterplay::Entry> result;
    for (auto& [position, entry] : found_) result.push_back(std::move(entry));
    return result;
  }

 private:
  /// `made`: what the challenger has by the rules so far.
  void follow(const games::Position& at, const CapturedVertices::Position& edges, int made) {
    SearchOptions options(board_.game(), at, watch_);
    if (options.moves.empty() || found_.contains(at)) return;
    const int score = play_.score(edges);
    bytes_ += bytes_of_entry(at, options.moves.size());
    memory_.become(bytes_);
    certificates::Counterplay::Entry& entry = found_[at];
    entry = {at, score - made, {}};
    entry.answers.reserve(options.moves.size());
    SearchOptions replies(watch_);
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const auto after = play_.played(edges, options.moves[i]);
      replies.make(board_.game(), options.position(i));
      for (std::size_t j = 0; j < replies.moves.size(); ++j) {
        const auto answered = play_.played(after, replies.moves[j]);
        if (play_.score(answered) > score) continue;
        entry.answers.push_back(replies.moves[j]);
        const games::PositionView next = replies.position(j);
        follow({next.begin(), next.end()}, answered, made + options.gains[i] - replies.gains[j]);
        break;
      }
    }
  }

  /// Of its node in the map: links, the key, and the entry with an answer to every move.
  static std::size_t bytes_of_entry(const games::Position& at, std::size_t moves) {
    constexpr std::size_t links = 4 * sizeof(void*);
    return links + sizeof(decltype(found_)::value_type) + 2 * at.size() * sizeof(games::Word) + moves * sizeof(int);
  }

  const DifferenceBoard& board_;
  Watch& watch_;
  CapturedVertices play_;
  std::map<games::Position, certificates::Counterplay::Entry> found_;
  std::size_t bytes_ = 0;
  MemoryShare memory_;  // of found_
};

}  // namespace

std::optional<int> points_between(const reductions::LemmaGame& game, const Gadget& one, const Gadget& other,
                                  Watch& watch) {
  const games::Entry& entry = reductions::local_game(game.name, game.parameters);
  const auto gained = [&](const Gadget& first, const Gadget& second) {
    const DifferenceBoard board(entry, game.parameters, first, second);
    CapturedVertices play(board.instance(), board.boundary(), watch);
    return play.score(play.start());
  };
  if ((unpainted(one) + unpainted(other)) % 2 != 0) return std::nullopt;
  const int points = gained(one, other);
  const bool alike = one.painted.empty() && other.painted.empty();
  if ((alike ? points : gained(other, one)) != -points) return std::nullopt;
  return points;
}

std::optional<certificates::Certificate> counterplay_proof(const reductions::LemmaGame& game, const Gadget& gadget,
                                                           const reductions::Conclusion& conclusion, Watch& watch) {
  if (points_between(game, gadget, conclusion.after, watch) != conclusion.plus) return std::nullopt;
  const games::Entry& entry = reductions::local_game(game.name, game.parameters);
  certificates::Counterplay evidence;
  const DifferenceBoard board(entry, game.parameters, gadget, conclusion.after);
  evidence.against_before = Answers(board, watch).all();
  if (!gadget.painted.empty() || !conclusion.after.painted.empty()) {
    const DifferenceBoard exchanged(entry, game.parameters, conclusion.after, gadget);
    evidence.against_after = Answers(exchanged, watch).all();
  }
  return certificates::Certificate{gadget_claim(game, gadget, conclusion), std::move(evidence)};
}

}  // namespace gamecert::solve
