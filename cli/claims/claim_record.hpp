// What is found of a claim as a line of JSON (docs/JSON.md, gamecert-claim-1), written and read.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "pages/claims/finding.hpp"

namespace gamecert::cli {

/// Kind, place, sentence and reading, as far as they are known, and the paper.
void add_origin(nlohmann::ordered_json& object, const papers::PrintedClaim& claim);

/// Of a run that was asked for so.
nlohmann::ordered_json record_of(const pages::Finding& finding, const papers::RunRequest& request);

struct RecordedFinding {
  pages::Finding finding;
  papers::RunRequest request = {};  // of the run
};
/// What a line says that a run with this program has written, to its end, of one of the entries, which is as it was,
/// and so is all that it may name; nothing for any other text. `certificates` are left out.
std::optional<RecordedFinding> finding_of(std::string_view line, std::span<const papers::PrintedClaim> claims);

/// What the run has certified, checked, as a finding. std::logic_error if the checker rejects it.
pages::Finding certified(const papers::PrintedClaim& claim, papers::Result result);

}  // namespace gamecert::cli
