// A few certificates of every kind of evidence, all right.
#pragma once

#include <string>
#include <vector>

#include "certificates/certificate.hpp"

namespace gamecert::naive {

struct Sample {
  std::string kind;  // of evidence
  certificates::Certificate certificate;
};
std::vector<Sample> samples();

}  // namespace gamecert::naive
