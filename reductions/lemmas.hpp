// The lemma files that come with the program: those of reductions/lemmas/.
#pragma once

#include <span>
#include <string_view>

namespace gamecert::reductions {

struct LemmaFile {
  std::string_view name;  // of the file and of the lemma
  std::string_view text;
};

/// Ascending by name.
std::span<const LemmaFile> lemma_files();

}  // namespace gamecert::reductions
