// Names of ledgers, and what may stand under them.
#include "verify/files/ledger_folder.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <vector>

#include "certificates/claim.hpp"
#include "certificates/format.hpp"
#include "certificates/writing/sealed_ledger.hpp"
#include "certificates/writing/writer.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::verify {
namespace {

using certificates::Ledger;
using certificates::LedgerPiece;
using certificates::LedgerQuestion;

constexpr std::string_view before = "sweep-order-", behind = ".cert";

std::string padded(int number, int greatest) {
  const std::string digits = std::to_string(number);
  return std::string(std::to_string(greatest).size() - digits.size(), '0') + digits;
}

[[noreturn]] void refuse(const std::filesystem::path& path, const std::string& expected, const std::string& found) {
  throw text::InputError(path.string() + ": expected " + expected + ", found " + found);
}

}  // namespace

std::optional<certificates::Certificate> read_ledger(const std::filesystem::path& path) {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::symlink_status(path, error);
  if (!std::filesystem::exists(status)) return std::nullopt;
  if (!std::filesystem::is_regular_file(status)) refuse(path, "a regular file", "another kind");
  std::ifstream in(path, std::ios::binary);
  if (!in) throw text::InputError("cannot read " + path.string() + ": " + std::strerror(errno));
  const std::string whole = "a ledger of an earlier run, or no such file (without it that piece is made again)";
  try {
    certificates::Reader reader(in);
    auto certificate = reader.next();
    const Ledger* ledger = certificate ? certificate->evidence.as<Ledger>() : nullptr;
    if (ledger == nullptr || reader.next()) refuse(path, whole, "something else");
    return certificate;
  } catch (const std::ios_base::failure& failure) {
    throw text::InputError("cannot read " + path.string() + ": " + failure.code().message());
  } catch (const certificates::Rejection& rejection) {
    refuse(path, whole, "line " + std::to_string(rejection.line) + ": " + rejection.what());
  }
}

bool names_a_ledger(std::string_view name) { return name.starts_with(before) && name.ends_with(behind); }

std::string name_of(const LedgerPiece& piece) {
  const std::string order = padded(piece.order, graphs::SmallGraph::max_order);
  return std::string(before) + order + "-piece-" + padded(piece.index, piece.count) + "-of-" +
         std::to_string(piece.count) + std::string(behind);
}

std::string subject(const graphs::GraphClass& graph_class, const LedgerQuestion& question) {
  return graphs::name(graph_class) + (question.columns.empty() ? ", conjecture " : ", table ") +
         certificates::text(question);
}

std::vector<LedgerFile> ledger_files(const std::filesystem::path& folder) {
  std::vector<LedgerFile> files;
  for (const std::filesystem::path& path : entries_named(folder, names_a_ledger)) {
    const auto known = read_ledger(path);
    if (!known) refuse(path, "a file that can be read", "none");
    const Ledger& ledger = *known->evidence.as<Ledger>();
    LedgerFile file{path,
                    certificates::piece_of(known->claim.instance),
                    certificates::question_of(known->claim.statement),
                    certificates::text(known->claim),
                    ledger.digest,
                    ledger.failures.size()};
    if (name_of(file.piece) != path.filename()) refuse(path, "the ledger " + name_of(file.piece), "another name");
    files.push_back(std::move(file));
  }
  return files;
}

LedgerFolder::LedgerFolder(const std::string& folder, LedgerQuestion question, const graphs::GraphClass& graph_class)
    : folder_(made_directory(folder)), question_(std::move(question)) {
  const std::vector<std::filesystem::path> ledgers = entries_named(folder_, names_a_ledger);
  remove_abandoned_parts(folder_, names_a_ledger);
  if (ledgers.empty()) return;
  const std::filesystem::path& one = ledgers.front();
  const auto known = read_ledger(one);
  if (!known) refuse(one, "a file that can be read", "none");
  const std::string wanted = subject(graph_class, question_);
  const std::string found = subject(certificates::piece_of(known->claim.instance).graph_class,
                                    certificates::question_of(known->claim.statement));
  if (found != wanted) refuse(one, "a ledger of this run (" + wanted + ")", "one of " + found);
}

std::filesystem::path LedgerFolder::path(const LedgerPiece& piece) const { return folder_ / name_of(piece); }

std::optional<Ledger> LedgerFolder::find(const LedgerPiece& piece) {
  const auto known = read_ledger(path(piece));
  if (!known) return std::nullopt;
  const Ledger& ledger = *known->evidence.as<Ledger>();
  const certificates::Claim wanted = certificates::claim_of(piece, question_, ledger);
  if (known->claim.instance != wanted.instance || known->claim.statement != wanted.statement)
    refuse(path(piece), "a ledger of " + text::quoted(wanted.instance + " " + wanted.statement),
           text::quoted(known->claim.instance + " " + known->claim.statement));
  return ledger;
}

void LedgerFolder::add(const LedgerPiece& piece, Ledger ledger) {
  AtomicFile file(path(piece), AtomicFile::Abandoned::leave);
  file.write(certificates::write(certificates::sealed(piece, question_, std::move(ledger))));
  file.commit();
}

}  // namespace gamecert::verify
