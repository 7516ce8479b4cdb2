// Sets are colours, a single vertex is a ring, numbers are written. Cells that a set has lost for good are faint.
#include "verify/text_pictures.hpp"

#include <algorithm>

#include "games/arenas/line_arena.hpp"
#include "games/play/partizan.hpp"
#include "games/texts/called_texts.hpp"
#include "games/texts/text_board.hpp"
#include "games/texts/use_text.hpp"
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
/// The cell is not there any more.
constexpr int nowhere = -2;

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
    : setup_(setup), given_(std::move(board)), board_(given_) {
  if (const games::TextGame* game = games::find_text(setup.info().name)) {
    rules_ = game->text;
    shown_ = games::prose_of(*game).show;
    ready_ = {std::shared_ptr<void>(), game->ready};
  } else {
    games::UsersGame users = games::built_in_text(setup.info().name);
    rules_ = std::move(users.text);
    shown_ = std::move(users.show);
    ready_ = std::make_shared<const games::ReadyText>(rules_);
  }
  find_places();
  for (Picture::Vertex& vertex : board_.vertices) vertex.fill = Colour::white;
  for (Picture::Line& line : board_.lines) {
    line.colour = Colour::grey;
    line.bold = false;
    line.shown = !rules_.segments;  // of all segments between points those are drawn that parts show
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

void TextPictures::find_places() {
  const bool is_text = games::find_text(setup_.info().name) != nullptr;
  const std::vector<std::string_view>& planes = setup_.info().planes;
  std::unique_ptr<games::Game> text;
  std::vector<games::TextLayout::Place> laid_out;
  if (is_text) laid_out = games::layout_of(setup_.game()).parts;
  for (std::size_t part = 0; part < rules_.position.size(); ++part) {
    Place& place = places_.emplace_back();
    if (is_text) {
      place = {.first = laid_out[part].first, .planes = laid_out[part].planes};
      continue;
    }
    const auto plane = std::ranges::find(planes, rules_.position[part].name);
    if (plane == planes.end()) continue;
    place = {.first = static_cast<int>(plane - planes.begin()), .planes = 1};
    if (!rules_.position[part].with_argument()) continue;
    // A plane of built-in rules has the pairs of a vertex and each of the numbers that the part of the text has.
    if (text == nullptr) text = games::make_text_game(*ready_, setup_.instance(), setup_.parameters());
    const games::TextLayout::Place& numbers = games::layout_of(*text).parts[part];
    place.pairs = static_cast<int>(numbers.high - numbers.low) + 1;
  }
}

int TextPictures::line(int from, int to) const {
  const auto found = lines_.find({from, to});
  return found == lines_.end() ? -1 : found->second;
}

int TextPictures::line_between(int from, int to) {
  const auto [line, made] = lines_.emplace(std::pair(from, to), static_cast<int>(board_.lines.size()));
  if (made) board_.lines.push_back({.from = from, .to = to, .shown = false});
  lines_.emplace(std::pair(to, from), line->second);
  return line->second;
}

void TextPictures::add_lines() {
  for (std::size_t i = 0; i < board_.lines.size(); ++i) {
    const Picture::Line& line = board_.lines[i];
    lines_.emplace(std::pair(line.from, line.to), i);
    if (!line.arrow) lines_.emplace(std::pair(line.to, line.from), i);
  }
  const games::TextBoardLists lists(setup_.instance(), ready_->compiled);
  if (lists.directed) {
    for (const auto& [from, to] : lists.arcs) line_of_cell_.push_back(line_between(from, to));
  } else if (rules_.board != games::BoardKind::digraph) {
    for (const auto& [u, v] : lists.edges) line_of_cell_.push_back(line_between(u, v));
  }
  if (rules_.board != games::BoardKind::drawn_triangulation || rules_.segments) return;
  flipped_.assign(line_of_cell_.size(), -1);
  for (const games::Quadrilateral& each : games::quadrilaterals_of(setup_.instance().triangulation()))
    flipped_[static_cast<std::size_t>(each.diagonal)] = line_between(each.corners.first, each.corners.second);
}

void TextPictures::make_looks() {
  const std::vector<TextPart>& parts = rules_.position;
  std::size_t colours = 0;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    Look look{.part = part,
              .cells = of_vertices(parts[part]) ? Cells::vertices
                       : of_lines(parts[part])  ? Cells::lines
                                                : Cells::none};
    if (look.cells == Cells::none || places_[part].planes == 0) continue;
    look.number = parts[part].numbers();
    const bool token = parts[part].sort == Sort::vertex;
    look.in = Paint{.ring = token};
    const auto named = std::ranges::find(shown_, parts[part].name, &games::PartLook::part);
    if (named != shown_.end()) {
      if (named->in != "number") look.in = paint_of(named->in);
      if (!named->out.empty()) look.out = paint_of(named->out);
    } else if (!shown_.empty()) {
      continue;
    } else if (!look.number && !token) {
      look.in->colour = usual_colours[colours++ % std::size(usual_colours)];
    }
    if (look.in || look.out) looks_.push_back(look);
  }
  const auto place = [&](const Look& look) {
    return std::ranges::find(shown_, parts[look.part].name, &games::PartLook::part) - shown_.begin();
  };
  std::ranges::stable_sort(looks_, {}, place);
}

std::optional<TextPictures::Paint> TextPictures::paint_of(const std::string& word) {
  if (word == "none") return std::nullopt;
  const auto colour = std::ranges::find(colour_words, word, [](const auto& each) { return each.first; });
  return Paint{.colour = colour == std::end(colour_words) ? Colour::white : colour->second,
               .ring = word == "black",
               .faint = word == "faint",
               .given = word == "given"};
}

bool TextPictures::shrinks(std::size_t part) const {
  const auto& measure = ready_->measure;
  return measure && !rules_.position[part].numbers() &&
         std::ranges::count(measure->terms, games::TextMeasure::Term{part, false}) != 0;
}

bool TextPictures::holds(games::PositionView position, int plane, std::size_t cell) const {
  const std::size_t words = position.size() / setup_.game().planes();
  return (position[static_cast<std::size_t>(plane) * words + cell / 64] >> (cell % 64) & 1) != 0;
}

int TextPictures::value_at(std::size_t part, games::PositionView position, std::size_t cell) const {
  const Place& place = places_[part];
  const bool number = rules_.position[part].numbers();
  int value = number && place.pairs > 0 ? nowhere : 0;
  for (int i = place.pairs; i-- > 0;) {
    if (holds(position, place.first, cell * static_cast<std::size_t>(place.pairs) + static_cast<std::size_t>(i)))
      value = number ? i : value == 0 ? i + 1 : several;
  }
  for (int i = place.pairs > 0 ? 0 : place.planes; i-- > 0;) {
    const bool in = holds(position, place.first + i, cell);
    if (number) value = 2 * value + (in ? 1 : 0);
    if (!number && in) value = value == 0 ? i + 1 : several;
  }
  return value;
}

bool TextPictures::outside(games::PositionView position, int mover, std::size_t vertex) const {
  for (const Look& look : looks_) {
    if (look.cells != Cells::vertices || look.number) continue;
    const int value = value_at(seen(look.part, mover), position, vertex);
    if (value > 0 && look.in) return false;
    if (value == 0 && look.out) return !look.out->given;
  }
  return false;
}

std::vector<int> TextPictures::lines_lost(games::PositionView before, games::PositionView after) const {
  std::vector<int> result;
  for (std::size_t cell = 0; cell < line_of_cell_.size(); ++cell)
    if (value_at(0, before, cell) != 0 && value_at(0, after, cell) == 0) result.push_back(line_of_cell_[cell]);
  return result;
}

/// Of the first player, or of Left where the players are Left and Right: what the mover sees there or, if that is the
/// other player, what is exchanged with it.
std::size_t TextPictures::seen(std::size_t part, int mover) const {
  if (mover == (games::right_begins(setup_) ? 1 : 0)) return part;
  for (const auto& [one, other] : rules_.turn) {
    if (one == part) return other;
    if (other == part) return one;
  }
  return part;
}

void TextPictures::show_vertices(const Look& look, games::PositionView position, int mover, Picture& picture) const {
  const std::size_t part = seen(look.part, mover);
  const bool indexed = rules_.position[look.part].indexed;
  const auto show = [](const Paint& paint, Colour colour, Picture::Vertex& vertex) {
    if (paint.ring) {
      vertex.ring = true;
    } else {
      vertex.fill = colour;
    }
    vertex.faint = paint.faint;
  };
  for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
    const int value = value_at(part, position, v);
    Picture::Vertex& vertex = picture.vertices[v];
    const Colour given = given_.vertices[v].fill == Colour::white ? Colour::grey : given_.vertices[v].fill;
    const bool fades = value == 0 && !look.out && shrinks(look.part) && vertex.fill == Colour::white && !vertex.ring;
    if (look.number ? value == nowhere : fades) {
      vertex.faint = true;
    } else if (look.number) {
      if (value > 0) vertex.fill = pictures::numbered(value);
      if (!vertex.note.empty()) vertex.note += ", ";
      vertex.note += rules_.position[look.part].name + " " + std::to_string(value);
    } else if (value > 0 && look.in) {
      show(*look.in, indexed ? pictures::numbered(value) : look.in->colour, vertex);
    } else if (value == 0 && look.out) {
      show(*look.out, look.out->given ? given : look.out->colour, vertex);
    }
  }
}

