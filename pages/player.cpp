// The data of a player are lists of numbers and short texts, which pages/player.js unpacks:
//
//   vertices  [x, y, label] each, in units of SVG, y downwards
//   lines     [from, to, arrow] each
//   moves     [name, element, paint] each; an element is `v` or `l` and its number
//   positions [planes, mover, value, end, left out, looks, options] each, and where there are any its notes,
//             [element, text] each
//   options   [move, to, gain, worth, best, traces] each; a trace is [element, look]
//   looks     as pages/looks.hpp has them
#include "pages/player.hpp"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "pages/embedded.hpp"
#include "pages/looks.hpp"
#include "pages/page.hpp"
#include "pages/prose.hpp"
#include "pictures/ink.hpp"

namespace gamecert::pages {
namespace {

using Json = nlohmann::ordered_json;
using pictures::Picture;

constexpr double unit = 70;    // between neighbours
constexpr double margin = 24;  // around the board

std::string traced_element(bool line, int number) {
  if (number < 0) return "";
  return (line ? "l" : "v") + std::to_string(number);
}

Json trace_of(const verify::Trace& trace) {
  return {traced_element(trace.line, trace.number), std::string(1, look(trace))};
}

Json option_of(const PlayedBoard::Option& option) {
  Json traces = Json::array();
  for (const verify::Trace& trace : option.traces) traces.push_back(trace_of(trace));
  return {option.move,         option.to, option.gain, option.worth ? Json(*option.worth) : Json(),
          option.best ? 1 : 0, traces};
}

Json position_of(const PlayedBoard::Position& position) {
  Json options = Json::array();
  for (const PlayedBoard::Option& option : position.options) options.push_back(option_of(option));
  Json data = {position.planes,           position.mover, position.value, position.end,
               position.left_out ? 1 : 0, position.looks, options};
  Json notes = Json::array();
  for (const auto& [place, note] : position.notes) notes.push_back({traced_element(place.line, place.number), note});
  if (!notes.empty()) data.push_back(notes);
  return data;
}

Json vertices_of(const Picture& picture) {
  Json vertices = Json::array();
  const pictures::Box box = pictures::box(picture);
  for (const Picture::Vertex& vertex : picture.vertices) {
    const auto rounded = [](double value) { return std::round(value * 10) / 10; };
    vertices.push_back({rounded((vertex.at.x - box.left) * unit + margin),
                        rounded((box.high - vertex.at.y) * unit + margin), vertex.label});
  }
  return vertices;
}

Json data_of(const PlayedBoard& board) {
  const Picture& picture = board.start;
  const pictures::Box box = pictures::box(picture);
  Json data = {{"title", board.title},
               {"players", board.players},
               {"points", board.points},
               {"headStart", board.head_start},
               {"program", board.program ? Json(*board.program) : Json()},
               {"size", {(box.right - box.left) * unit + 2 * margin, (box.high - box.low) * unit + 2 * margin}},
               {"vertices", vertices_of(picture)}};
  for (const Picture::Line& line : picture.lines) data["lines"].push_back({line.from, line.to, line.arrow ? 1 : 0});
  for (const PlayedBoard::Move& move : board.moves)
    data["moves"].push_back(
        {move.name, traced_element(move.place.line, move.place.number), move.place.paint.value_or(0)});
  for (const PlayedBoard::Position& position : board.positions) data["positions"].push_back(position_of(position));
  data["line"] = board.line;
  if (!board.names.empty()) data["names"] = board.names;
  for (int colour = 0; colour < colour_count; ++colour) {
    const pictures::Ink& ink = pictures::ink(static_cast<Picture::Colour>(colour));
    data["inks"].push_back({ink.fill, ink.line, ink.hatching});
  }
  return data;
}

/// In a script element, where `</` would end it.
std::string in_script(const Json& data) {
  std::string text = data.dump();
  for (std::size_t at = text.find("</"); at != std::string::npos; at = text.find("</", at + 3))
    text.insert(at + 1, "\\");
  return text;
}

std::string names(const PlayedBoard& board, const std::vector<int>& moves) {
  std::string text;
  for (const int move : moves) text += (text.empty() ? "" : ", ") + board.moves[static_cast<std::size_t>(move)].name;
  return text;
}

}  // namespace

std::string player(const PlayedBoard& board, std::string_view id) {
  const PlayedBoard::Position& start = board.positions.front();
  std::vector<int> moves, best;
  for (const PlayedBoard::Option& option : start.options) {
    moves.push_back(option.move);
    if (option.best) best.push_back(option.move);
  }
  const auto paragraph = [](const std::string& before, const std::string& text) {
    return text.empty() ? std::string() : "<p>" + before + escaped(text) + "</p>\n";
  };
  return "<section class=\"player\" id=\"" + escaped(id) + "\" aria-label=\"" + escaped(board.title) + "\">\n" +
         prose(board.known) + "<div class=\"player-start\">\n" +
         pictures::svg(std::span(&board.start, 1), {std::string(id) + "-", board.title}) +
         paragraph("Moves: ", names(board, moves)) +
         (board.known.empty() ? "" : paragraph("Best: ", names(board, best))) +
         paragraph("Step by step: ", names(board, board.line)) + "</div>\n" + paragraph("", board.cut) +
         "<script type=\"application/json\">" + in_script(data_of(board)) + "</script>\n</section>\n";
}

std::string_view player_script() { return embedded::player_script; }

}  // namespace gamecert::pages
