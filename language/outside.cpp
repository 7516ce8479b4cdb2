// Words of others by their text.
#include "language/outside.hpp"

namespace gamecert::language {

const OtherWord* find_other(const OtherWords* words, std::string_view text, bool arguments) {
  if (words == nullptr) return nullptr;
  const auto found = words->find(text);
  return found != words->end() && found->second->takes.empty() != arguments ? found->second : nullptr;
}

}  // namespace gamecert::language
