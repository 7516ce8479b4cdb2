// The command line of the programs that check certificates.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "certificates/driver/check_files.hpp"

namespace gamecert::certificates {

/// Does what the arguments ask for; returns the exit status. Where there is nothing that explains there is no
/// --explain.
int run_checker(std::string_view program, const std::vector<std::string>& arguments, const Explain& explain = {});

}  // namespace gamecert::certificates
