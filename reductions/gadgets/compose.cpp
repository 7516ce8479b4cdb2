// Signatures from signatures, order by order.
#include "reductions/gadgets/compose.hpp"

#include <algorithm>
#include <string>

#include "text/errors.hpp"

namespace gamecert::reductions {
namespace {

std::size_t number(const std::vector<std::vector<int>>& orders, const std::vector<int>& order) {
  return static_cast<std::size_t>(std::ranges::lower_bound(orders, order) - orders.begin());
}

}  // namespace

GadgetTable extended(const GadgetTable& signature) {
  if (signature.boundary == boundary_limit)
    throw text::LimitError("a gadget has more than " + std::to_string(boundary_limit) + " boundary vertices");
  const auto orders = boundary_orders(signature.boundary);
  GadgetTable result{signature.boundary + 1, {}};
  for (std::vector<int> order : boundary_orders(result.boundary)) {
    std::erase(order, signature.boundary);
    result.sets.push_back(signature.sets[number(orders, order)]);
  }
  return result;
}

GadgetTable absorbed(const GadgetTable& signature, int vertex, bool green) {
  const auto orders = boundary_orders(signature.boundary);
  const unsigned below = (1U << vertex) - 1;
  GadgetTable result{signature.boundary - 1, {}};
  for (std::vector<int> order : boundary_orders(result.boundary)) {
    for (int& b : order) b += b >= vertex ? 1 : 0;
    VectorSet vectors = 0;  // with the vertex at any place of the order
    for (std::size_t at = 0; at <= order.size(); ++at) {
      std::vector<int> with_vertex = order;
      with_vertex.insert(with_vertex.begin() + static_cast<std::ptrdiff_t>(at), vertex);
      vectors |= signature.sets[number(orders, with_vertex)];
    }
    VectorSet set = 0;
    for (unsigned vector = 0; vector < 1U << signature.boundary; ++vector) {
      // The colour is 0 for green, and it plus the predegree, coordinate `vertex`, must be even.
      const bool fits = (vector >> vertex & 1) == (green ? 0U : 1U);
      if (fits && (vectors >> vector & 1) != 0) set |= VectorSet{1} << ((vector & below) | (vector >> 1 & ~below));
    }
    result.sets.push_back(set);
  }
  return result;
}

}  // namespace gamecert::reductions
