// Brute force over the rules.
#include "naive.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>

#include "conjectures/questions.hpp"
#include "games/instances/ready_game.hpp"
#include "games/play/parts.hpp"
#include "graphs/formats.hpp"

namespace gamecert::naive {

using namespace certificates;
using games::Game;
using games::Position;
using games::PositionView;

namespace {

Position copy(PositionView at) { return {at.begin(), at.end()}; }

std::vector<Position> parts(const Game& game, const Position& at, bool misere) {
  return misere ? std::vector<Position>{at} : games::parts(game, at);
}

void list(const Game& game, const Position& at, bool misere, std::map<Position, int>& entries) {
  for (const Position& part : parts(game, at, misere)) {
    if (game.moves(part).empty() || entries.contains(part)) continue;
    const int heap = value(game, part, misere);
    entries[part] = heap;
    for (const int move : game.moves(part)) {
      const Position option = game.play(part, move);
      if (value(game, option, misere) < heap) {
        list(game, option, misere, entries);
        continue;
      }
      for (const int answer : game.moves(option)) {
        const Position reply = game.play(option, answer);
        if (value(game, reply, misere) != heap) continue;
        list(game, reply, misere, entries);
        break;
      }
    }
  }
}

/// Everything that play of the parts leads to; of a sum with a loony part only that, and nothing behind a win.
void list_all(const Game& game, const Position& at, bool misere, std::map<Position, int>& entries) {
  std::vector<Position> settling = parts(game, at, misere);
  const auto is_loony = [&](const Position& part) { return value(game, part, misere) == loony; };
  if (const auto it = std::ranges::find_if(settling, is_loony); it != settling.end()) settling = {Position(*it)};
  for (const Position& part : settling) {
    games::Options options;
    game.options(part, options);
    if (options.moves.empty() || !entries.emplace(part, value(game, part, misere)).second) continue;
    if (std::ranges::count(options.won, 1) != 0) continue;
    for (std::size_t i = 0; i < options.moves.size(); ++i) list_all(game, copy(options.position(i)), misere, entries);
  }
}

Positions positions(const Game& game, bool misere, bool outcome) {
  std::map<Position, int> entries;
  const auto rules = game.refinements();
  const auto list_from = [&](const Position& at) {
    rules.won || rules.moves_again ? list_all(game, at, misere, entries) : list(game, at, misere, entries);
  };
  const Position start = game.start();
  games::Options options;
  game.options(start, options);
  if (outcome && value(game, start, misere) != 0 && !options.moves.empty()) {
    for (std::size_t i = 0; i < options.moves.size(); ++i) {
      const Position next = copy(options.position(i));
      if ((value(game, next, misere) == 0) == (options.again[i] != 0)) continue;
      list_from(next);
      break;
    }
  } else {
    list_from(start);
  }
  Positions result;
  for (const auto& [position, heap] : entries) result.entries.push_back({position, heap});
  return result;
}

/// By its scores or by who wins first.
bool by_bounds(const Game& game) { return game.info().stuck == games::Stuck::ends; }

int by_move(const Game& game, const games::Options& options, std::size_t i, bool misere) {
  if (options.won[i] != 0) return misere ? -1 : 1;
  const int later = score(game, copy(options.position(i)), misere);
  return options.gains[i] + (options.again[i] != 0 ? later : -later);
}

/// Both bounds of every position that the first good move of the one player and all moves of the other lead to.
void list(const Game& game, const Position& at, Strategy::Side side, bool misere,
          std::map<std::pair<Position, Strategy::Side>, int>& entries) {
  const auto moves = game.moves(at);
  if (moves.empty() || !entries.emplace(std::pair(at, side), score(game, at, misere)).second) return;
  games::Options options;
  game.options(at, options);
  const auto other = side == Strategy::Side::at_least ? Strategy::Side::at_most : Strategy::Side::at_least;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const bool best = by_move(game, options, i, misere) == score(game, at, misere);
    if ((side == Strategy::Side::at_most || best) && options.won[i] == 0)
      list(game, copy(options.position(i)), options.again[i] != 0 ? side : other, misere, entries);
    if (side == Strategy::Side::at_least && best) return;
  }
}

Strategy strategy(const Game& game, const std::vector<Strategy::Side>& sides, bool misere = false) {
  std::map<std::pair<Position, Strategy::Side>, int> entries;
  for (const auto side : sides) list(game, game.start(), side, misere, entries);
  Strategy result;
  for (const auto& [key, bound] : entries) result.entries.push_back({key.first, key.second, bound});
  return result;
}

int start_score(const Game& game, bool misere) {
  if (game.info().repeats) return repeated_worth(game);
  if (game.won(game.start())) return misere ? 1 : -1;
  return score(game, game.start(), misere);
}

std::string reflected(const std::string& line) {
  const games::Instance instance(line);
  const auto green = instance.vertices("green");
  std::string result = line.substr(0, line.find(' ')) + " green=";
  const char* before = "";
  for (int v = 0; v < instance.order(); ++v) {
    if (std::ranges::count(green, v) % 2 == instance.graph().degree(v) % 2) continue;
    result.append(before).append(std::to_string(v));
    before = ",";
  }
  return result;
}

std::uint64_t power(std::uint64_t a, std::uint64_t exponent) {
  std::uint64_t result = 1;
  for (; exponent != 0; exponent >>= 1, a = multiply(a, a)) {
    if ((exponent & 1) != 0) result = multiply(result, a);
  }
  return result;
}
std::uint64_t inverse(std::uint64_t a) { return power(a, ~std::uint64_t{1}); }

/// By expansion along the first row.
std::uint64_t determinant(const std::vector<std::vector<std::uint64_t>>& matrix) {
  if (matrix.empty()) return 1;
  std::uint64_t sum = 0;
  for (std::size_t k = 0; k < matrix.size(); ++k) {
    if (matrix[0][k] == 0) continue;
    std::vector<std::vector<std::uint64_t>> minor(matrix.begin() + 1, matrix.end());
    for (auto& row : minor) row.erase(row.begin() + static_cast<std::ptrdiff_t>(k));
    sum ^= multiply(matrix[0][k], determinant(minor));
  }
  return sum;
}

bool determinant_right(const Claim& claim, const Determinant& evidence) {
  const games::Instance instance(claim.instance);
  const auto n = static_cast<std::size_t>(instance.order());
  const auto& t = evidence.point;
  if (t.size() != n || std::set(t.begin(), t.end()).size() != n || std::ranges::count(t, 0U) != 0) return false;
  std::vector<std::vector<std::uint64_t>> matrix(n, std::vector<std::uint64_t>(n, 0));
  for (std::size_t u = 0; u < n; ++u) {
    for (const int v : instance.neighbours(static_cast<int>(u))) {
      const auto w = static_cast<std::size_t>(v);
      matrix[u][w] = inverse(t[u] ^ t[w]);
      matrix[u][u] ^= matrix[u][w];
    }
  }
  for (const int v : instance.vertices("green"))
    matrix[static_cast<std::size_t>(v)][static_cast<std::size_t>(v)] ^= inverse(t[static_cast<std::size_t>(v)]);
  return determinant(matrix) != 0;
}

bool implausible_right(const Claim& claim, const Implausible& evidence) {
  const games::Instance instance(claim.instance);
  std::set<int> members = {evidence.vertex};
  for (std::size_t before = 0; before != members.size();) {
    before = members.size();
    for (const int v : std::set(members)) {
      const auto near = instance.neighbours(v);
      members.insert(near.begin(), near.end());
    }
  }
  const auto count_green = [&](const games::Instance& coloured) {
    const auto green = coloured.vertices("green");
    return std::ranges::count_if(green, [&](int v) { return members.contains(v); });
  };
  std::size_t degrees = 0;
  for (const int v : members) degrees += instance.neighbours(v).size();
  const auto greens = count_green(instance);
  if (*members.begin() != evidence.vertex) return false;
  if (evidence.reason == Implausible::Reason::all_red) return greens == 0;
  if (evidence.reason == Implausible::Reason::reflection_all_red) {
    return count_green(games::Instance(reflected(claim.instance))) == 0;
  }
  return (members.size() + degrees / 2 + static_cast<std::size_t>(greens)) % 2 == 1;
}

/// The layout has every vertex once, and no order of the vertices, tried one by one, wins.
bool frontiers_right(const Claim& claim, const Frontiers& evidence) {
  std::vector<int> layout = evidence.layout;
  std::ranges::sort(layout);
  for (std::size_t i = 0; i < layout.size(); ++i)
    if (std::cmp_not_equal(layout[i], i)) return false;
  return std::cmp_equal(layout.size(), games::Instance(claim.instance).order()) && !winning_order(*game_of(claim));
}

/// Of a kernel vector: no press changes the parity of its lit members.
bool kernel_right(const Claim& claim, const Kernel& kernel) {
  const games::Instance instance(claim.instance);
  const auto lit = instance.vertices("lit");
  const auto in_kernel = [&](int v) { return std::ranges::count(kernel.vertices, v) == 1; };
  bool even = std::ranges::count_if(lit, in_kernel) % 2 == 1;
  for (int v = 0; v < instance.order(); ++v) {
    even = even && (std::ranges::count_if(instance.neighbours(v), in_kernel) + (in_kernel(v) ? 1 : 0)) % 2 == 0;
  }
  return even;
}

bool evidence_right(const Claim& claim, const Evidence& evidence) {
  if (const auto* facts = evidence.as<Counterexample>()) return std::ranges::all_of(facts->facts, right);
  if (const auto* determinant = evidence.as<Determinant>()) return determinant_right(claim, *determinant);
  if (const auto* implausible = evidence.as<Implausible>()) return implausible_right(claim, *implausible);
  if (const auto* frontiers = evidence.as<Frontiers>()) return frontiers_right(claim, *frontiers);
  if (const auto* kernel = evidence.as<Kernel>()) return kernel_right(claim, *kernel);
  if (const auto* refutation = evidence.as<Refutation>()) return refutation_right(claim, *refutation);
  if (const auto* derivation = evidence.as<Derivation>()) return derivation_right(claim, *derivation);
  if (const auto* exchanges = evidence.as<Exchanges>()) return exchanges_right(claim, *exchanges);
  const auto game = game_of(claim);
  if (const auto* order = evidence.as<Order>()) {
    Position at = game->start();
    for (const int move : order->moves) {
      const auto legal = game->moves(at);
      if (std::ranges::find(legal, move) == legal.end()) return false;
      at = game->play(at, move);
    }
    return game->won(at);
  }
  if (const auto* closure = evidence.as<Closure>()) {
    Claim of = claim;
    if (closure->reflected) of.instance = reflected(claim.instance);
    return closure->positions == reachable(*game_of(of));
  }
  if (const auto* table = evidence.as<Positions>()) {
    return std::ranges::all_of(table->entries, [&](const Positions::Entry& entry) {
      return value(*game, entry.position, claim.misere) == entry.heap;
    });
  }
  if (const auto* table = evidence.as<Strategy>()) {
    if (game->info().repeats) return repeated_right(*game, *table);
    return std::ranges::all_of(table->entries, [&](const Strategy::Entry& entry) {
      const int value = score(*game, entry.position, claim.misere);
      return entry.side == Strategy::Side::at_least ? entry.bound <= value : entry.bound >= value;
    });
  }
  if (const auto* leads = evidence.as<Leads>()) return leads_right(*leads);
  if (const auto* symmetry = evidence.as<Symmetry>()) return mirroring_right(*game, *symmetry);
  if (const auto* pairs = evidence.as<PairedMoves>()) return answers_right(*game, *pairs);
  if (const auto* theorem = evidence.as<ByTheorem>()) return is_asked_for(claim, *theorem);
  if (const auto* pairs = evidence.as<Simulation>()) {
    const auto other = game_of(pairs->other);
    return std::ranges::all_of(pairs->pairs, [&](const auto& pair) {
      return value(*game, pair.first, false) == value(*other, pair.second, false) &&
             value(*game, pair.first, true) == value(*other, pair.second, true);
    });
  }
  throw std::logic_error("nothing says by brute force when evidence " + std::string(evidence.kind()) + " is right");
}

/// Of a game of Left and Right begun by that player: who wins, or the number at the end.
std::string truth_of_start(Claim of, const std::string& first) {
  const games::GameInfo& info = games::find(of.game).info;
  of.parameters["first"] = games::parameter_value(info, "first", first);
  const auto game = game_of(of);
  const int points = (first == "left" ? 1 : -1) * (game->head_start() + start_score(*game, of.misere));
  if (info.number_favours != 0) return "NUMBER " + std::to_string(info.number_favours * points);
  return points > 0 ? "left" : points < 0 ? "right" : "tie";
}

std::string truth_of_sides(const Claim& of) {
  const games::GameInfo& info = games::find(of.game).info;
  const std::string first = games::value_text(info, "first", of.parameters.at("first"));
  if (info.number_favours != 0) return truth_of_start(of, first);
  if (first != "both") return "OUTCOME " + truth_of_start(of, first);
  const std::string left = truth_of_start(of, "left"), right = truth_of_start(of, "right");
  if (left == "tie" || right == "tie") return "OUTCOME " + left + "/" + right;
  return std::string("OUTCOME ") + (left == right ? (left == "left" ? "L" : "R") : left == "left" ? "N" : "P");
}

std::string truth(const Game& game, bool misere, bool nimber) {
  if (game.info().players == 1 && !by_bounds(game)) return winning_order(game) ? "WINNABLE" : "UNWINNABLE";
  if (by_bounds(game) && !nimber) {
    const int value = start_score(game, misere);
    if (game.refinements().gain) return "SCORE " + std::to_string(game.head_start() + value);
    return value > 0 ? "OUTCOME first" : value < 0 ? "OUTCOME second" : "OUTCOME tie";
  }
  if (by_bounds(game) && !game.info().sums) return truth(game, misere, false);
  const int number = value(game, game.start(), misere);
  if (nimber) return number == loony ? "NIMBER loony" : "NIMBER " + std::to_string(number);
  return number == 0 ? "OUTCOME P" : "OUTCOME N";
}

std::string truth_of_start_or_starts(const Claim& of) {
  return games::find(of.game).info.sided ? truth_of_sides(of) : truth(*game_of(of), of.misere, false);
}

}  // namespace

