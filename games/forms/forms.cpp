// Comparison by options, and canonical forms by taking out what is dominated and going past what is reversible.
#include "games/forms/forms.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "text/deadline.hpp"

namespace gamecert::games {

using language::Number;

namespace {

constexpr GameForm none = ~GameForm{0};

std::uint64_t both(GameForm g, GameForm h) { return std::uint64_t{g} << 32 | h; }

std::uint64_t hash(std::span<const GameForm> left, std::span<const GameForm> right) {
  std::uint64_t h = left.size() + 0x9e3779b97f4a7c15;
  const auto add = [&](GameForm g) {
    h = (h ^ g) * 0xbf58476d1ce4e5b9;
    h ^= h >> 29;
  };
  std::ranges::for_each(left, add);
  add(none);
  std::ranges::for_each(right, add);
  return h ^ h >> 32;
}

void sort_and_unite(std::vector<GameForm>& forms) {
  std::ranges::sort(forms);
  forms.erase(std::unique(forms.begin(), forms.end()), forms.end());
}

Number half(Number value) { return language::times_fractions(value, language::quotient(1, 2)); }

}  // namespace

/// { left | right } on the way to its canonical form, which is no form of the table yet: its value stays.
class Forms::Pending {
 public:
  Pending(Forms& forms, std::vector<GameForm> left, std::vector<GameForm> right)
      : forms_(forms), left_(std::move(left)), right_(std::move(right)) {}

  GameForm canonical() {
    go_past_reversible();
    sort_and_unite(left_);
    sort_and_unite(right_);
    leave_out_dominated(left_, [this](GameForm less, GameForm greater) { return forms_.at_most(less, greater); });
    leave_out_dominated(right_, [this](GameForm less, GameForm greater) { return forms_.at_most(greater, less); });
    return forms_.keep(std::move(left_), std::move(right_));
  }

 private:
  // An option of Left is reversible if Right answers it by a move to what is at most the whole: Left goes on from
  // there.
  void go_past_reversible() {
    for (std::size_t i = 0; i < left_.size();) {
      const auto answers = copy(forms_.right(left_[i]));
      const auto answer = std::ranges::find_if(answers, [&](GameForm each) { return at_least(each); });
      if (answer == answers.end()) {
        ++i;
        continue;
      }
      const auto beyond = copy(forms_.left(*answer));
      replace(left_, i, beyond);
    }
    for (std::size_t i = 0; i < right_.size();) {
      const auto answers = copy(forms_.left(right_[i]));
      const auto answer = std::ranges::find_if(answers, [&](GameForm each) { return at_most(each); });
      if (answer == answers.end()) {
        ++i;
        continue;
      }
      const auto beyond = copy(forms_.right(*answer));
      replace(right_, i, beyond);
    }
  }
  static std::vector<GameForm> copy(std::span<const GameForm> forms) { return {forms.begin(), forms.end()}; }
  static void replace(std::vector<GameForm>& options, std::size_t i, const std::vector<GameForm>& by) {
    text::pause();
    options[i] = options.back();
    options.pop_back();
    for (const GameForm each : by)
      if (std::ranges::find(options, each) == options.end()) options.push_back(each);
  }
  template <class Below>
  static void leave_out_dominated(std::vector<GameForm>& options, Below&& below) {
    std::vector<GameForm> best;
    for (const GameForm each : options) {
      if (std::ranges::any_of(best, [&](GameForm other) { return below(each, other); })) continue;
      std::erase_if(best, [&](GameForm other) { return below(other, each); });
      best.push_back(each);
    }
    options = std::move(best);
  }

  /// Whether this is at most h.
  bool at_most(GameForm h) {
    if (const auto known = at_most_.find(h); known != at_most_.end()) return known->second;
    text::pause();
    bool result = std::ranges::none_of(left_, [&](GameForm each) { return forms_.at_most(h, each); });
    const auto answers = copy(forms_.right(h));
    result = result && std::ranges::none_of(answers, [&](GameForm each) { return at_least(each); });
    return at_most_[h] = result;
  }
  /// Whether h is at most this.
  bool at_least(GameForm h) {
    if (const auto known = at_least_.find(h); known != at_least_.end()) return known->second;
    text::pause();
    bool result = std::ranges::none_of(right_, [&](GameForm each) { return forms_.at_most(each, h); });
    const auto answers = copy(forms_.left(h));
    result = result && std::ranges::none_of(answers, [&](GameForm each) { return at_most(each); });
    return at_least_[h] = result;
  }

