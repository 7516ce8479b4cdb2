// A text of painting vertices as a struct on the arena of painting.
#include "games/built_in/printed_painting.hpp"

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "games/built_in/printed_rules.hpp"
#include "games/built_in/printed_text.hpp"
#include "games/texts/local/text_locality.hpp"

namespace gamecert::games {
namespace {

class PrintedPainting : private PrintedText {
 public:
  PrintedPainting(std::string_view text, std::string_view file) : PrintedText(text, file), rules_(PrintedText::text()) {
    require_painting();
    require_local();
    names_.arena = "graph";
    for (const TextGiven& given : rules_.given)
      if (given.option()) names_.numbers[given.name] = option(given);
  }

  std::string all() {
    info();
    position();
    construction();
    return file_with({"shared_rules/painting"}, "Painting<P>");
  }

 private:
  static std::string option(const TextGiven& given) { return "parameters.number(" + literal(given.called()) + ")"; }

  void require_painting() const {
    require(rules_.position.size() == 1 && rules_.position[0].sort == Sort::set &&
                rules_.position[0].range->first == Formula{"1", {}},
            "one part, a set of vertices for each number from 1", {"position", 0});
    require(rules_.ending == TextEnding::last_move && !rules_.won && !rules_.lost && rules_.turn.empty(),
            "play that the last move decides", {"players"});
    for (std::size_t i = 0; i < rules_.given.size(); ++i) {
      const TextGiven& given = rules_.given[i];
      const bool painted = given.called() == "painted" && given.places == TextPlaces::vertices &&
                           given.range->first == rules_.position[0].range->first &&
                           given.range->last == rules_.position[0].range->last;
      require(given.option() || painted, "options, and the colours that vertices have at the start", {"given", i});
    }
    const auto& choices = rules_.moves[0].choices;
    require(rules_.moves.size() == 1 && choices.size() == 2 && choices[0].within == Formula{"V", {}} &&
                choices[1].range && choices[1].range->first == rules_.position[0].range->first &&
                choices[1].range->last == rules_.position[0].range->last &&
                rules_.moves[0].condition == Formula{"in", {{choices[0].name, {}}, open(choices[1].name)}},
            "a vertex that is open to the number that is chosen", {"move", 0});
  }
  Formula open(const std::string& colour) const { return {rules_.position[0].name, {{colour, {}}}}; }

  /// What Theorem 3 of docs/GAMES.md derives: moves strike out others, the same in both directions, and a start with
  /// painted vertices is as after moves there.
  void require_local() const {
    std::map<std::string, int> usual;
    for (const TextGiven& given : rules_.given)
      if (given.option()) usual[given.called()] = given.usual;
    std::string why_not = "it is of another form";
    const std::optional<TextLocality> local = locality(rules_, usual, why_not);
    require(local && local->moves == Locality::Moves::at_vertices && local->painted,
            "a local game with painted starts, of which " + why_not, {"game"});
    for (std::size_t i = 0; i < local->kinds.size(); ++i)
      for (std::size_t j = 0; j < local->kinds.size(); ++j) {
        const KindsClash &one = local->clash(i, j), &other = local->clash(j, i);
        require(one.distance == other.distance && one.there == other.back && one.at_one,
                "moves of which each strikes out the other or neither does, and all of its vertex", {"move", 0});
      }
  }

  void info() {
    begin_info();
    const Formula& last = rules_.position[0].range->last;
    out_ << ",\n            .painting = {{.colours = [](const Parameters&"
         << (names_.numbers.contains(last.word) ? " parameters" : "") << ") { return "
         << number(last, names_, {"position", 0}) << "; }, .reach = " << reach() << "}}"
         << ",\n            .local = {Locality::Moves::at_vertices}";
    end_info();
    out_ << "  static constexpr Refinements refinements = painting_refinements;\n\n";
  }
  /// Clashes look through one edge, or through as many as an option says that stands behind `distance`.
  std::string reach() const {
    for (const TextUpdate& update : rules_.moves[0].updates)
      for (const TextGiven& given : rules_.given)
        if (has_word(update.value, given.name) && has_word(update.value, "distance"))
          return "[](const Parameters& parameters) -> std::optional<Reach> {\n              return Reach{.near = " +
                 option(given) + "};\n            }";
    return "one_edge";
  }

