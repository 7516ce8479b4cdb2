// A statement that a refutation proves.
#pragma once

#include <functional>
#include <string>

#include "encode/cnf.hpp"

namespace gamecert::encode {

/// A statement, and what makes the formula that has a model if it is false.
struct Denied {
  std::string statement;
  std::function<Cnf()> cnf;
};

}  // namespace gamecert::encode
