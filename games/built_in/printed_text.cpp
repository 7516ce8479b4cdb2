// Clauses of a text as comments, and `info()` of its game.
#include "games/built_in/printed_text.hpp"

#include <algorithm>
#include <cctype>

#include "games/built_in/printed_rules.hpp"
#include "games/texts/facts/opened_text.hpp"

namespace gamecert::games {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> result;
  std::istringstream in{std::string(text)};
  for (std::string line; std::getline(in, line);) result.push_back(line);
  return result;
}

/// In the order of games/info.hpp.
constexpr std::string_view board_kinds[] = {
    "graph", "digraph", "graph_or_digraph", "heaps", "triangulation", "drawn_triangulation", "points"};

/// The sentence in the first line of prose, as lists have it: without a full stop, with a small letter in front.
std::string summary_of(std::string_view prose) {
  std::string line(prose.substr(0, prose.find('\n')));
  if (line.ends_with('.')) line.pop_back();
  if (!line.empty()) line[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(line[0])));
  return line;
}

}  // namespace

std::string literal(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + "\"";
}

PrintedText::PrintedText(std::string_view text, std::string_view file)
    : file_(file), lines_(lines_of(text)), game_(read_users_game(text)) {
  game_.text = opened_text(game_.text);
  const std::vector<TextChoice> choices = common_choices(game_.text);
  for (const std::string_view word : single_clauses)
    if (std::optional<Formula>& clause = *single_clause(game_.text, word)) clause = opened(*clause, choices);
  for (Formula& each : game_.text.require) each = opened(each, {});
  for (TextPart& part : game_.text.position) part.start = opened(part.start, {});
}

void PrintedText::refuse(const std::string& expected, ClauseAt clause) const {
  throw_placed(ClauseError("expected " + expected + " (games/built_in/printed_rules.hpp)", clause), game_);
}

void PrintedText::require(bool holds, const std::string& expected, ClauseAt clause) const {
  if (!holds) refuse(expected, clause);
}

std::vector<std::size_t> PrintedText::lines_of_clause(ClauseAt clause) const {
  const auto known = game_.places.find(clause);
  if (known == game_.places.end()) return {};
  const auto begins = [&](std::size_t line) {
    return std::ranges::any_of(game_.places, [&](const auto& each) { return each.second.line == line + 1; });
  };
  std::vector<std::size_t> result{known->second.line - 1};
  for (std::size_t line = known->second.line; line < lines_.size() && lines_[line].starts_with(' ') && !begins(line);)
    result.push_back(line++);
  return result;
}

void PrintedText::say(ClauseAt clause) {
  for (const std::size_t line : lines_of_clause(clause))
    if (said_.insert(line).second) out_ << "  // " << lines_[line] << "\n";
}

void PrintedText::begin_info(bool sums) {
  say({"game"});
  say({"players"});
  for (std::size_t i = 0; i < text().given.size(); ++i) say({"given", i});
  for (const std::string& line : lines_)
    if (line.starts_with("define ")) out_ << "  // " << line << "\n";
  out_ << "  static GameInfo info() {\n    return {.name = " << literal(text().name)
       << ",\n            .summary = " << literal(summary_of(game_.prose));
  if (text().players != 2) out_ << ",\n            .players = " << text().players;
  if (text().board != BoardKind::graph)
    out_ << ",\n            .board = BoardKind::" << board_kinds[static_cast<std::size_t>(text().board)];
  if (text().ending == TextEnding::points || text().ending == TextEnding::tie)
    out_ << ",\n            .stuck = Stuck::ends";
  if (sums) out_ << ",\n            .sums = true";
  out_ << ",\n            .planes = {";
  for (const TextPart& part : text().position)
    out_ << (&part == text().position.data() ? "" : ", ") << literal(part.name);
  out_ << "}";
  attributes();
  parameters();
}

std::string PrintedText::meaning(std::size_t given) const {
  const std::string& name = text().given[given].called();
  const auto meaning = std::ranges::find(game_.meanings, name, [](const auto& each) { return each.first; });
  require(meaning != game_.meanings.end(), "what it means, in a line '>' below it", {"given", given});
  return literal(meaning->second);
}

void PrintedText::attributes() {
  std::string all;
  for (std::size_t i = 0; i < text().given.size(); ++i) {
    const TextGiven& given = text().given[i];
    if (given.option()) continue;
    const std::string_view shape = given.places == TextPlaces::vertices ? "vertex_values"
                                   : given.places == TextPlaces::edges  ? "edge_values"
                                   : given.sort == Sort::edges          ? "edges"
                                                                        : "vertices";
    all += (all.empty() ? "{" : ", {") + literal(given.called()) + ", AttributeInfo::Shape::" + std::string(shape) +
           ", " + meaning(i) + "}";
  }
  if (!all.empty()) out_ << ",\n            .attributes = {" << all << "}";
}

void PrintedText::parameters() {
  std::string all;
  for (std::size_t i = 0; i < text().given.size(); ++i) {
    const TextGiven& given = text().given[i];
    if (!given.option()) continue;
    if (!all.empty()) all += ",\n                           ";
    const std::string usual = ", .usual = " + std::to_string(given.usual), means = ", .meaning = " + meaning(i);
    all += "{.name = " + literal(given.called());
    if (!given.below.empty()) {
      all += means + ", .ratio = true}";
    } else if (!given.words.empty()) {
      std::string words;
      for (const std::string& word : given.words) words += (words.empty() ? "" : ", ") + literal(word);
      all += usual + means + ", .words = {" + words + "}}";
    } else {
      require(given.range.has_value(), "an option that is a number", {"given", i});
      all += ", .least = " + given.range->first.word + ", .greatest = " + given.range->last.word + usual + means + "}";
    }
  }
  if (!all.empty()) out_ << ",\n            .parameters = {" << all << "}";
}

std::string PrintedText::file_with(const std::vector<std::string>& includes, std::string_view base) const {
  std::string result = "// Made by games/built_in/print_rules.cpp of " + file_ + ".\n//\n";
  for (const std::string& line : lines_of(game_.prose)) result += "// " + line + "\n";
  result += "#pragma once\n\n";
  for (const std::string& header : includes) result += "#include \"games/" + header + ".hpp\"\n";
  result += "\nnamespace gamecert::games {\n\ntemplate <Plane P>\nstruct " + name_of_rules(text().name);
  if (!base.empty()) result += " : " + std::string(base);
  return result + " {\n" + out_.str() + "};\n\n}  // namespace gamecert::games\n";
}

}  // namespace gamecert::games
