// Pictures of positions are those of the text; moves leave behind what positions do not remember.
#include "verify/position_pictures.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>

#include "games/play/partizan.hpp"
#include "games/texts/known_texts.hpp"
#include "solve/position_worths.hpp"
#include "text/deadline.hpp"
#include "verify/pictures.hpp"

namespace gamecert::verify {
namespace {

using pictures::Picture;
using Colour = Picture::Colour;

bool built_in(const games::Setup& setup) { return games::find_text(setup.info().name) == nullptr; }

/// Of whoever moves: Left is blue, Right red; else the first player red, the second blue.
Colour colour_of(const games::Setup& setup, int mover) {
  if (!setup.info().sided) return pictures::of_player(mover);
  const bool left = (mover == 0) != games::right_begins(setup);
  return pictures::of_player(left ? 1 : 0);
}

}  // namespace

bool stays(const Trace& trace, const Picture& then, const Picture& now) {
  const auto number = static_cast<std::size_t>(trace.number);
  if (trace.line) {
    const Picture::Line &before = then.lines[number], &after = now.lines[number];
    return std::tie(before.colour, before.bold, before.faint, before.shown) ==
           std::tie(after.colour, after.bold, after.faint, after.shown);
  }
  const Picture::Vertex &before = then.vertices[number], &after = now.vertices[number];
  return std::tie(before.fill, before.ring, before.faint) == std::tie(after.fill, after.ring, after.faint);
}

PositionPictures::PositionPictures(const games::Setup& setup, pictures::Layout layout)
    : setup_(setup),
      text_(std::make_shared<const TextPictures>(setup, picture_of(setup.instance(), layout, &setup.info()))),
      board_(at(setup_.game().start(), 0)) {}

Picture PositionPictures::at(games::PositionView position, int mover) const { return text_->at(position, mover); }

MovePlace PositionPictures::place(int move) const {
  if (!built_in(setup_)) return text_->place(move);
  const std::string name = setup_.game().move_name(move);
  const std::size_t sign = name.find_first_of("-:");
  if (sign == std::string::npos) return {.number = std::stoi(name)};
  const int first = std::stoi(name.substr(0, sign)), second = std::stoi(name.substr(sign + 1));
  if (name[sign] == ':') return {.number = first, .paint = second};
  return {.line = true, .number = text_->line(first, second)};
}

std::vector<Trace> PositionPictures::traces(games::PositionView before, int move, games::PositionView after,
                                            int mover) const {
  const bool solitaire = setup_.info().players == 1;
  const MovePlace where = place(move);
  if (where.paint) return {{.number = where.number, .colour = pictures::numbered(*where.paint)}};
  if (built_in(setup_) && text_->forgets_flips()) {
    const Colour colour = solitaire ? Colour::green : pictures::of_player(mover);
    std::vector<Trace> result;
    for (const int line : text_->lines_lost(before, after))
      if (line != where.number) result.push_back({.line = true, .number = line, .colour = colour});
    result.push_back({.line = true, .number = where.number, .colour = colour, .shown = false});
    result.push_back({.line = true, .number = text_->flipped(move), .colour = colour});
    return result;
  }
  if (solitaire) return {};
  if (where.number < 0) return {};
  const Picture then = at(after, mover);
  const auto number = static_cast<std::size_t>(where.number);
  const bool gone =
      where.line ? then.lines[number].faint : then.vertices[number].faint || text_->outside(after, mover, number);
  if (!gone) return {};
  return {{.line = where.line, .number = where.number, .colour = colour_of(setup_, mover)}};
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
