// Files of statements, field by field.
#include "sweeps/statements/statement_file.hpp"

#include <algorithm>
#include <utility>

#include "conjectures/language.hpp"
#include "graphs/families/users_board.hpp"
#include "graphs/formats.hpp"
#include "graphs/small_graph_text.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::sweeps {
namespace {

using text::Field;
using text::InputError;

constexpr int most_orders = graphs::SmallGraph::max_order;

[[noreturn]] void refuse_field(const Field& field, std::size_t column, const std::string& expected,
                               const std::string& found) {
  throw InputError("expected " + expected + ", found " + found, field.place_of(column));
}

/// Letters, digits, and between them hyphens and dots: names are names of files as well.
bool names_statement(std::string_view name) {
  bool separated = true;  // a letter or digit is due
  for (const char c : name) {
    const bool separator = c == '-' || c == '.';
    if (!separator && !text::letter(c) && !text::digit(c)) return false;
    if (separator && separated) return false;
    separated = separator;
  }
  return !separated;
}

/// Where the text would be at that offset of the value, what the reader of a text refuses.
template <class Read>
auto read_at(const Field& field, std::size_t offset, Read&& read) {
  try {
    return read();
  } catch (const InputError& error) {
    const text::Place place = field.place_of(offset + std::max<std::size_t>(1, error.column()));
    if (text::beyond_limit(error)) throw text::TooLarge(error.what(), place);
    throw InputError(error.what(), place);
  } catch (const text::LimitError& limit) {
    throw InputError(limit.what(), field.place_of(offset + 1));
  }
}

int order_behind(const Field& field, std::size_t offset, std::string_view words) {
  if (const auto order = text::whole_number(words, most_orders); order && *order > 0) return *order;
  refuse_field(field, offset + 1, "an order from 1 to " + std::to_string(most_orders), text::quoted(words));
}

KnownStatus read_known(const Field& field, language::GraphKind about) {
  using Kind = KnownStatus::Kind;
  KnownStatus known{.text = field.value};
  const std::string_view value = std::string_view(field.value).substr(0, field.value.find(", "));
  std::size_t offset = 0;
  const auto take = [&](std::string_view words) {
    if (!value.starts_with(words)) return false;
    offset = words.size();
    return value.size() > offset;
  };
  if (value == "open") {
    known.kind = Kind::open;
  } else if (take("true to order ")) {
    known.kind = Kind::to_order;
    known.order = order_behind(field, offset, value.substr(offset));
  } else if (take("true by ")) {
    known.kind = Kind::theorem;
  } else if (value == "refuted") {
    known.kind = Kind::refuted;
  } else if (take("refuted at order ")) {
    known.kind = Kind::refuted;
    known.order = order_behind(field, offset, value.substr(offset));
  } else if (take("refuted ")) {
    known.kind = Kind::refuted;
    known.graph = read_at(field, offset, [&] { return named_graph(std::string(value.substr(offset))); });
    known.order = known.graph->order;
    const bool directed = about == language::GraphKind::digraphs;
    if (known.graph->directed != directed)
      refuse_field(field, offset + 1, directed ? "a digraph" : "a graph",
                   directed ? "a graph, which is none" : "a digraph");
  } else {
    refuse_field(field, 1, "open, refuted, refuted GRAPH, refuted at order N, true by THEOREM or true to order N",
                 text::quoted(field.value));
  }
  return known;
}

/// Statements, comments and fields of a text.
class StatementReader {
 public:
  StatementReader(std::string_view text, language::GraphKind about, const language::UserWords& words)
      : fields_(text), about_(about), words_(words) {}

  std::vector<FileStatement> statements() {
    while (const std::optional<Field> field = fields_.next()) take(*field);
    finish();
    if (all_.empty()) throw InputError("expected 'conjecture NAME', found the end of the text", fields_.place());
    return std::move(all_);
  }

