// gamecert pack: certificates with all that a stranger needs to check them, in one archive.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

#include "certificates/driver/check_files.hpp"
#include "certificates/format.hpp"
#include "certificates/ledgers/ledger.hpp"
#include "cli/command.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/packages/archive.hpp"
#include "cli/packages/checker_page.hpp"
#include "conjectures/questions.hpp"
#include "graphs/small_graph_text.hpp"
#include "language/infix.hpp"
#include "pictures/picture.hpp"
#include "sweeps/statements/refutation_text.hpp"
#include "text/cursor.hpp"
#include "text/errors.hpp"
#include "text/file_name.hpp"
#include "text/quoted.hpp"
#include "text/sha256.hpp"
#include "verify/files/atomic_file.hpp"
#include "verify/files/whole_file.hpp"
#include "verify/pictures.hpp"

namespace gamecert::cli {
namespace {

namespace fs = std::filesystem;
namespace po = boost::program_options;

constexpr std::string_view text_endings[] = {".conjectures", ".words",       ".game", ".lemma", ".reduction",
                                             ".claims",      ".definitions", ".txt",  ".md"};

bool is_certificate(const fs::path& path) { return path.extension() == ".cert"; }
bool is_text(const fs::path& path) {
  return std::ranges::find(text_endings, path.extension().string()) != std::end(text_endings);
}

/// Certificates and texts by the names that they have in the package.
using Gathered = std::map<std::string, fs::path>;

void add_file(const fs::path& path, const fs::path& name, Gathered& all) {
  const std::string packed = ((is_certificate(path) ? fs::path("certificates") : fs::path("texts")) / name).string();
  const auto [known, added] = all.try_emplace(packed, path);
  if (!added)
    throw text::InputError("expected files of different names, found " + known->second.string() + " and " +
                           path.string());
}

Gathered gathered(const std::vector<std::string>& arguments) {
  Gathered all;
  for (const std::string& argument : arguments) {
    std::error_code unreadable;
    if (!fs::is_directory(argument, unreadable)) {
      if (!is_certificate(argument) && !is_text(argument))
        throw text::InputError(
            "expected certificates (.cert), and texts (.conjectures, .words, .game, .lemma, .reduction, .claims, "
            ".definitions, .txt, .md), found " +
            argument);
      add_file(argument, fs::path(argument).filename(), all);
      continue;
    }
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(argument))
      if (entry.is_regular_file() && (is_certificate(entry.path()) || is_text(entry.path())))
        add_file(entry.path(), fs::relative(entry.path(), argument), all);
  }
  if (std::ranges::none_of(all, [](const auto& each) { return is_certificate(each.second); }))
    throw text::InputError("expected certificates, files whose names end in .cert, found none");
  return all;
}

/// What gamecert-check says of the certificates. InputError if it rejects one.
std::string checked(const Gathered& files) {
  std::vector<std::string> paths;
  for (const auto& [name, path] : files)
    if (is_certificate(path)) paths.push_back(path.string());
  std::ostringstream out, err;
  const int status = certificates::check_files(paths, {}, out, err);
  if (status == success || status == undecided) return out.str();
  std::string reason = err.str().substr(0, err.str().find('\n'));
  throw text::InputError("expected certificates that gamecert-check accepts, found: " + reason);
}

/// A claim that a graph refutes a conjecture, if the certificate is one.
struct Refutation {
  language::Formula statement;
  graphs::SmallGraph graph;
};
std::optional<Refutation> refutation_of(const certificates::Claim& claim) {
  constexpr std::string_view fails = "FAILS ";
  const bool graph_alone = claim.instance.find(' ') == std::string::npos;
  if (claim.game != "conjecture" || !claim.statement.starts_with(fails) || !graph_alone) return std::nullopt;
  return Refutation{conjectures::read_prefix(claim.statement.substr(fails.size())),
                    graphs::read_small_graph(claim.instance)};
}

std::vector<certificates::Certificate> read_all_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  certificates::Reader reader(in);
  std::vector<certificates::Certificate> all;
  while (auto next = reader.next()) all.push_back(std::move(*next));
  return all;
}

/// `certificates/a/b.cert` to `FOLDER/a-b`.
std::string beside(const std::string& folder, const std::string& name) {
  std::string stem = name.substr(name.find('/') + 1);
  stem = stem.substr(0, stem.rfind('.'));
  std::ranges::replace(stem, '/', '-');
  return folder + "/" + stem;
}

