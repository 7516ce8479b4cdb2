// How a position looks follows from the planes it is in, by the table below; rules of games are not told here. A game
// that the table does not have looks as its text says.
#include "verify/position_pictures.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>

#include "games/arenas/line_arena.hpp"
#include "games/arenas/segment_arena.hpp"
#include "solve/position_worths.hpp"
#include "text/deadline.hpp"
#include "verify/pictures.hpp"

namespace gamecert::verify {
namespace {

using pictures::Picture;
using Colour = Picture::Colour;

/// What the cells of a plane are, one after the other.
enum class Cells { vertices, pairs, edges, segments };

enum class Look {
  gone,    // faint
  closed,  // grey, where the start has no colour
  white,
  red,
  green,
  orange,
  yellow,
  blue,
  ringed,
  numbered,   // by the number of the colour, which are 1, 2, ...
  remainder,  // the same, of colours 0, 1, 2, ...
  marked,     // green and bold
  coloured,   // bold, where the start has no colour
  movers,     // the mover's
  opponents,
  drawn,     // bold
  absent,    // not shown
  possible,  // faint, till it is drawn
};

/// Cells that are in the plane, or that are not, look so. Of pairs: vertices with a pair in it, or without any.
struct PlaneLook {
  std::string_view plane;
  bool in;
  Cells cells;
  Look look;
};

struct GameLooks {
  std::vector<std::string_view> games;
  std::vector<PlaneLook> looks;  // those behind go before
};

const std::vector<GameLooks>& all_looks() {
  using enum Cells;
  using enum Look;
  static const std::vector<GameLooks> all = {
      {{"node-kayles"}, {{"open", false, vertices, gone}}},
      {{"hackendot"}, {{"alive", false, vertices, gone}}},
      {{"kayles", "dawson-kayles"}, {{"standing", false, vertices, gone}}},
      {{"geodetic"}, {{"open", false, vertices, blue}}},
      {{"ello"}, {{"red", true, vertices, red}, {"red", false, vertices, green}, {"alive", false, vertices, gone}}},
      {{"ello-modular"}, {{"colours", true, pairs, remainder}, {"colours", false, pairs, gone}}},
      {{"odd-elimination"},
       {{"odd", true, vertices, orange}, {"odd", false, vertices, white}, {"alive", false, vertices, gone}}},
      {{"lights-out"},
       {{"lit", true, vertices, yellow}, {"lit", false, vertices, white}, {"unpressed", false, vertices, ringed}}},
      {{"weak"}, {{"blue", true, vertices, blue}, {"red", true, vertices, red}}},
      {{"proper", "distance", "blue-red", "sequential"}, {{"allowed", false, pairs, closed}}},
      {{"oriented"}, {{"painted", true, pairs, numbered}}},
      {{"arc-kayles"}, {{"open", false, edges, gone}}},
      {{"capture"}, {{"mine", true, edges, movers}, {"theirs", true, edges, opponents}}},
      {{"bichromatic-colouring"}, {{"mine", true, edges, movers}, {"theirs", true, edges, opponents}}},
      {{"bichromatic-complete", "bichromatic-triangle"},
       {{"open", true, segments, possible},
        {"open", false, segments, absent},
        {"mine", true, segments, movers},
        {"theirs", true, segments, opponents}}},
      {{"triangle", "complete-triangulation"},
       {{"open", true, segments, possible}, {"open", false, segments, absent}, {"drawn", true, segments, drawn}}},
      {{"nimstring"}, {{"unmarked", false, edges, marked}}},
      {{"triangle-colouring", "four-cycle"}, {{"black", false, edges, marked}}},
      {{"flip", "flip-to-triangle"}, {{"black", false, segments, marked}, {"drawn", false, segments, absent}}},
      {{"all-green", "green-wins"}, {{"black", false, edges, marked}}},
      {{"bichromatic-flip"}, {{"black", false, edges, coloured}}},
  };
  return all;
}

std::span<const PlaneLook> looks_of(std::string_view game) {
  for (const GameLooks& each : all_looks()) {
    if (std::ranges::find(each.games, game) != each.games.end()) return each.looks;
  }
  return {};
}

/// Games of flips whose positions know the black edges alone.
bool forgets_flips(std::string_view game) {
  return game == "all-green" || game == "green-wins" || game == "bichromatic-flip";
}

int colours_of(const games::Setup& setup) {
  if (setup.info().painting) return setup.info().painting->colours(setup.parameters());
  return setup.parameters().number(setup.info().name == "ello-modular" ? "modulus" : "colours");
}

void show(Look look, const Picture::Vertex& at_start, int number, Picture::Vertex& vertex) {
  switch (look) {
    case Look::gone:
      vertex.fill = Colour::white;
      vertex.faint = true;
      break;
    case Look::closed:
      if (at_start.fill == Colour::white) vertex.fill = Colour::grey;
      break;
    case Look::white:
      vertex.fill = Colour::white;
      break;
    case Look::red:
      vertex.fill = Colour::red;
      break;
    case Look::green:
      vertex.fill = Colour::green;
      break;
    case Look::orange:
      vertex.fill = Colour::orange;
      break;
    case Look::yellow:
      vertex.fill = Colour::yellow;
      break;
    case Look::blue:
      vertex.fill = Colour::blue;
      break;
    case Look::ringed:
      vertex.ring = true;
      break;
    case Look::numbered:
      vertex.fill = pictures::numbered(number + 1);
      break;
    case Look::remainder:
      vertex.fill = pictures::numbered(number);
      break;
    default:
      break;
  }
}

void show(Look look, const Picture::Line& at_start, int mover, Picture::Line& line) {
  const auto bold = [&](Colour colour) {
    line.colour = colour;
    line.bold = line.shown = true;
    line.faint = false;
  };
  switch (look) {
    case Look::gone:
      line.faint = true;
      break;
    case Look::marked:
      bold(Colour::green);
      break;
    case Look::coloured:
      bold(at_start.bold ? at_start.colour : Colour::grey);
      break;
    case Look::movers:
      bold(pictures::of_player(mover));
      break;
    case Look::opponents:
      bold(pictures::of_player(1 - mover));
      break;
    case Look::drawn:
      bold(Colour::grey);
      break;
    case Look::absent:
      line.shown = false;
      break;
    case Look::possible:
      line.shown = line.faint = true;
      break;
    default:
      break;
  }
}

}  // namespace

PositionPictures::PositionPictures(const games::Setup& setup, pictures::Layout layout)
    : setup_(setup), board_(picture_of(setup.instance(), layout, &setup.info())) {
  if (games::find_text(setup.info().name) != nullptr && looks_of(setup.info().name).empty()) {
    text_ = std::make_shared<const TextPictures>(setup, std::move(board_));
    board_ = at(setup_.game().start(), 0);
    return;
  }
  for (std::size_t i = 0; i < board_.lines.size(); ++i)
    lines_.emplace(std::minmax({board_.lines[i].from, board_.lines[i].to}), i);
  add_lines();
  board_ = at(setup_.game().start(), 0);
}

int PositionPictures::line_between(int u, int v) {
  const auto [line, made] = lines_.emplace(std::minmax({u, v}), board_.lines.size());
  if (made) board_.lines.push_back({.from = u, .to = v, .shown = false});
  return line->second;
}

void PositionPictures::add_lines() {
  const games::Instance& instance = setup_.instance();
  const auto looks = looks_of(setup_.info().name);
  const auto on = [&](Cells cells) { return std::ranges::find(looks, cells, &PlaneLook::cells) != looks.end(); };
  const std::vector<graphs::Edge> cells = on(Cells::segments) ? games::segments(instance.order())
                                          : on(Cells::edges)  ? instance.edges()
                                                              : std::vector<graphs::Edge>{};
  for (const auto& [u, v] : cells) line_of_cell_.push_back(line_between(u, v));
  if (!forgets_flips(setup_.info().name)) return;
  flipped_.assign(cells.size(), -1);
  for (const games::Quadrilateral& each : games::quadrilaterals_of(instance.triangulation()))
    flipped_[static_cast<std::size_t>(each.diagonal)] = line_between(each.corners.first, each.corners.second);
}

bool PositionPictures::holds(games::PositionView position, std::string_view plane, int cell) const {
  const auto& planes = setup_.info().planes;
  const std::size_t number = static_cast<std::size_t>(std::ranges::find(planes, plane) - planes.begin());
  const std::size_t words = position.size() / planes.size();
  const auto bit = static_cast<std::size_t>(cell);
  return (position[number * words + bit / 64] >> (bit % 64) & 1) != 0;
}

void PositionPictures::look(games::PositionView position, int mover, Picture& picture) const {
  for (const auto& [plane, in, cells, how] : looks_of(setup_.info().name)) {
    if (cells == Cells::edges || cells == Cells::segments) {
      for (std::size_t cell = 0; cell < line_of_cell_.size(); ++cell) {
        const auto line = static_cast<std::size_t>(line_of_cell_[cell]);
        if (holds(position, plane, static_cast<int>(cell)) == in)
          show(how, board_.lines[line], mover, picture.lines[line]);
      }
      continue;
    }
    const int colours = cells == Cells::pairs ? colours_of(setup_) : 1;
    for (std::size_t v = 0; v < picture.vertices.size(); ++v) {
      int pair = static_cast<int>(v) * colours;
      const int end = pair + colours;
      while (pair < end && !holds(position, plane, pair)) ++pair;
      if ((pair < end) == in) show(how, board_.vertices[v], pair - static_cast<int>(v) * colours, picture.vertices[v]);
    }
  }
}

Picture PositionPictures::at(games::PositionView position, int mover) const {
  if (text_ != nullptr) return text_->at(position, mover);
  Picture picture = board_;
  look(position, mover, picture);
  return picture;
}

MovePlace PositionPictures::place(int move) const {
  if (text_ != nullptr) return text_->place(move);
  const std::string name = setup_.game().move_name(move);
  const std::size_t sign = name.find_first_of("-:");
  if (sign == std::string::npos) return {.number = std::stoi(name)};
  const int first = std::stoi(name.substr(0, sign)), second = std::stoi(name.substr(sign + 1));
  if (name[sign] == ':') return {.number = first, .paint = second};
  return {.line = true, .number = lines_.at(std::minmax({first, second}))};
}

std::vector<Trace> PositionPictures::traces(games::PositionView before, int move, games::PositionView after,
                                            int mover) const {
  const bool solitaire = setup_.info().players == 1;
  const MovePlace where = place(move);
  if (where.paint) return {{.number = where.number, .colour = pictures::numbered(*where.paint)}};
  if (forgets_flips(setup_.info().name)) {
    const Colour colour = solitaire ? Colour::green : pictures::of_player(mover);
    std::vector<Trace> result;
    for (std::size_t e = 0; e < line_of_cell_.size(); ++e) {
      const auto cell = static_cast<int>(e);
      if (holds(before, "black", cell) && !holds(after, "black", cell) && cell != move)
        result.push_back({.line = true, .number = line_of_cell_[e], .colour = colour});
    }
    result.push_back({.line = true, .number = where.number, .colour = colour, .shown = false});
    result.push_back({.line = true, .number = flipped_[static_cast<std::size_t>(move)], .colour = colour});
    return result;
  }
  if (solitaire) return {};
  if (where.number < 0) return {};
  const Picture then = at(after, mover);
  const auto number = static_cast<std::size_t>(where.number);
  const bool gone = where.line ? then.lines[number].faint : then.vertices[number].faint;
  if (!gone && setup_.info().name != "geodetic") return {};
  return {{.line = where.line, .number = where.number, .colour = pictures::of_player(mover)}};
}

namespace {

std::string worth_text(const games::Game& game, const games::Options& options, std::size_t i,
                       solve::PositionWorths& worths) {
  const int worth = worths.worth(options, i);
  if (game.refinements().gain) return (worth > 0 ? "+" : "") + std::to_string(worth);
  if (game.info().players == 1) return worth > 0 ? "wins" : "loses";
  const auto nimber = options.won[i] != 0 ? std::nullopt : worths.of(options.position(i)).nimber;
  if (nimber) return *nimber < 0 ? "loony" : "*" + std::to_string(*nimber) + (options.again[i] != 0 ? " again" : "");
  return worth > 0 ? "wins" : worth < 0 ? "loses" : "tie";
}

}  // namespace

Picture picture_of_worths(const games::Setup& setup, bool misere, const solve::Limits& limits,
                          pictures::Layout layout) {
  std::optional<text::Deadline> within(std::in_place, limits.seconds);
  const PositionPictures positions(setup, layout);
  const games::Game& game = setup.game();
  Picture picture = positions.board();
  picture.title = setup.text() + (misere ? " (misere play)" : "");
  games::Options options;
  game.options(game.start(), options);
  within.reset();
  solve::PositionWorths worths(game, misere, limits);  // each within the same time
  const std::vector<std::size_t> best = worths.best(options);
  // Where every move loses, none is good.
  const int least = game.refinements().gain ? std::numeric_limits<int>::min() : game.info().players == 1 ? 1 : 0;
  const bool some_good = !best.empty() && worths.worth(options, best.front()) >= least;
  for (std::size_t i = 0; i < options.moves.size(); ++i) {
    const MovePlace place = positions.place(options.moves[i]);
    if (place.number < 0) {
      picture.title += "; " + place.more + ": " + worth_text(game, options, i, worths);
      continue;
    }
    const auto number = static_cast<std::size_t>(place.number);
    const bool good = some_good && std::ranges::find(best, i) != best.end();
    const std::string text = place.before_note() + worth_text(game, options, i, worths);
    std::string& note = place.line ? picture.lines[number].note : picture.vertices[number].note;
    note += (note.empty() ? "" : ", ") + text;
    if (!good) continue;
    if (place.line) {
      picture.lines[number].bold = true;
    } else {
      picture.vertices[number].ring = true;
    }
  }
  return picture;
}

}  // namespace gamecert::verify
