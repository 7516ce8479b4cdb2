// The filter against a plain loop over the lines, for every way the input may come and be cut.
#include "sweeps/streams/filter.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "conjectures/language.hpp"
#include "graphs/constructions.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/about.hpp"
#include "solve/limits.hpp"
#include "sweeps/streams/graph_line.hpp"
#include "tests/language/random_formula.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

struct Outcome {
  std::string written;
  Filtered counts = {};
  std::string error = {};  // what() if it was stopped, "limit " before that of a limit
  friend bool operator==(const Outcome& a, const Outcome& b) {
    return a.written == b.written && a.error == b.error && a.counts.graphs == b.counts.graphs &&
           a.counts.passed == b.counts.passed && a.counts.undecided == b.counts.undecided;
  }
};

/// Gives the input in pieces of random length, and now and then nothing for a while.
Outcome outcome(const FilterRequest& request, std::string_view input, std::mt19937& random) {
  Outcome result;
  const auto read = [&](std::span<char> buffer) -> std::optional<std::size_t> {
    if (random() % 4 == 0) return std::nullopt;
    const std::size_t most = random() % 3 == 0 ? 1 + random() % 40 : buffer.size();
    const std::size_t count = std::min({most, buffer.size(), input.size()});
    std::ranges::copy(input.substr(0, count), buffer.begin());
    input.remove_prefix(count);
    return count;
  };
  try {
    result.counts = filter(request, read, [&](std::string_view text) { result.written += text; });
  } catch (const text::InputError& error) {
    result.error = error.what();
  } catch (const text::LimitError& error) {
    result.error = std::string("limit ") + error.what();
  }
  return result;
}

Outcome line_by_line(const FilterRequest& request, const std::string& input) {
  Outcome result;
  Evaluator evaluator(request.property, Evaluator::Mode::definition);
  std::istringstream in(input);
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.empty()) continue;
    try {
      const graphs::Graph graph = line[0] == ':' ? graphs::read_sparse6(line) : graphs::read_graph6(line);
      const bool passes = evaluator.truth(graphs::small(graph)) != request.inverted;
      ++result.counts.graphs;
      result.counts.passed += passes;
      if (passes && !request.count_only) result.written += line + "\n";
    } catch (const text::InputError& error) {
      return {result.written, {}, std::to_string(number) + ":" + std::to_string(error.column()) + ": " + error.what()};
    } catch (const text::LimitError&) {
      ++result.counts.graphs;
      ++result.counts.undecided;
    }
  }
  return result;
}

std::vector<std::string> lines_to_order(int last_order) {
  std::vector<std::string> lines;
  for (int order = 1; order <= last_order; ++order) {
    graphs::enumerate(graphs::GraphClass::all, order, {}, [&](const graphs::SmallGraph& graph) {
      lines.push_back(lines.size() % 3 == 0 ? graphs::write_sparse6(graphs::large(graph))
                                            : graphs::write_graph6(graph));
      return true;
    });
  }
  return lines;
}

TEST(Filter, IsALoopOverTheLines) {
  SCOPED_TRACE("GAMECERT_SEED=" + std::to_string(conjectures::testing::seed()));
  std::mt19937 random(static_cast<unsigned>(conjectures::testing::seed()));
  const std::vector<std::string> lines = lines_to_order(6);
  std::string large = "~?@@";  // of order 65
  large.append(65 * 64 / 2 / 6 + 1, '?');
  int stopped = 0;
  std::uint64_t undecided = 0;
  for (int i = 0; i < 200; ++i) {
    std::string input;
    for (auto count = random() % 400; count > 0; --count) input += lines[random() % lines.size()] + "\n";
    const auto what = random() % 6;
    if (what == 0) input += "\n" + lines[5] + "x\n" + lines[7] + "\n";
    if (what == 1) input += large + "\n" + lines[9] + "\n";
    if (what == 2) input += "B\x7f\n";
    if (what == 3) input += lines[11];  // without a newline
    const FilterRequest request{
        .property = conjectures::parse_conjecture("bipartite | exists edge e: !connected(G - e)"),
        .inverted = random() % 2 == 0,
        .count_only = random() % 5 == 0,
        .stream = {.jobs = static_cast<int>(1 + random() % 4)}};
    const Outcome found = outcome(request, input, random);
    stopped += !found.error.empty();
    undecided += found.counts.undecided;
    const Outcome expected = line_by_line(request, input);
    ASSERT_EQ(found, expected) << found.error << "\n" << expected.error << "\n" << input;
  }
  EXPECT_GT(stopped, 30);
  EXPECT_GT(undecided, 10U);
}

