// A circuit a position: its wires are constants.
#include "encode/reductions/constant_play.hpp"

#include <algorithm>

#include "reductions/constant_pieces.hpp"

namespace gamecert::encode {

ConstantPlay::ConstantPlay(const reductions::Reduction& reduction, reductions::Of of) : side_(reduction.target) {
  const std::vector<int> roles = reductions::constant_roles(reduction, of);
  const auto number = [&](int role) { return static_cast<int>(std::ranges::find(roles, role) - roles.begin()); };
  for (const int role : roles) start_.push_back(reduction.role(role).painted);
  for (const reductions::Join& join : reduction.joins) {
    if (std::ranges::binary_search(roles, join.from.role))
      arcs_.push_back({number(join.from.role), number(join.to.role), always});
  }
}

PaintedBoard ConstantPlay::board(Circuit& circuit, const PiecePainting& painting) const {
  std::vector<Literal> pairs;
  for (const int colour : painting) {
    for (int c = 1; c <= side_.colours; ++c) pairs.push_back(c == colour ? always : never);
  }
  return {circuit, side_, static_cast<int>(painting.size()), arcs_, std::move(pairs)};
}

bool ConstantPlay::start_legal() const {
  Circuit circuit;
  PaintedBoard at = board(circuit, start_);
  for (int v = 0; v < at.order(); ++v) {
    const int colour = start_[static_cast<std::size_t>(v)];
    if (colour != 0 && at.held(v) && at.ruled_out(v, colour - 1).literal() != never) return false;
  }
  return true;
}

std::vector<PiecePainting> ConstantPlay::options(const PiecePainting& at) const {
  Circuit circuit;
  PaintedBoard here = board(circuit, at);
  std::vector<PiecePainting> result;
  for (int v = 0; v < here.order(); ++v) {
    for (int c = 1; c <= side_.colours; ++c) {
      if (here.legal(v, c - 1).literal() != always) continue;
      result.push_back(at);
      result.back()[static_cast<std::size_t>(v)] = c;
    }
  }
  return result;
}

}  // namespace gamecert::encode
