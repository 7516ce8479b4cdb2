#include "cli/checked_certificates.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "certificates/checker.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {

CheckedCertificates::CheckedCertificates(const std::string& file)
    : file_(file), in_(file, std::ios::binary), reader_(in_) {
  if (std::filesystem::is_directory(file))
    throw text::InputError("expected a certificate, found the directory " + file);
  if (!in_) throw text::InputError("cannot read " + file + ": " + std::strerror(errno));
}

std::optional<certificates::Certificate> CheckedCertificates::next() {
  try {
    auto certificate = reader_.next();
    if (!certificate) return std::nullopt;
    if (certificate->evidence.kind() == "ledger")
      throw text::InputError(
          file_ +
          ": expected a certificate about one board, found a ledger, which is about all graphs of an "
          "order");
    certificates::check(*certificate);
    return certificate;
  } catch (const std::ios_base::failure& failure) {
    throw text::InputError("cannot read " + file_ + ": " + failure.code().message());
  } catch (const certificates::Rejection& rejection) {
    const std::size_t line = rejection.line == 0 ? reader_.first_line() : rejection.line;
    throw text::InputError(file_ + ":" + std::to_string(line) + ": rejected: " + rejection.what());
  }
}

}  // namespace gamecert::cli
