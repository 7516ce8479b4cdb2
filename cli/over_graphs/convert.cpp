// gamecert convert: graphs written in another format, or in canonical form, one of every isomorphism class.
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/over_graphs/graph_input.hpp"
#include "graphs/constructions.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/formats.hpp"
#include "graphs/nauty/canonical.hpp"
#include "graphs/small_graph_text.hpp"
#include "graphs/streams/format_text.hpp"
#include "pictures/layout.hpp"
#include "text/deadline.hpp"
#include "text/errors.hpp"

namespace gamecert::cli {
namespace {

using graphs::Digraph;
using graphs::FamilyMember;
using graphs::Graph;

/// Formats that a graph alone does not decide.
constexpr std::string_view lines = "lines", digraph6 = "digraph6", incremental = "incremental",
                           planar_code = "planar-code";

std::vector<std::string> format_names() {
  std::vector<std::string> names{std::string(lines), std::string(digraph6), std::string(incremental),
                                 std::string(planar_code)};
  for (const graphs::WrittenFormat& format : graphs::written_formats()) names.emplace_back(format.name);
  return names;
}

/// Writes one graph after another.
class GraphWriter {
 public:
  explicit GraphWriter(std::string format) : format_(std::move(format)) {}
  std::string text(const FamilyMember& board) {
    if (const auto* digraph = std::get_if<Digraph>(&board)) return of_digraph(*digraph);
    return of_graph(graphs::graph_of(board));
  }
  /// What stands in front of all graphs.
  std::string head() const { return format_ == planar_code ? ">>planar_code<<" : ""; }

 private:
  std::string of_digraph(const Digraph& digraph) const {
    if (format_ == lines || format_ == digraph6) return graphs::write_digraph6(digraph) + "\n";
    if (format_ == "board") return graphs::write_board(digraph) + "\n";
    throw text::InputError("expected graphs for --output-format " + format_ +
                           ", found a digraph; lines, digraph6 and " + "board hold it");
  }
  std::string of_graph(const Graph& graph) {
    if (format_ == lines) return line_of_any(graph) + "\n";
    if (format_ == digraph6) return graphs::write_digraph6(Digraph(graph.order(), both_ways(graph))) + "\n";
    if (format_ == incremental) return increment(graph) + "\n";
    if (format_ == planar_code) {
      const auto around = pictures::neighbours_around(graph);
      if (!around)
        throw text::InputError("expected planar graphs for --output-format planar-code, found one that is not");
      return graphs::write_planar_code(graph, *around);
    }
    return std::ranges::find(graphs::written_formats(), format_, &graphs::WrittenFormat::name)->write(graph);
  }
  static std::string line_of_any(const Graph& graph) {
    return graph.order() <= graphs::SmallGraph::max_order ? graphs::write_graph6(graph) : graphs::write_sparse6(graph);
  }
  static std::vector<graphs::Edge> both_ways(const Graph& graph) {
    std::vector<graphs::Edge> arcs;
    for (const auto& [u, v] : graph.edges()) arcs.insert(arcs.end(), {{u, v}, {v, u}});
    return arcs;
  }
  std::string increment(const Graph& graph) {
    const bool follows = before_ && before_->order() == graph.order();
    std::string line = follows ? graphs::write_increment(*before_, graph) : graphs::write_sparse6(graph);
    before_ = graph;
    return line;
  }

  std::string format_;
  std::optional<Graph> before_;  // for increments
};

FamilyMember canonical(const FamilyMember& board) {
  const auto* digraph = std::get_if<Digraph>(&board);
  const graphs::SmallGraph small =
      digraph != nullptr ? graphs::small(*digraph) : graphs::small(graphs::graph_of(board));
  const graphs::SmallGraph form = graphs::canonical_form(small).graph;
  if (!form.directed) return graphs::large(form);
  return graphs::read_digraph6(graphs::write_small_graph(form));
}

FamilyMember board_of(const InputLine& line) {
  const games::Instance instance = instance_of(line, nullptr);
  if (instance.text().find(' ') != std::string::npos)
    throw text::InputError("expected a graph alone, found attributes behind it: " +
                           instance.text().substr(instance.text().find(' ') + 1));
  return instance.board();
}

struct Converted {
  std::size_t graphs = 0;
  /// By their text, which is their order too; with --canonical.
  std::map<std::string, FamilyMember> classes = {};
};

void convert(const CommandOptions& options, InstanceLines& input,
             const std::function<void(const std::string&)>& write) {
  const std::string format = options.value<std::string>("output-format");
  GraphWriter writer(format);
  GraphWriter sorter(format == "sparse6" || format == digraph6 ? format : std::string(lines));
  Converted all;
  write(writer.head());
  while (const std::optional<InputLine> line = input.next()) {
    try {
      ++all.graphs;
      const FamilyMember board = board_of(*line);
      if (!options.has("canonical")) {
        write(writer.text(board));
        continue;
      }
      FamilyMember form = canonical(board);
      all.classes.emplace(sorter.text(form), std::move(form));
    } catch (const text::InputError& error) {
      throw placed(*line, error);
    } catch (const text::LimitError& limit) {
      throw text::LimitError((line->place.empty() ? "" : line->place + ": ") + limit.what());
    }
  }
  if (text::interrupted) throw text::LimitError("interrupted");
  for (const auto& [text, form] : all.classes) write(writer.text(form));
  if (options.has("canonical") && !options.quiet())
    std::cerr << "c " << all.classes.size() << " of " << all.graphs << " graphs, no two of them isomorphic\n";
}

}  // namespace

int run_convert(const Command& command, const Arguments& arguments) {
  namespace po = boost::program_options;
  CommandOptions options;
  std::string formats =
      "lines, graph6 or above order 64 sparse6, and digraph6; planar-code, of planar graphs; "
      "incremental sparse6";
  for (const graphs::WrittenFormat& format : graphs::written_formats())
    formats.append("; ").append(format.name).append(", ").append(format.meaning);
  options.described.add_options()("quiet,q", "no comments")(
      "output-format", po::value<std::string>()->default_value("lines"), formats.c_str())(
      "canonical", "in canonical form, sorted, one of isomorphic graphs, as nauty-shortg has them; order at most 64");
  describe_input_format(options);
  if (!options.parse(command, arguments)) return success;
  if (options.plain().size() > 2)
    throw text::InputError("expected [INFILE|BOARD [OUTFILE]], found " + std::to_string(options.plain().size()) +
                           " arguments");
  one_of("output-format", options.value<std::string>("output-format"), format_names());
  const std::string from = options.plain().empty() ? "-" : options.plain()[0];
  InstanceLines input(std::unique_ptr<ByteInput>(new ByteInput(graphs_named(from))), input_format(options),
                      options.quiet());
  GraphOutput output(options.plain().size() < 2 ? "-" : options.plain()[1]);
  std::string held;
  constexpr std::size_t most_held = 1 << 16;
  const auto flush = [&] { output.write(std::exchange(held, "")); };
  try {
    convert(options, input, [&](const std::string& text) {
      held += text;
      if (held.size() >= most_held) flush();
    });
    flush();
    output.commit();
    return success;
  } catch (const text::InputError&) {
    flush();  // the graphs before
    throw;
  } catch (const text::LimitError& limit) {  // standard output is for graphs alone
    flush();
    std::cerr << "UNKNOWN " << limit.what() << '\n';
    return undecided;
  }
}

}  // namespace gamecert::cli
