// Sets are colours, a single vertex is a ring, numbers are written. Cells that a set has lost for good are faint.
#include "verify/text_pictures.hpp"

#include <algorithm>

#include "games/texts/called_texts.hpp"
#include "games/texts/text_board.hpp"
#include "games/texts/text_game.hpp"
#include "text/numbers.hpp"
#include "verify/position_pictures.hpp"

namespace gamecert::verify {
namespace {

using games::Sort;
using games::TextChoice;
using games::TextPart;
using games::TextPlaces;
using pictures::Picture;
using Colour = Picture::Colour;

constexpr std::pair<std::string_view, Colour> colour_words[] = {
    {"white", Colour::white}, {"green", Colour::green},   {"red", Colour::red},
    {"blue", Colour::blue},   {"yellow", Colour::yellow}, {"grey", Colour::grey},
    {"dark", Colour::grey},   {"orange", Colour::orange}, {"violet", Colour::violet}};

/// Of parts that `show` does not name, one after the other.
constexpr Colour usual_colours[] = {Colour::green,  Colour::red,    Colour::blue,
                                    Colour::yellow, Colour::orange, Colour::violet};

/// In place of a number: the cell is in the sets of several numbers of an index.
constexpr int several = -1;

bool of_vertices(const TextPart& part) {
  return part.sort == Sort::set || part.sort == Sort::vertex || part.places == TextPlaces::vertices;
}
bool of_lines(const TextPart& part) {
  return part.sort == Sort::edges || part.sort == Sort::arcs || part.places == TextPlaces::edges ||
         part.places == TextPlaces::arcs;
}

}  // namespace

std::vector<std::string> plane_names(const games::Setup& setup) {
  const games::TextGame* game = games::find_text(setup.info().name);
  std::vector<std::string> result;
  if (game == nullptr) {
    for (const std::string_view name : setup.info().planes) result.emplace_back(name);
    return result;
  }
  const std::vector<games::TextLayout::Place>& parts = games::layout_of(setup.game()).parts;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    const TextPart& is = game->text.position[part];
    for (int i = 0; i < parts[part].planes; ++i)
      result.push_back(is.name + (is.indexed                      ? ":" + std::to_string(parts[part].low + i)
                                  : is.places != TextPlaces::none ? ":" + std::to_string(std::int64_t{1} << i)
                                                                  : ""));
  }
  return result;
}

TextPictures::TextPictures(const games::Setup& setup, Picture board)
    : setup_(setup),
      board_(std::move(board)),
      game_(*games::find_text(setup.info().name)),
      places_(games::layout_of(setup.game()).parts) {
  for (Picture::Vertex& vertex : board_.vertices) vertex.fill = Colour::white;
  for (Picture::Line& line : board_.lines) {
    line.colour = Colour::grey;
    line.bold = false;
    line.shown = !game_.text.segments;  // of all segments between points those are drawn that parts show
  }
  add_lines();
  make_looks();
  // What was given is said by the numbers that are shown.
  for (const Look& look : looks_) {
    if (!look.number) continue;
    if (look.cells == Cells::vertices)
      for (Picture::Vertex& vertex : board_.vertices) vertex.note.clear();
    if (look.cells == Cells::lines)
      for (Picture::Line& line : board_.lines) line.note.clear();
  }
}

void TextPictures::add_lines() {
  for (std::size_t i = 0; i < board_.lines.size(); ++i) {
    const Picture::Line& line = board_.lines[i];
    lines_.emplace(std::pair(line.from, line.to), i);
    if (!line.arrow) lines_.emplace(std::pair(line.to, line.from), i);
  }
  const games::TextBoardLists lists(setup_.instance(), game_.ready->compiled);
  const auto add = [&](int from, int to) {
    const auto [line, made] = lines_.emplace(std::pair(from, to), static_cast<int>(board_.lines.size()));
    if (made) board_.lines.push_back({.from = from, .to = to, .shown = false});
    lines_.emplace(std::pair(to, from), line->second);
    line_of_cell_.push_back(line->second);
  };
  if (lists.directed) {
    for (const auto& [from, to] : lists.arcs) add(from, to);
  } else if (game_.text.board != games::BoardKind::digraph) {
    for (const auto& [u, v] : lists.edges) add(u, v);
  }
}

void TextPictures::make_looks() {
  const std::vector<std::pair<std::string, std::string>> shown = games::prose_of(game_).show;
  const std::vector<TextPart>& parts = game_.text.position;
  std::size_t colours = 0;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    Look look{.part = part,
              .cells = of_vertices(parts[part]) ? Cells::vertices
                       : of_lines(parts[part])  ? Cells::lines
                                                : Cells::none};
    if (look.cells == Cells::none) continue;
    look.number = parts[part].numbers();
    look.ring = parts[part].sort == Sort::vertex;
    const auto named = std::ranges::find(shown, parts[part].name, [](const auto& each) { return each.first; });
    if (named != shown.end()) {
      if (named->second == "none") continue;
      look_by_words(look, named->second);
      looks_.push_back(look);
    } else if (shown.empty()) {
      if (!look.number && !look.ring) look.colour = usual_colours[colours++ % std::size(usual_colours)];
      looks_.push_back(look);
    }
  }
  const auto place = [&](const Look& look) {
    return std::ranges::find(shown, parts[look.part].name, [](const auto& each) { return each.first; }) - shown.begin();
  };
  std::ranges::stable_sort(looks_, {}, place);
}

void TextPictures::look_by_words(Look& look, const std::string& words) {
  const auto colour = std::ranges::find(colour_words, words, [](const auto& each) { return each.first; });
  if (colour != std::end(colour_words)) {
    look.colour = colour->second;
    look.ring = false;
  } else if (words == "black") {
    look.ring = true;
  }
}

