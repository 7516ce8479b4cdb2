// What a certificate rests on, told to people: --explain.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "certificates/grounds.hpp"

namespace gamecert::certificates {

/// A file of the source tree that the linker put into some parts of the checker, or that such a file includes.
struct ExplainedFile {
  std::string_view path;
  int lines;
  std::string_view parts;  // families of evidence, and `driver`; with a space before and behind each
};

/// Made by cmake/ExplainedFiles.cmake from what the linker takes into the programs gamecert-check-PART.
std::span<const ExplainedFile> explained_files();

/// Lines that begin with `c `: the kinds of evidence; the files of the driver and of the checkers of their families by
/// room, each file once, with their lines; what there is to believe besides, each with its meaning.
std::string explanation(const Grounds& grounds);

}  // namespace gamecert::certificates
