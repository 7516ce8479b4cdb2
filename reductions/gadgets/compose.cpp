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

GadgetTable permuted(const GadgetTable& signature, const std::vector<int>& image) {
  const auto orders = boundary_orders(signature.boundary);
  GadgetTable result = signature;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    std::vector<int> order = orders[i];
    for (int& b : order) b = image[static_cast<std::size_t>(b)];
    VectorSet set = 0;
    for (unsigned vector = 0; vector < 1U << signature.boundary; ++vector) {
      if ((signature.sets[i] >> vector & 1) == 0) continue;
      unsigned moved = 0;
      for (unsigned b = 0; b < image.size(); ++b) moved |= (vector >> b & 1) << image[b];
      set |= VectorSet{1} << moved;
    }
    result.sets[number(orders, order)] = set;
  }
  return result;
}

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

GadgetTable absorbed(const GadgetTable& signature, bool green) {
  const int last = signature.boundary - 1;
  const auto orders = boundary_orders(signature.boundary);
  GadgetTable result{last, {}};
  for (const std::vector<int>& order : boundary_orders(last)) {
    VectorSet set = 0;
    for (std::size_t at = 0; at <= order.size(); ++at) {
      std::vector<int> with_last = order;
      with_last.insert(with_last.begin() + static_cast<std::ptrdiff_t>(at), last);
      const VectorSet vectors = signature.sets[number(orders, with_last)];
      // The colour is 0 for green, and it plus the predegree, coordinate `last`, must be even.
      set |= vectors >> (green ? 0U : 1U << last) & ((VectorSet{1} << (1U << last)) - 1);
    }
    result.sets.push_back(set);
  }
  return result;
}

}  // namespace gamecert::reductions
