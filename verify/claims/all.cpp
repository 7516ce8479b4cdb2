// The list of claims, and entries by their ids.
#include <algorithm>
#include <string_view>

#include "graphs/errors.hpp"
#include "graphs/nearest.hpp"
#include "verify/claims/claim.hpp"
#include "verify/claims/sections.hpp"

namespace gamecert::verify::claims {
std::span<const Claim> all() {
  static const auto claims = [] {
    std::vector<Claim> result;
    for (const std::span<const Claim> section : {ello_rules(),
                                                 ello_parity(),
                                                 ello_constructions(),
                                                 ello_special(),
                                                 ello_reductions(),
                                                 ello_mops(),
                                                 geodetic_trees(),
                                                 geodetic_cycles(),
                                                 geodetic_rays(),
                                                 geodetic_digits(),
                                                 geodetic_strategy(),
                                                 capture_rules(),
                                                 capture_symmetric(),
                                                 capture_classes(),
                                                 capture_trees(),
                                                 capture_complete(),
                                                 colouring_proper(),
                                                 colouring_oriented(),
                                                 colouring_weak(),
                                                 colouring_distance(),
                                                 colouring_sequential(),
                                                 colouring_reductions(),
                                                 triangulation_colouring(),
                                                 triangulation_drawing(),
                                                 triangulation_nimstring(),
                                                 triangulation_bichromatic(),
                                                 triangulation_cycles(),
                                                 triangulation_flips(),
                                                 triangulation_solitaire()}) {
      result.insert(result.end(), section.begin(), section.end());
    }
    return result;
  }();
  return claims;
}

std::vector<const Claim*> select(std::string_view id) {
  std::vector<const Claim*> result;
  std::vector<std::string_view> known;
  for (const Claim& claim : all()) {
    known.push_back(claim.id);
    if (claim.id == id || claim.id.starts_with(std::string(id) + ".")) result.push_back(&claim);
  }
  const bool paper = id.find('.') == std::string_view::npos;
  if (!paper && std::ranges::find(known, id) == known.end()) result.clear();
  if (result.empty()) {
    throw InputError("expected the id of a claim" + did_you_mean(id, known) + ", found '" + std::string(id) + "'");
  }
  return result;
}

}  // namespace gamecert::verify::claims
