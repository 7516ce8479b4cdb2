// gamecert check: the checker's library behind a command.
#include <iostream>

#include "certificates/check_files.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "graphs/errors.hpp"

namespace gamecert::cli {

int run_check(const Command& command, const Arguments& arguments) {
  Options options;
  options.described.add_options()("expect", boost::program_options::value<std::string>(),
                                  "reject a certificate of anything but this statement");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().empty()) throw InputError("expected FILE..., found none; see gamecert check --help");
  end_at_interrupts();
  std::optional<std::string> expect;
  if (options.has("expect")) expect = options.value<std::string>("expect");
  return certificates::check_files(options.plain(), expect, std::cout, std::cerr);
}

}  // namespace gamecert::cli
