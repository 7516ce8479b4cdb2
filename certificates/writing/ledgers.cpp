// Writing evidence of the family `ledgers`.
#include "certificates/ledgers/types.hpp"
#include "certificates/writing/ledger_lines.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_ledger(std::string& text, const Claim& claim, const Ledger& ledger) {
  append_unsealed(text, ledger, claim.statement);
  text += "sha256 " + ledger.digest + "\n";
}

void write_types(std::string& text, const Claim&, const TypesOfTrees&) { text += "\n"; }

}  // namespace

std::span<const Writer> ledgers_writers() {
  static constexpr Writer all[] = {writes<Ledger, write_ledger>, writes<TypesOfTrees, write_types>};
  return all;
}

}  // namespace gamecert::certificates
