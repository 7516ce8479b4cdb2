// Evidence `automata`: the automaton of a formula is made from those of its parts (docs/NUMBERS.md).
#include "certificates/structure/automata.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "text/errors.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

constexpr std::size_t most_arrows = 20'000'000, most_tracks = 12, most_words = 2'000;
constexpr int most_quantifiers = 60, greatest_number = 1'000'000;

const Ground theorem_of_automata{Ground::Kind::theorems, "theorem of docs/NUMBERS.md",
                                 "automata that read binary digits decide sums, comparisons and what is made of them "
                                 "by xor and not, and, or and quantifiers"};
const Ground definitions_of_numbers{Ground::Kind::definitions, "definitions of numbers",
                                    "variables are whole numbers from 0 on; xor adds binary digits without carry"};

/// Accepts or rejects numbers, one a track, of which it reads a digit each at every step, the lowest first; zeros above
/// the highest digits of all change nothing.
struct Automaton {
  std::vector<int> tracks = {};    // variables, ascending; bit i of a letter is the digit of tracks[i]
  std::vector<char> accepts = {};  // by state; the first is where it begins
  std::vector<int> next = {};      // by state, then letter

  std::size_t letters() const { return std::size_t{1} << tracks.size(); }
  int after(int state, std::size_t letter) const { return next[static_cast<std::size_t>(state) * letters() + letter]; }
};

/// Numbers the states that it is asked for, in the order of their first mention.
template <class Key>
class Numbering {
 public:
  int operator()(const Key& key) {
    const auto [found, first] = numbers_.try_emplace(key, static_cast<int>(keys.size()));
    if (first) keys.push_back(key);
    return found->second;
  }
  std::vector<Key> keys;

 private:
  std::map<Key, int> numbers_;
};

/// The automaton of the states that can be reached from `first`: `step` says where a letter leads, and `accepts` which
/// are accepted.
template <class Key>
Automaton reached(std::vector<int> tracks, const Key& first, const std::function<Key(const Key&, std::size_t)>& step,
                  const std::function<bool(const Key&)>& accepts) {
  if (tracks.size() > most_tracks) throw text::LimitError("a part of the formula is about more than 12 terms");
  Automaton result{.tracks = std::move(tracks)};
  Numbering<Key> number;
  number(first);
  for (std::size_t state = 0; state < number.keys.size(); ++state) {
    const Key key = number.keys[state];
    result.accepts.push_back(accepts(key) ? 1 : 0);
    for (std::size_t letter = 0; letter < result.letters(); ++letter) result.next.push_back(number(step(key, letter)));
    if (result.next.size() > most_arrows) throw text::LimitError("an automaton has more than 20,000,000 arrows");
  }
  return result;
}

/// The least one that accepts the same numbers: states are told apart by what is accepted from them on.
Automaton least(const Automaton& all) {
  std::vector<int> classes(all.accepts.begin(), all.accepts.end());
  for (std::size_t found = 0;;) {
    Numbering<std::vector<int>> number;
    std::vector<int> finer;
    for (std::size_t state = 0; state < classes.size(); ++state) {
      std::vector<int> key{classes[state]};
      for (std::size_t letter = 0; letter < all.letters(); ++letter)
        key.push_back(classes[static_cast<std::size_t>(all.after(static_cast<int>(state), letter))]);
      finer.push_back(number(key));
    }
    classes = std::move(finer);
    if (number.keys.size() == found) break;
    found = number.keys.size();
  }
  std::map<int, int> member;  // of each class
  for (std::size_t state = 0; state < classes.size(); ++state) member.emplace(classes[state], static_cast<int>(state));
  return reached<int>(
      all.tracks, classes.front(),
      [&](const int& of, std::size_t letter) {
        return classes[static_cast<std::size_t>(all.after(member.at(of), letter))];
      },
      [&](const int& of) { return all.accepts[static_cast<std::size_t>(member.at(of))] != 0; });
}

