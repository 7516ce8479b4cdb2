// Z3: the only file that knows it.
#include <z3++.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "solve/solvers/smt.hpp"
#include "solve/solvers/subprocess.hpp"
#include "text/errors.hpp"

namespace gamecert::solve {
namespace {

SmtResult run(z3::context& context, const encode::Smt& script) {
  using enum SmtResult::Status;
  try {
    z3::solver solver = z3::tactic(context, "default").mk_solver();
    z3::params signals(context);
    signals.set("ctrl_c", false);  // interrupts from the keyboard are not for Z3
    solver.set(signals);
    solver.from_string(script.text.c_str());
    switch (solver.check()) {
      case z3::unsat:
        return {unsatisfiable, {}, {}};
      case z3::unknown:
        return {.message = "Z3 gave up: " + solver.reason_unknown()};
      case z3::sat:
        break;
    }
    SmtResult result{satisfiable, {}, {}};
    const z3::model model = solver.get_model();
    for (const std::string& name : script.constants)
      result.values.push_back(model.eval(context.int_const(name.c_str()), true).get_numeral_int64());
    return result;
  } catch (const z3::exception& error) {
    return {.message = std::string("Z3 gave up: ") + error.msg()};
  }
}

/// A thread that tells Z3 to end once a limit is met, again and again, as Z3 forgets it where it has not begun.
class Overseer {
 public:
  Overseer(z3::context& context, const Limits& limits)
      : context_(context), megabytes_(limits.megabytes), watch_(limits), thread_([this] { oversee(); }) {}
  Overseer(const Overseer&) = delete;
  Overseer& operator=(const Overseer&) = delete;
  ~Overseer() { end(); }
  /// Why Z3 was ended; empty if it was not.
  std::string end() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    ending_.notify_all();
    if (thread_.joinable()) thread_.join();
    return reason_;
  }

 private:
  void oversee() {
    constexpr std::chrono::milliseconds pause(20);
    std::unique_lock lock(mutex_);
    while (!ending_.wait_for(lock, pause, [this] { return over_; })) {
      reason_ = limit_met();
      if (!reason_.empty()) context_.interrupt();
    }
  }
  std::string limit_met() {
    // Not by Z3 itself, which ends the process then.
    if (Z3_get_estimated_alloc_size() >> 20 >= megabytes_) return memory_limit_reached(megabytes_);
    try {
      watch_.look();
    } catch (const text::LimitError& error) {
      return error.what();
    }
    return reason_;
  }

  z3::context& context_;
  std::size_t megabytes_;
  Watch watch_;
  std::mutex mutex_;
  std::condition_variable ending_;
  bool over_ = false;
  std::string reason_;
  std::thread thread_;  // begins once the rest is there
};

}  // namespace

SmtResult run_z3(const encode::Smt& script) {
  z3::context context;
  return run(context, script);
}

SmtResult run_z3_within(const encode::Smt& script, const Limits& limits) {
  z3::context context;
  Overseer overseer(context, limits);
  SmtResult result = run(context, script);
  if (const std::string reason = overseer.end(); result.status == SmtResult::Status::unknown && !reason.empty())
    result.message = reason;
  return result;
}

}  // namespace gamecert::solve
