// The strict reader of certificates: what FORMAT.md does not allow is a rejection with its line.
#include <algorithm>
#include <charconv>
#include <functional>

#include "certificates/format.hpp"
#include "certificates/subject.hpp"
#include "graphs/errors.hpp"

namespace gamecert::certificates {
namespace {

constexpr std::size_t numbers_a_line = 20;
constexpr std::size_t line_limit = std::size_t{1} << 28;
constexpr int words_limit = games::max_cells / games::word_bits;

class Parser {
 public:
  Parser(std::istream& in, std::size_t& line_number) : in_(in), line_number_(line_number) {}

  /// Moves to the next line; false at the end of the text.
  bool advance() {
    line_.clear();
    at_ = 0;
    ++line_number_;
    std::streambuf& buffer = *in_.rdbuf();
    for (int c = buffer.sbumpc(); c != '\n'; c = buffer.sbumpc()) {
      if (c == std::char_traits<char>::eof()) {
        if (line_.empty()) return false;
        fail("a newline at the end of the last line", shown(line_));
      }
      if (c < ' ' || c > '~') fail("printable characters", "byte " + std::to_string(c));
      if (line_.size() == line_limit)
        fail("lines of at most " + std::to_string(line_limit) + " characters", "a longer one");
      line_ += static_cast<char>(c);
    }
    return true;
  }

  /// The certificate whose first line has been reached.
  Certificate certificate(bool inside) {
    word("gamecert");
    if (const int version = number("a format version"); version != format_version) {
      fail("format version " + std::to_string(format_version), std::to_string(version));
    }
    Certificate result;
    next_line("`game`");
    result.claim = claim();
    result.evidence = evidence(inside, result.claim);
    word("end");
    end_of_line();
    return result;
  }

 private:
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    throw Rejection("expected " + expected + ", found " + found, line_number_);
  }
  /// What is left of the line, for messages.
  std::string rest() const {
    return at_ > line_.size() ? "the end of the line" : shown(std::string_view(line_).substr(at_));
  }

  // Words of a line are separated by single spaces. at_ is the offset of the next one; behind the
  // last one it is size() + 1.
  std::string_view token(const std::string& expected) {
    const std::size_t begin = at_;
    if (begin > line_.size()) fail(expected, "the end of the line");
    const std::size_t end = std::min(line_.find(' ', begin), line_.size());
    if (end == begin) fail(expected, line_.empty() ? "an empty line" : "a space too many");
    at_ = end + 1;
    return std::string_view(line_).substr(begin, end - begin);
  }
  void end_of_line() {
    if (at_ <= line_.size()) fail("the end of the line", rest());
  }
  void next_line(const char* expected) {
    end_of_line();
    if (!advance()) fail(expected, "the end of the text");
  }
  bool at_word(std::string_view wanted) const {
    return line_.compare(0, wanted.size(), wanted) == 0 &&
           (line_.size() == wanted.size() || line_[wanted.size()] == ' ');
  }
  void word(std::string_view wanted) {
    if (!at_word(wanted)) fail("`" + std::string(wanted) + "`", line_.empty() ? "an empty line" : shown(line_));
    at_ = wanted.size() + 1;
  }
  std::string name(const std::string& what) {
    const std::string_view text = token(what);
    const auto allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    if (!std::ranges::all_of(text, allowed)) fail(what, shown(text));
    return std::string(text);
  }
  int parse(std::string_view text, const std::string& what) const {
    const auto value = whole_number(text);
    if (!value) fail(what, shown(text));
    return *value;
  }
  int number(const std::string& what) { return parse(token(what), what); }
  std::string remainder(const std::string& what) {
    if (at_ >= line_.size()) fail(what, "the end of the line");
    std::string text = line_.substr(at_);
    at_ = line_.size() + 1;
    return text;
  }

