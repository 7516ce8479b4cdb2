// Input of graphs in any format, read as lines.
#pragma once

#include <cstddef>
#include <exception>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "graphs/streams/graph_lines.hpp"
#include "sweeps/streams/graph_stream.hpp"

namespace gamecert::sweeps {

class LineInput {
 public:
  /// `read` must outlive it.
  LineInput(const ReadInput& read, graphs::Format format, graphs::Remark remark)
      : read_(read), lines_(format, std::move(remark)) {}
  /// As ReadInput. What graphs::GraphLines finds wrong is thrown behind the lines before it.
  std::optional<std::size_t> read(std::span<char> buffer);
  /// The header that the input began with; empty if there is none, and before the first line.
  const std::string& header() const { return lines_.header(); }

 private:
  bool fill();

  const ReadInput& read_;
  graphs::GraphLines lines_;
  std::string text_;  // to be handed on, from begin_ on
  std::size_t begin_ = 0;
  bool ended_ = false;
  std::exception_ptr stopped_;  // behind the text
};

}  // namespace gamecert::sweeps
