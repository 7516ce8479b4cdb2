// Pieces sorted by order and index, compared with those there should be.
#include "cli/files/shards.hpp"

#include <map>
#include <sstream>

#include "certificates/format.hpp"
#include "certificates/ledgers/checked_ledger.hpp"
#include "cli/output.hpp"
#include "sweeps/enumeration.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "verify/files/certificate_folder.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {
namespace {

namespace fs = std::filesystem;

using Pieces = std::map<int, verify::LedgerFile>;  // by index

bool same_folder(const std::string& one, const std::string& other) {
  std::error_code error;
  return fs::equivalent(one, other, error);
}

void require_folders(const std::vector<std::string>& folders) {
  for (std::size_t i = 0; i < folders.size(); ++i) {
    std::error_code error;
    if (!fs::is_directory(folders[i], error))
      throw text::InputError(folders[i] + ": expected a folder with ledgers of a shard, found none");
    for (std::size_t j = 0; j < i; ++j) {
      if (same_folder(folders[i], folders[j]))
        throw text::InputError("expected each folder once, found " + folders[j] + " and " + folders[i]);
    }
  }
}

void require_related(const verify::LedgerFile& one, const verify::LedgerFile& other, Merged merged) {
  const auto subject = [merged](const verify::LedgerFile& file) {
    return merged == Merged::statements ? graphs::name(file.piece.graph_class)
                                        : verify::subject(file.piece.graph_class, file.question);
  };
  const std::string wanted = subject(one), found = subject(other);
  if (wanted != found)
    throw text::InputError(other.path.string() + ": expected a ledger of " + wanted + ", as " + one.path.string() +
                           ", found one of " + found);
  const int count = sweeps::ledger_pieces(other.piece.graph_class, other.piece.order);
  if (other.piece.count != count)
    throw text::InputError(other.path.string() + ": expected one of the " + std::to_string(count) +
                           " pieces of its order, found one of " + std::to_string(other.piece.count));
}

/// `order 9: pieces 3, 43 of 80`
std::string missing(int order, const Pieces& pieces, int count) {
  constexpr int most = 10;
  std::string text;
  int number = 0;
  for (int index = 0; index < count; ++index) {
    if (pieces.contains(index) || ++number > most) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(index);
  }
  if (number > most) text += " and " + std::to_string(number - most) + " more";
  return "order " + std::to_string(order) + ": pieces " + text + " of " + std::to_string(count);
}

std::map<int, Pieces> by_order(const std::vector<std::string>& folders, Merged merged) {
  std::map<int, Pieces> orders;
  const verify::LedgerFile* first = nullptr;
  for (const std::string& folder : folders) {
    for (verify::LedgerFile& file : verify::ledger_files(folder)) {
      if (first != nullptr) require_related(*first, file, merged);
      const auto [known, added] = orders[file.piece.order].try_emplace(file.piece.index, file);
      if (!added)
        throw text::InputError("expected each piece in one folder, found it in " + known->second.path.string() +
                               " and in " + file.path.string());
      if (first == nullptr) require_related(file, file, merged), first = &known->second;
    }
  }
  if (orders.empty()) throw text::InputError("expected ledgers in the folders, found none");
  return orders;
}

using Report = std::map<std::string, std::string>;  // digests by claim

/// Adds what it says the pieces rest on.
Report read_report(const fs::path& name, std::set<std::string>& grounds) {
  if (!fs::exists(name))
    throw text::InputError(name.string() + ": expected what gamecert-check --report has left, found no such file");
  std::istringstream in(verify::whole_file(name));
  std::size_t number = 0;
  std::string line;
  const auto behind = [&](std::string_view word) {
    ++number;
    if (!std::getline(in, line) || !line.starts_with(word))
      throw text::InputError(name.string() + ":" + std::to_string(number) + ": expected '" + std::string(word) +
                             "', found " + text::quoted(in ? line : "the end"));
    return line.substr(word.size());
  };
  behind("gamecert report 1");
  Report report;
  while (in.peek() != 'e') {
    const std::string claim = behind("claim ");
    report[claim] = behind("sha256 ");
    std::istringstream rests(behind("rests on "));
    for (std::string ground; std::getline(rests >> std::ws, ground, ';');) grounds.insert(ground);
  }
  if (!behind("end").empty() || std::getline(in, line))
    throw text::InputError(name.string() + ":" + std::to_string(number + (in ? 1 : 0)) +
                           ": expected the end behind 'end', found " + text::quoted(line));
  return report;
}

}  // namespace

