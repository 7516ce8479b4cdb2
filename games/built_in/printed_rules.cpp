// A text of a game, clause by clause, as the members of a struct template.
#include "games/built_in/printed_rules.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>
#include <vector>

#include "games/built_in/formula_pattern.hpp"
#include "games/built_in/printed_lines.hpp"
#include "games/built_in/printed_live.hpp"
#include "games/built_in/printed_painting.hpp"
#include "games/built_in/printed_text.hpp"
#include "games/texts/facts/facts.hpp"
#include "games/texts/facts/opened_text.hpp"
#include "games/texts/local/text_locality.hpp"

namespace gamecert::games {
namespace {

/// Of a text whose positions are sets.
class PrintedSets : private PrintedText {
 public:
  PrintedSets(std::string_view text, std::string_view file) : PrintedText(text, file), text_(PrintedText::text()) {
    names_.cells = cells();
    require_printable();
    if (flips()) {
      names_.sets["triangulation"] = "triangulation";
      given_.push_back({"P triangulation", "triangulation(space.cells(drawn_and_green(instance).first))"});
    }
    for (const TextGiven& given : text_.given) {
      if (given.roots)
        names_.roots = given.name;
      else
        given_.push_back(made(given));
    }
    lines_ = lines_form(text_);
    require(lines_ || (text_.board != BoardKind::triangulation && text_.board != BoardKind::points),
            "rules that say which edges are taken and which lines are complete, and no more", {"game"});
    if (lines_)
      live_ = Live{lines_->theorem, lines_->members()};
    else
      live_ = live_cells(text_, names_);
  }

  std::string all() {
    info();
    refinements();
    board();
    construction();
    moves();
    clauses();
    remaining();
    if (live_) out_ << live_->members;
    if (edges() || pins()) names();
    helpers();
    members();
    return file_with(includes(), "");
  }

 private:
  PrintedCells cells() const {
    if (text_.board == BoardKind::heaps) return PrintedCells::pins;
    if (text_.position[0].sort != Sort::edges) return PrintedCells::vertices;
    if (text_.board == BoardKind::points || text_.segments) return PrintedCells::segments;
    const bool drawn = text_.board == BoardKind::triangulation || text_.board == BoardKind::drawn_triangulation;
    return drawn ? PrintedCells::triangulation : PrintedCells::edges;
  }
  /// Of the segments between points, the triangulation at the start.
  bool flips() const { return text_.segments; }
  bool edges() const { return names_.edges(); }
  bool pins() const { return names_.cells == PrintedCells::pins; }
  bool drawn() const { return names_.drawn(); }
  bool forest() const { return !names_.roots.empty(); }
  /// The member that has what is given, and how it is made.
  struct Given {
    std::string member, made;
  };
  /// Names it, too.
  Given made(const TextGiven& given) {
    const std::string outside = literal(given.called()), &name = given.name;
    if (given.option()) {
      const std::string number = "parameters.number(" + outside + ")", ratio = "(ratio_of(" + number + ").";
      names_.numbers[name] = name;
      if (given.below.empty()) return {"int " + name, name + "(" + number + ")"};
      names_.numbers[given.below] = given.below;
      return {"int " + name + ", " + given.below, name + ratio + "first), " + given.below + ratio + "second)"};
    }
    if (given.places == TextPlaces::edges) {
      const std::string player = "(on.edges(edges_painted(instance).";
      names_.values.insert(name);
      return {"P " + name + "1, " + name + "2", name + "1" + player + "first)), " + name + "2" + player + "second))"};
    }
    names_.sets[name] = name;
    const std::string set = edges() ? "edge_set" : "vertices";
    return {"P " + name, name + "(space.cells(" +
                             (flips() ? "drawn_and_green(instance).second" : "instance." + set + "(" + outside + ")") +
                             "))"};
  }

