// What is said of a lemma, in one line, and its certificates.
#include "verify/lemma_decision.hpp"

#include <algorithm>
#include <bit>
#include <filesystem>
#include <string_view>
#include <utility>

#include "proofs/glued_board.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "verify/acceptance.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::verify {
namespace {

using proofs::LemmaReport;
using reductions::Lemma;
using solve::Verdict;

std::string summary(const Lemma& lemma, const LemmaReport& report, const std::string& missing) {
  const std::string word(solve::word(report.verdict));
  if (report.verdict == Verdict::fails) {
    const std::string where = word + " " + report.difference->before.instance();
    return missing.empty() ? where : "EVIDENCE " + where + " without a certificate: " + missing;
  }
  if (report.verdict == Verdict::vacuous) return word + " " + lemma.vacuous.front();
  if (report.verdict == Verdict::unknown) {
    if (const auto of_parts = std::ranges::find(report.of_parts, Verdict::unknown); of_parts != report.of_parts.end())
      return word + " what parts can do does not prove it, and " +
             (report.limit.empty() ? "no graph of at most " + std::to_string(report.played_to) + " vertices refutes it"
                                   : report.limit) +
             ": " + spoken_name(lemma.of_parts[static_cast<std::size_t>(of_parts - report.of_parts.begin())].name);
    const auto open = std::ranges::find(report.statements, Verdict::unknown) - report.statements.begin();
    if (std::cmp_equal(open, report.statements.size())) return word + " tables do not prove it of all k";
    const std::string unproved = lemma.game.for_points() ? " counterplay does not prove it, and "
                                 : lemma.game.local()    ? " mirrored play does not prove it, and "
                                                         : " tables differ, and ";
    return word + unproved +
           (report.limit.empty()
                ? "no host of at most " + std::to_string(report.compared_to) + " vertices tells them apart"
                : report.limit) +
           ": " + spoken_name(lemma.statements[static_cast<std::size_t>(open)].name);
  }
  return word;
}

/// The certificates that the verdict rests on, if there are any. LimitError.
std::vector<certificates::Certificate> certificates_of(const Lemma& lemma, const LemmaReport& report) {
  if (report.verdict == Verdict::proved) return proofs::proofs(lemma);
  if (report.verdict == Verdict::fails) return proofs::facts(lemma.game, *report.difference, {});
  return {};
}

}  // namespace

std::string spoken_name(const std::string& statement) { return statement.empty() ? "the lemma" : statement; }

reductions::Lemma lemma_of(const std::string& argument) {
  std::vector<std::string_view> known;
  for (const reductions::BuiltIn& file : reductions::built_in_lemmas()) {
    if (file.name == argument) return reductions::read_lemma(file.text, argument);
    known.push_back(file.name);
  }
  std::error_code error;
  if (std::filesystem::is_directory(argument, error))
    throw text::InputError("expected a lemma file, found the directory " + argument);
  if (!std::filesystem::exists(argument, error) && argument.find('/') == std::string::npos)
    throw text::InputError("expected a file or one of `gamecert list lemmas`" + text::did_you_mean(argument, known) +
                           ", found '" + argument + "'");
  return reductions::read_lemma(whole_file(argument), argument);
}

proofs::LemmaRequest usual_request(const Lemma& lemma) {
  proofs::LemmaRequest request;
  if (lemma.game.arcs()) request.last = 5;
  if (lemma.game.for_points() || !lemma.of_parts.empty()) request.last = 6;
  request.host = usual_host(lemma.game);
  if (!lemma.game.local() || lemma.game.arcs() || lemma.game.for_points()) return request;
  // With few boundary vertices there are few hosts of one vertex more, and some gadgets need them.
  const bool few = std::ranges::all_of(lemma.statements, [&](const reductions::Statement& one) {
    return std::popcount(proofs::open_boundary(lemma.game, one.gadget, one.conclusion.after)) <= 3;
  });
  request.host += few ? 1 : 0;
  return request;
}

LemmaDecision decide(const Lemma& lemma, const proofs::LemmaRequest& request) {
  if (request.last > 12)
    throw text::InputError("expected --order of at most 12, found " + std::to_string(request.last));
  if (request.host < 0 || request.host > 12)
    throw text::InputError("expected --host 0..12, found " + std::to_string(request.host));
  LemmaDecision decision{.report = proofs::check_lemma(lemma, request)};
  try {
    decision.certificates = certificates_of(lemma, decision.report);
  } catch (const text::LimitError& limit) {
    decision.missing = limit.what();
  }
  for (const certificates::Certificate& certificate : decision.certificates) require_accepted(certificate);
  decision.verdict = decision.missing.empty() ? decision.report.verdict : Verdict::evidence;
  decision.statement = summary(lemma, decision.report, decision.missing);
  return decision;
}

}  // namespace gamecert::verify
