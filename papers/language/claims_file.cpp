// A file of claims, field by field.
#include "papers/language/claims_file.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <utility>

#include "papers/language/check_function.hpp"
#include "papers/language/expectation.hpp"
#include "papers/language/refutation.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
namespace {

/// A field: its first line and those that go on behind it, indented, as one.
struct Field {
  std::string word, value;
  std::size_t line = 0;
  std::size_t column = 0;  // of the value
};

[[noreturn]] void refuse(std::size_t column, const std::string& expected, const std::string& found) {
  throw text::InputError("expected " + expected + ", found " + found, column);
}

/// The text between `begin` and the next `end`, which is passed.
std::string_view up_to(std::string_view& rest, std::string_view end) {
  const std::size_t found = std::min(rest.find(end), rest.size());
  const std::string_view part = rest.substr(0, found);
  rest.remove_prefix(std::min(found + end.size(), rest.size()));
  return part;
}

int stage_number(std::string_view text) {
  if (const auto value = text::integer(text)) return *value;
  refuse(1, "a whole number", text::quoted(text));
}

/// `n = 1..14 most 40`: the name, and the stages.
std::pair<std::string, PrintedClaim::Stages> stages_of(std::string_view text) {
  std::string_view rest = text;
  const std::string name(up_to(rest, " = "));
  const std::string_view first = up_to(rest, "..");
  const std::string_view last = up_to(rest, " most ");
  if (name.empty() || first.empty() || last.empty())
    refuse(1, "NAME = FIRST..LAST, or with ' most M'", text::quoted(text));
  PrintedClaim::Stages stages{stage_number(first), stage_number(last), 0};
  stages.most = rest.empty() ? stages.last : stage_number(rest);
  if (stages.first > stages.last || stages.last > stages.most) refuse(1, "FIRST <= LAST <= M", text::quoted(text));
  return {name, stages};
}

constexpr std::pair<std::string_view, solve::Verdict> worths[] = {{"evidence", solve::Verdict::evidence},
                                                                  {"proved", solve::Verdict::proved}};

/// The entry that is being read.
struct Draft {
  PrintedClaim claim;
  std::vector<std::string> fields;  // given so far
  std::vector<std::string> variables;
  std::vector<LineTest> tests;
  std::vector<RefutingFact> refutations;
  std::vector<std::string> named;  // their lines
};

/// Whether what fails is a function: the certificate of an answer does not contradict it.
bool begins_with_function(std::string_view line) {
  constexpr std::string_view words[] = {"check ", "strategy ", "pairing "};
  return std::ranges::any_of(words, [&](std::string_view word) { return line.starts_with(word); });
}

/// What is certified of an entry that fails. Lines of the language certify the answer to their own question; a function
/// does not know the sentence, so that the file has to name what contradicts it.
void certify(Failure& failure, const Draft& entry, std::string_view line, Trial& trial) {
  if (entry.refutations.empty()) {
    if (begins_with_function(line)) failure.missing = "no fact is named that contradicts the sentence";
    return;
  }
  failure.certificates.clear();
  failure.missing.clear();
  try {
    for (const RefutingFact& refutation : entry.refutations)
      std::ranges::move(refutation(trial), std::back_inserter(failure.certificates));
  } catch (const text::LimitError& limit) {
    failure.missing = limit.what();
  }
}

/// The tests of a stage.
void test(const Draft& entry, int stage, Trial& trial) {
  for (std::size_t i = 0; i < entry.tests.size(); ++i) {
    try {
      entry.tests[i]({{entry.variables.front(), stage}}, trial);
    } catch (Failure& failure) {
      certify(failure, entry, entry.claim.tests[i], trial);
      throw;
    }
  }
  if (trial.first_difference()) {
    Failure failure = *trial.first_difference();
    certify(failure, entry, entry.claim.tests.front(), trial);
    throw failure;
  }
}

struct FieldWord {
  std::string_view word;
  void (*take)(Draft& draft, const std::string& value);
};
constexpr FieldWord field_words[] = {
    {"kind", [](Draft& draft,
                const std::string& value) { draft.claim.kind = meaning_of<ClaimKind>(value, claim_kind_words()); }},
    {"where", [](Draft& draft, const std::string& value) { draft.claim.where = value; }},
    {"page", [](Draft& draft, const std::string& value) { draft.claim.page = stage_number(value); }},
    {"statement", [](Draft& draft, const std::string& value) { draft.claim.statement = value; }},
    {"printed", [](Draft& draft, const std::string& value) { draft.claim.printed = value; }},
    {"reading", [](Draft& draft, const std::string& value) { draft.claim.reading = value; }},
    {"fault",
     [](Draft& draft, const std::string& value) { draft.claim.fault = meaning_of<FaultKind>(value, fault_words()); }},
    {"range", [](Draft& draft, const std::string& value) { draft.claim.range = value; }},
    {"stages",
     [](Draft& draft, const std::string& value) {
       auto [name, stages] = stages_of(value);
       draft.variables = {std::move(name)};
       draft.claim.stages = stages;
     }},
    {"worth",
     [](Draft& draft, const std::string& value) { draft.claim.worth = meaning_of<solve::Verdict>(value, worths); }},
    {"known", [](Draft& draft, const std::string& value) { draft.claim.known = value; }},
    {"because", [](Draft& draft, const std::string& value) { draft.claim.because = value; }},
};

/// Claims, comments and fields of a text.
class Reader {
 public:
  Reader(std::string_view text, std::string_view file) : text_(text, {1, 1}), file_(file) {}

  std::vector<PrintedClaim> claims() {
    while (const std::optional<Field> field = next()) {
      if (field->word != "recursion") check_recursions();
      at(*field, [&] { take(*field); });
    }
    check_recursions();
    finish();
    return std::move(claims_);
  }

