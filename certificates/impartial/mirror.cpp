// Evidence `mirror`: every move on two gadgets and a heap is answered as it is written.
//
// A triple is a position of both gadgets beside a heap. Call the boundary moves that are open in it living; they are
// the same in both gadgets. The check replays the conditions (1) to (3) of docs/LEMMAS.md on each triple.
#include "certificates/impartial/mirror.hpp"

#include <algorithm>

#include "certificates/claim.hpp"
#include "certificates/gadget_claim.hpp"
#include "certificates/impartial/impartial_subject.hpp"
#include "certificates/kind.hpp"
#include "certificates/local_texts.hpp"
#include "certificates/position_text.hpp"
#include "games/play/parts.hpp"
#include "games/play/plane_words.hpp"
#include "games/play/position_index.hpp"
#include "reductions/gadgets/gadget_board.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground mirrored_play{
    Ground::Kind::theorems, "theorem of mirrored play",
    "two gadgets whose moves answer each other have the same nimber in every graph, up to a heap: "
    "docs/LEMMAS.md"};

using games::Position;
using games::PositionView;
using reductions::GadgetBoard;

using Set = std::vector<char>;  // of boundary moves

class Replay {
 public:
  Replay(const GadgetBoard& board, const MirrorTriples& evidence)
      : board_(board),
        game_(board.game()),
        evidence_(evidence),
        values_(game_.words(), evidence.values.size()),
        triples_(game_.words(), evidence.triples.size()),
        value_used_(evidence.values.size(), 0),
        triple_used_(evidence.triples.size(), 0) {
    list(evidence.values, values_, "value ");
    list(evidence.triples, triples_, "triple ");
  }

  // Sound by the theorem of mirrored play in docs/LEMMAS.md: every triple met, this one too, has an answer to every
  // move that leads to a smaller one.
  void check(int plus) {
    for (std::size_t i = 0; i < values_.size(); ++i) check_value(i);
    at_ = "the start";
    require_triple(game_.start(), plus);
    for (std::size_t i = 0; i < triples_.size(); ++i) check_triple(i);
    at_ = "the evidence";
    if (std::ranges::count(value_used_, 0) + std::ranges::count(triple_used_, 0) != 0)
      fail("values and triples that something leads to", "one that nothing does");
  }