/// The same as a name of Coq: letters, digits and low lines.
std::string coq_name(const std::string& name) {
  std::string stem = beside("coq", name).substr(4);
  for (char& c : stem) c = text::letter(c) || text::digit(c) ? c : '_';
  return "coq/" + stem + ".v";
}

/// Pictures and texts for provers, where the certificate is about a board.
void add_beside(const std::string& name, const certificates::Certificate& certificate, ArchiveFiles& files,
                std::vector<std::string>& remarks) {
  if (const auto refutation = refutation_of(certificate.claim)) {
    try {
      files[coq_name(name)] = sweeps::coq_refutation(refutation->statement, refutation->graph);
    } catch (const text::InputError& error) {
      remarks.push_back("No text for Coq of `" + name + "`: " + error.what() + ".");
    }
    if (!refutation->graph.directed)
      files[beside("lean", name) + ".lean"] = sweeps::lean_refutation(refutation->statement, refutation->graph);
  }
  try {
    const std::vector<pictures::Picture> drawn = verify::pictures_of(certificate);
    if (!drawn.empty()) files[beside("pictures", name) + ".svg"] = pictures::svg(drawn);
  } catch (const text::InputError&) {
    remarks.push_back("No picture of `" + name + "`: its board is too large, or none that is drawn.");
  } catch (const text::LimitError&) {
    remarks.push_back("No picture of `" + name + "`.");
  }
}

std::string said_by_checker(const std::string& report) {
  std::string text;
  std::istringstream lines(report);
  for (std::string line; std::getline(lines, line);) text += "    " + line + "\n";
  return text;
}

std::string readme(const std::string& title, const ArchiveFiles& files, const std::vector<std::string>& left_out,
                   const std::string& report, const std::vector<std::string>& remarks) {
  const auto any = [&](std::string_view folder) {
    return std::ranges::any_of(files, [&](const auto& file) { return file.first.starts_with(folder); });
  };
  std::string text = "# " + title +
                     "\n\nThis package was made by gamecert " GAMECERT_VERSION
                     ". Its certificates are checked by programs that share no search code with the one that found "
                     "them.\n\n## What is claimed\n\n"
                     "`gamecert-check` of the same version said of the certificates:\n\n" +
                     said_by_checker(report) +
                     "\n`c reads` is the statement as one writes it (docs/LANGUAGE.md of gamecert), `c rests on` all "
                     "that is left to believe.\n\n## How to check it\n\n"
                     "1. `sha256sum -c SHA256SUMS` says that all files are whole.\n"
                     "2. `gamecert-check certificates` decides every claim again, from the definitions. Its last line "
                     "is to be\n   `s VERIFIED`.\n"
                     "3. `gamecert-check-proved certificates`, a checker that is proved in Coq, does the same for the "
                     "words and classes that\n   it has; `s UNKNOWN` says that it does not have one.\n";
  if (files.contains(checker_page_file))
    text +=
        "   Without installing anything: open `check.html` in a browser, and drop the folder `certificates` on it. It "
        "is "
        "the\n   same checker as a page; it needs no network.\n";
  if (any("coq/"))
    text +=
        "4. `coqc -R FOLDER Gamecert coq/NAME.v`, with the folder in which `formal/build.sh` of gamecert was run, "
        "proves a\n   refutation by computation, over the meaning of formulas that formal/language writes down.\n";
  text +=
      "\n`docs/TRUST.md` and `docs/LEDGERS.md` of gamecert say what the checkers do.\n\n## What is here\n\n"
      "| folder | what |\n|---|---|\n| `certificates/` | what the checkers read |\n";
  if (any("texts/")) text += "| `texts/` | statements, words, games and other texts as their author gave them |\n";
  if (any("pictures/")) text += "| `pictures/` | what certificates are about |\n";
  if (any("coq/")) text += "| `coq/` | refutations as theorems of Coq |\n";
  if (any("lean/")) text += "| `lean/` | the graphs as texts for Lean; these were not checked |\n";
  if (!left_out.empty())
    text += "\nThe ledgers of which `LEDGERS.sha256` has digests were checked and left out, as they are large: " +
            std::to_string(left_out.size()) + " files. The\nsame command makes the same bytes again.\n";
  if (!remarks.empty()) text += "\n";
  for (const std::string& remark : remarks) text += remark + "\n";
  return text;
}

std::string name_before_endings(const std::string& output) {
  std::string name = fs::path(output).filename().string();
  for (const std::string_view ending : {".gz", ".tgz", ".tar"})
    if (name.ends_with(ending)) name.resize(name.size() - ending.size());
  return name.empty() ? "package" : name;
}

void write_file(const std::string& name, const std::string& text) {
  verify::AtomicFile file(name);
  file.write(text);
  file.commit();
}

