// Values of heaps by their options, beside the printed tables.
#include "papers/triangulations/heaps.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "solve/boards/kayles.hpp"

namespace gamecert::papers {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// What is wrong, for heaps up to values.size() - 1, of a table with the heaps at which 1, 2, 4 and 8 are said to
/// appear for the first time; nothing if all is right.
std::optional<std::string> wrong_in(const solve::HeapTable& table, const std::vector<int>& magic,
                                    const std::vector<int>& values) {
  for (int n = 0; n < static_cast<int>(values.size()); ++n) {
    const int value = values[index(n)];
    const std::string heap = "G(" + std::to_string(n) + ") = " + std::to_string(value);
    if (value != table.value(n)) return heap + ", by the table " + std::to_string(table.value(n));
    const bool listed = std::ranges::any_of(table.exceptions, [&](const auto& each) { return each.first == n; });
    if (listed && value == table.period[index(n) % table.period.size()]) return heap + " is no exception";
    if (value >= 16) return heap + " needs more than four bits";
  }
  for (std::size_t bit = 0; bit < magic.size(); ++bit) {
    const auto first = std::ranges::find(values, 1 << bit) - values.begin();
    if (first != magic[bit] && static_cast<int>(values.size()) > magic[bit])
      return std::to_string(1 << bit) + " appears first at " + std::to_string(first);
  }
  return std::nullopt;
}

}  // namespace

std::vector<int> heap_values(std::span<const int> taken, int most, Trial& trial) {
  std::vector<int> values;
  std::vector<int> seen(256, -1);
  for (int n = 0; n <= most; ++n) {
    trial.step();
    for (const int take : taken) {
      for (int left = 0; 2 * left <= n - take; ++left)
        seen[index(values[index(left)] ^ values[index(n - take - left)])] = n;
    }
    int least = 0;
    while (seen[index(least)] == n) ++least;
    values.push_back(least);
  }
  return values;
}

std::vector<int> dawson_values(int most, Trial& trial) {
  constexpr int two[] = {2};
  return heap_values(two, most, trial);
}

void check_kayles_table(int most, Trial& trial) {
  constexpr int one_or_two[] = {1, 2};
  const std::vector<int> values = heap_values(one_or_two, most, trial);
  std::optional<std::string> wrong = wrong_in(solve::kayles(), {1, 2, 5, 27}, values);
  if (!wrong && std::ranges::count(values, 0) != 1) wrong = "a zero at n >= 1";
  if (!wrong && values[42] != (values[1] ^ values[2] ^ values[5])) wrong = "G(42) is not G(1)+G(2)+G(5)";
  if (!wrong && values[42] != 7) wrong = "G(42) is not 7";
  trial.instance(!wrong, [&] { return Failure{*wrong}; });
}

void check_dawson_table(int most, Trial& trial) {
  const std::optional<std::string> wrong = wrong_in(solve::dawson_kayles(), {2, 4, 14, 69}, dawson_values(most, trial));
  trial.instance(!wrong, [&] { return Failure{*wrong}; });
}

std::vector<int> arrays(const EdgeBoard& board, EdgeSet coloured) {
  const auto open = [&](int face) {
    const EdgeSet triangle = board.triangles[index(face)];
    bool on_hull = false;
    each_edge(triangle, [&](int e) { on_hull = on_hull || board.faces_at(e).size() == 1; });
    return on_hull && (triangle & coloured) == 0;
  };
  std::vector<int> lengths;
  std::vector<bool> counted(board.triangles.size());
  for (int start = 0; start < static_cast<int>(board.triangles.size()); ++start) {
    if (counted[index(start)] || !open(start)) continue;
    counted[index(start)] = true;
    std::vector<int> array{start};
    for (std::size_t i = 0; i < array.size(); ++i) {
      each_edge(board.triangles[index(array[i])], [&](int e) {
        for (const int next : board.faces_at(e)) {
          if (counted[index(next)] || !open(next)) continue;
          counted[index(next)] = true;
          array.push_back(next);
        }
      });
    }
    lengths.push_back(static_cast<int>(array.size()));
  }
  return lengths;
}

int kayles_sum(const std::vector<int>& heaps) {
  int sum = 0;
  for (const int heap : heaps) sum ^= solve::kayles().value(heap);
  return sum;
}

}  // namespace gamecert::papers
