// One certificate for each statement that falls.
#include "verify/files/named_certificates.hpp"

#include <algorithm>

#include "certificates/writing/writer.hpp"
#include "verify/acceptance.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/files/certificate_folder.hpp"

namespace gamecert::verify {

std::string name_of_counterexample(std::string_view statement) {
  return "counterexample-" + std::string(statement) + ".cert";
}

NamedCertificates::NamedCertificates(const std::string& folder) : folder_(made_directory(folder)) {
  remove_abandoned_parts(folder_, [](std::string_view name) { return name.starts_with("counterexample-"); });
}

std::filesystem::path NamedCertificates::path(std::string_view statement) const {
  return folder_ / name_of_counterexample(statement);
}

void NamedCertificates::put(std::string_view statement, const certificates::Certificate& certificate) {
  require_accepted(certificate);
  if (folder_.empty()) return;
  require_replaceable(path(statement));
  AtomicFile file(path(statement), AtomicFile::Abandoned::leave);
  file.write(certificates::write(certificate));
  file.commit();
  if (file_of(statement).empty()) published_.emplace_back(statement);
}

void NamedCertificates::remove(std::string_view statement) const {
  if (folder_.empty()) return;
  require_replaceable(path(statement));
  std::error_code none;
  std::filesystem::remove(path(statement), none);
}

std::string NamedCertificates::file_of(std::string_view statement) const {
  return std::ranges::find(published_, statement) == published_.end() ? "" : path(statement).string();
}

}  // namespace gamecert::verify
