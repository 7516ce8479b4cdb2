// The driver of the checker: files and directories, verdicts and exit statuses, limits, demands.
#include "certificates/driver/check_files.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "certificates/checker.hpp"
#include "certificates/format.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/structure/implausible.hpp"
#include "certificates/writing/writer.hpp"
#include "naive.hpp"
#include "samples.hpp"
#include "tests/processor_time.hpp"

namespace gamecert::certificates {
namespace {

class Driver : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  std::string file(const std::string& name, const std::string& contents) {
    const auto path = folder_ / name;
    std::ofstream(path, std::ios::binary) << contents;
    return path;
  }
  int run(const std::vector<std::string>& files, const std::optional<std::string>& expect = {}) {
    return run_with({.expect = expect}, files);
  }
  int run_with(const Demands& demands, const std::vector<std::string>& files) {
    std::ostringstream out, err;
    const int status = check_files(files, demands, out, err);
    out_ = out.str();
    err_ = err.str();
    return status;
  }
  std::filesystem::path folder_ =
      std::filesystem::path(GAMECERT_BINARY_DIR) / ("checker_test_files-" + std::to_string(getpid()));
  std::string out_, err_;
};

const Certificate won{naive::claim("ello", "path:3 green=0", "WINNABLE"), Order{{0, 1, 2}}};
const Certificate lost{naive::claim("ello", "path:3", "UNWINNABLE"), Implausible{0, Implausible::Reason::all_red}};

TEST_F(Driver, ChecksInThisProcessIfItIsAskedTo) {
  const auto both = file("both", write(won) + write(lost));
  std::size_t messages = 0;
  const auto in_this_process = [&](const Work& work, const Receive& receive) {
    work([&](char kind, std::string_view text) {
      ++messages;
      receive(kind, text);
    });
    return std::nullopt;
  };
  const Demands here{.budget = {.here = in_this_process}};
  EXPECT_EQ(run_with(here, {both}), 0);
  EXPECT_GE(messages, 2U);
  const std::string said = out_;
  EXPECT_EQ(run({both}), 0);
  EXPECT_EQ(out_, said);
  EXPECT_EQ(run_with(here, {file("wrong", "gamecert 1\n")}), 1);
  const auto fail = [](const Work&, const Receive&) -> std::optional<BrokenOff> { throw std::runtime_error("none"); };
  EXPECT_THROW(run_with({.budget = {.here = fail}}, {both}), std::runtime_error);
}

TEST_F(Driver, TellsHowFarItIsAndGoesBeforeItPrints) {
  std::vector<std::string> lines;
  Demands demands;
  demands.progress = {[&](const std::string& line) { lines.push_back(line); }, 0};
  const std::string ledger = GAMECERT_SOURCE_DIR "/examples/referee/oddity.cert";
  EXPECT_EQ(run_with(demands, {ledger}), 0);
  const std::string said = out_;
  const auto has = [&](const std::string& line) { return std::ranges::count(lines, line) > 0; };
  EXPECT_TRUE(has(ledger + ": line 1, 0 s"));
  EXPECT_TRUE(has(ledger + ": graph 1 of 899, 0 s"));
  EXPECT_TRUE(has(ledger + ": graph 112 of 112, 0 s"));
  EXPECT_EQ(lines.back(), "");
  lines.clear();
  demands.progress.seconds = 1000;
  EXPECT_EQ(run_with(demands, {ledger}), 0);
  EXPECT_EQ(out_, said);
  EXPECT_TRUE(lines.empty());
}

TEST_F(Driver, PrintsWhatEachCertificateProves) {
  const auto both = file("both", write(won) + write(lost));
  EXPECT_EQ(run({both, file("one", write(won))}), 0);
  EXPECT_EQ(out_,
            "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\n"
            "c ello path:3 UNWINNABLE\nc rests on: rules of ello 1\n"
            "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\ns VERIFIED\n");
  EXPECT_EQ(err_, "");
}

TEST_F(Driver, NamesFileAndLineOfTheFirstDefect) {
  Certificate wrong = won;
  wrong.claim.instance = "path:3 green=1";
  const auto bad = file("bad", write(won) + write(wrong) + write(won));
  EXPECT_EQ(run({bad}), 1);
  EXPECT_EQ(out_, "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\ns REJECTED\n");
  EXPECT_EQ(err_, bad + ":8: move 1: expected a green vertex, found 0, which is red\n");
  const auto torn = file("torn", write(won).substr(0, 40));
  EXPECT_EQ(run({torn}), 1);
  EXPECT_EQ(err_, torn + ":3: expected a newline at the end of the last line, found 'instance path:3 g'\n");
}

TEST_F(Driver, ExpectsAStatementOrAWholeClaim) {
  const auto good = file("good", write(won));
  EXPECT_EQ(run({good}, "WINNABLE"), 0);
  EXPECT_EQ(run({good}, "ello path:3 green=0 WINNABLE"), 0);
  EXPECT_EQ(run({good}, "c ello path:3 green=0 WINNABLE"), 0);
  EXPECT_EQ(run({good}, "ello path:3 green=1 WINNABLE"), 1);
  EXPECT_EQ(run({good}, "green=0 WINNABLE"), 1);
  EXPECT_EQ(run({good}, ""), 1);
  EXPECT_EQ(run({good}, "UNWINNABLE"), 1);
  EXPECT_EQ(out_, "s REJECTED\n");
  EXPECT_EQ(run({file("both", write(won) + write(lost))}, "WINNABLE"), 1);
}

TEST_F(Driver, ANameWithControlCharactersIsPrintedInQuotes) {
  const std::string odd = "odd\ns VERIFIED\n\x1B[31m";
  const std::string quoted = folder_.string() + "/odd\\x0As VERIFIED\\x0A\\x1B[31m'";
  const auto expect = [&](const std::string& file, int status) {
    EXPECT_EQ(run({file}), status);
    EXPECT_EQ(err_.find("'" + quoted), 0U) << err_;
    EXPECT_EQ(err_.find('\n'), err_.size() - 1) << err_;
  };
  expect((folder_ / odd).string(), 2);
  expect(file(odd, "gamecert 2\n"), 1);
  expect(file(odd, ""), 2);
  std::filesystem::remove(folder_ / odd);
  ASSERT_EQ(mkfifo((folder_ / odd).c_str(), 0600), 0);
  std::thread writer([&] { std::ofstream(folder_ / odd) << "gamecert 2\n"; });
  expect((folder_ / odd).string(), 1);
  writer.join();
  std::filesystem::remove(folder_ / odd);
  std::filesystem::create_directory(folder_ / odd);
  expect((folder_ / odd).string(), 2);
  std::filesystem::create_symlink("nowhere", folder_ / odd / "a.cert");
  EXPECT_EQ(run({(folder_ / odd).string()}), 2);
  EXPECT_EQ(("\n" + err_).find("\ns "), std::string::npos) << err_;
}

TEST(Bounded, AnEndByASignalThatNobodySendsIsAFailure) {
  const auto ended_by = [](int signal) {
    const auto end = not_done_within(
        {}, [&](const Send&) { raise(signal); }, [](char, std::string_view) {});
    return end ? *end : BrokenOff{"none"};
  };
  for (const int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS}) {
    EXPECT_TRUE(ended_by(signal).by_failure) << signal;
    EXPECT_EQ(ended_by(signal).reason.find("internal failure: the process that checks "), 0U) << signal;
  }
  for (const int signal : {SIGKILL, SIGTERM, SIGINT, SIGXCPU, SIGPROF}) {
    EXPECT_FALSE(ended_by(signal).by_failure) << signal;
    EXPECT_EQ(ended_by(signal).reason.find("expected a check "), 0U) << signal;
  }
  const auto thrown = not_done_within({}, [](const Send&) { throw std::logic_error("two and two"); }, {});
  EXPECT_TRUE(thrown && thrown->by_failure && thrown->reason == "internal failure: two and two");
}

