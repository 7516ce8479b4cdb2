// Makes the mistake it is told to make: a build with sanitizers and assertions must stop here.
#include <cassert>
#include <climits>
#include <cstdio>
#include <string_view>
#include <vector>

int main(int count, char** arguments) {
  if (count != 2) return 0;
  const std::string_view mistake = arguments[1];
  std::vector<int> two(static_cast<std::size_t>(count));
  if (mistake == "heap") {
    const volatile int* first = two.data();
    std::printf("%d\n", first[count]);
  }
  if (mistake == "overflow") std::printf("%d\n", INT_MAX - 1 + count);
  if (mistake == "assertion") assert(count != 2);
  if (mistake == "library") std::printf("%d\n", two[static_cast<std::size_t>(count)]);
  return 0;
}
