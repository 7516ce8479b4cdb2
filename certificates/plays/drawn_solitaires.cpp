// Evidence `order` and `closure` of solitaires on boards drawn in the plane, which others do without.
#include <algorithm>

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "games/registry/infos.hpp"

namespace gamecert::certificates {

// In certificates/solitaires.
Kind order_kind();
Kind closure_kind();

namespace {

bool on_drawn_board(const Claim& claim) {
  return std::ranges::any_of(games::infos(), [&](const games::GameInfo& info) {
    return info.name == claim.game && info.board == games::BoardKind::drawn_triangulation;
  });
}

Kind when_drawn(Kind kind) {
  kind.about = on_drawn_board;
  return kind;
}

}  // namespace

Kind drawn_order_kind() { return when_drawn(order_kind()); }
Kind drawn_closure_kind() { return when_drawn(closure_kind()); }

}  // namespace gamecert::certificates
