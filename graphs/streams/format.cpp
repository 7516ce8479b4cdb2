// The table of formats.
#include "graphs/streams/format.hpp"

#include "text/cursor.hpp"

namespace gamecert::graphs {

std::span<const FormatName> formats() {
  static constexpr FormatName all[] = {
      {Format::lines, "lines", "graph6, sparse6, incremental sparse6 and digraph6, a line each"},
      {Format::planar_code, "planar-code", "planar code, binary, with or without its header"},
      {Format::dimacs, "dimacs", "DIMACS .col: `p edge ORDER SIZE`, then `e U V`, from 1 on"},
      {Format::edge_list, "edge-list", "ORDER SIZE, then the ends of the edges, from 0 on (nauty-showg -e)"},
      {Format::edges, "edges", "the ends of an edge a line, from 0 on; a blank line between graphs"},
      {Format::labels, "labels", "the same with any words for vertices, which are numbered; a word alone has no edge"},
      {Format::matrix, "matrix", "rows of 0 and 1, with or without blanks (nauty-showg -a)"},
  };
  return all;
}

std::optional<Format> format_of_block(std::string_view line) {
  text::Cursor in(line, {0, 1}, " \t\r");
  if (in.done()) return std::nullopt;
  const std::string_view rest = in.rest();
  const char behind = rest.size() > 1 ? rest[1] : '\n';
  const bool letter_alone = behind == ' ' || behind == '\t' || behind == '\r' || behind == '\n';
  if ((rest.front() == 'c' || rest.front() == 'p') && letter_alone) return Format::dimacs;
  if (!text::digit(rest.front())) return std::nullopt;
  if (rest.front() == '0') return Format::matrix;
  in.take_while(text::digit);
  return in.done() ? Format::matrix : Format::edge_list;
}

}  // namespace gamecert::graphs
