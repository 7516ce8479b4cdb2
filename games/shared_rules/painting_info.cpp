// What colouring games declare alike: apart from their rules, for programs that know the declarations alone.
#include "games/shared_rules/painting.hpp"

namespace gamecert::games {

AttributeInfo painted_vertices() {
  return {"painted", AttributeInfo::Shape::vertex_values, "vertex:colour; the others are unpainted"};
}
ParameterInfo number_of_colours(int usual) {
  return {.name = "colours", .least = 1, .greatest = 64, .usual = usual, .meaning = "number of colours"};
}

}  // namespace gamecert::games
