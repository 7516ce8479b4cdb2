// The strict reader of certificates: what FORMAT.md does not allow is a rejection with its line.
#include <algorithm>
#include <charconv>
#include <functional>

#include "certificates/format.hpp"
#include "certificates/lines.hpp"
#include "text/errors.hpp"

namespace gamecert::certificates {
namespace {

constexpr std::size_t numbers_a_line = 20;
constexpr int words_limit = games::max_cells / games::word_bits;

class Parser : public Lines {
 public:
  using Lines::Lines;

  /// The certificate whose first line has been reached. Depth: 0, 1 of a fact of a counterexample, 2 of the base of a
  /// derivation.
  Certificate certificate(int depth) {
    word("gamecert");
    if (const int version = number("a format version"); version != format_version) {
      fail("format version " + std::to_string(format_version), std::to_string(version));
    }
    Certificate result;
    next_line("`game`");
    result.claim = claim();
    result.evidence = evidence(depth, result.claim);
    word("end");
    end_of_line();
    return result;
  }

 private:
  /// The number of the value that is written so.
  int value(const std::string& game, const std::string& parameter) {
    const std::string_view text = token("a value");
    if (const auto plain = text::whole_number(text); plain && value_text(game, parameter, *plain) == text)
      return *plain;
    try {
      const int number = games::parameter_value(games::find(game).info, parameter, text);
      if (value_text(game, parameter, number) == text) return number;
    } catch (const text::InputError&) {  // no such value, parameter or game
    }
    fail("a value of " + parameter, text::quoted(text));
  }

  /// The lines from `game` to `instance`.
  Claim subject() {
    Claim claim;
    word("game");
    claim.game = name("the name of a game");
    claim.version = number("a version of the rules");
    next_line("`instance`");
    std::string previous;
    while (at_word("parameter")) {
      word("parameter");
      std::string parameter = name("the name of a parameter");
      if (parameter <= previous) fail("parameters in ascending order of name", parameter + " after " + previous);
      claim.parameters[parameter] = value(claim.game, parameter);
      previous = std::move(parameter);
      next_line("`instance`");
    }
    if (at_word("play")) {
      word("play");
      if (remainder("misere") != "misere") fail("`play misere`", text::quoted(line_));
      claim.misere = true;
      next_line("`instance`");
    }
    word("instance");
    claim.instance = remainder("an instance");
    return claim;
  }

  Claim claim() {
    Claim claim = subject();
    next_line("`statement`");
    word("statement");
    claim.statement = remainder("a statement");
    next_line("`evidence`");
    return claim;
  }

  /// Ends on the line behind the evidence.
  Evidence evidence(int depth, const Claim& claim) {
    word("evidence");
    const std::string kind = name("a kind of evidence");
    const std::pair<std::string_view, std::function<Evidence()>> kinds[] = {
        {"order", [&] { return Order{numbers("a move")}; }},
        {"closure", [&] { return closure(claim); }},
        {"determinant", [&] { return Determinant{elements()}; }},
        {"implausible", [&] { return implausible(); }},
        {"kernel", [&] { return kernel(); }},
        {"positions", [&] { return positions(claim); }},
        {"strategy", [&] { return strategy(claim); }},
        {"simulation", [&] { return simulation(claim); }},
        {"symmetry", [&] { return symmetry(); }},
        {"lrat", [&] { return refutation(); }},
        {"signature", [&] { return signature(); }},
        {"grounding", [&] { return grounding(); }},
        {"derivation", [&] { return derivation(depth); }},
        {"counterexample", [&] { return counterexample(depth); }}};
    std::string known;
    for (const auto& [each, read] : kinds) {
      if (each != kind) {
        known.append(known.empty() ? "" : ", ").append(each);
        continue;
      }
      Evidence result = read();
      next_line("`end`");
      return result;
    }
    fail("one of " + known, text::quoted(kind) + " about " + claim.game);
  }

  std::vector<int> numbers(const std::string& what) {
    return numbers(what, static_cast<std::size_t>(number("a count")));
  }
  /// `count` numbers from the next line on.
  std::vector<int> numbers(const std::string& what, std::size_t count) {
    std::vector<int> result;
    while (result.size() < count) {
      next_line(what.c_str());
      const std::size_t until = std::min(count, result.size() + numbers_a_line);
      while (result.size() < until) result.push_back(number(what));
    }
    return result;
  }

