// The driver of the checker, from file names to exit status. Each file is checked in a process of its own.
#include "certificates/driver/check_files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <sstream>

#include "certificates/checker.hpp"
#include "certificates/claim.hpp"
#include "certificates/driver/input_copy.hpp"
#include "certificates/kind.hpp"
#include "text/errors.hpp"
#include "text/file_name.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

constexpr const char* first_line_of_report = "gamecert report 1";

/// The greater one counts. Claims that are `incomplete` rest on a program that nobody has said to trust.
enum class Outcome { verified, incomplete, unknown, unreadable, failed, rejected };

/// Messages of the process that checks.
enum Message : char {
  next = 'n',          // the line on which the next certificate begins
  accepted = 'a',      // what to print
  believed = 'b',      // for what a program has to be believed
  met_limit = 'l',     // line and reason; the certificate is neither accepted nor rejected
  rejected = 'r',      // line and reason
  unreadable = 'u',    // the reason
  part = 'p',          // kind, line, offset and seal of a certificate that is part of something larger
  reported = 'e',      // lines of the report about it
  gone_through = 'g',  // how many graphs of how many
};

/// Of `completeness of geng`: `completeness rests on geng`.
std::string believing(const Ground& program) {
  std::string text = program.name;
  return text.replace(text.find(" of "), 4, " rests on ");
}

void accept(const std::string& proved, const std::string& statement, const std::vector<std::string>& remarks,
            const Grounds& grounds, const Demands& demands, const Send& send) {
  const auto& expect = demands.expect;
  if (expect && *expect != proved && *expect != "c " + proved && *expect != statement)
    reject("expected " + text::quoted(*expect) + ", found " + text::quoted(proved));
  for (const Ground& ground : grounds.all()) {
    if (demands.trust && !demands.trust->covers(ground))
      reject("expected to rest on what --trust names, found that it rests on " + ground.name);
  }
  for (const Ground& ground : grounds.all()) {
    if (ground.kind == Ground::Kind::programs && !demands.trust) send(believed, believing(ground));
  }
  std::string said = "c " + proved + "\n";
  for (const std::string& remark : remarks) said += remark + "\n";
  send(accepted, said + "c rests on: " + text(grounds) + "\n" + (demands.explain ? demands.explain(grounds) : ""));
}

void add_reading(const std::string& reads, std::vector<std::string>& remarks) {
  if (!reads.empty()) remarks.push_back("c reads: " + reads);
}

/// None yet.
Grounds grounds_within(const Demands& demands) {
  if (!demands.trust) return {};
  return Grounds([trust = *demands.trust](const Ground& ground) { return trust.covers(ground); });
}

/// A certificate that begins on that line, behind so many bytes.
void check_next(const Certificate& certificate, std::size_t line, std::streamoff offset, const Demands& demands,
                const Send& send) {
  const Grounds grounds = check(certificate, grounds_within(demands));
  const Kind* kind = find_kind(certificate.evidence.kind(), certificate.claim);
  if (kind->seal) {
    const std::string seal = kind->seal(certificate.evidence);
    send(part, std::string(kind->name) + " " + std::to_string(line) + " " + std::to_string(offset) + " " + seal);
    send(reported, "claim " + text(certificate.claim) + "\nsha256 " + seal + "\nrests on " + text(grounds) + "\n");
    return;
  }
  std::vector<std::string> remarks;
  if (kind->reads != nullptr) add_reading(kind->reads(certificate.claim), remarks);
  accept(text(certificate.claim), certificate.claim.statement, remarks, grounds, demands, send);
}

/// In the process that checks: what parts prove together.
void conclude(const Kind& kind, const std::vector<AcceptedPart>& parts, const Demands& demands, const Send& send) {
  try {
    kind.conclude(parts, grounds_within(demands), [&](const JointClaim& conclusion) {
      std::vector<std::string> remarks;
      add_reading(conclusion.reads, remarks);
      for (const std::string& detail : conclusion.details) remarks.push_back("v " + detail);
      if (!conclusion.follows_from.empty())
        remarks.push_back("c follows from: " + conclusion.follows_from + "; graphs not needed");
      accept(conclusion.subject + " " + conclusion.statement, conclusion.statement, remarks, conclusion.grounds,
             demands, send);
    });
  } catch (const Rejection& rejection) {
    send(rejected, rejection.what());
  } catch (const text::LimitError& limit) {
    send(met_limit, limit.what());
  }
}

