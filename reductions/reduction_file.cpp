// Reading reductions statement by statement; each is complete by itself and speaks of what those before it declare.
#include "reductions/reduction_file.hpp"

#include <algorithm>
#include <optional>

#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"
#include "reductions/line_reader.hpp"
#include "reductions/reduction_games.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

constexpr int most_roles = 200;

class Reader {
 public:
  Reader(std::span<const OtherStatement> others, ReadSide read_side) : others_(others), read_side_(read_side) {}

  Reduction read(const EachStatement& each) {
    const std::size_t lines = each([this](Line& line) { statement(line); });
    return finished(lines);
  }

 private:
  using Line = LineReader;

  void statement(Line& line) {
    const text::Cursor place = statement_ = line;
    using Read = void (Reader::*)(Line&);
    constexpr std::pair<std::string_view, Read> statements[] = {
        {"source", &Reader::source},       {"target", &Reader::target},    {"vertex", &Reader::vertex_role},
        {"edge", &Reader::edge_role},      {"graph", &Reader::graph_role}, {"join", &Reader::edge_of_piece},
        {"arc", &Reader::arc_of_piece},    {"move", &Reader::move},        {"board", &Reader::board},
        {"invariant", &Reader::invariant}, {"assume", &Reader::assume},    {"answer", &Reader::answer}};
    const std::string word = line.word("a statement such as `source`, `vertex` or `join`");
    const auto* const known = std::ranges::find(statements, word, &std::pair<std::string_view, Read>::first);
    const auto other = std::ranges::find(others_, word, &OtherStatement::word);
    if (known != std::end(statements) || other != others_.end()) {
      if (word != "source" && word != "target" && (other == others_.end() || other->of_games)) {
        if (!source_) place.refuse("`source` before all that speaks of the games", text::quoted(word));
        if (!target_) place.refuse("`target` before all that speaks of the games", text::quoted(word));
      }
      if (!reduction_.has_moves() && (word == "move" || word == "board" || word == "answer" || word == "invariant"))
        place.refuse("a target of painting vertices, and a source of that or of taking edges, before `" + word + "`",
                     text::quoted(source_->colours == 0 ? source_->game : target_->game));
      if (known != std::end(statements)) (this->*known->second)(line);
      if (other != others_.end() && other->read(line, statement_, reduction_)) other_speaks_of_moves_ = true;
      return line.end();
    }
    std::vector<std::string_view> names;
    for (const auto& [name, read] : statements) names.push_back(name);
    for (const OtherStatement& each : others_) names.push_back(each.word);
    place.refuse("a statement" + text::did_you_mean(word, names), text::quoted(word));
  }

  void source(Line& line) {
    source_place_ = line.place();
    side(line, source_, "source");
    reduction_.source = *source_;
  }
  void target(Line& line) {
    side(line, target_, "target");
    if (target_->on_edges) target_ = without_moves(*target_);
    if (!source_) statement_.refuse("`source` before `target`", "`target`");
    if (target_->misere != source_->misere)
      statement_.refuse(std::string("the play of the source, ") + (source_->misere ? "misere" : "normal"),
                        target_->misere ? "'play=misere'" : "normal play");
    reduction_.target = *target_;
    reduction_.boards.assign(static_cast<std::size_t>(source_->colours),
                             PortCondition{.kind = PortCondition::Kind::some});
  }

  /// As a game of which values alone are compared.
  static Side without_moves(Side side) {
    side.on_edges = false;
    side.colours = 0;
    side.reach.reset();
    return side;
  }

  /// `distance distance=2 colours=k play=misere`
  void side(Line& line, std::optional<Side>& side, const std::string& which) {
    const text::Cursor place = line;
    if (side) place.refuse("one " + which, "another");
    const std::string game = line.game("a game");
    std::map<std::string, int> parameters;
    bool misere = false;
    text::Cursor at = place;  // to blame for what the game does not like
    try {
      side = read_side_(game, {});
      while (!line.done()) {
        at = line;
        const std::string name = line.word("a parameter of the game");
        line.expect("=");
        if (name == "play") {
          misere = line.one_of("a kind of play", {"normal", "misere"}) == 1;
          continue;
        }
        const std::string value = line.number_is_next() ? std::to_string(line.number("a value"))
                                                        : line.word("a number, a parameter of the text or a word");
        if (parameters.contains(name)) at.refuse("each parameter once", text::quoted(name));
        parameters[name] = games::parameter_value(games::info_of(game), name, value);
        side = read_side_(game, parameters);
      }
    } catch (const text::InputError& error) {
      if (error.place().line != 0) throw;
      throw text::InputError(error.what(), at.place());
    }
    side->misere = misere;
  }

