#include "pages/shelf.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

#include "games/instances/setup.hpp"
#include "games/instances/users_instance.hpp"
#include "games/texts/use_text.hpp"
#include "pages/embedded.hpp"
#include "pages/figure.hpp"
#include "pages/markup.hpp"
#include "pages/page.hpp"
#include "text/errors.hpp"
#include "verify/position_pictures.hpp"

namespace gamecert::pages {
namespace {

/// A line of values.tsv.
struct KnownValue {
  std::string options;  // `cops=2`
  std::string board, question, value, source;
};

/// By the name of the game.
std::map<std::string, std::vector<KnownValue>, std::less<>> known_values() {
  std::map<std::string, std::vector<KnownValue>, std::less<>> result;
  std::istringstream table{std::string(embedded::values)};
  for (std::string line; std::getline(table, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream in(line);
    std::string game;
    KnownValue known;
    for (std::string* const cell : {&game, &known.board, &known.question, &known.value, &known.source})
      std::getline(in, *cell, '\t');
    const std::size_t name = std::min(game.find(' '), game.size());
    known.options = game.substr(std::min(name + 1, game.size()));
    result[game.substr(0, name)].push_back(known);
  }
  return result;
}

std::string values_table(const std::string& name, const std::vector<KnownValue>& values) {
  std::string rows;
  for (const std::string_view title : {"board", "asked", "answer", "from"})
    rows += element("th", title, "scope=\"col\"");
  rows = element("tr", rows) + "\n";
  for (const KnownValue& known : values) {
    const std::string board = known.options.empty() ? known.board : known.options + ", " + known.board;
    rows += element("tr", element("td", code(board)) + element("td", escaped(known.question)) +
                              element("td", escaped(known.value)) + element("td", escaped(known.source))) +
            "\n";
  }
  const std::string caption = "Known values of " + name;
  return wide(element("table", element("caption", escaped(caption)) + "\n" + rows), caption);
}

/// A board on which the game looks like itself, where no value is known.
std::string usual_board(games::BoardKind kind) {
  switch (kind) {
    case games::BoardKind::graph:
    case games::BoardKind::graph_or_digraph:
      return "petersen";
    case games::BoardKind::digraph:
      return "directed-cycle:5";
    case games::BoardKind::triangulation:
    case games::BoardKind::drawn_triangulation:
      return "convex:7:0-2,2-4,4-6,0-4";
    case games::BoardKind::points:
      return "points:0,0;4,1;2,4;6,5;1,6";
    case games::BoardKind::heaps:
      return "";
  }
  return "";
}

/// The start, as `draw` shows it; empty for what has no picture.
std::string picture(const games::Entry& entry, const std::string& name, const std::string& board) {
  if (board.empty()) return "";
  try {
    const games::Setup setup(entry, games::users_instance(board, &entry.info));
    pictures::Picture drawn = verify::PositionPictures(setup).board();
    drawn.title = board;
    return figures({std::move(drawn)}, name);
  } catch (const text::InputError&) {
    return "";  // of piles, and of boards that are given with more than their graph, there is none
  }
}

/// The rules without what is said about them.
std::string rules(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::string rules;
  for (std::string line; std::getline(in, line);)
    if (!line.starts_with('>')) rules += line + "\n";
  return rules;
}

/// The first line says what is played, those behind it where it is from.
std::string sentences(const std::string& prose) {
  std::istringstream in(prose);
  std::string html;
  for (std::string line; std::getline(in, line);)
    html += element("p", escaped(line), html.empty() ? "" : "class=\"about\"") + "\n";
  return html;
}

class Shelf {
 public:
  void add(std::string_view text, bool built_in) {
    const games::UsersGame users = games::read_users_game(text);
    const std::string& name = users.text.name;
    const games::Entry& entry = built_in ? games::find(name) : games::enter_text(users.text).entry;
    const auto values = known_.find(name);
    const bool known = values != known_.end();
    std::string html = element("h2", code(name)) + "\n" + sentences(games::prose_of(users).prose) +
                       picture(entry, name, known ? values->second.front().board : usual_board(entry.info.board)) +
                       element("details", element("summary", "The rules") + listing(rules(text), "Rules of " + name));
    if (known)
      html += "\n" + element("details", element("summary", "Known values") + values_table(name, values->second));
    games_[name] = element("section", html, "id=\"" + escaped(name) + "\"") + "\n";
  }
  std::string html() const {
    std::string names, all;
    for (const auto& [name, html] : games_) {
      names += (names.empty() ? "" : " ") + link("#" + name, name);
      all += html;
    }
    return element("h1", "The shelf: " + std::to_string(games_.size()) + " games") + "\n" +
           element("p",
                   "The rules of each are a text of a few lines, which <code>gamecert</code> plays, sweeps and proves "
                   "things about, as it does of a text of your own. Each board is drawn as play begins on it.") +
           "\n" + element("nav", names, "aria-label=\"Games\"") + "\n" + all;
  }

 private:
  const std::map<std::string, std::vector<KnownValue>, std::less<>> known_ = known_values();
  std::map<std::string, std::string> games_;  // by name
};

}  // namespace

std::string shelf() {
  Shelf shelf;
  for (const std::string_view text : games::built_in_texts()) shelf.add(text, true);
  for (const std::string_view text : embedded::games) shelf.add(text, false);
  return shelf.html();
}

}  // namespace gamecert::pages