  /// One plane, a hexadecimal number, as `words` words behind those of `position`.
  void plane(std::string_view text, std::size_t words, games::Position& position) const {
    if (text.size() > 16 * words) fail("a plane of at most " + std::to_string(words) + " words", text::quoted(text));
    if (text.size() > 1 && text.front() == '0') fail("a hexadecimal number without leading zeros", text::quoted(text));
    std::size_t end = text.size();
    for (std::size_t i = 0; i < words; ++i) {
      const std::size_t begin = end > 16 ? end - 16 : 0;
      games::Word word = 0;
      if (end > 0) {
        const auto [stop, error] = std::from_chars(text.data() + begin, text.data() + end, word, 16);
        const bool lower = std::none_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'F'; });
        if (error != std::errc{} || stop != text.data() + end || !lower)
          fail("a lower-case hexadecimal number", text::quoted(text));
      }
      position.push_back(word);
      end = begin;
    }
  }

  /// Reads the planes of this line up to its end or a word that is none.
  games::Position position(std::size_t words, std::size_t planes) {
    games::Position result;
    result.reserve(words * planes);
    std::size_t found = 0;
    const std::string_view marks = "*l<>/";
    while (at_ < line_.size() && marks.find(line_[at_]) == std::string_view::npos) {
      ++found;
      plane(token("a plane"), words, result);
    }
    if (found != planes) fail(std::to_string(planes) + " planes of a position", std::to_string(found));
    return result;
  }

  std::size_t words() {
    const int words = number("a number of words a plane");
    if (words < 1 || words > words_limit)
      fail("1.." + std::to_string(words_limit) + " words a plane", std::to_string(words));
    return static_cast<std::size_t>(words);
  }

  /// Of the game's boards, so that every position has one text.
  std::size_t planes_of(const Claim& claim) const {
    try {
      return games::find(claim.game).info.planes.size();
    } catch (const text::InputError& error) {
      refuse(error.what());
    }
  }

  Closure closure(const Claim& claim) {
    Closure closure;
    const int count = number("a number of positions");
    if (count == 0) fail("at least one position", "0");
    const std::size_t width = words();
    if (at_ <= line_.size()) {
      if (remainder("`reflected`") != "reflected") fail("`reflected` or the end of the line", text::quoted(line_));
      closure.reflected = true;
    }
    const std::size_t planes = planes_of(claim);
    for (int i = 0; i < count; ++i) {
      next_line("a position");
      games::Position next = position(width, planes);
      if (i > 0 && next <= closure.positions.back()) fail("positions in ascending order", "one that is not greater");
      closure.positions.push_back(std::move(next));
    }
    return closure;
  }

  struct Entries {
    int count;
    std::size_t words, planes;
  };
  Entries entries(const Claim& claim) {
    const int count = number("a number of entries");
    const std::size_t width = words();
    if (count == 0 && width != 1) fail("1 word a plane where there is no entry", std::to_string(width));
    return {count, width, planes_of(claim)};
  }

  Positions positions(const Claim& claim) {
    Positions positions;
    const auto [count, width, planes] = entries(claim);
    for (int i = 0; i < count; ++i) {
      next_line("an entry");
      Positions::Entry next{position(width, planes), 0};
      const std::string_view heap = token("'*' and a heap, or loony");
      if (heap.front() != '*' && heap != "loony") fail("'*' and a heap, or loony", text::quoted(heap));
      next.heap = heap == "loony" ? loony : parse(heap.substr(1), "'*' and a heap");
      positions.entries.push_back(std::move(next));
    }
    return positions;
  }

  Strategy strategy(const Claim& claim) {
    Strategy strategy;
    const auto [count, width, planes] = entries(claim);
    for (int i = 0; i < count; ++i) {
      next_line("an entry");
      Strategy::Entry next{position(width, planes)};
      const std::string_view bound = token("'>=' or '<=' and a bound");
      const auto number =
          !bound.starts_with(">=") && !bound.starts_with("<=") ? std::nullopt : text::integer(bound.substr(2));
      if (!number) fail("'>=' or '<=' and a bound", text::quoted(bound));
      next.side = bound.front() == '>' ? Strategy::Side::at_least : Strategy::Side::at_most;
      next.bound = *number;
      strategy.entries.push_back(std::move(next));
    }
    return strategy;
  }

  Simulation simulation(const Claim& claim) {
    Simulation simulation;
    const int count = number("a number of pairs");
    const std::size_t width = words();
    const std::size_t other_width = words();
    if (count == 0 && (width != 1 || other_width != 1))
      fail("1 word a plane where there is no pair", std::to_string(std::max(width, other_width)));
    next_line("`game`");
    simulation.other = subject();
    const std::size_t planes = planes_of(claim);
    const std::size_t other_planes = planes_of(simulation.other);
    for (int i = 0; i < count; ++i) {
      next_line("a pair of positions");
      games::Position first = position(width, planes);
      if (token("'/' and a position of the second game") != "/") fail("'/' and a position of the second game", rest());
      simulation.pairs.emplace_back(std::move(first), position(other_width, other_planes));
    }
    return simulation;
  }

