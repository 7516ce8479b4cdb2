// Counts by engine, and their words.
#include "cli/second_opinions.hpp"

#include <algorithm>

namespace gamecert::cli {

void SecondOpinions::add(const std::vector<solve::Opinion>& opinions) {
  using Kind = solve::Opinion::Kind;
  for (const solve::Opinion& opinion : opinions) {
    const auto known = std::ranges::find(counts_, opinion.engine, &Count::engine);
    Count& count = known != counts_.end() ? *known : counts_.emplace_back(Count{.engine = opinion.engine});
    if (opinion.kind == Kind::answer) ++count.agreed;
    if (opinion.kind == Kind::unknown) ++count.unknown;
    if (opinion.kind == Kind::not_applicable) ++count.not_applicable;
  }
}

std::string SecondOpinions::text() const {
  std::string all;
  const auto join = [](std::string& text, const std::string& separator, const std::string& words) {
    text += (text.empty() ? "" : separator) + words;
  };
  for (const Count& count : counts_) {
    std::string words;
    if (count.agreed > 0) join(words, ", ", std::to_string(count.agreed) + " agreed");
    if (count.unknown > 0) join(words, ", ", std::to_string(count.unknown) + " UNKNOWN");
    if (count.not_applicable > 0) join(words, ", ", "does not apply to " + std::to_string(count.not_applicable));
    join(all, "; ", count.engine + ": " + words);
  }
  if (failures_ > 0) join(all, "; ", std::to_string(failures_) + (failures_ == 1 ? " failure" : " failures"));
  return all;
}

}  // namespace gamecert::cli