  void require_printable() const {
    const Sort all = edges() ? Sort::edges : Sort::set;
    for (std::size_t i = 0; i < text_.position.size(); ++i)
      require(text_.position[i].sort == all && !text_.position[i].indexed,
              "parts that are all sets of vertices, or all sets of edges", {"position", i});
    for (std::size_t i = 0; i < text_.given.size(); ++i) {
      const TextGiven& given = text_.given[i];
      const bool painted = edges() && given.places == TextPlaces::edges && given.called() == "painted" &&
                           given.range->last == Formula{"2", {}};
      require(given.sort == all || painted || (drawn() && (!given.below.empty() || !given.words.empty())),
              "sets of the same kind as parts", {"given", i});
    }
    for (const std::string_view word : {"lost", "falls"})
      require(!*single_clause(text_, word), "no such clause", {word});
    require(text_.always.empty() && !text_.repeat, "no clauses 'always' and 'repeat'", {"game"});
    require(!text_.gain || !captures(*text_.gain) || captures_by_majority(text_), "a mover to whom edges are added",
            {"gain"});
    require(text_.turn.empty() || text_.ending != TextEnding::last_move, "players whom the last move finds alike",
            {"players"});
    require(text_.ending != TextEnding::last_move || !text_.won, "a win ends play or the last move decides",
            {"players"});
    const bool directed = text_.board == BoardKind::digraph || text_.board == BoardKind::graph_or_digraph;
    require(text_.board == BoardKind::graph || (directed && !edges()) || drawn() || pins(),
            "graphs, digraphs of whose vertices positions are made, rows, or triangulations", {"players"});
    for (std::size_t i = 0; pins() && i < text_.moves.size(); ++i)
      require(takes(i, false) || takes(i, true), "a pin that is taken, or two side by side", {"move", i});
    if (!pins()) require_move(all);
  }
  void require_move(Sort all) const {
    const auto& choices = text_.moves[0].choices;
    require(text_.moves.size() == 1 && choices.size() == 1 && choices[0].kind == TextChoice::Kind::member &&
                choices[0].sort == language::member(all) && (drawn() || !text_.moves[0].condition),
            "one clause 'move' with one choice, of what parts are made of", {"move", 0});
    for (std::size_t i = 0; i < text_.moves[0].updates.size(); ++i)
      require(!text_.moves[0].updates[i].each && !text_.moves[0].updates[i].at, "an update of a part", {"move", 0, i});
  }
  /// `move v in S: S := S - v`, or `move e in E[S]: S := S - ends(e)`, of pins.
  bool takes(std::size_t clause, bool pair) const {
    const TextMove& move = text_.moves[clause];
    if (move.choices.size() != 1 || move.condition || move.updates.size() != 1) return false;
    const std::string &part = text_.position[0].name, &chosen = move.choices[0].name;
    return matched((pair ? "edges-in " : "") + part, move.choices[0].within) &&
           matched("difference " + part + (pair ? " ends edges-in " : " ") + chosen, move.updates[0].value);
  }

  /// With the parts of the position `at`; turned, of the position before the turn.
  PrintedNames at_position(bool turned = false) const {
    PrintedNames result = names_;
    for (std::size_t i = 0; i < text_.position.size(); ++i)
      result.sets[text_.position[i].name] = "at." + text_.position[turned ? turned_with(text_, i).value_or(i) : i].name;
    return result;
  }
  bool one_clause() const { return text_.moves.size() == 1; }
  /// How many moves stand before those of a clause.
  static std::string first(std::size_t clause) {
    return clause == 0 ? "0" : clause == 1 ? "on.order()" : std::to_string(clause) + " * on.order()";
  }
  /// Of a move at a position.
  PrintedNames at_move(std::size_t clause = 0) const {
    PrintedNames result = at_position();
    const std::string& chosen = text_.moves[clause].choices[0].name;
    result.elements[chosen] = one_clause() ? chosen : clause == 0 ? "move" : "move - " + first(clause);
    return result;
  }
  /// With what the move makes of parts in the place of their new values.
  Formula after_move(Formula formula) const {
    for (std::size_t i = 0; i < text_.position.size(); ++i) {
      const std::string& part = text_.position[i].name;
      const auto update = std::ranges::find(text_.moves[0].updates, i, &TextUpdate::part);
      formula = with(formula, part + "'", update == text_.moves[0].updates.end() ? Formula{part, {}} : update->value);
    }
    return formula;
  }
  /// What a move makes of a part.
  std::string after(std::size_t part, std::size_t clause = 0) const {
    const std::vector<TextUpdate>& updates = text_.moves[clause].updates;
    const auto update = std::ranges::find(updates, part, &TextUpdate::part);
    if (update == updates.end()) return "at." + text_.position[part].name;
    return set(update->value, at_move(clause), {"move", clause, static_cast<std::size_t>(update - updates.begin())});
  }

