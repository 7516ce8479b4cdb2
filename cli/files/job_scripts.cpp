// The scripts, which /bin/bash runs on a node of the cluster, in the folder they were written to.
#include "cli/files/job_scripts.hpp"

namespace gamecert::cli {
namespace {

/// As a word of a shell.
std::string quoted(const std::string& word) {
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? "'\\''" : std::string(1, c);
  return text + "'";
}

std::string head(const JobPlan& plan, const std::string& name, bool array) {
  std::string text = "#!/bin/bash\n#SBATCH --job-name=gamecert-" + name + "\n";
  if (array) text += "#SBATCH --array=0-" + std::to_string(plan.tasks - 1) + "\n";
  text += "#SBATCH --time=" + std::to_string(plan.minutes) + "\n#SBATCH --mem=" + std::to_string(plan.megabytes) +
          "M\n#SBATCH --cpus-per-task=1 --ntasks=1\n#SBATCH --requeue --open-mode=append\n#SBATCH --output=logs/" +
          name + (array ? "-%a" : "") + ".txt\n";
  return text;
}

/// What a task does: the shard, and again from where it was when the time is over or the program was killed.
constexpr const char* run_shard = R"sh(
last=logs/sweep-$SLURM_ARRAY_TASK_ID.last
again() {
  [ "${SLURM_RESTART_COUNT:-0}" -lt 50 ] && scontrol requeue "$SLURM_JOB_ID"
  exit 1
}
"$gamecert" "${arguments[@]}" --certificates "shards/$SLURM_ARRAY_TASK_ID" --shard "$SLURM_ARRAY_TASK_ID/$tasks" --jobs 1 -q >"$last" &
program=$!
trap 'stopped=yes; kill -TERM "$program"' TERM
wait "$program"; status=$?
while kill -0 "$program" 2>/dev/null; do wait "$program"; status=$?; done
cat "$last"
[ -z "$stopped" ] || again
[ "$status" -lt 128 ] || again
# A shard says nothing of the class (3), or has found a counterexample (1).
[ "$status" -eq 1 ] || { [ "$status" -eq 3 ] && grep -q '^s UNKNOWN shard ' "$last"; }
)sh";

constexpr const char* submit = R"sh(#!/bin/bash
# Starts all jobs; what is there already is not made again. Options go to every sbatch: --partition=NAME, --account=NAME.
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 2
mkdir -p logs shards
send() { sbatch --parsable --chdir="$PWD" "$@"; }
sweep=$(send "$@" sweep.sbatch) &&
  check=$(send "$@" --dependency="aftercorr:$sweep" --kill-on-invalid-dep=yes check.sbatch) &&
  merge=$(send "$@" --dependency="afterok:$check" --kill-on-invalid-dep=yes merge.sbatch) || exit 1
echo "sweep $sweep, check $check, merge $merge; the verdict will stand in $PWD/verdict.txt"
)sh";

}  // namespace

std::vector<std::pair<std::string, std::string>> job_scripts(const JobPlan& plan) {
  const std::string program = "gamecert=${GAMECERT:-" + quoted(plan.program) + "}\n";
  std::string arguments = "arguments=(";
  for (const std::string& word : plan.arguments) arguments += (arguments.back() == '(' ? "" : " ") + quoted(word);
  arguments += ")\ntasks=" + std::to_string(plan.tasks) + "\n";
  const std::string check =
      "shard=shards/$SLURM_ARRAY_TASK_ID\n"
      "ls \"$shard\"/*.cert >/dev/null 2>&1 || exit 0  # more tasks than pieces\n"
      "exec \"$gamecert-check\" \"$shard\" --report \"$shard/checked.report\" --time-limit " +
      std::to_string(60 * plan.minutes) + "\n";
  const std::string merge = "\"$gamecert\" merge --checked shards/* --order " + quoted(plan.orders) +
                            (plan.conjectures.empty() ? "" : " --conjectures " + quoted(plan.conjectures)) +
                            " --output merged >verdict.part; status=$?\n"
                            "cat verdict.part\n"
                            "[ \"$status\" -lt 2 ] || grep -q '^s VACUOUS ' verdict.part || exit \"$status\"\n"
                            "mv verdict.part verdict.txt\n";
  return {
      {"sweep.sbatch", head(plan, "sweep", true) + "#SBATCH --signal=B:TERM@60\n" + program + arguments + run_shard},
      {"check.sbatch", head(plan, "check", true) + program + check},
      {"merge.sbatch", head(plan, "merge", false) + program + merge},
      {"submit", submit}};
}

}  // namespace gamecert::cli
