// Archives of files that are made in memory, the same bytes for the same files.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace gamecert::cli {

/// Texts by names, folders in front of them, in the order of their names.
using ArchiveFiles = std::map<std::string, std::string>;

/// The tar (POSIX.1-1988, ustar) of the files, all of one day, below a folder. InputError for a name of more than 100
/// bytes.
std::string tar_of(const std::string& folder, const ArchiveFiles& files);

/// A gzip (RFC 1952) of the text, which is stored and not compressed: certificates have few letters to spare, and every
/// program that reads gzip reads it.
std::string gzip_of(std::string_view text);

}  // namespace gamecert::cli
