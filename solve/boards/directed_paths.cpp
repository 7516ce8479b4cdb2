// The least missing value, by the options with a rare part.
#include "solve/boards/directed_paths.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>
#include <utility>
#include <variant>

#include "solve/boards/nim_sums.hpp"

namespace gamecert::solve {
namespace {

/// Values that stand side by side, each with `summand` added.
template <std::size_t count>
std::array<std::uint16_t, count> side_by_side(const std::uint16_t* values, std::uint16_t summand) {
  std::array<std::uint64_t, count / 4> sums;
  std::memcpy(sums.data(), values, sizeof sums);
  for (std::uint64_t& four : sums) four ^= summand * 0x0001000100010001U;
  return std::bit_cast<std::array<std::uint16_t, count>>(sums);
}

std::array<std::uint16_t, 4> side_by_side(const std::uint16_t* x, const std::uint16_t* y) {
  std::uint64_t sums = 0, other = 0;
  std::memcpy(&sums, x, sizeof sums);
  std::memcpy(&other, y, sizeof other);
  return std::bit_cast<std::array<std::uint16_t, 4>>(sums ^ other);
}

bool is_directed_path(const games::Setup& setup) {
  const auto* const board = std::get_if<graphs::Digraph>(&setup.instance().board());
  if (board == nullptr || setup.info().name != "blue-red" || setup.instance().has("painted")) return false;
  if (board->order() == 0 || board->size() != board->order() - 1) return false;
  for (int v = 0; v + 1 < board->order(); ++v)
    if (!board->arc(v, v + 1)) return false;
  return true;
}

}  // namespace

void LongPaths::add(Column& column, int value) {
  const std::size_t at = column.values.size();
  if (solve::rare(value)) column.rare.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint16_t>(value)});
  column.values.push_back(static_cast<std::uint16_t>(value));
  if (column.backwards.size() == at) {
    std::vector<std::uint16_t> longer(2 * std::max<std::size_t>(at, 512));
    std::ranges::copy_backward(column.backwards, longer.end());
    column.backwards = std::move(longer);
  }
  column.backwards[column.backwards.size() - 1 - at] = static_cast<std::uint16_t>(value);
  const std::size_t room = std::bit_ceil(static_cast<std::size_t>(value) + 1) + 16;
  if (room <= room_) return;
  room_ = room;
  first_ = 0;
}

std::size_t LongPaths::bytes() const {
  // What is full is copied to twice the room.
  const auto taken = [](const auto& values, bool full) {
    return (full ? 3 : 1) * values.capacity() * sizeof(values[0]);
  };
  std::size_t all = 2 * room_ * sizeof(of_a_[0]);
  for (const Column* column : {&a_, &d_}) {
    const auto& [values, backwards, rare] = *column;
    all += taken(values, values.size() == values.capacity()) + taken(backwards, values.size() == backwards.size()) +
           taken(rare, rare.size() == rare.capacity());
  }
  return all;
}

void LongPaths::extend(int length, const std::function<void()>& look) {
  while (this->length() < length) {
    look();
    const auto k = static_cast<std::size_t>(this->length()) + 1;
    prepare(k);
    add(a_, mex(options_of_a(k), of_a_, k - first_));
    prepare(k);
    add(d_, mex(options_of_d(k), of_d_, k - first_));
  }
}

/// A blue vertex leaves A_i + A_j with i + j = k - 1, a red one C_i + D_j, by Proposition 8 D_i + D_j, i + j = k - 4.
std::vector<LongPaths::PartSums> LongPaths::options_of_a(std::size_t k) const {
  std::vector<PartSums> result;
  if (k >= 2) result.push_back({d_, d_, k - 2});
  if (k >= 3) result.push_back({a_, a_, k - 3});
  return result;
}

/// Both colours leave D_i + A_j with i + j = k - 1.
std::vector<LongPaths::PartSums> LongPaths::options_of_d(std::size_t k) const { return {{d_, a_, k - 1}}; }

// Common values.

/// Makes k the length of a lane.
void LongPaths::prepare(std::size_t k) {
  if (first_ != 0 && k >= first_ && k - first_ < lanes) return;
  first_ = k;
  clear(of_a_);
  clear(of_d_);
  for (const PartSums& options : options_of_a(k)) mark_in_lanes(options, of_a_);
  for (const PartSums& options : options_of_d(k)) mark_in_lanes(options, of_d_);
}

void LongPaths::clear(Marked& marked) const {
  marked.resize(room_);
  for (std::size_t value = 0; value < room_; ++value) marked[value].fill(rare(static_cast<int>(value)) ? 1 : 0);
}

// Parts that some lane does not have, or whose other part may be unknown when the first lane is prepared, are left to
// each length.

