// Decides one game with the installed library.
#include <iostream>

#include "solve/solve.hpp"

int main() {
  const gamecert::games::Instance board("path:5 green=0,2,4");
  std::cout << gamecert::solve::solve(gamecert::games::Setup(gamecert::games::find("ello"), board), {}).statement
            << '\n';
}
