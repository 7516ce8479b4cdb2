// What words about games of ELLO say, as expanded text: engines and theorems are bound to these texts, not to the
// words.
#pragma once

#include <string_view>

namespace gamecert::sweeps::ello_words {

inline constexpr std::string_view winnable = "wins ello green=";
inline constexpr std::string_view oddity =
    "& odd-type forall colouring -> & parity-plausible nontrivial wins ello green=";
inline constexpr std::string_view event =
    "& even-type forall colouring -> & parity-plausible nontrivial wins ello green=";
inline constexpr std::string_view parity_driven = "forall colouring -> & parity-plausible nontrivial wins ello green=";
inline constexpr std::string_view plausibility_driven = "forall colouring -> plausible wins ello green=";
inline constexpr std::string_view special =
    "forall vertex v delete v & odd-type forall colouring -> & parity-plausible nontrivial wins ello green=";
inline constexpr std::string_view winnable_colourings = "count colouring wins ello green=";

}  // namespace gamecert::sweeps::ello_words
