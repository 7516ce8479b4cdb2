// The ledgers of a sweep or a table in a folder, a file each.
#pragma once

#include <filesystem>
#include <string>

#include "sweeps/piece_keeper.hpp"

namespace gamecert::cli {

/// A file appears whole or not at all. What an earlier run of the same question has left is taken as it is: its digest
/// is compared, its words are not computed again.
class LedgerFolder : public sweeps::LedgerStore {
 public:
  /// The folder is made if need be. InputError if ledgers of another question or class are in it; OutputError.
  LedgerFolder(const std::string& folder, certificates::LedgerQuestion question, const graphs::GraphClass& graph_class);

  /// InputError, naming the file, if it is not what it should be.
  std::optional<certificates::Ledger> find(const certificates::LedgerPiece& piece) override;
  void add(const certificates::LedgerPiece& piece, certificates::Ledger ledger) override;

 private:
  std::filesystem::path path(const certificates::LedgerPiece& piece) const;
  std::filesystem::path folder_;
  certificates::LedgerQuestion question_;
};

}  // namespace gamecert::cli
