// A text of a game, clause by clause, as the members of a struct template.
#include "games/built_in/printed_rules.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>
#include <vector>

#include "games/built_in/printed_painting.hpp"
#include "games/built_in/printed_text.hpp"
#include "games/texts/facts/facts.hpp"
#include "games/texts/local/text_locality.hpp"

namespace gamecert::games {
namespace {

/// Which live cells the rules of a form have, and the lemma about them in docs/PARTS.md.
enum class Live { none, open_vertices, edges_left };

/// Of a text whose positions are sets.
class PrintedSets : private PrintedText {
 public:
  PrintedSets(std::string_view text, std::string_view file) : PrintedText(text, file), text_(PrintedText::text()) {
    names_.cells = cells();
    require_printable();
    for (const TextGiven& given : text_.given) name(given);
    if (names_.cells == PrintedCells::segments) names_.sets["triangulation"] = "triangulation";
    live_ = live();
  }

  std::string all() {
    info();
    refinements();
    board();
    construction();
    moves();
    if (text_.gain) gain();
    if (text_.before) before();
    if (text_.won) won();
    remaining();
    if (live_ != Live::none) live_cells();
    if (live_ == Live::open_vertices) painting();
    if (edges()) out_ << "  std::string move_name(int move) const { return on.edge_name(move); }\n";
    helpers();
    members();
    return file_with(includes(), "");
  }

 private:
  PrintedCells cells() const {
    if (text_.position[0].sort != Sort::edges) return PrintedCells::vertices;
    if (text_.board != BoardKind::drawn_triangulation) return PrintedCells::edges;
    return text_.segments ? PrintedCells::segments : PrintedCells::triangulation;
  }
  bool edges() const { return names_.cells != PrintedCells::vertices; }
  bool drawn() const { return names_.drawn(); }
  void name(const TextGiven& given) {
    if (!given.below.empty()) {
      names_.numbers[given.name] = given.name;
      names_.numbers[given.below] = given.below;
    } else if (given.places == TextPlaces::edges) {
      names_.values.insert(given.name);
    } else {
      names_.sets[given.name] = given.name;
    }
  }

  void require_printable() const {
    const Sort all = edges() ? Sort::edges : Sort::set;
    for (std::size_t i = 0; i < text_.position.size(); ++i)
      require(text_.position[i].sort == all && !text_.position[i].indexed,
              "parts that are all sets of vertices, or all sets of edges", {"position", i});
    for (std::size_t i = 0; i < text_.given.size(); ++i) {
      const TextGiven& given = text_.given[i];
      require((given.sort == all && !given.roots && !given.option()) || (drawn() && !given.below.empty()) ||
                  (names_.cells == PrintedCells::triangulation && given.places == TextPlaces::edges &&
                   given.called() == "painted" && given.range->last == Formula{"2", {}}),
              "sets of the same kind as parts", {"given", i});
    }
    for (const std::string_view word : {"lost", "again", "falls"})
      require(!*single_clause(text_, word), "no such clause", {word});
    require((text_.require.empty() || complete()) && text_.always.empty() && text_.turn.empty() && !text_.repeat,
            "no clauses 'require', 'always', 'turn' and 'repeat'", {"game"});
    require(text_.ending != TextEnding::last_move || !text_.won, "a win ends play or the last move decides",
            {"players"});
    const bool directed = text_.board == BoardKind::digraph || text_.board == BoardKind::graph_or_digraph;
    require(text_.board == BoardKind::graph || (directed && !edges()) || drawn(),
            "graphs, digraphs of whose vertices positions are made, or triangulations of points", {"players"});
    require_move(all);
  }
  void require_move(Sort all) const {
    const auto& choices = text_.moves[0].choices;
    require(text_.moves.size() == 1 && choices.size() == 1 && choices[0].kind == TextChoice::Kind::member &&
                choices[0].sort == language::member(all) && (drawn() || !text_.moves[0].condition),
            "one clause 'move' with one choice, of what parts are made of", {"move", 0});
    for (std::size_t i = 0; i < text_.moves[0].updates.size(); ++i)
      require(!text_.moves[0].updates[i].each && !text_.moves[0].updates[i].at, "an update of a part", {"move", 0, i});
  }
  /// The set of which it is required that no triangle is in it; null for another clause.
  const Formula* complete() const {
    if (text_.require.size() != 1 || text_.require[0].word != "!" || names_.cells != PrintedCells::segments)
      return nullptr;
    return full_triangle(text_.require[0].arguments[0]);
  }
  Live live() const {
    std::string why;
    const std::optional<Striking> strikes = striking(text_, why);
    if (!strikes || strikes->struck.size() != 1 || text_.board != BoardKind::graph) return Live::none;
    const Formula v{strikes->vertex, {}}, all{edges() ? "E" : "V", {}};
    if (text_.position[0].start != all) return Live::none;
    if (strikes->struck[0] == Formula{"edges-at", {v}}) return Live::edges_left;
    return strikes->struck[0] == Formula{"union", {v, {"N", {v}}}} ? Live::open_vertices : Live::none;
  }

