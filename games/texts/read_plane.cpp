// Sets of bits, looked up before they are made.
#include "games/texts/read_plane.hpp"

#include <algorithm>

#include "games/play/plane_words.hpp"
#include "text/errors.hpp"

namespace gamecert::games {

BitSet BitSets::single(int bit) {
  std::vector<Word> set(words_, 0);
  add_cell(set.data(), bit);
  return number_of(std::move(set));
}
void BitSets::step() {
  constexpr std::size_t most = 200'000;
  if (++steps_ > most) throw text::LimitError("it takes too long to see what moves touch");
}
BitSet BitSets::both(const BitSet& a, const BitSet& b) {
  step();
  if (written_) return {a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]};
  if (a == b || b == BitSet{}) return a;
  if (a == BitSet{}) return b;
  return combined(a, b, unions_, [](Word x, Word y) { return x | y; });
}
BitSet BitSets::common(const BitSet& a, const BitSet& b) {
  step();
  if (written_) return {a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]};
  if (a == b) return a;
  if (a == BitSet{} || b == BitSet{}) return {};
  return combined(a, b, intersections_, [](Word x, Word y) { return x & y; });
}
BitSet BitSets::number_of(std::vector<Word> set) {
  if (written_) {
    BitSet result{};
    std::ranges::copy(set, result.begin());
    return result;
  }
  const auto [it, fresh] = numbers_.emplace(std::move(set), sets_.size());
  if (fresh) sets_.push_back(&it->first);
  return {it->second};
}
template <class Combine>
BitSet BitSets::combined(const BitSet& a, const BitSet& b, Known& known, Combine combine) {
  const std::uint64_t key = std::min(a[0], b[0]) << 32 | std::max(a[0], b[0]);
  const auto found = known.find(key);
  if (found != known.end()) return found->second;
  std::vector<Word> set(words(a));
  for (std::size_t i = 0; i < words_; ++i) set[i] = combine(set[i], words(b)[i]);
  return known[key] = number_of(std::move(set));
}

}  // namespace gamecert::games
