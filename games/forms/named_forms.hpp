// Forms of values that have names, made option by option: numbers with ups and a nimber.
//
// ^ is { 0 | * }, v its negative. Of n ups with *m, n > 0, the canonical form is { 0 | (n - 1) ups with *(m xor 1) },
// but for ^*, which is { 0, * | 0 }; a number is added to all options. Source: E. Berlekamp, J. Conway, R. Guy, Winning
// Ways, 1982, chapters 2 and 3.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

namespace gamecert::games {

/// A form by its number among those of whoever keeps them.
using GameForm = std::uint32_t;
/// Makes { left | right }, whatever forms are there.
using MakeForm = std::function<GameForm(const std::vector<GameForm>& left, const std::vector<GameForm>& right)>;

/// above / 2^halvings, in lowest terms.
struct DyadicNumber {
  std::int64_t above = 0;
  int halvings = 0;
  friend auto operator<=>(const DyadicNumber&, const DyadicNumber&) = default;
};
/// In lowest terms.
DyadicNumber dyadic(std::int64_t above, int halvings);

/// Canonical forms.
class NamedForms {
 public:
  explicit NamedForms(MakeForm make) : make_(std::move(make)) {}
  /// Below 0, `ups` are downs.
  GameForm of(const DyadicNumber& number, int ups = 0, int nimber = 0);
  const MakeForm& make() const { return make_; }

 private:
  struct Key {
    DyadicNumber number;
    int ups, nimber;
    friend auto operator<=>(const Key&, const Key&) = default;
  };
  GameForm made(const Key& key);
  GameForm made(const DyadicNumber& number);

  MakeForm make_;
  std::map<Key, GameForm> known_;
};

}  // namespace gamecert::games