std::unique_ptr<Game> game_of(const Claim& claim) {
  return games::make(games::find(claim.game), games::Instance(claim.instance), claim.parameters);
}

Claim claim(const std::string& game, const std::string& instance, const std::string& statement,
            const std::map<std::string, int>& parameters, bool misere) {
  return {game, 1, parameters, misere, instance, statement};
}

Certificate certify_sides(const std::string& name, const std::string& instance, const std::string& first) {
  const games::GameInfo& info = games::find(name).info;
  const games::Parameters complete(info, {{"first", games::parameter_value(info, "first", first)}});
  Claim of = claim(name, instance, "", {complete.values().begin(), complete.values().end()});
  of.statement = truth_of_sides(of);
  std::map<std::pair<Position, Strategy::Side>, int> entries;
  for (const std::string start : {"left", "right"}) {
    if (first != "both" && first != start) continue;
    of.parameters["first"] = games::parameter_value(info, "first", start);
    const auto game = game_of(of);
    const int points = game->head_start() + start_score(*game, of.misere);
    const bool exact = points == 0 || game->refinements().gain;
    if (exact || points > 0) list(*game, game->start(), Strategy::Side::at_least, of.misere, entries);
    if (exact || points < 0) list(*game, game->start(), Strategy::Side::at_most, of.misere, entries);
  }
  of.parameters["first"] = games::parameter_value(info, "first", first);
  Strategy strategy;
  for (const auto& [key, bound] : entries) strategy.entries.push_back({key.first, key.second, bound});
  return {of, strategy};
}

