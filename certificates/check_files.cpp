// The driver of the checker, from file names to exit status.
#include "certificates/check_files.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <new>

#include "certificates/checker.hpp"
#include "certificates/subject.hpp"

namespace gamecert::certificates {
namespace {

struct Unreadable {
  std::string reason;
};

void check_next(const Certificate& certificate, const std::optional<std::string>& expect, std::ostream& out) {
  check(certificate);
  const std::string proved = text(certificate.claim);
  if (expect && *expect != proved && *expect != certificate.claim.statement) {
    reject("expected " + shown(*expect) + ", found " + shown(proved));
  }
  out << "c " << proved << "\n";
}

/// How many certificates there are; throws Rejection with a line.
std::size_t check_stream(std::istream& in, const std::optional<std::string>& expect, std::ostream& out) {
  Reader reader(in);
  std::size_t count = 0;
  try {
    for (; const auto certificate = reader.next(); ++count) check_next(*certificate, expect, out);
  } catch (const Rejection& rejection) {
    throw Rejection(rejection.what(), rejection.line == 0 ? reader.first_line() : rejection.line);
  } catch (const std::bad_alloc&) {
    throw Rejection("expected a certificate that fits into memory, found a larger one", reader.first_line());
  }
  return count;
}

std::size_t check_file(const std::string& file, const std::optional<std::string>& expect, std::ostream& out) {
  if (file == "-") return check_stream(std::cin, expect, out);
  if (std::error_code error; std::filesystem::is_directory(file, error)) throw Unreadable{"it is a directory"};
  std::ifstream in(file, std::ios::binary);
  if (!in) throw Unreadable{std::strerror(errno)};
  return check_stream(in, expect, out);
}

}  // namespace

int check_files(const std::vector<std::string>& files, const std::optional<std::string>& expect, std::ostream& out,
                std::ostream& err) {
  for (const std::string& file : files) {
    const std::string name = file == "-" ? "standard input" : file;
    try {
      if (check_file(file, expect, out) == 0) {
        err << name << ": expected a certificate, found an empty file\n";
        return 2;
      }
    } catch (const Rejection& rejection) {
      out << "s REJECTED" << std::endl;
      err << name << ":" << rejection.line << ": " << rejection.what() << "\n";
      return 1;
    } catch (const Unreadable& unreadable) {
      err << name << ": expected a file that can be read, found: " << unreadable.reason << "\n";
      return 2;
    }
  }
  out << "s VERIFIED" << std::endl;
  if (out) return 0;
  err << "expected to write the verdict, found that the output cannot be written\n";
  return 2;
}

}  // namespace gamecert::certificates
