// What formulas mean by answers about games: the domain of numbers that may be unknown, from the definitions.
//
// Truth is 1 and falsity 0; a value is missing where the answers do not settle it. A connective is
// settled as soon as its settled arguments settle it (Kleene), so evidence need only answer the
// questions a verdict rests on.
#include <map>

#include "conjectures/all_play.hpp"
#include "conjectures/questions.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/walk.hpp"
#include "text/errors.hpp"

namespace gamecert::conjectures {
namespace {

using graphs::SmallGraph;
using graphs::VertexSet;
using language::Node;
using language::Number;
using Unsettled = std::optional<Number>;

constexpr std::int64_t step_limit = 100'000'000;
constexpr std::int64_t question_steps = 20;  // what a question costs beside

/// A graph with the terms and questions about it alone that are answered.
struct Remainder : language::GraphValues {
  std::map<const void*, Unsettled> known_values = {};

  template <class Graph>
  void ask(const Graph& graph) {
    reset(graph);
    known_values.clear();
  }
};

class Settling : public language::Walk<Settling, Unsettled, Remainder> {
 public:
  static constexpr bool reorders = false, by_words = false;
  static constexpr int most_coloured = 16;

  Settling(const Formula& formula, const Answers& answers)
      : Walk(formula, nullptr, [] { return std::make_unique<Remainder>(); }), answers_(answers) {}

  Unsettled at(const SmallGraph& graph) {
    at_graph(graph);
    return value(program().root(), {whole()});
  }

 private:
  friend Walk;
  friend language::Connectives<Settling, Unsettled, language::At<Remainder>>;
  using Where = language::At<Remainder>;

  void step() {
    text::pause();
    if (++steps_ > step_limit)
      throw text::LimitError("the formula takes more than " + std::to_string(step_limit) + " steps");
  }
  static Unsettled of(Number number) { return number; }
  static Number number(const Unsettled& value) { return *value; }
  static bool known(const Unsettled& value) { return value.has_value(); }
  static Unsettled negation(Unsettled a) { return a ? Unsettled(*a == 0) : a; }
  static bool decides(const Unsettled& a, const Where&) { return a == 0; }
  static Unsettled conjunction(Unsettled a, Unsettled b) {
    if (b == 0) return 0;
    return a && b ? Unsettled(1) : Unsettled();
  }
  static const Where& beside(const Where& at, const Unsettled&) { return at; }
  static Unsettled with(const Unsettled& a, Unsettled b) { return a ? b : a; }
  static Unsettled named(Unsettled value) { return value; }
  static Unsettled through(const Unsettled&, Unsettled body, const language::PlacedGraph&) { return body; }
  static Unsettled strict(const Node& node, const Where& at, const Unsettled& a, const Unsettled& b) {
    return a && b ? Unsettled(node.value(at.on.placed(), *a, *b)) : Unsettled();
  }

  class Search {
   public:
    Search(const Node&, bool wanted) : wanted_(wanted) {}
    bool add(const Unsettled& body, const Where&, Number) {
      if (!body && result_ != 1) result_.reset();
      if (body && (*body != 0) == wanted_) result_ = 1;
      return result_ != 1;
    }
    Unsettled result() const { return result_; }

   private:
    bool wanted_;
    Unsettled result_ = 0;
  };
  /// Not known as soon as one is not.
  class Gathered {
   public:
    void add(const Unsettled& body) { all_ = all_ && body.has_value(); }
    Unsettled result(Number number) const { return all_ ? Unsettled(number) : Unsettled(); }

   private:
    bool all_ = true;
  };

  Unsettled term(const Node& node, const Where& at) {
    if (node.term->of_colouring) return term_once(node, at);
    const auto [it, fresh] = at.on.known_values.try_emplace(node.term);
    if (fresh) it->second = term_once(node, at);
    return it->second;
  }

  Unsettled term_once(const Node& node, const Where& at) {
    const language::Term& term = *node.term;
    if (node.kind == Node::Kind::defined) return value(node.children[0], {at.on});
    if (term.of_graph != nullptr) return term.of_graph(at.on.graph());
    if (term.value != nullptr) return term.value(at.on, at.green);
    steps_ += question_steps;
    return answered(*term.asks, question_of(term, at.on.graph(), at.green).value());
  }

  Unsettled question(const Node& node, const Where& at, std::span<const VertexSet> sets, std::span<const Unsettled>) {
    if (!sets.empty()) return asked_once(*node.formula, at, sets);
    const auto [it, fresh] = at.on.known_values.try_emplace(node.formula);
    if (fresh) it->second = asked_once(*node.formula, at, sets);
    return it->second;
  }

  Unsettled asked_once(const Formula& formula, const Where& at, std::span<const VertexSet> sets) {
    if (!sets.empty()) steps_ += question_steps;
    const SmallGraph& graph = at.on.graph();
    const GameAtom question = game_question(formula, graphs::write_small_graph(graph), sets);
    if (may_be_refused(formula, sets) && !allowed(question, graph, sets)) return value_of_no_position(formula);
    if (counts_play(formula)) return value_by_play(formula, question, [this] { count_play(); });
    return answered(formula, question);
  }

  Unsettled answered(const Formula& asks, const GameAtom& question) const {
    const auto answer = answers_(question);
    if (!answer) return {};
    try {
      return number_answered(asks, *answer);
    } catch (const text::InputError& error) {
      throw text::InputError(std::string(error.what()) + " about " + text(question));
    }
  }

  /// Some positions more were gone through.
  void count_play() {
    steps_ += positions_a_call * question_steps;
    if (steps_ > step_limit) throw text::LimitError("play takes more than " + std::to_string(step_limit) + " steps");
  }

  const Answers& answers_;
  std::int64_t steps_ = 0;
};

}  // namespace

std::optional<std::int64_t> evaluate(const Formula& formula, const SmallGraph& graph, const Answers& answers) {
  require_about(formula, graph.directed ? language::GraphKind::digraphs : language::GraphKind::graphs);
  return Settling(formula, answers).at(graph);
}

}  // namespace gamecert::conjectures
