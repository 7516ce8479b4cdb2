// The ledgers of a sweep or a table in a folder, a file each.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "sweeps/piece_keeper.hpp"

namespace gamecert::verify {

/// The ledger that the file is, its digest compared; none if there is no such file. InputError, naming the file.
std::optional<certificates::Certificate> read_ledger(const std::filesystem::path& path);

/// A ledger in a file, read and its digest compared.
struct LedgerFile {
  std::filesystem::path path;
  certificates::LedgerPiece piece;
  certificates::LedgerQuestion question;
  std::string claim;   // as gamecert-check has it
  std::string digest;  // of its text
  std::size_t failures = 0;
};
/// Of a folder, by name. InputError, naming the file, if one is not what its name says.
std::vector<LedgerFile> ledger_files(const std::filesystem::path& folder);

/// `connected, conjecture -> oddity tree`: what does not differ from piece to piece.
std::string subject(const graphs::GraphClass& graph_class, const certificates::LedgerQuestion& question);
/// sweep-order-09-piece-03-of-80.cert; names ascend with order and index.
std::string name_of(const certificates::LedgerPiece& piece);
bool names_a_ledger(std::string_view name);

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

}  // namespace gamecert::verify
