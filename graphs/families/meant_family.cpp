// A name and numbers, however they are separated, looked up among families and usual short names.
#include "graphs/families/meant_family.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "graphs/families.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"

namespace gamecert::graphs {
namespace {

constexpr std::size_t most_characters = 60, most_numbers = 4, most_digits = 4;

using Named = std::pair<std::string_view, std::string_view>;

/// Short names, which numbers follow.
constexpr Named symbols[] = {{"k", "complete"}, {"p", "path"},         {"c", "cycle"},   {"q", "hypercube"},
                             {"w", "wheel"},    {"s", "star"},         {"f", "fan"},     {"clique", "complete"},
                             {"ring", "cycle"}, {"cube", "hypercube"}, {"chain", "path"}};
/// Names without numbers.
constexpr Named named_alone[] = {{"triangle", "cycle:3"},
                                 {"square", "cycle:4"},
                                 {"claw", "star:3"},
                                 {"cube", "hypercube:3"},
                                 {"edge", "path:2"},
                                 {"vertex", "path:1"},
                                 {"diamond", "fan:2"},
                                 {"tetrahedron", "complete:4"},
                                 {"gem", "fan:3"},
                                 {"fork", "spider:2,1,1"},
                                 {"net", "rays:3,2"},
                                 {"domino", "grid:2x3"},
                                 {"paw", "Cx"},
                                 {"bull", "D{O"},
                                 {"banner", "DlC"},
                                 {"cricket", "D{_"},
                                 {"house", "Dlo"},
                                 {"butterfly", "D{c"},
                                 {"dart", "D|_"},
                                 {"kite", "D|O"},
                                 {"3-sun", "E}Y_"},
                                 {"moser-spindle", "FzaGw"},
                                 {"wagner", "circulant:8,1,4"},
                                 {"dodecahedron", "generalised-petersen:10,2"},
                                 {"octahedron", "circulant:6,1,2"},
                                 {"desargues", "generalised-petersen:10,3"},
                                 {"nauru", "generalised-petersen:12,5"},
                                 {"moebius-kantor", "generalised-petersen:8,3"}};

/// `complete-bipartite` for CompleteBipartiteGraph and nx.complete_bipartite_graph.
std::string plain_name(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  if (dot != std::string_view::npos) name.remove_prefix(dot + 1);
  std::string text;
  for (std::size_t at = 0; at < name.size(); ++at) {
    const char c = name[at];
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital && at > 0 && text::small_letter(name[at - 1])) text += '-';
    text += c == '_' || c == ' ' ? '-' : capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  while (text.ends_with('-')) text.pop_back();
  if (text.ends_with("-graph")) text.resize(text.size() - 6);
  return text;
}

/// The text, if it names a member of a family.
std::string with_text(const std::string& text) {
  try {
    make_family(text);
    return text;
  } catch (const std::exception&) {
    return "";
  }
}

std::string with_numbers(const std::string& name, const std::vector<std::string>& numbers) {
  const auto family = std::ranges::find(families(), std::string_view(name), &Family::name);
  if (family == families().end()) return "";
  const std::string separator = family->parameters.find('x') != std::string_view::npos ? "x" : ",";
  std::string text = name;
  for (std::size_t i = 0; i < numbers.size(); ++i) text.append(i == 0 ? ":" : separator).append(numbers[i]);
  return with_text(text);
}

/// `K4-e` as mathematicians write it.
std::string complete_without_edge(std::string_view name) {
  if (!(name.starts_with('K') || name.starts_with('k')) || !name.ends_with("-e")) return "";
  std::string_view number = name.substr(1, name.size() - 3);
  if (number.starts_with('_')) number.remove_prefix(1);
  const bool plain = !number.empty() && number.size() <= most_digits && std::ranges::all_of(number, text::digit);
  if (!plain || number.front() == '0' || number == "1") return "";
  return "complement(edges:" + std::string(number) + ":0-1)";
}

}  // namespace

std::string meant_family(std::string_view name) {
  while (name.ends_with(',') || name.ends_with(';') || name.ends_with('.')) name.remove_suffix(1);
  if (name.empty() || name.size() > most_characters) return "";
  if (name.find_first_not_of("0123456789,") == std::string_view::npos) return with_text("heaps:" + std::string(name));
  const auto* alone = std::ranges::find(named_alone, plain_name(name), &Named::first);
  if (alone != std::end(named_alone)) return std::string(alone->second);
  if (const std::string without_edge = complete_without_edge(name); !without_edge.empty()) return without_edge;
  const bool edges =
      name.find('-') != std::string_view::npos && name.find_first_not_of("0123456789-,") == std::string_view::npos;
  if (edges) return with_text("edges:" + std::string(name));
  const std::size_t letters = std::min(name.find_first_of("0123456789([{: "), name.size());
  const std::string plain = plain_name(name.substr(0, letters));
  std::vector<std::string> numbers;
  for (std::size_t at = letters; at < name.size(); ++at) {
    const char c = name[at];
    const bool goes_on = at > letters && text::digit(name[at - 1]);
    if (text::digit(c) && !goes_on) numbers.emplace_back();
    if (text::digit(c)) {
      numbers.back() += c;
    } else if (std::string_view("()[]{}:,x_ ").find(c) == std::string_view::npos) {
      return "";
    }
  }
  const bool open = !numbers.empty() && !text::digit(name.back()) &&
                    std::string_view(")]}").find(name.back()) == std::string_view::npos;
  if (plain.empty() || open || numbers.size() > most_numbers) return "";
  for (const std::string& number : numbers)
    if (number.size() > most_digits || (number.size() > 1 && number.front() == '0')) return "";
  if (numbers.empty()) {
    const auto* found = std::ranges::find(named_alone, plain, &Named::first);
    return found == std::end(named_alone) ? with_numbers(plain, {}) : std::string(found->second);
  }
  const auto* symbol = std::ranges::find(symbols, plain, &Named::first);
  if (plain == "k" && numbers.size() == 2)
    return numbers[0] == "1" ? with_numbers("star", {numbers[1]}) : with_numbers("complete-bipartite", numbers);
  return with_numbers(symbol == std::end(symbols) ? plain : std::string(symbol->second), numbers);
}

}  // namespace gamecert::graphs