 private:
  void take(const Field& field) {
    if (field.word == "use") return;
    if (field.word == "conjecture") {
      finish();
      return begin(field);
    }
    constexpr std::string_view words[] = {"text", "source", "printed", "reading", "known", "conjecture", "use"};
    const bool known = std::ranges::find(words, field.word) != std::end(words);
    if (!known || begun_ == 0)
      refuse_field(field, 0,
                   begun_ == 0 ? "'conjecture NAME' or 'use FILE'" : "text, source, printed, reading or known",
                   text::quoted(field.word) + (known ? "" : text::did_you_mean(field.word, words)));
    if (field.value.empty()) refuse_field(field, 1, "something behind '" + field.word + "'", "the end of the line");
    if (std::ranges::find(given_, field.word) != given_.end())
      refuse_field(field, 0, "every field once", "a second '" + field.word + "'");
    given_.push_back(field.word);
    FileStatement& statement = all_.back();
    if (field.word == "source") statement.source = field.value;
    if (field.word == "printed") statement.printed = field.value;
    if (field.word == "reading") statement.reading = field.value;
    if (field.word == "known") statement.known = read_known(field, about_);
    if (field.word == "text")
      statement.formula =
          read_at(field, 0, [&] { return conjectures::parse_conjecture(field.value, about_, &words_); });
  }

  /// `conjecture NAME` or `conjecture NAME: SOURCE`
  void begin(const Field& field) {
    const std::size_t colon = field.value.find(": ");
    const std::string name = field.value.substr(0, colon);
    if (!names_statement(name))
      refuse_field(field, 1, "a name of letters, digits, and hyphens and dots between them",
                   name.empty() ? "the end of the line" : text::quoted(name));
    if (const auto known = std::ranges::find(all_, name, &FileStatement::name); known != all_.end())
      refuse_field(field, 1, "every name once",
                   text::quoted(name) + ", which stands in line " + std::to_string(known->line) + " too");
    all_.push_back({.name = name, .line = field.line});
    given_.clear();
    if (colon != std::string::npos) {
      all_.back().source = field.value.substr(colon + 2);
      given_.emplace_back("source");
    }
    begun_ = field.line;
  }

  void finish() const {
    if (begun_ == 0 || std::ranges::find(given_, "text") != given_.end()) return;
    throw InputError("expected the text of " + text::quoted(all_.back().name) + ", found none", text::Place{begun_, 1});
  }

  text::FieldLines fields_;
  language::GraphKind about_;
  const language::UserWords& words_;
  std::vector<FileStatement> all_;
  std::vector<std::string> given_;  // fields of the last
  std::size_t begun_ = 0;           // its line; 0 before the first
};

}  // namespace

graphs::SmallGraph named_graph(const std::string& name) {
  if (name.starts_with('&')) return graphs::read_small_graph(name);
  if (graphs::names_users_board(name)) return graphs::small(graphs::graph_of(graphs::users_board(name).board));
  try {
    return graphs::read_small_graph(name);
  } catch (const InputError& error) {
    const bool a_word = std::ranges::all_of(name, [](char c) { return text::small_letter(c) || c == '-'; });
    throw InputError("expected a graph in graph6 or of a family such as cycle:5, found " + text::quoted(name) +
                     (a_word ? "" : std::string(": ") + error.what()));
  }
}

std::vector<UsedFile> used_files(std::string_view text) {
  std::vector<UsedFile> result;
  text::FieldLines fields(text);
  while (const std::optional<Field> field = fields.next()) {
    if (field->word != "use") continue;
    if (!field->value.ends_with(".words") && !field->value.ends_with(".game"))
      refuse_field(*field, field->value.empty() ? 0 : 1, "a file whose name ends in .words or .game",
                   text::quoted(field->value));
    result.push_back({field->value, field->place_of(1)});
  }
  return result;
}

std::vector<FileStatement> read_statements(std::string_view text, language::GraphKind about,
                                           const language::UserWords& words) {
  return StatementReader(text, about, words).statements();
}

}  // namespace gamecert::sweeps
