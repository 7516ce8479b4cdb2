// Clauses one after the other.
#include "encode/cnf.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "text/errors.hpp"

namespace gamecert::encode {

void Cnf::add(std::vector<int> clause) {
  std::ranges::sort(clause, {}, [](int literal) { return std::pair(std::abs(literal), literal); });
  clause.erase(std::ranges::unique(clause).begin(), clause.end());
  for (std::size_t i = 0; i < clause.size(); ++i) {
    assert(clause[i] != 0 && std::abs(clause[i]) <= variables());
    if (i > 0 && clause[i] == -clause[i - 1]) return;
  }
  if (literals_.size() + clause.size() > most_literals) refuse_size();
  literals_.insert(literals_.end(), clause.begin(), clause.end());
  ends_.push_back(literals_.size());
}

void Cnf::refuse_size() {
  throw text::LimitError("the formula has more than " + std::to_string(most_literals) + " literals");
}

void Cnf::refuse_clauses(std::size_t most) {
  throw text::InputError("expected a formula of at most " + std::to_string(most) + " clauses, found a larger one");
}

std::size_t Cnf::bytes() const { return literals_.capacity() * sizeof(int) + ends_.capacity() * sizeof(std::size_t); }

std::span<const int> Cnf::clause(int i) const {
  const auto number = static_cast<std::size_t>(i);
  const std::size_t begin = number == 0 ? 0 : ends_[number - 1];
  return std::span(literals_).subspan(begin, ends_[number] - begin);
}

}  // namespace gamecert::encode
