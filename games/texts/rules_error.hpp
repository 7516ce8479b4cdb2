// Play that meets what the rules of a text rule out.
#pragma once

#include "text/errors.hpp"

namespace gamecert::games {

/// The text is wrong, whoever plays: a number leaves its range, `always` is false, what `falls` names does not.
class RulesError : public text::InputError {
 public:
  using InputError::InputError;
};

}  // namespace gamecert::games
