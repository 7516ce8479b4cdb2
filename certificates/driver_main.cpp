// The driver of gamecert-check without a kind of evidence: built for its linker's map, which --explain needs.
#include "certificates/driver/command_line.hpp"

int main(int argc, char** argv) {
  return gamecert::certificates::run_checker("gamecert-check-driver", {argv + 1, argv + argc});
}
