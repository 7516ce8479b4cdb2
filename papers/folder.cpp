#include "papers/folder.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <span>
#include <utility>

#include "conjectures/defined_words.hpp"
#include "games/texts/use_text.hpp"
#include "language/infix.hpp"
#include "papers/language/claims_file.hpp"
#include "papers/language/test_line.hpp"
#include "reductions/built_in.hpp"
#include "reductions/gadgets/lemma_file.hpp"
#include "reductions/reduction_lines.hpp"
#include "sweeps/statements/statement_file.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/field_lines.hpp"
#include "text/located.hpp"
#include "text/nearest.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"
#include "text/sha256.hpp"

namespace gamecert::papers {
namespace {

using File = PaperFolder::File;

constexpr std::string_view title_page = "paper.txt", claims_ending = ".claims", conjectures_ending = ".conjectures",
                           definitions_ending = ".definitions";

[[noreturn]] void refuse(const std::string& expected, const std::string& found) {
  throw text::InputError("expected " + expected + ", found " + found);
}

/// Runs what reads a text; its errors say where it stands.
template <class Read>
auto in(const std::string& file, Read&& read) {
  try {
    return read();
  } catch (const text::InputError& error) {
    const std::string what =
        file + ":" + (error.place().line == 0 ? " " + std::string(error.what()) : with_place(error));
    if (text::beyond_limit(error)) throw text::TooLarge(what);
    throw text::InputError(what);
  }
}

/// The name without its ending.
std::string stem(const File& file) { return file.name.substr(0, file.name.rfind('.')); }

/// What paper.txt says.
struct TitlePage {
  Paper paper;
  std::vector<std::string> sections;  // files of claims in their order; empty: by name
};

void take_year(TitlePage& page, const std::string& value) {
  const auto year = text::integer(value);
  if (!year || *year < 1 || *year > 9999) refuse("a year", text::quoted(value));
  page.paper.year = *year;
}
void take_numbering(TitlePage& page, const std::string& value) {
  if (value != "one") refuse("'one', if theorems, lemmas and all others are counted together", text::quoted(value));
  page.paper.one_numbering = true;
}
void take_sections(TitlePage& page, const std::string& value) {
  text::Cursor words(value, {0, 1}, " ");
  while (!words.done()) page.sections.emplace_back(words.take_until(" "));
}
/// `WORD: SUBJECT`
void take_word(TitlePage& page, const std::string& value) {
  const std::size_t colon = value.find(": ");
  const auto sign = [](char c) { return text::small_letter(c) || text::digit(c) || c == '-'; };
  page.paper.word = value.substr(0, colon);
  if (!text::small_letter(value.front()) || !std::ranges::all_of(page.paper.word, sign))
    refuse("a word of small letters, digits and hyphens", text::quoted(page.paper.word));
  page.paper.subject = colon == std::string::npos ? page.paper.word : value.substr(colon + 2);
}
template <auto member>
void take_text(TitlePage& page, const std::string& value) {
  page.paper.*member = value;
}

struct FieldWord {
  std::string_view word;
  void (*take)(TitlePage& page, const std::string& value);
  bool needed = false;
};
constexpr FieldWord field_words[] = {
    {"paper", take_word, true},
    {"title", take_text<&Paper::title>, true},
    {"authors", take_text<&Paper::authors>, true},
    {"year", take_year, true},
    {"journal", take_text<&Paper::journal>},
    {"volume", take_text<&Paper::volume>},
    {"pages", take_text<&Paper::pages>},
    {"edition", take_text<&Paper::edition>},
    {"key", take_text<&Paper::key>},
    {"numbering", take_numbering},
    {"sections", take_sections},
};

void take(const text::Field& field, std::vector<std::string>& given, TitlePage& page) {
  const auto* const known = std::ranges::find(field_words, field.word, &FieldWord::word);
  if (known == std::end(field_words)) {
    std::vector<std::string_view> words;
    for (const FieldWord& one : field_words) words.push_back(one.word);
    refuse("a field of paper.txt" + text::did_you_mean(field.word, words), text::quoted(field.word));
  }
  if (std::ranges::find(given, field.word) != given.end()) refuse("every field once", "a second '" + field.word + "'");
  if (field.value.empty()) refuse("something behind '" + field.word + "'", "the end of the line");
  given.push_back(field.word);
  known->take(page, field.value);
}

TitlePage read_title_page(const std::string& file, const std::string& text) {
  TitlePage page;
  std::vector<std::string> given;
  text::FieldLines fields(text);
  while (const auto field = fields.next())
    in(file + ":" + std::to_string(field->line), [&] { take(*field, given, page); });
  for (const FieldWord& word : field_words) {
    if (word.needed && std::ranges::find(given, word.word) == given.end())
      refuse("'" + std::string(word.word) + "' in " + file, "none");
  }
  if (page.paper.key.empty()) page.paper.key = page.paper.word + std::to_string(page.paper.year);
  return page;
}

/// A name of the program stands for what it has, or for the same text in a folder that was copied.
void require_own_name(const File& file, const std::string& kind, std::span<const reductions::BuiltIn> built_in) {
  const auto known = std::ranges::find(built_in, stem(file), &reductions::BuiltIn::name);
  if (known != built_in.end() && known->text != file.text)
    refuse("a name that no " + kind + " of the program has, or the text of that one",
           text::quoted(stem(file)) + " with another text (gamecert help " + stem(file) + ")");
}

/// Words, games, lemmas and reductions; all but games are for this paper alone.
FolderTexts read_texts(const PaperFolder& folder) {
  FolderTexts texts;
  text::Sha256 all;
  bool any = false;
  const auto read = [&](std::string_view ending, const std::function<void(const File&)>& one) {
    for (const File& file : folder.files) {
      if (!file.name.ends_with(ending)) continue;
      in(folder.name + "/" + file.name, [&] { one(file); });
      all.add(file.name + "\n" + file.text);
      any = true;
    }
  };
  read(".game", [](const File& file) { games::use_text(games::read_users_game(file.text)); });
  read(".words", [&](const File& file) {
    language::UserWords words = conjectures::read_user_words(file.text);
    for (const conjectures::DefinedWord& word : conjectures::read_words(file.text)) {
      if (has_meaning_in_claims(word.name)) refuse("words that lines of claims do not have", text::quoted(word.name));
      const std::string place = folder.name + "/" + file.name + ":" + std::to_string(word.line);
      const auto [known, fresh] = texts.places.emplace(word.name, place);
      if (!fresh) refuse("new words", "a second " + text::quoted(word.name) + ", which stands in " + known->second);
      texts.words.emplace(word.name, std::move(words.at(word.name)));
    }
  });
  // Those that no claim names are read as well, so that what is wrong with them is said.
  read(".lemma", [&](const File& file) {
    require_own_name(file, "lemma", reductions::built_in_lemmas());
    const reductions::Lemma lemma = reductions::read_lemma(file.text, {});
    if (lemma.name != stem(file))
      refuse("'lemma " + stem(file) + "', as the file is called", "'lemma " + lemma.name + "'");
    texts.lemmas.emplace(stem(file), file.text);
  });
  read(".reduction", [&](const File& file) {
    require_own_name(file, "reduction", reductions::built_in_maps());
    reductions::read_reduction(file.text);
    texts.reductions.emplace(stem(file), file.text);
  });
  texts.words_of_claims = texts.words;
  for (const File& file : folder.files)
    if (file.name.ends_with(definitions_ending)) read_definitions(file.text, folder.name + "/" + file.name, texts);
  if (any) texts.digest = all.digits();
  return texts;
}

/// The files of claims, in the order of the title page.
std::vector<const File*> claims_files(const PaperFolder& folder, const TitlePage& page) {
  std::vector<const File*> files;
  for (const File& file : folder.files) {
    if (file.name.ends_with(claims_ending)) files.push_back(&file);
  }
  std::ranges::sort(files, {}, [](const File* file) { return std::string_view(file->name); });
  if (page.sections.empty()) return files;
  const std::string where = "sections of " + folder.name + "/" + std::string(title_page);
  std::vector<const File*> ordered;
  for (const std::string& section : page.sections) {
    const auto found = std::ranges::find(files, section + std::string(claims_ending), &File::name);
    if (found == files.end())
      refuse("a file " + section + ".claims beside paper.txt, as it is among the " + where, "none");
    ordered.push_back(*found);
    files.erase(found);
  }
  if (!files.empty()) refuse(stem(*files.front()) + " among the " + where, "a file " + files.front()->name);
  return ordered;
}

/// A conjecture as an entry: true or not of all connected graphs of small orders.
PrintedClaim claim_of(const sweeps::FileStatement& statement, const std::string& word, const Names& names) {
  PrintedClaim claim;
  claim.id = word + "." + statement.name;
  claim.kind = statement.known.kind == sweeps::KnownStatus::Kind::open ? ClaimKind::question : ClaimKind::statement;
  claim.where = statement.source;
  claim.statement = language::infix(statement.formula);
  claim.printed = statement.printed;
  claim.reading = statement.reading;
  claim.known = statement.known.text;
  claim.range = "connected graphs of order";
  claim.stages = {.first = 1, .last = 6, .most = 9};
  claim.tests = {"every connected graph of order n: " + claim.statement};
  claim.check = [test = read_test(claim.tests.front(), names)](int stage, Trial& trial) {
    test({{std::string(stage_name), stage}}, trial);
  };
  return claim;
}

/// The entries of all files, with what each file has in front of them.
using ClaimsOfFiles = std::vector<std::pair<std::string, std::vector<PrintedClaim>>>;

ClaimsOfFiles claims_of(const PaperFolder& folder, const TitlePage& page, const FolderTexts& texts) {
  ClaimsOfFiles all;
  const std::string& word = page.paper.word;
  for (const File* file : claims_files(folder, page)) {
    const std::string name = folder.name + "/" + file->name;
    all.emplace_back(name, read_claims(file->text, name, texts, word));
  }
  const Names names({std::string(stage_name)}, std::make_shared<language::UserWords>(texts.words));
  for (const File& file : folder.files) {
    if (!file.name.ends_with(conjectures_ending)) continue;
    const std::string name = folder.name + "/" + file.name;
    std::vector<PrintedClaim> claims;
    for (const auto& statement :
         in(name, [&] { return sweeps::read_statements(file.text, language::GraphKind::graphs, texts.words); })) {
      claims.push_back(claim_of(statement, word, names));
      claims.back().place = name + ":" + std::to_string(statement.line);
      claims.back().around = texts.digest;
    }
    all.emplace_back(name, std::move(claims));
  }
  return all;
}

void read_paper(const PaperFolder& folder, Papers& result) {
  const auto first = std::ranges::find(folder.files, title_page, &File::name);
  if (first == folder.files.end()) refuse("a folder with paper.txt", folder.name + ", which has none");
  TitlePage page = read_title_page(folder.name + "/" + first->name, first->text);
  const FolderTexts texts = read_texts(folder);
  const std::size_t begin = result.claims.size();
  for (auto& [file, claims] : claims_of(folder, page, texts)) {
    for (PrintedClaim& claim : claims) {
      const auto known = std::ranges::find(result.claims, claim.id, &PrintedClaim::id);
      if (known != result.claims.end())
        refuse("every ID once",
               text::quoted(claim.id) + " in " + claim.place + ", which stands in " + known->place + " too");
      result.claims.push_back(std::move(claim));
    }
  }
  if (result.claims.size() == begin)
    refuse("claims in " + folder.name + ", in files *.claims or *.conjectures", "none");
  page.paper.folder = folder.with_program ? "" : folder.name;
  result.papers.push_back(std::move(page.paper));
}

}  // namespace

bool of_paper(std::string_view file) {
  if (file == title_page) return true;
  constexpr std::string_view endings[] = {claims_ending, conjectures_ending, definitions_ending, ".words",
                                          ".game",       ".lemma",           ".reduction"};
  return std::ranges::any_of(endings, [&](std::string_view ending) { return file.ends_with(ending); });
}

Papers read_papers(const std::vector<PaperFolder>& folders) {
  Papers result;
  std::vector<std::size_t> ends;
  for (const PaperFolder& folder : folders) {
    read_paper(folder, result);
    ends.push_back(result.claims.size());
  }
  std::size_t begin = 0;
  for (std::size_t i = 0; i < folders.size(); begin = ends[i++]) {
    const std::span claims = std::span(result.claims).subspan(begin, ends[i] - begin);
    for (PrintedClaim& claim : claims) claim.paper = &result.papers[i];
    result.papers[i].claims = claims;
  }
  return result;
}

const Papers& built_in() {
  static const Papers papers = read_papers(built_in_folders());
  return papers;
}

std::span<const PrintedClaim> all() { return built_in().claims; }

}  // namespace gamecert::papers
