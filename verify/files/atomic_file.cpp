// A locked part of a file under another name, then one rename.
#include "verify/files/atomic_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace gamecert::verify {
namespace {

/// The path that symbolic links lead to, whether or not something is there.
std::filesystem::path led_to(std::filesystem::path path) {
  constexpr int most_links = 40;
  std::error_code error;
  for (int links = 0; links < most_links && std::filesystem::is_symlink(path, error); ++links) {
    const std::filesystem::path next = std::filesystem::read_symlink(path, error);
    if (error) break;
    path = path.parent_path() / next;
  }
  return path;
}

/// What is open stands under the name: nobody has renamed it, removed it or put another in its place.
bool stands_under(int descriptor, const std::filesystem::path& name) {
  struct stat opened {};
  struct stat named {};
  return fstat(descriptor, &opened) == 0 && lstat(name.c_str(), &named) == 0 && opened.st_dev == named.st_dev &&
         opened.st_ino == named.st_ino;
}

/// Up to the first error, if there is one.
std::vector<std::filesystem::path> entries_till_error(const std::filesystem::path& directory,
                                                      const std::function<bool(std::string_view name)>& wanted,
                                                      std::error_code& error) {
  std::vector<std::filesystem::path> found;
  auto entry = std::filesystem::directory_iterator(directory, error);
  for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
    if (wanted(entry->path().filename().string())) found.push_back(entry->path());
  }
  return found;
}

}  // namespace

AtomicFile::AtomicFile(std::filesystem::path path, Abandoned abandoned) : name_(path.string()), path_(std::move(path)) {
  using std::filesystem::file_type;
  if (name_.empty() || name_ == "-") throw OutputError("expected the name of a file to write, found '" + name_ + "'");
  std::error_code error;
  const file_type type = std::filesystem::status(path_, error).type();
  if (type == file_type::none) throw OutputError("cannot write " + name_ + ": " + error.message());
  if (type == file_type::directory) throw OutputError("cannot write " + name_ + ": it is a directory");
  if (type != file_type::not_found && type != file_type::regular) {
    descriptor_ = open(path_.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC);
    if (descriptor_ < 0) fail();
    return;
  }
  path_ = led_to(std::move(path_));
  if (abandoned == Abandoned::remove) {
    const std::string name = path_.filename();
    remove_abandoned_parts(path_.parent_path(), [&](std::string_view other) { return other == name; });
  }
  open_part();  // the last step: nothing takes the part away if the constructor throws
}

/// A new file, as what has the name may be of a process of that number elsewhere, or a trap. Whoever has it locked
/// before us takes it for abandoned: then it is given up, as it is if it has gone before we lock it.
void AtomicFile::open_part() {
  constexpr int most_names = 1000;
  const std::string first = path_.string() + ".part-" + std::to_string(getpid());
  struct stat replaced {};
  if (stat(path_.c_str(), &replaced) == 0) mode_ = replaced.st_mode & 0777;
  for (int number = 0; number < most_names; ++number) {
    temporary_ = number == 0 ? first : first + std::to_string(number);
    descriptor_ = open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_ ? 0600 : 0666);
    if (descriptor_ < 0 && errno == EEXIST) continue;
    if (descriptor_ < 0) fail();
    const bool taken =
        flock(descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;  // some systems have no locks
    struct stat opened {};
    if (!taken && (fstat(descriptor_, &opened) != 0 || opened.st_nlink > 0)) return;
    close(descriptor_);
  }
  errno = EEXIST;
  fail();
}

bool AtomicFile::earlier() const {
  std::error_code unreadable;
  return !committed() && !temporary_.empty() && std::filesystem::exists(path_, unreadable);
}

void AtomicFile::remove_earlier() const {
  if (earlier() && unlink(path_.c_str()) != 0) fail();
}

AtomicFile::~AtomicFile() {
  if (committed()) return;
  if (!temporary_.empty()) unlink(temporary_.c_str());
  close(descriptor_);
}

void AtomicFile::fail() const { throw OutputError("cannot write " + name_ + ": " + std::strerror(errno)); }

void AtomicFile::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor_, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) fail();
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void AtomicFile::sync_text() {
  if (fsync(descriptor_) != 0 && errno != EINVAL) fail();
}

void AtomicFile::sync_directory() const {
  if (temporary_.empty()) return;
  const int directory = open((path_.parent_path() / ".").c_str(), O_RDONLY | O_CLOEXEC);
  if (directory < 0) return;  // one that cannot be read
  const int error = fsync(directory) == 0 ? 0 : errno;
  close(directory);
  errno = error;
  if (error == EIO || error == ENOSPC || error == EDQUOT) fail();  // others: file systems that cannot
}

void AtomicFile::sync() {
  sync_text();
  sync_directory();
}

void AtomicFile::commit() {
  if (mode_ && fchmod(descriptor_, *mode_) != 0 && errno != EPERM && errno != ENOTSUP) fail();
  sync_text();
  if (!temporary_.empty() && rename(temporary_.c_str(), path_.c_str()) != 0) fail();
  close(descriptor_);  // not before: a part that nobody holds is taken for abandoned
  descriptor_ = -1;
  sync_directory();
}

std::vector<std::filesystem::path> entries_named(const std::filesystem::path& directory,
                                                 const std::function<bool(std::string_view name)>& wanted) {
  std::error_code error;
  std::vector<std::filesystem::path> found = entries_till_error(directory, wanted, error);
  if (error) throw OutputError("cannot read the directory " + directory.string() + ": " + error.message());
  std::ranges::sort(found);
  return found;
}

void remove_abandoned_parts(const std::filesystem::path& directory,
                            const std::function<bool(std::string_view name)>& wanted) {
  constexpr std::string_view mark = ".part-";
  const auto abandoned = [&](std::string_view name) {
    const std::size_t at = name.rfind(mark);
    return at != std::string_view::npos && at + mark.size() < name.size() &&
           name.find_first_not_of("0123456789", at + mark.size()) == std::string_view::npos &&
           wanted(name.substr(0, at));
  };
  std::error_code error;  // what cannot be looked at stays
  for (const auto& path : entries_till_error(directory.empty() ? "." : directory, abandoned, error)) {
    if (!std::filesystem::is_regular_file(path, error)) continue;
    const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW);
    if (descriptor < 0) continue;
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0 && stands_under(descriptor, path)) unlink(path.c_str());
    close(descriptor);
  }
}

std::filesystem::path made_directory(const std::string& name) {
  std::error_code error;
  std::filesystem::create_directories(name, error);
  if (error) throw OutputError("cannot make the directory " + name + ": " + error.message());
  const AtomicFile probe(std::filesystem::path(name) / probe_name);
  return name;
}

}  // namespace gamecert::verify
