// Play by the rules of a text, on words.
#include "games/texts/text_game.hpp"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <stdexcept>

#include "games/play/packed_live_game.hpp"
#include "games/play/plane_words.hpp"
#include "games/texts/rules_error.hpp"
#include "games/texts/text_parts.hpp"
#include "language/infix.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

/// Of all widths.
class FormOfText {
 public:
  virtual ~FormOfText() = default;
  virtual std::size_t clause(int move) const = 0;
  virtual const TextLayout& layout() const = 0;
  virtual bool lost(PositionView at) const = 0;
};
const FormOfText& form_of(const Game& game) {
  const auto* form = dynamic_cast<const FormOfText*>(&game);
  if (form == nullptr) throw std::logic_error("clauses and parts are asked of a game that is no text");
  return *form;
}

template <std::size_t words_a_plane>
class PackedTextGame final : public PackedBase, public LiveCells, public FormOfText {
  using P = WordPlane<words_a_plane>;
  using Rules = TextRules<P>;
  using At = typename Rules::At;

 public:
  PackedTextGame(const ReadyText& text, Rules rules, const Instance& instance, const Parameters& parameters)
      : PackedBase(text.info, text.refinements, static_cast<std::size_t>(rules.planes()), words_a_plane),
        text_(text),
        rules_(std::move(rules)),
        cells_(rules_.cells()) {
    if (text.strikes) find_struck();
    const int play = remaining(start());
    constexpr int longest = 10'000;
    if (play > longest)
      throw text::LimitError(in_front(text.compiled.text(), {text.measure ? "position" : "falls"}) + "play may last " +
                             std::to_string(play) + " moves on this board; at most " + std::to_string(longest) +
                             " are searched");
    // To find what moves touch takes as long as to search shorter play whole.
    constexpr int shortest_that_splits = 13;
    if (!text.strikes && text.why_no_parts.empty() && play >= shortest_that_splits)
      given_.emplace(instance, parameters);
  }

  int cells() const override { return cells_; }
  int codes() const override { return rules_.codes(); }
  std::size_t clause(int move) const override { return rules_.clause_of(move); }
  const TextLayout& layout() const override { return rules_.meaning().layout(); }
  bool lost(PositionView at) const override {
    Scratch& scratch = this->scratch();
    return truth(rules_.lost(loaded(words_of(at), scratch), scratch.at));
  }
  bool won(PositionView at) const override {
    Scratch& scratch = this->scratch();
    return truth(rules_.won(loaded(words_of(at), scratch), scratch.at));
  }
  int remaining(PositionView at) const override {
    Scratch& scratch = this->scratch();
    return whole(rules_.remaining(loaded(words_of(at), scratch), scratch.at));
  }
  int head_start() const override { return whole(rules_.before(), "before"); }
  int endless(PositionView at) const override { return rules_.endless(loaded(words_of(at), scratch())); }
  std::string move_name(int move) const override { return rules_.move_name(move); }
  const LiveCells* live_cells() const override { return text_.strikes ? this : nullptr; }

  std::vector<Position> split(PositionView at) const override {
    if (!given_) return Game::split(at);
    std::call_once(parts_found_, [&] {
      parts_.emplace(text_, given_->first, given_->second, rules_.meaning().tables(), words_a_plane);
    });
    return (*parts_)(at);
  }

  Position exchanged(PositionView at) const override {
    Position result(at.begin(), at.end());
    const auto word = [](int plane) { return static_cast<std::size_t>(plane) * words_a_plane; };
    for (const auto& [one, other] : text_.compiled.text().turn) {
      const TextLayout::Place &first = layout().parts[one], &second = layout().parts[other];
      for (std::size_t i = 0; i < word(first.planes); ++i)
        std::swap(result[word(first.first) + i], result[word(second.first) + i]);
    }
    return result;
  }

