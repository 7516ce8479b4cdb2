// Planar code cut anywhere gives the graphs it was made from.
#include "sweeps/streams/planar_code.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <utility>

#include "graphs/formats.hpp"
#include "graphs/nauty/enumerate.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {
namespace {

/// After the description of the format; the order around a vertex does not matter here.
std::string planar_code(const graphs::SmallGraph& graph) {
  std::string code(1, static_cast<char>(graph.order));
  for (int v = 0; v < graph.order; ++v) {
    for (int u = graph.order; u-- > 0;) {
      if (graph.adjacent(u, v)) code += static_cast<char>(u + 1);
    }
    code += '\0';
  }
  return code;
}

struct Text {
  std::string code = ">>planar_code<<", lines;
};

Text all_of_order(int first, int last) {
  Text text;
  for (int order = first; order <= last; ++order) {
    graphs::enumerate(graphs::GraphClass{}, order, {}, [&](const graphs::SmallGraph& graph) {
      text.code += planar_code(graph);
      text.lines += graphs::write_graph6(graph) + "\n";
      return true;
    });
  }
  return text;
}

TEST(PlanarCode, GivesTheGraphsHoweverItIsCut) {
  const Text text = all_of_order(1, 6);
  std::mt19937 random(11);
  for (int trial = 0; trial < 20; ++trial) {
    PlanarCode code;
    std::string lines;
    for (std::size_t at = 0; at < text.code.size();) {
      const std::size_t piece = 1 + random() % (trial == 0 ? 1 : 300);
      code.read(std::string_view(text.code).substr(at, piece), lines);
      at += piece;
    }
    code.end();
    EXPECT_EQ(lines, text.lines);
  }
}

TEST(PlanarCode, IsReadBehindAnyInput) {
  const Text text = all_of_order(7, 8);  // longer than a read
  ASSERT_GT(text.code.size(), 1U << 17);
  for (const std::string& input : {text.code, text.lines, std::string(">>planar"), std::string(), std::string("Bw")}) {
    std::string_view rest = input;
    std::mt19937 random(3);
    const ReadInput read = with_planar_code_as_lines([&](std::span<char> buffer) -> std::optional<std::size_t> {
      if (random() % 3 == 0) return std::nullopt;
      const std::size_t count = std::min({rest.size(), buffer.size(), std::size_t{1} + random() % 50000});
      std::copy_n(rest.begin(), count, buffer.begin());
      rest.remove_prefix(count);
      return count;
    });
    std::string found;
    char buffer[1000];
    while (true) {
      const std::optional<std::size_t> count = read(buffer);
      if (count == 0U) break;
      found.append(buffer, count.value_or(0));
    }
    EXPECT_EQ(found, input == text.code ? text.lines : input);
  }
}

TEST(PlanarCode, GraphsBeforeAMistakeAreHandedOn) {
  const std::string input(">>planar_code<<\2\2\0\1\0\2\3", 22);
  bool given = false;
  const ReadInput read = with_planar_code_as_lines([&](std::span<char> buffer) -> std::optional<std::size_t> {
    if (std::exchange(given, true)) return 0;
    std::ranges::copy(input, buffer.begin());
    return input.size();
  });
  char buffer[100];
  ASSERT_EQ(read(buffer), 3U);
  EXPECT_EQ(std::string(buffer, 3), "A_\n");
  EXPECT_THROW(read(buffer), text::InputError);
}

}  // namespace
}  // namespace gamecert::sweeps
