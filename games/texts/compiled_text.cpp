// From formulas to nodes over planes.
#include "games/texts/compiled_text.hpp"

#include <algorithm>
#include <memory>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "games/texts/kept_values.hpp"
#include "language/terms.hpp"
#include "language/words.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::games {
namespace {

using language::Meaning;
using language::Node;
using Scope = TextNames::Scope;

constexpr std::pair<std::string_view, PlaneWord> plane_words[] = {
    {"&", PlaneWord::conjunction},
    {"|", PlaneWord::disjunction},
    {"->", PlaneWord::implication},
    {"!", PlaneWord::negation},
    {"if", PlaneWord::choice},
    {"<->", PlaneWord::equivalence},
    {"=", PlaneWord::equal},
    {"!=", PlaneWord::unequal},
    {"<", PlaneWord::less},
    {"<=", PlaneWord::at_most},
    {">", PlaneWord::more},
    {">=", PlaneWord::at_least},
    {"+", PlaneWord::plus},
    {"-", PlaneWord::minus},
    {"*", PlaneWord::times},
    {"mod", PlaneWord::mod},
    {"^", PlaneWord::computed},
    {"xor", PlaneWord::computed},
    {"lg", PlaneWord::computed},
    {"lg-up", PlaneWord::computed},
    {"bit", PlaneWord::computed},
    {"ones", PlaneWord::computed},
    {"power-of-two", PlaneWord::power_of_two},
    {"true", PlaneWord::always},
    {"false", PlaneWord::never},
    {"V", PlaneWord::vertices},
    {"N", PlaneWord::neighbours},
    {"union", PlaneWord::unite},
    {"intersection", PlaneWord::meet},
    {"difference", PlaneWord::subtract},
    {"symmetric", PlaneWord::differ},
    {"card", PlaneWord::size_of_set},
    {"in", PlaneWord::within},
    {"same", PlaneWord::same},
    {"{}", PlaneWord::no_set},
    {"only", PlaneWord::single},
    {"E", PlaneWord::edges},
    {"edges-at", PlaneWord::edges_at},
    {"edges-in", PlaneWord::edges_in},
    {"ends", PlaneWord::ends},
    {"reach", PlaneWord::reach},
    {"reach-along", PlaneWord::reach_along},
    {"between", PlaneWord::between},
    {"tail", PlaneWord::tail},
    {"head", PlaneWord::head},
    {"out-neighbours", PlaneWord::neighbours},
    {"in-neighbours", PlaneWord::in_neighbours},
    {"out-degree", PlaneWord::degree},
    {"in-degree", PlaneWord::in_degree},
    {"degree", PlaneWord::degree},
    {"adjacent", PlaneWord::adjacent},
    {"distance", PlaneWord::distance},
    {"eccentricity", PlaneWord::eccentricity},
    {"before", PlaneWord::before},
    {"delete", PlaneWord::cut},
    {"remove", PlaneWord::remove},
    {"induce", PlaneWord::keep},
    {"connected", PlaneWord::connected},
    {"order", PlaneWord::order},
    {"size", PlaneWord::size},
    {"corners", PlaneWord::corners},
    {"sides", PlaneWord::sides},
    {"crossing", PlaneWord::crossing},
    {"convex", PlaneWord::convex},
    {"triangulation", PlaneWord::triangulation},
};

const PlaneWord* plane_word(std::string_view text) {
  static const auto index = [] {
    std::unordered_map<std::string_view, const PlaneWord*> result;
    for (const auto& [word, meaning] : plane_words) result.emplace(word, &meaning);
    return result;
  }();
  const auto known = index.find(text);
  return known == index.end() ? nullptr : known->second;
}

[[noreturn]] void refuse_word(std::string_view word, std::string_view within) {
  throw text::InputError("expected words that rules of games can use (docs/GAMES.md), found " + text::quoted(word) +
                         (within.empty() ? "" : " in what " + text::quoted(within) + " stands for"));
}

bool element(Sort sort) { return sort == Sort::vertex || sort == Sort::edge || sort == Sort::arc; }

}  // namespace

class CompiledText::Compiler {
 public:
  explicit Compiler(CompiledText& into) : into_(into), text_(into.text_), names_(text_) {}

