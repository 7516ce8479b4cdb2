// The page in which a browser checks certificates, to stand beside them.
#pragma once

#include <string>

namespace gamecert::cli {

/// The name that it has beside certificates.
constexpr const char* checker_page_file = "check.html";

/// The page in a file, as formal/build.sh makes it. InputError if the file cannot be read, or is another.
std::string checker_page(const std::string& path);

}  // namespace gamecert::cli