  void vertex_role(Line& line) { role(line, Of::vertex); }
  void edge_role(Line& line) { role(line, Of::edge); }
  void graph_role(Line& line) { role(line, Of::graph); }
  void role(Line& line, Of of) {
    const text::Cursor place = line;
    Role role{of, line.name("the name of a vertex")};
    role.place = place.place();
    if (find(role.name) >= 0) place.refuse("a new name of a vertex", text::quoted(role.name));
    const text::Cursor painted = line;
    if (line.take_word("painted")) {
      require_painted_starts(painted);
      role.painted = colour(line, reduction_.target, "the target");
    }
    if (reduction_.roles.size() == most_roles)
      place.exceed("at most " + std::to_string(most_roles) + " vertices in pieces", "more");
    reduction_.roles.push_back(std::move(role));
    reduction_.means.emplace_back(static_cast<std::size_t>(reduction_.target.colours), 0);
  }

  void require_painted_starts(const text::Cursor& place) const {
    const games::GameInfo& info = games::info_of(reduction_.target.game);
    if (games::text_info(info.name) != nullptr && !reduction_.target.painted_starts)
      place.refuse("no painted vertex of " + info.called() +
                       ", as the form of its rules does not show that play begins there as if vertices were painted",
                   "'painted'");
    const auto& attributes = info.attributes;
    if (std::ranges::find(attributes, "painted", &games::AttributeInfo::name) == attributes.end())
      place.refuse("no painted vertex of " + reduction_.target.game + ", whose boards have none", "'painted'");
  }

  int colour(Line& line, const Side& side, const std::string& which) const {
    const text::Cursor place = line;
    const int value = line.number("a colour");
    if (value < 1 || value > side.colours)
      place.refuse("a colour of " + which + ", 1.." + std::to_string(side.colours), std::to_string(value));
    return value;
  }

  int find(const std::string& name) const {
    const auto it = std::ranges::find(reduction_.roles, name, &Role::name);
    return it == reduction_.roles.end() ? -1 : static_cast<int>(it - reduction_.roles.begin());
  }

  Port port(Line& line) const {
    const text::Cursor place = line;
    Port result;
    std::string name = line.name("a vertex");
    if ((name == "a" || name == "b") && line.take(".")) {
      result.at = name == "a" ? Port::At::a : Port::At::b;
      name = line.name("a vertex");
    }
    result.role = find(name);
    if (result.role < 0) {
      std::vector<std::string_view> names;
      for (const Role& role : reduction_.roles) names.push_back(role.name);
      place.refuse("a vertex declared above" + text::did_you_mean(name, names), text::quoted(name));
    }
    if (result.at != Port::At::own && reduction_.role(result.role).of != Of::vertex)
      place.refuse("a vertex that vertices have, behind `a.` or `b.`", text::quoted(name));
    return result;
  }

  /// What the ports are seen from: an edge if one of them is of an edge or of its ends, else a vertex if one is.
  Of scope(const std::vector<Port>& ports) const {
    Of of = Of::graph;
    bool own = false;  // a vertex's own, which an edge does not have
    for (const Port& port : ports) {
      const Of role = reduction_.role(port.role).of;
      if (port.at != Port::At::own || role == Of::edge) of = Of::edge;
      if (role == Of::vertex && of == Of::graph) of = Of::vertex;
      own = own || (role == Of::vertex && port.at == Port::At::own);
    }
    if (of == Of::edge && own) statement_.refuse("`a.` or `b.` before vertices of the ends of an edge", "none");
    return of;
  }

