// Positions of games on vertices as sets of vertices.
#include "papers/geodetic/play.hpp"

#include "text/errors.hpp"

namespace gamecert::papers {

std::map<std::string, int> reading(std::string_view word) {
  return {{"reading", games::parameter_value(games::find("geodetic").info, "reading", word)}};
}

std::string attribute(std::string_view name, graphs::VertexSet vertices) {
  std::string list;
  graphs::each(vertices, [&](int v) { list += (list.empty() ? "" : ",") + std::to_string(v); });
  return list.empty() ? "" : " " + std::string(name) + "=" + list;
}

VertexPlay::VertexPlay(std::string_view game, const std::string& instance, std::string_view reading_word)
    : game_(games::make(games::find(game), games::Instance(instance),
                        reading_word.empty() ? std::map<std::string, int>{} : reading(reading_word))),
      order_(game_->cells()) {
  if (order_ > graphs::SmallGraph::max_order) {
    throw text::LimitError("the order of " + instance + " is above " + std::to_string(graphs::SmallGraph::max_order));
  }
}

graphs::VertexSet VertexPlay::moves(const games::Position& at) const {
  graphs::VertexSet set = 0;
  for (const int v : game_->moves(at)) set |= graphs::single(v);
  return set;
}

}  // namespace gamecert::papers
