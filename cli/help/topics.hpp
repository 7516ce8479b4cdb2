// What can be asked of `gamecert help`: kinds of names, and the page of each name.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gamecert::cli {

using VisitName = std::function<void(const std::string& name)>;

/// Names that have pages of one form. A name can be of several kinds: `tree` is a property and a word for classes.
struct TopicKind {
  std::string_view title;  // in the index: "Properties of graphs"
  /// Every name, as users write it, in the order of the index.
  void (*each)(const VisitName&);
  /// Prints the page of the name, a line `  $ COMMAND` in it, behind an empty line if other pages are before it; false
  /// if it is none of these. Other spellings of names may be taken too.
  bool (*show)(const std::string& name, bool behind);
  /// What a name of `each` is, in one line.
  std::string (*summary)(const std::string& name);
  bool indexed = true;  // whether the index has its names
};

/// In the order of the index.
std::span<const TopicKind> topic_kinds();

bool show_command(const std::string& name, bool behind);
void each_game_name(const VisitName& visit);
bool show_game(const std::string& name, bool behind);
std::string summary_of_game(const std::string& name);
/// Of properties, of numbers, and of sets of vertices.
void each_property_name(const VisitName& visit);
void each_number_name(const VisitName& visit);
void each_set_name(const VisitName& visit);
bool show_property(const std::string& name, bool behind);
bool show_number(const std::string& name, bool behind);
bool show_set(const std::string& name, bool behind);
std::string summary_of_term(const std::string& name);
void each_language_word(const VisitName& visit);
bool show_language_word(const std::string& name, bool behind);
std::string summary_of_word(const std::string& name);
void each_class_name(const VisitName& visit);
bool show_class(const std::string& name, bool behind);
std::string summary_of_class(const std::string& name);
void each_family_name(const VisitName& visit);
bool show_family(const std::string& name, bool behind);
std::string summary_of_family(const std::string& name);
void each_format_name(const VisitName& visit);
bool show_format(const std::string& name, bool behind);
std::string summary_of_format(const std::string& name);
void each_lemma_name(const VisitName& visit);
bool show_lemma(const std::string& name, bool behind);
std::string summary_of_lemma(const std::string& name);
void each_reduction_name(const VisitName& visit);
bool show_reduction(const std::string& name, bool behind);
std::string summary_of_reduction(const std::string& name);
void each_claim_name(const VisitName& visit);
bool show_claim(const std::string& name, bool behind);
std::string summary_of_claim(const std::string& name);
void each_evidence_name(const VisitName& visit);
bool show_evidence(const std::string& name, bool behind);
std::string summary_of_evidence(const std::string& name);
void each_verdict_name(const VisitName& visit);
bool show_verdict(const std::string& name, bool behind);
std::string summary_of_verdict(const std::string& name);

/// A page: a headline, rows of a name and a text, and examples.
class Page {
 public:
  explicit Page(const std::string& headline) : text_(headline + "\n") {}
  /// Broken between words; a text that is empty makes no row.
  Page& row(std::string_view name, std::string_view text);
  /// Whole lines, as they are.
  Page& lines(std::string_view text);
  Page& example(std::string_view command);
  /// True.
  bool print(bool behind) const;

 private:
  std::string text_;
  bool example_ = false;
};

/// Lines of at most so many characters, broken at blanks; all but the first begin with the indent.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = 100);

/// The rules of the game in prose: what its text says behind `>`.
std::string rules_prose(std::string_view game);
/// The text of certificates/FORMAT.md.
std::string_view format_text();

/// A page of docs/: `LANGUAGE.md`, and its text.
struct DocumentPage {
  std::string_view name, text;
};
/// Of all pages that are written by hand.
std::span<const DocumentPage> document_pages();

}  // namespace gamecert::cli
