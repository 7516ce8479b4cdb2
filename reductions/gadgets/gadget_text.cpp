// Writing and strict reading of gadgets and conclusions.
#include "reductions/gadgets/gadget_text.hpp"

#include <algorithm>
#include <utility>

#include "reductions/gadgets/signature.hpp"
#include "text/cursor.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

using text::Cursor;
using Kind = Conclusion::Kind;

constexpr std::pair<std::string_view, Kind> openings[] = {
    {"SAME AS ", Kind::same}, {"IF ", Kind::if_after}, {"ONLY IF ", Kind::only_if},
    {"FIRST ", Kind::first},  {"LAST ", Kind::last},   {"UNWINNABLE", Kind::unwinnable},
};

int number(Cursor& at) { return static_cast<int>(at.number(0, graphs::order_limit)); }

/// `0-2:1,1-2:2`: edges of the gadget, each with a player.
std::map<graphs::Edge, int> painted(Cursor& at, const Gadget& gadget) {
  std::map<graphs::Edge, int> result;
  do {
    graphs::Edge edge;
    edge.first = number(at);
    at.expect("-");
    edge.second = number(at);
    at.expect(":");
    const int player = static_cast<int>(at.number(1, 2));
    if (gadget.arcs || std::ranges::count(gadget.edges, edge) == 0 || !result.emplace(edge, player).second)
      throw text::InputError("expected edges of the gadget, each once, found " + graphs::name(edge));
  } while (at.take(","));
  return result;
}

/// A gadget, and what a conclusion of a replacement says behind it: ` recoloured=` with boundary vertices, ` plus=`.
Conclusion replacement(Cursor at) {
  Conclusion conclusion;
  Gadget& gadget = conclusion.after;
  gadget.boundary = static_cast<int>(at.number(0, boundary_limit));
  at.expect("+");
  gadget.inner = static_cast<int>(at.number(0, inner_limit));
  gadget.green.assign(static_cast<std::size_t>(gadget.inner), 0);
  at.expect(":");
  while (!at.done() && !at.next_is(' ')) {
    if (!gadget.edges.empty()) at.expect(",");
    const int u = number(at);
    gadget.arcs = at.next_is('>');
    at.expect(gadget.arcs ? ">" : "-");
    gadget.edges.emplace_back(u, number(at));
  }
  while (!at.done()) {
    at.expect(" ");
    if (at.take("plus=")) {
      const bool negative = at.take("-");
      conclusion.plus = negative ? -number(at) : number(at);
      continue;
    }
    if (at.take("painted=")) {
      gadget.painted = painted(at, gadget);
      continue;
    }
    const bool colours = at.next_is('g');
    at.expect(colours ? "green=" : "recoloured=");
    if (colours) {
      for (const int v : numbers(at, gadget.boundary, gadget.order() - 1))
        gadget.green[static_cast<std::size_t>(v - gadget.boundary)] = 1;
    } else {
      for (const int b : numbers(at, 0, gadget.boundary - 1)) conclusion.recoloured |= 1u << b;
    }
  }
  if (gadget.arcs) {
    graphs::Digraph(gadget.order(), gadget.edges);  // refuses what is no simple digraph
  } else {
    graphs::Graph(gadget.order(), gadget.edges);
  }
  return conclusion;
}

}  // namespace

std::string listed(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

std::string listed(std::vector<graphs::Edge> edges, bool arcs) {
  for (auto& [u, v] : edges)
    if (!arcs && u > v) std::swap(u, v);
  std::ranges::sort(edges);
  std::string text;
  const char* link = arcs ? ">" : "-";
  for (const auto& [u, v] : edges) text += (text.empty() ? "" : ",") + std::to_string(u) + link + std::to_string(v);
  return text;
}

std::vector<int> numbers(Cursor& at, int least, int greatest) {
  if (least > greatest) at.refuse("no such vertices, as the gadget has none");
  std::vector<int> result;
  do result.push_back(static_cast<int>(at.number(least, greatest)));
  while (at.take(","));
  return result;
}

std::string text(const Gadget& gadget) {
  std::vector<int> green;
  for (int i = 0; i < gadget.inner; ++i)
    if (gadget.green[static_cast<std::size_t>(i)] != 0) green.push_back(gadget.boundary + i);
  return std::to_string(gadget.boundary) + "+" + std::to_string(gadget.inner) + ":" +
         listed(gadget.edges, gadget.arcs) + (green.empty() ? "" : " green=" + listed(green)) +
         painted_text(gadget.painted);
}

std::string painted_text(const std::map<graphs::Edge, int>& painted) {
  std::string result;
  for (const auto& [edge, player] : painted)
    result += (result.empty() ? " painted=" : ",") + graphs::name(edge) + ":" + std::to_string(player);
  return result;
}

std::string recoloured_text(unsigned recoloured, int boundary) {
  std::vector<int> vertices;
  for (int b = 0; b < boundary; ++b)
    if ((recoloured >> b & 1) != 0) vertices.push_back(b);
  return vertices.empty() ? "" : " recoloured=" + listed(vertices);
}

std::string text(const Conclusion& conclusion) {
  std::string result(std::ranges::find(openings, conclusion.kind, &std::pair<std::string_view, Kind>::second)->first);
  if (conclusion.kind == Kind::unwinnable) return result;
  if (conclusion.kind == Kind::first || conclusion.kind == Kind::last) return result + listed(conclusion.moves);
  return result + text(conclusion.after) + recoloured_text(conclusion.recoloured, conclusion.after.boundary) +
         (conclusion.plus == 0 ? "" : " plus=" + std::to_string(conclusion.plus));
}

Gadget read_gadget(std::string_view text) { return in_its_only_text(replacement(Cursor(text)).after, text); }

Conclusion read_conclusion(std::string_view text) {
  const auto opening = std::ranges::find_if(openings, [&](const auto& known) { return text.starts_with(known.first); });
  if (opening == std::end(openings))
    throw text::InputError("expected SAME AS, IF, ONLY IF, FIRST, LAST or UNWINNABLE, found " + text::quoted(text));
  Conclusion conclusion{opening->second};
  Cursor at(text);
  at.expect(opening->first);
  if (conclusion.kind == Kind::first || conclusion.kind == Kind::last) {
    conclusion.moves = numbers(at, 0, graphs::order_limit);
    at.expect_end();
  } else if (conclusion.kind != Kind::unwinnable) {
    conclusion = replacement(at);
    conclusion.kind = opening->second;
  }
  return in_its_only_text(std::move(conclusion), text);
}

}  // namespace gamecert::reductions
