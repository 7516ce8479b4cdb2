// Values in ascending order, each refuted by a strategy of Right's until one has a strategy of Left's. Nothing is said
// of greater ones: more of a resource may harm Left.
#include "cli/users_games/least_value.hpp"

#include <algorithm>
#include <chrono>

#include "certificates/writing/writer.hpp"
#include "cli/output.hpp"
#include "cli/result_report.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"
#include "verify/decision.hpp"

namespace gamecert::cli {
namespace {

const games::ParameterInfo& option_of(const LeastValue& question) {
  const auto& parameters = question.game.entry.info.parameters;
  std::vector<std::string_view> names;
  for (const games::ParameterInfo& each : parameters)
    if (each.words.empty() && !each.ratio) names.push_back(each.name);
  const auto known = std::ranges::find(parameters, question.option, &games::ParameterInfo::name);
  if (known == parameters.end() || std::ranges::count(names, known->name) == 0)
    throw text::InputError("expected an option of " + question.game.entry.info.called() +
                           " that is a number for --least, found " + text::quoted(question.option) +
                           text::did_you_mean(question.option, names));
  return *known;
}

/// The answer of one value.
struct Asked {
  int value;
  std::string answer;  // OUTCOME right
};

struct Found {
  std::vector<Asked> asked;
  std::optional<int> least = {};
  std::string unknown = {};  // why the question ended without an answer
};

Found least_value(const LeastValue& question, const games::Instance& board, verify::AtomicFile* certificates) {
  const games::ParameterInfo& option = option_of(question);
  Found result;
  for (int value = option.least; value <= option.greatest && !result.least; ++value) {
    std::map<std::string, int> parameters = question.game.parameters;
    parameters[question.option] = value;
    solve::Request request = question.request;
    request.limits.since = std::chrono::steady_clock::now();
    const games::Setup setup(question.game.entry, board, parameters);
    const verify::GameDecision decision = verify::decide(setup, request);
    if (decision.certificate) certificates->write(certificates::write(*decision.certificate));
    result.asked.push_back({value, verify::text(decision)});
    if (!decision.verdict.empty()) {
      const bool limit = decision.verdict == "UNKNOWN";
      result.unknown = "of " + question.option + " " + std::to_string(value) + ": " +
                       (limit ? decision.reason : verify::text(decision));
      return result;
    }
    const bool wins = decision.statement == "OUTCOME left" || decision.statement == "OUTCOME L";
    if (wins) result.least = value;
  }
  return result;
}

std::string said(const LeastValue& question, const Found& found) {
  if (!found.unknown.empty()) return "UNKNOWN " + found.unknown;
  return "LEAST " + question.option + " " + (found.least ? std::to_string(*found.least) : "none");
}

void print_found(const LeastValue& question, const InputLine& line, const CommandOptions& options, const Found& found,
                 bool row) {
  if (row) return print_line(single_spaced(line) + "\t" + said(question, found));
  ResultReport report(options, "gamecert-least-1");
  const games::GameInfo& info = question.game.entry.info;
  const std::string answer = said(question, found);
  nlohmann::ordered_json parameters = json_parameters(info, games::Parameters(info, question.game.parameters));
  parameters.erase(question.option);
  report.member("game", info.name);
  report.member("parameters", parameters);
  report.member("instance", single_spaced(line));
  report.member("option", question.option);
  report.member("verdict", found.unknown.empty() ? "CERTAIN" : "UNKNOWN");
  report.member("answer", answer);
  report.member("reason", found.unknown);
  report.member("asked", nlohmann::json::array());
  for (const Asked& each : found.asked) {
    report["asked"].push_back({{"value", each.value}, {"answer", each.answer}});
    report.comment(question.option + " " + std::to_string(each.value) + ": " + each.answer);
  }
  if (found.least) report.member("least", *found.least);
  if (found.least && *found.least < option_of(question).greatest)
    report.comment("greater values of " + question.option + " were not asked");
  report.end(answer);
}

}  // namespace

void require_least(const LeastValue& question, const CommandOptions& options) {
  const games::GameInfo& info = question.game.entry.info;
  if (!info.sided || info.number_favours != 0)
    throw text::InputError("expected a game that Left or Right wins for --least, found " + info.called());
  option_of(question);
  if (options.has(question.option.c_str()))
    throw text::InputError("expected --least " + question.option + " or --" + question.option + ", found both");
  for (const char* other : {"moves", "nodes", "checkpoint"})
    if (options.has(other)) throw text::InputError("expected --least without --" + std::string(other) + ", found both");
}

int solve_least(const LeastValue& question, const CommandOptions& options, InstanceLines& lines,
                verify::AtomicFile* certificates) {
  int status = success;
  std::size_t asked = 0, answered = 0;
  const bool rows = lines.from_file() && !options.json();
  while (const std::optional<InputLine> line = lines.next()) {
    try {
      const Found found = least_value(question, instance_of(*line, &question.game.entry.info), certificates);
      ++asked;
      answered += found.unknown.empty() ? 1 : 0;
      if (!found.unknown.empty()) status = std::max(status, undecided);
      print_found(question, *line, options, found, rows);
    } catch (const text::InputError& error) {
      throw placed(*line, error);
    }
  }
  if (certificates != nullptr) certificates->commit();
  const bool interrupted = lines.from_file() && text::interrupted;
  if (rows) print_answered(answered, asked, interrupted);
  return interrupted ? std::max(status, undecided) : status;
}

}  // namespace gamecert::cli
