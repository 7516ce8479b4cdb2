// Writing evidence of the family `replies`.
#include "certificates/replies/replies.hpp"

#include "certificates/writing/refutation_lines.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_replies(std::string& text, const Claim&, const ReductionReplies& replies) {
  text += std::to_string(replies.refutations.size()) + " encoding " + std::to_string(replies.encoding) + "\n";
  for (std::size_t of = 0; of < ReductionReplies::pieces.size(); ++of) {
    text += std::string(ReductionReplies::pieces[of]) + " " + std::to_string(replies.constants[of].size()) + "\n";
    for (const auto& [painting, nimber] : replies.constants[of]) {
      text += std::to_string(nimber);
      for (const int colour : painting) text += " " + std::to_string(colour);
      text += "\n";
    }
  }
  append_refutations(text, replies.refutations);
}

}  // namespace

std::span<const Writer> replies_writers() {
  static constexpr Writer all[] = {writes<ReductionReplies, write_replies>};
  return all;
}

}  // namespace gamecert::certificates