/// `options` are those of the first lane.
void LongPaths::mark_in_lanes(const PartSums& options, Marked& marked) {
  const auto& [x, y, total] = options;
  // Copies, as a mark might be a part of anything else for all that the compiler knows.
  const auto mark = [rows = marked.data(), total = total](const Column& of, const Column& other) {
    for (const Rare part : of.rare) {
      if (part.at < lanes) continue;
      if (part.at + lanes > total) break;
      const auto sums = side_by_side<lanes>(other.values.data() + (total - part.at), part.value);
      for (std::size_t lane = 0; lane < lanes; ++lane) rows[sums[lane]][lane] = 1;
    }
  };
  mark(x, y);
  if (&x != &y) mark(y, x);
}

/// `options` are those of this lane.
void LongPaths::mark_the_rest(const PartSums& options, Marked& marked, std::size_t lane) {
  const auto& [x, y, total] = options;
  const auto mark = [&marked, lane, total = total](const Column& of, const Column& other) {
    const auto mark_one = [&](const Rare& part) { marked[part.value ^ other.values[total - part.at]][lane] = 1; };
    auto at = of.rare.begin();
    for (; at != of.rare.end() && at->at < lanes && at->at <= total; ++at) mark_one(*at);
    for (auto last = of.rare.end(); last != at && (last - 1)->at + lanes + lane > total; --last)
      if ((last - 1)->at <= total) mark_one(*(last - 1));
  };
  mark(x, y);
  if (&x != &y) mark(y, x);
}

int LongPaths::mex(std::span<const PartSums> all, Marked& marked, std::size_t lane) {
  for (const PartSums& options : all) mark_the_rest(options, marked, lane);
  std::size_t least_common = 0;
  while (marked[least_common][lane] != 0) ++least_common;
  const std::span<const std::uint16_t> left = missing(all, least_common);
  return left.empty() ? static_cast<int>(least_common) : left.front();
}

// Rare values.

std::span<const std::uint16_t> LongPaths::missing(std::span<const PartSums> all, std::size_t least_common) {
  constexpr std::size_t block = 512, few = 6144;
  std::size_t most = 0;
  for (const PartSums& options : all) most = std::max(most, options.count());
  const std::size_t blocks = std::bit_ceil((most + block - 1) / block);
  std::size_t at = 0;  // of the block: numbers with their bits reversed come from everywhere
  const auto next = [&] {
    std::size_t bit = blocks;
    do bit /= 2, at ^= bit;
    while (bit != 0 && (at & bit) == 0);
    return bit != 0;
  };
  const auto each_options = [&](const auto& visit) {
    for (const PartSums& options : all) {
      const std::size_t first = at * block;
      if (first >= options.count()) continue;
      visit(std::span(options.x.values).subspan(first, std::min(block, options.count() - first)),
            options.y.down_from(options.total) + first);
    }
  };
  written_.assign(room_, 0);
  char* const written = written_.data();
  std::size_t count = 0;
  bool more = most > 0;
  while (more && count < few) {
    each_options([&](std::span<const std::uint16_t> x, const std::uint16_t* y) {
      std::size_t i = 0;
      for (; i + 4 <= x.size(); i += 4)
        for (const std::uint16_t sum : side_by_side(&x[i], y + i)) written[sum] = 1;
      for (; i < x.size(); ++i) written[x[i] ^ y[i]] = 1;
      count += x.size();
    });
    more = next();
  }
  missing_.clear();
  for (std::size_t value = 0; value < least_common; ++value) {
    if (rare(static_cast<int>(value)) && written_[value] == 0) missing_.push_back(static_cast<std::uint16_t>(value));
  }
  for (; more && !missing_.empty(); more = next())
    each_options([&](std::span<const std::uint16_t> x, const std::uint16_t* y) { erase_sums(x, y, missing_); });
  return missing_;
}

std::optional<Answer> directed_path_answer(const games::Setup& setup, const Request& request) {
  Watch watch(request.limits);
  LongPaths paths;
  return directed_path_answer(setup, request, paths, [&] {
    watch.look();
    watch.hold(paths.bytes());
  });
}

std::optional<Answer> directed_path_answer(const games::Setup& setup, const Request& request, LongPaths& paths,
                                           const std::function<void()>& look) {
  if (request.misere || !is_directed_path(setup)) return std::nullopt;
  const int k = std::get<graphs::Digraph>(setup.instance().board()).order();
  paths.extend(k, look);
  const int value = paths.d(k);
  Answer answer;
  answer.statement = request.nimber ? "NIMBER " + std::to_string(value) : value != 0 ? "OUTCOME N" : "OUTCOME P";
  if (request.all_moves) answer.winning_moves.emplace();
  answer.names.emplace();
  for (int v = 0; v < k; ++v) {
    const bool wins[] = {paths.d(v - 1) == paths.a(k - v), paths.a(v + 1) == paths.d(k - v - 2)};  // blue, red
    for (const int colour : {0, 1}) {
      if (!wins[colour] || (!request.all_moves && !answer.moves.empty())) continue;
      if (answer.moves.empty()) answer.moves = {2 * v + colour};
      if (request.all_moves) answer.winning_moves->push_back(2 * v + colour);
      answer.names->push_back(std::to_string(v) + ":" + std::to_string(colour + 1));
    }
  }
  return answer;
}

}  // namespace gamecert::solve