  void position() {
    say({"position", 0});
    const Formula& last = rules_.position[0].range->last;
    const std::string parameters = names_.numbers.contains(last.word) ? " parameters" : "";
    out_ << "  static Pairs pairs(const Instance& instance, const Parameters&" << parameters << ") {\n"
         << "    return {instance.order(), " << number(last, names_, {"position", 0}) << "};\n  }\n"
         << "  static int cells(const Instance& instance, const Parameters& parameters) {\n"
         << "    return pairs(instance, parameters).count();\n  }\n\n";
  }

  void construction() {
    const std::string name = name_of_rules(rules_.name);
    out_ << "  " << name << "(const typename P::Space& space, const Instance& instance, const Parameters& parameters)\n"
         << "      : " << name
         << "(GraphArena<P>(space, instance), pairs(instance, parameters), instance, parameters) {}\n\n";
    out_ << "  // What is painted at the start is so as by moves (Theorem 3 of docs/GAMES.md):\n";
    say({"start", 0});
    for (std::size_t i = 0; i < rules_.require.size(); ++i) say({"require", i});
    out_ << "  // A move rules out, beside the other colours of its vertex:\n";
    say({"move", 0});
    for (std::size_t i = 0; i < rules_.moves[0].updates.size(); ++i) say({"move", 0, i});
    const std::string &v = rules_.moves[0].choices[0].name, &c = rules_.moves[0].choices[1].name;
    std::string tables;
    const std::string clashing = struck(v, c, tables);
    out_ << "  " << name
         << "(const GraphArena<P>& graph, const Pairs& pairs, const Instance& instance, const Parameters&"
         << (tables.find("parameters") != std::string::npos ? " parameters" : "") << ")\n"
         << "      : Painting<P>({graph, pairs, [&" << tables << "](int " << v << ", int colour) {\n"
         << "          const int " << c << " = colour + 1;\n          return " << clashing << ";\n        }},\n"
         << "        painted_at_start(graph, pairs, instance), instance,\n        "
         << literal("painted vertices do not rule each other out") << ") {}\n";
  }
  /// The pairs of other vertices that a move strikes out, and the tables that they are read from.
  std::string struck(const std::string& v, const std::string& c, std::string& tables) const {
    PrintedNames names = names_;
    names.elements[v] = v;
    names.numbers[c] = c;
    std::string result;
    const std::vector<TextUpdate>& updates = rules_.moves[0].updates;
    for (std::size_t i = 0; i < updates.size(); ++i) {
      const ClauseAt clause{"move", 0, i};
      require(updates[i].at.has_value(), "what is put at an index", clause);
      if (updates[i].each) names.numbers[updates[i].each->name] = "";
      Formula left = updates[i].value, others{"{}", {}};
      for (; left.word == "difference"; left = Formula(left.arguments[0])) add(left.arguments[1], v, others);
      require(left == Formula{rules_.position[0].name, {*updates[i].at}}, "the set at that index without others",
              clause);
      if (others.word == "{}") continue;  // all colours of the vertex
      require(!updates[i].each, "its own vertex alone, for all colours", clause);
      if (has_word(others, "in-neighbours")) table(", into = tails(graph)", tables);
      if (has_word(others, "distance")) table(", near = within(graph, " + distance(others) + ")", tables);
      result += (result.empty() ? "" : " |\n                 ") + std::string("coloured(graph, pairs, ") +
                set(others, names, clause) + ", " + number(*updates[i].at, names, clause) + " - 1)";
    }
    return result;
  }
  /// Joins a set, without the vertex itself, to others.
  static void add(const Formula& set, const std::string& v, Formula& others) {
    if (set.word == "union") {
      for (const Formula& each : set.arguments) add(each, v, others);
    } else if (set.word != v) {
      others = others.word == "{}" ? set : Formula{"union", {others, set}};
    }
  }
  static void table(const std::string& wanted, std::string& tables) {
    if (tables.find(wanted) == std::string::npos) tables += wanted;
  }
  std::string distance(const Formula& others) const {
    for (const auto& [name, value] : names_.numbers)
      if (has_word(others, name)) return value;
    refuse("a distance that is an option", {"move", 0});
  }
  const GameText& rules_;
  PrintedNames names_ = {};
};

}  // namespace

std::string printed_painting(std::string_view text, std::string_view file) { return PrintedPainting(text, file).all(); }

}  // namespace gamecert::games