Certificate certify(const std::string& name, const std::string& instance, bool nimber, bool misere,
                    const std::map<std::string, int>& parameters) {
  const games::Parameters complete(games::find(name).info, parameters);
  Claim of = claim(name, instance, "", {complete.values().begin(), complete.values().end()}, misere);
  const auto game = game_of(of);
  of.statement = truth(*game, misere, nimber);
  if (of.statement == "WINNABLE") return {of, Order{*winning_order(*game)}};
  if (of.statement == "UNWINNABLE") return {of, Closure{false, reachable(*game)}};
  if (of.statement == "OUTCOME first") return {of, strategy(*game, {Strategy::Side::at_least}, misere)};
  if (of.statement == "OUTCOME second") return {of, strategy(*game, {Strategy::Side::at_most}, misere)};
  if (by_bounds(*game) && !of.statement.starts_with("NIMBER"))
    return {of, strategy(*game, {Strategy::Side::at_least, Strategy::Side::at_most})};
  return {of, positions(*game, misere, !nimber)};
}

Certificate certify_bound(const std::string& name, const std::string& instance, Strategy::Side side) {
  Claim of = claim(name, instance, "");
  const auto game = game_of(of);
  of.statement = (side == Strategy::Side::at_least ? "SCORE >= " : "SCORE <= ") +
                 std::to_string(game->head_start() + score(*game, game->start()));
  return {of, strategy(*game, {side})};
}

