// Boards, games, positions, answers, certificates and pictures for gamecert/.
#include <pybind11/stl.h>

#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "certificates/claim.hpp"
#include "certificates/driver/check_files.hpp"
#include "certificates/format.hpp"
#include "certificates/writing/writer.hpp"
#include "games/instances/named_game.hpp"
#include "games/instances/setup.hpp"
#include "games/instances/users_instance.hpp"
#include "games/texts/text_game.hpp"
#include "games/texts/use_text.hpp"
#include "graphs/formats.hpp"
#include "graphs/streams/foreign_text.hpp"
#include "python/core.hpp"
#include "python/task.hpp"
#include "solve/limits.hpp"
#include "solve/solve.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/sha256.hpp"
#include "verify/decision.hpp"
#include "verify/lemma_decision.hpp"
#include "verify/pictures.hpp"
#include "verify/position_decision.hpp"
#include "verify/position_pictures.hpp"
#include "verify/reduction_decision.hpp"

namespace gamecert::python {
namespace {

namespace py = pybind11;
using Labels = std::vector<std::string>;

std::string graph_text(int order, const std::vector<graphs::Edge>& edges, bool directed) {
  if (directed) return graphs::write_digraph6(graphs::Digraph(order, edges));
  const graphs::Graph graph(order, edges);
  constexpr int dense = 200;
  return order > dense ? graphs::write_sparse6(graph) : graphs::write_graph6(graph);
}

/// Order, edges or arcs, whether they are arcs.
std::tuple<int, std::vector<graphs::Edge>, bool> graph_of(const std::string& text) {
  const games::Instance instance = games::users_instance(text, nullptr);
  if (const auto* digraph = std::get_if<graphs::Digraph>(&instance.board()))
    return {digraph->order(), digraph->arcs(), true};
  return {instance.order(), instance.edges(), false};
}

std::string shape_name(games::AttributeInfo::Shape shape) {
  constexpr const char* names[] = {"vertices", "vertex values", "edge values", "edges", "order"};
  return names[static_cast<std::size_t>(shape)];
}

/// What sets the game up, in other processes, too: its name or, of a game of one's own, its canonical text.
std::string asked_by(const games::GameInfo& info) {
  return std::string(games::names_text(info.name) ? games::text_rules(info.name) : info.name);
}
const games::Entry& entry_of(const std::string& asked, const std::set<std::string>& parameters) {
  return asked.starts_with("language ") ? games::enter_text(asked).entry : games::find(asked, parameters);
}

py::dict use_game(const std::string& text) {
  const games::UsersGame users = games::read_users_game(text);
  const games::Entry& entry = games::use_text(users, games::OtherText::replaced);
  py::dict result;
  result["name"] = users.text.name;
  result["asked"] = asked_by(entry.info);
  result["rules"] = games::canonical(users.text);
  result["sha256"] = text::sha256(games::canonical(users.text));
  result["prose"] = users.prose;
  return result;
}

/// By the names of attributes and parameters, as the classes of gamecert/ read them.
py::dict info_of(const games::GameInfo& info) {
  py::dict attributes, parameters;
  for (const games::AttributeInfo& attribute : info.attributes)
    attributes[py::str(std::string(attribute.name))] =
        py::make_tuple(shape_name(attribute.shape), games::meaning_of(info, attribute));
  for (const games::ParameterInfo& parameter : info.parameters)
    parameters[py::str(std::string(parameter.name))] =
        py::make_tuple(games::values_text(parameter), games::meaning_of(info, parameter));
  py::dict result;
  result["name"] = info.called();
  result["asked"] = asked_by(info);
  result["summary"] = games::summary_of(info);
  result["players"] = info.players;
  result["board"] = std::string(games::board_name(info.board));
  result["attributes"] = attributes;
  result["parameters"] = parameters;
  result["misere"] = info.has_misere_play();
  result["nimber"] = info.sums || info.last_move_decides();
  return result;
}

games::Instance instance_of(const std::string& line, const games::GameInfo* game) {
  try {
    return games::users_instance(line, game);
  } catch (const text::InputError& error) {
    graphs::throw_with_advice(error, line);
  }
}

std::shared_ptr<games::Setup> setup_of(const std::string& game, const std::string& instance,
                                       const std::map<std::string, std::string>& given) {
  std::set<std::string> names;
  for (const auto& [name, text] : given) names.insert(name);
  const games::Entry& entry = entry_of(game, names);
  std::map<std::string, int> values;
  for (const auto& [name, text] : given) values[name] = games::parameter_value(entry.info, name, text);
  return std::make_shared<games::Setup>(entry, instance_of(instance, &entry.info), values);
}

solve::Request request_of(bool misere, bool nimber, bool value, bool moves, const std::string& engine, bool certificate,
                          double seconds, std::size_t megabytes) {
  solve::Request request{.misere = misere,
                         .nimber = nimber,
                         .value = value,
                         .all_moves = moves,
                         .certificate = certificate,
                         .theorems = true};
  std::vector<std::string_view> names;
  bool known = false;
  for (const auto& [name, known_engine] : solve::engines) {
    names.push_back(name);
    if (name != engine) continue;
    request.engine = known_engine;
    known = true;
  }
  if (!known)
    throw text::InputError("expected an engine" + text::did_you_mean(engine, names) + ", found '" + engine + "'");
  request.limits = {.seconds = seconds, .megabytes = megabytes};
  return request;
}

/// Of a move of a game of one's own what each of its choices is: vertex, edge, number, vertices, edges. Nothing of
/// other games.
std::optional<std::vector<std::string>> kinds_of(const games::Setup& setup, const std::string& move) {
  if (!games::names_text(setup.info().name)) return std::nullopt;
  const games::TextGame* text = games::find_text(setup.info().name);
  std::vector<std::string> kinds;
  const std::size_t clause = games::clause_of(setup.game(), setup.game().move_code(move));
  for (const games::TextChoice& choice : text->text.moves[clause].choices) {
    const bool vertex = choice.sort == games::Sort::vertex || choice.sort == games::Sort::set;
    kinds.emplace_back(choice.kind == games::TextChoice::Kind::number   ? "number"
                       : choice.kind == games::TextChoice::Kind::member ? vertex ? "vertex" : "edge"
                       : vertex                                         ? "vertices"
                                                                        : "edges");
  }
  return kinds;
}

/// What the class Answer of gamecert/ holds.
py::dict object_of(const verify::GameDecision& decision, const games::Setup& setup) {
  const solve::Answer& answer = decision.answer;
  py::dict result;
  result["verdict"] = decision.verdict.empty() ? "CERTAIN" : decision.verdict;
  result["statement"] = decision.statement;
  result["reason"] = decision.reason;
  result["text"] = verify::text(decision);
  const bool known = decision.verdict != "UNKNOWN";
  const std::vector<int>& moves = answer.winning_moves ? *answer.winning_moves : answer.moves;
  result["moves"] = known ? verify::move_names(setup, answer, moves) : std::vector<std::string>();
  py::list kinds;
  for (const std::string& move : result["moves"].cast<std::vector<std::string>>()) kinds.append(kinds_of(setup, move));
  result["kinds"] = kinds;
  result["all_moves"] = known && answer.winning_moves.has_value();
  result["best"] = answer.best;
  result["nodes"] = answer.nodes;
  std::map<std::string, std::string> facts;
  if (answer.value)
    for (const auto& [name, fact] : verify::value_facts(*answer.value)) facts[name] = fact;
  result["facts"] = facts;
  std::map<std::string, std::string> engines;
  for (const solve::Opinion& opinion : answer.opinions) engines[opinion.engine] = opinion.said;
  result["engines"] = engines;
  result["certificate"] =
      decision.certificate ? py::object(py::str(certificates::write(*decision.certificate))) : py::object(py::none());
  return result;
}

/// A standing on a board, with who is to move: 0 or 1.
struct Played {
  std::shared_ptr<games::Setup> setup;
  verify::Standing standing;
  int mover = 0;

