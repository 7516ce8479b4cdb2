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
  open_part();
  if (abandoned == Abandoned::leave) return;
  const std::string name = path_.filename();
  remove_abandoned_parts(path_.parent_path(), [&](std::string_view other) { return other == name; });
}

/// A new file, as what has the name may be of a process of that number elsewhere, or a trap. Whoever has it locked
/// before us takes it for abandoned: then it is given up, as it is if it has gone before we lock it.
void AtomicFile::open_part() {
  constexpr int most_names = 1000;
  const std::string first = path_.string() + ".part-" + std::to_string(getpid());
  for (int number = 0; number < most_names; ++number) {
    temporary_ = number == 0 ? first : first + std::to_string(number);
    descriptor_ = open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
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

void AtomicFile::sync() {
  if (fsync(descriptor_) != 0 && errno != EINVAL) fail();
}

void AtomicFile::commit() {
  sync();
  if (!temporary_.empty() && rename(temporary_.c_str(), path_.c_str()) != 0) fail();
  close(descriptor_);  // not before: a part that nobody holds is taken for abandoned
  descriptor_ = -1;
}

std::vector<std::filesystem::path> entries_named(const std::filesystem::path& directory,
                                                 const std::function<bool(std::string_view name)>& wanted) {
  std::vector<std::filesystem::path> found;
  std::error_code error;
  auto entry = std::filesystem::directory_iterator(directory, error);
  for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
    if (wanted(entry->path().filename().string())) found.push_back(entry->path());
  }
  if (error) throw OutputError("cannot read the directory " + directory.string() + ": " + error.message());
  std::ranges::sort(found);
  return found;
}

void remove_abandoned_parts(const std::filesystem::path& directory,
                            const std::function<bool(std::string_view name)>& wanted) {
  constexpr std::string_view mark = ".part-";
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(directory.empty() ? "." : directory, error)) {
    const std::string name = entry.path().filename();
    const std::size_t at = name.rfind(mark);
    if (at == std::string::npos || at + mark.size() == name.size()) continue;
    if (name.find_first_not_of("0123456789", at + mark.size()) != std::string::npos) continue;
    if (!wanted(std::string_view(name).substr(0, at)) || !entry.is_regular_file(error)) continue;
    const int descriptor = open(entry.path().c_str(), O_WRONLY | O_CLOEXEC | O_NOFOLLOW);
    if (descriptor < 0) continue;
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0 && stands_under(descriptor, entry.path()))
      unlink(entry.path().c_str());
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