Certificate certify_alike(const std::string& name, const std::string& instance, const std::string& other,
                          const std::string& other_instance, int shift) {
  const auto of = [](const std::string& game, const std::string& line) {
    const games::Parameters complete(games::find(game).info, {});
    return claim(game, line, "", {complete.values().begin(), complete.values().end()});
  };
  Claim first = of(name, instance);
  Simulation simulation{of(other, other_instance), {}};
  const auto game = game_of(first);
  const auto second = game_of(simulation.other);
  std::set<std::pair<Position, Position>> pairs;
  const auto play = [&](auto&& self, const Position& at, const Position& beside) -> void {
    if (!pairs.emplace(at, beside).second) return;
    for (const int move : game->moves(at))
      self(self, game->play(at, move), second->play(beside, move >= shift ? move - 1 : move));
  };
  play(play, game->start(), second->start());
  simulation.pairs.assign(pairs.begin(), pairs.end());
  first.statement = "SAME AS " + subject_text(simulation.other);
  return {first, simulation};
}

Certificate certify_reflected(const std::string& instance) {
  return {claim("ello", instance, "UNWINNABLE"),
          Closure{true, reachable(*game_of(claim("ello", reflected(instance), "")))}};
}

Certificate certify_failure(const std::string& graph6, const std::string& conjecture) {
  Counterexample facts;
  std::set<std::string> asked;
  const auto graph = graphs::small(graphs::read_graph6(graph6));
  conjectures::evaluate(conjectures::read_prefix(conjecture), graph, [&](const conjectures::GameAtom& question) {
    if (asked.insert(conjectures::text(question)).second) {
      facts.facts.push_back(certify(question.game, question.instance, true, false, question.parameters));
    }
    return answer(question);
  });
  return {claim("conjecture", graph6, "FAILS " + conjecture), facts};
}