  Symmetry symmetry() {
    Symmetry symmetry;
    const auto cells = static_cast<std::size_t>(number("a number of cells"));
    const int turns = number("a number of turns");
    const int cases = number("a number of cases");
    if (cases == 0) fail("at least one case", "0");
    for (int i = 0; i < turns; ++i) {
      next_line("`turn`");
      word("turn");
      symmetry.turns.push_back(numbers("a cell", cells));
    }
    for (int i = 0; i < cases; ++i) {
      next_line("`mirror`");
      word("mirror");
      auto& [opening, image] = symmetry.cases.emplace_back();
      while (at_ <= line_.size()) opening.push_back(number("a move"));
      image = numbers("a cell", cells);
    }
    return symmetry;
  }

  Kernel kernel() {
    Kernel kernel{numbers("a vertex")};
    if (std::ranges::adjacent_find(kernel.vertices, std::greater_equal{}) != kernel.vertices.end())
      fail("vertices in ascending order", "others");
    return kernel;
  }

  Refutation refutation() {
    Refutation refutation;
    refutation.steps = steps(&refutation.play);
    return refutation;
  }

  Grounding grounding() {
    Grounding grounding;
    const int refutations = number("a number of refutations");
    if (at_ <= line_.size()) {
      if (token("`encoding`") != "encoding") fail("`encoding` and its version", text::quoted(line_));
      grounding.encoding = number("a version from 2 on");
      if (grounding.encoding < 2) fail("a version from 2 on", std::to_string(grounding.encoding));
    }
    for (int i = refutations; i > 0; --i) {
      next_line("`lrat`");
      word("lrat");
      grounding.refutations.push_back(steps(nullptr));
    }
    return grounding;
  }

  /// Of a refutation, from the numbers of clauses and steps on; moves that may stand in front go to `play`.
  encode::Lrat steps(std::optional<std::vector<int>>* play) {
    encode::Lrat steps(number("a number of clauses"));
    const int count = number("a number of steps");
    for (int i = 0; i < count; ++i) {
      next_line("a step");
      if (i == 0 && play != nullptr && at_word("play")) {
        word("play");
        play->emplace();
        while (at_ <= line_.size()) (*play)->push_back(number("a move"));
        next_line("a step");
      }
      read_rest([&] { encode::read_step(line_, steps); });
    }
    return steps;
  }

  /// Has the whole line read by another.
  template <class Read>
  void read_rest(Read&& read) {
    try {
      read();
    } catch (const text::InputError& error) {
      refuse(error.what());
    }
    at_ = line_.size() + 1;
  }

  /// A count, and so many lines of a word each.
  games::Position elements() {
    games::Position elements;
    const int count = number("a number of elements");
    for (int i = 0; i < count; ++i) {
      next_line("an element");
      plane(token("an element"), 1, elements);
    }
    return elements;
  }

  Signature signature() {
    Signature signature;
    for (const games::Word set : elements()) {
      if (set > UINT32_MAX) fail("a set of at most 32 vectors", std::to_string(set));
      signature.sets.push_back(static_cast<std::uint32_t>(set));
    }
    return signature;
  }

  Implausible implausible() {
    Implausible implausible;
    implausible.vertex = number("a vertex");
    const std::string reason = name("a reason");
    constexpr std::string_view reasons[] = {"parity", "all-red", "reflection-all-red"};
    const auto found = std::ranges::find(reasons, reason);
    if (found == std::end(reasons)) fail("parity, all-red or reflection-all-red", text::quoted(reason));
    implausible.reason = static_cast<Implausible::Reason>(found - std::begin(reasons));
    return implausible;
  }

  Derivation derivation(int depth) {
    if (depth == 2) fail("evidence that ends a derivation", "another derivation");
    Derivation derivation;
    const int count = number("a number of steps");
    derivation.vertex = number("a vertex");
    for (int i = 0; i < count; ++i) {
      next_line("a step");
      read_rest([&] { derivation.steps.push_back(reductions::read_step(line_)); });
    }
    next_line("a certificate");
    derivation.base.push_back(certificate(2));
    return derivation;
  }

  Counterexample counterexample(int depth) {
    if (depth > 0) fail("evidence about a game inside a counterexample", "another counterexample");
    Counterexample counterexample;
    const int count = number("a number of facts");
    for (int i = 0; i < count; ++i) {
      next_line("a fact");
      counterexample.facts.push_back(certificate(1));
    }
    return counterexample;
  }
};

}  // namespace

std::optional<Certificate> Reader::next() {
  Parser parser(in_, line_);
  if (!parser.advance()) return std::nullopt;
  first_line_ = line_;
  return parser.certificate(0);
}

}  // namespace gamecert::certificates