  /// The number of the value that is written so.
  int value(const std::string& game, const std::string& parameter) {
    const std::string_view text = token("a value");
    if (const auto plain = whole_number(text); plain && value_text(game, parameter, *plain) == text) return *plain;
    try {
      const int number = games::parameter_value(games::find(game).info, parameter, text);
      if (value_text(game, parameter, number) == text) return number;
    } catch (const InputError&) {  // no such value, parameter or game
    }
    fail("a value of " + parameter, shown(text));
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
      if (remainder("misere") != "misere") fail("`play misere`", shown(line_));
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
  Evidence evidence(bool inside, const Claim& claim) {
    word("evidence");
    const std::string kind = name("a kind of evidence");
    Evidence result;
    if (kind == "order") {
      result = Order{numbers("a move")};
    } else if (kind == "kernel") {
      result = Kernel{numbers("a vertex")};
      const auto& vertices = std::get<Kernel>(result).vertices;
      if (std::ranges::adjacent_find(vertices, std::greater_equal{}) != vertices.end())
        fail("vertices in ascending order", "others");
    } else if (kind == "closure") {
      result = closure(claim);
    } else if (kind == "positions") {
      result = positions(claim);
    } else if (kind == "strategy") {
      result = strategy(claim);
    } else if (kind == "simulation") {
      result = simulation(claim);
    } else if (kind == "symmetry") {
      result = symmetry();
    } else if (kind == "determinant") {
      result = determinant();
    } else if (kind == "implausible") {
      result = implausible();
    } else if (kind == "counterexample") {
      if (inside) fail("evidence about a game inside a counterexample", "another counterexample");
      result = counterexample();
    } else {
      fail(
          "order, closure, determinant, implausible, kernel, positions, strategy, simulation, symmetry or "
          "counterexample",
          shown(kind) + " about " + claim.game);
    }
    next_line("`end`");
    return result;
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
    if (text.size() > 16 * words) fail("a plane of at most " + std::to_string(words) + " words", shown(text));
    if (text.size() > 1 && text.front() == '0') fail("a hexadecimal number without leading zeros", shown(text));
    std::size_t end = text.size();
    for (std::size_t i = 0; i < words; ++i) {
      const std::size_t begin = end > 16 ? end - 16 : 0;
      games::Word word = 0;
      if (end > 0) {
        const auto [stop, error] = std::from_chars(text.data() + begin, text.data() + end, word, 16);
        const bool lower = std::none_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'F'; });
        if (error != std::errc{} || stop != text.data() + end || !lower)
          fail("a lower-case hexadecimal number", shown(text));
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
    } catch (const InputError& error) {
      throw Rejection(error.what(), line_number_);
    }
  }

  Closure closure(const Claim& claim) {
    Closure closure;
    const int count = number("a number of positions");
    if (count == 0) fail("at least one position", "0");
    const std::size_t width = words();
    if (at_ <= line_.size()) {
      if (remainder("`reflected`") != "reflected") fail("`reflected` or the end of the line", shown(line_));
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
      if (heap.front() != '*' && heap != "loony") fail("'*' and a heap, or loony", shown(heap));
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
          !bound.starts_with(">=") && !bound.starts_with("<=") ? std::nullopt : integer(bound.substr(2));
      if (!number) fail("'>=' or '<=' and a bound", shown(bound));
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

  Determinant determinant() {
    Determinant determinant;
    const int count = number("a number of elements");
    for (int i = 0; i < count; ++i) {
      next_line("an element");
      games::Position element;
      plane(token("an element"), 1, element);
      determinant.point.push_back(element.front());
    }
    return determinant;
  }

  Implausible implausible() {
    Implausible implausible;
    implausible.vertex = number("a vertex");
    const std::string reason = name("a reason");
    constexpr std::string_view reasons[] = {"parity", "all-red", "reflection-all-red"};
    const auto found = std::ranges::find(reasons, reason);
    if (found == std::end(reasons)) fail("parity, all-red or reflection-all-red", shown(reason));
    implausible.reason = static_cast<Implausible::Reason>(found - std::begin(reasons));
    return implausible;
  }

  Counterexample counterexample() {
    Counterexample counterexample;
    const int count = number("a number of facts");
    for (int i = 0; i < count; ++i) {
      next_line("a fact");
      counterexample.facts.push_back(certificate(true));
    }
    return counterexample;
  }

  std::istream& in_;
  std::size_t& line_number_;
  std::string line_;
  std::size_t at_ = 0;
};

}  // namespace

std::optional<Certificate> Reader::next() {
  Parser parser(in_, line_);
  if (!parser.advance()) return std::nullopt;
  first_line_ = line_;
  return parser.certificate(false);
}

}  // namespace gamecert::certificates