TEST_F(Driver, AFailureOfTheCheckerIsStatus4AndNoVerdict) {
  const auto breaks = [](const Work&, const Receive& receive) {
    receive('n', "7");
    return BrokenOff{"internal failure: two and two", true};
  };
  const auto good = file("good", write(won));
  EXPECT_EQ(run_with({.budget = {.here = breaks}}, {good}), 4);
  EXPECT_EQ(out_, "");
  EXPECT_EQ(err_, good + ":7: internal failure: two and two\n");
}

TEST_F(Driver, NothingToCheckIsStatus2) {
  EXPECT_EQ(run({file("empty", "")}), 2);
  EXPECT_EQ(run({(folder_ / "missing").string()}), 2);
  EXPECT_EQ(run({folder_.string()}), 2);
  EXPECT_EQ(run({file("good", write(won)), file("empty", "")}), 2);
  EXPECT_EQ(out_.find("s VERIFIED"), std::string::npos);
}

/// Much time, and much memory, for a short text.
const char* const costly =
    "gamecert 1\ngame lights-out 1\ninstance grid:32x32 lit=0\nstatement UNWINNABLE\nevidence lrat 22920192 1\n"
    "22920193 0 1 0\nend\n";
const char* const large =
    "gamecert 1\ngame ello 1\ninstance path:20000000\nstatement UNWINNABLE\nevidence implausible 0 all-red\nend\n";

