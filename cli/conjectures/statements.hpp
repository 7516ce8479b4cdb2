// Statements of a file, as the commands about them read them.
#pragma once

#include <string>
#include <vector>

#include "cli/options.hpp"
#include "language/typing.hpp"
#include "sweeps/statements/statement_file.hpp"

namespace gamecert::cli {

/// A file of statements and what it uses.
struct StatementText {
  std::string path, text;
  language::UserWords words;  // those of --words, and of the files that it uses
};
/// Games that it uses are known from then on. InputError, naming the file.
StatementText statement_text(const CommandOptions& options, const std::string& path);
/// Its statements; with names, those alone, in the order of the file. InputError, naming the file.
std::vector<sweeps::FileStatement> statements_of(const StatementText& file, language::GraphKind about,
                                                 const std::vector<std::string>& names);

}  // namespace gamecert::cli
