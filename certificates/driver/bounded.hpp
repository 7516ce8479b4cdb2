// Work with a bound of time and memory, whatever it does.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace gamecert::certificates {

/// A message of the work: a letter, and a text without zero bytes.
using Send = std::function<void(char kind, std::string_view text)>;
using Receive = std::function<void(char kind, std::string_view text)>;
using Work = std::function<void(const Send&)>;

/// Why work did not come to its end.
struct BrokenOff {
  std::string reason;
  bool by_failure = false;  // the program's own, and not a limit
};

/// What checking a file may cost; or what does the work in this process instead, without a bound.
struct Budget {
  double seconds = 60;      // of processor time
  double megabytes = 4096;  // of address space
  std::function<std::optional<BrokenOff>(const Work&, const Receive&)> here = {};
  std::function<void()> waiting = {};  // called every second while the work says nothing
};

/// In megabytes. A program that has not begun to check holds less, of which it would use what is free whatever the
/// limit.
inline constexpr double least_megabytes = 64;

/// The seconds of --time-limit, a number above 0, and the megabytes of --memory-limit, at least least_megabytes, both
/// at most 10^9. InputError for others.
double seconds_of(std::string_view text);
double megabytes_of(std::string_view text);

/// Whether all of it could be written; if not, errno says why.
bool write_all(int descriptor, std::string_view text);

/// Does the work in a process of its own and hands on its messages as they come. Nothing if the work came to its end.
/// Sound as a bound because the system keeps it: no loop of the work is asked to look at a clock.
std::optional<BrokenOff> not_done_within(const Budget& budget, const Work& work, const Receive& receive);

/// Processor time of all such work that has ended.
double seconds_of_ended_work();

}  // namespace gamecert::certificates
