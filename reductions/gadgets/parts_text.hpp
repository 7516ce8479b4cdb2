// Statements about gadgets with parts as text of one line, one text for each.
#pragma once

#include <string>
#include <string_view>

#include "reductions/gadgets/parts.hpp"

namespace gamecert::reductions {

/// `2+1:0-2,1-2 part 0 oddity odd part 0,2 winnable=gr assume plausible`: gadget, parts, hypotheses.
std::string hypotheses_text(const PartStatement& statement);
/// `SAME AS 1+0: plausible=0`, `UNWINNABLE`, `WINNABLE`, `PARITY-DRIVEN IF 2+0:0-1`.
std::string conclusion_text(const PartStatement& statement);

/// InputError for any other texts.
PartStatement read_part_statement(std::string_view hypotheses, std::string_view conclusion);

}  // namespace gamecert::reductions
