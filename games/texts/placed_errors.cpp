// Places of clauses by the rules that games are made of, for as long as the program runs.
#include "games/texts/placed_errors.hpp"

#include <map>
#include <mutex>

#include "games/texts/text_game.hpp"
#include "graphs/graph.hpp"

namespace gamecert::games {
namespace {

struct Placed {
  std::mutex lock;
  std::map<const GameText*, UsersGame> texts;
};
Placed& placed() {
  static Placed all;
  return all;
}

std::string place_text(const GameText& rules, const ClauseAt& clause) {
  Placed& all = placed();
  const std::lock_guard guard(all.lock);
  const auto known = all.texts.find(&rules);
  if (known == all.texts.end()) return "";
  const std::string& file = known->second.file;
  return (file.empty() ? "line " : file + ":") + std::to_string(place_of(clause, known->second).line) + ": ";
}

/// The planes of a position as its parts are laid out.
class PositionText {
 public:
  PositionText(const TextBoardLists& board, const TextLayout& layout, PositionView at)
      : board_(board), at_(at), words_(at.size() / static_cast<std::size_t>(layout.planes)) {}

  /// `open = {0,2}`, `painted(1) = {}`, `chips(0) = 3`.
  std::string part(const TextPart& part, const TextLayout::Place& place) const {
    std::string result;
    const int count = part.numbers() ? place.numbers : place.planes;
    for (int i = 0; i < count; ++i) {
      result += (i == 0 ? "" : ", ") + part.name;
      if (part.places != TextPlaces::none) result += "(" + element(sort_at(part.places), i) + ")";
      if (part.indexed) result += "(" + std::to_string(place.low + i) + ")";
      result += " = " + (part.numbers() ? std::to_string(number(place, i)) : set(part.sort, place.first + i));
    }
    return result;
  }

 private:
  const Word* plane(int which) const { return at_.data() + static_cast<std::size_t>(which) * words_; }
  bool contains(int which, int cell) const { return (plane(which)[cell / word_bits] >> (cell % word_bits) & 1) != 0; }
  std::int64_t number(const TextLayout::Place& place, int cell) const {
    const bool single = place.planes < place.digits;  // a plane has all its digits
    std::int64_t result = 0;
    for (int digit = 0; digit < place.digits; ++digit)
      if (single ? contains(place.first, digit) : contains(place.first + digit, cell))
        result += std::int64_t{1} << digit;
    return result;
  }
  std::string set(Sort sort, int which) const {
    std::string result = "{";
    each_cell(plane(which), words_, [&](int cell) {
      result += (result.size() > 1 ? "," : "") + element(sort == Sort::vertex ? sort : language::member(sort), cell);
    });
    return result + "}";
  }
  std::string element(Sort sort, int cell) const {
    const auto i = static_cast<std::size_t>(cell);
    if (sort == Sort::edge) return graphs::name(board_.edges[i]);
    if (sort == Sort::arc) return graphs::name(board_.arcs[i]);
    return std::to_string(cell);
  }

  const TextBoardLists& board_;
  const PositionView at_;
  const std::size_t words_;
};

std::string position_text(const GameText& rules, const TextBoardLists& board, const TextLayout& layout,
                          PositionView at) {
  const PositionText text(board, layout, at);
  std::string result = ", in the position ";
  for (std::size_t i = 0; i < rules.position.size(); ++i)
    result += (i == 0 ? "" : ", ") + text.part(rules.position[i], layout.parts[i]);
  return result;
}

}  // namespace

void place_errors(const TextGame& game, const UsersGame& users) {
  Placed& all = placed();
  const std::lock_guard guard(all.lock);
  all.texts.insert_or_assign(&game.ready->compiled.text(), users);
  place_of_clause = place_text;
  text_of_position = position_text;
}

std::string file_of(const TextGame& game) {
  Placed& all = placed();
  const std::lock_guard guard(all.lock);
  const auto known = all.texts.find(&game.ready->compiled.text());
  return known == all.texts.end() ? "" : known->second.file;
}

}  // namespace gamecert::games
