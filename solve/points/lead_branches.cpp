// Branches are numbered together with their opposites.
#include "solve/points/lead_branches.hpp"

#include <algorithm>

namespace gamecert::solve {

LeadBranches::Number LeadBranches::insert(int lead, bool out, std::span<const Number> below) {
  key_.assign(1, static_cast<games::Word>(2 * (lead + no_lead) + (out ? 1 : 0)));
  key_.insert(key_.end(), below.begin(), below.end());
  return table_.insert(key_).first;
}

LeadBranches::Number LeadBranches::number(int lead, bool out, std::span<const Number> below) {
  const Number branch = insert(lead, out, below);
  if (branch < opposites_.size()) return branch;
  std::vector<Number> turned;
  for (const Number one : below) turned.push_back(opposite(one));
  std::ranges::sort(turned);
  const Number other = insert(-lead, out, turned);
  opposites_.resize(table_.size());
  opposites_[branch] = other;
  opposites_[other] = branch;
  return branch;
}

}  // namespace gamecert::solve
