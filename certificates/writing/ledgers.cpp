// Writing evidence of the family `ledgers`.
#include "certificates/writing/ledger_lines.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_ledger(std::string& text, const Claim& claim, const Ledger& ledger) {
  append_unsealed(text, ledger, claim.statement);
  text += "sha256 " + ledger.digest + "\n";
}

}  // namespace

std::span<const Writer> ledgers_writers() {
  static constexpr Writer all[] = {writes<Ledger, write_ledger>};
  return all;
}

}  // namespace gamecert::certificates
