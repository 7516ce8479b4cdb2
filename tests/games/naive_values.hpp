// Values of games a second time, as the definitions of Conway have them: every form as it stands, nothing simplified.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "games/forms/forms.hpp"

namespace gamecert::tests {

struct NaiveForm;
using Naive = std::shared_ptr<const NaiveForm>;
struct NaiveForm {
  std::vector<Naive> left, right;
};

inline Naive naive(std::vector<Naive> left, std::vector<Naive> right) {
  return std::make_shared<const NaiveForm>(NaiveForm{std::move(left), std::move(right)});
}

/// G <= H: no Left option of G is >= H, and no Right option of H is <= G.
class NaiveOrder {
 public:
  bool at_most(const Naive& g, const Naive& h) {
    const auto key = std::make_pair(g.get(), h.get());
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    kept_.push_back(g);
    kept_.push_back(h);
    const bool result = std::ranges::none_of(g->left, [&](const Naive& each) { return at_most(h, each); }) &&
                        std::ranges::none_of(h->right, [&](const Naive& each) { return at_most(each, g); });
    return known_[key] = result;
  }
  bool equal(const Naive& g, const Naive& h) { return at_most(g, h) && at_most(h, g); }

 private:
  std::map<std::pair<const NaiveForm*, const NaiveForm*>, bool> known_;
  std::vector<Naive> kept_;
};

inline Naive naive_sum(const Naive& g, const Naive& h) {
  std::vector<Naive> left, right;
  for (const Naive& each : g->left) left.push_back(naive_sum(each, h));
  for (const Naive& each : h->left) left.push_back(naive_sum(g, each));
  for (const Naive& each : g->right) right.push_back(naive_sum(each, h));
  for (const Naive& each : h->right) right.push_back(naive_sum(g, each));
  return naive(std::move(left), std::move(right));
}

inline Naive naive_negative(const Naive& g) {
  std::vector<Naive> left, right;
  for (const Naive& each : g->right) left.push_back(naive_negative(each));
  for (const Naive& each : g->left) right.push_back(naive_negative(each));
  return naive(std::move(left), std::move(right));
}

inline Naive naive_whole(int n) {
  Naive form = naive({}, {});
  for (int i = 0; i < n; ++i) form = naive({form}, {});
  for (int i = 0; i > n; --i) form = naive({}, {form});
  return form;
}

/// A form of a table, option by option.
inline Naive as_it_stands(const games::Forms& forms, games::GameForm g) {
  std::vector<Naive> left, right;
  for (const games::GameForm each : forms.left(g)) left.push_back(as_it_stands(forms, each));
  for (const games::GameForm each : forms.right(g)) right.push_back(as_it_stands(forms, each));
  return naive(std::move(left), std::move(right));
}

}  // namespace gamecert::tests
