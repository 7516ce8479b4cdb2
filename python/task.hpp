// Computations in threads of their own, while Python goes on and looks at its signals.
#pragma once

#include <pybind11/pybind11.h>

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace gamecert::python {

/// What a computation says while it goes on, as an object of Python once that is asked for.
struct Event {
  std::function<pybind11::object()> object;
  bool passing = false;  // a later one that passes, too, takes its place
};

/// One computation. It holds no lock of Python; whoever waits for it releases that lock. A signal that Python turns
/// into an exception, such as the interrupt from the keyboard, ends it as an interrupt ends a command.
class Task {
 public:
  explicit Task(std::function<void(Task&)> work);
  /// Ends the computation as an interrupt does.
  ~Task();
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;

  /// By the computation.
  void say(Event event);

  /// Waits for what is said next; nothing at the end. What the computation throws comes through, and what a handler of
  /// signals throws, once the computation has ended.
  std::optional<Event> next();
  void wait() {
    while (next()) {
    }
  }
  /// Asks for the end, and waits for it. All other computations of the process are asked, too.
  void stop();
  bool done() const;

 private:
  void join();

  mutable std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Event> events_;
  std::exception_ptr error_;
  bool done_ = false;
  std::thread thread_;
};

/// What the computation gives, with the lock of Python released.
template <class Work>
auto run(Work&& work) {
  std::optional<decltype(work())> result;
  Task task([&](Task&) { result.emplace(work()); });
  task.wait();
  return *std::move(result);
}

/// Ends all computations: before Python itself ends.
void stop_all();

}  // namespace gamecert::python