std::optional<std::string> answer(const conjectures::GameAtom& question) {
  return truth(*game_of(claim(question.game, question.instance, "", question.parameters)), false, true);
}

bool right(const Certificate& certificate) {
  const Claim& of = certificate.claim;
  if (of.game == "reduction") return reduction_right(certificate);
  if (certificate.evidence.as<certificates::TypesOfTrees>() != nullptr) return trees_right(of);
  if (of.game == "sweep") return ledger_right(certificate);
  if (of.game == "conjecture") {
    const auto graph = graphs::small(graphs::read_graph6(of.instance));
    return conjectures::evaluate(conjectures::read_prefix(of.statement.substr(6)), graph, answer) == false &&
           evidence_right(of, certificate.evidence);
  }
  if (const auto* table = certificate.evidence.as<Signature>()) return gadget_right(of, *table);
  if (const auto* extreme = certificate.evidence.as<Extreme>()) return extreme_right(of, *extreme);
  if (const auto* breaker = certificate.evidence.as<Breaker>())
    return truth_of_start_or_starts(of) == of.statement && breaker_right(of, *breaker);
  if (const auto* avoider = certificate.evidence.as<Avoider>())
    return truth_of_start_or_starts(of) == of.statement && avoider_right(of, *avoider);
  if (const auto* values = certificate.evidence.as<ValueTable>()) return values_right(of, *values);
  if (const auto* full = certificate.evidence.as<Full>()) return full_right(of, *full);
  if (const auto* family = certificate.evidence.as<Induction>()) return family_right(of, *family);
  if (const auto* behaviours = certificate.evidence.as<Behaviours>()) return parts_right(of, *behaviours);
  if (const auto* mirror = certificate.evidence.as<MirrorTriples>()) return mirror_right(of, *mirror);
  if (const auto* counterplay = certificate.evidence.as<certificates::Counterplay>())
    return counterplay_right(of, *counterplay);
  if (const auto* cancellation = certificate.evidence.as<certificates::Cancellation>())
    return cancellation_right(of, *cancellation);
  if (const auto* line = certificate.evidence.as<LineOfPlay>()) return line_right(of, *line);
  if (certificate.evidence.as<OctalPeriod>() != nullptr) return period_right(of);
  if (certificate.evidence.as<certificates::DecidedByAutomata>() != nullptr) return numbers_right(of);
  if (!evidence_right(of, certificate.evidence)) return false;
  if (const auto* pairs = certificate.evidence.as<Simulation>())
    return of.statement == "SAME AS " + subject_text(pairs->other);
  const auto game = game_of(of);
  if (of.statement.starts_with("SCORE >= ") || of.statement.starts_with("SCORE <= ")) {
    const int bound = std::stoi(of.statement.substr(9));
    const int value = game->head_start() + score(*game, game->start());
    return of.statement[6] == '>' ? value >= bound : value <= bound;
  }
  if (game->info().sided) return truth_of_sides(of) == of.statement;
  return truth(*game, of.misere, of.statement.starts_with("NIMBER")) == of.statement;
}

std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
  std::uint64_t result = 0;
  for (; b != 0; b >>= 1) {
    if ((b & 1) != 0) result ^= a;
    a = a << 1 ^ (a >> 63 != 0 ? 0x1b : 0);
  }
  return result;
}

}  // namespace gamecert::naive