int pack_all(const CommandOptions& options) {
  const auto output = options.value<std::string>("output");
  const bool zipped = output.ends_with(".tar.gz") || output.ends_with(".tgz");
  if (!zipped && !output.ends_with(".tar"))
    throw text::InputError("expected --output with a name that ends in .tar.gz, .tgz or .tar, found " +
                           text::quoted(output));
  const Gathered all = gathered(options.plain());
  const std::string report = checked(all);
  ArchiveFiles files;
  std::vector<std::string> left_out, remarks;
  std::string digests;
  for (const auto& [name, path] : all) {
    const std::string text = verify::whole_file(path);
    const std::vector<certificates::Certificate> read =
        is_certificate(path) ? read_all_of(path) : std::vector<certificates::Certificate>();
    const bool ledger = !read.empty() && read.front().evidence.kind() == certificates::Ledger::kind;
    if (ledger && options.has("ledger-digests")) {
      left_out.push_back(name);
      digests += text::sha256(text) + "  " + name + "\n";
      continue;
    }
    files[name] = text;
    if (read.size() == 1 && !ledger) add_beside(name, read.front(), files, remarks);
  }
  if (!digests.empty()) files["LEDGERS.sha256"] = digests;
  if (options.has("checker")) files[checker_page_file] = checker_page(options.value<std::string>("checker"));
  const std::string title = options.has("title") ? options.value<std::string>("title") : name_before_endings(output);
  files["README.md"] = readme(title, files, left_out, report, remarks);
  std::string sums;
  for (const auto& [name, text] : files) sums += text::sha256(text) + "  " + name + "\n";
  files["SHA256SUMS"] = sums;
  const std::string tar = tar_of(name_before_endings(output), files);
  write_file(output, zipped ? gzip_of(tar) : tar);
  if (!options.quiet()) print_line("c " + std::to_string(files.size()) + " files");
  const std::string last = report.substr(0, report.find_last_not_of('\n') + 1);
  const bool verified = last.ends_with("s VERIFIED");
  print_line((verified ? "s PACKED " : "s UNKNOWN not all is verified, see README.md in ") + text::file_name(output));
  return verified ? success : undecided;
}

/// The refutation that a file holds as a text for a prover.
int print_for_prover(const CommandOptions& options) {
  const std::string format = one_of("format", options.value<std::string>("format"), {"coq", "lean"});
  if (options.plain().size() != 1 || !is_certificate(options.plain()[0]))
    throw text::InputError("expected one certificate, NAME.cert, with --format, found " +
                           std::to_string(options.plain().size()) + " arguments");
  checked(gathered(options.plain()));
  const std::vector<certificates::Certificate> all = read_all_of(options.plain()[0]);
  const auto refutation = all.size() == 1 ? refutation_of(all.front().claim) : std::nullopt;
  if (!refutation)
    throw text::InputError("expected the certificate of a conjecture that a graph refutes in " + options.plain()[0] +
                           ", found another");
  const std::string text = format == "coq" ? sweeps::coq_refutation(refutation->statement, refutation->graph)
                                           : sweeps::lean_refutation(refutation->statement, refutation->graph);
  if (options.has("output")) {
    write_file(options.value<std::string>("output"), text);
  } else {
    print(text);
  }
  return success;
}

}  // namespace

int run_pack(const Command& command, const Arguments& arguments) {
  CommandOptions options;
  options.described.add_options()("quiet,q", "the last line only")(
      "output,o", po::value<std::string>(), "NAME.tar.gz or NAME.tar; with --format a file for the text")(
      "title", po::value<std::string>(), "the first line of README.md; without it the name of the package")(
      "checker", po::value<std::string>(),
      "check.html, the proved checker as a page (docs/FORMAL.md), is put into the package: who has a browser can check "
      "it")("ledger-digests", "leave ledgers out, and put their digests in")(
      "format", po::value<std::string>(),
      "coq|lean: print the refutation of one certificate in place of a package; coq as a theorem that is proved by "
      "computation over formal/language, lean as a text that was not checked");
  if (!options.parse(command, arguments)) return success;
  if (options.plain().empty())
    throw text::InputError("expected files or folders, found none; see gamecert pack --help");
  if (options.has("checker") && options.has("format"))
    throw text::InputError("expected --checker with a package, found it with --format");
  end_at_interrupts();
  if (options.has("format")) return print_for_prover(options);
  if (!options.has("output")) throw text::InputError("expected --output NAME.tar.gz, found none");
  return pack_all(options);
}

}  // namespace gamecert::cli
