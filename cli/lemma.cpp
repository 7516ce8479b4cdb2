// gamecert lemma: checks lemmas about gadgets, finds them, and prints them as theorems.
#include "cli/lemma.hpp"

#include "cli/output.hpp"
#include "proofs/gadget_proof.hpp"
#include "reductions/lemma_text/lemma_coq.hpp"
#include "solve/limits.hpp"
#include "text/errors.hpp"
#include "text/located.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"
#include "verify/lemma_decision.hpp"

namespace gamecert::cli {
namespace {

int export_lemma(const CommandOptions& options, const std::string& name) {
  const auto format = options.has("format") ? options.value<std::string>("format") : "";
  if (format != "coq") throw text::InputError("expected --format coq, found " + text::quoted(format));
  const reductions::Lemma lemma = verify::lemma_of(name);
  solve::Watch watch{solve::Limits{}};
  const auto proves = [&](const reductions::Gadget& gadget, const reductions::Conclusion& conclusion) {
    if (!lemma.game.local()) return reductions::proved(gadget, conclusion);
    return proofs::gadget_proof(lemma.game, gadget, conclusion, watch).has_value();
  };
  std::string theorems;
  try {
    theorems = reductions::coq_theorems(lemma, proves);
  } catch (const text::InputError& error) {
    throw text::InputError(name + ":" + text::with_place(error));
  }
  theorems.pop_back();
  print_line(theorems);
  return success;
}

}  // namespace

int run_lemma(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.describe_output();
  namespace po = boost::program_options;
  auto add = options.described.add_options();
  add("order", po::value<std::string>(),
      "check: A..B, orders of the graphs that are also played on (default 1..7, of digraphs 1..5, for points and with "
      "parts 1..6)");
  add("host", po::value<int>(),
      "vertices of the largest host compared, of a thick boundary without those that are not open: check, where a "
      "lemma is not proved; discover, to tell classes apart (default 6, of digraphs 4, for points 5; check of "
      "impartial "
      "games on graphs 7, with at most 3 boundary vertices)");
  add("certificate", po::value<std::string>(),
      "file for the certificates of a lemma that is proved or fails, or of the rules found");
  add("boundary", po::value<int>(), "discover: boundary vertices, 0..3");
  add("inner", po::value<int>(), "discover: inner vertices of the gadgets gone through");
  add("format", po::value<std::string>(), "export: coq, theorems for formal/lemmas");
  add("time-limit", po::value<double>(), "seconds; then what is left is not looked at");
  if (!options.parse(command, arguments)) return success;
  const std::vector<std::string>& words = options.plain();
  const std::string what = words.empty() ? "" : words.front();
  if (what != "check" && what != "discover" && what != "export")
    throw text::InputError("expected check, discover or export" +
                           text::did_you_mean(what, {{"check", "discover", "export"}}) + ", found " +
                           text::quoted(what) + "; see gamecert lemma --help");
  const auto refuse = [&](std::initializer_list<const char*> names, const char* other) {
    for (const char* name : names)
      if (options.has(name))
        throw text::InputError("expected --" + std::string(name) + " with lemma " + other + " only, found it with " +
                               what);
  };
  if (words.size() < 2 || (what != "discover" && words.size() > 2))
    throw text::InputError("expected one word behind " + what + ", found " + std::to_string(words.size() - 1));
  if (what == "export") {
    refuse({"order", "host", "certificate", "time-limit"}, "check");
    refuse({"boundary", "inner"}, "discover");
    return export_lemma(options, words[1]);
  }
  refuse({"format"}, "export");
  if (what == "check") {
    refuse({"boundary", "inner"}, "discover");
    return check_lemma(options, words[1]);
  }
  refuse({"order"}, "check");
  return discover_lemmas(options, reductions::lemma_game({words.begin() + 1, words.end()}));
}

}  // namespace gamecert::cli
