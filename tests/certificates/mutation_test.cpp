// Every token and line of every sample is changed: the checker says no, unless brute force says that
// the changed certificate is right as well.
#include <gtest/gtest.h>

#include <iostream>
#include <set>
#include <sstream>

#include "certificates/checker.hpp"
#include "certificates/writing/writer.hpp"
#include "naive.hpp"
#include "samples.hpp"
#include "tests/whole_run.hpp"
#include "text/errors.hpp"

namespace gamecert::certificates {
namespace {

using Tokens = std::vector<std::string>;

/// Words and the separators between them (spaces, newlines, commas, colons, semicolons, '=', '*', '<', '>', '/'), in
/// turn.
Tokens split(const std::string& text) {
  Tokens tokens(1);
  for (const char c : text) {
    if (std::string(" \n,:;=*<>/").find(c) == std::string::npos) {
      tokens.back() += c;
      continue;
    }
    tokens.push_back(std::string(1, c));
    tokens.emplace_back();
  }
  return tokens;
}

std::string join(const Tokens& tokens) {
  std::string text;
  for (const auto& token : tokens) text += token;
  return text;
}

void add_numbers(const std::string& token, std::set<std::string>& changes) {
  if (token.empty() || token.size() > 16 || token.find_first_not_of("0123456789abcdef") != std::string::npos) return;
  const auto append = [&](std::uint64_t number, bool hex) {
    std::ostringstream out;
    if (hex) out << std::hex;
    out << number;
    changes.insert(out.str());
  };
  const std::uint64_t hex = std::stoull(token, nullptr, 16);
  for (const std::uint64_t near : {hex + 1, hex - 1, hex ^ 2, hex ^ 4, std::uint64_t{0}, hex * 2}) append(near, true);
  if (token.size() < 16 && token.find_first_not_of("0123456789") == std::string::npos) {
    const std::uint64_t number = std::stoull(token);
    for (const std::uint64_t near : {number + 1, number - 1, number + 2, number * 10, number + 20}) append(near, false);
  }
}

std::set<std::string> changes_of(const std::string& token, const std::set<std::string>& words) {
  std::set<std::string> changes = {"", "x"};
  for (const char* before : {"0", "-", " "}) changes.insert(std::string(before).append(token));
  for (const char* behind : {"0", " ", "\n", "\r"}) changes.insert(std::string(token).append(behind));
  for (const char* between : {"", " "}) changes.insert(std::string(token).append(between).append(token));
  add_numbers(token, changes);
  changes.insert(words.begin(), words.end());
  changes.erase(token);
  return changes;
}

/// The words of the format, and names that stand in samples.
std::set<std::string> vocabulary() {
  std::set<std::string> words = {"gamecert",
                                 "game",
                                 "conjecture",
                                 "parameter",
                                 "play misere",
                                 "misere",
                                 "instance",
                                 "statement",
                                 "WINNABLE",
                                 "UNWINNABLE",
                                 "OUTCOME",
                                 "NIMBER",
                                 "SCORE",
                                 "P",
                                 "N",
                                 "first",
                                 "second",
                                 "tie",
                                 "L",
                                 "R",
                                 "left",
                                 "right",
                                 "both",
                                 "left/tie",
                                 "tie/right",
                                 "NUMBER",
                                 "loony",
                                 "none",
                                 "fan",
                                 "zigzag",
                                 "convex",
                                 "wheel",
                                 "0-1",
                                 "0-2",
                                 "FAILS",
                                 "evidence",
                                 "order",
                                 "closure",
                                 "determinant",
                                 "implausible",
                                 "frontiers",
                                 "kernel",
                                 "extreme",
                                 "breaker",
                                 "avoider",
                                 "set",
                                 "value",
                                 "EQUALS",
                                 "domination-number",
                                 "positions",
                                 "values",
                                 "VALUE",
                                 "form",
                                 "strategy",
                                 "leads",
                                 "line",
                                 "octal",
                                 "numbers",
                                 "automata",
                                 "types",
                                 "trees",
                                 "..",
                                 "VACUOUS",
                                 "TRUE",
                                 "FALSE",
                                 "some",
                                 "not",
                                 "and",
                                 "or",
                                 "iff",
                                 "xor",
                                 "+",
                                 "x0",
                                 "x1",
                                 "period",
                                 "PERIOD",
                                 "FROM",
                                 "REFUTED",
                                 "again",
                                 "free",
                                 "moves",
                                 "avoids",
                                 "scores",
                                 "opening",
                                 "answers",
                                 "counterexample",
                                 "symmetry",
                                 "pairs",
                                 "theorem",
                                 "geodetic-cycle",
                                 "geodetic-tree",
                                 "geodetic-rays",
                                 "hackendot-forest",
                                 "weak-colouring",
                                 "weak-surrounded",
                                 "turn",
                                 "mirror",
                                 "lrat",
                                 "play",
                                 "d",
                                 "grounding",
                                 "replies",
                                 "encoding",
                                 "equal-nimber",
                                 "answer",
                                 "graph",
                                 "reduction",
                                 "PROVED",
                                 "isomorphic",
                                 "painted",
                                 "any",
                                 "parity",
                                 "all-red",
                                 "reflection-all-red",
                                 "reflected",
                                 "end",
                                 "path",
                                 "cycle",
                                 "star",
                                 "complete",
                                 "petersen",
                                 "Dhc",
                                 "C~",
                                 "&",
                                 "|",
                                 "->",
                                 "!",
                                 "tree",
                                 "event",
                                 "oddity",
                                 "connected",
                                 "odd-type",
                                 "exists",
                                 "vertex",
                                 "edge",
                                 "e",
                                 "delete",
                                 "count",
                                 "derivation",
                                 "keep",
                                 "toggle",
                                 "flip",
                                 "SAME AS",
                                 "IF",
                                 "ONLY IF",
                                 "FIRST",
                                 "LAST",
                                 "ello-gadget",
                                 "signature",
                                 "full",
                                 "induction",
                                 "ello-family",
                                 "behaviours",
                                 "ello-parts",
                                 "part",
                                 "odd",
                                 "even",
                                 "trivial",
                                 "nontrivial",
                                 "plausible",
                                 "assume",
                                 "unwinnable",
                                 "parity-driven",
                                 "WINNABLE",
                                 "UNWINNABLE",
                                 "PARITY-DRIVEN AS",
                                 "PARITY-DRIVEN IF",
                                 "PARITY-DRIVEN ONLY IF",
                                 "first",
                                 "next",
                                 "last",
                                 "recoloured",
                                 "green",
                                 "sweep",
                                 "piece",
                                 "of",
                                 "HOLDS",
                                 "TABLE",
                                 "failures",
                                 "total",
                                 "sha256",
                                 "all",
                                 "trees",
                                 "ledger",
                                 "bipartite",
                                 "regular",
                                 "triangle-free",
                                 "max-degree",
                                 "min-degree",
                                 "winnable",
                                 "plus",
                                 "proper-gadget",
                                 "capture-gadget",
                                 "counterplay",
                                 "cancellation",
                                 "cancel",
                                 "exchange"};
  for (const games::Entry& entry : games::registry()) {
    words.emplace(entry.info.name);
    for (const games::AttributeInfo& attribute : entry.info.attributes) words.emplace(attribute.name);
    for (const games::ParameterInfo& parameter : entry.info.parameters) {
      words.emplace(parameter.name);
      words.insert(parameter.words.begin(), parameter.words.end());
    }
  }
  return words;
}

std::set<std::string> mutants_of(const std::string& text) {
  static const std::set<std::string> words = vocabulary();
  std::set<std::string> mutants;
  const Tokens tokens = split(text);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const bool word = i % 2 == 0;
    for (const auto& change :
         changes_of(tokens[i], word ? words : std::set<std::string>{" ", "\n", ",", ";", "*", "=", "<", ">", "/"})) {
      Tokens mutant = tokens;
      mutant[i] = change;
      mutants.insert(join(mutant));
    }
    if (i + 2 < tokens.size()) {
      Tokens mutant = tokens;
      std::swap(mutant[i], mutant[i + 2]);
      mutants.insert(join(mutant));
    }
  }
  Tokens lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line + "\n");
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Tokens without = lines, twice = lines, swapped = lines;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
    twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
    if (i + 1 < lines.size()) std::swap(swapped[i], swapped[i + 1]);
    for (const auto& mutant : {without, twice, swapped}) mutants.insert(join(mutant));
    mutants.insert(join(Tokens(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(i))));
  }
  for (std::size_t length = 0; length < text.size(); length += 7) mutants.insert(text.substr(0, length));
  mutants.insert(text + text);
  mutants.insert(text + "\n");
  mutants.insert(text + "end\n");
  mutants.erase(text);
  return mutants;
}

