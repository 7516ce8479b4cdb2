// Lemmas about gadgets and reductions between games for gamecert/.
#include <pybind11/stl.h>

#include <map>
#include <string>
#include <vector>

#include "certificates/writing/writer.hpp"
#include "pictures/picture.hpp"
#include "python/core.hpp"
#include "python/task.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadgets/gadget_text.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "verify/lemma_decision.hpp"
#include "verify/pictures.hpp"
#include "verify/reduction_decision.hpp"

namespace gamecert::python {
namespace {

namespace py = pybind11;

/// A text of several lines is the thing itself, any other its name or its file.
bool is_text(const std::string& argument) { return argument.find('\n') != std::string::npos; }

reductions::Lemma lemma(const std::string& argument) {
  return is_text(argument) ? reductions::read_lemma(argument, "lemma") : verify::lemma_of(argument);
}

reductions::StatedReduction reduction(const std::string& argument, const std::map<std::string, int>& values) {
  if (!is_text(argument)) return verify::reduction_of(argument, values);
  return verify::placed_in("reduction", [&] { return reductions::read_reduction(argument, values); });
}

std::string texts_of(const std::vector<certificates::Certificate>& all) {
  std::string text;
  for (const certificates::Certificate& certificate : all) text += certificates::write(certificate);
  return text;
}

py::dict check_lemma(const std::string& argument, int first, int last, int host, double seconds) {
  const reductions::Lemma asked = lemma(argument);
  proofs::LemmaRequest request = verify::usual_request(asked);
  if (last > 0) request.first = first;
  if (last > 0) request.last = last;
  if (host >= 0) request.host = host;
  request.limits.seconds = seconds;
  const verify::LemmaDecision decision = run([&] { return verify::decide(asked, request); });
  const proofs::LemmaReport& report = decision.report;
  py::list statements;
  for (std::size_t i = 0; i < asked.statements.size(); ++i)
    statements.append(py::make_tuple(asked.statements[i].name, std::string(solve::word(report.statements[i])),
                                     reductions::text(asked.statements[i].gadget),
                                     reductions::text(asked.statements[i].conclusion)));
  py::dict result;
  result["name"] = asked.name;
  result["verdict"] = std::string(solve::word(decision.verdict));
  result["statement"] = decision.statement;
  result["statements"] = statements;
  result["games"] = report.games;
  result["played_to"] = report.played_to;
  result["reason"] = decision.missing.empty() ? report.limit : decision.missing;
  result["certificate"] = texts_of(decision.certificates);
  std::vector<std::string> difference;
  if (report.difference) {
    const proofs::Difference& found = *report.difference;
    difference.push_back(found.before.instance() + " " + found.answer);
    difference.push_back(found.after ? found.after->instance() + " " + found.answer_after : found.against);
  }
  result["difference"] = difference;
  return result;
}

verify::ReductionDecision decide(const std::string& what, const std::string& argument,
                                 const std::map<std::string, int>& values, int first, int last, bool certificate,
                                 const solve::Limits& limits) {
  const proofs::BoardMap* map = proofs::find_board_map(argument);
  if (map != nullptr && !values.empty())
    throw text::InputError("expected no parameters with " + argument + ", which has none");
  if (what == "check") {
    if (last < 1) throw text::InputError("expected the orders to check, found none");
    if (map != nullptr) return run([&] { return verify::check(*map, first, last, certificate, limits); });
    const reductions::StatedReduction asked = reduction(argument, values);
    return run([&] { return verify::check(asked, first, last, limits); });
  }
  if (what != "prove")
    throw text::InputError("expected check or prove" + text::did_you_mean(what, {{"check", "prove"}}) + ", found '" +
                           what + "'");
  if (last > 0) throw text::InputError("expected no orders with prove, which is for all graphs");
  if (map != nullptr) return run([&] { return verify::prove(*map, certificate, limits); });
  const reductions::StatedReduction asked = reduction(argument, values);
  return run([&] { return verify::prove(asked, certificate, limits); });
}

py::dict check_reduction(const std::string& what, const std::string& argument, const std::map<std::string, int>& values,
                         int first, int last, bool certificate, double seconds) {
  const verify::ReductionDecision decision = verify::placed_in(is_text(argument) ? "reduction" : argument, [&] {
    return decide(what, argument, values, first, last, certificate, {.seconds = seconds});
  });
  py::dict result;
  result["verdict"] = std::string(solve::word(decision.verdict));
  result["answer"] = decision.answer;
  result["comments"] = decision.comments;
  result["missing"] = decision.missing;
  result["certificate"] = texts_of(decision.certificates);
  result["level"] = decision.level;
  return result;
}

}  // namespace

void add_proofs(py::module_& core) {
  core.def("lemma", &check_lemma);
  core.def("reduction", &check_reduction);
  core.def("draw_lemma",
           [](const std::string& argument) { return pictures::svg(verify::pictures_of(lemma(argument))); });
  core.def("lemmas", [] {
    std::map<std::string, std::string> all;
    for (const reductions::BuiltIn& file : reductions::built_in_lemmas())
      all[std::string(file.name)] = reductions::read_lemma(file.text, std::string(file.name)).title;
    return all;
  });
  core.def("reductions", [] {
    std::map<std::string, std::string> all;
    for (const reductions::BuiltIn& map : reductions::built_in_maps())
      all[std::string(map.name)] = reductions::summary(map.text);
    for (const proofs::BoardMap& map : proofs::board_maps()) all[std::string(map.name)] = map.summary;
    return all;
  });
}

}  // namespace gamecert::python
