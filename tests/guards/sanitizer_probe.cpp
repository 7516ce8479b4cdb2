// Reads past the end of an array: a build with sanitizers must stop here.
#include <cstdio>
#include <vector>

int main(int count, char**) {
  std::vector<int> one(static_cast<std::size_t>(count));
  const volatile int* first = one.data();
  std::printf("%d\n", first[count]);
}
