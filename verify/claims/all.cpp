// The list of claims, and entries by their ids.
#include <string_view>
#include <utility>

#include "graphs/errors.hpp"
#include "graphs/nearest.hpp"
#include "verify/claims/claim.hpp"
#include "verify/claims/sections.hpp"

namespace gamecert::verify::claims {
namespace {

/// Two parts of a statement under one id: that id, and what the ids of both entries start with.
constexpr std::pair<std::string_view, std::string_view> both_parts[] = {{"ello.thm-4.1i/ii", "ello.thm-4.1i"}};

bool names(std::string_view id, const Claim& claim) {
  for (const auto& [both, start] : both_parts) {
    if (id == both) return claim.id.starts_with(start);
  }
  return claim.id == id || (claim.id.starts_with(id) && claim.id[id.size()] == '.');
}

}  // namespace

std::span<const Claim> all() {
  static const auto claims = [] {
    std::vector<Claim> result;
    for (const std::span<const Claim> section :
         {ello_rules(), ello_parity(), ello_constructions(), ello_special(), ello_reductions(), ello_mops()}) {
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
    if (names(id, claim)) result.push_back(&claim);
  }
  if (result.empty()) {
    throw InputError("expected the id of a claim" + did_you_mean(id, known) + ", found '" + std::string(id) + "'");
  }
  return result;
}

}  // namespace gamecert::verify::claims
