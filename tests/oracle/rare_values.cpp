// oracle-rare-values: values of long unpainted directed paths in ORIENTED BLUE-RED-COLORING, by what every move leaves.
//
//   oracle-rare-values K...         a line for each K, ascending: K, the value of the path of K vertices, its kind
//   oracle-rare-values plain K...   the same by all sums
//
// A value is common if it has an odd number of the bits 8, 16, 32, 128, 256, 512, 1024, else rare. A sum is rare
// exactly if its two parts are of one kind; so whether a common value is an option shows in the few sums with a rare
// part, and the rare values below the least common one that is none are looked for among the others until all have been
// met.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

constexpr int values = 4096;

bool rare(int value) {
  int ones = 0;
  for (const int bit : {8, 16, 32, 128, 256, 512, 1024}) ones += (value & bit) != 0 ? 1 : 0;
  return ones % 2 == 0;
}

// Values by the number of unpainted vertices, from -1 on: nothing has value 0.
struct Column {
  std::vector<int> at{0, 0};
  std::vector<int> rare_at{0, 1};
  void add(int value) {
    if (rare(value)) rare_at.push_back(static_cast<int>(at.size()));
    at.push_back(value);
  }
};

// The sums x[i] + y[sum - i] with `first` <= i <= `last`.
struct Sums {
  const Column& x;
  const Column& y;
  int first, last, sum;
};

bool plain = false;

int mex(const std::vector<Sums>& all) {
  std::vector<char> met(values);
  if (plain) {
    for (const Sums& sums : all)
      for (int i = sums.first; i <= sums.last; ++i) met[sums.x.at[i] ^ sums.y.at[sums.sum - i]] = 1;
    return static_cast<int>(std::find(met.begin(), met.end(), 0) - met.begin());
  }
  for (const Sums& sums : all) {
    const auto meet = [&](int i) {
      if (i >= sums.first && i <= sums.last) met[sums.x.at[i] ^ sums.y.at[sums.sum - i]] = 1;
    };
    for (const int i : sums.x.rare_at) meet(i);
    for (const int i : sums.y.rare_at) meet(sums.sum - i);
  }
  int common = 0;
  while (rare(common) || met[common] != 0) ++common;
  const auto all_met = [&] { return std::count(met.begin(), met.begin() + common, 0) == 0; };
  for (const Sums& sums : all) {
    for (int i = sums.first; i <= sums.last; ++i) {
      if ((i - sums.first) % 1024 == 0 && all_met()) return common;
      met[sums.x.at[i] ^ sums.y.at[sums.sum - i]] = 1;
    }
  }
  return static_cast<int>(std::find(met.begin(), met.begin() + common, 0) - met.begin());
}

}  // namespace

// A blue vertex kills the one before it and bars blue from the one after it; a red one the other way round. Of n
// vertices that are free, barred at one end (the same either way round, as turning the path and exchanging the colours
// shows) or at both, the sums of what moves leave, the indices being one more than the numbers of vertices.
int main(int count, char** arguments) {
  Column free, barred, both;
  int n = 0;
  plain = count > 1 && std::string(arguments[1]) == "plain";
  for (int argument = plain ? 2 : 1; argument < count; ++argument) {
    for (const int wanted = std::atoi(arguments[argument]); n < wanted;) {
      ++n;
      both.add(mex({{barred, both, 1, n - 1, n}}));
      const int one_end = mex({{barred, barred, 1, n - 1, n}, {both, free, 1, n, n}});
      const int no_end = mex({{free, barred, 0, n - 1, n}});
      barred.add(one_end);
      free.add(no_end);
    }
    const int value = free.at[static_cast<std::size_t>(n) + 1];
    std::cout << n << ' ' << value << (rare(value) ? " rare" : " common") << '\n';
  }
  return 0;
}