  void info() {
    const bool painting = live_ && live_->painting;
    begin_info(lines_ && lines_->sum && text_.ending == TextEnding::tie);
    if (painting)
      out_ << ",\n            .painting = {{.colours = [](const Parameters&) { return 1; }, .reach = one_edge}}";
    std::string why_not;
    if (captures_by_majority(text_)) out_ << ",\n            .local = {Locality::Moves::on_edges}";
    if (const auto local = text_.given.empty() ? locality(text_, {}, why_not) : std::nullopt)
      out_ << ",\n            .local = {Locality::Moves::"
           << (local->moves == Locality::Moves::on_edges ? "on_edges" : "at_vertices") << "}";
    end_info();
  }
  void refinements() {
    std::vector<std::string> all;
    const auto declare = [&](bool holds, std::string_view one) {
      if (holds) all.emplace_back("." + std::string(one));
    };
    const bool taken = lines_ && !lines_->taken.empty(), crossing = lines_ && lines_->crossing;
    declare(text_.won.has_value(), "won = true");
    declare(text_.again.has_value(), "moves_again = true");
    declare(text_.gain.has_value(), "gain = true");
    declare(text_.before.has_value(), "head_start = true");
    declare(!text_.turn.empty(), "turn = true");
    if (live_) all.emplace_back(".live = " + literal(live_->lemma));
    declare(live_ && live_->mark, "mark = true");
    declare(crossing && taken, "beside = true");
    declare(lines_.has_value(), "lines = true");
    declare(taken, "line_mark = true");
    declare(lines_ && text_.ending == TextEnding::last_move, "coins = \"Coins and strings\"");
    declare(lines_ && lines_->wins, "lines_win = true");
    declare(crossing, "crossing = true");
    declare(names_.cells == PrintedCells::edges, "codes = true");
    declare(edges() || pins(), "move_name = true");
    declare(!edges() && !pins() && !forest(), "any_graph = true");
    for (const TextGiven& given : text_.given) declare(given.roots, "more_than_graph = " + literal(given.called()));
    declare(live_ && live_->painting, "position_of = true");
    declare(live_ && live_->painting, "ruled_out = true");
    out_ << "  static constexpr Refinements refinements = {";
    for (const std::string& one : all) out_ << (&one == all.data() ? "" : ",\n      ") << one;
    out_ << "};\n";
    const std::string size = "static_cast<int>(instance.edges().size())";
    const std::string count =
        !edges() ? (one_clause() ? "" : std::to_string(text_.moves.size()) + " * ") + std::string("instance.order()")
        : names_.cells == PrintedCells::edges    ? size + " + instance.order()"
        : names_.cells == PrintedCells::segments ? "segment_count(instance.order())"
                                                 : size;
    out_ << "  static int cells(const Instance& instance, const Parameters&) {\n    return " << count << ";\n  }\n";
    if (names_.cells == PrintedCells::edges)
      out_ << "  static int codes(const Instance& instance, const Parameters&) {\n    return " << size << ";\n  }\n";
  }

  void board() {
    out_ << "\n";
    for (std::size_t i = 0; i < text_.position.size(); ++i) say({"position", i});
    out_ << "  struct Board {\n    P ";
    for (const TextPart& part : text_.position) out_ << (&part == text_.position.data() ? "" : ", ") << part.name;
    out_ << ";\n  };\n\n";
  }
  void construction() {
    const bool option = std::ranges::any_of(text_.given, &TextGiven::option);
    out_ << "  " << name_of_rules(text_.name)
         << "(const typename P::Space& space, const Instance& instance, const Parameters&"
         << (option ? " parameters" : "") << ")\n      : on(space, instance"
         << (names_.cells == PrintedCells::triangulation && lines_ ? ", " + line_lists() : "") << ")";
    for (const Given& given : given_) out_ << ", " << given.made;
    out_ << " {";
    for (std::size_t i = 0; i < text_.require.size(); ++i) refusals(i);
    out_ << (text_.require.empty() ? "" : "  ") << "}\n\n";
    for (std::size_t i = 0; i < text_.position.size(); ++i) say({"start", i});
    out_ << "  Board start() const { return {";
    planes([&](std::size_t i) { out_ << set(text_.position[i].start, names_, {"start", i}); });
  }
  /// The lines of the board, as lists.
  std::string line_lists() const {
    if (text_.board == BoardKind::points) return "empty_triangles(instance.points())";
    return std::string(lines_ && lines_->kind == LineKind::four_cycles ? "four_cycles" : "triangles") +
           "_of(instance.triangulation())";
  }
  void refusals(std::size_t i) {
    auto statements = printed_refusals(text_.require[i], text_.given, line_lists());
    const std::string& roots = names_.roots;
    if (matched("& = size - order card " + roots + " same reach " + roots + " V V", text_.require[i]))
      statements.emplace(1, "// The arena is made of no other board.");
    require(statements.has_value(), "a forest, or given segments that do not cross or have no complete line",
            {"require", i});
    if (i == 0) out_ << "\n";
    say({"require", i});
    for (const std::string& statement : *statements) out_ << "    " << statement << "\n";
  }
  /// What is put on the parts, in their order: behind `{ return {`.
  template <class Put>
  void planes(const Put& put) {
    const bool one = text_.position.size() == 1;
    for (std::size_t i = 0; i < text_.position.size(); ++i) {
      out_ << (one ? "" : "\n      ");
      put(i);
      out_ << (i + 1 == text_.position.size() ? "}; }\n\n" : ",");
    }
  }

