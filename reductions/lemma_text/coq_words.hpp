// Words of formal/lemmas, as all printed lemmas use them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "reductions/lemma_text/lemma_changes.hpp"

namespace gamecert::reductions {

using WriteVertex = std::function<std::string(int)>;

std::string joined(const std::vector<std::string>& texts, const char* between);
/// `[a; b]`
std::string listed(const std::vector<std::string>& texts);
std::string listed(const std::vector<int>& vertices, const WriteVertex& write);

/// What may stand in a name of Coq.
std::string identifier(const std::string& text);
/// Different names, none with a meaning of its own: a small letter with digits, or such a thing behind `v_`.
std::vector<std::string> coq_variables(const std::vector<std::string>& names);
/// A comment, without what comments may not hold.
std::string coq_comment(std::string text);

/// `(Gadget 1 [true] [(0, 1)])`
std::string gadget_words(const Gadget& gadget);
/// The pairs of vertices with an inner end, edges first, then those that are none.
std::vector<graphs::Edge> inner_pairs(const Gadget& gadget);

struct ChangeWording {
  bool capital = false;   // as constructors, not as what they do to a graph
  bool coloured = false;  // a new vertex has a colour
  bool arcs = false;
};
/// The changes in the order in which they are made, each begun with its word.
std::vector<std::string> change_words(const Changes& changes, const WriteVertex& write, ChangeWording wording);
/// What these words make of a graph, in brackets.
std::string changed(std::string graph, const std::vector<std::string>& words);

}  // namespace gamecert::reductions
