// Numbers of few bits each, one behind the other in the words of a key.
#pragma once

#include <vector>

#include "games/game.hpp"
#include "games/play/plane_words.hpp"

namespace gamecert::solve {

/// Appends to a key. Keys are equal exactly if what was put there is, where the numbers so far tell how many bits the
/// next one has.
class PackedKey {
 public:
  explicit PackedKey(std::vector<games::Word>& key) : key_(key) {}
  /// A number below 2^bits, bits at most those of a word; none is cut in two.
  void put(games::Word number, int bits) {
    if (filled_ + bits > games::word_bits) {
      key_.push_back(0);
      filled_ = 0;
    }
    key_.back() |= number << filled_;
    filled_ += bits;
  }

 private:
  std::vector<games::Word>& key_;
  int filled_ = games::word_bits;  // of the last word
};

}  // namespace gamecert::solve
