// Games of one's own as sides of reductions.
#pragma once

#include <map>
#include <string>

#include "reductions/reduction.hpp"

namespace gamecert::reductions {

/// A game whose rules are a text as a side, by the form of its rules. InputError, with the reason, if it is none.
void find_side(const games::GameInfo& text, const std::map<std::string, int>& parameters, Side& side);
inline Side side_of_text(const games::GameInfo& text, const std::map<std::string, int>& parameters) {
  Side result;
  find_side(text, parameters, result);
  return result;
}

/// Why a game whose rules are a text, with these parameters, is none of painting vertices or taking edges by the form
/// of its rules (text_locality.hpp); empty if it is.
std::string why_text_no_side(const games::GameInfo& text, const std::map<std::string, int>& parameters);

}  // namespace gamecert::reductions
