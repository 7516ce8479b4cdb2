#include "verify/reduction_image.hpp"

#include <variant>

#include "games/game.hpp"
#include "games/instances/users_instance.hpp"
#include "graphs/families/users_board.hpp"
#include "reductions/gadget_map.hpp"
#include "text/errors.hpp"
#include "text/quoted.hpp"

namespace gamecert::verify {
namespace {

games::Setup on_board(const reductions::Side& side, const std::string& board) {
  return {games::find(side.game), games::Instance(board), side.parameters};
}

}  // namespace

graphs::SmallGraph source_board(std::string_view line) {
  const games::Instance instance = games::users_instance(line, nullptr);
  if (instance.text().find(' ') != std::string::npos)
    throw text::InputError("expected a board without attributes, found " + text::quoted(instance.text()));
  if (instance.order() > graphs::SmallGraph::max_order)
    throw text::TooLarge("expected a source graph of order at most 64, found order " +
                         std::to_string(instance.order()));
  if (const auto* digraph = std::get_if<graphs::Digraph>(&instance.board())) return graphs::small(*digraph);
  return graphs::small(graphs::graph_of(instance.board()));
}

ReductionImage image(const reductions::Reduction& reduction, const graphs::SmallGraph& source) {
  const reductions::GadgetMap map(reduction, source);
  ReductionImage result{on_board(reduction.source, map.source()), on_board(reduction.target, map.target())};
  for (int x = 0; x < map.order(); ++x) result.names.push_back(map.name(x));
  return result;
}

ReductionImage image(const proofs::BoardMap& map, std::string_view line) {
  proofs::BoardPair pair = map.image(games::users_instance(line, nullptr));
  return {std::move(pair.source), std::move(pair.target)};
}

}  // namespace gamecert::verify
