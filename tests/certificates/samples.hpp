// A few certificates of every kind of evidence, all right.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "certificates/certificate.hpp"

namespace gamecert::naive {

struct Sample {
  std::string kind;  // of evidence
  certificates::Certificate certificate;
};
std::vector<Sample> samples();

/// The names of all kinds that the checker knows.
std::set<std::string> kind_names();

}  // namespace gamecert::naive