TEST_F(Driver, ALimitOfTimeIsUnknownAtItsPlaceAndEndsNothingElse) {
  const auto slow = file("slow", write(won) + costly);
  const auto good = file("good", write(lost));
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(run_with({.budget = {.seconds = 0.2}}, {slow, good}), 3);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
  EXPECT_EQ(out_,
            "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\n"
            "c ello path:3 UNWINNABLE\nc rests on: rules of ello 1\ns UNKNOWN\n");
  EXPECT_EQ(err_, slow + ":8: expected a check within 0.2 s, found that it takes more\n");
}

TEST_F(Driver, ALimitOfMemoryIsUnknown) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the address space is not bounded under the sanitizer";
#endif
  const auto file_of_path = file("large", large);
  EXPECT_EQ(run_with({.budget = {.megabytes = 400}}, {file_of_path}), 3);
  EXPECT_EQ(out_, "s UNKNOWN\n");
  EXPECT_EQ(err_.find(file_of_path + ":1: expected a "), 0U) << err_;
  EXPECT_EQ(run_with({}, {file_of_path}), 0);
}

TEST_F(Driver, ADeclaredLimitIsUnknownAndWhatFollowsInTheFileIsStillChecked) {
  const std::string deep =
      "gamecert 1\ngame ello 1\ninstance path:4097\nstatement WINNABLE\nevidence determinant 1\n1\nend\n";
  const auto mixed = file("mixed", deep + write(won));
  EXPECT_EQ(run({mixed}), 3);
  EXPECT_EQ(out_, "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\ns UNKNOWN\n");
  EXPECT_EQ(err_, mixed + ":1: expected an order of at most 4096, found 4097\n");
  EXPECT_EQ(run({file("worse", deep + write(won) + "gamecert 2\n")}), 1);
}