 private:
  /// Runs what may refuse a field, and says where.
  template <class Act>
  void at(const Field& field, Act&& act) {
    try {
      act();
    } catch (const text::InputError& error) {
      const std::size_t column = error.column() == 0 ? 1 : field.column + error.column() - 1;
      throw text::InputError(std::string(file_) + ":" + std::to_string(field.line) + ":" + std::to_string(column) +
                             ": " + error.what());
    }
  }
  std::optional<Field> next() {
    while (text_.rest().starts_with('#') || text_.rest().starts_with('\n')) text_.take_line();
    if (text_.done()) return {};
    Field field;
    field.line = text_.place().line;
    text::Cursor line = text_.take_line();
    field.word = line.take_until(" ");
    line.take_directly(' ');
    field.column = field.word.size() + 2;
    field.value = line.rest();
    while (text_.next_is(' ')) {
      text::Cursor more = text_.take_line();
      more.take_while([](char c) { return c == ' '; });
      field.value += " " + std::string(more.rest());
    }
    return field;
  }

  void take(const Field& field) {
    if (field.word == "claim") return begin(field);
    if (field.word == "recursion") return define(field, true);
    if (field.word == "define") return define(field, false);
    if (!draft_) refuse(0, "claim ID", text::quoted(field.word));
    if (field.value.empty()) refuse(1, "something behind '" + field.word + "'", "the end of the line");
    if (begins_test(field.word)) return take_test(field);
    if (field.word == "refutation") return take_refutation(field);
    const auto* const known = std::ranges::find(field_words, field.word, &FieldWord::word);
    if (known == std::end(field_words)) {
      std::vector<std::string_view> words{"claim", "define", "recursion", "expect",
                                          "every", "graph",  "check",     "refutation"};
      for (const FieldWord& one : field_words) words.push_back(one.word);
      refuse(0, "a field of a claim" + text::did_you_mean(field.word, words), text::quoted(field.word));
    }
    if (std::ranges::find(draft_->fields, field.word) != draft_->fields.end())
      refuse(0, "every field once", "a second '" + field.word + "'");
    draft_->fields.push_back(field.word);
    known->take(*draft_, field.value);
  }
  void define(const Field& field, bool recursive) {
    Definition found = read_definition(field.value, definitions_, recursive);
    definitions_.push_back(std::move(found));
    if (recursive) recursions_.push_back(field);
  }
  /// Recursions that stand one behind the other may call each other.
  void check_recursions() {
    for (const Field& field : std::exchange(recursions_, {})) {
      at(field, [&] {
        const std::string_view name = std::string_view(field.value).substr(0, field.value.find('('));
        check_recursion(field.value, *std::ranges::find(definitions_, name, &Definition::name), definitions_);
      });
    }
  }
  void take_test(const Field& field) {
    if (draft_->variables.empty()) refuse(0, "stages before the first test", text::quoted(field.word));
    try {
      const std::string line = field.word + " " + field.value;
      draft_->tests.push_back(read_test(line, Names(draft_->variables, definitions_)));
      draft_->claim.tests.push_back(line);
    } catch (const text::InputError& error) {  // its columns are those of the line
      throw text::InputError(error.what(), std::max(error.column(), field.column) - field.column + 1);
    }
  }
  void take_refutation(const Field& field) {
    if (draft_->tests.empty()) refuse(0, "a test before what refutes it", text::quoted(field.word));
    draft_->refutations.push_back(read_refutation(field.value, Names(std::vector<std::string>{}, definitions_)));
    draft_->named.push_back(field.word + " " + field.value);
  }
  void begin(const Field& field) {
    finish();
    if (field.value.empty() || field.value.find(' ') != std::string::npos)
      refuse(1, "one ID", text::quoted(field.value));
    if (std::ranges::find(claims_, field.value, &PrintedClaim::id) != claims_.end())
      refuse(1, "every ID once", text::quoted(field.value));
    draft_.emplace();
    draft_->claim.id = field.value;
    begun_ = field;
  }
  void finish() {
    if (!draft_) return;
    at(begun_, [&] {
      for (const std::string_view needed : {"kind", "statement"}) {
        if (std::ranges::find(draft_->fields, needed) == draft_->fields.end())
          refuse(0, "a " + std::string(needed) + " of " + draft_->claim.id, "none");
      }
      const bool finite = !draft_->variables.empty();
      if (finite == draft_->tests.empty() || finite == draft_->claim.range.empty())
        refuse(0, "range, stages and tests of " + draft_->claim.id + ", or none of them", "only some");
      const bool refuted = !draft_->refutations.empty(), explained = !draft_->claim.because.empty();
      if (refuted ? !explained : explained && draft_->claim.worth != solve::Verdict::proved)
        refuse(0, "refutations of " + draft_->claim.id + " and because, or neither", "one");
      if (!finite && draft_->claim.known.empty())
        refuse(0, "what is known of " + draft_->claim.id + ", which is not tested", "nothing");
    });
    if (!draft_->tests.empty()) {
      draft_->claim.tests.insert(draft_->claim.tests.end(), draft_->named.begin(), draft_->named.end());
      draft_->claim.check = [entry = *draft_](int stage, Trial& trial) { test(entry, stage, trial); };
    }
    claims_.push_back(std::move(draft_->claim));
    draft_.reset();
  }

  text::Cursor text_;
  std::string_view file_;
  Field begun_;
  std::vector<Definition> definitions_;  // so far
  std::vector<Field> recursions_;        // whose bodies are not read yet
  std::optional<Draft> draft_;
  std::vector<PrintedClaim> claims_;
};

}  // namespace

std::vector<PrintedClaim> read_claims(std::string_view text, std::string_view file) {
  return Reader(text, file).claims();
}

}  // namespace gamecert::papers
