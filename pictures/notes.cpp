// Each note in turn tries places around its vertex: off other vertices and notes first, then off lines.
#include "pictures/notes.hpp"

#include <cmath>
#include <numbers>

#include "pictures/geometry.hpp"

namespace gamecert::pictures {
namespace {

constexpr double note_letter = 6.4, note_height = 11;

class Placing {
 public:
  explicit Placing(const Picture& picture) : picture_(picture) {
    for (const Picture::Vertex& vertex : picture.vertices) at_.push_back({vertex.at.x * unit, -vertex.at.y * unit});
  }

  std::vector<NotePlace> run() {
    for (std::size_t v = 0; v < at_.size(); ++v) placed_.push_back(best_of(v));
    return std::move(placed_);
  }

 private:
  NotePlace best_of(std::size_t v) const {
    const std::string& note = picture_.vertices[v].note;
    if (note.empty()) return {};
    constexpr int ways = 16;
    const double width = note_letter * static_cast<double>(note.size());
    NotePlace best;
    double least = 1e18;
    for (int i = 0; i < ways; ++i) {
      const double angle = 45 - 360.0 * i / ways;  // from half past one, as a clock goes
      const PagePoint to{std::cos(angle * std::numbers::pi / 180), std::sin(angle * std::numbers::pi / 180)};
      const double reach = radius + (picture_.vertices[v].ring ? 6 : 3);
      const double x = at_[v].x + to.x * reach + (to.x > 0.3 ? 0 : to.x < -0.3 ? -width : -width / 2);
      const double y = at_[v].y - to.y * reach + (to.y > 0.3 ? -note_height : to.y < -0.3 ? 0 : -note_height / 2);
      const Box box{x, x + width, y, y + note_height};
      const double price = covers(box, v) + 0.01 * i;
      if (price >= least) continue;
      least = price;
      best = {box, angle};
    }
    return best;
  }

  double covers(const Box& box, std::size_t of) const {
    double price = 0;
    for (std::size_t v = 0; v < at_.size(); ++v) {
      const double reach =
          radius + (v != of && picture_.vertices[v].ring ? 5 : 0);  // its own ring it keeps off already
      if (box.meets({at_[v].x - reach, at_[v].x + reach, at_[v].y - reach, at_[v].y + reach})) price += 10;
    }
    for (const NotePlace& other : placed_) price += box.meets(other.box) ? 10 : 0;
    const PagePoint middle{(box.left + box.right) / 2, (box.low + box.high) / 2};
    for (const Picture::Line& line : picture_.lines) {
      if (!line.shown) continue;
      const PagePoint &a = at_[static_cast<std::size_t>(line.from)], &b = at_[static_cast<std::size_t>(line.to)];
      const PagePoint corners[] = {
          {box.left, box.low}, {box.right, box.high}, {box.left, box.high}, {box.right, box.low}};
      price += cross(a, b, corners[0], corners[1]) || cross(a, b, corners[2], corners[3]) || apart(middle, a, b) < 5;
    }
    return price;
  }

  const Picture& picture_;
  std::vector<PagePoint> at_;
  std::vector<NotePlace> placed_;
};

}  // namespace

std::vector<NotePlace> note_places(const Picture& picture) { return Placing(picture).run(); }

}  // namespace gamecert::pictures
