// What of the grounds of certificates a user trusts: --trust.
#pragma once

#include <set>
#include <string_view>

#include "certificates/grounds.hpp"

namespace gamecert::certificates {

/// What may be rested on: whole kinds and single grounds.
class Trust {
 public:
  /// Of words separated by commas: `rules`, `readings`, `definitions`, `encodings`, `theorems`, `programs`, or a ground
  /// as it is printed. Nothing but spaces: nothing. InputError, with the nearest known word, for any other.
  explicit Trust(std::string_view words);
  bool covers(const Ground& ground) const { return kinds_.contains(ground.kind) || single_.contains(ground); }

 private:
  std::set<Ground::Kind> kinds_;
  std::set<Ground> single_;
};

}  // namespace gamecert::certificates
