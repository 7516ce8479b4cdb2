// A text of all values, checked by its digest, and its last values by the rules.
#include "cli/path_values.hpp"

#include <chrono>
#include <deque>
#include <filesystem>
#include <new>
#include <sstream>
#include <utility>

#include "solve/limits.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/sha256.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {
namespace {

constexpr const char* heading = "values of unpainted directed paths of blue-red, K A_K D_K";
constexpr int greatest = 65535;  // of a value

std::string line_of(const solve::LongPaths& paths, int k) {
  return std::to_string(k) + " " + std::to_string(paths.a(k)) + " " + std::to_string(paths.d(k));
}

}  // namespace

PathValues::PathValues(std::string file) : file_(std::move(file)) {
  if (!std::filesystem::exists(file_)) return;
  if (!std::filesystem::is_regular_file(file_))
    throw text::InputError(file_ + ": expected a file of values, or none, found what is no regular file");
  read();
}

void PathValues::read() {
  std::istringstream input(verify::whole_file(file_));
  const auto refuse = [&](int number, const std::string& expected, const std::string& found) {
    throw text::InputError(file_ + ":" + std::to_string(number) + ": expected " + expected + ", found " + found);
  };
  text::Sha256 digest;
  std::string line;
  const auto next = [&](int number, const std::string& expected) {
    if (!std::getline(input, line)) refuse(number, expected, "the end of the file");
  };
  next(1, heading);
  if (line != heading) refuse(1, heading, line);
  // Behind the heading the values of length k are on line k + 1.
  const auto line_of_next = [&] { return paths_.length() + 2; };
  const auto restore = [&](const std::string& values) {
    const int k = paths_.length() + 1;
    std::int64_t a = 0, d = 0;
    try {
      text::Cursor in(values);
      in.expect(std::to_string(k) + " ");
      a = in.number(0, greatest);
      in.expect(" ");
      d = in.number(0, greatest);
      in.expect_end();
    } catch (const text::InputError&) {
      refuse(line_of_next(), std::to_string(k) + " and two values", values);
    }
    paths_.restore(static_cast<int>(a), static_cast<int>(d));
  };
  // The last values are not taken from the file, but found once more.
  constexpr std::size_t found_again = 64;
  std::deque<std::string> last;
  for (;;) {
    digest.add(line + "\n");
    next(line_of_next() + static_cast<int>(last.size()), "a line of values, or sha256");
    if (line.starts_with("sha256 ")) break;
    last.push_back(line);
    if (last.size() <= found_again) continue;
    restore(last.front());
    last.pop_front();
  }
  if (line != "sha256 " + digest.digits())
    refuse(line_of_next() + static_cast<int>(last.size()), "sha256 " + digest.digits() + " of the lines before", line);
  for (const std::string& values : last) {
    const int number = line_of_next(), k = paths_.length() + 1;
    paths_.extend(k, [] {});
    if (line_of(paths_, k) != values) refuse(number, line_of(paths_, k), values);
  }
  written_ = paths_.length();
}

void PathValues::write() {
  if (paths_.length() == written_) return;
  verify::AtomicFile file(file_);
  text::Sha256 digest;
  std::string lines = heading + std::string("\n");
  const auto flush = [&] {
    digest.add(lines);
    file.write(lines);
    lines.clear();
  };
  for (int k = 1; k <= paths_.length(); ++k) {
    lines += line_of(paths_, k) + "\n";
    if (lines.size() > 1U << 20) flush();
  }
  flush();
  file.write("sha256 " + digest.digits() + "\n");
  file.commit();
  written_ = paths_.length();
}

verify::GameDecision PathValues::decide(const games::Setup& setup, const solve::Request& request) {
  solve::Watch watch(request.limits);
  auto last = std::chrono::steady_clock::now();
  const auto look = [&] {
    watch.look();
    watch.hold(paths_.bytes());
    if (std::chrono::steady_clock::now() - last < std::chrono::minutes(1)) return;
    write();
    last = std::chrono::steady_clock::now();
  };
  try {
    auto answer = solve::directed_path_answer(setup, request, paths_, look);
    if (!answer)
      throw text::InputError(
          "expected a directed path on which nothing is painted, of blue-red in normal play, for "
          "--checkpoint, found " +
          setup.text());
    write();
    return {.statement = answer->statement, .answer = *std::move(answer)};
  } catch (const text::LimitError& limit) {
    write();
    return verify::undecided(limit.what());
  } catch (const std::bad_alloc&) {
    return verify::undecided("out of memory; " + std::to_string(written_) + " lengths are in " + file_);
  }
}

}  // namespace gamecert::cli
