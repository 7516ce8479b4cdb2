// Pages of what has one line in a list: words for classes, families, lemmas, reductions, claims, evidence, verdicts.
#include <algorithm>
#include <set>

#include "certificates/kind.hpp"
#include "cli/help/topics.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/graph_class.hpp"
#include "graphs/streams/format.hpp"
#include "papers/claim.hpp"
#include "papers/paper.hpp"
#include "proofs/maps/board_maps.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "solve/verdict.hpp"

namespace gamecert::cli {
namespace {

std::string before_colon(const std::string& name) { return name.substr(0, name.find_first_of("[:")); }

/// A class word as a command has it.
std::string class_example(const graphs::ClassWord& word) {
  using enum graphs::ClassWord::Takes;
  return std::string(word.name) + (word.takes == nothing ? "" : word.takes == sizes ? ":2..3" : ":2");
}

/// A member of a family; the test of these pages runs all.
std::string_view member(std::string_view family) {
  constexpr std::pair<std::string_view, std::string_view> members[] = {
      {"arcs", "arcs:0-1,1-2,2-0"},
      {"binary-tree", "binary-tree:2"},
      {"bishop", "bishop:3x3"},
      {"circulant", "circulant:8,1,3"},
      {"complete-bipartite", "complete-bipartite:2,3"},
      {"convex", "convex:5:0-2,0-3"},
      {"cylinder", "cylinder:3x4"},
      {"edges", "edges:0-1,1-2,1-3"},
      {"disc", "disc:4+1:0-1-4,1-2-4,2-3-4,0-3-4"},
      {"generalised-petersen", "generalised-petersen:7,2"},
      {"grid", "grid:3x4"},
      {"heaps", "heaps:3,5"},
      {"hypercube", "hypercube:3"},
      {"kary-tree", "kary-tree:3,2"},
      {"king", "king:3x4"},
      {"kneser", "kneser:5,2"},
      {"knight", "knight:3x4"},
      {"paley", "paley:13"},
      {"petersen", "petersen"},
      {"points", "points:0,0;4,0;4,4;0,4;1,2:0-4,1-4,2-4,3-4"},
      {"queen", "queen:3x3"},
      {"random", "random:8,0.5,1"},
      {"random-regular", "random-regular:8,3,1"},
      {"random-tree", "random-tree:8,1"},
      {"rays", "rays:3,2"},
      {"rook", "rook:3x3"},
      {"sets", "sets:0-1-2,2-3,3-0"},
      {"spider", "spider:1,2,3"},
      {"torus", "torus:3x4"},
  };
  const auto found = std::ranges::find(members, family, &std::pair<std::string_view, std::string_view>::first);
  return found == std::end(members) ? "" : found->second;
}

struct VerdictPage {
  solve::Verdict verdict;
  std::string_view meaning, example;
};
constexpr VerdictPage verdict_pages[] = {
    {solve::Verdict::proved,
     "holds for every graph; a certificate can be checked, and a theorem of docs/ on which the rest leans is named",
     "gamecert lemma check lem-7.6"},
    {solve::Verdict::holds, "holds for every graph of the orders named; all of them were gone through",
     "gamecert sweep 'tree -> bipartite' --order 1..6"},
    {solve::Verdict::fails, "false; a counterexample with a certificate follows",
     "gamecert sweep 'bipartite -> tree' --order 1..6"},
    {solve::Verdict::vacuous, "no graph in the range satisfies the hypotheses",
     "gamecert sweep 'cubic -> hamiltonian' --order 1..3"},
    {solve::Verdict::evidence, "probable, or certain without a certificate; the line says what is missing",
     "gamecert solve node-kayles path:5 --engine smt"},
    {solve::Verdict::unknown, "a limit was reached, no method applies, or only a shard was asked; the line says which",
     "gamecert sweep 'tree -> bipartite' --order 1..6 --shard 0/4 --certificates shard"},
};

/// Ends of `gamecert-check`.
struct CheckerPage {
  std::string_view word, meaning, exit, example;
};
constexpr CheckerPage checker_pages[] = {
    {"VERIFIED", "of gamecert-check: every certificate given is right; the lines before say what it rests on",
     "status 0", "gamecert-check examples/certificates/petersen.cert"},
    {"REJECTED", "of gamecert-check: a certificate is wrong; standard error has the file, the line and the reason",
     "status 1", "sed 's/0,1,2/0/' examples/certificates/petersen.cert >x.txt; gamecert-check x.txt"},
};

/// Commands that write such evidence to `x.cert`, of kinds that a command meets every day.
std::string_view evidence_example(std::string_view kind) {
  constexpr std::pair<std::string_view, std::string_view> examples[] = {
      {"order", "gamecert solve ello 'petersen green=0,1,2' --certificate x.cert"},
      {"implausible", "gamecert solve ello 'cycle:4 green=0' --certificate x.cert"},
      {"kernel", "gamecert solve lights-out 'cycle:6 lit=0' --certificate x.cert"},
      {"positions", "gamecert solve node-kayles petersen --nimber --certificate x.cert"},
      {"values", "gamecert solve node-kayles path:9 --value --certificate x.cert"},
      {"strategy", "gamecert solve capture complete:4 --certificate x.cert"},
      {"breaker", "gamecert solve examples/games/maker-breaker-domination.game grid:4x5 --certificate x.cert"},
      {"avoider",
       "gamecert solve examples/games/avoider-enforcer-triangle.game fan:3 --engine sat --certificate x.cert"},
      {"leads", "gamecert solve capture complete:6 --certificate x.cert"},
      {"symmetry", "gamecert solve four-cycle wheel:8 --certificate x.cert"},
      {"pairs", "gamecert solve node-kayles grid:5x5 --certificate x.cert"},
      {"theorem", "gamecert solve weak path:31 --certificate x.cert"},
      {"signature", "gamecert lemma check lem-7.6 --certificate x.cert"},
      {"behaviours", "gamecert lemma check thm-4.1 --certificate x.cert"},
      {"mirror", "gamecert lemma check node-kayles.equal-leaves --certificate x.cert"},
      {"counterplay", "gamecert lemma check capture.equal-leaves --certificate x.cert"},
      {"grounding", "gamecert reduction prove col.prop-1 --set k=3 --certificate x.cert"},
      {"simulation", "gamecert reduction check geo.thm-1 --order 1..2 --certificate x.cert"},
      {"counterexample", "gamecert sweep 'bipartite -> tree' --order 1..4 --certificates x.dir"},
      {"ledger", "gamecert sweep 'tree -> bipartite' --order 1..4 --certificates x.dir"},
  };
  const auto found = std::ranges::find(examples, kind, &std::pair<std::string_view, std::string_view>::first);
  return found == std::end(examples) ? "gamecert-check --explain examples/certificates/petersen.cert" : found->second;
}

/// The rows of a table of certificates/FORMAT.md whose first cell is the word: the other cells.
std::vector<std::vector<std::string>> format_rows(std::string_view word) {
  std::vector<std::vector<std::string>> rows;
  std::string_view rest = format_text();
  const std::string begin = "| " + std::string(word) + " | ";
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!line.starts_with(begin)) continue;
    line.remove_prefix(begin.size());
    std::vector<std::string> cells;
    for (std::size_t at = line.find(" |"); at != line.npos; at = line.find(" |")) {
      cells.emplace_back(line.substr(0, at));
      line.remove_prefix(std::min(at + 3, line.size()));
    }
    if (cells.size() == 2) rows.push_back(std::move(cells));
  }
  return rows;
}

}  // namespace