/// What the checker accepts of the text: nothing if it rejects it.
std::optional<std::vector<Certificate>> accepted(const std::string& text) {
  std::istringstream in(text);
  Reader reader(in);
  std::vector<Certificate> result;
  try {
    while (auto certificate = reader.next()) {
      check(*certificate);
      result.push_back(std::move(*certificate));
    }
  } catch (const Rejection& rejection) {
    const std::string reason = rejection.what();
    EXPECT_NE(reason.find("expected"), std::string::npos) << reason << "\n" << text;
    EXPECT_NE(reason.find("found"), std::string::npos) << reason << "\n" << text;
    return std::nullopt;
  } catch (const text::LimitError&) {
    return std::nullopt;
  }
  return result;
}

class Mutation : public ::testing::TestWithParam<std::string> {};

TEST_P(Mutation, OfAnyTokenIsRejectedUnlessBruteForceFindsItRight) {
  int mutants = 0, killed = 0;
  for (const auto& [kind, certificate] : naive::samples()) {
    if (kind != GetParam()) continue;
    const std::string text = write(certificate);
    ASSERT_TRUE(accepted(text)) << text;
    int number = 0;
    for (const std::string& mutant : mutants_of(text)) {
      if (!whole_run() && ++number % 4 != 1) continue;
      ++mutants;
      const auto survived = accepted(mutant);
      if (!survived || survived->empty()) {
        ++killed;
        continue;
      }
      for (const Certificate& each : *survived) {
        bool right = false;
        try {
          right = naive::right(each);
        } catch (const text::InputError& error) {
          ADD_FAILURE() << error.what();
        }
        ASSERT_TRUE(right) << mutant << "\nfrom\n" << text;
      }
    }
  }
  std::cout << "mutants: " << mutants << ", rejected " << killed << ", right " << mutants - killed << "\n";
  EXPECT_GT(killed, 0) << "tests/certificates/samples.cpp has no sample of evidence " << GetParam();
}

TEST(Samples, AreOfKindsThatTheCheckerKnows) {
  const std::set<std::string> known = naive::kind_names();
  for (const naive::Sample& sample : naive::samples()) EXPECT_TRUE(known.contains(sample.kind)) << sample.kind;
}

INSTANTIATE_TEST_SUITE_P(Kinds, Mutation, ::testing::ValuesIn(naive::kind_names()),
                         [](const auto& kind) { return kind.param; });

}  // namespace
}  // namespace gamecert::certificates
