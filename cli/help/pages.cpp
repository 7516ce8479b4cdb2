// The form of a page, and the list of all kinds of topics.
#include <algorithm>

#include "cli/command.hpp"
#include "cli/help/topics.hpp"
#include "cli/output.hpp"

namespace gamecert::cli {
namespace {

constexpr std::size_t name_width = 11;

void each_command(const VisitName& visit) {
  for (const Command& command : commands()) visit(std::string(command.name));
}

std::string summary_of_command(const std::string& name) {
  return std::string(std::ranges::find(commands(), name, &Command::name)->summary);
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  std::string result;
  std::size_t column = indent;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
    const std::string_view word = text.substr(0, end);
    const bool broken = !result.empty() && column + 1 + word.size() > width;
    if (broken) {
      result += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (!result.empty()) {
      result += ' ';
      ++column;
    }
    result += word;
    column += word.size();
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

Page& Page::row(std::string_view name, std::string_view text) {
  if (text.empty()) return *this;
  text_.append("  ").append(name).append(name.size() < name_width ? name_width - name.size() : 1, ' ');
  text_ += wrapped(text, 2 + name_width) + "\n";
  return *this;
}

Page& Page::lines(std::string_view text) {
  text_ += text;
  return *this;
}

Page& Page::example(std::string_view command) {
  if (!example_) text_ += "\nExample:\n";
  example_ = true;
  text_.append("  $ ").append(command).append("\n");
  return *this;
}

bool Page::print(bool behind) const {
  cli::print((behind ? "\n" : "") + text_);
  return true;
}

std::span<const TopicKind> topic_kinds() {
  static constexpr TopicKind all[] = {
      {"Commands", each_command, show_command, summary_of_command},
      {"Games", each_game_name, show_game, summary_of_game},
      {"Properties of graphs", each_property_name, show_property, summary_of_term},
      {"Numbers of graphs", each_number_name, show_number, summary_of_term},
      {"Sets of vertices of graphs", each_set_name, show_set, summary_of_term},
      {"The language of formulas", each_language_word, show_language_word, summary_of_word},
      {"Words for classes of graphs", each_class_name, show_class, summary_of_class},
      {"Families of boards", each_family_name, show_family, summary_of_family},
      {"Formats of graphs", each_format_name, show_format, summary_of_format},
      {"Verdicts", each_verdict_name, show_verdict, summary_of_verdict},
      {"Kinds of evidence", each_evidence_name, show_evidence, summary_of_evidence},
      {"Lemmas", each_lemma_name, show_lemma, summary_of_lemma},
      {"Reductions", each_reduction_name, show_reduction, summary_of_reduction},
      {"Claims of papers", each_claim_name, show_claim, summary_of_claim, false},
  };
  return all;
}

}  // namespace gamecert::cli