 private:
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    reject(at_ + ": expected " + expected + ", found " + found);
  }

  template <class Entries>
  void list(const Entries& entries, games::PositionIndex& index, const std::string& what) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      at_ = what + std::to_string(i + 1);
      if (!subset(entries[i].position, game_.start())) fail("a position of the board", "moves that are not there");
      if (i > 0 && entries[i].position <= entries[i - 1].position)
        fail("positions in ascending order", "one not greater");
      index.add(entries[i].position);
    }
  }

  static bool subset(PositionView part, PositionView whole) {
    bool inside = part.size() == whole.size();
    for (std::size_t i = 0; inside && i < part.size(); ++i) inside = (part[i] & ~whole[i]) == 0;
    return inside;
  }
  static bool open(PositionView position, int move) { return games::contains(position.data(), move); }
  /// The boundary moves that are open in the copy of a gadget.
  Set living(PositionView position, std::size_t gadget) const {
    Set result;
    for (int i = 0; i < board_.boundary_moves(); ++i) result.push_back(open(position, board_.boundary_move(gadget, i)));
    return result;
  }
  bool at_boundary(PositionView part) const {
    const auto moves = game_.moves(part);
    return std::ranges::any_of(moves, [&](int move) { return !board_.inner(move); });
  }

  /// After a move that is open. Every move closes moves, itself among them, and opens none: so play ends.
  Position played(PositionView position, int move) const { return smaller(position, move, game_.play(position, move)); }
  Position smaller(PositionView position, int move, Position next) const {
    if (open(next, move)) fail("a move that closes itself", game_.move_name(move));
    if (!subset(next, position)) fail("a move that opens nothing", game_.move_name(move));
    return next;
  }

  /// The nimber of a part without boundary moves.
  int value(PositionView part) {
    const std::size_t number = values_.find(part);
    if (number == games::PositionIndex::absent) fail("the value of every part without boundary moves", "none of one");
    value_used_[number] = 1;
    return evidence_.values[number].heap;
  }

  void check_value(std::size_t number) {
    at_ = "value " + std::to_string(number + 1);
    const Position& position = evidence_.values[number].position;
    const std::vector<Position> whole = games::parts(game_, position);
    if (whole.size() != 1 || whole.front() != position || at_boundary(position))
      fail("a single part without boundary moves", "another position");
    std::vector<char> reached(game_.moves(position).size() + 1, 0);
    for (const int move : game_.moves(position)) {
      std::size_t sum = 0;
      for (const Position& part : games::parts(game_, played(position, move)))
        sum ^= static_cast<std::size_t>(value(part));
      if (sum < reached.size()) reached[sum] = 1;
    }
    const auto least = std::ranges::find(reached, 0) - reached.begin();
    if (evidence_.values[number].heap != least)
      fail("the nimber " + std::to_string(least), std::to_string(evidence_.values[number].heap));
  }

  /// The position beside the heap is a triple of the list, once parts without boundary moves are folded into the heap.
  void require_triple(PositionView position, int heap) {
    if (living(position, 0) != living(position, 1)) fail("the same boundary moves open in both gadgets", "others");
    Position folded(position.size(), 0);
    for (const Position& part : games::parts(game_, position)) {
      if (at_boundary(part)) {
        for (std::size_t i = 0; i < folded.size(); ++i) folded[i] |= part[i];
      } else {
        heap ^= value(part);
      }
    }
    const std::size_t number = triples_.find(folded);
    if (number == games::PositionIndex::absent || evidence_.triples[number].heap != heap)
      fail("a triple of the list after every move and answer", "none with a heap of " + std::to_string(heap));
    triple_used_[number] = 1;
  }

  void check_triple(std::size_t number) {
    at_ = "triple " + std::to_string(number + 1);
    const auto& [position, heap, answers] = evidence_.triples[number];
    if (living(position, 0) != living(position, 1)) fail("the same boundary moves open in both gadgets", "others");
    for (const Position& part : games::parts(game_, position))
      if (!at_boundary(part)) fail("parts with boundary moves", "one without");
    check_host(position, heap);
    auto answer = answers.begin();
    for (const int move : game_.moves(position)) {
      if (!board_.inner(move)) continue;
      if (answer == answers.end()) fail("an answer to every move", "no more");
      check_answer(position, heap, move, *answer++);
    }
    for (int left = 0; left < heap; ++left) {
      if (answer == answers.end()) fail("an answer to every move", "no more");
      quiet_answer(position, left, *answer++);
    }
    if (answer != answers.end()) fail("as many answers as moves", "more");
  }

  /// (1): the host closes a boundary move, or makes it.
  void check_host(PositionView position, int heap) {
    for (int i = 0; i < board_.boundary_moves(); ++i) {
      const int one = board_.boundary_move(0, i), other = board_.boundary_move(1, i);
      if (!open(position, one)) continue;
      Position closed(position.begin(), position.end());
      for (const int move : {one, other}) games::remove_cell(closed.data(), move);
      require_triple(closed, heap);
      const Position once = smaller(position, one, board_.made(position, 0, i));
      require_triple(smaller(once, other, board_.made(once, 1, i)), heap);
    }
  }

  /// (2) and (3), of a move inside a gadget.
  void check_answer(PositionView position, int heap, int move, int answer) {
    const std::size_t gadget = board_.gadget_of(move), other = 1 - gadget;
    const Position after = played(position, move);
    const Set left = living(after, gadget);
    if (left == living(position, gadget)) return quiet_answer(after, heap, answer);
    if (answer < 0 || board_.gadget_of(require_inner(after, answer)) != other)
      fail("an answer in the other gadget to " + game_.move_name(move), answer_text(answer));
    const Position answered = played(after, answer);
    if (living(answered, other) != left)
      fail("an answer that closes the same boundary moves as " + game_.move_name(move), answer_text(answer));
    require_triple(answered, heap);
  }

  /// (3): the answer to a move that closes no boundary move closes none.
  void quiet_answer(PositionView position, int heap, int answer) {
    if (answer < 0) {
      const int left = -1 - answer;
      if (left >= heap)
        fail("an answer that makes the heap of " + std::to_string(heap) + " smaller", answer_text(answer));
      return require_triple(position, left);
    }
    const Position answered = played(position, require_inner(position, answer));
    for (const std::size_t gadget : {std::size_t{0}, std::size_t{1}})
      if (living(answered, gadget) != living(position, gadget))
        fail("an answer that closes no boundary move", answer_text(answer));
    require_triple(answered, heap);
  }

  int require_inner(PositionView position, int answer) const {
    if (answer >= game_.codes() || !open(position, answer) || !board_.inner(answer))
      fail("an inner move that is open as an answer", answer_text(answer));
    return answer;
  }
  static std::string answer_text(int answer) {
    return answer < 0 ? "*" + std::to_string(-1 - answer) : std::to_string(answer);
  }

  const GadgetBoard& board_;
  const games::Game& game_;
  const MirrorTriples& evidence_;
  games::PositionIndex values_, triples_;
  std::vector<char> value_used_, triple_used_;
  std::string at_;
};

