// Planar code read byte by byte.
#include "graphs/streams/planar_code.hpp"

#include <algorithm>
#include <utility>

#include "text/errors.hpp"

namespace gamecert::graphs {

std::optional<Graph> PlanarCode::read(unsigned char byte) {
  ++bytes_;
  if (state_ == State::between) {
    ++graphs_;
    wide_ = byte == 0;
    state_ = State::order;
    return wide_ ? std::nullopt : number(byte);
  }
  if (!wide_) return number(byte);
  if (!first_) {
    first_ = byte;
    return std::nullopt;
  }
  const int first = *std::exchange(first_, std::nullopt);
  return number(little_ ? first + 256 * byte : 256 * first + byte);
}

std::optional<Graph> PlanarCode::number(int value) {
  if (state_ == State::order) {
    if (value == 0) refuse("an order of at least 1", "0");
    order_ = value;
    vertex_ = 0;
    state_ = State::neighbours;
    return std::nullopt;
  }
  if (value == 0) return ++vertex_ == order_ ? std::optional(finish()) : std::nullopt;
  const int neighbour = value - 1;
  if (neighbour >= order_) refuse("a vertex 1.." + std::to_string(order_), std::to_string(value));
  if (neighbour == vertex_) refuse("a graph without loops", "one at " + std::to_string(value));
  if (neighbour > vertex_) up_.emplace_back(vertex_, neighbour);
  if (neighbour < vertex_) down_.emplace_back(neighbour, vertex_);
  return std::nullopt;
}

Graph PlanarCode::finish() {
  std::vector<Edge> up = std::exchange(up_, {}), down = std::exchange(down_, {});
  for (std::vector<Edge>* edges : {&up, &down}) {
    std::ranges::sort(*edges);
    if (const auto twice = std::ranges::adjacent_find(*edges); twice != edges->end())
      refuse("a graph without parallel edges",
             std::to_string(twice->first + 1) + " joined to " + std::to_string(twice->second + 1) + " twice");
  }
  const auto [u, d] = std::ranges::mismatch(up, down);
  if (u != up.end() || d != down.end()) {
    const bool missing_below = d == down.end() || (u != up.end() && *u < *d);
    const Edge edge = missing_below ? *u : Edge(d->second, d->first);
    refuse(std::to_string(edge.first + 1) + " among the neighbours of " + std::to_string(edge.second + 1), "it is not");
  }
  state_ = State::between;
  return Graph(order_, up);
}

void PlanarCode::end() const {
  if (state_ == State::between) return;
  refuse(
      state_ == State::order ? "an order" : "the neighbours of " + std::to_string(order_ - vertex_) + " more vertices",
      "the end");
}

void PlanarCode::refuse(const std::string& expected, const std::string& found) const {
  throw text::InputError("graph " + std::to_string(graphs_) + " of the planar code, byte " + std::to_string(bytes_) +
                         ": expected " + expected + ", found " + found);
}

}  // namespace gamecert::graphs