  std::vector<std::string> moves() const {
    std::vector<std::string> names;
    if (standing.won) return names;
    for (const int move : setup->game().moves(standing.at)) names.push_back(setup->game().move_name(move));
    return names;
  }
  Played play(const std::string& move) const {
    bool stays = false;
    Played next{setup, verify::after(setup->game(), standing, setup->game().move_code(move), &stays), mover};
    if (!stays && setup->info().players == 2) next.mover = 1 - mover;
    return next;
  }
  /// The cells of each plane, by its name; of a game of one's own, whose parts have several planes, by part and number.
  std::map<std::string, std::vector<int>> planes() const {
    std::map<std::string, std::vector<int>> result;
    const auto names = verify::plane_names(*setup);
    const std::size_t words = standing.at.size() / names.size();
    for (std::size_t plane = 0; plane < names.size(); ++plane) {
      std::vector<int>& cells = result[names[plane]];
      for (int cell = 0; cell < setup->game().cells(); ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        if ((standing.at[plane * words + at / 64] >> (at % 64) & 1) != 0) cells.push_back(cell);
      }
    }
    return result;
  }
};

std::string drawn(std::vector<pictures::Picture> drawn_pictures, const Labels& labels, const std::string& title) {
  if (drawn_pictures.empty()) return "";
  pictures::Picture& first = drawn_pictures.front();
  if (!title.empty()) first.title = title;
  for (std::size_t v = 0; v < std::min(labels.size(), first.vertices.size()); ++v) first.vertices[v].label = labels[v];
  return pictures::svg(drawn_pictures);
}

/// The position behind these moves, as the player of `gamecert play` has it: with what they leave behind. Moves of two
/// players that are marked are good ones, as of `gamecert draw GAME BOARD`; those of a line of play are numbered.
std::string drawn_position(const games::Setup& setup, const std::vector<std::string>& moves,
                           const std::vector<std::string>& marked, bool line_of_play, const Labels& labels,
                           const std::string& title) {
  const games::Game& game = setup.game();
  const verify::PositionPictures pictures(setup);
  verify::Standing standing = verify::first_standing(game);
  struct Left {
    games::Position after;
    int mover;  // there
    std::vector<verify::Trace> traces;
  };
  std::vector<Left> left;  // by moves, what they leave behind
  int mover = 0;
  for (const std::string& name : moves) {
    const int move = game.move_code(name);
    bool stays = false;
    verify::Standing next = verify::after(game, standing, move, &stays);
    std::vector<verify::Trace> traces = pictures.traces(standing.at, move, next.at, mover);
    if (!stays && setup.info().players == 2) mover = 1 - mover;
    standing = std::move(next);
    if (!traces.empty()) left.push_back({standing.at, mover, std::move(traces)});
  }
  const pictures::Picture position = pictures.at(standing.at, mover);
  pictures::Picture picture = position;
  const auto draw = [&](const verify::Trace& trace) {
    const auto number = static_cast<std::size_t>(trace.number);
    if (trace.line) {
      pictures::Picture::Line& line = picture.lines[number];
      line.colour = trace.colour;
      line.shown = trace.shown;
      line.bold = true;
      line.faint = false;
    } else {
      picture.vertices[number].fill = trace.colour;
      picture.vertices[number].faint = false;
    }
  };
  for (const auto& [after, next, traces] : left) {
    const pictures::Picture then = pictures.at(after, next);
    for (const verify::Trace& trace : traces)
      if (verify::stays(trace, then, position)) draw(trace);
  }
  for (std::size_t i = 0; i < marked.size(); ++i) {
    const verify::MovePlace place = pictures.place(game.move_code(marked[i]));
    if (place.number < 0) continue;
    const auto number = static_cast<std::size_t>(place.number);
    const std::string said = line_of_play ? std::to_string(i + 1) : place.paint ? std::to_string(*place.paint) : "";
    std::string& note = place.line ? picture.lines[number].note : picture.vertices[number].note;
    if (!said.empty()) note += (note.empty() ? "" : ", ") + said;
    if (line_of_play) continue;
    (place.line ? picture.lines[number].bold : picture.vertices[number].ring) = true;
  }
  return drawn({std::move(picture)}, labels, title);
}

std::vector<certificates::Certificate> read_certificates(const std::string& text) {
  std::istringstream in(text);
  certificates::Reader reader(in);
  std::vector<certificates::Certificate> all;
  try {
    while (auto certificate = reader.next()) all.push_back(std::move(*certificate));
  } catch (const certificates::Rejection& rejection) {
    throw text::InputError("certificate:" + std::to_string(rejection.line) + ": " + rejection.what());
  }
  return all;
}

std::vector<std::string> claims(const std::string& text) {
  std::vector<std::string> all;
  for (const certificates::Certificate& certificate : read_certificates(text))
    all.push_back(certificates::text(certificate.claim));
  return all;
}

/// Ends a check in this process between two certificates.
struct Interrupted {};

/// With a bound, in copies of this process, as only the system can keep it; else in this process.
certificates::Budget budget_of(std::optional<double> seconds, std::optional<double> megabytes) {
  certificates::Budget budget;
  if (seconds) budget.seconds = *seconds;
  if (megabytes) budget.megabytes = *megabytes;
  if (!seconds && !megabytes) {
    budget.here = [](const certificates::Work& work, const certificates::Receive& receive) {
      work([&](char kind, std::string_view text) {
        if (text::interrupted) throw Interrupted();
        receive(kind, text);
      });
      return std::nullopt;
    };
  }
  return budget;
}

/// Status of gamecert-check, its output, its errors.
std::tuple<int, std::string, std::string> check_paths(const std::vector<std::string>& paths,
                                                      const std::optional<std::string>& expect,
                                                      const std::optional<std::string>& trust,
                                                      std::optional<double> seconds, std::optional<double> megabytes) {
  certificates::Demands demands{.expect = expect, .budget = budget_of(seconds, megabytes)};
  if (trust) demands.trust.emplace(*trust);
  return run([&] {
    std::ostringstream out, err;
    try {
      const int status = certificates::check_files(paths, demands, out, err);
      return std::make_tuple(status, out.str(), err.str());
    } catch (const Interrupted&) {
      constexpr int unknown = 3;
      return std::make_tuple(unknown, out.str(), err.str() + "interrupted\n");
    }
  });
}

}  // namespace

void add_games(py::module_& core) {
  core.def("graph_text", &graph_text);
  core.def("graph_of", &graph_of);
  core.def("did_you_mean", [](const std::string& word, const std::vector<std::string>& known) {
    return text::did_you_mean(word, std::vector<std::string_view>(known.begin(), known.end()));
  });
  core.def("games", [] {
    py::list all;
    for (const games::Entry& entry : games::registry()) all.append(info_of(entry.info));
    return all;
  });
  core.def("game_info", [](const std::string& name, const std::set<std::string>& parameters) {
    return info_of(entry_of(name, parameters).info);
  });
  core.def("use_game", [](const std::string& text) {
    try {
      return use_game(text);
    } catch (const text::InputError& error) {
      const text::Place& place = error.place();
      if (place.line == 0) throw;
      throw text::InputError(std::to_string(place.line) + ":" + std::to_string(place.column) + ": " + error.what());
    }
  });

  py::class_<games::Setup, std::shared_ptr<games::Setup>>(core, "Setup")
      .def(py::init(&setup_of))
      .def_property_readonly("text", &games::Setup::text)
      .def_property_readonly("instance", [](const games::Setup& setup) { return setup.instance().text(); })
      .def_property_readonly("game", [](const games::Setup& setup) { return std::string(setup.info().name); })
      .def("solve",
           [](const games::Setup& setup, bool misere, bool nimber, bool value, bool moves, const std::string& engine,
              bool certificate, double seconds, std::size_t megabytes) {
             const solve::Request request =
                 request_of(misere, nimber, value, moves, engine, certificate, seconds, megabytes);
             // A copy, as two threads may ask the same board.
             const games::Setup own(setup.entry(), setup.instance(), [&] {
               std::map<std::string, int> values;
               for (const auto& [name, chosen] : setup.parameters().values()) values[name] = chosen;
               return values;
             }());
             const verify::GameDecision decision = run([&] { return verify::decide(own, request); });
             return object_of(decision, setup);
           })
      .def("kinds", &kinds_of)
      .def("start", [](const std::shared_ptr<games::Setup>& setup) {
        return Played{setup, verify::first_standing(setup->game())};
      });

  py::class_<Played>(core, "Played")
      .def_readonly("mover", &Played::mover)
      .def_property_readonly("won", [](const Played& played) { return played.standing.won; })
      .def_property_readonly("lead", [](const Played& played) { return played.standing.lead; })
      .def_property_readonly("key", [](const Played& played) { return played.standing.at; })
      .def("moves", &Played::moves)
      .def("play", &Played::play)
      .def("planes", &Played::planes)
      .def("solve", [](const Played& played, bool misere, bool nimber, bool value, bool moves, double seconds,
                       std::size_t megabytes) {
        const solve::Request request = request_of(misere, nimber, value, moves, "search", false, seconds, megabytes);
        const games::Setup& setup = *played.setup;
        return object_of(run([&] {
                           return value ? verify::value_of(setup, played.standing, played.mover == 0, request)
                                        : verify::decide(setup.game(), played.standing, request);
                         }),
                         setup);
      });

  core.def("draw", [](const std::string& instance, const Labels& labels, const std::string& title) {
    return drawn({verify::picture_of(games::users_instance(instance, nullptr))}, labels, title);
  });
  core.def("draw_position", &drawn_position);
  core.def("draw_certificate", [](const std::string& text, const Labels& labels) {
    std::vector<pictures::Picture> all;
    for (const certificates::Certificate& certificate : read_certificates(text)) {
      for (pictures::Picture& picture : verify::pictures_of(certificate)) all.push_back(std::move(picture));
    }
    return drawn(std::move(all), labels, "");
  });
  core.def("draw_reduction", [](const std::string& name) {
    if (const proofs::BoardMap* map = proofs::find_board_map(name)) return drawn(verify::pictures_of(*map), {}, "");
    return drawn(verify::pictures_of(verify::reduction_of(name)), {}, "");
  });

  core.def("claims", &claims);
  core.def("check_paths", &check_paths);
}

}  // namespace gamecert::python
