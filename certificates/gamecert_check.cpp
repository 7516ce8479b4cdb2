// gamecert-check: accepts or rejects certificates of all kinds.
#include "certificates/driver/command_line.hpp"
#include "certificates/explanation.hpp"

int main(int argc, char** argv) {
  return gamecert::certificates::run_checker("gamecert-check", {argv + 1, argv + argc},
                                             gamecert::certificates::explanation);
}
