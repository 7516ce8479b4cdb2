// Checking files of certificates: what `gamecert-check` and `gamecert check` do.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace gamecert::certificates {

/// Checks every certificate of the files, `-` being standard input. Writes `c GAME INSTANCE
/// STATEMENT` for each that is accepted and ends with `s VERIFIED` (returns 0) or, at the first that
/// is not, `s REJECTED` (1) with `FILE:LINE: reason` on `err`. A file that cannot be read, that is a
/// directory or holds no certificate, or an `out` that cannot be written, is 2. With `expect` a
/// certificate is rejected unless its whole text or its statement is that.
int check_files(const std::vector<std::string>& files, const std::optional<std::string>& expect, std::ostream& out,
                std::ostream& err);

}  // namespace gamecert::certificates
