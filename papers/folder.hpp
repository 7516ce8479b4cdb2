// A paper is a folder: paper.txt says whose it is, files of claims what it states, and the other files are what these
// name. The papers that come with the program are such folders, and an author's draft is one (docs/MY_PAPER.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "papers/paper.hpp"

namespace gamecert::papers {

struct PaperFolder {
  struct File {
    std::string name;  // without the folder
    std::string text;
  };
  std::string name;  // as errors say it, such as papers/ello
  std::vector<File> files;
  bool with_program = false;
};

/// Whether a file of this name is one of a paper: paper.txt, and *.claims, *.conjectures, *.words, *.game, *.lemma
/// and *.reduction.
bool of_paper(std::string_view file);

/// Papers and their entries, in this order. Both point to each other, so that they are moved together or not at all.
struct Papers {
  std::vector<Paper> papers = {};
  std::vector<PrintedClaim> claims = {};
};

/// Reads folders; the games in them are known to the whole program from then on. InputError
/// `FOLDER/FILE:LINE:COLUMN: expected ..., found ...`.
Papers read_papers(const std::vector<PaperFolder>& folders);

/// Those that come with the program, as folders and as papers.
const std::vector<PaperFolder>& built_in_folders();
const Papers& built_in();

}  // namespace gamecert::papers
