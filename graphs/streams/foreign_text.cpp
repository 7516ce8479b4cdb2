// A table of beginnings and signs; the first that fits speaks.
#include "graphs/streams/foreign_text.hpp"

#include <algorithm>
#include <exception>
#include <iterator>
#include <span>
#include <vector>

#include "graphs/families.hpp"
#include "graphs/families/meant_family.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/formats.hpp"
#include "text/blanks.hpp"
#include "text/cursor.hpp"

namespace gamecert::graphs {
namespace {

struct KnownText {
  bool (*is)(std::string_view line);  // which is not empty, and does not begin with a blank
  std::string_view advice;
};

template <class... Beginnings>
bool begins(std::string_view line, Beginnings... beginnings) {
  return (line.starts_with(std::string_view(beginnings)) || ...);
}

/// What stands behind a number at the beginning, and blanks; empty if there is no number.
std::string_view behind_number(std::string_view text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  if (end == 0) return "";
  return text.substr(std::min(text.find_first_not_of(text::line_blanks, end), text.size()));
}

bool networkx_edge(std::string_view line) {
  const std::string_view data = behind_number(behind_number(line));
  return begins(data, "{");
}

bool weighted_edge(std::string_view line) {
  const std::string_view weight = behind_number(behind_number(line));
  return !weight.empty() && weight.find_first_not_of("0123456789.+-eE \t\r") == std::string_view::npos &&
         weight.find('.') != std::string_view::npos;
}

/// Whether two numbers stand with these signs between them, or one with them behind it.
bool number_and(std::string_view line, std::string_view signs) {
  const std::string_view rest = behind_number(line);
  if (rest.size() == line.size() || rest.empty() || signs.find(rest.front()) == std::string_view::npos) return false;
  const std::size_t next = rest.find_first_not_of(",;:-<> \t\r");
  return next == std::string_view::npos || !text::letter(rest[next]);
}

bool three_numbers(std::string_view line) {
  const std::string_view third = behind_number(behind_number(line));
  return !third.empty() && third.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Whether every other byte is 0, from the first or the second on.
bool utf_16(std::string_view line) {
  const auto zeros_from = [&](std::size_t at) {
    for (; at < line.size(); at += 2)
      if (line[at] != '\0') return false;
    return true;
  };
  return begins(line, "\xFF\xFE", "\xFE\xFF") || (line.size() > 1 && (zeros_from(0) || zeros_from(1)));
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  for (text::Cursor in(line, {0, 1}, text::line_blanks); !in.done();) words.push_back(in.take_until(text::line_blanks));
  return words;
}

/// Whether the word cannot be a board, nor an attribute of one.
bool name_only(std::string_view word) {
  if (word.find_first_of(":=()+*") != std::string_view::npos || names_users_board(word)) return false;
  try {
    read_graph6(word);
    return false;
  } catch (const std::exception&) {
    return true;
  }
}

bool labels_with_data(std::string_view line) {
  const std::vector<std::string_view> words = words_of(line);
  return words.size() > 2 && words[2].starts_with('{') && name_only(words[0]);
}

bool labels_with_weight(std::string_view line) {
  const std::vector<std::string_view> words = words_of(line);
  return words.size() == 3 && words[2].find_first_not_of("0123456789.+-") == std::string_view::npos &&
         words[1].find('=') == std::string_view::npos && name_only(words[0]);
}

/// `ann,bob`, with quotes or without.
bool labels_with_comma(std::string_view line) {
  const std::size_t comma = line.find_first_of(",;");
  return comma != std::string_view::npos && comma > 0 && comma + 1 < line.size() &&
         line.find_first_of(":=()[]{}+*") == std::string_view::npos && !text::digit(line.front());
}

/// Two words, which are no board with an attribute.
bool two_labels(std::string_view line) {
  const std::vector<std::string_view> words = words_of(line);
  return words.size() == 2 && name_only(words[0]) && words[1].find_first_of("=:") == std::string_view::npos;
}

bool dimacs_edge(std::string_view line) {
  return (line.starts_with("e ") || line.starts_with("a ")) && !behind_number(line.substr(2)).empty();
}

/// Edges between names, looked at where nothing else is known of a line.
constexpr KnownText texts_of_labels[] = {
    {labels_with_data,
     "this is an edge with data, as NetworkX writes it: write_edgelist(G, FILE, data=False), and --input-format "
     "labels"},
    {labels_with_weight,
     "if the third word is the weight of an edge, leave it out (cut -d' ' -f1,2), and read the file with "
     "--input-format labels"},
    {labels_with_comma,
     "if these are the ends of an edge, put a blank between them (tr ',;\"' '   '), and read the file with "
     "--input-format labels"},
};

/// Lines of formats that are not recognised by them.
constexpr KnownText texts_of_no_graph[] = {
    {dimacs_edge,
     "this is an edge of DIMACS, in which a line `p edge ORDER SIZE` stands first (--input-format dimacs)"},
    {two_labels, "if these are the ends of an edge, read the file with --input-format labels"},
};

constexpr KnownText known_texts[] = {
    {[](std::string_view line) { return begins(line, "\xEF\xBB\xBF"); },
     "it begins with a byte-order mark, which editors on Windows write: remove it (sed '1s/^\\xEF\\xBB\\xBF//')"},
    {[](std::string_view line) {
       return begins(line, "\x1F\x8B", "BZh",
                     "\xFD"
                     "7zXZ",
                     "PK\x03\x04", "\x28\xB5\x2F\xFD");
     },
     "these are compressed data: uncompress them first (zcat, bzcat, xzcat, unzip -p)"},
    {[](std::string_view line) {
       return std::ranges::any_of(line.substr(0, 8), [](char c) { return c >= '\x01' && c < '\x09'; });
     },
     "these are bytes, not text: planar code without its header is read with --input-format planar-code"},
    {utf_16, "this looks like UTF-16: convert it (iconv -f UTF-16 -t UTF-8)"},
    {[](std::string_view line) { return begins(line, ">A ", ">Z ", ">E ", ">C ", ">L "); },
     "this is a message that programs of nauty write to standard error: leave out 2>&1, or call them with -q"},
    {[](std::string_view line) { return begins(line, "b'", "b\""); },
     "these are bytes as Python prints them: print(networkx.to_graph6_bytes(G, header=False).decode(), end='')"},
    {networkx_edge,
     "this is an edge with data, as NetworkX writes it: write_edgelist(G, FILE, data=False), and --input-format edges"},
    {weighted_edge,
     "this is an edge with a weight: leave out what stands behind the two vertices (cut -d' ' -f1,2), and "
     "read the file with --input-format edges"},
    {three_numbers,
     "three numbers on a line: if the third is the weight of an edge, leave it out (cut -d' ' -f1,2), and read the "
     "file with --input-format edges"},
    {[](std::string_view line) { return number_and(line, ":"); },
     "this is a list of neighbours: nauty-showg -e writes lists of edges that are read, -a matrices"},
    {[](std::string_view line) {
       const std::string_view end = behind_number(behind_number(line));
       return end == ";" || end == ",";
     },
     "a sign stands behind the two vertices of an edge: leave it out (tr -d ',;'), and read the file with "
     "--input-format edges"},
    {[](std::string_view line) { return number_and(line, ",;-<"); },
     "the vertices of an edge are separated by blanks: put a blank between them (sed 's/[^0-9]/ /g'), and read "
     "the "
     "file "
     "with --input-format edges"},
    {[](std::string_view line) { return begins(line, "#"); },
     "lines that begin with # are comments among edges alone (--input-format edges) and labels only: leave them out "
     "(grep -v "
     "'^#')"},
    {[](std::string_view line) { return begins(line, "%%MatrixMarket"); },
     "this is Matrix Market; in Python: networkx.write_graph6(networkx.Graph(scipy.io.mmread(FILE)), OUTFILE)"},
    {[](std::string_view line) { return begins(line, "<?xml", "<graphml", "<gexf", "<GraphML"); },
     "this is XML such as GraphML; in Python: networkx.write_graph6(networkx.read_graphml(FILE), OUTFILE)"},
    {[](std::string_view line) { return begins(line, "*Vertices", "*vertices", "*Network", "*network"); },
     "this is Pajek; in Python: networkx.write_graph6(networkx.Graph(networkx.read_pajek(FILE)), OUTFILE)"},
    {[](std::string_view line) {
       const std::string_view end = line.substr(0, line.find_last_not_of(text::line_blanks) + 1);
       return begins(line, "graph", "digraph", "strict graph", "strict digraph") && end.find('{') != end.npos;
     },
     "this is DOT; in Python: networkx.write_graph6(networkx.Graph(networkx.nx_pydot.read_dot(FILE)), OUTFILE)"},
    {[](std::string_view line) {
       return begins(line, "graph [", "graph[", "Creator ", "Version ") ||
              (begins(line, "graph") && line.find_first_not_of(text::line_blanks, 5) == line.npos);
     },
     "this is GML; in Python: networkx.write_graph6(networkx.read_gml(FILE), OUTFILE)"},
    {[](std::string_view line) { return begins(line, "LEDA.GRAPH"); },
     "this is LEDA; in Python: networkx.write_graph6(networkx.read_leda(FILE), OUTFILE)"},
    {[](std::string_view line) { return begins(line, "{\"", "{ \"", "[{\"") || line == "{" || line == "["; },
     "this is JSON; in Python: networkx.write_graph6(networkx.node_link_graph(json.load(open(FILE))), OUTFILE)"},
    {[](std::string_view line) {
       return begins(line, "Graph on ", "Digraph on ") || line.find(": Graph on ") != line.npos;
     },
     "this is what SageMath prints of a graph: print(G.graph6_string())"},
    {[](std::string_view line) {
       return begins(line, "Graph with ", "Graph named ", "DiGraph with ", "DiGraph named ");
     },
     "this is what NetworkX prints of a graph: print(networkx.to_graph6_bytes(G, header=False).decode(), end='')"},
    {[](std::string_view line) { return begins(line, "[(", "[[", "{(", "{0:", "{1:", "((0", "((1", "(0,", "(1,"); },
     "this is a graph in Python: print(networkx.to_graph6_bytes(networkx.Graph(...), header=False).decode(), end='')"},
    {[](std::string_view line) { return begins(line, "Graph[", "Graph({", "Graph([", "{{"); },
     "this is a graph of a computer algebra system: have it write graph6 (Sage: G.graph6_string(); Mathematica: "
     "ExportString[g, \"Graph6\"])"},
};

std::string advice_of(std::span<const KnownText> texts, std::string_view line) {
  const auto known = std::ranges::find_if(texts, [&](const KnownText& each) { return each.is(line); });
  return known == texts.end() ? "" : "; " + std::string(known->advice);
}

}  // namespace

std::string advice_on(std::string_view line, std::optional<Format> within) {
  line.remove_prefix(std::min(line.find_first_not_of(text::line_blanks), line.size()));
  while (!line.empty() && text::line_blanks.find(line.back()) != std::string_view::npos) line.remove_suffix(1);
  if (line.empty()) return "";
  if (std::string advice = advice_of(known_texts, line); !advice.empty()) return advice;
  const std::string_view first = line.substr(0, line.find_first_of(text::line_blanks));
  if (text::digit(line.front()) && std::ranges::none_of(first, text::letter)) return "";
  std::string family = meant_family(first);
  if (family.empty()) family = meant_family(line);
  const auto known_family = std::ranges::find(families(), first.substr(0, first.find(':')), &Family::name);
  if (family.empty() && known_family != families().end() && !known_family->parameters.empty())
    return "; the family is written '" + std::string(known_family->name) + ":" + std::string(known_family->parameters) +
           "' (gamecert help " + std::string(known_family->name) + ")";
  if (!family.empty() && family != first) return "; did you mean '" + family + "'? (gamecert list families)";
  std::string advice = within ? "" : advice_of(texts_of_no_graph, line);
  if (advice.empty() && (!within || within == Format::labels)) advice = advice_of(texts_of_labels, line);
  return advice;
}

void throw_with_advice(const text::InputError& error, std::string_view line, std::optional<Format> within) {
  if (text::beyond_limit(error)) throw text::TooLarge(error.what(), error.place());
  std::string message = error.what();
  const std::string advice = advice_on(line, within);
  const std::size_t guess = message.rfind(" (did you mean '");
  if (advice.starts_with("; did you mean") && guess != std::string::npos && message.ends_with("?)"))
    message.resize(guess);
  throw text::InputError(message + advice, error.place());
}

}  // namespace gamecert::graphs
