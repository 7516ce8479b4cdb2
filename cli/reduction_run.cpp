// Comments, certificates and last lines of reduction commands.
#include "cli/reduction_run.hpp"

#include "certificates/writing/writer.hpp"
#include "cli/output.hpp"
#include "text/errors.hpp"
#include "verify/acceptance.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::cli {

using solve::Verdict;

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
  return finish(decision.verdict, decision.answer, decision.missing, decision.certificates, more);
}

int ReductionRun::finish(Verdict verdict, const std::string& rest, std::string missing,
                         const std::vector<certificates::Certificate>& certificates,
                         const nlohmann::ordered_json& more) {
  for (const certificates::Certificate& each : certificates) verify::require_accepted(each);
  std::string word(solve::word(verdict));
  if (options_.has("certificate") && solve::exit_status(verdict) != undecided) {
    verify::AtomicFile file(options_.value<std::string>("certificate"));
    if (missing.empty() && certificates.empty()) missing = "there is no evidence of this kind of statement";
    if (missing.empty()) {
      for (const certificates::Certificate& each : certificates) file.write(certificates::write(each));
      file.commit();
      comment("certificate " + file.name());
    } else {
      comment("no certificate: " + missing);
      word = "EVIDENCE " + word;
      verdict = Verdict::evidence;
    }
  }
  if (options_.json()) {
    nlohmann::ordered_json object = {{"schema", "gamecert-reduction-1"},
                                     {"version", GAMECERT_VERSION},
                                     {"reduction", name_},
                                     {"text", text_},
                                     {"verdict", word},
                                     {"answer", rest}};
    if (more.is_object()) object.update(more);
    print_line(object.dump());
  } else {
    print_line("s " + word + (rest.empty() ? "" : " " + rest));
  }
  return solve::exit_status(verdict);
}

std::pair<int, int> orders_of(const CommandOptions& options) {
  if (!options.has("order")) throw text::InputError("expected --order A..B, found none; see gamecert reduction --help");
  return parse_orders(options.value<std::string>("order"));
}

}  // namespace gamecert::cli
