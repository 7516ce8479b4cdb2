// Decides one game with the installed library.
#include <gamecert/api.hpp>
#include <iostream>

int main() {
  const auto answer = gamecert::api::decide({.game = "ello", .board = "path:5 green=0,2,4", .certificate = true});
  std::cout << answer.statement << '\n'
            << (gamecert::api::check(answer.certificate).accepted ? "VERIFIED\n" : "REJECTED\n");
}