// Claims that may be true, beyond what the program can hold.
TEST_F(Driver, ALimitOfWhatAClaimSpeaksOfIsUnknown) {
  const auto text = [](const std::string& game, const std::string& instance, const std::string& rest) {
    return "gamecert 1\ngame " + game + " 1\ninstance " + instance + "\nstatement " + rest + "\nend\n";
  };
  const auto ello = [&](const std::string& instance) {
    return text("ello", instance, "UNWINNABLE\nevidence implausible 0 all-red");
  };
  const auto kayles = [&](const std::string& instance) {
    return text("kayles", instance, "OUTCOME N\nevidence positions 0 1");
  };
  const auto flip = [&](const std::string& instance) {
    return text("nimstring", instance, "OUTCOME N\nevidence positions 0 1");
  };
  const auto conjecture = [&](const std::string& statement) {
    return text("conjecture", "@", "FAILS " + statement + "\nevidence counterexample 0");
  };
  const auto reduction = [&](const std::string& more) {
    return text("reduction", "source node-kayles ; target proper colours=2 ; " + more + "move v:1 means 1",
                "FAILS corresponding @\nevidence order 0");
  };
  std::string pieces = "vertex v ; ", deep, many_points = "points:0,0";
  for (int i = 0; i < 200; ++i) pieces += "vertex w" + std::to_string(i) + " ; ";
  for (int i = 0; i < 201; ++i) deep += "! ";
  for (int i = 1; i < 2000; ++i) many_points += ";" + std::to_string(i) + "," + std::to_string(i * i);
  for (const std::string& limited :
       {ello("path:20000001"), ello("complete:20000"), ello("hypercube:25"), ello("hypercube:27"),
        ello("grid:5000x5000"), ello("complete:30000000000"), ello("path:20000001 green=0"), kayles("heaps:20000001"),
        kayles("heaps:20000000,1"), flip("fan:100000000"), flip("points:1,0;2,3;100000000000000000,1"),
        flip("convex:100000000"), flip(many_points), conjecture(deep + "connected"),
        conjecture("= order 1000000000000000000"), reduction(pieces), reduction("vertex v[1000001] ; "),
        reduction("vertex v" + std::string(100'000, ' ') + "; ")}) {
    EXPECT_EQ(run({file("limited", limited)}), 3) << limited.substr(0, 200);
    EXPECT_EQ(out_, "s UNKNOWN\n");
    EXPECT_NE(err_.find("limited:1: expected "), std::string::npos) << err_;
    EXPECT_NE(err_.find("at most "), std::string::npos) << err_;
  }
  for (const std::string& wrong :
       {ello("path:0"), ello("path:020000001"), ello("path:x20000001"), kayles("heaps:"), conjecture("= order 0000"),
        conjecture("= order 0000000000000000000"), conjecture("! ! connectd"), reduction("vertex v ; vertex v ; "),
        reduction("vertex v[01] ; "), reduction("vertex v for i = 0..1 ; "), flip("points:0,0;0,0;1,1:")})
    EXPECT_EQ(run({file("wrong", wrong)}), 1) << wrong;
}

TEST_F(Driver, RejectedCountsMoreThanUnreadableMoreThanUnknownMoreThanVerified) {
  const auto good = file("good", write(won));
  const auto slow = file("slow", costly);
  const auto missing = (folder_ / "missing").string();
  const auto bad = file("bad", "gamecert 2\n");
  const std::pair<std::string, int> kinds[] = {{good, 0}, {slow, 3}, {missing, 2}, {bad, 1}};
  for (std::size_t worse = 0; worse < 4; ++worse) {
    for (std::size_t better = 0; better <= worse; ++better) {
      const auto& [a, status] = kinds[worse];
      const auto& b = kinds[better].first;
      EXPECT_EQ(run_with({.budget = {.seconds = 0.1}}, {a, b}), status) << a << " " << b;
      EXPECT_EQ(run_with({.budget = {.seconds = 0.1}}, {b, a}), status) << b << " " << a;
      EXPECT_EQ(out_.find("s VERIFIED") != std::string::npos, status == 0);
    }
  }
}

TEST_F(Driver, ADirectoryStandsForAllCertificatesInIt) {
  std::filesystem::create_directories(folder_ / "inside" / "below");
  file("inside/b.cert", write(won));
  file("inside/a.cert", write(lost));
  file("inside/notes.txt", "no certificate\n");
  EXPECT_EQ(run({(folder_ / "inside").string()}), 0);
  EXPECT_LT(out_.find("UNWINNABLE"), out_.find("green=0"));
  const auto below = file("inside/below/c.cert", write(lost) + "gamecert 3\n");
  EXPECT_EQ(run({(folder_ / "inside").string()}), 1);
  EXPECT_EQ(err_.find(below + ":7: "), 0U) << err_;
  std::filesystem::create_directories(folder_ / "none");
  EXPECT_EQ(run({(folder_ / "none").string()}), 2);
  EXPECT_NE(err_.find("in the directory, found none"), std::string::npos) << err_;
}

TEST_F(Driver, ADirectoryIsEnteredThroughLinksAndOnceThoughTheyGoRound) {
  namespace fs = std::filesystem;
  fs::create_directories(folder_ / "links");
  fs::create_directories(folder_ / "elsewhere");
  file("links/good.cert", write(won));
  const auto bad = file("elsewhere/bad.cert", "gamecert 2\n");
  for (const char* name : {"links/directory", "links/directory.cert"}) {
    fs::create_directory_symlink(folder_ / "elsewhere", folder_ / name);
    EXPECT_EQ(run({(folder_ / "links").string()}), 1) << name;
    EXPECT_EQ(err_.find((folder_ / name / "bad.cert").string() + ":1: "), 0U) << err_;
    fs::remove(folder_ / name);
  }
  fs::create_symlink(bad, folder_ / "links/file.cert");
  EXPECT_EQ(run({(folder_ / "links").string()}), 1);
  fs::remove(folder_ / "links/file.cert");
  fs::remove(bad);
  fs::create_directory_symlink("..", folder_ / "links/up");
  fs::create_directory_symlink("../links", folder_ / "elsewhere/round.cert");
  EXPECT_EQ(run({(folder_ / "links").string()}), 0);
  EXPECT_EQ(out_, "c ello path:3 green=0 WINNABLE\nc rests on: rules of ello 1\ns VERIFIED\n");
  file("elsewhere/.cert", "gamecert 2\n");
  EXPECT_EQ(run({(folder_ / "links").string()}), 1);
}

TEST_F(Driver, WhatCannotBeLookedAtInADirectoryIsUnreadable) {
  namespace fs = std::filesystem;
  fs::create_directories(folder_ / "odd");
  file("odd/good.cert", write(won));
  const std::string directory = (folder_ / "odd").string();
  const std::string irregular = ": expected a regular file, ", cannot = ": cannot read: ";
  const auto unreadable = [&](const std::string& name, const std::string& why) {
    EXPECT_EQ(run({directory}), 2) << name;
    EXPECT_EQ(err_.find(directory + "/" + name + why), 0U) << err_;
    EXPECT_NE(out_.find("WINNABLE"), std::string::npos);
    EXPECT_EQ(out_.find("\ns "), std::string::npos);
    fs::remove(folder_ / "odd" / name);
  };
  ASSERT_EQ(mkfifo((directory + "/pipe.cert").c_str(), 0600), 0);
  unreadable("pipe.cert", irregular);
  fs::create_symlink("/dev/zero", directory + "/device.cert");
  unreadable("device.cert", irregular);
  fs::create_symlink("nothing", directory + "/nowhere.cert");
  unreadable("nowhere.cert", cannot);
  fs::create_symlink("nothing", directory + "/nowhere");
  unreadable("nowhere", cannot);
  fs::create_symlink("/proc/self/mem", directory + "/broken.cert");  // opens, and cannot be read
  unreadable("broken.cert", cannot);
  ASSERT_EQ(mkfifo((directory + "/pipe").c_str(), 0600), 0);  // no certificate by its name
  EXPECT_EQ(run({directory}), 0);
}

/// What can be read once.
std::string pipe_with(const std::filesystem::path& path, const std::string& text, std::thread& writer) {
  EXPECT_EQ(mkfifo(path.c_str(), 0600), 0);
  writer = std::thread([=] { std::ofstream(path, std::ios::binary) << text; });
  return path;
}

TEST_F(Driver, ReadsThePipesThatItIsGiven) {
  std::thread writer;
  const std::string pipe = pipe_with(folder_ / "pipe", write(won) + write(lost), writer);
  EXPECT_EQ(run({pipe, pipe}), 0);
  writer.join();
  EXPECT_NE(out_.find("c ello path:3 UNWINNABLE\n"), std::string::npos);
  EXPECT_EQ(err_, "");
}

// What fits of the copy are whole certificates: the last one, which is wrong, must not be lost without a word.
TEST_F(Driver, APipeWhoseCopyIsCutShortIsUnreadable) {
  const std::string right = write(won);
  std::string text;
  for (int i = 0; i < 1000; ++i) text += right;
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  const auto pipe_handler = std::signal(SIGPIPE, SIG_IGN);  // of the writer, whose reader stops
  const rlimit least{.rlim_cur = 500 * right.size(), .rlim_max = before.rlim_max};
  std::thread writer;
  const std::string pipe = pipe_with(folder_ / "pipe", text + "gamecert 1\nnonsense\n", writer);
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &least), 0);
  const int status = run({pipe});
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  writer.join();
  std::signal(SIGPIPE, pipe_handler);
  EXPECT_EQ(status, 2);
  EXPECT_EQ(out_, "");
  EXPECT_EQ(err_, pipe + ": cannot read: File too large\n");
}

TEST_F(Driver, APipeThatNeverEndsIsNotCopiedForEver) {
  const auto pipe_handler = std::signal(SIGPIPE, SIG_IGN);  // of the writer, whose reader stops
  std::thread writer;
  const std::string pipe = pipe_with(folder_ / "pipe", std::string(3 << 20, 'x'), writer);
  EXPECT_EQ(run_with({.budget = {.megabytes = 2}}, {pipe}), 3);
  writer.join();
  std::signal(SIGPIPE, pipe_handler);
  EXPECT_EQ(out_, "s UNKNOWN\n");
  EXPECT_EQ(err_, pipe + ": expected at most 2 MB, found more\n");
}

// Each piece takes some time, and has few bytes. Nothing is wrong with one; together they are, as they hold one graph.
TEST_F(Driver, TheLimitOfTimeIsForAFileAndNotForEachPieceInIt) {
  const Certificate one = naive::certify_piece("connected,regular:5 order 6 piece 0 of 9",
                                               "HOLDS forall order s forall order t forall vertex v <= order 6");
  const double begin = processor_seconds();
  check(one);
  const double seconds = processor_seconds() - begin;
  ASSERT_GT(seconds, 0.01);  // the clock that limits has ticks of some milliseconds
  std::string text;
  for (int i = 0; i < 9; ++i)
    text += write(naive::as_piece(one, "connected,regular:5 order 6 piece " + std::to_string(i) + " of 9"));
  EXPECT_EQ(run_with({.budget = {.seconds = 3 * seconds}}, {file("pieces", text)}), 3) << seconds;
  EXPECT_EQ(run({file("pieces", text)}), 1);
}

TEST_F(Driver, LeavesNoCopyBehindWhileItChecks) {
  const std::string copies = (folder_ / "copies").string();
  std::filesystem::create_directories(copies);
  const char* given = std::getenv("TMPDIR");
  const std::optional<std::string> before = given == nullptr ? std::nullopt : std::optional<std::string>(given);
  setenv("TMPDIR", copies.c_str(), 1);
  std::thread writer;
  const std::string pipe = pipe_with(folder_ / "pipe", write(won), writer);
  bool left = false;
  const auto looking = [&](const Work& work, const Receive& receive) {
    left = !std::filesystem::is_empty(copies);
    work(receive);
    return std::nullopt;
  };
  EXPECT_EQ(run_with({.budget = {.here = looking}}, {pipe}), 0);
  writer.join();
  EXPECT_FALSE(left);
  setenv("TMPDIR", (copies + "/nowhere").c_str(), 1);
  EXPECT_EQ(run({"-"}), 2);
  EXPECT_EQ(err_, "standard input: cannot read: No such file or directory\n");
  before ? setenv("TMPDIR", before->c_str(), 1) : unsetenv("TMPDIR");
}

TEST_F(Driver, TrustRejectsWhatRestsOnMore) {
  const Certificate parity{naive::claim("ello", "path:3", "UNWINNABLE"), Implausible{0, Implausible::Reason::parity}};
  const auto odd = file("odd", write(parity));
  const auto trusting = [&](const char* words) { return run_with({.trust = Trust(words)}, {odd}); };
  EXPECT_EQ(trusting("rules,theorems"), 0);
  EXPECT_EQ(trusting("rules, theorem 1.5"), 0);
  EXPECT_EQ(trusting("rules of ello 1,theorem 1.5"), 0);
  EXPECT_EQ(trusting("rules"), 1);
  EXPECT_EQ(err_, odd + ":1: expected to rest on what --trust names, found that it rests on theorem 1.5\n");
  EXPECT_EQ(out_, "s REJECTED\n");
  EXPECT_EQ(trusting("rules of kayles 1,theorems"), 1);
  for (const char* nothing : {"", " "}) {
    EXPECT_EQ(trusting(nothing), 1);
    EXPECT_EQ(err_, odd + ":1: expected to rest on what --trust names, found that it rests on rules of ello 1\n");
  }
  EXPECT_EQ(trusting("readings,definitions,encodings,theorems"), 1);
}

}  // namespace
}  // namespace gamecert::certificates
