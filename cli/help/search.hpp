// What `gamecert help` finds where no topic has the name.
#pragma once

#include <string>

namespace gamecert::cli {

/// Whether a topic has this name.
bool has_page(const std::string& word);
/// Prints the page of docs/ of that name, with or without its folder and ending; false if there is none.
bool show_document(const std::string& name);
/// Lists the topics whose names or summaries speak of these words, and the sections of docs/ that do; false if there
/// are none.
bool show_mentions(const std::string& query);

}  // namespace gamecert::cli