/// Of a relation between variables, which may be the same: `step` gets the digit of each, and state -1 is left for
/// good.
Automaton relation(const std::vector<int>& variables,
                   const std::function<int(int state, const std::vector<int>& digits)>& step,
                   const std::function<bool(int state)>& accepts) {
  std::vector<int> tracks = variables;
  std::ranges::sort(tracks);
  tracks.erase(std::ranges::unique(tracks).begin(), tracks.end());
  return reached<int>(
      tracks, 0,
      [&](const int& state, std::size_t letter) {
        std::vector<int> digits;
        for (const int variable : variables)
          digits.push_back(static_cast<int>(letter >> (std::ranges::find(tracks, variable) - tracks.begin()) & 1));
        return state < 0 ? state : step(state, digits);
      },
      [&](const int& state) { return state >= 0 && accepts(state); });
}

Automaton combined(const Automaton& one, const Automaton& other, const std::function<bool(bool, bool)>& both) {
  std::vector<int> tracks;
  std::ranges::set_union(one.tracks, other.tracks, std::back_inserter(tracks));
  const auto part = [&](const Automaton& of, std::size_t letter) {
    std::size_t digits = 0;
    for (std::size_t i = 0; i < of.tracks.size(); ++i)
      digits |= (letter >> (std::ranges::find(tracks, of.tracks[i]) - tracks.begin()) & 1) << i;
    return digits;
  };
  using Pair = std::pair<int, int>;
  return least(reached<Pair>(
      tracks, {0, 0},
      [&](const Pair& at, std::size_t letter) {
        return Pair(one.after(at.first, part(one, letter)), other.after(at.second, part(other, letter)));
      },
      [&](const Pair& at) {
        return both(one.accepts[static_cast<std::size_t>(at.first)] != 0,
                    other.accepts[static_cast<std::size_t>(at.second)] != 0);
      }));
}

/// Accepts where some number on the track of the variable is accepted. That number may have more digits than the
/// others: a state is accepted if digits of it, and zeros of the others, lead to one that is.
Automaton some(const Automaton& of, int variable) {
  const auto track = std::ranges::find(of.tracks, variable);
  if (track == of.tracks.end()) return of;
  const auto place = static_cast<std::size_t>(track - of.tracks.begin());
  const std::size_t digit = std::size_t{1} << place;
  std::vector<char> accepts = of.accepts;
  for (bool more = true; more;) {
    more = false;
    for (std::size_t state = 0; state < accepts.size(); ++state) {
      for (const std::size_t letter : {std::size_t{0}, digit}) {
        if (accepts[state] != 0 || accepts[static_cast<std::size_t>(of.after(static_cast<int>(state), letter))] == 0)
          continue;
        accepts[state] = 1;
        more = true;
      }
    }
  }
  std::vector<int> tracks = of.tracks;
  tracks.erase(tracks.begin() + static_cast<std::ptrdiff_t>(place));
  using Set = std::vector<int>;
  return least(reached<Set>(
      tracks, {0},
      [&](const Set& states, std::size_t letter) {
        const std::size_t wide = (letter & (digit - 1)) | (letter & ~(digit - 1)) << 1;
        Set after;
        for (const int state : states)
          after.insert(after.end(), {of.after(state, wide), of.after(state, wide | digit)});
        std::ranges::sort(after);
        after.erase(std::ranges::unique(after).begin(), after.end());
        return after;
      },
      [&](const Set& states) {
        return std::ranges::any_of(states, [&](int state) { return accepts[static_cast<std::size_t>(state)] != 0; });
      }));
}

Automaton negation(Automaton of) {
  for (char& accepts : of.accepts) accepts = accepts == 0 ? 1 : 0;
  return of;
}

/// Reads a formula and makes its automaton. The variable of a quantifier is x and the number of quantifiers around it.
class Formula {
 public:
  explicit Formula(std::string_view text) {
    for (std::size_t end = 0; end != std::string_view::npos; text.remove_prefix(end == text.npos ? 0 : end + 1)) {
      end = text.find(' ');
      words_.push_back(text.substr(0, end));
    }
  }

  Automaton whole() {
    Automaton result = formula(0);
    if (at_ < words_.size()) reject("expected the end of the formula, found " + text::quoted(words_[at_]));
    return result;
  }

 private:
  using Terms = std::vector<std::pair<int, Automaton>>;  // variables beyond those of quantifiers, and what they are
  using Digits = std::vector<int>;

  std::string_view word() {
    if (at_ == words_.size()) reject("expected a word of a formula, found the end");
    if (at_ == most_words) throw text::LimitError("the formula has more than 2,000 words");
    return words_[at_++];
  }

