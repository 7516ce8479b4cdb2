// Reductions, made of pieces or not: from proofs and counts to one line.
#include "verify/reduction_decision.hpp"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

#include "graphs/small_graph_text.hpp"
#include "proofs/reduction_mutants.hpp"
#include "reductions/built_in.hpp"
#include "reductions/constant_pieces.hpp"
#include "reductions/reduction_lines.hpp"
#include "text/nearest.hpp"
#include "verify/acceptance.hpp"
#include "verify/files/whole_file.hpp"
#include "verify/reduction_failure.hpp"

namespace gamecert::verify {
namespace {

using reductions::StatedReduction;
using solve::Verdict;

std::string counted(std::uint64_t graphs) { return std::to_string(graphs) + (graphs == 1 ? " graph" : " graphs"); }

std::string orders(int first, int last) { return std::to_string(first) + ".." + std::to_string(last); }

/// `; keeps planar, connected; keeps bipartite checked to order 5`
std::string kept_text(const StatedReduction& reduction, const proofs::ReductionProof& proof) {
  std::string proved, looked_at;
  for (const reductions::Kept& each : reduction.keeps) {
    const bool only_looked_at = std::ranges::find(proof.looked_at, each) != proof.looked_at.end();
    std::string& list = only_looked_at ? looked_at : proved;
    list += (list.empty() ? "; keeps " : ", ") + reductions::text(each);
  }
  if (looked_at.empty()) return proved;
  return proved + looked_at +
         (proof.map_order == 0 ? " not checked" : " checked to order " + std::to_string(proof.map_order));
}

void require_all_accepted(const ReductionDecision& decision) {
  for (const certificates::Certificate& each : decision.certificates) require_accepted(each);
}

std::string shown(const games::Setup& asked) { return asked.info().called() + " " + asked.instance().text(); }

}  // namespace

std::string spoken(reductions::Level level) {
  return level == reductions::Level::none ? "different outcomes" : reductions::text(level);
}

std::string reduction_text(const std::string& argument) {
  std::vector<std::string_view> names;
  for (const reductions::BuiltIn& map : reductions::built_in_maps()) {
    if (map.name == argument) return std::string(map.text);
    names.push_back(map.name);
  }
  for (const proofs::BoardMap& map : proofs::board_maps()) names.push_back(map.name);
  std::error_code error;
  if (std::filesystem::is_directory(argument, error))
    throw text::InputError("expected a reduction file, found the directory " + argument);
  if (!std::filesystem::exists(argument, error))
    throw text::InputError("expected a file or the name of a reduction" + text::did_you_mean(argument, names) +
                           ", found '" + argument + "'; see gamecert list reductions");
  return whole_file(argument);
}

StatedReduction reduction_of(const std::string& argument, const std::map<std::string, int>& values) {
  const std::string text = reduction_text(argument);
  return placed_in(argument, [&] { return reductions::read_reduction(text, values); });
}

ReductionDecision failure(const StatedReduction& reduction, const graphs::SmallGraph& graph,
                          const proofs::ReductionAt& found, const solve::Limits& limits) {
  ReductionDecision decision{.verdict = Verdict::fails, .answer = graphs::write_small_graph(graph)};
  decision.why = failure_lines(reduction, graph, found);
  decision.comments = decision.why;
  try {
    decision.certificates = proofs::certify_failure(reduction, graph, found, limits);
  } catch (const text::LimitError& limit) {
    decision.missing = limit.what();
  }
  require_all_accepted(decision);
  return decision;
}

ReductionDecision check(const StatedReduction& reduction, int first_order, int last_order,
                        const solve::Limits& limits) {
  const proofs::ReductionCheck result = proofs::check_reduction(reduction, first_order, last_order, limits);
  std::vector<std::string> comments{size_of_target(reduction)};
  std::vector<std::pair<std::string, std::uint64_t>> levels;
  for (const auto& [level, graphs] : result.graphs) {
    comments.push_back(spoken(level) + " on " + counted(graphs) + ", the least " +
                       graphs::write_small_graph(result.least.at(level)));
    levels.emplace_back(reductions::text(level), graphs);
  }
  if (result.verdict == Verdict::fails) {
    if (!result.reason.empty()) comments.push_back("a least graph was not found: " + result.reason);
    ReductionDecision decision = failure(reduction, *result.failing, result.found, limits);
    decision.comments.insert(decision.comments.begin(), comments.begin(), comments.end());
    return decision;
  }
  ReductionDecision decision{.verdict = result.verdict, .comments = std::move(comments)};
  const std::string all = "order " + orders(first_order, last_order);
  if (result.verdict == Verdict::vacuous) {
    decision.answer = all;
    return decision;
  }
  decision.levels = std::move(levels);
  if (result.verdict == Verdict::unknown) {
    decision.answer =
        result.reason + "; complete: " +
        (result.complete_through < first_order ? "no order" : "order " + orders(first_order, result.complete_through));
    return decision;
  }
  decision.answer =
      spoken(result.level) + reductions::text(reduction.plus) + " " + all + " graphs " + std::to_string(result.total);
  decision.level = reductions::text(result.level);
  return decision;
}

ReductionDecision prove(const StatedReduction& reduction, bool certificate, const solve::Limits& limits) {
  constexpr int small_order = 6;
  proofs::ReductionProof proof = proofs::prove_reduction(reduction, certificate, small_order, limits);
  std::vector<std::string> comments{size_of_target(reduction)};
  if (proof.obligations > 0)
    comments.push_back(std::to_string(proof.obligations) + " obligations, about at most " +
                       std::to_string(proof.most_vertices) + " vertices, formulas of at most " +
                       std::to_string(proof.most_clauses) + " clauses");
  for (const proofs::Unrefuted& each : proof.unrefuted) {
    comments.push_back("not refuted: " + each.obligation + "; on the source graph " + each.graph +
                       (each.painting.empty() ? "" : " with " + each.painting));
  }
  if (proof.failing) {
    ReductionDecision decision = failure(reduction, *proof.failing, proof.found, limits);
    decision.comments.insert(decision.comments.begin(), comments.begin(), comments.end());
    return decision;
  }
  ReductionDecision decision{
      .verdict = proof.verdict, .answer = proof.reason, .comments = std::move(comments), .missing = proof.missing};
  if (proof.certificate) decision.certificates.push_back(std::move(*proof.certificate));
  if (proof.verdict == Verdict::proved) {
    if (reduction.order || reduction.size)
      decision.comments.emplace_back("the bounds stated of the target hold for all graphs");
    decision.answer =
        spoken(proof.level) + reductions::text(reduction.plus) + " for all graphs" + kept_text(reduction, proof);
    decision.level = reductions::text(proof.level);
  }
  require_all_accepted(decision);
  return decision;
}

ReductionDecision minimise(const StatedReduction& reduction, int last_order, bool certificate,
                           const solve::Limits& limits) {
  const proofs::ReductionCheck found = proofs::check_reduction(reduction, 1, last_order, limits);
  if (found.failing) return failure(reduction, *found.failing, found.found, limits);
  if (found.verdict != Verdict::holds) return {.verdict = found.verdict, .answer = found.reason};
  const proofs::ReductionProof proof = proofs::prove_reduction(reduction, false, 0, limits);
  if (proof.verdict != Verdict::proved)
    return {.answer = "nothing fails to order " + std::to_string(last_order) + ", and no proof: " + proof.reason};
  const proofs::Minimal minimal = proofs::minimise(reduction, limits);
  proofs::ReductionProof last_proof = proofs::prove_reduction(minimal.reduction, certificate, 0, limits);
  ReductionDecision decision{.verdict = Verdict::proved,
                             .answer = "left out " + std::to_string(minimal.left_out.size()),
                             .missing = last_proof.missing,
                             .left_out = minimal.left_out,
                             .minimal = reductions::text(minimal.reduction)};
  for (const std::string& change : minimal.left_out) decision.comments.push_back("still proved " + change);
  decision.comments.emplace_back("minimal, as a file:");
  for (std::string& line : reductions::file_lines(minimal.reduction)) decision.comments.push_back(std::move(line));
  if (last_proof.certificate) decision.certificates.push_back(std::move(*last_proof.certificate));
  require_all_accepted(decision);
  return decision;
}

ReductionDecision check(const proofs::BoardMap& map, int first_order, int last_order, bool certificate,
                        const solve::Limits& limits) {
  const proofs::BoardMapCheck result = proofs::check_board_map(map, first_order, last_order, certificate, limits);
  const std::string all = std::string(map.counted) + " " + orders(first_order, last_order);
  ReductionDecision decision{.verdict = result.verdict};
  switch (result.verdict) {
    case Verdict::fails:
      decision.comments = {"source " + shown(result.failing->source) + " " + result.source_value,
                           "target " + shown(result.failing->target) + " " + result.target_value};
      decision.answer = result.failing->source.instance().text();
      decision.certificates = result.certificates;
      break;
    case Verdict::unknown:
      decision.answer = result.reason + "; complete through " + std::string(map.counted) + " " +
                        std::to_string(result.complete_through);
      break;
    case Verdict::vacuous:
      decision.answer = all;
      break;
    default:
      decision.answer = spoken(result.level) + " " + all + " boards " + std::to_string(result.boards);
      decision.certificates = result.certificates;
      decision.level = reductions::text(result.level);
  }
  require_all_accepted(decision);
  return decision;
}

ReductionDecision prove(const proofs::BoardMap& map, bool certificate, const solve::Limits& limits) {
  proofs::BoardMapProof proof = proofs::prove_board_map(map, certificate, limits);
  ReductionDecision decision{.verdict = Verdict::proved,
                             .answer = spoken(map.level) + " for all graphs",
                             .missing = proof.missing,
                             .level = reductions::text(map.level)};
  decision.comments = {
      std::to_string(proof.obligations) + " obligations",
      "besides, by Corollary 1.4 of the ELLO paper, and because an odd-degenerate graph can be eliminated down to "
      "any of its vertices"};
  if (proof.certificate) decision.certificates.push_back(std::move(*proof.certificate));
  require_all_accepted(decision);
  return decision;
}

}  // namespace gamecert::verify