TEST(Filter, CopiesTheHeaderAndTheCarriageReturns) {
  std::mt19937 random(1);
  const FilterRequest request{.property = conjectures::parse_conjecture("connected")};
  const auto written = [&](std::string_view input) { return outcome(request, input, random).written; };
  EXPECT_EQ(written(">>graph6<<A_\nB?\nBw"), ">>graph6<<A_\nBw\n");
  EXPECT_EQ(written(">>graph6<<B?\nBw\n"), ">>graph6<<Bw\n");
  EXPECT_EQ(written(">>sparse6<<\n:An\n"), ">>sparse6<<\n:An\n");
  EXPECT_EQ(written(">>graph6<<"), ">>graph6<<");
  EXPECT_EQ(written(">>graph6<<\r\nA_\r\nB?\r\nBw\r\n\r\n"), ">>graph6<<\r\nA_\r\nBw\r\n");
  EXPECT_EQ(written("\n\nA_\n \t\nBw\n\n"), "A_\nBw\n");
  EXPECT_EQ(written(" A_\t\n\tBw \r\n>>graph6<< Bw \n"), "A_\nBw\r\nBw\n")
      << "without blanks around, ends of lines kept";
  EXPECT_EQ(written("path:3 \r\nedges:3:\n complement(edges:3:)\n"), "Bg\nBw\n") << "families as graph6";
  EXPECT_EQ(written(""), "");
}

TEST(Filter, RefusesWithTheLineAndItsColumn) {
  std::mt19937 random(1);
  const FilterRequest request{.property = conjectures::parse_conjecture("order < 0")};
  const auto error = [&](const std::string& input) { return outcome(request, input, random).error; };
  EXPECT_EQ(error("BO\n>>graph6<<Bwx\n"), "2:13: expected a line of 2 characters for order 3, found 3");
  EXPECT_EQ(error(">>graph6<<Bwx\n"), "1:13: expected a line of 2 characters for order 3, found 3");
  EXPECT_EQ(error(">>graph6<<\nBwx\n"), "2:3: expected a line of 2 characters for order 3, found 3");
  EXPECT_EQ(error("Bw\n>>edge_code<<\1\n"),
            "2:1: expected the header >>graph6<<, >>sparse6<<, >>digraph6<< or >>planar_code<<, found '>>e'");
  EXPECT_EQ(error("Bw\n\n3 2\n0 1\n1 3\n"), "5:3: expected a vertex 0..2, found 3; edges alone are the format `edges`");
  EXPECT_EQ(error("Bw\n&A\n"), "2:3: expected a line of 3 characters for order 2, found 2");
  EXPECT_EQ(error(std::string(1, '\0')), "1:1: expected a character from '?' to '~', found byte 0x00");
  EXPECT_EQ(error("Bw\n" + std::string(2 << 20, '!')), "2:1: expected a character from '?' to '~', found '!'");
}

TEST(Filter, GoesOnBehindWhatIsTooLarge) {
  std::mt19937 random(1);
  std::vector<std::string> said;
  FilterRequest request{.property = conjectures::parse_conjecture("connected")};
  request.stream.undecided = [&](const std::string& one) { said.push_back(one); };
  const std::string huge = ":~~?@AAAA";  // of order 17,309,825
  const Outcome found = outcome(request,
                                "Bw\n" + std::string(3 << 20, 'A') + "\nA_\n" + huge + "\n>>planar_code<<" +
                                    std::string("\2\2\0\1\0", 5) + std::string(1, 'A') + std::string(65, '\0') +
                                    std::string("\2\2\0\1\0", 5) + ">>graph6<<@\n" + std::string(2 << 20, 'A'),
                                random);
  EXPECT_EQ(found.error, "");
  EXPECT_EQ(found.written, "Bw\nA_\nA_\nA_\n@\n");
  EXPECT_EQ(found.counts.graphs, 9U);
  EXPECT_EQ(found.counts.undecided, 4U);
  ASSERT_EQ(said.size(), 4U);
  EXPECT_EQ(said[0], "line 2: " + std::string(400, 'A') +
                         "...: expected a line of at most 1048576 characters, found a longer one");
  EXPECT_TRUE(said[1].starts_with("line 4: " + huge + ": expected an order of at most 64, found ")) << said[1];
  EXPECT_TRUE(said[2].starts_with("line 6: :~?@@")) << said[2];
  EXPECT_TRUE(said[3].starts_with("line 9: AAA")) << said[3];
}

