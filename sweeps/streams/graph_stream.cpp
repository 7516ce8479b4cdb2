// Blocks taken under one mutex, judged by all threads, put back in order under another.
#include "sweeps/streams/graph_stream.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "graphs/streams/foreign_text.hpp"
#include "solve/threads.hpp"
#include "sweeps/streams/graph_line.hpp"
#include "sweeps/streams/line_input.hpp"
#include "sweeps/undecided.hpp"
#include "text/blanks.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"
#include "text/located.hpp"

namespace gamecert::sweeps {
namespace {

constexpr std::size_t read_bytes = 1 << 16;
constexpr std::size_t least_block = 1, first_block = 256, greatest_block = 1 << 16;  // bytes; a line at least
constexpr std::chrono::milliseconds short_time{1}, long_time{4};                     // for a block
constexpr std::uint64_t blocks_ahead = 8;                                            // of the writing, for each thread

/// The input cut into blocks of whole lines.
class Blocks {
 public:
  explicit Blocks(LineInput& input) : input_(input) {}

  /// About so many bytes, at least a line (of a line that is too long, its beginning and its end); nothing at the end
  /// of the input or if `stop` is set while input is waited for. LimitError if interrupted.
  std::optional<std::string> next(std::size_t bytes, const std::atomic<bool>& stop) {
    while (true) {
      if (!shorten()) {
        if (!fill(stop)) return std::nullopt;
        continue;
      }
      const std::string_view rest = std::string_view(buffer_).substr(begin_);
      std::size_t end = rest.substr(0, bytes).rfind('\n');
      if (end == std::string_view::npos) end = rest.find('\n', std::min(bytes, rest.size()));
      if (end != std::string_view::npos) return take(end + 1);
      if (rest.size() > line_limit) {
        too_long_ = true;
        continue;
      }
      if (ended_ && rest.empty()) return std::nullopt;
      if (ended_) return take(rest.size());
      if (!fill(stop)) return std::nullopt;
    }
  }

 private:
  std::string take(std::size_t bytes) {
    begin_ += bytes;
    return buffer_.substr(begin_ - bytes, bytes);
  }

  /// Cuts a line that is too long behind the character that makes it so. False if its end must come first.
  bool shorten() {
    if (!too_long_) return true;
    const std::size_t kept = begin_ + line_limit + 1;
    const std::size_t newline = buffer_.find('\n', kept);
    buffer_.erase(kept, newline == std::string::npos ? newline : newline - kept);
    too_long_ = newline == std::string::npos && !ended_;
    if (too_long_) return false;
    if (newline == std::string::npos) buffer_ += '\n';
    return true;
  }

  /// False if stopped.
  bool fill(const std::atomic<bool>& stop) {
    buffer_.erase(0, begin_);
    begin_ = 0;
    const std::size_t held = buffer_.size();
    buffer_.resize(held + read_bytes);
    std::optional<std::size_t> count;
    while (!count && !stop) {
      text::pause();
      count = input_.read(std::span(buffer_).subspan(held));
    }
    buffer_.resize(held + count.value_or(0));
    ended_ = count == 0;
    return count.has_value();
  }

  LineInput& input_;
  std::string buffer_;
  std::size_t begin_ = 0;  // of what is not taken yet
  bool ended_ = false;
  bool too_long_ = false;  // the line that begins there
};

/// What came of a block.
struct Judged {
  std::string written = {};
  std::uint64_t lines = 0;  // up to the one that stopped it
  Streamed counts = {};
  std::vector<std::pair<std::uint64_t, std::string>> undecided = {};  // lines and what to say of them
  std::exception_ptr stopped = nullptr;                               // by the last of the lines
};

/// An error of a line, with the place in front; others as they are.
[[noreturn]] void rethrow_placed(const std::exception_ptr& error, std::uint64_t line) {
  try {
    std::rethrow_exception(error);
  } catch (const text::InputError& input) {
    if (input.place().line > 0) throw text::InputError(text::with_place(input));
    const std::string column = input.column() > 0 ? ":" + std::to_string(input.column()) : "";
    throw text::InputError(std::to_string(line) + column + ": " + input.what());
  } catch (const text::LimitError& limit) {
    throw text::LimitError("line " + std::to_string(line) + ": " + limit.what());
  }
}

/// A line as it is, or the beginning of a long one.
std::string shortened(std::string_view line) {
  constexpr std::size_t most = 400;
  return std::string(line.substr(0, most)) + (line.size() > most ? "..." : "");
}

class Threads {
 public:
  Threads(const GraphStream& stream, const MakeLook& make, const ReadInput& read, const WriteLines& write)
      : stream_(stream),
        make_(make),
        write_(write),
        input_lines_(read, stream.format, stream.remark),
        blocks_(input_lines_) {}

  Streamed run() {
    {
      std::vector<std::jthread> threads;
      try {
        for (int i = 0; i < stream_.threads(); ++i) threads.emplace_back([this, i] { work(i); });
      } catch (...) {  // one that cannot be started; the others must not read on
        const std::lock_guard lock(output_);
        stop(std::current_exception());
      }
    }
    if (error_) std::rethrow_exception(error_);
    return counts_;
  }

 private:
  struct Block {
    std::uint64_t number;
    std::string text;
  };

  void work(int worker) {
    try {
      const LookAtGraph look = make_(worker);
      while (const auto block = take(blocks_ahead * static_cast<std::uint64_t>(stream_.threads()))) {
        const auto start = std::chrono::steady_clock::now();
        Judged judged = judge(look, *block);
        adapt(block->text.size(), std::chrono::steady_clock::now() - start);
        put(block->number, std::move(judged));
      }
    } catch (...) {
      const std::lock_guard lock(output_);
      stop(std::current_exception());
    }
  }

