// Files that are read as a whole.
#pragma once

#include <filesystem>
#include <string>

namespace gamecert::verify {

/// The bytes of the file, or what comes out of a pipe up to its end. InputError, `cannot read NAME: why`;
/// of more than 256 MB, too. LimitError if an interrupt comes first.
std::string whole_file(const std::filesystem::path& path);

}  // namespace gamecert::verify