  void compile() {
    try {
      compile_clauses();
    } catch (const text::InputError& error) {
      if (text::beyond_limit(error)) throw;
      throw ClauseError(error.what(), clause_);
    }
  }

 private:
  void compile_clauses() {
    for (std::size_t i = 0; i < text_.given.size(); ++i) {
      given_.emplace(text_.given[i].name, static_cast<int>(i));
      if (!text_.given[i].below.empty()) below_.emplace(text_.given[i].below, static_cast<int>(i));
    }
    for (std::size_t i = 0; i < text_.position.size(); ++i) parts_.emplace(text_.position[i].name, static_cast<int>(i));
    const auto each_clause = [&](std::string_view word, const auto& clauses, const auto& compile_one) {
      for (std::size_t i = 0; i < clauses.size(); ++i) {
        clause_ = {word, i};
        compile_one(clauses[i]);
      }
    };
    each_clause("given", text_.given,
                [&](const TextGiven& each) { into_.given_ranges.push_back(range(each.range, Scope::options, {})); });
    each_clause("position", text_.position,
                [&](const TextPart& each) { into_.part_ranges.push_back(range(each.range, Scope::options, {})); });
    each_clause("start", text_.position, [&](const TextPart& each) { start(each); });
    each_clause("require", text_.require,
                [&](const Formula& each) { into_.require.push_back(formula(each, Scope::board, {})); });
    each_clause("move", text_.moves, [&](const TextMove& each) { move(each); });
    const auto single = [&](std::string_view word, const std::vector<TextChoice>& choices) {
      clause_ = {word};
      const std::optional<Formula>& from = *single_clause(text_, word);
      return from ? formula(*from, formula_clause(word)->scope, choices) : -1;
    };
    into_.won = single("won", {});
    into_.lost = single("lost", {});
    into_.before = single("before", {});
    into_.falls = single("falls", {});
    each_clause("always", text_.always,
                [&](const Formula& each) { into_.always.push_back(formula(each, Scope::position, {})); });
    // These speak of a move: a choice has the slot that it has there, in all moves the same.
    const std::vector<TextChoice> common = common_choices(text_);
    into_.again = single("again", common);
    into_.gain = single("gain", common);
    into_.uses_edges_ = uses_edges();
  }

  bool uses_edges() const {
    using enum PlaneWord;
    const bool drawn = text_.board == BoardKind::triangulation || text_.board == BoardKind::drawn_triangulation ||
                       text_.board == BoardKind::points;
    const auto of_edges = [](Sort sort) { return sort == Sort::edge || sort == Sort::edges; };
    return drawn ||
           std::ranges::any_of(
               text_.given,
               [&](const TextGiven& each) { return of_edges(each.sort) || each.places == TextPlaces::edges; }) ||
           std::ranges::any_of(
               text_.position,
               [&](const TextPart& each) { return of_edges(each.sort) || each.places == TextPlaces::edges; }) ||
           std::ranges::any_of(into_.slots_, [&](const PlaneSlot& slot) { return of_edges(slot.sort); }) ||
           std::ranges::any_of(into_.nodes_, [&](const PlaneNode& node) {
             return of_edges(node.sort) || node.word == size || node.word == term || node.word == of_graph ||
                    node.word == cut || node.range == language::Range::edges;
           });
  }
  int add(PlaneNode node) {
    into_.nodes_.push_back(std::move(node));
    return static_cast<int>(into_.nodes_.size()) - 1;
  }
  PlaneNode& at(int node) { return into_.nodes_[static_cast<std::size_t>(node)]; }
  int slot_of_choice(const std::string& name, Sort sort) {
    const std::string key = name + " " + std::string(language::name_of(sort));
    const auto [known, fresh] = choice_slots_.try_emplace(key, static_cast<int>(into_.slots_.size()));
    if (fresh) into_.slots_.push_back({name, sort});
    return known->second;
  }
  int new_slot(const std::string& name, Sort sort) {
    into_.slots_.push_back({name, sort});
    return static_cast<int>(into_.slots_.size()) - 1;
  }

  CompiledRange range(const std::optional<TextRange>& from, Scope scope, const std::vector<TextChoice>& choices) {
    if (!from) return {};
    CompiledRange result{formula(from->first, scope, choices), -1};
    result.last = formula(from->last, scope, choices);
    return result;
  }

