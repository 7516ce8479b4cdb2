// Forms without the infinitesimals in them.
#pragma once

#include <unordered_map>

#include "games/forms/forms.hpp"

namespace gamecert::solve {

/// Forms that differ from those of a table by an infinitesimal: less than any number. They have the same stops, means
/// and temperatures above 0, are mostly much smaller, and a sum may be reduced after each addition.
class ReducedForms {
 public:
  explicit ReducedForms(games::Forms& forms) : forms_(forms) {}
  games::GameForm of(games::GameForm form);

 private:
  games::Forms& forms_;
  std::unordered_map<games::GameForm, games::GameForm> known_;
};

}  // namespace gamecert::solve
