// Writing evidence of the families `solitaires` and `plays`.
#include "certificates/plays/strategy.hpp"
#include "certificates/plays/symmetry.hpp"
#include "certificates/solitaires/closure.hpp"
#include "certificates/solitaires/order.hpp"
#include "certificates/writing/number_lines.hpp"
#include "certificates/writing/position_lines.hpp"
#include "certificates/writing/writers.hpp"

namespace gamecert::certificates {
namespace {

void write_order(std::string& text, const Claim&, const Order& order) { append_numbers(text, order.moves); }

void write_closure(std::string& text, const Claim& claim, const Closure& closure) {
  const std::size_t words = words_of(claim, closure.positions.front());
  text += std::to_string(closure.positions.size()) + " " + std::to_string(words);
  text += closure.reflected ? " reflected\n" : "\n";
  for (const games::Position& position : closure.positions) {
    append_position(text, position, words);
    text += '\n';
  }
}

void write_strategy(std::string& text, const Claim& claim, const Strategy& strategy) {
  append_entries(text, claim, strategy.entries, [](const Strategy::Entry& entry) {
    return (entry.side == Strategy::Side::at_least ? ">=" : "<=") + std::to_string(entry.bound) +
           (entry.rank == 0 ? "" : " " + std::to_string(entry.rank));
  });
}

void write_symmetry(std::string& text, const Claim&, const Symmetry& symmetry) {
  text += std::to_string(symmetry.cases.front().image.size()) + " " + std::to_string(symmetry.turns.size()) + " " +
          std::to_string(symmetry.cases.size()) + "\n";
  for (const std::vector<int>& turn : symmetry.turns) {
    text += "turn\n";
    append_list(text, turn);
  }
  for (const auto& [opening, image] : symmetry.cases) {
    text += "mirror";
    for (const int move : opening) text += " " + std::to_string(move);
    text += "\n";
    append_list(text, image);
  }
}

}  // namespace

std::span<const Writer> plays_writers() {
  static constexpr Writer all[] = {writes<Order, write_order>, writes<Closure, write_closure>,
                                   writes<Strategy, write_strategy>, writes<Symmetry, write_symmetry>};
  return all;
}

}  // namespace gamecert::certificates
