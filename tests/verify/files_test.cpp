// Files read as a whole, and files that appear whole.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "text/errors.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::verify {
namespace {

class Files : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::filesystem::path folder_ = std::filesystem::path(GAMECERT_BINARY_DIR) / ("files-" + std::to_string(getpid()));
};

mode_t mode_of(const std::filesystem::path& path) {
  struct stat status {};
  EXPECT_EQ(stat(path.c_str(), &status), 0);
  return status.st_mode & 07777;
}

std::string error_of(const std::filesystem::path& path) {
  try {
    whole_file(path);
  } catch (const text::InputError& error) {
    return error.what();
  }
  return "";
}

TEST_F(Files, AreReadAsTheyAre) {
  const std::string bytes = std::string(200'000, 'x') + '\0' + "\r\n\xff";
  std::ofstream(folder_ / "bytes", std::ios::binary) << bytes;
  EXPECT_EQ(whole_file(folder_ / "bytes"), bytes);
  const std::ofstream empty(folder_ / "empty");
  EXPECT_EQ(whole_file(folder_ / "empty"), "");
  ASSERT_EQ(mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  std::thread writer([&] { std::ofstream(folder_ / "pipe", std::ios::binary) << bytes; });
  EXPECT_EQ(whole_file(folder_ / "pipe"), bytes);
  writer.join();
}

TEST_F(Files, ThatCannotBeReadAreErrorsThatSayWhy) {
  EXPECT_EQ(error_of("/proc/self/mem"), "cannot read /proc/self/mem: Input/output error");
  EXPECT_EQ(error_of("/proc"), "cannot read /proc: Is a directory");
  const std::string none = (folder_ / "none").string();
  EXPECT_EQ(error_of(none), "cannot read " + none + ": No such file or directory");
}

TEST_F(Files, KeepTheModeOfWhatTheyReplace) {
  for (const mode_t mode : {0600, 0640, 0444}) {
    const std::filesystem::path path = folder_ / "file";
    std::ofstream(path) << "old";
    ASSERT_EQ(chmod(path.c_str(), mode), 0);
    {
      AtomicFile file(path);
      file.write("new");
      for (const auto& entry : std::filesystem::directory_iterator(folder_))
        EXPECT_EQ(mode_of(entry) & 0077 & ~mode, 0U);
      file.commit();
    }
    EXPECT_EQ(mode_of(path), mode);
    EXPECT_EQ(whole_file(path), "new");
    std::filesystem::remove(path);
  }
}

TEST_F(Files, NewOnesHaveTheUsualMode) {
  const mode_t mask = umask(0027);
  AtomicFile file(folder_ / "file");
  file.commit();
  umask(mask);
  EXPECT_EQ(mode_of(folder_ / "file"), 0640U);
}

}  // namespace
}  // namespace gamecert::verify