  void edge_of_piece(Line& line) { join(line, false); }
  void arc_of_piece(Line& line) { join(line, true); }
  void join(Line& line, bool directed) {
    if (directed != reduction_.target.directed)
      statement_.refuse((directed ? "`join`: " : "`arc`: ") + reduction_.target.game + " is played on " +
                            (directed ? "graphs" : "digraphs"),
                        directed ? "'arc'" : "'join'");
    Join join;
    join.from = port(line);
    const text::Cursor place = line;
    join.to = port(line);
    if (join.from == join.to) place.refuse("another vertex: there are no loops", text(reduction_, join.to));
    join.of = scope({join.from, join.to});
    for (const Join& other : reduction_.joins) {
      const bool turned = !directed && other.from == join.to && other.to == join.from;
      if (other == join || (other.of == join.of && turned))
        statement_.refuse("each edge of a piece once", "a second one");
    }
    reduction_.joins.push_back(join);
  }

  void move(Line& line) {
    const text::Cursor place = line;
    const Port at = port(line);
    const Role& role = reduction_.role(at.role);
    if (at.at != Port::At::own || role.of != reduction_.source_place())
      place.refuse(std::string("a vertex that ") + (source_->on_edges ? "edges" : "vertices") +
                       " have, whose moves can mean moves",
                   text(reduction_, at));
    if (role.painted != 0) place.refuse("a vertex that is not painted at the start", text::quoted(role.name));
    line.expect(":");
    const bool any = line.take_word("any");
    const int only = any ? 0 : colour(line, reduction_.target, "the target");
    line.expect_word("means");
    const int meaning = colour(line, reduction_.source, "the source");
    for (int c = 1; c <= reduction_.target.colours; ++c) {
      if (!any && c != only) continue;
      int& known = reduction_.means[static_cast<std::size_t>(at.role)][static_cast<std::size_t>(c - 1)];
      if (known != 0)
        place.refuse("one meaning of a move: it is a function",
                     "a second one of " + role.name + ":" + std::to_string(c));
      known = meaning;
    }
  }

  /// `answer w:1 by u:1`
  void answer(Line& line) {
    if (reduction_.target.misere) statement_.refuse("normal play, in which answers keep nimbers", "misere play");
    const text::Cursor place = line;
    MoveAnswer answer;
    answer.move = port(line);
    if (answer.move.at != Port::At::own) place.refuse("a vertex of a piece, without `a.` or `b.`", "one of an end");
    answer.colour = colour_of_free(line, answer.move, place);
    line.expect_word("by");
    const text::Cursor other = line;
    answer.by = port(line);
    answer.by_colour = colour_of_free(line, answer.by, other);
    if (answer.by == answer.move) other.refuse("another vertex", text(reduction_, answer.by));
    if (scope({answer.move, answer.by}) != reduction_.role(answer.move.role).of)
      other.refuse("a vertex that can be named where " + text(reduction_, answer.move) + " is",
                   text(reduction_, answer.by));
    if (std::ranges::find(reduction_.answers, answer) != reduction_.answers.end())
      statement_.refuse("each answer once", "a second one");
    reduction_.answers.push_back(answer);
  }
  /// `:1`, behind a vertex that is not painted at the start.
  int colour_of_free(Line& line, Port at, const text::Cursor& place) const {
    if (reduction_.role(at.role).painted != 0)
      place.refuse("a vertex that is not painted at the start", text::quoted(reduction_.role(at.role).name));
    line.expect(":");
    return colour(line, reduction_.target, "the target");
  }

  void board(Line& line) {
    const text::Cursor place = line;
    const auto index = static_cast<std::size_t>(colour(line, reduction_.source, "the source") - 1);
    if (std::ranges::find(boards_, index) != boards_.end()) place.refuse("one `board` a colour", "another");
    boards_.push_back(index);
    line.expect_word("when");
    std::vector<Port> ports;
    reduction_.boards[index] = some(line, ports);
    const Of of = scope(ports);
    if (of != Of::graph && of != reduction_.source_place())
      place.refuse(std::string("a condition on the vertices that ") +
                       (source_->on_edges ? "an edge or its ends have" : "a vertex has"),
                   of == Of::edge ? "one on an edge" : "one on a vertex");
  }

