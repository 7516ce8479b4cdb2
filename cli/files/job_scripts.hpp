// A question as jobs of Slurm: shards as an array, their checks as another, the merge behind both.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace gamecert::cli {

struct JobPlan {
  std::string program;                 // gamecert; gamecert-check stands beside it
  std::vector<std::string> arguments;  // of sweep, table or conjectures, the word first, without those about shards
  std::string conjectures = {};        // the file of statements beside the scripts, if these are asked
  std::string orders;                  // as those have them
  int tasks = 1;
  std::int64_t minutes = 60;     // of each task
  std::int64_t megabytes = 512;  // of each task
};

/// Names and texts of the files.
std::vector<std::pair<std::string, std::string>> job_scripts(const JobPlan& plan);

}  // namespace gamecert::cli
