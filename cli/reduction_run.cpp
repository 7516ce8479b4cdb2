// Comments, certificates and last lines of reduction commands.
#include "cli/reduction_run.hpp"

#include "certificates/format.hpp"
#include "cli/output.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"
#include "verify/acceptance.hpp"
#include "verify/reduction_failure.hpp"

namespace gamecert::cli {

using solve::Verdict;

void ReductionRun::comment(const std::string& line) const {
  if (!options_.quiet() && !options_.json()) print_line("c " + line);
}

int ReductionRun::failure(const reductions::Reduction& reduction, const graphs::SmallGraph& graph,
                          const proofs::ReductionAt& found, const solve::Limits& limits) {
  const std::vector<std::string> lines = verify::failure_lines(reduction, graph, found);
  for (const std::string& line : lines) comment(line);
  std::string missing;
  std::vector<certificates::Certificate> certificates;
  try {
    certificates = proofs::certify_failure(reduction, graph, found, limits);
  } catch (const text::LimitError& limit) {
    missing = limit.what();
  }
  return finish(Verdict::fails, graphs::write_small_graph(graph), missing, certificates, {{"why", lines}});
}

int ReductionRun::finish(Verdict verdict, const std::string& rest, std::string missing,
                         const std::vector<certificates::Certificate>& certificates,
                         const nlohmann::ordered_json& more) {
  for (const certificates::Certificate& each : certificates) verify::require_accepted(each);
  std::string word(solve::word(verdict));
  if (options_.has("certificate") && solve::exit_status(verdict) != undecided) {
    AtomicFile file(options_.value<std::string>("certificate"));
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

std::string spoken(reductions::Level level) {
  return level == reductions::Level::none ? "different outcomes" : reductions::text(level);
}

}  // namespace gamecert::cli
