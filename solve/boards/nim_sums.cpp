// Sums compared with four numbers, lane by lane.
#include "solve/boards/nim_sums.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>

namespace gamecert::solve {
namespace {

struct Narrow {
  typedef std::uint16_t Lanes __attribute__((vector_size(16)));
};

struct Wide {
  typedef std::uint16_t Lanes __attribute__((vector_size(32)));
};

constexpr std::size_t at_once = 4;
using Numbers = std::array<std::uint16_t, at_once>;
using Among = std::array<bool, at_once>;

template <class Width>
[[gnu::always_inline]] inline Among among(std::span<const std::uint16_t> x, const std::uint16_t* y,
                                          const Numbers& numbers) {
  using Lanes = typename Width::Lanes;
  constexpr std::size_t lanes = sizeof(Lanes) / sizeof(std::uint16_t);
  const Lanes first = Lanes{} + numbers[0], second = Lanes{} + numbers[1];
  const Lanes third = Lanes{} + numbers[2], fourth = Lanes{} + numbers[3];
  Lanes equal[at_once] = {};  // all bits of a lane in which a sum was equal
  std::size_t i = 0;
  for (; i + lanes <= x.size(); i += lanes) {
    Lanes sum, other;
    std::memcpy(&sum, &x[i], sizeof(Lanes));
    std::memcpy(&other, y + i, sizeof(Lanes));
    sum ^= other;
    equal[0] |= Lanes(sum == first);
    equal[1] |= Lanes(sum == second);
    equal[2] |= Lanes(sum == third);
    equal[3] |= Lanes(sum == fourth);
  }
  Among result{};
  for (std::size_t n = 0; n < at_once; ++n) {
    std::array<std::uint64_t, sizeof(Lanes) / 8> words;
    std::memcpy(words.data(), &equal[n], sizeof(Lanes));
    result[n] = std::ranges::any_of(words, [](std::uint64_t word) { return word != 0; });
  }
  for (; i < x.size(); ++i) {
    for (std::size_t n = 0; n < at_once; ++n) result[n] |= (x[i] ^ y[i]) == numbers[n];
  }
  return result;
}

Among among_narrow(std::span<const std::uint16_t> x, const std::uint16_t* y, const Numbers& numbers) {
  return among<Narrow>(x, y, numbers);
}

#ifdef __x86_64__

__attribute__((target("avx2"))) Among among_wide(std::span<const std::uint16_t> x, const std::uint16_t* y,
                                                 const Numbers& numbers) {
  return among<Wide>(x, y, numbers);
}

auto* const among_fastest = __builtin_cpu_supports("avx2") ? among_wide : among_narrow;

#else

auto* const among_fastest = among_narrow;

#endif

void erase(decltype(among_narrow)* among_these, std::span<const std::uint16_t> x, const std::uint16_t* y,
           std::vector<std::uint16_t>& numbers) {
  std::size_t left = 0;
  for (std::size_t first = 0; first < numbers.size(); first += at_once) {
    const std::size_t count = std::min(at_once, numbers.size() - first);
    Numbers four;
    for (std::size_t n = 0; n < at_once; ++n) four[n] = numbers[first + std::min(n, count - 1)];
    const Among found = among_these(x, y, four);
    for (std::size_t n = 0; n < count; ++n) {
      if (!found[n]) numbers[left++] = four[n];
    }
  }
  numbers.resize(left);
}

}  // namespace

void portable::erase_sums(std::span<const std::uint16_t> x, const std::uint16_t* y,
                          std::vector<std::uint16_t>& numbers) {
  erase(among_narrow, x, y, numbers);
}

void erase_sums(std::span<const std::uint16_t> x, const std::uint16_t* y, std::vector<std::uint16_t>& numbers) {
  erase(among_fastest, x, y, numbers);
}

}  // namespace gamecert::solve