  /// The moves of a clause.
  std::string offered(std::size_t clause) {
    const TextMove& move = text_.moves[clause];
    const ClauseAt at{"move", clause};
    const PrintedNames names = at_move(clause);
    if (pins() && takes(clause, true))
      return "on.pairs(" + set(move.choices[0].within.arguments[0], names, at) + ", " + first(clause) + ")";
    require(clause == 0, "pins alone in front of pins side by side", at);
    const std::string within = set(move.choices[0].within, names, at), &chosen = move.choices[0].name;
    if (!one_clause()) return "(" + within + " & on.vertices())";
    if (!move.condition) return within;
    if (matched("convex " + chosen, *move.condition)) return within + " & on.convex()";
    return "on.those(" + within + ", [&](int " + chosen + ") { return " + truth(*move.condition, names, at) + "; })";
  }
  void moves() {
    std::string all;
    for (std::size_t i = 0; i < text_.moves.size(); ++i) {
      say({"move", i});
      all += (i == 0 ? "" : " | ") + offered(i);
    }
    out_ << "  P moves(const Board& at) const { return " << all << "; }\n";
    for (std::size_t i = 0; i < text_.moves.size(); ++i)
      for (std::size_t update = 0; update < text_.moves[i].updates.size(); ++update) say({"move", i, update});
    if (!one_clause()) {
      by_clause("Board play(const Board& at, int move) const", [&](std::size_t i) { return "{" + after(0, i) + "}"; });
      return;
    }
    out_ << "  Board play(const Board& at, int " << text_.moves[0].choices[0].name << ") const { return {";
    planes([&](std::size_t part) { out_ << after(part); });
  }
  /// A function of a move, with what it returns for those of a clause.
  template <class Value>
  void by_clause(std::string_view head, const Value& value) {
    const std::string_view begin = one_clause() ? " " : "\n    ", end = one_clause() ? " }\n" : "\n  }\n";
    out_ << "  " << head << " {";
    for (std::size_t i = text_.moves.size(); i-- > 0;)
      out_ << begin << (i == 0 ? "" : "if (move >= " + first(i) + ") ") << "return " << value(i) << ";";
    out_ << end;
  }
  /// What users write for a move.
  void names() {
    const auto name = [&](std::size_t clause) -> std::string {
      const std::string move = clause == 0 ? "move" : "move - " + first(clause);
      return edges() ? "on.edge_name(move)" : (takes(clause, true) ? "on.pair_name(" : "std::to_string(") + move + ")";
    };
    by_clause("std::string move_name(int move) const", name);
  }
  /// A member that is one formula, with a line of comment or none.
  void member(std::string_view clause, const std::string& head, const std::string& value, std::string_view note = "") {
    say({clause});
    out_ << note << "  " << head << " const { return " << value << "; }\n";
  }
  void clauses() {
    const std::string of_move = "(const Board& at, int " + text_.moves[0].choices[0].name + ")";
    if (text_.again)
      member("again", "auto moves_again" + of_move, truth(after_move(*text_.again), at_move(), {"again"}));
    if (!text_.turn.empty()) {
      std::string parts;
      for (std::size_t i = 0; i < text_.position.size(); ++i)
        parts += (i == 0 ? "at." : ", at.") + text_.position[turned_with(text_, i).value_or(i)].name;
      member("turn", "Board turn(const Board& at)", "{" + parts + "}");
    }
    if (text_.gain)
      member("gain", "typename P::Number gain" + of_move, amount(after_move(*text_.gain), at_move(), {"gain"}));
    if (text_.before) {
      const std::string points = amount(*text_.before, at_position(), {"before"});
      const bool asks = points.find("at.") != std::string::npos;
      say({"before"});
      out_ << "  typename P::Number head_start() const {\n"
           << (asks ? "    const Board at = start();\n" : "") << "    return " << points << ";\n  }\n";
    }
    if (text_.won)
      member("won", "auto won(const Board& at)", truth(*text_.won, at_position(true), {"won"}),
             text_.turn.empty() ? "" : "  // After the turn, by which whoever has just moved is the opponent.\n");
  }
  void remaining() {
    std::size_t unseen = 0;
    const std::optional<TextMeasure> measure = falling_measure(text_, &unseen);
    require(measure && std::ranges::none_of(measure->terms, &TextMeasure::Term::grows),
            "sets of which a move surely takes members", {"move", unseen});
    out_ << "  // What every move takes members of, and none gives any.\n"
         << "  auto remaining(const Board& at) const { return ";
    for (const TextMeasure::Term& term : measure->terms)
      out_ << (&term == measure->terms.data() ? "" : " + ") << "count(at." << text_.position[term.part].name << ")";
    out_ << "; }\n";
  }

