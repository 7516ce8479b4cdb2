// A file of claims, field by field.
#include "papers/language/claims_file.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

#include "papers/language/check_function.hpp"
#include "papers/language/line_piece.hpp"
#include "papers/language/refutation.hpp"
#include "papers/language/test_line.hpp"
#include "text/errors.hpp"
#include "text/field_lines.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::papers {
namespace {

using text::Field;

[[noreturn]] void refuse(std::size_t column, const std::string& expected, const std::string& found) {
  throw text::InputError("expected " + expected + ", found " + found, column);
}

int stage_number(std::string_view text) {
  if (const auto value = text::integer(text)) return *value;
  refuse(1, "a whole number", text::quoted(text));
}

/// The last word; the text ends before it.
LinePiece take_last_word(LinePiece& text) {
  const std::size_t space = text.text.rfind(' ');
  const LinePiece word = text.part(space == std::string_view::npos ? 0 : space + 1);
  text = text.part(0, text.text.size() - std::min(text.text.size(), word.text.size() + 1));
  return word;
}

/// `paths of order 1..14 short 8 most 40`; without numbers there is one stage, 1.
void take_range(PrintedClaim& claim, std::string_view value) {
  LinePiece text{value};
  LinePiece stages = take_last_word(text);
  const auto behind = [&](std::string_view word) -> std::optional<LinePiece> {
    if (!text.text.ends_with(word)) return {};
    const LinePiece number = stages;
    take_last_word(text);
    stages = take_last_word(text);
    return number;
  };
  const auto most = behind(" most"), brief = behind(" short");
  const auto ends = stages.split("..");
  if (!ends && (most || brief)) stages.refuse("FIRST..LAST before 'short' and 'most'");
  claim.range = ends ? text.text : value;
  claim.stages = {1, 1, 1};
  if (!ends) return;
  const auto number = [](const LinePiece& piece) { return piece.read(stage_number); };
  claim.stages = {number(ends->first), number(ends->second), number(most.value_or(ends->second))};
  if (brief) claim.stages.brief = number(*brief);
  if (claim.range.empty()) refuse(1, "what the stages go through, and then their numbers", text::quoted(value));
  if (claim.stages.first > claim.stages.last || claim.stages.last > claim.stages.most)
    stages.refuse("FIRST..LAST most M with FIRST <= LAST <= M");
  if (brief && (claim.stages.first > *claim.stages.brief + 1 || *claim.stages.brief > claim.stages.last))
    stages.refuse("FIRST..LAST short S with FIRST - 1 <= S <= LAST");
}

constexpr std::pair<std::string_view, solve::Verdict> worths[] = {{"evidence", solve::Verdict::evidence}};

/// The entry that is being read.
struct Draft {
  PrintedClaim claim;
  std::vector<std::string> fields;  // given so far
  std::vector<LineTest> tests;
  std::vector<std::string> places;  // of the tests, `papers/ello/rules.claims:12`
  std::vector<RefutingFact> refutations;
  std::vector<std::string> named;  // their lines
};

/// The same error with where it is in front: `FILE:LINE: expected ...`.
[[noreturn]] void throw_in(const std::string& where, const text::InputError& error) {
  const std::string what = where + ": " + error.what();
  if (text::beyond_limit(error)) throw text::TooLarge(what);
  throw text::InputError(what);
}

/// Whether what fails is a function that does not know the sentence, so that the certificate of an answer does not
/// contradict it. Lemmas and reductions are texts of their own, which say what is false.
bool begins_with_function(std::string_view line) {
  LinePiece rest{line};
  const LinePiece word = rest.take_word();
  if (word.text == "check") return find_check(rest.take_word().text).files == CheckFunction::Files::none;
  return word.text == "strategy" || word.text == "pairing";
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

/// The tests of a stage. InputError with the place of a test that cannot be evaluated there.
void test(const Draft& entry, int stage, Trial& trial) {
  for (std::size_t i = 0; i < entry.tests.size(); ++i) {
    try {
      entry.tests[i]({{std::string(stage_name), stage}}, trial);
    } catch (Failure& failure) {
      certify(failure, entry, entry.claim.tests[i], trial);
      throw;
    } catch (const text::InputError& error) {
      throw_in(entry.places[i] + ", " + std::string(stage_name) + " = " + std::to_string(stage), error);
    }
  }
  if (trial.first_difference()) {
    Failure failure = *trial.first_difference();
    certify(failure, entry, entry.claim.tests.front(), trial);
    throw failure;
  }
}

/// What a word stands for among some words; InputError if it is none of them.
template <class T>
T meaning_of(std::string_view text, std::span<const std::pair<std::string_view, T>> words) {
  std::vector<std::string_view> known;
  std::string list;
  for (const auto& [word, meaning] : words) {
    if (word == text) return meaning;
    known.push_back(word);
    list.append(list.empty() ? "" : ", ").append(word);
  }
  refuse(1, list + text::did_you_mean(text, known), text::quoted(text));
}

struct FieldWord {
  std::string_view word;
  void (*take)(Draft& draft, const std::string& value);
};
/// A field that is a text.
template <auto member>
void take_text(Draft& draft, const std::string& value) {
  draft.claim.*member = value;
}
constexpr FieldWord field_words[] = {
    {"statement", take_text<&PrintedClaim::statement>},
    {"printed", take_text<&PrintedClaim::printed>},
    {"reading", take_text<&PrintedClaim::reading>},
    {"fault",
     [](Draft& draft, const std::string& value) { draft.claim.fault = meaning_of<FaultKind>(value, fault_words()); }},
    {"otherwise", take_text<&PrintedClaim::otherwise>},
    {"used", take_text<&PrintedClaim::used>},
    {"range", [](Draft& draft, const std::string& value) { take_range(draft.claim, value); }},
    {"worth",
     [](Draft& draft, const std::string& value) { draft.claim.worth = meaning_of<solve::Verdict>(value, worths); }},
    {"known", take_text<&PrintedClaim::known>},
    {"because", take_text<&PrintedClaim::because>},
    {"proof",
     [](Draft& draft, const std::string& value) { draft.claim.proof = meaning_of<ProofKind>(value, proof_words()); }},
};

/// Before anyone is accused: what fails has the printed sentence, what else it could mean, and what it is used for.
void require_grounds(const PrintedClaim& claim) {
  const std::pair<std::string_view, const std::string*> grounds[] = {
      {"printed", &claim.printed}, {"otherwise", &claim.otherwise}, {"used", &claim.used}};
  if (claim.fault == FaultKind::none) {
    if (!claim.otherwise.empty() || !claim.used.empty())
      refuse(0, "otherwise and used with a fault, in " + claim.id, "no fault");
    return;
  }
  for (const auto& [word, text] : grounds) {
    if (text->empty())
      refuse(0, "'" + std::string(word) + "' of " + claim.id + ", as it has a fault: printed, otherwise, used", "none");
  }
  if (claim.fault == FaultKind::reading && claim.reading.empty())
    refuse(0, "the reading of " + claim.id + ", which is its fault", "none");
}

/// What is proved says by what; nothing else does.
void require_proof(const PrintedClaim& claim, bool refuted) {
  const bool proved = claim.proof != ProofKind::none;
  if (proved && (refuted || claim.fault != FaultKind::none))
    refuse(0, "proof of " + claim.id + ", or a fault and what refutes it", "both");
  if (proved && claim.worth != solve::Verdict::holds)
    refuse(0, "proof or worth of " + claim.id + ", as both say what a run is worth", "both");
  if (!claim.because.empty() && !refuted && !proved)
    refuse(0, "proof with because of " + claim.id + ": certificate, argument or page", "none");
}

/// Claims, comments and fields of a text.
class FileReader {
 public:
  FileReader(std::string_view text, std::string_view file, const FolderTexts& folder, std::string_view word)
      : fields_(text),
        file_(file),
        word_(word),
        folder_(folder),
        defined_(std::make_shared<language::UserWords>(folder.words_of_claims)),
        definitions_(folder.definitions),
        places_(folder.places) {}

  void add_definitions_to(FolderTexts& folder) {
    while (const std::optional<Field> field = fields_.next()) {
      at(*field, [&] {
        if (!take_definition(*field)) refuse(0, "define or recursion", text::quoted(field->word));
      });
    }
    folder.words_of_claims = std::move(*defined_);
    folder.definitions = std::move(definitions_);
    folder.places = std::move(places_);
  }
  std::vector<PrintedClaim> claims() {
    while (const std::optional<Field> field = fields_.next()) {
      if (field->word == "claim") finish();
      at(*field, [&] { take(*field); });
    }
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
      const text::Place place = field.place_of(error.column());
      throw_in(std::string(file_) + ":" + std::to_string(place.line) + ":" + std::to_string(place.column), error);
    }
  }
  std::string place_of(const Field& field) const { return std::string(file_) + ":" + std::to_string(field.line); }

  void take(const Field& field) {
    if (field.word == "claim") return begin(field);
    if (take_definition(field)) return;
    if (!draft_) refuse(0, "claim ID: KIND", text::quoted(field.word));
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
  bool take_definition(const Field& field) {
    const bool recursive = field.word == "recursion";
    if (!recursive && field.word != "define") return false;
    const std::string name = define(field.value, recursive, *defined_, places_);
    definitions_.push_back({name, field.word + " " + field.value});
    places_.emplace(name, place_of(field));
    return true;
  }
  void take_test(const Field& field) {
    if (draft_->claim.range.empty()) refuse(0, "a range before the first test", text::quoted(field.word));
    try {
      const std::string line = field.word + " " + field.value;
      Names known({std::string(stage_name)}, defined_);
      known.folder = &folder_;
      draft_->tests.push_back(read_test(line, known));
      draft_->claim.tests.push_back(line);
      draft_->places.push_back(place_of(field));
    } catch (const text::InputError& error) {  // its columns are those of the line
      throw text::InputError(error.what(), std::max(error.column(), field.column) - field.column + 1);
    }
  }
  void take_refutation(const Field& field) {
    if (draft_->tests.empty()) refuse(0, "a test before what refutes it", text::quoted(field.word));
    draft_->refutations.push_back(read_refutation(field.value, Names(std::vector<std::string>{}, defined_)));
    draft_->named.push_back(field.word + " " + field.value);
  }
  /// `claim ID: KIND` or `claim ID: KIND, PLACE`
  void begin(const Field& field) {
    const auto [id, origin] = LinePiece{field.value}.split_or_refuse(": ");
    if (id.text.empty() || id.text.find(' ') != std::string_view::npos) id.refuse("one ID");
    if (!word_.empty() && !id.starts_with(std::string(word_) + "."))
      refuse(1, "an ID of the paper, " + std::string(word_) + ".NAME", text::quoted(id.text));
    if (const auto known = std::ranges::find(claims_, id.text, &PrintedClaim::id); known != claims_.end())
      refuse(1, "every ID once", text::quoted(id.text) + ", which stands in " + known->place + " too");
    const auto place = origin.split(", ");
    draft_.emplace();
    draft_->claim.id = id.text;
    draft_->claim.place = place_of(field);
    draft_->claim.around = folder_.digest;
    draft_->claim.kind = (place ? place->first : origin).read([](std::string_view kind) {
      return meaning_of<ClaimKind>(kind, claim_kind_words());
    });
    if (place) draft_->claim.where = place->second.text;
    begun_ = field;
  }
  void finish() {
    if (!draft_) return;
    PrintedClaim& claim = draft_->claim;
    at(begun_, [&] {
      if (claim.statement.empty()) refuse(0, "a statement of " + claim.id, "none");
      if (claim.range.empty() != draft_->tests.empty())
        refuse(0, "a range and tests of " + claim.id + ", or neither", "one");
      const bool refuted = !draft_->refutations.empty();
      if (refuted && claim.because.empty()) refuse(0, "because with the refutations of " + claim.id, "none");
      require_grounds(claim);
      require_proof(claim, refuted);
      if (claim.proof != ProofKind::none) claim.worth = solve::Verdict::proved;
      if (claim.range.empty() && claim.known.empty())
        refuse(0, "what is known of " + claim.id + ", which is not tested", "nothing");
    });
    if (!draft_->tests.empty()) {
      claim.tests.insert(claim.tests.end(), draft_->named.begin(), draft_->named.end());
      claim.definitions = used_lines(definitions_, claim.tests);
      claim.check = [entry = *draft_](int stage, Trial& trial) { test(entry, stage, trial); };
    }
    claims_.push_back(std::move(claim));
    draft_.reset();
  }

  text::FieldLines fields_;
  std::string_view file_, word_;
  const FolderTexts& folder_;
  Field begun_;
  std::shared_ptr<language::UserWords> defined_;  // so far
  std::vector<Definition> definitions_;           // the same, but for words
  Places places_;                                 // of both
  std::optional<Draft> draft_;
  std::vector<PrintedClaim> claims_;
};

}  // namespace

std::vector<PrintedClaim> read_claims(std::string_view text, std::string_view file, const FolderTexts& folder,
                                      std::string_view word) {
  return FileReader(text, file, folder, word).claims();
}

void read_definitions(std::string_view text, std::string_view file, FolderTexts& folder) {
  FileReader(text, file, folder, {}).add_definitions_to(folder);
}

}  // namespace gamecert::papers
