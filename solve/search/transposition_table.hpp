// What a search knows of positions: a value by key, within the limits of a watch.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "solve/limits.hpp"
#include "solve/search/position_table.hpp"

namespace gamecert::solve {

/// Keys tell which positions are one: those with equal words (PositionTable), that are played alike (PositionClasses),
/// with isomorphic shapes (ShapeClasses). They number them by arrival, and have `insert`, `size` and `bytes`. What is
/// in the table counts with the watch, which must outlive it; nothing is forgotten.
template <class Value, class Keys = PositionTable>
class TranspositionTable {
 public:
  explicit TranspositionTable(Watch& watch, Keys keys = Keys())
      : watch_(watch), memory_(watch), keys_(std::move(keys)) {}

  /// The number of a key. A new one has the value Value(), and moves the others elsewhere. LimitError.
  template <class Key>
  std::uint32_t number(const Key& key) {
    const std::uint32_t number = keys_.insert(key).first;
    if (number == values_.size()) {
      values_.emplace_back();
      memory_.become(bytes());
    }
    return number;
  }
  Value& operator[](std::uint32_t number) { return values_[number]; }
  const Value& operator[](std::uint32_t number) const { return values_[number]; }
  /// The value of a key that has a number, else null.
  template <class Key>
  const Value* find(const Key& key) const {
    const auto number = keys_.find(key);
    return number ? &values_[*number] : nullptr;
  }
  /// Where values are optional: that of the key, as it is known, or as `search()` finds it, which is a step of the
  /// watch and may look up other keys. LimitError, which leaves the value open.
  template <class Key, class Search>
  auto once(const Key& key, const Search& search) {
    const std::uint32_t number = this->number(key);
    if (!values_[number]) {
      watch_.step();
      const auto found = search();  // moves values
      values_[number] = found;
    }
    return *values_[number];
  }

  const Keys& keys() const { return keys_; }
  std::size_t size() const { return values_.size(); }
  std::size_t bytes() const { return keys_.bytes() + values_.capacity() * sizeof(Value); }

 private:
  Watch& watch_;
  MemoryShare memory_;
  Keys keys_;
  std::vector<Value> values_;  // by number
};

}  // namespace gamecert::solve