bool TextPictures::shrinks(std::size_t part) const {
  const auto& measure = game_.ready->measure;
  return measure && !game_.text.position[part].numbers() &&
         std::ranges::count(measure->terms, games::TextMeasure::Term{part, false}) != 0;
}

bool TextPictures::holds(games::PositionView position, std::size_t plane, std::size_t cell) const {
  const std::size_t words = position.size() / setup_.game().planes();
  return (position[plane * words + cell / 64] >> (cell % 64) & 1) != 0;
}

int TextPictures::value_at(const Look& look, games::PositionView position, std::size_t cell) const {
  const games::TextLayout::Place& place = places_[look.part];
  int value = 0;
  for (int i = place.planes; i-- > 0;) {
    const bool in = holds(position, static_cast<std::size_t>(place.first + i), cell);
    if (look.number) value = 2 * value + (in ? 1 : 0);
    if (!look.number && in) value = value == 0 ? i + 1 : several;
  }
  return value;
}

/// Of the first player, what the mover sees there or, if that is the second, what is exchanged with it.
std::size_t TextPictures::seen(std::size_t part, int mover) const {
  if (mover == 0) return part;
  for (const auto& [one, other] : game_.text.turn) {
    if (one == part) return other;
    if (other == part) return one;
  }
  return part;
}

void TextPictures::show_vertices(const Look& look, games::PositionView position, int mover, Picture& picture) const {
  const Look at{.part = seen(look.part, mover), .cells = look.cells, .number = look.number};
  const bool indexed = game_.text.position[look.part].indexed;
  for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
    const int value = value_at(at, position, v);
    Picture::Vertex& vertex = picture.vertices[v];
    if (look.number) {
      if (value > 0) vertex.fill = pictures::numbered(value);
      if (!vertex.note.empty()) vertex.note += ", ";
      vertex.note += game_.text.position[look.part].name + " " + std::to_string(value);
    } else if (value > 0 && look.ring) {
      vertex.ring = true;
      vertex.faint = false;
    } else if (value > 0) {
      vertex.fill = indexed ? pictures::numbered(value) : look.colour;
      vertex.faint = false;
    } else if (value == 0 && shrinks(look.part) && vertex.fill == Colour::white && !vertex.ring) {
      vertex.faint = true;
    }
  }
}

void TextPictures::show_lines(const Look& look, games::PositionView position, int mover, Picture& picture) const {
  const Look at{.part = seen(look.part, mover), .cells = look.cells, .number = look.number};
  const bool indexed = game_.text.position[look.part].indexed;
  for (std::size_t cell = 0; cell < line_of_cell_.size(); ++cell) {
    const int value = value_at(at, position, cell);
    Picture::Line& line = picture.lines[static_cast<std::size_t>(line_of_cell_[cell])];
    if (look.number) {
      if (!line.note.empty()) line.note += ", ";
      line.note += game_.text.position[look.part].name + " " + std::to_string(value);
    } else if (value > 0) {
      line.colour = indexed ? pictures::numbered(value) : look.colour == Colour::white ? Colour::grey : look.colour;
      line.bold = line.colour != Colour::grey;
      line.shown = true;
      line.faint = false;
    } else if (value == 0 && shrinks(look.part) && !line.bold) {
      line.faint = true;
    }
  }
}

Picture TextPictures::at(games::PositionView position, int mover) const {
  Picture picture = board_;
  for (auto look = looks_.rbegin(); look != looks_.rend(); ++look) {
    if (look->cells == Cells::vertices) show_vertices(*look, position, mover, picture);
    if (look->cells == Cells::lines) show_lines(*look, position, mover, picture);
  }
  return picture;
}

namespace {

/// `1:{0,2}` without its braces, as far as a choice goes: parts between colons.
std::vector<std::string> choices_in(const std::string& name) {
  std::vector<std::string> result(1);
  for (const char c : name) {
    if (c == ':')
      result.emplace_back();
    else
      result.back() += c;
  }
  return result;
}

/// Of `0-2`, `{0-2,1-2}`, `3` or `{3,4}` the first element.
std::string first_element(const std::string& choice) {
  const std::size_t begin = choice.starts_with('{') ? 1 : 0;
  return choice.substr(begin, choice.find_first_of(",}", begin) - begin);
}

}  // namespace

MovePlace TextPictures::place(int move) const {
  const std::string name = setup_.game().move_name(move);
  std::vector<std::string> words = choices_in(name);
  const std::vector<TextChoice>& choices = game_.text.moves[games::clause_of(setup_.game(), move)].choices;
  MovePlace result{.number = -1, .more = name};
  const std::size_t before = words.size() - choices.size();  // the name of the clause, or nothing
  for (std::size_t i = 0; i < choices.size() && result.number < 0; ++i) {
    if (choices[i].kind == TextChoice::Kind::number) continue;
    const std::string element = first_element(words[before + i]);
    const std::size_t dash = element.find('-');
    if (element.empty()) continue;
    const int first = *text::whole_number(std::string_view(element).substr(0, dash));
    if (dash == std::string::npos) {
      result.number = first;
    } else {
      const auto line = lines_.find({first, *text::whole_number(std::string_view(element).substr(dash + 1))});
      if (line == lines_.end()) continue;
      result.line = true;
      result.number = line->second;
    }
    if (words[before + i] == element) words.erase(words.begin() + static_cast<std::ptrdiff_t>(before + i));
  }
  if (result.number < 0) return result;
  result.more.clear();
  for (const std::string& word : words) result.more += (result.more.empty() ? "" : ":") + word;
  return result;
}

}  // namespace gamecert::verify
