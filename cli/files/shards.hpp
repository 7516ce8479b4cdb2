// Ledgers of shards, put together in one folder.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "certificates/kind.hpp"
#include "verify/files/ledger_folder.hpp"

namespace gamecert::cli {

/// All pieces of a question, from any number of folders.
struct GatheredLedgers {
  certificates::LedgerQuestion question;
  graphs::GraphClass graph_class;
  int first_order = 1, last_order = 1;
  std::vector<verify::LedgerFile> files;  // by order and index
};

/// First and last; without them those that are there.
using Orders = std::optional<std::pair<int, int>>;

/// Whether pieces of one question are merged, or those of a file of statements, whose pieces are of those that hold
/// there.
enum class Merged { question, statements };

/// The ledgers of the folders. Without `all` those of orders behind the first with a counterexample are left out, as a
/// sweep does. InputError, with all as it was, naming what is missing, twice there, damaged, of another question, or
/// of an order that is not among those.
GatheredLedgers gather_ledgers(const std::vector<std::string>& folders, const Orders& orders, bool all,
                               Merged merged = Merged::question);

/// What gamecert-check said of pieces.
struct CheckReports {
  std::vector<std::string> files;  // DIR/checked.report each
  std::set<std::string> grounds;   // what the pieces rest on
};
/// The reports of the folders. InputError, naming the file, unless each ledger is in that of its folder, with its
/// digest: a check is trusted for the very bytes that were checked.
CheckReports check_reports(const GatheredLedgers& ledgers);

/// What they prove together if each is right, with theorems that these reports name: no graph is in two of them, and
/// none is missing. InputError, naming the file.
std::vector<certificates::JointClaim> joined(const GatheredLedgers& ledgers, const CheckReports& reports);

/// InputError unless the folder, if there is one, holds nothing but what these ledgers, and a sweep over them, leave
/// there.
void require_room(const GatheredLedgers& ledgers, const std::vector<std::string>& folders, const std::string& output,
                  Merged merged = Merged::question);
/// Copies those that are not there yet. OutputError.
void copy_ledgers(const GatheredLedgers& ledgers, const std::string& output);

}  // namespace gamecert::cli