  Forms& forms_;
  std::vector<GameForm> left_, right_;
  std::unordered_map<GameForm, bool> at_most_, at_least_;
};

Forms::Forms() : slots_(16, none) { keep({}, {}); }

GameForm Forms::canonical(std::vector<GameForm> left, std::vector<GameForm> right) {
  sort_and_unite(left);
  sort_and_unite(right);
  return Pending(*this, std::move(left), std::move(right)).canonical();
}

/// Of options of a canonical form.
GameForm Forms::keep(std::vector<GameForm> left, std::vector<GameForm> right) {
  std::ranges::sort(left);
  std::ranges::sort(right);
  if ((size() + 1) * 2 > slots_.size()) grow();
  std::size_t slot = hash(left, right) & (slots_.size() - 1);
  for (; slots_[slot] != none; slot = (slot + 1) & (slots_.size() - 1))
    if (std::ranges::equal(this->left(slots_[slot]), left) && std::ranges::equal(this->right(slots_[slot]), right))
      return slots_[slot];
  const auto begin = static_cast<std::uint32_t>(options_.size());
  Node node{.begin = begin,
            .middle = begin + static_cast<std::uint32_t>(left.size()),
            .end = begin + static_cast<std::uint32_t>(left.size() + right.size()),
            .number = false,
            .left_stop = 0,
            .right_stop = 0};
  options_.insert(options_.end(), left.begin(), left.end());
  options_.insert(options_.end(), right.begin(), right.end());
  find_stops(node);
  const auto form = static_cast<GameForm>(nodes_.size());
  nodes_.push_back(node);
  negatives_.push_back(none);
  slots_[slot] = form;
  return form;
}

/// A canonical form is a number if its options are, at most one on each side, Left's below Right's: then it is the
/// simplest number between, which is 1 beyond a single option and halfway between two.
void Forms::find_stops(Node& node) const {
  const auto left = options(node.begin, node.middle), right = options(node.middle, node.end);
  const Number one = language::fraction(1);
  const auto number = [&](std::span<const GameForm> forms) {
    return forms.empty() || (forms.size() == 1 && nodes_[forms[0]].number);
  };
  node.number = number(left) && number(right) &&
                (left.empty() || right.empty() || language::less_fraction(left_stop(left[0]), left_stop(right[0])));
  if (node.number) {
    Number value = 0;
    if (!left.empty() && !right.empty())
      value = half(language::plus_fractions(left_stop(left[0]), left_stop(right[0])));
    if (!left.empty() && right.empty()) value = language::plus_fractions(left_stop(left[0]), one);
    if (left.empty() && !right.empty()) value = language::minus_fractions(left_stop(right[0]), one);
    node.left_stop = node.right_stop = value;
    return;
  }
  // Of no number there are options on both sides.
  node.left_stop = right_stop(left[0]);
  for (const GameForm each : left)
    if (language::less_fraction(node.left_stop, right_stop(each))) node.left_stop = right_stop(each);
  node.right_stop = left_stop(right[0]);
  for (const GameForm each : right)
    if (language::less_fraction(left_stop(each), node.right_stop)) node.right_stop = left_stop(each);
}

void Forms::grow() {
  slots_.assign(slots_.size() * 2, none);
  for (GameForm form = 0; form < nodes_.size(); ++form) {
    std::size_t slot = hash(left(form), right(form)) & (slots_.size() - 1);
    while (slots_[slot] != none) slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = form;
  }
}

GameForm Forms::number(Number value) {
  if (const auto known = numbers_.find(value); known != numbers_.end()) return known->second;
  constexpr int greatest = 10'000;
  const language::Ratio ratio = language::ratio(value);
  if ((ratio.below & (ratio.below - 1)) != 0 || ratio.above > greatest * ratio.below ||
      ratio.above < -greatest * ratio.below)
    throw text::LimitError("the number " + language::fraction_text(value) + " is not the value of a game of at most " +
                           std::to_string(greatest) + " moves");
  GameForm form = zero;
  if (ratio.below != 1) {
    const Number step = language::quotient(1, static_cast<Number>(ratio.below));
    const GameForm below = number(language::minus_fractions(value, step));
    form = keep({below}, {number(language::plus_fractions(value, step))});
  } else {
    for (Number i = 0; i < ratio.above; ++i) form = keep({form}, {});
    for (Number i = 0; i > ratio.above; --i) form = keep({}, {form});
  }
  return numbers_[value] = form;
}

// Sound because, by induction, it is the definition, but for three shortcuts. Numbers are as their values are. If G is
// at most H, Left does in H as well as in G whoever begins, so stops are too. And if the left stop of G is below the
// right stop of H, those of H - G are above 0, so H - G is.
bool Forms::at_most(GameForm g, GameForm h) {
  if (g == h) return true;
  const Node &of_g = nodes_[g], &of_h = nodes_[h];
  if (of_g.number && of_h.number) return language::less_fraction(of_g.left_stop, of_h.left_stop);
  if (language::less_fraction(of_h.left_stop, of_g.left_stop) ||
      language::less_fraction(of_h.right_stop, of_g.right_stop))
    return false;
  if (language::less_fraction(of_g.left_stop, of_h.right_stop)) return true;
  if (const auto known = at_most_.find(both(g, h)); known != at_most_.end()) return known->second;
  text::pause();
  const bool result = std::ranges::none_of(left(g), [&](GameForm each) { return at_most(h, each); }) &&
                      std::ranges::none_of(right(h), [&](GameForm each) { return at_most(each, g); });
  return at_most_[both(g, h)] = result;
}

GameForm Forms::negative(GameForm g) {
  if (negatives_[g] != none) return negatives_[g];
  GameForm result = zero;
  if (is_number(g)) {
    result = number(language::minus_fractions(0, left_stop(g)));
  } else {
    std::vector<GameForm> left(this->right(g).begin(), this->right(g).end());
    std::vector<GameForm> right(this->left(g).begin(), this->left(g).end());
    for (std::vector<GameForm>* const side : {&left, &right})
      for (GameForm& each : *side) each = negative(each);
    result = keep(std::move(left), std::move(right));
  }
  negatives_[result] = g;
  return negatives_[g] = result;
}

GameForm Forms::sum(GameForm g, GameForm h) {
  if (g > h) std::swap(g, h);
  if (g == zero) return h;
  if (is_number(g) && is_number(h)) return number(language::plus_fractions(left_stop(g), left_stop(h)));
  if (const auto known = sums_.find(both(g, h)); known != sums_.end()) return known->second;
  text::pause();
  const GameForm result = negatives_[g] == h ? zero
                          : is_number(g)     ? moved(h, g)
                          : is_number(h)     ? moved(g, h)
                                             : sum_of_options(g, h);
  return sums_[both(g, h)] = result;
}

/// By Conway's theorem on translation by numbers: of G that is none, G + x is { L + x | R + x }, canonical if G is.
GameForm Forms::moved(GameForm g, GameForm number) {
  std::vector<GameForm> left(this->left(g).begin(), this->left(g).end());
  std::vector<GameForm> right(this->right(g).begin(), this->right(g).end());
  for (std::vector<GameForm>* const side : {&left, &right})
    for (GameForm& each : *side) each = sum(each, number);
  return keep(std::move(left), std::move(right));
}

GameForm Forms::sum_of_options(GameForm g, GameForm h) {
  const auto options_of = [&](auto side) {
    std::vector<GameForm> of_g(side(g).begin(), side(g).end()), of_h(side(h).begin(), side(h).end()), result;
    for (const GameForm each : of_g) result.push_back(sum(each, h));
    for (const GameForm each : of_h) result.push_back(sum(g, each));
    return result;
  };
  std::vector<GameForm> left = options_of([this](GameForm form) { return this->left(form); });
  return canonical(std::move(left), options_of([this](GameForm form) { return this->right(form); }));
}

std::size_t Forms::bytes() const {
  constexpr std::size_t of_an_entry = 48;  // of a table, with its share of pointers
  return options_.capacity() * sizeof(GameForm) + nodes_.capacity() * (sizeof(Node) + 3 * sizeof(GameForm)) +
         (at_most_.size() + sums_.size()) * of_an_entry;
}

}  // namespace gamecert::games
