// A checkable statement of a paper, the program that tests it, and what a run of it finds.
//
// An entry is the statement as the paper PRINTS it, corners included; where a printed statement is
// false an entry `<id>.repaired` tests the version that holds, and where it can be read in more than
// one way there is one entry a reading, `<id>.<reading>`. A part of it, such as a strategy or a construction
// printed with it, is an entry of its own, `<id>-<part>` or `<id>.<part>`.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "certificates/certificate.hpp"
#include "solve/limits.hpp"
#include "solve/verdict.hpp"

namespace gamecert::papers {

/// Where a claim is false, and what is certain there instead.
struct Failure {
  std::string where;  // one line: the instance and what goes wrong at it
  std::vector<certificates::Certificate> certificates = {};
  std::string missing = {};  // why a fact has no certificate
};

/// A cell of a printed table, and what was found there.
struct TableCell {
  std::string question;                                  // `nimber of nimstring on fan:{t}`
  std::vector<std::pair<std::string, std::int64_t>> at;  // what its variables are
  std::string printed, found;
  bool differs = false;
};

/// One run of a claim. `instance` is called once for every instance that satisfies the hypotheses.
class Trial {
 public:
  /// `of_table`: cells are compared to the last, whatever is found in one.
  explicit Trial(const solve::Limits& limits, bool of_table = false)
      : deadline_(limits.seconds, limits.since.value_or(text::Deadline::Clock::now())),
        watch_(limits),
        of_table_(of_table) {}

  /// Counts; the first instance that does not hold ends the run. LimitError at a limit.
  template <class Describe>
  void instance(bool holds, Describe&& failure) {
    count();
    if (!holds) throw failure();
  }
  /// An instance that is a cell of a table.
  template <class Describe>
  void instance(TableCell cell, Describe&& failure) {
    if (!of_table_) return instance(!cell.differs, failure);
    count();
    if (cell.differs && !first_difference_) first_difference_ = failure();
    cells_.push_back(std::move(cell));
  }
  /// A cell that an instance before has decided.
  void keep(TableCell cell) { cells_.push_back(std::move(cell)); }
  bool of_table() const { return of_table_; }
  /// Of the first cell of a table that differs.
  const std::optional<Failure>& first_difference() const { return first_difference_; }
  /// An instance of which nothing is stated, or nothing but what has been checked already: a row of a table, a measure.
  void count(std::uint64_t many = 1) {
    instances_ += many;
    watch_.look();
  }
  /// Before and in long work between instances. LimitError at a limit.
  void look() { watch_.look(); }
  /// The same, cheap enough for every position of a search.
  void step() { watch_.step(); }
  /// What LimitError says of the limit that is reached; nothing if none is.
  std::optional<std::string> limit();
  /// Of an engine that looks at it itself.
  solve::Watch& watch() { return watch_; }
  /// What is left for an engine.
  solve::Limits left() const { return watch_.left(); }
  /// Something found that is worth a line of the report: a count, a list, a measure.
  void remark(std::string line) { remarks_.push_back(std::move(line)); }

  /// Evidence for an instance that holds, where there is a kind of it that others can check.
  void keep(certificates::Certificate certificate) { certificates_.push_back(std::move(certificate)); }

  std::uint64_t instances() const { return instances_; }
  const std::vector<std::string>& remarks() const { return remarks_; }
  const std::vector<certificates::Certificate>& certificates() const { return certificates_; }
  const std::vector<TableCell>& cells() const { return cells_; }

