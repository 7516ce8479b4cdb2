// Evidence `closure`: positions that hold the start and no goal, and that no move leaves.
#include "certificates/solitaires/closure.hpp"

#include "certificates/claim.hpp"
#include "certificates/kind.hpp"
#include "certificates/position_text.hpp"
#include "certificates/subject.hpp"
#include "games/play/position_index.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

/// The instance with the colours of its odd-degree vertices changed.
games::Instance reflection(const games::Instance& instance) {
  const graphs::Graph& graph = instance.graph();
  std::vector<char> green(static_cast<std::size_t>(graph.order()), 0);
  for (const int v : instance.vertices("green")) green[static_cast<std::size_t>(v)] = 1;
  std::string line = instance.text().substr(0, instance.text().find(' '));
  const char* before = " green=";
  for (int v = 0; v < graph.order(); ++v) {
    if ((green[static_cast<std::size_t>(v)] != 0) == (graph.degree(v) % 2 != 0)) continue;
    line.append(before).append(std::to_string(v));
    before = ",";
  }
  return games::Instance(line);
}

games::PositionIndex index_of(const games::Game& game, const std::vector<games::Position>& positions) {
  games::PositionIndex index(game.words(), positions.size());
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const std::string name = "position " + std::to_string(i + 1);
    if (!game.well_formed(positions[i])) {
      reject(name + ": expected planes of " + std::to_string(game.cells()) + " cells as " +
             std::string(game.info().name) + " has them, found others");
    }
    if (i > 0 && positions[i] <= positions[i - 1])
      reject(name + ": expected positions in ascending order, found one that is not greater");
    if (game.won(positions[i])) reject(name + ": expected a position that is not won, found a won one");
    index.add(positions[i]);
  }
  return index;
}

// Sound because the start is listed and every option of a listed position is listed, so play from
// the start never leaves the list, and no listed position is won. For the reflected game:
// Cor 1.4 (ii) of the ELLO paper, a game on a graph is winnable iff its reflection is.
void check_closure(const Claim& claim, const Closure& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  require_solitaire(subject, claim, "UNWINNABLE");
  if (evidence.reflected) {
    require_on_graph(subject, "ello");
    grounds.add(corollary_1_4);
  }
  const games::Setup played =
      evidence.reflected ? games::Setup(subject.entry(), reflection(subject.instance())) : subject;
  const games::Game& game = played.game();
  const games::PositionIndex index = index_of(game, evidence.positions);
  std::vector<int> remaining(index.size());
  for (std::size_t i = 0; i < index.size(); ++i) remaining[i] = game.remaining(index[i]);

  const std::size_t start = index.find(game.start());
  if (start == games::PositionIndex::absent) reject("expected the start among the positions, found it missing");
  std::vector<char> used(index.size(), 0);
  used[start] = 1;
  games::Options options;
  for (std::size_t i = 0; i < index.size(); ++i) {
    game.options(index[i], options);
    for (std::size_t k = 0; k < options.moves.size(); ++k) {
      const std::size_t next = index.find(options.position(k));
      const auto place = [&] {
        return "position " + std::to_string(i + 1) + ", move " + game.move_name(options.moves[k]);
      };
      if (next == games::PositionIndex::absent) reject(place() + ": expected a listed position, found another");
      if (game.refinements().falls && remaining[next] >= remaining[i])
        reject(place() + ": expected less play to remain, found more");
      used[next] = 1;
    }
  }
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (used[i] == 0)
      reject("position " + std::to_string(i + 1) + ": expected the start or an option of another, found neither");
  }
}

Closure read_closure(Lines& lines, const Claim& claim) {
  Closure closure;
  const int count = lines.number("a number of positions");
  if (count == 0) lines.fail("at least one position", "0");
  const std::size_t width = read_words(lines);
  if (!lines.at_end_of_line()) {
    if (lines.remainder("`reflected`") != "reflected")
      lines.fail("`reflected` or the end of the line", text::quoted(lines.line()));
    closure.reflected = true;
  }
  const std::size_t planes = planes_of(lines, claim);
  for (int i = 0; i < count; ++i) {
    lines.next_line("a position");
    closure.positions.push_back(read_position(lines, width, planes));
  }
  return closure;
}

}  // namespace

Kind closure_kind() { return kind_of<Closure>(read_closure, check_closure, {}, {corollary_1_4}); }

}  // namespace gamecert::certificates
