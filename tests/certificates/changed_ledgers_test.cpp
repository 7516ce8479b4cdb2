// Ledgers changed at random and sealed again: what is said to be complete is so, whatever was changed.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <regex>
#include <sstream>

#include "certificates/checker.hpp"
#include "certificates/ledgers/checked_ledger.hpp"
#include "certificates/writing/writer.hpp"
#include "naive.hpp"
#include "text/errors.hpp"

namespace gamecert::certificates {
namespace {

/// Ledgers of the orders 1 to 5 of some class, with a few changes, each sealed again.
std::vector<Certificate> changed_ledgers(const std::vector<std::string>& classes, std::mt19937& random) {
  const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(random()) % limit; };
  static std::map<std::string, Certificate> known;
  const std::string name = classes[below(classes.size())];
  const std::string pieces = std::to_string(1 + below(2));
  std::vector<Certificate> result;
  const auto add = [&](const std::string& order, std::size_t index) {
    const std::string piece = name + " order " + order + " piece " + std::to_string(index) + " of " + pieces;
    if (!known.contains(piece)) known.emplace(piece, naive::certify_piece(piece, "HOLDS < size 99"));
    result.push_back(known.at(piece));
  };
  for (const char* order : {"1", "2", "3", "4", "5"}) {
    for (std::size_t index = 0; index < (pieces == "1" ? 1U : 2U); ++index) add(order, index);
  }
  const std::string other = classes[below(classes.size())];
  const bool all_renamed = below(4) == 0;
  for (std::size_t changes = below(3) + (all_renamed ? 0 : 1); changes > 0; --changes) {
    Certificate& changed = result[below(result.size())];
    const std::vector<graphs::Word>& words = changed.evidence.as<Ledger>()->words;
    const LedgerPiece piece = piece_of(changed.claim.instance);
    const std::size_t kind = below(6);
    LedgerPiece renamed = piece;
    if (kind == 0) result.erase(result.begin() + (&changed - result.data()));
    if (kind == 1) result.push_back(changed);
    if (kind == 2 || kind == 3) {
      if (!words.empty()) changed = naive::without_graph(changed, below(words.size()));
      continue;
    }
    if (kind < 2) continue;
    if (kind == 4) renamed.graph_class = graphs::graph_class(other);
    if (kind == 5)
      renamed.index = static_cast<int>(below(2)), renamed.count = renamed.index + 1 + static_cast<int>(below(2));
    changed = naive::as_piece(changed, text(renamed));
  }
  for (Certificate& each : result) {
    LedgerPiece renamed = piece_of(each.claim.instance);
    if (all_renamed) renamed.graph_class = graphs::graph_class(other);
    each = naive::as_piece(each, text(renamed));
  }
  return result;
}

/// How many graphs of the class there are from one order to another.
std::size_t number_of_graphs(const std::string& name, int first, int last) {
  static std::map<std::string, std::size_t> known;
  std::size_t sum = 0;
  for (int order = first; order <= last; ++order) {
    const std::string piece = name + " order " + std::to_string(order) + " piece 0 of 1";
    if (!known.contains(piece))
      known[piece] = naive::certify_piece(piece, "HOLDS < size 99").evidence.as<Ledger>()->words.size();
    sum += known[piece];
  }
  return sum;
}

/// The claims that these prove together, a line each, read from one file; or why they are refused.
std::string said_of(const std::vector<Certificate>& certificates, const std::filesystem::path& file) {
  std::vector<AcceptedPart> parts;
  std::string text, result;
  try {
    for (const Certificate& each : certificates) {
      check(each);
      parts.push_back({.file = file,
                       .name = "file",
                       .line = 1 + static_cast<std::size_t>(std::ranges::count(text, '\n')),
                       .offset = text.size(),
                       .seal = each.evidence.as<Ledger>()->digest});
      text += write(each);
    }
    std::ofstream(file) << text;
    conclude(parts, {}, [&](const JointClaim& found) { result += found.subject + " " + found.statement + "\n"; });
  } catch (const Rejection& rejection) {
    return std::string("refused: ") + rejection.what();
  }
  return result;
}

TEST(ChangedLedgers, AreCompleteWhereTheySaySo) {
  const unsigned seed = 41;
  std::mt19937 random(seed);
  const std::vector<std::string> classes = {"connected",
                                            "all",
                                            "connected,bipartite",
                                            "all,bipartite",
                                            "connected,triangle-free",
                                            "all,triangle-free",
                                            "connected,max-degree:2",
                                            "connected,triangle-free,max-degree:3",
                                            "connected,triangle-free,min-degree:2",
                                            "all,triangle-free,size:3",
                                            "mops,max-degree:3",
                                            "all,regular",
                                            "all,size:3"};
  const std::filesystem::path file = std::filesystem::temp_directory_path() / "changed-ledgers.cert";
  const std::regex claim("conjecture < size 99 HOLDS order (\\d)..(\\d) (\\S+) graphs (\\d+)(.*)");
  int refused = 0, counted = 0, extended = 0, open = 0;
  for (int trial = 0; trial < 1500; ++trial) {
    const std::string said = said_of(changed_ledgers(classes, random), file);
    refused += said.starts_with("refused: ") ? 1 : 0;
    std::istringstream lines(said);
    for (std::string line; std::getline(lines, line);) {
      std::smatch found;
      if (!std::regex_match(line, found, claim)) continue;
      const std::string behind = found[5];
      int& kind = behind.empty() ? counted : behind == "; completeness by extension" ? extended : open;
      ++kind;
      if (&kind == &open) continue;
      const std::size_t there = number_of_graphs(found[3], std::stoi(found[1]), std::stoi(found[2]));
      EXPECT_EQ(found[4], std::to_string(there)) << line << " seed " << seed << " trial " << trial;
    }
  }
  std::filesystem::remove(file);
  for (const int number : {refused, counted, extended, open}) EXPECT_GT(number, 50);
}

}  // namespace
}  // namespace gamecert::certificates