  /// The arena, and the header that has it.
  std::pair<std::string, std::string> arena() const {
    switch (names_.cells) {
      case PrintedCells::vertices:
        return forest() ? std::pair("ForestArena", "forest") : std::pair("GraphArena", "graph_arena");
      case PrintedCells::pins:
        return {"RowArena", "row_arena"};
      case PrintedCells::edges:
        return {"EdgeArena", "edge_arena"};
      case PrintedCells::triangulation:
        return lines_ ? std::pair("LineArena", "line_arena") : std::pair("FlipArena", "flip_arena");
      case PrintedCells::segments:
        return lines_ ? std::pair("DrawingArena", "drawing_arena") : std::pair("SegmentFlips", "flip_arena");
    }
    return {};
  }
  void members() {
    out_ << "\n  " << arena().first << "<P> on;\n";
    for (const Given& given : given_) out_ << "  " << given.member << ";\n";
  }
  bool uses(std::string_view word) const { return out_.str().find(word) != std::string::npos; }
  /// What formulas ask that planes do not offer.
  void helpers() {
    const bool asks_odd = uses("odd("), asks_multiple = uses("multiple(");
    if (asks_odd)
      out_ << "\n  // Whether a set has an odd number of members.\n  static auto odd(const P& set) {\n"
              "    auto result = any(set - set);\n    each(set, [&](int, auto in) { result = result ^ in; });\n"
              "    return result;\n  }\n";
    if (asks_multiple)
      out_ << "\n  // The number that many times, by doubling.\n  template <class Number>\n"
              "  static Number multiple(int times, Number number) {\n    Number result = 0;\n"
              "    for (; times > 0; times /= 2) {\n      if (times % 2 == 1) result = result + number;\n"
              "      if (times > 1) number = number + number;\n    }\n    return result;\n  }\n";
  }
  std::vector<std::string> includes() const {
    std::vector<std::string> result{"arenas/" + arena().second, "refinements"};
    if (uses("edges_painted(")) result.emplace_back("shared_rules/painted_edges");
    return result;
  }

  const GameText& text_;
  PrintedNames names_;
  std::vector<Given> given_;
  std::optional<LinesForm> lines_ = {};
  std::optional<Live> live_ = {};
};

}  // namespace

std::string name_of_rules(std::string_view game) {
  std::string result;
  bool first = true;
  for (const char c : game) {
    if (c != '-') result += first ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    first = c == '-';
  }
  return result;
}

std::string printed_rules(std::string_view text, std::string_view file) {
  const bool indexed = read_users_game(text).text.position[0].indexed;
  return indexed ? printed_painting(text, file) : PrintedSets(text, file).all();
}

}  // namespace gamecert::games
