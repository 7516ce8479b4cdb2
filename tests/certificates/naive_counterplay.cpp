// Counterplay by brute force on words of three letters: '.', 'c' (the challenger's), 'd' (the other's).
#include <algorithm>
#include <map>

#include "certificates/gadgets/counterplay.hpp"
#include "naive.hpp"
#include "reductions/gadgets/gadget_text.hpp"

namespace gamecert::naive {

using certificates::Certificate;
using certificates::Claim;
using certificates::Counterplay;
using reductions::Gadget;

namespace {

/// Edges as (smaller, larger), ascending, as boards number them, with who has them before play.
class Duel {
 public:
  Duel(const Gadget& one, const Gadget& other) : boundary_(one.boundary), order_(one.order() + other.inner) {
    std::map<graphs::Edge, char> board;
    const auto lay = [&](const Gadget& gadget, int shift, char first, char second) {
      const auto place = [&](int v) { return v < boundary_ ? v : v + shift; };
      for (const auto& [u, v] : gadget.edges) {
        const auto painted = gadget.painted.find({u, v});
        board[{place(u), place(v)}] = painted == gadget.painted.end() ? '.' : painted->second == 1 ? first : second;
      }
    };
    lay(one, 0, 'c', 'd');
    lay(other, one.inner, 'd', 'c');
    for (const auto& [edge, letter] : board) {
      edges_.push_back(edge);
      start_ += letter;
    }
  }

  const std::string& start() const { return start_; }

  /// What the challenger makes in all, to move where an even number of edges of `start` went.
  int total(const std::string& word) {
    if (const auto known = totals_.find(word); known != totals_.end()) return known->second;
    int best = 0;
    bool any = false;
    const bool challenger = challenges(word);
    for (std::size_t e = 0; e < word.size(); ++e) {
      if (word[e] != '.') continue;
      const int made = total(with(word, e, challenger ? 'c' : 'd'));
      best = !any ? made : challenger ? std::max(best, made) : std::min(best, made);
      any = true;
    }
    return totals_[word] = any ? best : in_the_end(word);
  }
  bool challenges(const std::string& word) const {
    return (std::ranges::count(start_, '.') - std::ranges::count(word, '.')) % 2 == 0;
  }
  static std::string with(std::string word, std::size_t e, char letter) {
    word[e] = letter;
    return word;
  }

  /// Vertices captured so far, by the rules.
  int captured(const std::string& word) const {
    int sum = 0;
    for (int v = 0; v < order_; ++v) {
      const auto [mine, theirs, left] = at(word, v);
      sum += (mine > theirs + left) - (theirs > mine + left);
    }
    return sum;
  }

  games::Position position(const std::string& word) const {
    games::Position result(3, 0);
    for (std::size_t e = 0; e < word.size(); ++e)
      result[word[e] == '.' ? 0 : word[e] == 'c' ? 1 : 2] |= games::Word{1} << e;
    return result;
  }
  std::string word(const games::Position& position) const {
    std::string result(start_.size(), '.');
    for (std::size_t e = 0; e < result.size(); ++e) {
      if ((position[1] >> e & 1) != 0) result[e] = 'c';
      if ((position[2] >> e & 1) != 0) result[e] = 'd';
    }
    return result;
  }

 private:
  std::array<int, 3> at(const std::string& word, int v) const {
    std::array<int, 3> counts{};
    for (std::size_t e = 0; e < word.size(); ++e)
      if (edges_[e].first == v || edges_[e].second == v) ++counts[word[e] == 'c' ? 0 : word[e] == 'd' ? 1 : 2];
    return counts;
  }
  int in_the_end(const std::string& word) const {
    int sum = 0;
    for (int v = 0; v < order_; ++v) {
      const auto [mine, theirs, left] = at(word, v);
      int most = (mine > theirs) - (theirs > mine);
      for (int host = -9; v < boundary_ && host <= 9; ++host) {
        const int with = host + mine - theirs;
        most = std::max(host == -9 ? -9 : most, ((with > 0) - (with < 0)) - ((host > 0) - (host < 0)));
      }
      sum += most;
    }
    return sum;
  }

  int boundary_, order_;
  std::vector<graphs::Edge> edges_;
  std::string start_;
  std::map<std::string, int> totals_;
};

bool even(const Duel& duel) { return std::ranges::count(duel.start(), '.') % 2 == 0; }

std::vector<Counterplay::Entry> entries(Duel& duel) {
  std::map<games::Position, Counterplay::Entry> found;
  std::vector<std::string> left = {duel.start()};
  while (!left.empty()) {
    const std::string at = left.back();
    left.pop_back();
    if (at.find('.') == std::string::npos || found.contains(duel.position(at))) continue;
    Counterplay::Entry& entry = found[duel.position(at)] = {duel.position(at), duel.total(at) - duel.captured(at), {}};
    for (std::size_t e = 0; e < at.size(); ++e) {
      if (at[e] != '.') continue;
      const std::string after = Duel::with(at, e, 'c');
      for (std::size_t f = at.size(); f-- > 0;) {
        if (after[f] != '.' || duel.total(Duel::with(after, f, 'd')) > duel.total(at)) continue;
        entry.answers.push_back(static_cast<int>(f));
        left.push_back(Duel::with(after, f, 'd'));
        break;
      }
    }
  }
  std::vector<Counterplay::Entry> result;
  for (const auto& [position, entry] : found) result.push_back(entry);
  return result;
}

bool entries_right(Duel& duel, const std::vector<Counterplay::Entry>& list) {
  for (const auto& [position, bound, answers] : list) {
    if (position.size() != 3 || (position[0] | position[1] | position[2]) >> duel.start().size() != 0) return false;
    const std::string at = duel.word(position);
    if (!duel.challenges(at) || duel.total(at) - duel.captured(at) > bound) return false;
    std::size_t next = 0;
    for (std::size_t e = 0; e < at.size(); ++e) {
      if (at[e] != '.') continue;
      if (next == answers.size()) return false;
      const std::string after = Duel::with(at, e, 'c');
      const auto answer = static_cast<std::size_t>(answers[next++]);
      if (answer >= after.size() || after[answer] != '.') return false;
      if (duel.total(Duel::with(after, answer, 'd')) > bound + duel.captured(at)) return false;
    }
    if (next != answers.size()) return false;
  }
  return true;
}

}  // namespace

Certificate certify_counterplay(const std::string& gadget, const std::string& conclusion) {
  const Gadget before = reductions::read_gadget(gadget), after = reductions::read_conclusion(conclusion).after;
  Counterplay evidence;
  Duel first(before, after), second(after, before);
  evidence.against_before = entries(first);
  if (!before.painted.empty() || !after.painted.empty()) evidence.against_after = entries(second);
  return {claim("capture-gadget", gadget, conclusion), evidence};
}

bool counterplay_right(const Claim& claim, const Counterplay& evidence) {
  const Gadget before = reductions::read_gadget(claim.instance);
  const auto conclusion = reductions::read_conclusion(claim.statement);
  Duel first(before, conclusion.after), second(conclusion.after, before);
  return even(first) && first.total(first.start()) <= conclusion.plus &&
         second.total(second.start()) <= -conclusion.plus && entries_right(first, evidence.against_before) &&
         entries_right(second, evidence.against_after);
}

}  // namespace gamecert::naive