TEST(Filter, TakesDigraphsWhereTheFormulaIsAboutThem) {
  std::mt19937 random(1);
  const auto all = [&](std::string_view formula, const std::string& input) {
    const Outcome found = outcome({.property = about_either([&](language::GraphKind about) {
                                     return conjectures::parse_conjecture(formula, about);
                                   })},
                                  input, random);
    return found.written + found.error;
  };
  // 0 -> 1; 0 <-> 1; no arc; the graph 0 - 1.
  EXPECT_EQ(all("size = 1", ">>digraph6<<\n&AO\n&AW\n&A?\nA_\n"), ">>digraph6<<\n&AO\nA_\n");
  EXPECT_EQ(all("nimber(oriented 1) = 1", "&AO\n&A?\n"), "&AO\n");
  EXPECT_EQ(all("nimber(oriented 1) = 1", "&AO\nA_\n"),
            "&AO\n2: expected words about graphs, found that 'nimber(oriented)' is about digraphs, not graphs");
  EXPECT_EQ(all("girth = 3", "Bw\n&AO\n"),
            "Bw\n2: expected words about digraphs, found that 'girth' is about graphs, not digraphs");
}

TEST(Filter, AnInterruptStopsItEvenWithoutInput) {
  const FilterRequest request{.property = conjectures::parse_conjecture("connected"), .stream = {.jobs = 2}};
  std::string written;
  int calls = 0;
  const auto read = [&](std::span<char> buffer) -> std::optional<std::size_t> {
    if (++calls > 2) text::interrupted = true;
    if (calls > 1) return std::nullopt;
    std::ranges::copy(std::string_view("Bw\n"), buffer.begin());
    return 3;
  };
  std::string error;
  try {
    filter(request, read, [&](std::string_view text) { written += text; });
  } catch (const text::LimitError& limit) {
    error = limit.what();
  }
  text::interrupted = false;
  EXPECT_TRUE(error == "line 2: interrupted" || error == "line 1: interrupted") << error;
}

TEST(Filter, WhatWriteThrowsComesThrough) {
  const FilterRequest request{.property = conjectures::parse_conjecture("connected"), .stream = {.jobs = 3}};
  const auto endless = [](std::span<char> buffer) -> std::optional<std::size_t> {
    std::ranges::fill(buffer, '@');
    for (std::size_t at = 1; at < buffer.size(); at += 2) buffer[at] = '\n';
    return buffer.size();
  };
  struct Closed {};
  EXPECT_THROW(filter(request, endless, [](std::string_view) { throw Closed{}; }), Closed);
}

/// The graph of the line, or the reason why there is none.
template <class Read>
std::pair<graphs::SmallGraph, std::string> reading(const std::string& line, Read&& read) {
  try {
    return {read(line), ""};
  } catch (const text::InputError& error) {
    return {{}, error.what()};
  } catch (const text::LimitError& error) {
    return {{}, error.what()};
  }
}

TEST(GraphLine, IsReadAsTheFormatsSay) {
  SCOPED_TRACE("GAMECERT_SEED=" + std::to_string(conjectures::testing::seed()));
  std::mt19937 random(static_cast<unsigned>(conjectures::testing::seed()));
  const auto below = [&](unsigned bound) { return static_cast<unsigned>(random() % bound); };
  int read = 0;
  for (int i = 0; i < 200'000; ++i) {
    const unsigned order = below(5) == 0 ? below(66) : below(8);
    std::string line(1, static_cast<char>('?' + std::min(order, 63U)));
    for (unsigned k = (order * (order - (order > 0 ? 1 : 0)) / 2 + 5) / 6; k > 0; --k) {
      line += static_cast<char>('?' + (below(4) == 0 ? 0 : below(64)));
    }
    if (below(3) != 0 && order > 1) line.back() = static_cast<char>('?' + 32 * below(2));
    if (below(20) == 0) line[below(static_cast<unsigned>(line.size()))] = static_cast<char>(below(256));
    if (below(20) == 0) line += '?';
    if (line.starts_with('&') || line.starts_with(':')) continue;
    const auto found = reading(line, read_graph_line);
    ASSERT_EQ(found, reading(line, [](const std::string& text) { return graphs::small(graphs::read_graph6(text)); }))
        << line << ": " << found.second;
    read += found.second.empty();
  }
  EXPECT_GT(read, 10'000);
}

}  // namespace
}  // namespace gamecert::sweeps