void TextPictures::show_lines(const Look& look, games::PositionView position, int mover, Picture& picture) const {
  const std::size_t part = seen(look.part, mover);
  const bool indexed = rules_.position[look.part].indexed;
  const auto show = [](const Paint& paint, Colour colour, Picture::Line& line) {
    line.colour = colour == Colour::white ? Colour::grey : colour;
    line.bold = colour != Colour::white;
    line.shown = true;
    line.faint = paint.faint;
  };
  for (std::size_t cell = 0; cell < line_of_cell_.size(); ++cell) {
    const int value = value_at(part, position, cell);
    const auto number = static_cast<std::size_t>(line_of_cell_[cell]);
    Picture::Line& line = picture.lines[number];
    if (look.number) {
      if (!line.note.empty()) line.note += ", ";
      line.note += rules_.position[look.part].name + " " + std::to_string(value);
    } else if (value > 0 && look.in) {
      show(*look.in, indexed ? pictures::numbered(value) : look.in->colour, line);
    } else if (value == 0 && look.out) {
      const bool coloured = number < given_.lines.size() && given_.lines[number].bold;
      show(*look.out,
           !look.out->given ? look.out->colour
           : coloured       ? given_.lines[number].colour
                            : Colour::grey,
           line);
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
  const std::vector<TextChoice>& choices = rules_.moves[games::clause_of(setup_.game(), move)].choices;
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
