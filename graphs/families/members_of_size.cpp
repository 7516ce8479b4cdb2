// Family by family, the numbers that give the order and the size.
#include "graphs/families/members_of_size.hpp"

#include <initializer_list>
#include <string_view>
#include <utility>

namespace gamecert::graphs {
namespace {

std::string member_text(std::string_view family, std::initializer_list<int> numbers, char separator = ',') {
  std::string text(family);
  char sign = ':';
  for (const int number : numbers) {
    text += sign + std::to_string(number);
    sign = separator;
  }
  return text;
}

/// The texts of members of an order and size.
class Members {
 public:
  Members(int order, int size) : n_(order), m_(size) {
    add_usual();
    add_products();
    add_trees();
    add_regular();
  }
  std::vector<std::string> texts() { return std::move(texts_); }

 private:
  void add(bool fits, const std::string& text) {
    if (fits) texts_.push_back(text);
  }

  void add_usual() {
    add(m_ == n_ * (n_ - 1) / 2, member_text("complete", {n_}));
    add(m_ == n_ - 1, member_text("path", {n_}));
    add(m_ == n_ && n_ >= 3, member_text("cycle", {n_}));
    add(m_ == n_ - 1, member_text("star", {n_ - 1}));
    for (int a = 2; 2 * a <= n_; ++a) add(m_ == a * (n_ - a), member_text("complete-bipartite", {a, n_ - a}));
    add(m_ == 2 * (n_ - 1) && n_ >= 4, member_text("wheel", {n_ - 1}));
    add(m_ == 2 * n_ - 3 && n_ >= 3, member_text("fan", {n_ - 2}));
    for (int k = 3; k <= 6; ++k) add(n_ == 1 << k && 2 * m_ == k * n_, member_text("hypercube", {k}));
    add(n_ == 10 && m_ == 15, "petersen");
  }

  void add_products() {
    for (int a = 2; a * a <= n_; ++a) {
      if (n_ % a != 0) continue;
      const int rest = n_ / a;
      add(m_ == 2 * n_ - a - rest, member_text("grid", {a, rest}, 'x'));
      for (int b = a; b * b <= rest; ++b) {
        const int c = rest / b;
        add(rest % b == 0 && m_ == 3 * n_ - a * b - a * c - b * c, member_text("grid", {a, b, c}, 'x'));
      }
    }
    add(n_ % 2 == 0 && 2 * m_ == 3 * n_ && n_ >= 6, member_text("prism", {n_ / 2}));
    for (int around = 3; 2 * around <= n_; ++around)
      add(n_ % around == 0 && m_ == 2 * n_ - around, member_text("cylinder", {around, n_ / around}, 'x'));
    for (int a = 3; a * a <= n_; ++a) {
      if (n_ % a != 0) continue;
      const int b = n_ / a;
      add(m_ == 2 * n_, member_text("torus", {a, b}, 'x'));
      add(2 * m_ == n_ * (a + b - 2), member_text("rook", {a, b}, 'x'));
      add(m_ == 4 * n_ - 3 * (a + b) + 2, member_text("king", {a, b}, 'x'));
      add(m_ == 4 * n_ - 6 * (a + b) + 8, member_text("knight", {a, b}, 'x'));
    }
    add(m_ == 2 * n_ - 3 && n_ >= 3, member_text("zigzag", {n_ - 2}));
    for (int a = 3; 2 * a <= n_; ++a)
      add(n_ % a == 0 && m_ == a * (a - 1) / 2 + n_ - a, member_text("rays", {a, n_ / a}));
  }

  void add_trees() {
    for (int k = 2; m_ == n_ - 1 && k < n_; ++k) {
      int order = 1 + k, height = 1;
      for (int level = k; order < n_; ++height) order += level *= k;
      add(order == n_ && height > 1,
          k == 2 ? member_text("binary-tree", {height}) : member_text("kary-tree", {k, height}));
    }
  }

  void add_regular() {
    if (n_ == 0 || 2 * m_ % n_ != 0) return;
    const int degree = 2 * m_ / n_;
    for (int step = 2; 4 * step < n_; ++step)
      add(n_ % 2 == 0 && degree == 3, member_text("generalised-petersen", {n_ / 2, step}));
    constexpr std::pair<int, int> sets[] = {{5, 2}, {6, 2}, {7, 2}, {7, 3}, {8, 2}, {8, 3}, {9, 2}, {10, 2}, {11, 2}};
    for (const auto& [of, size] : sets) {
      const auto binomial = [](int of_all, int taken) {
        int result = 1;
        for (int i = 0; i < taken; ++i) result = result * (of_all - i) / (i + 1);
        return result;
      };
      add(n_ == binomial(of, size) && degree == binomial(of - size, size), member_text("kneser", {of, size}));
    }
    const auto is_prime = [](int q) {
      int d = 2;
      while (d * d <= q && q % d != 0) ++d;
      return q > 1 && d * d > q;
    };
    add(n_ % 4 == 1 && is_prime(n_) && 2 * degree == n_ - 1, member_text("paley", {n_}));
    add_circulants(degree);
  }

  void add_circulants(int degree) {
    constexpr int greatest = 16;  // order
    if (n_ > greatest || degree < 3) return;
    for (unsigned steps = 1; steps < 1U << n_ / 2; ++steps) {
      int joined = 0;
      std::string text = member_text("circulant", {n_});
      for (int step = 1; 2 * step <= n_; ++step) {
        if ((steps >> (step - 1) & 1) == 0) continue;
        joined += 2 * step == n_ ? 1 : 2;
        text += "," + std::to_string(step);
      }
      add(joined == degree, text);
    }
  }

  int n_, m_;
  std::vector<std::string> texts_;
};

std::vector<std::string> directed_members(int n, int size) {
  std::vector<std::string> texts;
  if (size == n - 1) texts.push_back(member_text("directed-path", {n}));
  if (size == n && n >= 2) texts.push_back(member_text("directed-cycle", {n}));
  return texts;
}

}  // namespace

std::vector<std::string> members_of_size(int order, int size, bool directed) {
  return directed ? directed_members(order, size) : Members(order, size).texts();
}

}  // namespace gamecert::graphs
