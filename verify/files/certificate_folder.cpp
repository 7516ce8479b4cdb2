// Sets of certificates replaced as a whole.
#include "verify/files/certificate_folder.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

#include "certificates/writing/writer.hpp"
#include "verify/acceptance.hpp"

namespace gamecert::verify {
namespace {

constexpr std::string_view so_far_name = "counterexample-so-far.cert", whole_name = "sweep.cert";

void take_away(const std::filesystem::path& path) {
  if (unlink(path.c_str()) != 0 && errno != ENOENT)
    throw OutputError("cannot remove " + path.string() + ": " + std::strerror(errno));
}

}  // namespace

bool names_a_finding(std::string_view name) {
  if (name == so_far_name || name == whole_name) return true;
  constexpr std::string_view before = "counterexample-", behind = ".cert";
  if (!name.starts_with(before) || !name.ends_with(behind) || name.size() <= before.size() + behind.size())
    return false;
  name.remove_prefix(before.size());
  name.remove_suffix(behind.size());
  return name.find_first_not_of("0123456789") == std::string_view::npos;
}

void require_replaceable(const std::filesystem::path& path) {
  const auto refuse = [&](const std::string& found) {
    throw OutputError("cannot write " + path.string() + ": expected nothing or a certificate there, found " + found);
  };
  std::error_code error;
  const std::filesystem::file_type type = std::filesystem::symlink_status(path, error).type();
  if (type == std::filesystem::file_type::not_found) return;
  if (type == std::filesystem::file_type::none) refuse(error.message());
  if (type == std::filesystem::file_type::directory) refuse("a directory");
  if (type == std::filesystem::file_type::symlink) refuse("a symbolic link");
  if (type != std::filesystem::file_type::regular) refuse("no regular file");
  std::ifstream file(path, std::ios::binary);
  if (!file && errno == ENOENT) return;  // another run has taken it away
  if (!file) refuse(std::strerror(errno));
  std::string line;
  if (!std::getline(file, line) || line != "gamecert 1") refuse("a file that does not begin with 'gamecert 1'");
}

CertificateSet::CertificateSet(const std::string& folder) : folder_(made_directory(folder)) {
  earlier_ = entries_named(folder_, names_a_finding);
  for (const std::filesystem::path& path : earlier_) require_replaceable(path);
  remove_abandoned_parts(folder_, names_a_finding);
}

void CertificateSet::so_far(const certificates::Certificate& certificate) { so_far_ = put(so_far_name, certificate); }

void CertificateSet::add(std::size_t number, const certificates::Certificate& certificate) {
  const std::string name = "counterexample-" + std::to_string(number) + ".cert";
  if (!put(name, certificate)) return;
  published_.push_back((folder_ / name).string());
  if (std::exchange(so_far_, false)) take_away(folder_ / so_far_name);
}

void CertificateSet::whole(const certificates::Certificate& certificate) {
  if (put(whole_name, certificate)) published_.push_back((folder_ / whole_name).string());
}

bool CertificateSet::put(std::string_view name, const certificates::Certificate& certificate) {
  require_accepted(certificate);
  if (folder_.empty()) return false;
  AtomicFile file(folder_ / name, AtomicFile::Abandoned::leave);
  file.write(certificates::write(certificate));
  if (!earlier_.empty()) file.sync();  // they do not go before this one is there to stay
  remove_earlier();
  file.commit();
  return true;
}

void CertificateSet::remove_earlier() {
  for (const std::filesystem::path& path : earlier_) take_away(path);
  earlier_.clear();
}

}  // namespace gamecert::verify
