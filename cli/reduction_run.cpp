// Comments, certificates and last lines of reduction commands.
#include "cli/reduction_run.hpp"

#include "certificates/writing/writer.hpp"
#include "cli/output.hpp"
#include "cli/result_report.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {

using solve::Verdict;

ReductionRun::ReductionRun(const CommandOptions& options, std::string name, std::string text)
    : options_(options), name_(std::move(name)), text_(std::move(text)) {
  if (options.has("certificate")) certificates_.emplace(options.value<std::string>("certificate"));
}

void ReductionRun::comment(const std::string& line) const {
  if (!options_.quiet() && !options_.json()) print_line("c " + line);
}

int ReductionRun::finish(const verify::ReductionDecision& decision) {
  for (const std::string& line : decision.comments) comment(line);
  nlohmann::ordered_json more = nlohmann::ordered_json::object();
  if (!decision.level.empty()) more["level"] = decision.level;
  if (decision.levels) {
    more["levels"] = nlohmann::ordered_json::object();
    for (const auto& [level, graphs] : *decision.levels) more["levels"][level] = graphs;
  }
  if (decision.verdict == Verdict::fails && !decision.why.empty()) more["why"] = decision.why;
  if (!decision.minimal.empty()) more.update({{"left-out", decision.left_out}, {"minimal", decision.minimal}});
  return finish(decision.verdict, decision.answer, decision.missing, decision.certificates, more);
}

int ReductionRun::finish(Verdict verdict, const std::string& rest, std::string missing,
                         const std::vector<certificates::Certificate>& certificates,
                         const nlohmann::ordered_json& more) {
  std::string word(solve::word(verdict));
  if (certificates_ && solve::exit_status(verdict) != undecided) {
    if (missing.empty() && certificates.empty()) missing = "there is no evidence of this kind of statement";
    if (missing.empty()) {
      for (const certificates::Certificate& each : certificates) certificates_->write(certificates::write(each));
      certificates_->commit();
      comment("certificate " + certificates_->name());
    } else {
      comment("no certificate: " + missing);
      word = "EVIDENCE " + word;
      verdict = Verdict::evidence;
    }
  }
  ResultReport report(options_, "gamecert-reduction-1");
  report.object().update({{"reduction", name_}, {"text", text_}, {"verdict", word}, {"answer", rest}});
  if (more.is_object()) report.object().update(more);
  report.end(word + (rest.empty() ? "" : " " + rest));
  return solve::exit_status(verdict);
}

std::pair<int, int> orders_of(const CommandOptions& options) {
  if (!options.has("order")) throw text::InputError("expected --order A..B, found none; see gamecert reduction --help");
  return parse_orders(options.value<std::string>("order"));
}

}  // namespace gamecert::cli
