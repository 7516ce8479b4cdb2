// Sets of bits, looked up before they are made.
#include "games/texts/read_plane.hpp"

#include "games/play/plane_words.hpp"
#include "text/errors.hpp"

namespace gamecert::games {

int BitSets::single(int bit) {
  std::vector<Word> set(words_, 0);
  add_cell(set.data(), bit);
  return number_of(std::move(set));
}
void BitSets::step() {
  constexpr std::size_t most = 200'000;
  if (++steps_ > most) throw text::LimitError("it takes too long to see what moves touch");
}
int BitSets::both(int a, int b) {
  step();
  if (a == b || b == 0) return a;
  if (a == 0) return b;
  return combined(a, b, unions_, [](Word x, Word y) { return x | y; });
}
int BitSets::common(int a, int b) {
  step();
  if (a == b) return a;
  if (a == 0 || b == 0) return 0;
  return combined(a, b, intersections_, [](Word x, Word y) { return x & y; });
}
int BitSets::number_of(std::vector<Word> set) {
  const auto [it, fresh] = numbers_.emplace(std::move(set), static_cast<int>(sets_.size()));
  if (fresh) sets_.push_back(&it->first);
  return it->second;
}
template <class Combine>
int BitSets::combined(int a, int b, std::unordered_map<std::uint64_t, int>& known, Combine combine) {
  const auto key = static_cast<std::uint64_t>(std::min(a, b)) << 32 | static_cast<std::uint64_t>(std::max(a, b));
  const auto found = known.find(key);
  if (found != known.end()) return found->second;
  std::vector<Word> set(words(a));
  for (std::size_t i = 0; i < words_; ++i) set[i] = combine(set[i], words(b)[i]);
  return known[key] = number_of(std::move(set));
}

}  // namespace gamecert::games