  void invariant(Line& line) {
    std::vector<Port> ports;
    Invariant invariant{Of::graph, some(line, ports)};
    invariant.of = scope(ports);
    reduction_.invariants.push_back(std::move(invariant));
  }

  PortCondition some(Line& line, std::vector<Port>& ports) {
    std::vector<PortCondition> parts{all(line, ports)};
    while (line.take("|")) parts.push_back(all(line, ports));
    return parts.size() == 1 ? std::move(parts.front())
                             : PortCondition{.kind = PortCondition::Kind::some, .parts = std::move(parts)};
  }
  PortCondition all(Line& line, std::vector<Port>& ports) {
    std::vector<PortCondition> parts{plain(line, ports)};
    while (line.take("&")) parts.push_back(plain(line, ports));
    return parts.size() == 1 ? std::move(parts.front())
                             : PortCondition{.kind = PortCondition::Kind::all, .parts = std::move(parts)};
  }
  PortCondition plain(Line& line, std::vector<Port>& ports) {
    if (++depth_ > most_depth)
      statement_.exceed("a condition of at most " + std::to_string(most_depth) + " parts", "more");
    if (line.take("!")) return {.kind = PortCondition::Kind::negation, .parts = {plain(line, ports)}};
    if (line.take("(")) {
      PortCondition inner = some(line, ports);
      line.expect(")");
      return inner;
    }
    PortCondition formula{.kind = PortCondition::Kind::colour, .port = port(line)};
    ports.push_back(formula.port);
    line.expect(":");
    if (line.take_word("any")) {
      formula.colour = PortCondition::any;
    } else if (!line.take_word("none")) {
      formula.colour = colour(line, reduction_.target, "the target");
    }
    return formula;
  }

  void assume(Line& line) {
    const auto word = static_cast<Assumption>(
        line.one_of("an assumption", {"no-isolated-vertices", "connected", "bipartite", "triangle-free"}));
    if (std::ranges::find(reduction_.assumptions, word) != reduction_.assumptions.end())
      statement_.refuse("each assumption once", "a second one");
    reduction_.assumptions.push_back(word);
  }
  /// `lines`: how many the text has.
  Reduction finished(std::size_t lines) {
    if (!source_) throw text::InputError("expected `source` and a game, found none", {lines, 1});
    if (!target_) throw text::InputError("expected `target` and a game, found none", {lines, 1});
    if (source_->on_edges && !speaks_of_moves()) {
      reduction_.source = without_moves(*source_);
      reduction_.boards.clear();
    }
    for (int a = 1; a <= source_->colours && reduction_.has_moves(); ++a) {
      if (std::ranges::find(boards_, static_cast<std::size_t>(a - 1)) != boards_.end()) continue;
      PortCondition board = usual_board(reduction_, a);
      if (board.kind == PortCondition::Kind::some && board.parts.empty())
        throw text::InputError("expected a line `board " + std::to_string(a) + " when ...` or a move that means " +
                                   std::to_string(a) + ", a colour of the source, found neither",
                               source_place_);
      reduction_.boards[static_cast<std::size_t>(a - 1)] = std::move(board);
    }
    return std::move(reduction_);
  }

  /// Where nothing does, values alone are compared.
  bool speaks_of_moves() const {
    const auto means_none = [](const std::vector<int>& means) {
      return std::ranges::count(means, 0) == std::ssize(means);
    };
    return other_speaks_of_moves_ || !boards_.empty() || !reduction_.invariants.empty() ||
           !reduction_.answers.empty() || !std::ranges::all_of(reduction_.means, means_none);
  }

  static constexpr int most_depth = 10'000;
  std::span<const OtherStatement> others_;
  ReadSide read_side_;
  Reduction reduction_;
  std::optional<Side> source_, target_;
  std::vector<std::size_t> boards_;  // the colours, from 0, that have a `board`
  text::Cursor statement_{""};       // from its first word on
  text::Place source_place_;         // of the source game
  bool other_speaks_of_moves_ = false;
  int depth_ = 0;
};

}  // namespace

Reduction read_statements(const EachStatement& each, std::span<const OtherStatement> others, ReadSide side) {
  return Reader(others, side).read(each);
}

}  // namespace gamecert::reductions
