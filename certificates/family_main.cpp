// The checker of one family of evidence, gamecert-check-FAMILY: the certificates of files, one after the other, without
// bounds.
#include <fstream>
#include <iostream>

#include "certificates/checker.hpp"
#include "text/errors.hpp"
#include "text/file_name.hpp"

namespace {

using namespace gamecert::certificates;

enum Status { verified, rejected, unreadable, unknown };  // as gamecert-check exits

Status said(const std::string& message, Status status) {
  std::cerr << message << "\n";
  return status;
}

/// Up to the first certificate that is not accepted.
Status check_all(std::istream& in, const std::string& file) {
  const std::string name = gamecert::text::file_name(file);
  Reader reader(in);
  const auto at = [&](std::size_t line) { return name + ":" + std::to_string(line) + ": "; };
  std::size_t count = 0;
  try {
    for (; const auto certificate = reader.next(); ++count) {
      const Grounds grounds = check(*certificate);
      std::cout << "c " << text(certificate->claim) << "\nc rests on: " << text(grounds) << "\n";
    }
  } catch (const Rejection& rejection) {
    return said(at(rejection.line == 0 ? reader.first_line() : rejection.line) + rejection.what(), rejected);
  } catch (const gamecert::text::LimitError& limit) {
    return said(at(reader.first_line()) + limit.what(), unknown);
  } catch (const std::ios_base::failure& failure) {
    return said(name + ": cannot read: " + failure.code().message(), unreadable);
  }
  return count > 0 ? verified : said(name + ": expected a certificate, found none", unreadable);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return said("usage: " + std::string(argv[0]) + " FILE...", unreadable);
  Status status = verified;
  for (int i = 1; i < argc && status == verified; ++i) {
    std::ifstream in(argv[i], std::ios::binary);
    status = in ? check_all(in, argv[i]) : said(gamecert::text::file_name(argv[i]) + ": cannot read", unreadable);
  }
  constexpr const char* lines[] = {"s VERIFIED\n", "s REJECTED\n", "", "s UNKNOWN\n"};
  return std::cout << lines[status] << std::flush ? status : unreadable;
}
