// Numbers, with short circuits, and truths by the word.
#include "language/compiled_formula.hpp"

#include <bit>
#include <stdexcept>
#include <utility>

#include "language/walk.hpp"

namespace gamecert::language {

class CompiledFormula::Numbers : public Walk<Numbers, Number, GameValues> {
 public:
  static constexpr bool reorders = true, by_words = true;
  static constexpr int most_coloured = 20;

  Numbers(const Formula& formula, const MakeGameValues& make, Outside outside)
      : Walk(formula, make().get(), make, outside), outside_(std::move(outside)) {}

  void ask(const graphs::SmallGraph& graph) {
    at_graph(graph);
    constexpr int most_edges = 64;
    // From outside edges are numbered in the order of the graph.
    if (outside_.value && graph.size() <= most_edges) edges(whole().placed());
  }
  void set(std::size_t parameter, Number value) { bind(parameter, value); }
  Number whole_value() { return value(program().root(), {whole()}); }
  Number argument(std::size_t i) { return value(program()[program().root()].children[i], {whole()}); }
  Sort sort() const { return program()[program().root()].sort; }

 private:
  friend Walk;
  friend Connectives<Numbers, Number, At<GameValues>>;
  using Where = At<GameValues>;

  static void step() {}
  static Number of(Number number) { return number; }
  static Number number(Number value) { return value; }
  static bool known(Number) { return true; }
  static Number negation(Number a) { return a == 0; }
  static bool decides(Number a, const Where&) { return a == 0; }
  static Number conjunction(Number, Number b) { return b != 0; }
  static const Where& beside(const Where& at, Number) { return at; }
  static Number with(Number, Number b) { return b; }
  static Number named(Number value) { return value; }
  static Number through(Number, Number body, const PlacedGraph&) { return body; }
  static Number strict(const Node& node, const Where& at, Number a, Number b) {
    return node.value(at.on.placed(), a, b);
  }
  static Number term(const Node& node, const Where& at) {
    if (node.way != nullptr) return node.way(at.on);
    const Term& term = *node.term;
    if (term.of_graph != nullptr) return term.of_graph(at.on.graph());
    if (term.value != nullptr) return term.value(at.on, at.green);
    if (!term.of_colouring) return at.on.asked(*term.asks, {});
    const int bit = static_cast<int>(at.green % 64);
    return static_cast<Number>(at.on.truths(*term.asks, at.green / 64, graphs::single(bit)) >> bit & 1);
  }
  static Number question(const Node& node, const Where& at, std::span<const VertexSet> sets, std::span<const Number>) {
    return at.on.asked(*node.formula, sets);
  }
  Number other(const Node& node, std::span<const Number> numbers) {
    return outside_.value(*node.other, {numbers, node.sorts});
  }
  class Search {
   public:
    Search(const Node&, bool wanted) : wanted_(wanted) {}
    bool add(Number body, const Where&, Number) { return !(found_ = (body != 0) == wanted_); }
    Number result() const { return found_; }

   private:
    bool wanted_, found_ = false;
  };
  struct Gathered {
    static void add(Number) {}
    static Number result(Number number) { return number; }
  };

  /// Truths of 64 green sets, of which those are looked at that `wanted` has.
  struct WordOfSets {
    GameValues& on;
    std::size_t word;
    std::uint64_t wanted;
  };
  class Truths : public Connectives<Truths, std::uint64_t, WordOfSets> {
   public:
    explicit Truths(Numbers& numbers) : numbers_(numbers) {}

    /// The other bits mean nothing.
    std::uint64_t value(std::size_t index, const WordOfSets& at) {
      const Node& node = numbers_.program()[index];
      if (!node.coloured) return numbers_.value(index, {at.on}) != 0 ? ~std::uint64_t{0} : 0;
      if (node.term != nullptr && node.term->truths != nullptr) return node.term->truths(at.on, at.word);
      if (node.term != nullptr && node.term->asks != nullptr) return at.on.truths(*node.term->asks, at.word, at.wanted);
      const bool connects = node.word != nullptr && node.word->meaning <= Meaning::negation;
      if (connects) return this->connective(node, at);
      std::uint64_t result = 0;
      graphs::each(at.wanted, [&](int bit) {
        const VertexSet green = at.word * 64 + static_cast<VertexSet>(bit);
        if (numbers_.value(index, {at.on, green}) != 0) result |= graphs::single(bit);
      });
      return result;
    }

   private:
    friend Connectives<Truths, std::uint64_t, WordOfSets>;
    static constexpr bool reorders = true;
    static std::uint64_t negation(std::uint64_t a) { return ~a; }
    static bool decides(std::uint64_t a, const WordOfSets& at) { return (a & at.wanted) == 0; }
    static WordOfSets beside(const WordOfSets& at, std::uint64_t a) { return {at.on, at.word, at.wanted & a}; }
    static std::uint64_t conjunction(std::uint64_t a, std::uint64_t b) { return a & b; }

    Numbers& numbers_;
  };

  Number over_colourings(const Node& node, const Where& at) {
    const Meaning meaning = node.word->meaning;
    const bool truths = meaning == Meaning::forall || meaning == Meaning::exists || meaning == Meaning::count;
    Fold fold(meaning, node.fractions, node.members);
    Number count = 0;
    for (std::size_t word = 0; word < at.on.colouring_words(); ++word) {
      text::pause();
      const std::uint64_t wanted = at.on.colourings();
      if (!truths) {
        graphs::each(wanted, [&](int bit) {
          const VertexSet green = word * 64 + static_cast<VertexSet>(bit);
          fold.add(static_cast<Number>(green), value(node.children[1], {at.on, green}), at.on.placed());
        });
        continue;
      }
      const std::uint64_t found = Truths(*this).value(node.children[1], {at.on, word, wanted}) & wanted;
      if (meaning == Meaning::forall && found != wanted) return 0;
      if (meaning == Meaning::exists && found != 0) return 1;
      count += std::popcount(found);
    }
    return !truths ? fold.result() : meaning == Meaning::count ? count : meaning == Meaning::forall;
  }

  const Outside outside_;
};

CompiledFormula::CompiledFormula(const Formula& formula, const MakeGameValues& make, Outside outside)
    : formula_(std::make_unique<Formula>(formula)),
      numbers_(std::make_unique<Numbers>(*formula_, make, std::move(outside))) {}
CompiledFormula::CompiledFormula(CompiledFormula&&) noexcept = default;
CompiledFormula& CompiledFormula::operator=(CompiledFormula&&) noexcept = default;
CompiledFormula::~CompiledFormula() = default;

void CompiledFormula::ask(const graphs::SmallGraph& graph) { numbers_->ask(graph); }
void CompiledFormula::set(std::size_t parameter, Number value) { numbers_->set(parameter, value); }
std::int64_t CompiledFormula::value() { return numbers_->whole_value(); }
std::int64_t CompiledFormula::argument(std::size_t i) { return numbers_->argument(i); }
Sort CompiledFormula::sort() const { return numbers_->sort(); }

}  // namespace gamecert::language