GatheredLedgers gather_ledgers(const std::vector<std::string>& folders, const Orders& wanted, bool all, Merged merged) {
  require_folders(folders);
  const std::map<int, Pieces> orders = by_order(folders, merged);
  const verify::LedgerFile& one = orders.begin()->second.begin()->second;
  const auto [first, last] = wanted.value_or(std::pair(orders.begin()->first, orders.rbegin()->first));
  for (const auto& [order, pieces] : orders) {
    if (order < first || order > last)
      throw text::InputError(pieces.begin()->second.path.string() + ": expected a ledger of an order from " +
                             std::to_string(first) + " to " + std::to_string(last) + ", found one of order " +
                             std::to_string(order));
  }
  GatheredLedgers result{one.question, one.piece.graph_class, first, first - 1, {}};
  bool failed = false;
  while (result.last_order < last && (all || !failed)) {
    const int order = ++result.last_order;
    const int count = sweeps::ledger_pieces(result.graph_class, order);
    const auto it = orders.find(order);
    const Pieces& pieces = it == orders.end() ? Pieces() : it->second;
    if (static_cast<int>(pieces.size()) < count)
      throw text::InputError("expected all pieces of all orders in the folders, found none of " +
                             missing(order, pieces, count));
    for (const auto& [index, file] : pieces) {
      failed = failed || file.failures > 0;
      result.files.push_back(file);
    }
  }
  return result;
}

std::vector<certificates::JointClaim> joined(const GatheredLedgers& ledgers, const CheckReports& reports) {
  const certificates::Grounds none([&](const certificates::Ground& ground) {
    return ground.kind != certificates::Ground::Kind::theorems || reports.grounds.contains(ground.name);
  });
  std::vector<certificates::AcceptedPart> parts;
  for (const verify::LedgerFile& file : ledgers.files)
    parts.push_back({.file = file.path.string(), .name = file.path.string(), .line = 1, .seal = file.digest});
  std::vector<certificates::JointClaim> claims;
  try {
    certificates::conclude(parts, none, [&](const certificates::JointClaim& claim) { claims.push_back(claim); });
  } catch (const certificates::Rejection& rejection) {
    throw text::InputError(rejection.what());
  }
  return claims;
}

CheckReports check_reports(const GatheredLedgers& ledgers) {
  CheckReports result;
  std::map<fs::path, Report> reports;  // by folder
  for (const verify::LedgerFile& file : ledgers.files) {
    const fs::path folder = file.path.parent_path(), name = folder / "checked.report";
    const auto [it, fresh] = reports.try_emplace(folder);
    if (fresh) {
      it->second = read_report(name, result.grounds);
      result.files.push_back(name.string());
    }
    const auto checked = it->second.find(file.claim);
    const std::string found = checked == it->second.end() ? "none" : "one with sha256 " + checked->second;
    if (checked == it->second.end() || checked->second != file.digest)
      throw text::InputError(name.string() + ": expected a check of " + file.path.string() + " with sha256 " +
                             file.digest + ", found " + found);
  }
  return result;
}

void require_room(const GatheredLedgers& ledgers, const std::vector<std::string>& folders, const std::string& output,
                  Merged merged) {
  for (const std::string& folder : folders) {
    if (same_folder(folder, output))
      throw text::InputError("expected another folder for --output than " + folder + ", which is merged");
  }
  std::error_code error;
  if (!fs::exists(output, error)) return;
  std::map<std::string, std::string> digests;  // by name
  for (const verify::LedgerFile& file : ledgers.files) digests[file.path.filename()] = file.digest;
  const auto refuse = [&](const std::string& name) {
    throw text::InputError(output + ": expected an empty folder, or one of this very merge, found " + name + " in it");
  };
  for (const verify::LedgerFile& file : verify::ledger_files(output)) {
    const bool of_other_statements = merged == Merged::statements && digests.contains(file.path.filename());
    if (digests[file.path.filename()] != file.digest && !of_other_statements) refuse(file.path.filename());
  }
  for (const fs::directory_entry& entry : fs::directory_iterator(output)) {
    std::string name = entry.path().filename();
    if (const std::size_t part = name.rfind(".part-"); part != std::string::npos) name.resize(part);
    const bool of_statement = merged == Merged::statements && name.starts_with("counterexample-");
    if (!verify::names_a_ledger(name) && !verify::names_a_finding(name) && !of_statement && name != verify::probe_name)
      refuse(name);
  }
}

void copy_ledgers(const GatheredLedgers& ledgers, const std::string& output) {
  const fs::path folder = verify::made_directory(output);
  verify::remove_abandoned_parts(folder, verify::names_a_ledger);
  for (const verify::LedgerFile& from : ledgers.files) {
    const fs::path path = folder / from.path.filename();
    if (fs::exists(path)) continue;
    verify::AtomicFile file(path, verify::AtomicFile::Abandoned::leave);
    file.write(verify::whole_file(from.path));
    file.commit();
  }
}

}  // namespace gamecert::cli
