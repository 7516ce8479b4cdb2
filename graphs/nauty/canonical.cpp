// nauty on graphs of one word a row: canonical labelling, generators, group order.
#include "graphs/nauty/canonical.hpp"

#include <array>
#include <cstdint>

#define _Thread_local thread_local
#include <nauty.h>

namespace gamecert::graphs {
namespace {

static_assert(WORDSIZE == 64 && sizeof(setword) == sizeof(VertexSet));

using Matrix = std::array<setword, SmallGraph::max_order>;

Matrix matrix_of(const SmallGraph& graph) {
  Matrix matrix{};
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v), [&](int w) { matrix[static_cast<std::size_t>(v)] |= bit[w]; });
  return matrix;
}

struct Group {
  std::vector<std::vector<int>> generators;
  std::vector<int> indices;  // of each stabiliser in the one above
};

thread_local Group* group = nullptr;

void on_generator(int, int* images, int*, int, int, int order) {
  group->generators.emplace_back(images, images + order);
}

void on_level(int*, int*, int, int*, statsblk*, int, int index, int, int, int, int) {
  if (index > 1) group->indices.push_back(index);
}

/// Vertices in canonical order; the canonical matrix goes to `canonical` if there is one.
std::array<int, SmallGraph::max_order> run(const SmallGraph& graph, Group* found, Matrix* canonical) {
  DEFAULTOPTIONS_GRAPH(options);
  statsblk stats;
  std::array<int, SmallGraph::max_order> order{};
  std::array<int, SmallGraph::max_order> cells{};
  std::array<int, SmallGraph::max_order> orbits{};
  if (graph.order == 0) return order;
  Matrix matrix = matrix_of(graph);
  group = found;
  options.userautomproc = found != nullptr ? on_generator : nullptr;
  options.userlevelproc = found != nullptr ? on_level : nullptr;
  options.getcanon = canonical != nullptr ? TRUE : FALSE;
  densenauty(matrix.data(), order.data(), cells.data(), orbits.data(), &options, &stats, 1, graph.order,
             canonical != nullptr ? canonical->data() : nullptr);
  group = nullptr;
  return order;
}

}  // namespace

CanonicalForm canonical_form(const SmallGraph& graph) {
  Matrix canonical{};
  const auto order = run(graph, nullptr, &canonical);
  CanonicalForm form{{}, std::vector<int>(static_cast<std::size_t>(graph.order))};
  form.graph.order = graph.order;
  for (int i = 0; i < graph.order; ++i) form.position[order[static_cast<std::size_t>(i)]] = i;
  for (int v = 0; v < graph.order; ++v)
    each(graph.neighbours(v),
         [&](int w) { form.graph.rows[static_cast<std::size_t>(form.position[v])] |= single(form.position[w]); });
  return form;
}

GroupOrder automorphism_group_order(const SmallGraph& graph) {
  Group found;
  run(graph, &found, nullptr);
  return {std::move(found.indices)};
}

std::vector<std::vector<int>> automorphism_generators(const SmallGraph& graph) {
  Group found;
  run(graph, &found, nullptr);
  return std::move(found.generators);
}

std::string GroupOrder::decimal() const {
  constexpr std::uint64_t base = 1'000'000'000;
  std::vector<std::uint64_t> digits{1};  // least first
  for (const int factor : factors) {
    std::uint64_t carry = 0;
    for (std::uint64_t& digit : digits) {
      carry += digit * static_cast<std::uint64_t>(factor);
      digit = carry % base;
      carry /= base;
    }
    if (carry > 0) digits.push_back(carry);
  }
  std::string text = std::to_string(digits.back());
  for (std::size_t i = digits.size() - 1; i-- > 0;) text += std::to_string(base + digits[i]).substr(1);
  return text;
}

}  // namespace gamecert::graphs