  void write_live(const Word* at, Word* cells) const override { write(read<P>(at), cells); }
  void write_component(const Word* within, Word* part) const override {
    write(component(struck_, read<P>(within)), part);
  }
  void write_beside(const Word*, const Word*, Word* cells) const override { write(P(), cells); }
  int mark(const Word*, int) const override { return 0; }
  void write_joined(int cell, Word* cells) const override { write(struck_.neighbours(cell), cells); }
  std::size_t lines() const override { return 0; }
  void write_line(std::size_t, Word* cells) const override { write(P(), cells); }
  int line_mark(const Word*, std::size_t) const override { return 0; }

 private:
  /// What a move strikes beside itself, where all that a rule says is that.
  void find_struck() {
    const CompiledText& compiled = text_.compiled;
    At at(rules_.meaning());
    const int count = rules_.meaning().universe(compiled.text().position[0].sort);
    const typename P::Space space;
    std::vector<P> everything{space.all(count)}, next, struck;
    for (int v = 0; v < count; ++v) {
      rules_.play(everything.data(), v, next, at);
      struck.push_back(everything[0] - next[0] - space.cell(v));
    }
    struck_ = {space, std::move(struck)};
  }

  // What evaluation needs room for: one in each thread, of the game that was played last.
  struct Scratch {
    std::uint64_t owner;
    At at;
    std::vector<P> now, next;
  };
  Scratch& scratch() const {
    thread_local std::unique_ptr<Scratch> room;
    if (!room || room->owner != number_)
      room = std::make_unique<Scratch>(Scratch{number_, At(rules_.meaning()), {}, {}});
    return *room;
  }
  const P* loaded(const Word* words, Scratch& scratch) const {
    scratch.now.resize(static_cast<std::size_t>(rules_.planes()));
    std::memcpy(static_cast<void*>(scratch.now.data()), words, scratch.now.size() * sizeof(P));
    for (std::size_t i = 0; i < scratch.now.size(); ++i) scratch.now[i] = scratch.now[i] & rules_.meant()[i];
    return scratch.now.data();
  }
  int whole(const TextNumber<P>& number, std::string_view clause = "falls") const {
    if (number.value() > (1 << 28) || number.value() < -(1 << 28))
      throw text::LimitError(in_front(text_.compiled.text(), {clause}) + "a number of the rules is too large");
    return static_cast<int>(number.value());
  }

  void write_start(Word* position) const override {
    std::memcpy(position, rules_.start().data(), rules_.start().size() * sizeof(P));
  }
  void load(const Word* at) const override { loaded(at, scratch()); }
  std::size_t words_of_codes() const override {
    return rules_.plane_of_moves() ? words_a_plane : static_cast<std::size_t>(codes() + word_bits - 1) / word_bits;
  }
  void write_moves(const Word* at, Word* codes) const override {
    Scratch& scratch = this->scratch();
    const P* now = scratch.now.data();
    if (rules_.plane_of_moves()) {
      write(rules_.moves(now, scratch.at), codes);
    } else {
      std::fill_n(codes, words_of_codes(), Word{0});
      rules_.each_move(now, scratch.at, [&](int code) { add_cell(codes, code); });
    }
    for (std::size_t i = 0; i < text_.compiled.always.size(); ++i)
      if (!rules_.always(now, scratch.at, i))
        refuse({"expected what 'always' says in every position, found one without it", {"always", i}}, at);
  }
  Effect write_option(const Word* at, int move, Word* next) const override try {
    Scratch& scratch = this->scratch();
    const P* now = scratch.now.data();
    const auto effect = rules_.play(now, move, scratch.next, scratch.at);
    std::memcpy(next, scratch.next.data(), scratch.next.size() * sizeof(P));
    const Effect result{truth(effect.again), truth(effect.won), whole(effect.gain, "gain")};
    if (text_.compiled.falls >= 0 && !text_.measure) require_fall(now, scratch);
    return result;
  } catch (const ClauseError& error) {
    refuse(error, at);
  }
  void require_fall(const P* now, Scratch& scratch) const {
    const int before = whole(rules_.remaining(now, scratch.at));
    const int after = whole(rules_.remaining(scratch.next.data(), scratch.at));
    if (after < before && after >= 0) return;
    throw ClauseError("expected a number that becomes less with every move and is never below 0, found " +
                          std::to_string(before) + " before a move and " + std::to_string(after) + " after it",
                      {"falls"});
  }
  /// What is wrong with a clause at a position.
  [[noreturn]] void refuse(const ClauseError& error, const Word* at) const {
    const GameText& text = text_.compiled.text();
    const auto where = [&] { return text_of_position(text, rules_.meaning().board().lists, layout(), {at, words()}); };
    throw RulesError(in_front(text, error.clause()) + error.what() + (text_of_position ? where() : ""));
  }

