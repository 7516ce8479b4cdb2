// Comparison of a sum of two forms with a third, each triple once.
#include "certificates/impartial/listed_forms.hpp"

#include <algorithm>

#include "text/deadline.hpp"
#include "text/sha256.hpp"

namespace gamecert::certificates {
namespace {

constexpr int bits_of_form = 20;  // of a form in a key

}  // namespace

ListedForms::Form ListedForms::add(const Side& left, const Side& right) {
  const auto [place, fresh] = numbers_.try_emplace({left, right}, static_cast<Form>(size()));
  if (fresh) {
    sides_.push_back(&place->first);
    if (size() > std::size_t{1} << bits_of_form) throw text::LimitError("values have more than a million forms");
  }
  return place->second;
}

// By the definition: G + H <= K if no Left option of G + H is >= K and no Right option of K is <= G + H; and G + H >= K
// if no Right option of G + H is <= K and no Left option of K is >= G + H.
bool ListedForms::compare(Form g, Form h, Form k, bool at_most) {
  if (g > h) std::swap(g, h);
  const std::uint64_t key = ((std::uint64_t{g} << bits_of_form | h) << bits_of_form | k) << 1 | (at_most ? 1 : 0);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  text::pause();
  const auto bettered = [&](Form of) -> const Side& { return at_most ? left(of) : right(of); };
  const Side& answers = at_most ? right(k) : left(k);
  const auto meets = [&](Form one, Form other, Form third) { return compare(one, other, third, !at_most); };
  const bool result = std::ranges::none_of(bettered(g), [&](Form each) { return meets(each, h, k); }) &&
                      std::ranges::none_of(bettered(h), [&](Form each) { return meets(g, each, k); }) &&
                      std::ranges::none_of(answers, [&](Form each) { return meets(g, h, each); });
  return known_[key] = result;
}

bool ListedForms::canonical(Form g) {
  if (const auto known = canonical_.find(g); known != canonical_.end()) return known->second;
  bool result = without_idle_options(g);
  for (const Side* const side : {&left(g), &right(g)})
    for (const Form each : *side) result = result && canonical(each);
  return canonical_[g] = result;
}

bool ListedForms::without_idle_options(Form g) {
  for (const bool of_left : {true, false}) {
    const Side& options = of_left ? left(g) : right(g);
    const auto better = [&](Form one, Form other) {
      return of_left ? at_most(other, 0, one) : at_least(other, 0, one);
    };
    for (const Form each : options) {
      for (const Form other : options)
        if (other != each && better(other, each)) return false;
      for (const Form answer : of_left ? right(each) : left(each))
        if (better(g, answer)) return false;
    }
  }
  return true;
}

std::string ListedForms::digest(Form g) {
  if (const auto known = digests_.find(g); known != digests_.end()) return known->second;
  std::string text = "{";
  for (const bool of_left : {true, false}) {
    std::vector<std::string> digests;
    for (const Form each : of_left ? left(g) : right(g)) digests.push_back(digest(each));
    std::ranges::sort(digests);
    for (std::size_t i = 0; i < digests.size(); ++i) text.append(i == 0 ? "" : ",").append(digests[i]);
    text += of_left ? '|' : '}';
  }
  return digests_[g] = text::sha256(text);
}

}  // namespace gamecert::certificates