void check_mirror(const Claim& claim, const MirrorTriples& evidence, Grounds& grounds) {
  const auto& [game, before, after, plus] = gadget_claim(claim, grounds);
  const GadgetBoard board(game, claim.parameters, {before, after});
  Replay(board, evidence).check(plus);
}

/// Of thick boundaries: which of its vertices the rest of the graph does not touch.
std::string reads_closed(const Claim& claim) {
  Grounds grounds;
  const auto& [game, before, after, plus] = gadget_claim(claim, grounds);
  const int reach = reductions::reach(game.info, claim.parameters);
  const unsigned open = reductions::open_boundary(before, reach) & reductions::open_boundary(after, reach);
  std::string closed;
  for (int b = 0; b < before.boundary; ++b)
    if ((open >> b & 1) == 0) closed.append(closed.empty() ? " " : ", ").append(std::to_string(b));
  return closed.empty() ? "" : "of graphs in which these have no neighbours but those in the gadgets:" + closed;
}

int read_heap(const Lines& lines, std::string_view text) {
  if (text.front() != '*') lines.fail("'*' and a heap", text::quoted(text));
  return lines.parse(text.substr(1), "'*' and a heap");
}

MirrorTriples read_mirror(Lines& lines, const Claim&) {
  MirrorTriples mirror;
  const int values = lines.number("a number of values"), triples = lines.number("a number of triples");
  const std::size_t words = read_words(lines);
  for (int i = 0; i < values; ++i) {
    lines.next_line("a value");
    Position position = read_position(lines, words, 1);
    mirror.values.push_back({std::move(position), read_heap(lines, lines.token("'*' and a heap"))});
  }
  for (int i = 0; i < triples; ++i) {
    lines.next_line("a triple");
    Position position = read_position(lines, words, 1);
    mirror.triples.push_back({std::move(position), read_heap(lines, lines.token("'*' and a heap")), {}});
    while (!lines.at_end_of_line()) {
      const std::string_view answer = lines.token("an answer");
      mirror.triples.back().answers.push_back(answer.front() == '*' ? -1 - read_heap(lines, answer)
                                                                    : lines.parse(answer, "an answer"));
    }
  }
  return mirror;
}

}  // namespace

Kind mirror_kind() {
  Kind kind = kind_of<MirrorTriples>(read_mirror, check_mirror,
                                     {definitions_of_gadgets, mirrored_play, theorem_of_sums, theorem_on_parts},
                                     {theorem_of_local_texts});
  kind.reads = reads_closed;
  return kind;
}

}  // namespace gamecert::certificates