void each_class_name(const VisitName& visit) {
  for (const graphs::ClassWord& word : graphs::class_words()) visit(std::string(word.name));
}

bool show_class(const std::string& name, bool behind) {
  const std::string plain = before_colon(name);
  const auto word = std::ranges::find_if(graphs::class_words(), [&](const graphs::ClassWord& known) {
    return plain == known.name || (!plain.empty() && std::ranges::count(known.also, plain) != 0);
  });
  if (word == graphs::class_words().end()) return false;
  Page page("class " + word->usage() + ": " + std::string(word->meaning));
  std::string also;
  for (const std::string_view spelling : word->also)
    if (!spelling.empty()) also += (also.empty() ? "" : ", ") + std::string(spelling);
  page.row("also", also);
  page.row("connected", word->base ? "it says itself whether graphs need be connected"
                                   : "graphs are connected too, unless `all` stands beside it");
  page.row("generated", "by generators, not filtered; every property of the language is a word for classes as well");
  page.example("gamecert table 'count(true)' --class " + class_example(*word) + " --order 3..5");
  return page.print(behind);
}

std::string summary_of_class(const std::string& name) {
  return std::string(std::ranges::find(graphs::class_words(), name, &graphs::ClassWord::name)->meaning);
}

void each_family_name(const VisitName& visit) {
  for (const graphs::Family& family : graphs::users_families()) visit(std::string(family.name));
}