/// So that messages about graphs are sent as often as lines about them may be shown.
class GraphsTold {
 public:
  GraphsTold(const ProgressReader& reader, const Send& send) {
    if (!reader.show) return;
    tell_graphs = [&reader, &send, last = std::chrono::steady_clock::now()](std::size_t done, std::size_t all) mutable {
      const auto now = std::chrono::steady_clock::now();
      if (std::chrono::duration<double>(now - last).count() < reader.seconds) return;
      last = now;
      send(gone_through, "graph " + std::to_string(done) + " of " + std::to_string(all));
    };
  }
  ~GraphsTold() { tell_graphs = {}; }
  GraphsTold(const GraphsTold&) = delete;
  GraphsTold& operator=(const GraphsTold&) = delete;
};

/// In the process that checks.
void check_stream(std::istream& in, const Demands& demands, const Send& send) {
  Reader reader(in);
  const GraphsTold told(demands.progress, send);
  const auto at = [&](std::size_t line, const char* reason) {
    return std::to_string(line == 0 ? reader.first_line() : line) + ": " + reason;
  };
  std::size_t count = 0;
  try {
    while (true) {
      send(next, std::to_string(reader.next_line()));
      const std::streamoff offset = in.tellg();
      const auto certificate = reader.next();
      if (!certificate) break;
      ++count;
      try {
        check_next(*certificate, reader.first_line(), offset, demands, send);
      } catch (const text::LimitError& limit) {
        send(met_limit, at(0, limit.what()));
      }
    }
  } catch (const Rejection& rejection) {
    return send(rejected, at(rejection.line, rejection.what()));
  } catch (const text::LimitError& limit) {
    return send(met_limit, at(0, limit.what()));
  } catch (const std::ios_base::failure& failure) {
    return send(unreadable, std::string("cannot read: ") + failure.code().message());
  }
  if (count == 0) send(unreadable, "expected a certificate, found an empty file");
}

void check_file(const std::string& file, const Demands& demands, const Send& send) {
  std::ifstream in(file, std::ios::binary);
  if (in) return check_stream(in, demands, send);
  send(unreadable, std::string("cannot read: ") + std::strerror(errno));
}

class Driver {
 public:
  Driver(const Demands& demands, std::ostream& out, std::ostream& err)
      : demands_(demands), out_(out), err_(err), progress_(demands.progress), budget_(demands.budget) {
    if (demands.progress.show) budget_.waiting = [this] { progress_.wait(); };
  }
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

  Outcome outcome() const { return outcome_; }
  /// For what programs have to be believed, `completeness rests on geng`; parted by commas.
  std::string beliefs() const {
    std::string text;
    for (const std::string& belief : beliefs_) text.append(text.empty() ? "" : ", ").append(belief);
    return text;
  }
  /// Of the parts that were accepted.
  std::string report() const { return std::string(first_line_of_report) + "\n" + report_ + "end\n"; }

  void check_argument(const std::string& file) {
    std::error_code error;
    if (file == "-" || std::filesystem::is_fifo(file, error)) return check_copy(file);
    if (!std::filesystem::is_directory(file, error)) return check_one(file, file);
    std::vector<std::string> inside;
    std::set<std::filesystem::path> entered;
    if (!collect(file, entered, inside)) return;
    if (inside.empty())
      note(Outcome::unreadable,
           text::file_name(file) + ": expected certificates, NAME.cert, in the directory, found none");
    std::ranges::sort(inside);
    for (const std::string& each : inside) {
      if (outcome_ != Outcome::rejected) check_one(each, each);
    }
  }

  void end_progress() { progress_.hide(); }

