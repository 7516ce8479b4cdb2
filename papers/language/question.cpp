// Questions read, asked, and what is certain where an answer is wrong.
#include "papers/language/question.hpp"

#include <algorithm>
#include <boost/algorithm/string/join.hpp>

#include "games/instances/users_instance.hpp"
#include "graphs/families/users_board.hpp"
#include "papers/graph_in_question.hpp"
#include "papers/language/way_to_play.hpp"
#include "text/nearest.hpp"

namespace gamecert::papers {

QuestionOfGame::QuestionOfGame(LinePiece piece, const Names& known) {
  const LinePiece word = piece.take_word();
  constexpr std::pair<std::string_view, Asks> words[] = {{"outcome", Asks::outcome},
                                                         {"winner", Asks::winner},
                                                         {"nimber", Asks::nimber},
                                                         {"score", Asks::score},
                                                         {"moves", Asks::moves}};
  const auto* const found = std::ranges::find(words, word.text, &std::pair<std::string_view, Asks>::first);
  if (found == std::end(words)) word.refuse("outcome, winner, nimber, score, moves or winnable");
  asks_ = found->second;
  read_game(piece, known);
}

QuestionOfGame QuestionOfGame::of_play(const LinePiece& game, const Names& known) {
  QuestionOfGame result;
  result.read_game(game, known);
  if (result.misere_ || result.engine_ == solve::Engine::search) game.refuse("a game in normal play");
  return result;
}

void QuestionOfGame::read_game(LinePiece piece, const Names& known) {
  if (!piece.starts_with("of ")) piece.refuse("'of'");
  piece = piece.part(3);
  if (piece.starts_with("misere ")) {
    misere_ = true;
    piece = piece.part(std::string_view("misere ").size());
  }
  constexpr std::string_view by_search = " by search";
  if (piece.text.ends_with(by_search)) {
    engine_ = solve::Engine::search;
    piece = piece.part(0, piece.text.size() - by_search.size());
  }
  entry_ = piece.take_word().read([](std::string_view name) { return &games::find(name); });
  while (!piece.text.empty()) add_option(piece.take_word(), known);
}

void QuestionOfGame::add_option(const LinePiece& option, const Names& known) {
  const auto [name, value] = option.split_or_refuse("=");
  const auto& all = entry_->info.parameters;
  const auto found = std::ranges::find(all, name.text, &games::ParameterInfo::name);
  if (found == all.end()) {
    std::vector<std::string_view> names;
    for (const games::ParameterInfo& parameter : all) names.push_back(parameter.name);
    name.refuse("an option of " + std::string(entry_->info.name) + text::did_you_mean(name.text, names));
  }
  const auto word = std::ranges::find(found->words, value.text);
  if (word != found->words.end()) {
    options_.emplace(name.text, Expression(std::to_string(word - found->words.begin()), known, Sort::whole));
  } else {
    options_.emplace(name.text, value.expression(known, Sort::whole));
  }
}

std::string written_out(const std::string& line, const games::GameInfo* game) {
  const std::string_view board = std::string_view(line).substr(0, line.find(' '));
  if (board.find_first_of(":(") == std::string_view::npos) return line;  // graph6, as most boards of classes are
  const auto names = [&](const graphs::FamilyEntry& entry) {
    return board.find(std::string(entry.family.name) + ":") != std::string_view::npos;
  };
  const bool on_graphs = game != nullptr && games::played_on_graphs(*game);
  const bool as_users_write = board.find('(') != std::string_view::npos ||
                              std::ranges::any_of(graphs::written_out_families(), names) ||
                              std::ranges::any_of(graphs::random_families(), names) ||
                              (on_graphs && std::ranges::any_of(graphs::plane_families(), names));
  return as_users_write ? games::users_instance(line, game).text() : line;
}

GameQuestion QuestionOfGame::on(const std::string& board, const Variables& variables) const {
  GameQuestion asked{
      .game = entry_->info.name, .instance = written_out(board, &entry_->info), .misere = misere_, .engine = engine_};
  for (const auto& [name, value] : options_) asked.parameters[name] = value.number(variables);
  return asked;
}

GameAnswer QuestionOfGame::answer(const std::string& board, const Variables& variables, const Trial& trial) const {
  const GameQuestion asked = on(board, variables);
  if (asks_ == Asks::nimber || asks_ == Asks::score) {
    const int found = asks_ == Asks::nimber ? nimber(asked, trial) : score(asked, trial);
    return {found, std::to_string(found)};
  }
  if (asks_ == Asks::moves) {
    const std::vector<std::string> moves = winning_moves(asked, trial);
    return {std::ssize(moves), moves.empty() ? "none" : boost::join(moves, " ")};
  }
  std::string found = outcome(asked, trial);
  if (asks_ == Asks::outcome) return {found == "N" || found == "won" ? 1 : 0, found};
  if (found == "N" || found == "P") found = found == "N" ? "first" : "second";
  return {found == "first" ? 1 : found == "second" ? 2 : 0, found};
}

std::string QuestionOfGame::in_words(std::int64_t number) const {
  if (asks_ != Asks::outcome && asks_ != Asks::winner) return std::to_string(number);
  if (asks_ == Asks::winner) return number == 1 ? "first" : number == 2 ? "second" : "tie";
  if (entry_->info.players == 1) return number == 1 ? "won" : "lost";
  return number == 1 ? "N" : "P";
}

Failure QuestionOfGame::failure(const std::string& board, const Variables& variables, const GameAnswer& found,
                                std::int64_t wanted) const {
  const std::string what = asks_ == Asks::outcome  ? "is in " + found.word
                           : asks_ == Asks::nimber ? "has the nimber " + found.word + ", not " + std::to_string(wanted)
                           : asks_ == Asks::moves  ? "has the winning moves " + found.word
                           : asks_ == Asks::score  ? "has the score " + found.word
                           : found.word == "tie"   ? "is a tie"
                                                   : "the " + found.word + " player wins";
  return failure(board, variables, what);
}

Failure QuestionOfGame::failure(const std::string& board, const Variables& variables, std::string_view what) const {
  const GameQuestion asked = on(board, variables);
  return asks_ == Asks::nimber ? nimber_failure(asked, what) : outcome_failure(asked, what);
}

QuestionOnBoard::QuestionOnBoard(const LinePiece& piece, const Names& known) {
  LinePiece subject = piece;
  const LinePiece word = subject.take_word();
  const auto rules = subject.split(": ");
  const auto [game, board] = (rules ? rules->first : piece).split_or_refuse(" on ");
  if (rules) {
    rules_ = way_to_play(word.text, game, rules->second, known);
    if (!rules_) word.refuse("strategy, pairing or cancelling");
  }
  game_ = rules ? QuestionOfGame::of_play(game, known) : QuestionOfGame(game, known);
  board_ = board.words(known);
}

GameAnswer QuestionOnBoard::answer(const Variables& variables, Surroundings in) const {
  Trial unlimited({});
  if (in.trial == nullptr) in.trial = &unlimited;
  const std::string on = board(variables, in);
  if (!rules_) return game_.answer(on, variables, *in.trial);
  const std::int64_t worth = rules_->worth(on, variables, in).number;
  return {worth, std::to_string(worth)};
}

std::string QuestionOnBoard::board(const Variables& variables, Surroundings in) const {
  const std::string text = board_.text(variables, in, ",");
  const bool of_graph = in.graph != nullptr && (text == "G" || text.starts_with("G "));
  return of_graph ? in.graph->text() + text.substr(1) : text;
}

Failure QuestionOnBoard::failure(const Variables& variables, std::string_view what, Surroundings in) const {
  const std::string on = board(variables, in);
  if (!rules_) return game_.failure(on, variables, what);
  WayToPlay::Worth worth = rules_->worth(on, variables, in);
  if (worth.certificate)
    return {.where = on + ": " + std::string(what), .certificates = {*std::move(worth.certificate)}};
  return game_.failure(on, variables, worth.what.empty() ? what : std::string(what) + ": " + worth.what);
}

}  // namespace gamecert::papers
