// One flag of the program ends all its searches: it stays up till the last that it was meant for has ended.
#include "python/task.hpp"

#include <chrono>
#include <cstdint>

#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::python {
namespace {

class Interrupts {
 public:
  /// A computation is going to begin: its number.
  std::uint64_t announce() {
    const std::lock_guard lock(mutex_);
    return ++announced_;
  }
  /// It begins, not before those that were asked to end have done so; false if it was asked to end as well.
  bool begin(std::uint64_t number) {
    std::unique_lock lock(mutex_);
    ended_.wait(lock, [&] { return !text::interrupted; });
    if (number <= asked_) return false;
    ++running_;
    return true;
  }
  void end() {
    const std::lock_guard lock(mutex_);
    if (--running_ == 0) text::interrupted = false;
    ended_.notify_all();
  }
  void ask() {
    const std::lock_guard lock(mutex_);
    asked_ = announced_;
    if (running_ > 0) text::interrupted = true;
  }
  void ask_and_wait() {
    ask();
    std::unique_lock lock(mutex_);
    ended_.wait(lock, [&] { return running_ == 0; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable ended_;
  int running_ = 0;
  std::uint64_t announced_ = 0, asked_ = 0;  // numbers: of the last, and of the last that was asked to end
};

Interrupts& interrupts() {
  static Interrupts all;
  return all;
}

}  // namespace

Task::Task(std::function<void(Task&)> work) {
  thread_ = std::thread([this, work = std::move(work), number = interrupts().announce()] {
    std::exception_ptr error;
    if (interrupts().begin(number)) {
      try {
        work(*this);
      } catch (...) {
        error = std::current_exception();
      }
      interrupts().end();
    } else {
      error = std::make_exception_ptr(text::LimitError("interrupted"));
    }
    const std::lock_guard lock(mutex_);
    error_ = error;
    done_ = true;
    news_.notify_all();
  });
}

Task::~Task() {
  try {
    stop();
  } catch (...) {
    std::terminate();  // a lock that cannot be had: the computation cannot be joined
  }
}

void Task::say(Event event) {
  const std::lock_guard lock(mutex_);
  if (event.passing && !events_.empty() && events_.back().passing) events_.pop_back();
  events_.push_back(std::move(event));
  news_.notify_all();
}

std::optional<Event> Task::next() {
  constexpr std::chrono::milliseconds look_at_signals(50);
  while (true) {
    {
      const pybind11::gil_scoped_release released;
      std::unique_lock lock(mutex_);
      news_.wait_for(lock, look_at_signals, [&] { return done_ || !events_.empty(); });
      if (!events_.empty()) {
        Event event = std::move(events_.front());
        events_.pop_front();
        return event;
      }
    }
    if (done()) break;
    if (PyErr_CheckSignals() != 0) {
      pybind11::error_already_set signal;
      stop();
      throw signal;
    }
  }
  join();
  if (error_) std::rethrow_exception(std::exchange(error_, nullptr));
  return std::nullopt;
}

bool Task::done() const {
  const std::lock_guard lock(mutex_);
  return done_;
}

void Task::join() {
  if (!thread_.joinable()) return;
  const pybind11::gil_scoped_release released;
  thread_.join();
}

void Task::stop() {
  if (!thread_.joinable()) return;
  if (!done()) interrupts().ask();
  join();
}

void stop_all() {
  const pybind11::gil_scoped_release released;
  interrupts().ask_and_wait();
}

}  // namespace gamecert::python