  std::optional<Block> take(std::uint64_t ahead) {
    const std::lock_guard input(input_);
    {
      std::unique_lock lock(output_);
      written_one_.wait(lock, [&] { return stop_ || taken_ < written_ + ahead; });
    }
    if (stop_) return std::nullopt;
    try {
      auto text = blocks_.next(block_bytes_, stop_);
      if (!text) return std::nullopt;
      return Block{taken_++, std::move(*text)};
    } catch (...) {
      put(taken_++, {.lines = 1, .stopped = std::current_exception()});
      return std::nullopt;
    }
  }

  /// Longer blocks if they are over at once, shorter ones if they take long.
  void adapt(std::size_t bytes, std::chrono::steady_clock::duration time) {
    const std::size_t wanted = block_bytes_;
    if (time > long_time) block_bytes_ = std::max(std::min(wanted, bytes) / 2, least_block);
    if (time < short_time && bytes > wanted / 2) block_bytes_ = std::min(wanted * 2, greatest_block);
  }

  Judged judge(const LookAtGraph& look, const Block& block) const {
    Judged judged;
    std::string_view text = block.text;
    std::size_t shift = 0;  // of the columns of the line
    if (block.number == 0 && stream_.keep_header) judged.written = input_lines_.header();
    try {
      while (!text.empty()) {
        const std::size_t newline = text.find('\n');
        const std::string_view line = text.substr(0, newline);
        text.remove_prefix(newline == std::string_view::npos ? text.size() : newline + 1);
        ++judged.lines;
        shift = std::min(line.find_first_not_of(text::line_blanks), line.size());
        judge_line(look, line.substr(shift), judged);
      }
    } catch (const text::InputError& error) {
      const std::size_t column = error.column() == 0 ? 0 : error.column() + shift;
      judged.stopped = std::make_exception_ptr(text::InputError(error.what(), column));
    } catch (const text::LimitError&) {
      judged.stopped = std::current_exception();
    }
    return judged;
  }

  void judge_line(const LookAtGraph& look, std::string_view line, Judged& judged) const {
    if (line.empty()) return;
    text::pause();
    const std::string_view bare = line.substr(0, line.find_last_not_of(text::line_blanks) + 1);
    const bool returns = line.ends_with('\r'), apart = returns && line.size() > bare.size() + 1;
    const std::string joined = apart ? std::string(bare) + '\r' : "";
    const std::string_view kept = apart ? joined : line.substr(0, bare.size() + (returns ? 1 : 0));
    ++judged.counts.graphs;
    try {
      const graphs::SmallGraph graph = graph_of(look, bare, judged);
      const CountRefused counted(judged.counts.refused);
      const auto limit = given_up(stream_.seconds_a_graph,
                                  [&](const solve::Limits* limits) { look.look(graph, kept, limits, judged.written); });
      if (limit) throw text::LimitError(*limit);
    } catch (const text::LimitError& limit) {
      if (text::interrupted) throw;
      judged.undecided.emplace_back(judged.lines, shortened(bare) + ": " + limit.what());
      ++judged.counts.undecided;
    }
  }

  static graphs::SmallGraph graph_of(const LookAtGraph& look, std::string_view line, Judged& judged) {
    try {
      return read_graph_line(line);
    } catch (const text::InputError& error) {
      graphs::throw_with_advice(error, line);
    } catch (const text::LimitError&) {
      if (look.too_large) look.too_large(shortened(line), judged.written);
      throw;
    }
  }

  void put(std::uint64_t number, Judged judged) {
    const std::lock_guard lock(output_);
    waiting_.emplace(number, std::move(judged));
    try {
      for (auto next = waiting_.begin(); !stop_ && next != waiting_.end() && next->first == written_;) {
        write(next->second);
        next = waiting_.erase(next);
        ++written_;
      }
    } catch (...) {
      stop(std::current_exception());
    }
    written_one_.notify_all();
  }

  void write(const Judged& judged) {
    if (!judged.written.empty()) write_(judged.written);
    counts_.graphs += judged.counts.graphs;
    counts_.undecided += judged.counts.undecided;
    add(counts_.refused, judged.counts.refused);
    for (const auto& [line, said] : judged.undecided) {
      if (stream_.undecided) stream_.undecided("line " + std::to_string(lines_ + line) + ": " + said);
    }
    lines_ += judged.lines;
    if (judged.stopped) rethrow_placed(judged.stopped, lines_);
  }

  /// With the output mutex held.
  void stop(std::exception_ptr error) {
    if (!error_) error_ = std::move(error);
    stop_ = true;
    written_one_.notify_all();
  }

  const GraphStream& stream_;
  const MakeLook& make_;
  const WriteLines& write_;
  std::atomic<bool> stop_{false};
  std::atomic<std::size_t> block_bytes_{first_block};
  std::mutex input_;  // of the two below; locked before the other
  LineInput input_lines_;
  Blocks blocks_;
  std::uint64_t taken_ = 0;  // blocks
  std::mutex output_;        // of the rest
  std::condition_variable written_one_;
  std::map<std::uint64_t, Judged> waiting_;  // for the blocks before them
  std::uint64_t written_ = 0, lines_ = 0;    // blocks, and their lines
  Streamed counts_;
  std::exception_ptr error_;
};

}  // namespace

int GraphStream::threads() const { return solve::threads_for(jobs); }

Streamed go_through(const GraphStream& stream, const MakeLook& make, const ReadInput& read, const WriteLines& write) {
  return Threads(stream, make, read, write).run();
}

}  // namespace gamecert::sweeps