  void start(const TextPart& part) {
    Start result;
    std::vector<TextChoice> bound;
    if (part.with_argument()) {
      bound.push_back({.name = part.bound, .sort = sort_of_argument(part)});
      result.slot = slot_of_choice(part.bound, bound[0].sort);
    }
    result.value = put_on(part, formula(part.start, Scope::board, bound));
    into_.start.push_back(result);
  }

  CompiledChoice choice(const TextChoice& from, const std::vector<TextChoice>& chosen) {
    CompiledChoice result{.kind = from.kind, .sort = from.sort, .slot = slot_of_choice(from.name, from.sort)};
    if (from.kind == TextChoice::Kind::number) {
      result.range = range(from.range, Scope::position, chosen);
      if (!into_[result.range.first].fixed || !into_[result.range.last].fixed)
        throw text::InputError("expected a range of " + text::quoted(from.name) +
                               " with ends that the board and what is given decide, found another");
      if (!into_[result.range.first].slots.empty() || !into_[result.range.last].slots.empty())
        throw text::InputError("expected a range of " + text::quoted(from.name) + " with ends without other choices, " +
                               "found one of them");
    } else {
      result.within = chosen_from(from, formula(from.within, Scope::position, chosen));
    }
    return result;
  }
  int chosen_from(const TextChoice& choice, int set) {
    return choice.sort == Sort::vertex || choice.sort == Sort::set ? as_vertices(set) : set;
  }
  int put_on(const TextPart& part, int value) { return part.sort == Sort::set ? as_vertices(value) : value; }

  /// The node of m in a conjunct |S| <= m or |S| = m, or m < |S| turned about; -1 if there is none.
  int bound_of(const Formula& condition, const std::string& set, const std::vector<TextChoice>& choices) {
    if (condition.word == "&") {
      const int first = bound_of(condition.arguments[0], set, choices);
      return first >= 0 ? first : bound_of(condition.arguments[1], set, choices);
    }
    if (condition.word != "<=" && condition.word != "=") return -1;
    const Formula size{"card", {{set, {}}}};
    if (condition.arguments[0] != size) return -1;
    const int bound = formula(condition.arguments[1], Scope::position, choices);
    return into_[bound].fixed && into_[bound].slots.empty() ? bound : -1;
  }