  /// Of all that was accepted.
  void conclude_parts() {
    for (const auto& [name, parts] : parts_) {
      Budget budget = budget_;
      progress_.begin(std::to_string(parts.size()) + " pieces together");
      const double all_files = budget.seconds * static_cast<double>(files_);
      budget.seconds = std::max(all_files - (seconds_of_ended_work() - seconds_before_), budget.seconds / 100);
      const Kind& kind = *find_kind(name, {});
      const Receive receive = [&](char message, std::string_view text) {
        if (message == accepted) print(text);
        if (message == believed) believe(text);
        if (message == met_limit) note(Outcome::unknown, std::string(text));
        if (message == rejected) note(Outcome::rejected, std::string(text));
      };
      const auto work = [&](const Send& send) { conclude(kind, parts, demands_, send); };
      if (const auto end = not_done_within(budget, work, receive)) note(*end, parts.front().name + ": ");
    }
  }

 private:
  /// The certificates in and below a directory, links followed. Each directory is entered once, by whatever name it is
  /// met first, so that links in a circle end. Sound because whatever may be or hold a certificate and cannot be looked
  /// at is unreadable. False if the directory itself is.
  bool collect(const std::filesystem::path& directory, std::set<std::filesystem::path>& entered,
               std::vector<std::string>& inside) {
    namespace fs = std::filesystem;
    std::error_code error;
    fs::path place = fs::canonical(directory, error);
    std::vector<fs::path> entries;
    if (!error && entered.insert(std::move(place)).second) {
      for (fs::directory_iterator entry(directory, error), end; !error && entry != end; entry.increment(error))
        entries.push_back(entry->path());
    }
    if (error) {
      note(Outcome::unreadable, text::file_name(directory.string()) + ": cannot read: " + error.message());
      return false;
    }
    std::ranges::sort(entries);
    for (const fs::path& entry : entries) {
      const fs::file_status status = fs::status(entry, error);
      const bool named = entry.filename().string().ends_with(".cert");
      if (fs::is_directory(status)) {
        collect(entry, entered, inside);
      } else if (!fs::exists(status)) {
        note(Outcome::unreadable, text::file_name(entry.string()) + ": cannot read: " + error.message());
      } else if (named && !fs::is_regular_file(status)) {
        note(Outcome::unreadable, text::file_name(entry.string()) + ": expected a regular file, found another kind");
      } else if (named) {
        inside.push_back(entry.string());
      }
    }
    return true;
  }

  /// What is needed twice: parts are read again when they are put together.
  void check_copy(const std::string& file) {
    const std::string name = file == "-" ? "standard input" : file;
    const double megabytes = demands_.budget.megabytes;
    const InputCopy& copy = copies_.try_emplace(file, file, megabytes * 1024 * 1024).first->second;
    if (copy.too_large())
      return note(Outcome::unknown, text::file_name(name) + ": expected at most " +
                                        std::to_string(static_cast<long>(megabytes)) + " MB, found more");
    if (copy.error() == 0) return check_one(copy.path(), name);
    note(Outcome::unreadable, text::file_name(name) + ": cannot read: " + std::strerror(copy.error()));
  }

  void check_one(const std::string& file, const std::string& file_name) {
    const std::string name = text::file_name(file_name);
    std::string line = "1";
    ++files_;
    progress_.begin(name);
    const Receive receive = [&](char kind, std::string_view text) {
      if (kind == next) progress_.come_to("line " + (line = text));
      if (kind == gone_through) progress_.come_to(std::string(text));
      if (kind == accepted) print(text);
      if (kind == believed) believe(text);
      if (kind == met_limit) note(Outcome::unknown, name + ":" + std::string(text));
      if (kind == rejected) note(Outcome::rejected, name + ":" + std::string(text));
      if (kind == unreadable) note(Outcome::unreadable, name + ": " + std::string(text));
      if (kind == part) keep_part(file, name, text);
      if (kind == reported) report_ += text;
    };
    const auto check = [&](const Send& send) { check_file(file, demands_, send); };
    if (const auto end = not_done_within(budget_, check, receive)) note(*end, name + ":" + line + ": ");
  }

