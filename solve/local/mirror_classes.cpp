// Numbers for positions of gadgets.
#include "solve/local/mirror_classes.hpp"

#include <algorithm>
#include <bit>

namespace gamecert::solve {

std::array<int, 3> SmallGadget::edges() const {
  std::array<int, 3> result{};
  for (std::size_t i = 0; std::cmp_less(i, inner); ++i) {
    result[0] += std::popcount(near[i]);
    result[1] += bound[i] & 1;
    result[2] += bound[i] >> 1;
  }
  result[0] /= 2;
  return result;
}

std::uint64_t SmallGadget::key() const {
  auto result = static_cast<std::uint64_t>(inner);
  for (std::size_t i = 0; std::cmp_less(i, inner); ++i) {
    result = result << 2 | bound[i];
    result = result << i | (near[i] & ((1U << i) - 1));
  }
  return result;
}

reductions::Gadget SmallGadget::gadget(int boundary) const {
  reductions::Gadget result{.boundary = boundary, .inner = inner, .edges = {}, .green = {}};
  for (int b = 0; b < boundary; ++b)
    for (int i = 0; i < inner; ++i)
      if ((bound[static_cast<std::size_t>(i)] >> b & 1) != 0) result.edges.emplace_back(b, boundary + i);
  for (int i = 0; i < inner; ++i)
    for (int j = i + 1; j < inner; ++j)
      if ((near[static_cast<std::size_t>(i)] >> j & 1) != 0) result.edges.emplace_back(boundary + i, boundary + j);
  result.green.assign(static_cast<std::size_t>(inner), 0);
  return result;
}

MirrorClasses::MirrorClasses(Watch& watch) : numbers_(watch), sums_(watch), members_(watch) { number({}); }

std::size_t MirrorClasses::quiet(const std::vector<Option>& options) const {
  return static_cast<std::size_t>(
      std::ranges::partition_point(options, [](const Option& option) { return option.first == 0; }) - options.begin());
}

// Sound because equality is an equivalence that mirrored play proves (docs/LEMMAS.md): sums of a host with either of
// two equal positions have equal nimbers, so a position may stand for all that are equal to it.
MirrorClasses::Number MirrorClasses::number(std::vector<Option> options) {
  std::ranges::sort(options);
  options.erase(std::ranges::unique(options).begin(), options.end());
  games::Position key;
  for (const auto& [closed, next] : options) key.push_back(games::Word{next} << 2 | closed);
  return numbers_.once(key, [&] { return equal_or_new(options); });
}

MirrorClasses::Number MirrorClasses::equal_or_new(const std::vector<Option>& options) {
  for (std::size_t i = 0; i < quiet(options); ++i) {
    const std::vector<Option>& answers = options_[options[i].second];
    for (std::size_t k = 0; k < quiet(answers); ++k)
      if (equal(options, answers[k].second)) return answers[k].second;
  }
  options_.push_back(options);
  return static_cast<Number>(options_.size() - 1);
}

/// Whether a position with the options is equal to `other`, which a quiet move and a quiet answer lead to.
bool MirrorClasses::equal(const std::vector<Option>& options, Number other) const {
  const std::vector<Option>& others = options_[other];
  const auto loud = options.begin() + static_cast<std::ptrdiff_t>(quiet(options));
  const auto other_loud = others.begin() + static_cast<std::ptrdiff_t>(quiet(others));
  return std::equal(loud, options.end(), other_loud, others.end()) &&
         std::includes(options.begin(), loud, others.begin(), other_loud) &&
         std::all_of(options.begin(), loud, [&](const Option& option) {
           return std::binary_search(others.begin(), other_loud, option) ||
                  std::ranges::binary_search(options_[option.second], Option{0, other});
         });
}

MirrorClasses::Number MirrorClasses::plus(Number position, int size) {
  if (size == 0) return position;
  return sums_.once(games::Position{position, static_cast<games::Word>(size)}, [&] {
    std::vector<Option> options;
    for (int left = 0; left < size; ++left) options.emplace_back(0, plus(position, left));
    const std::vector<Option> before = options_[position];
    for (const auto& [closed, next] : before) options.emplace_back(closed, plus(next, size));
    return number(std::move(options));
  });
}

MirrorClasses::Number MirrorClasses::position(const SmallGadget& piece, unsigned open, unsigned living) {
  std::int64_t& known = positions_[open << 2 | living];
  if (known >= 0) return static_cast<Number>(known);
  std::vector<Option> options;
  for (unsigned left = open; left != 0; left &= left - 1) {
    const auto v = static_cast<std::size_t>(std::countr_zero(left));
    const unsigned closed = piece.bound[v] & living;
    options.emplace_back(closed, position(piece, open & ~(1U << v) & ~piece.near[v], living & ~closed));
  }
  const Number result = number(std::move(options));
  positions_[open << 2 | living] = result;
  return result;
}

MirrorClasses::Member MirrorClasses::member(const SmallGadget& piece) {
  return members_.once(games::Position{piece.key()}, [&] {
    const unsigned all = (1U << piece.inner) - 1;
    positions_.assign(std::size_t{4} << piece.inner, -1);
    const Number whole = position(piece, all, 3);
    const auto heap = static_cast<int>(options_[position(piece, all, 0)].size());
    return Member{plus(whole, heap), heap};
  });
}

}  // namespace gamecert::solve
