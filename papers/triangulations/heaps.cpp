// Values of heaps by their options, beside the printed tables.
#include "papers/triangulations/heaps.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "solve/boards/kayles.hpp"

namespace gamecert::papers {
namespace {

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// The number of the last exception, or -1.
int last_exception(const PrintedHeaps& table) {
  int last = -1;
  for (const auto& [n, value] : table.exceptions) last = std::max(last, n);
  return last;
}

int printed_value(const PrintedHeaps& table, int n) {
  const auto exception = std::ranges::find(table.exceptions, n, &std::pair<int, int>::first);
  return exception != table.exceptions.end() ? exception->second : table.period[index(n) % table.period.size()];
}

/// What is wrong of the table; nothing if all is right.
std::optional<std::string> wrong_in(const PrintedHeaps& table, const std::vector<int>& values) {
  for (int n = 0; n < static_cast<int>(values.size()); ++n) {
    const int value = values[index(n)];
    const std::string heap = "G(" + std::to_string(n) + ") = " + std::to_string(value);
    if (value != printed_value(table, n)) return heap + ", by the table " + std::to_string(printed_value(table, n));
    const bool listed = std::ranges::find(table.exceptions, n, &std::pair<int, int>::first) != table.exceptions.end();
    if (listed && value == table.period[index(n) % table.period.size()]) return heap + " is no exception";
    if (value >= 16) return heap + " needs more than four bits";
    if (table.no_zeros && n > 0 && value == 0) return heap;
  }
  for (std::size_t bit = 0; bit < table.powers.size(); ++bit) {
    const auto first = std::ranges::find(values, 1 << bit) - values.begin();
    if (first != table.powers[bit] && static_cast<int>(values.size()) > table.powers[bit])
      return std::to_string(1 << bit) + " appears first at " + std::to_string(first);
  }
  int sum = 0;  // of a heap and those that it is said to be
  for (const int heap : table.equal) sum ^= values.at(index(heap));
  if (sum != 0) return "G(" + std::to_string(table.equal.front()) + ") is not the sum printed";
  if (last_exception(table) != table.last) return "the last exception is " + std::to_string(last_exception(table));
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

void check_heap_table(int most, const PrintedHeaps& table, Trial& trial) {
  const std::optional<std::string> wrong = wrong_in(table, heap_values(table.taken, most, trial));
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
