// Planar code read byte by byte.
#include "sweeps/streams/planar_code.hpp"

#include <algorithm>
#include <exception>
#include <memory>
#include <utility>
#include <vector>

#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/errors.hpp"

namespace gamecert::sweeps {

void PlanarCode::read(std::string_view bytes, std::string& lines) {
  for (const char c : bytes) {
    if (header_read_) {
      read_byte(static_cast<unsigned char>(c), lines);
    } else {
      read_header(c);
    }
  }
}

void PlanarCode::end() const {
  if (!header_read_) throw text::InputError("expected the header >>planar_code<<, found '" + header_ + "'", 1);
  if (graph_.order != 0)
    refuse("expected the neighbours of " + std::to_string(graph_.order - vertex_) + " more vertices, found the end");
}

void PlanarCode::read_header(char c) {
  header_ += c;
  for (const std::string_view known : {">>planar_code<<", ">>planar_code le<<", ">>planar_code be<<"}) {
    if (known == header_) header_read_ = true;
    if (known.starts_with(header_)) return;
  }
  throw text::InputError("expected the header >>planar_code<<, found '" + header_ + "'", 1);
}

void PlanarCode::read_byte(int byte, std::string& lines) {
  if (graph_.order == 0) return begin(byte);
  if (byte == 0) {
    if (++vertex_ == graph_.order) finish(lines);
    return;
  }
  const int neighbour = byte - 1;
  if (neighbour >= graph_.order)
    refuse("expected a vertex 1.." + std::to_string(graph_.order) + ", found " + std::to_string(byte));
  const graphs::VertexSet bit = graphs::VertexSet{1} << neighbour;
  graphs::VertexSet& row = graph_.rows[static_cast<std::size_t>(vertex_)];
  if (neighbour == vertex_ || (row & bit) != 0)
    refuse("expected a graph without loops and parallel edges, found " + std::to_string(vertex_ + 1) + " joined to " +
           std::to_string(byte) + (neighbour == vertex_ ? "" : " twice"));
  row |= bit;
}

void PlanarCode::begin(int order) {
  ++number_;
  vertex_ = 0;
  if (order == 0 || order > 64)
    throw text::LimitError("graph " + std::to_string(number_) +
                           " of the planar code: expected an order of at most 64, found " +
                           (order == 0 ? "one above 255" : std::to_string(order)));
  graph_ = {};
  graph_.order = order;
}

void PlanarCode::finish(std::string& lines) {
  for (int u = 0; u < graph_.order; ++u) {
    graphs::each(graph_.neighbours(u), [&](int v) {
      if ((graph_.neighbours(v) >> u & 1) == 0)
        refuse("expected " + std::to_string(u + 1) + " among the neighbours of " + std::to_string(v + 1) +
               ", found it is not");
    });
  }
  lines += graphs::write_graph6(graph_) + '\n';
  graph_ = {};
}

void PlanarCode::refuse(const std::string& expected) const {
  throw text::InputError("graph " + std::to_string(number_) + " of the planar code: " + expected);
}

namespace {

struct Converted {
  ReadInput read;
  PlanarCode code = {};
  std::string text = {};  // to be handed on
  bool ended = false;
  std::exception_ptr stopped = nullptr;  // behind the text
  enum class Kind { unknown, lines, planar } kind = Kind::unknown;

  void convert(std::string_view bytes) {
    try {
      code.read(bytes, text);
      if (ended) code.end();
    } catch (...) {
      stopped = std::current_exception();
    }
  }

  /// Whether something has come, or the end.
  bool fill() {
    std::vector<char> bytes(1 << 16);
    const std::optional<std::size_t> count = read(bytes);
    if (!count) return false;
    ended = *count == 0;
    const std::string_view found(bytes.data(), *count);
    if (kind == Kind::planar) {
      convert(found);
      return true;
    }
    text += found;
    if (kind == Kind::lines) return true;
    if (text.starts_with(planar_header)) {
      kind = Kind::planar;
      convert(std::exchange(text, {}));
    } else if (ended || !planar_header.starts_with(text)) {
      kind = Kind::lines;
    }
    return true;
  }

  std::optional<std::size_t> operator()(std::span<char> buffer) {
    while (text.empty() || kind == Kind::unknown) {
      if (stopped) std::rethrow_exception(stopped);
      if (ended) return 0;
      if (!fill()) return std::nullopt;
    }
    const std::size_t count = std::min(buffer.size(), text.size());
    std::copy_n(text.begin(), count, buffer.begin());
    text.erase(0, count);
    return count;
  }
};

}  // namespace

ReadInput with_planar_code_as_lines(ReadInput read) {
  const auto converted = std::make_shared<Converted>(Converted{.read = std::move(read)});
  return [converted](std::span<char> buffer) { return (*converted)(buffer); };
}

}  // namespace gamecert::sweeps