  /// With the parts of the position `at`.
  PrintedNames at_position() const {
    PrintedNames result = names_;
    for (const TextPart& part : text_.position) result.sets[part.name] = "at." + part.name;
    return result;
  }

  void info() {
    begin_info();
    if (live_ == Live::open_vertices)
      out_ << ",\n            .painting = {{.colours = [](const Parameters&) { return 1; }, .reach = one_edge}}";
    std::string why_not;
    if (const auto local = text_.given.empty() ? locality(text_, {}, why_not) : std::nullopt)
      out_ << ",\n            .local = {Locality::Moves::"
           << (local->moves == Locality::Moves::on_edges ? "on_edges" : "at_vertices") << "}";
    end_info();
  }
  void refinements() {
    std::vector<std::string> all;
    if (text_.won) all.emplace_back(".won = true");
    if (live_ == Live::open_vertices) all.emplace_back(".live = \"Parts of open vertices\"");
    if (text_.gain) all.emplace_back(".gain = true");
    if (text_.before) all.emplace_back(".head_start = true");
    if (live_ == Live::edges_left) all.emplace_back(".live = \"Parts of edges that are left\"");
    if (names_.cells == PrintedCells::edges) all.emplace_back(".codes = true");
    all.emplace_back(edges() ? ".move_name = true" : ".any_graph = true");
    if (live_ == Live::open_vertices) all.insert(all.end(), {".position_of = true", ".ruled_out = true"});
    out_ << "  static constexpr Refinements refinements = {";
    for (const std::string& one : all) out_ << (&one == all.data() ? "" : ",\n      ") << one;
    out_ << "};\n";
    const std::string size = "static_cast<int>(instance.edges().size())";
    const std::string count = names_.cells == PrintedCells::vertices   ? "instance.order()"
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
         << (option ? " parameters" : "") << ")\n      : on(space, instance)";
    const bool segments = names_.cells == PrintedCells::segments;
    if (segments) out_ << ", triangulation(space.cells(drawn_and_green(instance).first))";
    for (const TextGiven& given : text_.given) construct(given);
    out_ << " {";
    if (const Formula* set = complete()) {
      const std::string marked = literal(text_.given[0].called());
      require(text_.given.size() == 1 && *set == Formula{text_.given[0].name, {}}, "what is given", {"require", 0});
      out_ << "\n";
      say({"require", 0});
      out_ << "    refuse_complete(instance, " << marked << ", instance.edge_set(" << marked
           << "), triangles_of(instance.triangulation()), \"triangle\");\n  ";
    }
    out_ << "}\n\n";
    for (std::size_t i = 0; i < text_.position.size(); ++i) say({"start", i});
    out_ << "  Board start() const { return {";
    planes([&](std::size_t i) { out_ << set(text_.position[i].start, names_, {"start", i}); });
  }
  void construct(const TextGiven& given) {
    const std::string name = literal(given.called());
    if (!given.below.empty())
      out_ << ", " << given.name << "(ratio_of(parameters.number(" << name << ")).first), " << given.below
           << "(ratio_of(parameters.number(" << name << ")).second)";
    else if (given.places == TextPlaces::edges)
      out_ << ", " << given.name << "1(on.edges(edges_painted(instance).first)), " << given.name
           << "2(on.edges(edges_painted(instance).second))";
    else if (names_.cells == PrintedCells::segments)
      out_ << ", " << given.name << "(space.cells(drawn_and_green(instance).second))";
    else
      out_ << ", " << given.name << "(space.cells(instance." << (edges() ? "edge_set" : "vertices") << "(" << name
           << ")))";
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

  void moves() {
    const TextMove& move = text_.moves[0];
    const std::string& chosen = move.choices[0].name;
    PrintedNames names = at_position();
    say({"move", 0});
    const std::string within = set(move.choices[0].within, names, {"move", 0});
    names.elements[chosen] = chosen;
    out_ << "  P moves(const Board& at) const { return ";
    if (!move.condition)
      out_ << within;
    else if (*move.condition == Formula{"convex", {{chosen, {}}}})
      out_ << within << " & on.convex()";
    else
      out_ << "those(" << within << ", [&](int " << chosen << ") { return "
           << truth(*move.condition, names, {"move", 0}) << "; })";
    out_ << "; }\n";
    for (std::size_t i = 0; i < move.updates.size(); ++i) say({"move", 0, i});
    out_ << "  Board play(const Board& at, int " << chosen << ") const { return {";
    planes([&](std::size_t part) {
      const auto update = std::ranges::find(move.updates, part, &TextUpdate::part);
      const auto number = static_cast<std::size_t>(update - move.updates.begin());
      out_ << (update == move.updates.end() ? "at." + text_.position[part].name
                                            : set(update->value, names, {"move", 0, number}));
    });
  }
  void gain() {
    say({"gain"});
    PrintedNames names = at_position();
    const std::string& chosen = text_.moves[0].choices[0].name;
    names.elements[chosen] = chosen;
    out_ << "  typename P::Number gain(const Board& at, int " << chosen << ") const { return "
         << amount(*text_.gain, names, {"gain"}) << "; }\n";
  }
  void before() {
    say({"before"});
    const std::string points = amount(*text_.before, at_position(), {"before"});
    const bool asks = points.find("at.") != std::string::npos;
    out_ << "  typename P::Number head_start() const {\n"
         << (asks ? "    const Board at = start();\n" : "") << "    return " << points << ";\n  }\n";
  }
  void won() {
    say({"won"});
    out_ << "  auto won(const Board& at) const { return " << truth(*text_.won, at_position(), {"won"}) << "; }\n";
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

  void live_cells() {
    const std::string open = "at." + text_.position[0].name;
    if (live_ == Live::open_vertices) {
      out_ << "  // Moves in different components of the graph on these vertices never meet: the game is their sum.\n"
           << "  P live(const Board& at) const { return " << open << "; }\n";
      return;
    }
    out_ << "  // Edges meet at their ends.\n  P live(const Board& at) const {\n    P cells = " << open
         << ";\n    each(" << open << ", [&](int e, auto left) { cells = cells | when(left, on.neighbours(e)); });\n"
         << "    return cells;\n  }\n";
  }
  void painting() {
    out_ << "\n  // To take a vertex is to paint it in the one colour there is, never next to a painted one.\n"
         << "  Board position_of(const P& painted) const { return {on.vertices() - painted - ruled_out(painted)}; }\n"
         << "  P ruled_out(const P& painted) const {\n    return cells_where(on.space(), on.order(), [&](int v) { "
            "return "
         << "any(painted & on.neighbours(v)); });\n  }\n";
  }
  std::string_view arena() const {
    switch (names_.cells) {
      case PrintedCells::vertices:
        return "GraphArena";
      case PrintedCells::edges:
        return "EdgeArena";
      case PrintedCells::triangulation:
        return "FlipArena";
      case PrintedCells::segments:
        return "SegmentFlips";
    }
    return "";
  }
  void members() {
    out_ << "\n  " << arena() << "<P> on;\n";
    if (names_.cells == PrintedCells::segments) out_ << "  P triangulation;\n";
    for (const TextGiven& given : text_.given) {
      if (!given.below.empty())
        out_ << "  int " << given.name << ", " << given.below << ";\n";
      else if (given.places == TextPlaces::edges)
        out_ << "  P " << given.name << "1, " << given.name << "2;\n";
      else
        out_ << "  P " << given.name << ";\n";
    }
  }
  bool uses(std::string_view word) const { return out_.str().find(word) != std::string::npos; }
  /// What formulas ask that planes do not offer.
  void helpers() {
    const bool asks_odd = uses("odd("), asks_multiple = uses("multiple("), asks_those = uses("those(");
    if (asks_odd)
      out_ << "\n  // Whether a set has an odd number of members.\n  static auto odd(const P& set) {\n"
              "    auto result = any(set - set);\n    each(set, [&](int, auto in) { result = result ^ in; });\n"
              "    return result;\n  }\n";
    if (asks_multiple)
      out_ << "\n  // The number that many times, by doubling.\n  template <class Number>\n"
              "  static Number multiple(int times, Number number) {\n    Number result = 0;\n"
              "    for (; times > 0; times /= 2) {\n      if (times % 2 == 1) result = result + number;\n"
              "      if (times > 1) number = number + number;\n    }\n    return result;\n  }\n";
    if (asks_those)
      out_ << "\n  // The members of a set of which something holds.\n  template <class Holds>\n"
              "  P those(const P& set, const Holds& holds) const {\n    P result = on.none();\n"
              "    each(set, [&](int e, auto in) { result = result | when(in & holds(e), on.edge(e)); });\n"
              "    return result;\n  }\n";
  }
  std::vector<std::string> includes() const {
    std::vector<std::string> result{edges() ? drawn() ? "arenas/flip_arena" : "arenas/edge_arena"
                                            : "arenas/graph_arena"};
    result.emplace_back("refinements");
    if (uses("edges_painted(")) result.emplace_back("shared_rules/painted_edges");
    return result;
  }

  const GameText& text_;
  PrintedNames names_;
  Live live_ = Live::none;
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