bool show_family(const std::string& name, bool behind) {
  const std::string plain = before_colon(name);
  const auto family = std::ranges::find(graphs::users_families(), plain, &graphs::Family::name);
  if (family == graphs::users_families().end()) return false;
  const std::string parameters(family->parameters);
  Page page("family " + plain + (parameters.empty() ? "" : ":" + parameters) + ": " + std::string(family->meaning));
  page.row("used", "as a board of every command that takes one; graphs also in formulas: contains(cycle:4)");
  const std::string example = member(plain).empty() ? plain + ":5" : std::string(member(plain));
  page.example("gamecert draw '" + example + "'");
  return page.print(behind);
}

std::string summary_of_family(const std::string& name) {
  return std::string(std::ranges::find(graphs::users_families(), name, &graphs::Family::name)->meaning);
}

void each_format_name(const VisitName& visit) {
  for (const graphs::FormatName& format : graphs::formats()) visit(std::string(format.name));
}

std::string summary_of_format(const std::string& name) {
  return std::string(std::ranges::find(graphs::formats(), name, &graphs::FormatName::name)->meaning);
}

bool show_format(const std::string& name, bool behind) {
  constexpr std::string_view of_lines[] = {"graph6", "sparse6", "digraph6"};
  const bool line = std::ranges::count(of_lines, name) != 0;
  const auto format = std::ranges::find(graphs::formats(), line ? "lines" : name, &graphs::FormatName::name);
  if (format == graphs::formats().end()) return false;
  Page page("format " + std::string(format->name) + ": " + std::string(format->meaning));
  page.row(
      "read by",
      "filter, values, convert, table FILE, solve, encode and draw; docs/FORMATS.md says how formats are recognised");
  page.row("option", "--input-format " + std::string(format->name) + ", where the input does not say what it is");
  return page
      .example("gamecert filter true --input-format " + std::string(format->name) +
               (format->name == "lines" ? " <examples/small-graphs.g6" : " </dev/null"))
      .print(behind);
}

void each_lemma_name(const VisitName& visit) {
  for (const reductions::BuiltIn& file : reductions::built_in_lemmas()) visit(std::string(file.name));
}

bool show_lemma(const std::string& name, bool behind) {
  const std::string_view lemma = reductions::text_of(reductions::built_in_lemmas(), name);
  if (lemma.empty()) return false;
  Page page("lemma " + name + ": " + reductions::read_lemma(lemma, name).title);
  page.lines("\n" + std::string(lemma));
  page.example("gamecert lemma check " + name);
  return page.print(behind);
}

std::string summary_of_lemma(const std::string& name) {
  return reductions::read_lemma(reductions::text_of(reductions::built_in_lemmas(), name), name).title;
}

void each_reduction_name(const VisitName& visit) {
  for (const reductions::BuiltIn& map : reductions::built_in_maps()) visit(std::string(map.name));
  for (const proofs::BoardMap& map : proofs::board_maps()) visit(std::string(map.name));
}

bool show_reduction(const std::string& name, bool behind) {
  const std::string_view map = reductions::text_of(reductions::built_in_maps(), name);
  const auto board = std::ranges::find(proofs::board_maps(), name, &proofs::BoardMap::name);
  if (!map.empty()) {
    Page page("reduction " + name + ": " + std::string(reductions::summary(map)));
    page.lines("\n" + std::string(map));
    return page.example("gamecert reduction check " + name + " --order 1..2").print(behind);
  }
  if (board == proofs::board_maps().end()) return false;
  Page page("reduction " + name + ": " + std::string(board->summary));
  return page.example("gamecert reduction check " + name + " --order 1..2").print(behind);
}