  void keep_part(const std::string& file, const std::string& name, std::string_view text) {
    AcceptedPart part{.file = file, .name = name};
    std::string kind;
    std::istringstream(std::string(text)) >> kind >> part.line >> part.offset >> part.seal;
    parts_[kind].push_back(std::move(part));
  }

  void believe(std::string_view what) {
    outcome_ = std::max(outcome_, Outcome::incomplete);
    beliefs_.emplace(what);
  }
  void note(const BrokenOff& end, const std::string& place) {
    note(end.by_failure ? Outcome::failed : Outcome::unknown, place + end.reason);
  }
  void print(std::string_view text) {
    progress_.hide();
    out_ << text;
  }

  void note(Outcome outcome, const std::string& message) {
    outcome_ = std::max(outcome_, outcome);
    progress_.hide();
    err_ << message << "\n";
  }

  const Demands& demands_;
  std::ostream& out_;
  std::ostream& err_;
  CheckProgress progress_;
  Budget budget_;  // with the progress told
  Outcome outcome_ = Outcome::verified;
  std::set<std::string> beliefs_;
  std::size_t files_ = 0;  // that were checked
  const double seconds_before_ = seconds_of_ended_work();
  std::map<std::string, std::vector<AcceptedPart>> parts_;  // by kind
  std::string report_;
  std::map<std::string, InputCopy> copies_;
};

/// Nothing is there, or a report.
bool may_hold_report(const std::string& name) {
  std::error_code error;
  const std::filesystem::file_status status = std::filesystem::symlink_status(name, error);
  if (!std::filesystem::exists(status)) return true;
  std::string line;
  if (!std::filesystem::is_regular_file(status)) return false;
  std::ifstream in(name, std::ios::binary);
  return std::getline(in, line) && line == first_line_of_report;
}

/// Under its name when it is whole and on the disk.
bool write_report(const std::string& name, const std::string& text) {
  const std::string temporary = name + ".part-" + std::to_string(getpid());
  const int file = open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0) return false;
  const bool whole = write_all(file, text) && fsync(file) == 0;
  if (close(file) != 0 || !whole || rename(temporary.c_str(), name.c_str()) != 0) {
    unlink(temporary.c_str());
    return false;
  }
  const int folder = open((std::filesystem::path(name).parent_path() / ".").c_str(), O_RDONLY | O_CLOEXEC);
  fsync(folder);  // the name, too; some file systems cannot
  close(folder);
  return true;
}

}  // namespace

int check_files(const std::vector<std::string>& files, const Demands& demands, std::ostream& out, std::ostream& err) {
  if (demands.report && !may_hold_report(*demands.report)) {
    err << "--report " << text::file_name(*demands.report)
        << ": expected nothing there or an earlier report, found something else\n";
    return 2;
  }
  Driver driver(demands, out, err);
  for (const std::string& file : files) {
    driver.check_argument(file);
    if (driver.outcome() == Outcome::rejected) break;
  }
  if (driver.outcome() <= Outcome::incomplete) driver.conclude_parts();
  const Outcome outcome = driver.outcome();
  driver.end_progress();
  if (outcome <= Outcome::incomplete && demands.report && !write_report(*demands.report, driver.report())) {
    err << "expected to write the report " << text::file_name(*demands.report) << ", found: " << std::strerror(errno)
        << "\n";
    return 2;
  }
  if (outcome == Outcome::rejected) out << "s REJECTED" << std::endl;
  if (outcome == Outcome::unknown) out << "s UNKNOWN" << std::endl;
  if (outcome == Outcome::incomplete) out << "s UNKNOWN " << driver.beliefs() << std::endl;
  if (outcome == Outcome::verified) out << "s VERIFIED" << std::endl;
  if (outcome == Outcome::rejected) return 1;
  if (!out.flush()) {
    err << "expected to write the verdict, found that the output cannot be written\n";
    return 2;
  }
  constexpr int statuses[] = {0, 3, 3, 2, 4};  // of the outcomes below `rejected`
  return statuses[static_cast<std::size_t>(outcome)];
}

}  // namespace gamecert::certificates