  void move(const TextMove& from) {
    CompiledMove result;
    std::vector<TextChoice> choices;
    for (const TextChoice& each : from.choices) {
      result.choices.push_back(choice(each, choices));
      choices.push_back(each);
    }
    if (from.condition) decide(formula(*from.condition, Scope::position, choices), result);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (choices[i].kind != TextChoice::Kind::subset) continue;
      if (from.condition) result.choices[i].most = bound_of(*from.condition, choices[i].name, choices);
      if (result.choices[i].most < 0)
        throw text::InputError("expected a bound of the size of the set " + text::quoted(choices[i].name) +
                               " behind 'where', as in '|" + choices[i].name + "| <= 3', found none");
    }
    for (const TextUpdate& update : from.updates) {
      clause_.update = result.updates.size();
      CompiledUpdate one{.part = update.part};
      std::vector<TextChoice> names = choices;
      if (update.each) {
        one.each = choice_of_update(*update.each, choices);
        names.push_back(*update.each);
      }
      if (update.at) one.at = formula(*update.at, Scope::change, names);
      one.value = put_on(text_.position[update.part], formula(update.value, Scope::change, names));
      result.updates.push_back(one);
    }
    into_.moves.push_back(std::move(result));
  }
  /// Gives each conjunct to the last choice that it names. One that goes through something stays behind those in front
  /// of it, as these may keep it from going through too much.
  void decide(int index, CompiledMove& move) const {
    const PlaneNode& node = into_[index];
    if (move.choices.empty()) {
      move.condition = index;
    } else if (node.word == PlaneWord::conjunction && node.table < 0) {
      decide(node.child[0], move);
      decide(node.child[1], move);
    } else {
      std::size_t last = 0;
      for (std::size_t i = 0; i < move.choices.size(); ++i)
        if (std::ranges::find(node.slots, move.choices[i].slot) != node.slots.end() ||
            (goes_through(into_.nodes_, index) && !move.choices[i].conditions.empty()))
          last = i;
      move.choices[last].conditions.push_back(index);
    }
  }
  /// Its range may depend on whatever it likes.
  CompiledChoice choice_of_update(const TextChoice& from, const std::vector<TextChoice>& chosen) {
    CompiledChoice result{.kind = from.kind, .sort = from.sort, .slot = slot_of_choice(from.name, from.sort)};
    if (from.kind == TextChoice::Kind::number)
      result.range = range(from.range, Scope::change, chosen);
    else
      result.within = chosen_from(from, formula(from.within, Scope::change, chosen));
    return result;
  }

  int formula(const Formula& formula, Scope scope, const std::vector<TextChoice>& choices) {
    const std::vector<language::Parameter> parameters = names_.parameters(scope, choices);
    const language::Program program(formula, nullptr, {.parameters = parameters, .words = &names_.words(scope)});
    hides_edges_ =
        binds(formula, "E") || std::ranges::find(parameters, "E", &language::Parameter::name) != parameters.end();
    Frame frame{program, {}};
    for (std::size_t i = 0; i < program.slots(); ++i)
      frame.slots.push_back(i < parameters.size() ? parameter(parameters[i], choices) : Meant{});
    const int root = node(program.root(), frame);
    table(root);
    keep_values(into_.nodes_, root, into_.kept_);
    return root;
  }

  /// What a slot of a program stands for.
  struct Meant {
    enum class Kind { own, given, part, choice } kind = Kind::own;
    int number = -1;
    bool prime = false;
  };
  struct Frame {
    const language::Program& program;
    std::vector<Meant> slots;
  };
  Meant parameter(const language::Parameter& parameter, const std::vector<TextChoice>& choices) {
    for (const TextChoice& each : choices)
      if (each.name == parameter.name) return {Meant::Kind::choice, slot_of_choice(each.name, each.sort)};
    if (const auto given = given_.find(parameter.name); given != given_.end())
      return {Meant::Kind::given, given->second};
    if (const auto below = below_.find(parameter.name); below != below_.end())
      return {Meant::Kind::given, below->second, true};
    const bool prime = parameter.name.ends_with('\'');
    return {Meant::Kind::part, parts_.at(parameter.name.substr(0, parameter.name.size() - (prime ? 1 : 0))), prime};
  }
  /// What a name of `let` stands for that names a variable or a part.
  static std::optional<Meant> another_name(const PlaneNode& value) {
    if (value.word == PlaneWord::slot) return Meant{Meant::Kind::own, value.slot};
    if (value.word != PlaneWord::part && value.word != PlaneWord::number_part) return std::nullopt;
    return Meant{Meant::Kind::part, value.slot, value.prime};
  }
  int own_slot(std::size_t slot, Frame& frame, Sort sort) {
    Meant& meant = frame.slots[slot];
    if (meant.number < 0) meant.number = new_slot("", sort);
    return meant.number;
  }

  void uses(PlaneNode& node, int child) {
    if (child < 0) return;
    const PlaneNode& inside = at(child);
    node.fixed = node.fixed && inside.fixed;
    for (const int slot : inside.slots) use(node, slot);
  }
  static void use(PlaneNode& node, int slot) {
    if (std::ranges::find(node.slots, slot) == node.slots.end()) node.slots.push_back(slot);
  }

  /// What no plane says, but a graph does: a truth or a number of the graph alone, such as `planar`.
  int node(std::size_t index, Frame& frame) {
    const Node& from = frame.program[index];
    const auto around = std::pair(changed_, within_);
    try {
      return plane_node(from, frame);
    } catch (const text::InputError&) {
      std::tie(changed_, within_) = around;
      if (!of_graph(from)) throw;
    }
    PlaneNode node{.word = PlaneWord::of_graph, .sort = from.sort, .meaning = Meaning::strict};
    node.fixed = changed_ == 0;
    node.formula = std::make_shared<const Formula>(*from.formula);
    return add(std::move(node));
  }
  /// Whether it is a formula of a graph, without a name from outside of it.
  bool of_graph(const Node& from) const {
    const bool directed = text_.board == BoardKind::digraph || text_.board == BoardKind::graph_or_digraph;
    if (hides_edges_ || directed || from.formula == nullptr || (from.sort != Sort::truth && from.sort != Sort::whole))
      return false;
    try {
      const std::string text = prefix(*from.formula);
      const Formula closed =
          from.sort == Sort::truth ? language::read_prefix(text, nullptr) : language::read_prefix_number(text, nullptr);
      const language::Program program(closed);
      for (std::size_t i = 0; i < program.size(); ++i)
        if (program[i].coloured) return false;
      return true;
    } catch (const text::InputError&) {
      return false;
    }
  }

  int plane_node(const Node& from, Frame& frame) {
    PlaneNode node{.word = PlaneWord::constant, .sort = from.sort, .meaning = Meaning::strict};
    if (from.sort == Sort::number || from.sort == Sort::numbers)
      refuse_word(from.sort == Sort::number ? "a fraction" : "a set of numbers", within_);
    switch (from.kind) {
      case Node::Kind::number:
        node.number = from.number;
        return add(std::move(node));
      case Node::Kind::variable:
        return variable(std::move(node), from, frame);
      case Node::Kind::other:
        return other(std::move(node), from, frame);
      case Node::Kind::call:
        refuse_word(from.formula->word, within_);
      case Node::Kind::defined: {
        const std::string_view outer = std::exchange(within_, within_.empty() ? from.term->name : within_);
        const int meant = this->node(from.children[0], frame);
        within_ = outer;
        return meant;
      }
      case Node::Kind::term:
        return term(std::move(node), *from.term);
      case Node::Kind::word:
        return word(std::move(node), from, frame);
    }
    return -1;
  }

  int variable(PlaneNode node, const Node& from, Frame& frame) {
    const Meant& meant = frame.slots[from.slot];
    node.slot = meant.number;
    if (meant.kind == Meant::Kind::part) {
      const TextPart& part = text_.position[static_cast<std::size_t>(meant.number)];
      node.word = part.numbers() ? PlaneWord::number_part : PlaneWord::part;
      node.prime = meant.prime;
      node.fixed = false;
    } else if (meant.kind == Meant::Kind::given) {
      node.word = PlaneWord::given_at;
      node.prime = meant.prime;
    } else {
      node.word = PlaneWord::slot;
      if (meant.kind == Meant::Kind::own) node.slot = own_slot(from.slot, frame, from.sort);
      use(node, node.slot);
    }
    return add(std::move(node));
  }

  int other(PlaneNode node, const Node& from, Frame& frame) {
    std::string name(from.other->text);
    for (std::size_t i = 0; i < from.given.size(); ++i) {
      node.child[i] = this->node(from.given[i], frame);
      uses(node, node.child[i]);
    }
    if (const auto given = given_.find(name); given != given_.end()) {
      node.word = PlaneWord::given_at;
      node.slot = given->second;
      return add(std::move(node));
    }
    if (name.ends_with('\'')) {
      name.pop_back();
      node.prime = true;
    }
    if (const auto part = parts_.find(name); part != parts_.end()) {
      node.word = text_.position[static_cast<std::size_t>(part->second)].indexed ? PlaneWord::part_of_index
                                                                                 : PlaneWord::number_at;
      node.slot = part->second;
      node.fixed = false;
      return add(std::move(node));
    }
    node.word = *plane_word(name);
    return add(std::move(node));
  }

  int term(PlaneNode node, const language::Term& term) {
    if (const PlaneWord* known = plane_word(term.name)) {
      node.word = *known;
    } else {
      if (term.of_graph == nullptr) refuse_word(term.name, within_);
      node.word = PlaneWord::term;
      node.term = &term;
    }
    node.fixed = changed_ == 0;
    return add(std::move(node));
  }

  int word(PlaneNode node, const Node& from, Frame& frame) {
    const language::LanguageWord& word = *from.word;
    using enum Meaning;
    node.meaning = word.meaning;
    switch (word.meaning) {
      case recursion:
      case ask:
      case pattern:
        refuse_word(word.text, within_);
      case change:
        return changed(std::move(node), from, frame);
      case let: {
        node.word = PlaneWord::bind;
        node.child[0] = this->node(from.children[1], frame);
        if (const std::optional<Meant> same = another_name(into_[node.child[0]])) {
          const Meant own = std::exchange(frame.slots[from.slot], *same);
          const int body = this->node(from.children[2], frame);
          frame.slots[from.slot] = own;
          return body;
        }
        node.slot = own_slot(from.slot, frame, frame.program[from.children[1]].sort);
        into_.slots_[static_cast<std::size_t>(node.slot)].by_let = true;
        node.child[1] = this->node(from.children[2], frame);
        uses(node, node.child[0]);
        uses(node, node.child[1]);
        if (!into_[node.child[0]].fixed) node.fixed = false;
        std::erase(node.slots, node.slot);
        return add(std::move(node));
      }
      case conjunction:
      case disjunction:
      case implication:
      case negation:
      case choice:
      case strict: {
        if (word.text == "infinite" || word.text == "-infinite") {
          node.number = word.text == "infinite" ? language::infinite : language::minus_infinite;
          return add(std::move(node));
        }
        const PlaneWord* known = plane_word(word.text);
        if (known == nullptr) refuse_word(word.text, within_);
        node.word = *known;
        node.computed = from.value;
        break;
      }
      default:
        return quantified(std::move(node), from, frame);
    }
    for (std::size_t i = 0; i < from.formula->arguments.size(); ++i) {
      node.child[i] = this->node(from.children[i], frame);
      uses(node, node.child[i]);
    }
    put_ends(node);
    // What is said of the graph depends on which graph is meant.
    if (changed_ > 0 && !on_any_graph(node.word)) node.fixed = false;
    return add(std::move(node));
  }
  /// An edge is the set of its ends where a set of vertices is meant.
  int as_vertices(int child) {
    if (child < 0 || at(child).sort != Sort::edge) return child;
    PlaneNode ends{.word = PlaneWord::ends_of, .sort = Sort::set};
    ends.child[0] = child;
    uses(ends, child);
    return add(std::move(ends));
  }
  void put_ends(PlaneNode& node) {
    using enum PlaneWord;
    const auto links = [&](int child) {
      return child >= 0 && (at(child).sort == Sort::edges || at(child).sort == Sort::arcs);
    };
    const bool joins = node.word == within || node.word == same || node.word == unite || node.word == meet ||
                       node.word == subtract || node.word == differ;
    if (joins && (links(node.child[0]) || links(node.child[1]))) return;
    const bool first = node.word == neighbours || node.word == in_neighbours || node.word == edges_at ||
                       node.word == size_of_set || node.word == reach || node.word == reach_along;
    if (joins || first) node.child[0] = as_vertices(node.child[0]);
    if (joins || node.word == reach) node.child[1] = as_vertices(node.child[1]);
    if (node.word == PlaneWord::choice && node.sort == Sort::set)
      for (const std::size_t i : {1, 2}) node.child[i] = as_vertices(node.child[i]);
  }
  /// Whether the word means the same on every graph.
  static bool on_any_graph(PlaneWord word) {
    using enum PlaneWord;
    const bool differs = word == vertices || word == edges || word == neighbours || word == in_neighbours ||
                         word == edges_at || word == edges_in || word == ends || word == reach || word == reach_along ||
                         word == between || word == before || word == degree || word == in_degree || word == adjacent ||
                         word == distance || word == eccentricity || word == connected || word == order ||
                         word == size || word == term || word == PlaneWord::of_graph;
    return !differs;
  }

  int changed(PlaneNode node, const Node& from, Frame& frame) {
    const PlaneWord* known = plane_word(from.word->text);
    if (known == nullptr) refuse_word(from.word->text, within_);
    node.word = *known;
    node.child[0] = this->node(from.children[0], frame);
    if (node.word != PlaneWord::cut) node.child[0] = as_vertices(node.child[0]);
    ++changed_;
    node.child[1] = this->node(from.children[1], frame);
    --changed_;
    uses(node, node.child[0]);
    for (const int slot : at(node.child[1]).slots) use(node, slot);
    // The body is not fixed by itself, as its graph is not; on a fixed graph it may be.
    node.fixed = changed_ == 0 && at(node.child[0]).fixed && !speaks_of_position(node.child[1]);
    return add(std::move(node));
  }
  bool speaks_of_position(int index) const {
    const PlaneNode& node = into_[index];
    using enum PlaneWord;
    if (node.word == part || node.word == part_of_index || node.word == number_part || node.word == number_at)
      return true;
    for (const int child : node.child)
      if (child >= 0 && speaks_of_position(child)) return true;
    for (const int child : node.of_range)
      if (child >= 0 && speaks_of_position(child)) return true;
    return false;
  }

  int quantified(PlaneNode node, const Node& from, Frame& frame) {
    using language::Range;
    node.range = from.range;
    if (from.range == Range::colourings || from.range == Range::orders || from.range == Range::blocks)
      refuse_word(from.formula->arguments[0].word, within_);
    using enum Meaning;
    node.word = from.word->meaning == forall      ? PlaneWord::forall
                : from.word->meaning == exists    ? PlaneWord::exists
                : from.word->meaning == count     ? PlaneWord::count
                : from.word->meaning == sum       ? PlaneWord::sum
                : from.word->meaning == collected ? PlaneWord::those
                                                  : PlaneWord::folded;
    const bool numbers = from.range == Range::numbers;
    const bool of_set = from.range == Range::members || from.range == Range::subsets;
    for (std::size_t i = 0; i < (numbers ? 2U : of_set ? 1U : 0U); ++i) {
      node.of_range[i] = this->node(from.of_range[i], frame);
      if (from.range == Range::members || from.range == Range::subsets)
        if (from.members == language::Members::vertices) node.of_range[i] = as_vertices(node.of_range[i]);
      uses(node, node.of_range[i]);
    }
    node.slot = own_slot(from.slot, frame, variable_sort(from));
    node.child[1] = this->node(from.children[1], frame);
    uses(node, node.child[1]);
    std::erase(node.slots, node.slot);
    if (changed_ > 0 && !numbers && !of_set) node.fixed = false;
    return add(std::move(node));
  }
  static Sort variable_sort(const Node& from) {
    using language::Range;
    const Sort set = from.members == language::Members::edges  ? Sort::edges
                     : from.members == language::Members::arcs ? Sort::arcs
                                                               : Sort::set;
    switch (from.range) {
      case Range::vertices:
        return Sort::vertex;
      case Range::edges:
        return Sort::edge;
      case Range::arcs:
        return Sort::arc;
      case Range::numbers:
        return Sort::whole;
      case Range::members:
        return language::member(set);
      case Range::subsets:
        return set;
      default:
        return Sort::set;
    }
  }

  /// Gives tables to what the board alone decides, as far outside as it goes.
  void table(int index) {
    if (index < 0) return;
    PlaneNode& node = at(index);
    if (node.table >= 0) return;
    using enum PlaneWord;
    const bool plain =
        node.word == constant || node.word == slot || node.word == always || node.word == never || node.word == no_set;
    if (node.fixed && !plain && keyed(node)) {
      // Inside of it, what is the same for many of its instances.
      const PlaneNode outer = node;
      const std::size_t before = into_.tables_.size();
      const bool goes_through = outer.range != language::Range::colourings;
      for (const int child : outer.child)
        if (child >= 0 && (goes_through || at(child).slots.size() < outer.slots.size())) table(child);
      for (const int child : outer.of_range) table(child);
      for (std::size_t i = before; i < into_.tables_.size(); ++i) at(into_.tables_[i]).inside_table = true;
      PlaneNode& tabled = at(index);
      tabled.table = static_cast<int>(into_.tables_.size());
      tabled.keys = tabled.slots;
      into_.tables_.push_back(index);
      return;
    }
    const std::array<int, 3> children = node.child;
    const std::array<int, 2> ranges = node.of_range;
    for (const int child : children) table(child);
    for (const int child : ranges) table(child);
  }
  bool keyed(const PlaneNode& node) const {
    return node.slots.size() <= 2 && std::ranges::all_of(node.slots, [&](int slot) {
             return element(into_.slots_[static_cast<std::size_t>(slot)].sort);
           });
  }

  CompiledText& into_;
  const GameText& text_;
  TextNames names_;
  std::map<std::string, int, std::less<>> given_, parts_, below_;
  std::map<std::string, int> choice_slots_;
  ClauseAt clause_;           // that is being compiled
  int changed_ = 0;           // graphs around that are not the board
  bool hides_edges_ = false;  // a name in the formula at hand is E
  std::string_view within_;   // the outermost word of which the meaning is compiled
};

CompiledText::CompiledText(GameText text) : text_(std::move(text)) { Compiler(*this).compile(); }

}  // namespace gamecert::games
