// Questions read, asked, and what is certain where an answer is wrong.
#include "papers/asked_game.hpp"

#include <algorithm>

#include "papers/graph_functions.hpp"
#include "papers/language/asked_rules.hpp"
#include "text/nearest.hpp"

namespace gamecert::papers {

AskedGame::AskedGame(LinePiece piece, const Names& known) {
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

AskedGame AskedGame::of_play(const LinePiece& game, const Names& known) {
  AskedGame result;
  result.read_game(game, known);
  if (result.misere_ || result.engine_ == solve::Engine::search) game.refuse("a game in normal play");
  return result;
}

void AskedGame::read_game(LinePiece piece, const Names& known) {
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

void AskedGame::add_option(const LinePiece& option, const Names& known) {
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
    options_.emplace(name.text, Expression(std::to_string(word - found->words.begin()), known));
  } else {
    options_.emplace(name.text, value.expression(known));
  }
}

GameQuestion AskedGame::on(const std::string& board, const Variables& variables) const {
  GameQuestion asked{.game = entry_->info.name, .instance = board, .misere = misere_, .engine = engine_};
  for (const auto& [name, value] : options_) asked.parameters[name] = static_cast<int>(value.value(variables));
  return asked;
}

GameAnswer AskedGame::answer(const std::string& board, const Variables& variables, const Trial& trial) const {
  const GameQuestion asked = on(board, variables);
  if (asks_ == Asks::nimber || asks_ == Asks::score) {
    const int found = asks_ == Asks::nimber ? nimber(asked, trial) : score(asked, trial);
    return {found, std::to_string(found)};
  }
  if (asks_ == Asks::moves) {
    std::string list;
    const std::vector<std::string> moves = winning_moves(asked, trial);
    for (const std::string& move : moves) list += (list.empty() ? "" : " ") + move;
    return {std::ssize(moves), moves.empty() ? "none" : list};
  }
  std::string found = outcome(asked, trial);
  if (asks_ == Asks::outcome) return {found == "N" || found == "won" ? 1 : 0, found};
  if (found == "N" || found == "P") found = found == "N" ? "first" : "second";
  return {found == "first" ? 1 : found == "second" ? 2 : 0, found};
}

std::string AskedGame::in_words(std::int64_t number) const {
  if (asks_ != Asks::outcome && asks_ != Asks::winner) return std::to_string(number);
  if (asks_ == Asks::winner) return number == 1 ? "first" : number == 2 ? "second" : "tie";
  if (entry_->info.players == 1) return number == 1 ? "won" : "lost";
  return number == 1 ? "N" : "P";
}

Failure AskedGame::failure(const std::string& board, const Variables& variables, const GameAnswer& found,
                           std::int64_t wanted) const {
  const std::string what = asks_ == Asks::outcome  ? "is in " + found.word
                           : asks_ == Asks::nimber ? "has another value than " + std::to_string(wanted)
                           : asks_ == Asks::moves  ? "has the winning moves " + found.word
                           : asks_ == Asks::score  ? "has the score " + found.word
                           : found.word == "tie"   ? "is a tie"
                                                   : "the " + found.word + " player wins";
  return failure(board, variables, what);
}

Failure AskedGame::failure(const std::string& board, const Variables& variables, std::string_view what) const {
  const GameQuestion asked = on(board, variables);
  return asks_ == Asks::nimber ? nimber_failure(asked, what) : outcome_failure(asked, what);
}

QuestionsAsked::QuestionsAsked(const LinePiece& piece, const Names& known) : known_(known) {
  // A comparison has a space behind its sign.
  for (std::size_t at = 0; at < piece.text.size(); ++at) {
    const bool opens = piece.text[at] == '<' && at + 1 < piece.text.size() && piece.text[at + 1] >= 'a';
    if (!opens) {
      text_ += piece.text[at];
      continue;
    }
    const auto [question, rest] = piece.part(at + 1).split_or_refuse(">");
    read(question);
    at += question.text.size() + 1;
  }
}

void QuestionsAsked::read(const LinePiece& question) {
  const std::string name = "asked" + std::to_string(questions_.size());
  const Names known = known_;
  LinePiece subject = question;
  const LinePiece word = subject.take_word();
  if (const auto both = subject.split(": ")) {
    const auto [game, board] = both->first.split_or_refuse(" on ");
    auto rules = asked_rules(word.text, game, both->second, known);
    if (!rules) word.refuse("strategy, pairing or cancelling");
    questions_.push_back({name, AskedGame::of_play(game, known), board.words(known), std::move(rules)});
  } else {
    const auto [game, board] = question.split_or_refuse(" on ");
    questions_.push_back({name, AskedGame(game, known), board.words(known), nullptr});
  }
  known_.variables.push_back(name);
  text_ += name;
}

GameAnswer QuestionsAsked::answer(const Question& question, const Variables& variables, Trial& trial,
                                  GraphInQuestion* graph) {
  const std::string on = board(question, variables, {&trial, graph});
  if (question.rules == nullptr) return question.game.answer(on, variables, trial);
  const std::int64_t worth = question.rules->worth(on, variables, {&trial, graph}).number;
  return {worth, std::to_string(worth)};
}

std::string QuestionsAsked::board(const Question& question, const Variables& variables, Surroundings in) {
  const std::string text = question.board.text(variables, in, ",");
  const bool of_graph = in.graph != nullptr && (text == "G" || text.starts_with("G "));
  return of_graph ? in.graph->text() + text.substr(1) : text;
}

Variables QuestionsAsked::answered(const Variables& variables, Trial& trial, GraphInQuestion* graph) const {
  Variables result = variables;
  for (const Question& question : questions_) result[question.name] = answer(question, variables, trial, graph).number;
  return result;
}

GameQuestion QuestionsAsked::first(const Variables& variables, GraphInQuestion* graph) const {
  const Question& first = questions_.front();
  return first.game.on(board(first, variables, {nullptr, graph}), variables);
}

Failure QuestionsAsked::failure(const Variables& variables, std::string_view what, Trial& trial,
                                GraphInQuestion* graph) const {
  const Question& first = questions_.front();
  if (first.rules != nullptr) {
    const std::string on = board(first, variables, {&trial, graph});
    AskedRules::Worth worth = first.rules->worth(on, variables, {&trial, graph});
    if (worth.certificate)
      return {.where = on + ": " + std::string(what), .certificates = {*std::move(worth.certificate)}};
    return first.game.failure(on, variables, worth.what.empty() ? what : std::string(what) + ": " + worth.what);
  }
  return first.game.failure(board(first, variables, {nullptr, graph}), variables, what);
}

std::string QuestionsAsked::in_words(std::string text, const Variables& variables, Trial& trial) const {
  for (const Question& question : questions_) {
    const std::string word = answer(question, variables, trial, nullptr).word;
    text.replace(text.find(question.name), question.name.size(), word);
  }
  return text;
}

}  // namespace gamecert::papers