std::string summary_of_reduction(const std::string& name) {
  const std::string_view map = reductions::text_of(reductions::built_in_maps(), name);
  return std::string(map.empty() ? std::ranges::find(proofs::board_maps(), name, &proofs::BoardMap::name)->summary
                                 : reductions::summary(map));
}

void each_claim_name(const VisitName& visit) {
  for (const papers::PrintedClaim& claim : papers::all()) visit(claim.id);
}

bool show_claim(const std::string& name, bool behind) {
  if (name.find('.') == name.npos) return false;
  bool shown = false;
  for (const papers::PrintedClaim& claim : papers::all()) {
    if (!papers::belongs(claim.id, name)) continue;
    Page page("claim " + claim.id + ": " + claim.statement);
    page.row("paper", papers::reference(*claim.paper));
    page.row("kind", papers::origin(claim));
    page.row("printed", claim.printed);
    page.row("reading", claim.reading);
    if (claim.fault != papers::FaultKind::none) page.row("fault", papers::word(claim.fault));
    page.row("otherwise", claim.otherwise);
    page.row("used", claim.used);
    page.row("proof", papers::in_words(claim.proof));
    const auto& [first, last, most, brief] = claim.stages;
    page.row("range",
             first == most ? claim.range : claim.range + " " + std::to_string(first) + ".." + std::to_string(last));
    page.example("gamecert claims run " + claim.id).print(behind || shown);
    shown = true;
  }
  return shown;
}

std::string summary_of_claim(const std::string& name) {
  return std::ranges::find(papers::all(), name, &papers::PrintedClaim::id)->statement;
}

void each_evidence_name(const VisitName& visit) {
  std::set<std::string_view> names;
  for (const certificates::Kind& kind : certificates::kinds())
    if (names.insert(kind.name).second) visit(std::string(kind.name));
}

bool show_evidence(const std::string& name, bool behind) {
  std::vector<const certificates::Kind*> kinds;
  for (const certificates::Kind& kind : certificates::kinds())
    if (kind.name == name) kinds.push_back(&kind);
  if (kinds.empty()) return false;
  Page page("evidence " + name + ": certificates/FORMAT.md");
  for (const std::vector<std::string>& row : format_rows(name))
    page.row("proves", row[0]).row("accepted", row[1] == "below" ? "" : row[1]);
  std::set<certificates::Ground> grounds;
  for (const certificates::Kind* kind : kinds) grounds.insert(kind->rests_on.begin(), kind->rests_on.end());
  for (const certificates::Ground& ground : grounds) page.row("rests on", ground.name + ": " + ground.meaning);
  page.row("read by", "certificates/" + std::string(kinds.front()->family) + "/");
  return page.example(evidence_example(name)).print(behind);
}

std::string summary_of_evidence(const std::string& name) {
  const std::vector<std::vector<std::string>> rows = format_rows(name);
  return rows.empty() ? "" : rows.front().front();
}

void each_verdict_name(const VisitName& visit) {
  for (const VerdictPage& page : verdict_pages) visit(std::string(solve::word(page.verdict)));
  for (const CheckerPage& page : checker_pages) visit(std::string(page.word));
}

bool show_verdict(const std::string& name, bool behind) {
  if (const auto* checker = std::ranges::find(checker_pages, name, &CheckerPage::word);
      checker != std::end(checker_pages))
    return Page("verdict " + name + ": " + std::string(checker->meaning))
        .row("exit", checker->exit)
        .example(checker->example)
        .print(behind);
  const auto entry =
      std::ranges::find(verdict_pages, name, [](const VerdictPage& page) { return solve::word(page.verdict); });
  if (entry == std::end(verdict_pages)) return false;
  Page page("verdict " + name + ": " + std::string(entry->meaning));
  page.row("exit", "status " + std::to_string(solve::exit_status(entry->verdict)));
  return page.example(entry->example).print(behind);
}

std::string summary_of_verdict(const std::string& name) {
  if (const auto* checker = std::ranges::find(checker_pages, name, &CheckerPage::word);
      checker != std::end(checker_pages))
    return std::string(checker->meaning);
  return std::string(std::ranges::find(verdict_pages, name, [](const VerdictPage& page) {
                       return solve::word(page.verdict);
                     })->meaning);
}

}  // namespace gamecert::cli