  static inline std::atomic<std::uint64_t> games_made = 0;
  const ReadyText& text_;
  Rules rules_;
  int cells_;
  std::uint64_t number_ = ++games_made;
  GraphArena<P> struck_{{}, std::vector<P>()};                 // neighbours are the conflicts
  std::optional<std::pair<Instance, Parameters>> given_ = {};  // where positions may split
  mutable std::once_flag parts_found_;
  mutable std::optional<TextParts> parts_ = {};
};

/// With planes of so many words, or of more if its moves need them.
template <std::size_t words_a_plane>
std::unique_ptr<Game> packed(const ReadyText& text, TextBoardLists lists, const Instance& instance,
                             const Parameters& parameters) {
  TextRules<WordPlane<words_a_plane>> rules(text.compiled, text.measure ? &*text.measure : nullptr, {},
                                            std::move(lists), instance, parameters);
  constexpr std::size_t most = max_cells / word_bits;
  if (words_for(rules.cells()) <= words_a_plane)
    return std::make_unique<PackedTextGame<words_a_plane>>(text, std::move(rules), instance, parameters);
  if constexpr (words_a_plane < most)
    return packed < words_a_plane == 4
               ? most
               : 2 * words_a_plane > (text, TextBoardLists(instance, text.compiled), instance, parameters);
  throw std::logic_error("a board has more cells than the largest plane");
}

}  // namespace

std::size_t clause_of(const Game& game, int move) { return form_of(game).clause(move); }

const TextLayout& layout_of(const Game& game) { return form_of(game).layout(); }

bool lost(const Game& game, PositionView at) {
  const auto* form = dynamic_cast<const FormOfText*>(&game);
  return form != nullptr && form->lost(at);
}

ReadyText::ReadyText(GameText text) : compiled(std::move(text)) {
  const GameText& rules = compiled.text();
  std::size_t unseen = 0;
  if (!rules.repeat) measure = falling_measure(rules, &unseen);
  std::string why;
  strikes = striking(rules, why);
  if (strikes && !strikes->symmetric) strikes.reset();
  ways = ways_of_parts(rules);
  why_no_parts = games::why_no_parts(rules, ways, measure.has_value());
  if ((rules.players == 2 || rules.ending == TextEnding::points) && !rules.falls && !measure && !rules.repeat)
    throw ClauseError("expected a number that falls with every move, found none in the form of the rules: no part " +
                          std::string("that all moves shrink, or all grow, surely does so by ") +
                          move_called(rules, unseen) + "; a clause 'falls' names one",
                      {"move", unseen});
  describe();
}