  Automaton formula(int depth) {
    const std::string_view sign = word();
    if (sign == "not") return negation(formula(depth));
    if (sign == "and") return both(depth, [](bool a, bool b) { return a && b; });
    if (sign == "or") return both(depth, [](bool a, bool b) { return a || b; });
    if (sign == "iff") return both(depth, [](bool a, bool b) { return a == b; });
    if (sign == "some") return some(bound(depth), depth);
    if (sign == "all") return negation(some(negation(bound(depth)), depth));
    if (sign == "=" || sign == "<") return comparison(sign == "<", depth);
    reject("expected all, some, not, and, or, iff, = or <, found " + text::quoted(sign));
  }
  Automaton both(int depth, const std::function<bool(bool, bool)>& accepts) {
    const Automaton one = formula(depth);
    return combined(one, formula(depth), accepts);
  }
  Automaton bound(int depth) {
    const std::string_view name = word();
    if (name != "x" + std::to_string(depth))
      reject("expected x" + std::to_string(depth) + ", found " + text::quoted(name));
    if (depth == most_quantifiers) throw text::LimitError("more than 60 quantifiers stand inside one another");
    return formula(depth + 1);
  }
  /// Of numbers that differ the highest digit in which they do decides.
  Automaton comparison(bool less, int depth) {
    Terms terms;
    const int one = term(depth, terms), other = term(depth, terms);
    const auto step = [less](int before, const Digits& d) {
      return d[0] == d[1] ? before : less ? static_cast<int>(d[0] < d[1]) : -1;
    };
    Automaton result = relation({one, other}, step, [less](int state) { return state == static_cast<int>(less); });
    for (; !terms.empty(); terms.pop_back()) {
      const auto& [variable, value] = terms.back();
      result = some(combined(result, value, [](bool a, bool b) { return a && b; }), variable);
    }
    return result;
  }
  /// The variable that has the value of the term.
  int term(int depth, Terms& terms) {
    const std::string_view sign = word();
    if (sign.starts_with('x') && sign != "xor") {
      const auto variable = depth == 0 ? std::nullopt : text::whole_number(sign.substr(1), depth - 1);
      if (!variable) reject("expected a variable of a quantifier around it, found " + text::quoted(sign));
      return *variable;
    }
    if (const auto number = text::whole_number(sign, greatest_number)) return named(value_of(*number, terms), terms);
    if (sign != "+" && sign != "xor") reject("expected a variable, a number, + or xor, found " + text::quoted(sign));
    const bool carries = sign == "+";
    const int one = term(depth, terms), other = term(depth, terms);
    const auto step = [carries](int carry, const Digits& d) {
      const int sum = d[0] + d[1] + carry;
      return sum % 2 != d[2] ? -1 : carries ? sum / 2 : 0;
    };
    return named(relation({one, other, fresh(terms)}, step, [](int carry) { return carry == 0; }), terms);
  }
  /// The state is what is left of the number.
  static Automaton value_of(int number, const Terms& terms) {
    const auto step = [](const int& left, std::size_t digit) {
      return left < 0 || left % 2 != static_cast<int>(digit) ? -1 : left / 2;
    };
    return reached<int>({fresh(terms)}, number, step, [](const int& left) { return left == 0; });
  }
  static int fresh(const Terms& terms) { return static_cast<int>(most_quantifiers + terms.size()); }
  static int named(Automaton value, Terms& terms) {
    terms.emplace_back(fresh(terms), std::move(value));
    return terms.back().first;
  }

  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
};

void check_automata(const Claim& claim, const DecidedByAutomata&, Grounds&) {
  require_plain(claim, "numbers");
  const std::string found = true_of_numbers(claim.instance) ? "TRUE" : "FALSE";
  if (claim.statement != found) reject("expected " + found + ", found " + text::quoted(claim.statement));
}

}  // namespace

// A sentence has no track: its automaton reads empty letters, and accepts in every state or in none.
bool true_of_numbers(std::string_view formula) { return Formula(formula).whole().accepts.front() != 0; }

Kind automata_kind() {
  return kind_of<DecidedByAutomata>([](Lines&, const Claim&) { return DecidedByAutomata{}; }, check_automata,
                                    {theorem_of_automata, definitions_of_numbers});
}

}  // namespace gamecert::certificates
