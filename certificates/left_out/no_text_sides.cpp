// The same of checkers that make boards of lemmas and reductions: what texts alone are asked for there
// (reductions/text_sides.hpp, reductions/gadgets/text_conflicts.hpp).
#include <map>
#include <string>

namespace gamecert {

namespace games {
class Setup;
struct GameInfo;
}  // namespace games
namespace graphs {
class Graph;
}

namespace reductions {

struct Side;
void find_conflicts(const games::Setup&, graphs::Graph&) {}
void find_side(const games::GameInfo&, const std::map<std::string, int>&, Side&) {}
std::string why_text_no_side(const games::GameInfo&, const std::map<std::string, int>&) { return ""; }

}  // namespace reductions
}  // namespace gamecert
