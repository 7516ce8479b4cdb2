// Files that are written whole or not at all, and the folders they stand in.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace gamecert::verify {

/// A file or stdout cannot be written; the message says which and why.
struct OutputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A file that appears under its name when it is committed, complete and synced, and not before; till then an earlier
/// file of that name stays. (What is no regular file, such as a pipe or a device, is written as it is.)
/// The text under way is in NAME.part-PID, or a number that begins so, which its writer holds locked till it has its
/// name: one that nobody holds is what a killed run has left, and the next file of that name takes it away. Under a
/// symbolic link stands the file that it leads to: that one is replaced, in its own directory. What is replaced hands
/// on who may read and write it.
class AtomicFile {
 public:
  enum class Abandoned { remove, leave };
  /// `leave`: of a file that is one of many, whose directory has been cleared of abandoned parts.
  explicit AtomicFile(std::filesystem::path path, Abandoned abandoned = Abandoned::remove);
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;
  ~AtomicFile();
  void write(std::string_view text);
  /// The text is on the disk to stay, though not under its name yet.
  void sync();
  void commit();
  /// A file of an earlier run stands under the name.
  bool earlier() const;
  /// Nothing is to stand under the name: what an earlier run has left goes.
  void remove_earlier() const;
  /// As it was given.
  std::string name() const { return name_; }

 private:
  [[noreturn]] void fail() const;
  void open_part();
  void sync_text();
  void sync_directory() const;
  bool committed() const { return descriptor_ < 0; }
  std::string name_;
  std::filesystem::path path_, temporary_;  // temporary_ is empty if there is none
  std::optional<mode_t> mode_;              // of the file that is replaced, if there is one
  int descriptor_ = -1;                     // of what is written; none once it is committed
};

/// What stands in the directory under names that are wanted, by name. OutputError.
std::vector<std::filesystem::path> entries_named(const std::filesystem::path& directory,
                                                 const std::function<bool(std::string_view name)>& wanted);

/// Of the file that made_directory makes for a moment.
inline constexpr std::string_view probe_name = ".probe";

/// Takes away what killed runs have left of files in the directory whose names are wanted.
void remove_abandoned_parts(const std::filesystem::path& directory,
                            const std::function<bool(std::string_view name)>& wanted);

/// The directory, made if need be, in which files can be made. OutputError.
std::filesystem::path made_directory(const std::string& name);

}  // namespace gamecert::verify