void ReadyText::describe() {
  const GameText& rules = compiled.text();
  info.name = rules.name;
  info.summary = "a game whose rules are a text";
  info.players = rules.players;
  info.board = rules.board;
  const bool differ = !rules.turn.empty();
  info.repeats = rules.repeat.has_value();
  const bool ends = rules.won || rules.lost;
  const bool last_move = rules.ending == TextEnding::last_move && !ends && !differ && !info.repeats;
  info.stuck = last_move || rules.ending == TextEnding::goal ? Stuck::loses : Stuck::ends;
  info.partizan = rules.ending == TextEnding::last_move && differ && !ends && !info.repeats;
  info.sums = rules.ending == TextEnding::tie && !differ && !rules.again && !rules.lost && !info.repeats;
  info.sided = sided(rules);
  if (rules.left_most) info.number_favours = *rules.left_most ? 1 : -1;
  const auto several = [](const TextPart& part) { return part.indexed || part.numbers(); };
  if (std::ranges::none_of(rules.position, several))
    for (const TextPart& part : rules.position) info.planes.emplace_back(part.name);
  info.local.why_not =
      "its rules are a text, of which it is not derived that moves close others near them and nothing else";
  describe_given();
  refinements.won =
      rules.won || rules.lost || (rules.players == 2 && rules.ending == TextEnding::last_move && !last_move);
  refinements.moves_again = rules.again.has_value();
  refinements.gain = rules.gain.has_value();
  refinements.head_start = rules.before || rules.lost;
  refinements.turn = !rules.turn.empty();
  if (strikes) refinements.live = "Striking games";
  refinements.move_name = true;
  // What else is said of a board is sets, which every board has.
  const auto may_fail = [&](const TextPart& part) {
    const bool mover = info.sided && (part.name == "left" || part.name == "right");
    return (part.numbers() && !mover) || part.indexed || part.sort == Sort::vertex;
  };
  const auto bounded = [](const TextMove& move) {
    return std::ranges::any_of(move.choices,
                               [](const TextChoice& choice) { return choice.kind != TextChoice::Kind::member; });
  };
  refinements.refuses_boards = !rules.require.empty() || std::ranges::any_of(rules.position, may_fail) ||
                               std::ranges::any_of(rules.moves, bounded) ||
                               std::ranges::any_of(rules.given, [](const TextGiven& given) {
                                 return given.roots || given.places != TextPlaces::none;
                               });
  refinements.falls = measure.has_value() || rules.falls.has_value();
  refinements.codes = true;
}

namespace {

/// `a set of vertices`, `numbers 0..3 at edges`.
std::string meaning_of(const TextGiven& given) {
  if (given.roots) return "a root of each component";
  if (given.sort == Sort::order) return "an order of the vertices";
  if (given.places == TextPlaces::none) return given.sort == Sort::edges ? "a set of edges" : "a set of vertices";
  return "numbers " + language::infix(given.range->first) + ".." + language::infix(given.range->last) + " at " +
         (given.places == TextPlaces::edges ? "edges" : "vertices");
}

}  // namespace

void ReadyText::describe_given() {
  const auto number = [](const Formula& end) { return std::stoi(end.word); };
  for (const TextGiven& given : compiled.text().given) {
    if (!given.below.empty()) {
      info.parameters.push_back({.name = given.called(), .meaning = "p/q, a ratio of the rules", .ratio = true});
      continue;
    }
    if (given.option()) {
      info.parameters.push_back({.name = given.called(),
                                 .least = number(given.range->first),
                                 .greatest = number(given.range->last),
                                 .usual = given.usual,
                                 .meaning = info.sided && given.name == "first"
                                                ? "who begins: Left, Right, or either, each start by itself"
                                                : "an option of the rules"});
      for (const std::string& word : given.words) info.parameters.back().words.emplace_back(word);
      continue;
    }
    using Shape = AttributeInfo::Shape;
    const Shape shape = given.places == TextPlaces::vertices ? Shape::vertex_values
                        : given.places == TextPlaces::edges  ? Shape::edge_values
                        : given.sort == Sort::edges          ? Shape::edges
                        : given.sort == Sort::order          ? Shape::order
                                                             : Shape::vertices;
    info.attributes.push_back({given.called(), shape, meanings_.emplace_back(meaning_of(given))});
    if (given.sort == Sort::order || given.roots) refinements.more_than_graph = given.called();
  }
}

std::unique_ptr<Game> make_text_game(const ReadyText& text, const Instance& instance, const Parameters& parameters) {
  TextBoardLists lists(instance, text.compiled);
  const std::size_t most = std::max({static_cast<std::size_t>(lists.order), lists.edges.size(), lists.arcs.size()});
  const std::size_t words = words_for(static_cast<int>(std::min(most, std::size_t{max_cells} + 1)));
  if (words == 1) return packed<1>(text, std::move(lists), instance, parameters);
  if (words == 2) return packed<2>(text, std::move(lists), instance, parameters);
  if (words == 4) return packed<4>(text, std::move(lists), instance, parameters);
  return packed<max_cells / word_bits>(text, std::move(lists), instance, parameters);
}

}  // namespace gamecert::games