 private:
  text::Deadline deadline_;  // of what looks at no trial
  solve::Watch watch_;
  std::uint64_t instances_ = 0;
  std::vector<std::string> remarks_;
  std::vector<certificates::Certificate> certificates_;
  bool of_table_;
  std::vector<TableCell> cells_;
  std::optional<Failure> first_difference_;
};

/// What an entry is in its paper.
enum class ClaimKind { statement, strategy, algorithm, table, figure, belief, question };
/// `statement`, ..., `open question`, each with its kind.
std::span<const std::pair<std::string_view, ClaimKind>> claim_kind_words();
std::string_view word(ClaimKind kind);

/// What is wrong with an entry that fails: the statement; a proof, a strategy or a construction, though what they
/// are for may be true; a slip of the pen, where a letter, a number or a word makes it true; a least case that the
/// authors did not think of; nothing but this way of reading it; or nothing but a symbol of the scan.
enum class FaultKind { none, statement, proof, misprint, corner, reading, scan };
/// `false statement`, ..., each with its fault.
std::span<const std::pair<std::string_view, FaultKind>> fault_words();
/// Of `none`: `not known`.
std::string_view word(FaultKind fault);
/// Whether the paper is at fault: a corner, a reading and a symbol of a scan are told apart from that.
constexpr bool accuses(FaultKind fault) {
  return fault == FaultKind::statement || fault == FaultKind::proof || fault == FaultKind::misprint;
}

/// What an entry that is proved rests on: certificates that carry the statement; an argument in the text of the entry,
/// with certificates of its steps or of samples; or a proof on a page of docs/, with certificates of samples or of a
/// theorem it uses.
enum class ProofKind { none, certificate, argument, page };
/// `certificate`, ..., each with its kind.
std::span<const std::pair<std::string_view, ProofKind>> proof_words();
/// Of `none`: nothing.
std::string_view word(ProofKind proof);
/// `by a certificate that carries the statement`, ...
std::string_view in_words(ProofKind proof);

struct Paper;

struct PrintedClaim {
  const Paper* paper = nullptr;  // null only while its file is read
  std::string id;
  ClaimKind kind = ClaimKind::statement;
  std::string where = {};             // in the paper: Section 2, Corollary 4; may be empty
  std::string statement;              // one line
  std::string printed = {};           // the sentence of the paper, where the statement says it in other words
  std::string reading = {};           // how words are taken that can be taken in more than one way
  FaultKind fault = FaultKind::none;  // of an entry that is known to fail
  std::string otherwise = {};         // of an entry that fails: what else the sentence could mean, and why it does not
  std::string used = {};              // of an entry that fails: what the paper does with the sentence
  std::string because = {};           // how what is certified contradicts the sentence, or proves it
  ProofKind proof = ProofKind::none;  // of an entry that a run proves
  std::string range;                  // what a stage goes through, in front of its numbers: "all graphs of order"
  struct Stages {
    int first = 0, last = 0;        // of a run
    int most = 0;                   // with a larger budget, the last there can be
    std::optional<int> brief = {};  // of a short run, the last; below `first`, there is none
  };
  Stages stages = {};
  std::string place = {};                     // where the entry begins, `papers/ello/rules.claims:12`
  std::vector<std::string> tests = {};        // what a stage tests, line by line (docs/CLAIM_FILES.md)
  std::vector<std::string> definitions = {};  // the lines that they use, and those that these use
  std::string around = {};                    // a digest of what else they may name: other files of the folder
  /// Throws a Failure at the first instance that is false. Empty if nothing finite can be checked.
  std::function<void(int stage, Trial& trial)> check = {};
  /// What a run in which nothing failed is worth: `holds`; `evidence` where it samples or measures; `proved` for all.
  solve::Verdict worth = solve::Verdict::holds;
  /// Of open questions, beliefs and cited theorems: what is known.
  std::string known = {};
};

struct Result {
  solve::Verdict verdict = solve::Verdict::unknown;
  int complete_through = 0;  // the stages from claim.stages.first to this one were gone through whole
  int failing_stage = 0;     // of FAILS
  std::uint64_t instances = 0;
  double seconds = 0;
  bool interrupted = false;  // in the stage after complete_through, or before a failure was certified
  std::vector<std::string> remarks = {};
  std::vector<TableCell> cells = {};                         // of a printed table
  std::vector<certificates::Certificate> certificates = {};  // of instances that hold
  std::string reason = {};                                   // of UNKNOWN and EVIDENCE
  Failure failure = {};                                      // of FAILS, and of EVIDENCE where certificates are missing
};

/// `all graphs of order 1..8`, as far as the result goes.
std::string range(const PrintedClaim& claim, const Result& result);

/// `statement, Section 2, Corollary 4`, as far as it is known.
std::string origin(const PrintedClaim& claim);

/// The name of the file for the certificates of a claim: ID.cert, a slash in the id becoming `-`.
std::string certificate_file(const PrintedClaim& claim);

/// All entries of the papers that come with the program, in the order of the papers.
std::span<const PrintedClaim> all();
/// Whether an entry belongs to a statement: its id is the statement's, or continues it by a reading, a repair or a
/// part, after a dot or a hyphen (`cap.thm-4.3-construction` belongs to `cap.thm-4.3`), or by the letter of a part
/// (`ello.prop-3.5i` to `ello.prop-3.5`). A digit behind a dot or a hyphen makes the number of another statement.
bool belongs(std::string_view id, std::string_view statement);
/// Those of some entries that belong to the statement; to a paper's name belong all of its entries. InputError with the
/// nearest id if there is none; it says what was expected.
std::vector<const PrintedClaim*> select(std::string_view id, std::span<const PrintedClaim> claims = all(),
                                        std::string_view expected = "the id of a claim");

struct RunRequest {
  double seconds = 0;  // for each claim: stop it there, and go on past its usual range till then; 0: its usual range
  bool brief = false;  // a range that takes long is gone through in its first stages; not with `seconds`
  int jobs = 0;        // threads, each with a claim of its own; 0 for all cores
  /// Whether a claim's stages end in the same place.
  bool same_ranges(const RunRequest& other) const { return seconds == other.seconds && brief == other.brief; }
};

/// Runs claims and calls done(claim, result), in their order. Once text::interrupted is set those that run end,
/// no other begins, and those that ran are reported; false if it cut the run short. Exceptions of engines come through.
bool run(const std::vector<const PrintedClaim*>& claims, const RunRequest& request,
         const std::function<void(const PrintedClaim&, const Result&)>& done);

}  // namespace gamecert::papers
