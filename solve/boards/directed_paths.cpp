// The least missing value, by the options with a rare part.
#include "solve/boards/directed_paths.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <variant>

#include "solve/boards/nim_sums.hpp"

namespace gamecert::solve {
namespace {

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
  // Room for every sum of two values, and for a common value above all of them.
  marked_.resize(std::max(marked_.size(), 4 * std::bit_ceil(static_cast<std::size_t>(value) + 8)));
}

std::size_t LongPaths::bytes() const {
  // What is full is copied to twice the room.
  const auto taken = [](const auto& values, bool full) {
    return (full ? 3 : 1) * values.capacity() * sizeof(values[0]);
  };
  std::size_t all = marked_.capacity();
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
    // Of A_k: a blue vertex leaves A_i + A_j with i + j = k - 1, a red one C_i + D_j, by Proposition 8
    // D_i + D_j with i + j = k - 4. Of D_k: both leave D_i + A_j with i + j = k - 1.
    const auto k = static_cast<std::size_t>(this->length()) + 1;
    std::vector<PartSums> of_a;
    if (k >= 2) of_a.push_back({d_, d_, k - 2});
    if (k >= 3) of_a.push_back({a_, a_, k - 3});
    add(a_, mex(of_a));
    const PartSums of_d[] = {{d_, a_, k - 1}};
    add(d_, mex(of_d));
  }
}

int LongPaths::mex(std::span<const PartSums> all) {
  std::ranges::fill(marked_, 0);
  for (const PartSums& options : all) mark_sums_with_a_rare_part(options);
  const auto taken = [&](int value) { return marked_[static_cast<std::size_t>(value)] != 0; };
  int least_common = 0;
  while (rare(least_common) || taken(least_common)) ++least_common;
  const std::span<const std::uint16_t> left = missing(all, least_common);
  return left.empty() ? least_common : left.front();
}

void LongPaths::mark_sums_with_a_rare_part(const PartSums& options) {
  const auto& [x, y, total] = options;
  const auto mark_with_rare = [marked = marked_.data(), total](const Column& of, const Column& other) {
    const std::uint16_t* const others = other.values.data();
    for (const auto& [at, value] : of.rare) {
      if (at > total) break;
      marked[value ^ others[total - at]] = 1;
    }
  };
  mark_with_rare(x, y);
  if (&x != &y) mark_with_rare(y, x);
}

std::span<const std::uint16_t> LongPaths::missing(std::span<const PartSums> all, int least_common) {
  constexpr std::size_t block = 1024;
  const auto sums = [](const PartSums& options) {  // of a column and itself each stands twice
    return &options.x == &options.y ? options.total / 2 + 1 : options.total + 1;
  };
  std::size_t most = 0;
  for (const PartSums& options : all) {
    const std::uint16_t* const x = options.x.values.data();
    const std::uint16_t* const y = options.y.down_from(options.total);
    for (std::size_t i = 0; i < std::min(block, sums(options)); ++i) marked_[x[i] ^ y[i]] = 1;
    most = std::max(most, sums(options));
  }
  missing_.clear();
  for (int value = 0; value < least_common; ++value) {
    if (rare(value) && marked_[static_cast<std::size_t>(value)] == 0)
      missing_.push_back(static_cast<std::uint16_t>(value));
  }
  for (std::size_t first = block; first < most && !missing_.empty(); first += block) {
    for (const PartSums& options : all) {
      if (first >= sums(options)) continue;
      const std::uint16_t* const x = options.x.values.data() + first;
      const std::uint16_t* const y = options.y.down_from(options.total) + first;
      erase_sums({x, std::min(block, sums(options) - first)}, y, missing_);
    }
  }
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
