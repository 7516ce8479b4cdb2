// Entries by their ids.
#include <string>
#include <string_view>

#include "papers/claim.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::papers {
namespace {

/// The second statement of `cap.obs-7.3/7.4` or `ello.thm-4.1i/ii`: what follows the slash stands for the number, or
/// for the letters of the part, before it.
std::string second_of(std::string_view id, std::size_t slash) {
  const std::string_view first = id.substr(0, slash), other = id.substr(slash + 1);
  std::size_t kept = first.size();
  while (kept > 0 && (text::digit(other.front()) ? first[kept - 1] != '-' : text::small_letter(first[kept - 1])))
    --kept;
  return std::string(first.substr(0, kept)) + std::string(other);
}

}  // namespace

bool belongs(std::string_view id, std::string_view statement) {
  if (const std::size_t slash = id.find('/'); slash != std::string_view::npos && id != statement)
    return belongs(id.substr(0, slash), statement) || belongs(second_of(id, slash), statement);
  if (!id.starts_with(statement)) return false;
  const std::string_view rest = id.substr(statement.size());
  if (rest.empty()) return true;
  if (rest.front() == '.' || rest.front() == '-') return rest.size() > 1 && !text::digit(rest[1]);
  return text::small_letter(rest.front()) && !statement.empty() && text::digit(statement.back());
}

std::vector<const PrintedClaim*> select(std::string_view id, std::span<const PrintedClaim> claims,
                                        std::string_view expected) {
  std::vector<const PrintedClaim*> result;
  std::vector<std::string_view> known;
  for (const PrintedClaim& claim : claims) {
    known.push_back(claim.id);
    if (belongs(claim.id, id)) result.push_back(&claim);
  }
  if (result.empty()) {
    throw text::InputError("expected " + std::string(expected) + text::did_you_mean(id, known) + ", found '" +
                           std::string(id) + "'");
  }
  return result;
}

}  // namespace gamecert::papers
