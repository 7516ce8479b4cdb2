// The commands of `gamecert` as records: dispatch, help and the tests of examples follow from them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gamecert::cli {

using Arguments = std::vector<std::string>;

/// How a command takes games that are texts in files: none, one in the place of GAME, or those behind `--game`, which
/// formulas and files can name; or both.
enum class UsersGames { none, named, in_formulas, both };
constexpr bool behind_option(UsersGames games) { return games == UsersGames::in_formulas || games == UsersGames::both; }

struct Command {
  std::string_view name;
  std::string_view usage;                        // what follows the name
  std::string_view summary;                      // one line
  std::string_view example;                      // a whole command line that works as it stands
  int (*run)(const Command&, const Arguments&);  // the exit status
  UsersGames games = UsersGames::none;
};

int run_solve(const Command&, const Arguments&);
int run_check(const Command&, const Arguments&);
int run_sweep(const Command&, const Arguments&);
int run_table(const Command&, const Arguments&);
int run_merge(const Command&, const Arguments&);
int run_plan(const Command&, const Arguments&);
int run_explain(const Command&, const Arguments&);
int run_find(const Command&, const Arguments&);
int run_values(const Command&, const Arguments&);
int run_filter(const Command&, const Arguments&);
int run_convert(const Command&, const Arguments&);
int run_claims(const Command&, const Arguments&);
int run_conjectures(const Command&, const Arguments&);
int run_pack(const Command&, const Arguments&);
int run_encode(const Command&, const Arguments&);
int run_draw(const Command&, const Arguments&);
int run_play(const Command&, const Arguments&);
int run_lemma(const Command&, const Arguments&);
int run_reduction(const Command&, const Arguments&);
int run_game(const Command&, const Arguments&);
int run_list(const Command&, const Arguments&);

std::span<const Command> commands();

/// Exit statuses besides those of a verdict.
constexpr int success = 0;
constexpr int misuse = 2;
constexpr int undecided = 3;
constexpr int internal_failure = 4;

}  // namespace gamecert::cli
