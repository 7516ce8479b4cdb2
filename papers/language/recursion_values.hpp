// The values of a recursion of a file of claims that are known.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>

namespace gamecert::papers {

/// Those that a recursion has not are 0.
using RecursionArguments = std::array<std::int64_t, 4>;

struct HashOfArguments {
  std::size_t operator()(const RecursionArguments& arguments) const {
    std::uint64_t hash = 0;
    for (const std::int64_t one : arguments) {
      hash = (hash ^ static_cast<std::uint64_t>(one)) * 0x9e3779b97f4a7c15U;
      hash ^= hash >> 32;
    }
    return hash;
  }
};

using RecursionValues = std::unordered_map<RecursionArguments, std::int64_t, HashOfArguments>;

}  // namespace gamecert::papers
