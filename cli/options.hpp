// Options of a command, on Boost.Program_options.
#pragma once

#include <boost/program_options.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "cli/command.hpp"

namespace gamecert::cli {

/// The options of a command, --help among them, and its plain arguments.
class CommandOptions {
 public:
  /// A command fills in its own options before it parses.
  boost::program_options::options_description described{"Options"};
  /// Taken as well, but not shown by --help.
  boost::program_options::options_description hidden;
  /// More for --help, below the summary of the command: whole lines.
  std::string about;
  /// For --help in place of the example of the command, if there is one.
  std::function<std::string()> example = {};

  CommandOptions();
  /// Adds -q and --json.
  void describe_output();
  /// Whether the command should go on; false after --help, which is printed. InputError for
  /// options that are unknown, misplaced or unreadable.
  bool parse(const Command& command, const Arguments& arguments);

  const std::vector<std::string>& plain() const { return plain_; }
  bool has(const char* name) const { return values_.count(name) > 0; }
  /// The same, and not only by its usual value.
  bool given(const char* name) const { return has(name) && !values_[name].defaulted(); }
  template <class T>
  T value(const char* name) const {
    return values_[name].as<T>();
  }
  bool quiet() const { return has("quiet"); }
  bool json() const { return has("json"); }

 private:
  boost::program_options::variables_map values_;
  std::vector<std::string> plain_;
};

/// `10` or `1..8`: orders from 1 on; where there is a greatest order, `1..` too. InputError otherwise.
std::pair<int, int> parse_orders(const std::string& text, std::optional<int> greatest = {});

/// The number of an option that is there, above 0 and at most `most`; `what`: "a number" and of what. InputError.
double number_above_0(const CommandOptions& options, const char* name, std::int64_t most,
                      const std::string& what = "a number");
/// The seconds of --time-limit, without it no limit. InputError.
double time_limit(const CommandOptions& options);

/// The value if it is one of the words; InputError naming them, and the nearest, otherwise.
std::string one_of(const std::string& option, const std::string& value, const std::vector<std::string>& words);

}  // namespace gamecert::cli
