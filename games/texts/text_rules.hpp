// The rules of a text on a board, over planes: moves by number, and what they do.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games/texts/facts/facts.hpp"
#include "games/texts/text_meaning.hpp"
#include "graphs/graph.hpp"

namespace gamecert::games {

/// `FILE:LINE: ` of a clause of rules that users wrote; null in checkers, which know no files.
inline std::string (*place_of_clause)(const GameText& rules, const ClauseAt& clause) = nullptr;
/// What stands in front of an error or a limit met in play: the place, if it is known, and the clause.
inline std::string in_front(const GameText& rules, const ClauseAt& clause) {
  const std::string called = clause.word == "move" ? move_called(rules, clause.number) : std::string(clause.word);
  return (place_of_clause == nullptr ? "" : place_of_clause(rules, clause)) + called + ": ";
}

template <Plane P>
class TextRules {
 public:
  using Bit = typename P::Bit;
  using Num = TextNumber<P>;
  using Meaning = TextMeaning<P>;
  using At = typename Meaning::At;
  using Planes = std::vector<P>;

  TextRules(const CompiledText& text, const TextMeasure* measure, const typename P::Space& space, TextBoardLists lists,
            const Instance& instance, const Parameters& parameters, const TextTables* made = nullptr)
      : text_(text), measure_(measure), meaning_(text, space, std::move(lists), instance, parameters, made) {
    number_moves();
    for (std::size_t part = 0; part < text_.text().position.size(); ++part)
      meant_.insert(meant_.end(), static_cast<std::size_t>(meaning_.layout().parts[part].planes),
                    meaning_.space().all(cells_of(part)));
    make_start();
    require_board(instance);
    require_winner();
  }

  const GameText& text() const { return text_.text(); }
  const Meaning& meaning() const { return meaning_; }
  /// Of every plane: as many as there are elements, digits or moves, where moves are not more than a plane can hold.
  int cells() const {
    int most = codes_ <= max_cells ? codes_ : 0;
    for (std::size_t i = 0; i < text_.text().position.size(); ++i) most = std::max(most, cells_of(i));
    return most;
  }
  int codes() const { return codes_; }
  int planes() const { return meaning_.layout().planes; }
  /// Which clause a move belongs to.
  std::size_t clause_of(int code) const {
    std::size_t clause = clauses_.size() - 1;
    while (clauses_[clause].first > code) --clause;
    return clause;
  }
  const Planes& start() const { return start_; }
  /// Of each plane the cells that mean something: positions are read with no others.
  const Planes& meant() const { return meant_; }

  /// Whether a plane holds all codes: else `each_move` alone says which are legal.
  bool plane_of_moves() const {
    if constexpr (Meaning::concrete) return codes_ <= P::capacity;
    return true;
  }
  /// Codes of legal moves, at a position in which play may be over.
  P moves(const P* now, At& at) const {
    at.now = at.next = now;
    const P legal = open_moves(at);
    return text_.won < 0 && text_.lost < 0 ? legal : when(!said_over(now, at), legal);
  }
  /// The same of planes of words: calls visit(code) for each, ascending.
  template <class Visit>
  void each_move(const P* now, At& at, Visit&& visit) const {
    at.now = at.next = now;
    if ((text_.won >= 0 || text_.lost >= 0) && truth(said_over(now, at))) return;
    at.now = at.next = now;
    each_open_move(at, visit);
  }

  struct Effect {
    Bit again, won;
    Num gain;
    Bit breaks;  // what is put is out of bounds, and the move wrong if it is legal
  };
  /// Which effects are asked: circuits have gates for no others. Where `breaks` is not, LimitError if it may be true.
  struct Asked {
    bool again = true, won = true, gain = true, breaks = false;
  };
  /// The position after the move, seen by whoever moves next, behind `next`; effects that are not asked mean nothing.
  Effect play(const P* now, int move, Planes& next, At& at, const Asked& asked = {}) const {
    at.now = at.next = now;
    next.assign(now, now + planes());
    at.next = next.data();
    at.breaks.reset();
    if (!put_as_laid_out(move, next, at)) {
      ClauseAt clause{"move", bind_move(move, at), 0};
      try {
        for (const CompiledUpdate& update : text_.moves[clause.number].updates) {
          each_time(update, at, [&](const Bit& chosen) { put_once(update, chosen, next, at); });
          ++*clause.update;
        }
      } catch (const text::InputError& error) {
        throw ClauseError(error.what() + (" by the move " + move_name(move)), clause);
      }
    }
    if (at.breaks && !asked.breaks) not_known_to_keep(at);
    Effect effect{meaning_.bit(text_.text().players == 1), meaning_.no(), Num(0),
                  at.breaks ? *at.breaks : meaning_.no()};
    const bool again = text_.again >= 0 && (asked.again || !text_.text().turn.empty());
    if (again) effect.again = meaning_.truth_of(text_.again, at);
    if (text_.gain >= 0 && asked.gain) effect.gain = gained(at);
    at.now = next.data();
    const bool loss = text_.lost >= 0 && (asked.gain || asked.won || again);
    if (text_.won >= 0 && (asked.won || again || loss)) effect.won = meaning_.truth_of(text_.won, at);
    const Bit lost = loss ? lost_unless(effect.won, at) : meaning_.no();
    if (again) effect.again = effect.again & (!effect.won) & (!lost);
    turn(next, effect.again);
    if (loss && asked.gain) {
      effect.gain = Num(0) - when(lost, Num(1));
      // Where the same player moves on, the other one may have lost.
      if (again) effect.gain = effect.gain + when(effect.again & said(next.data(), at).second, Num(1));
    }
    if (stuck_wins() && asked.won) {
      at.now = at.next = next.data();
      effect.won = effect.won | ((!effect.again) & (!lost) & stuck(at));
    }
    return effect;
  }
  /// Play has ended in a win of whoever has just moved; a solitaire has reached its goal.
  Bit won(const P* now, At& at) const {
    const auto [won, lost] = said(now, at);
    return stuck_wins() ? won | ((!lost) & stuck(at)) : won;
  }
  /// Play has ended in a loss of whoever has just moved.
  Bit lost(const P* now, At& at) const { return said(now, at).second; }
  /// Whether the last move wins in the way that `won` does: where the players differ, a win on the board ends play
  /// before, or play need not end, there is more than the last move to it.
  bool stuck_wins() const {
    return text_.text().ending == TextEnding::last_move &&
           (text_.won >= 0 || text_.lost >= 0 || !text_.text().turn.empty() || text_.text().repeat);
  }
  /// What play that never ends is to the mover: 1 if it wins, -1 if it loses, 0 if it is a draw. Of rules that say it.
  int endless(const P* now) const {
    const std::optional<std::size_t> winner = text_.text().repeat->winner;
    if (!winner) return 0;
    return number_of_part(now, *winner) == 1 ? 1 : -1;
  }
  /// What falls with every move; 0 of rules for which nothing does.
  Num remaining(const P* now, At& at) const {
    at.now = at.next = now;
    Num result(0);
    if (measure_ == nullptr) return text_.falls < 0 ? result : meaning_.number_of(text_.falls, at);
    for (const TextMeasure::Term& term : measure_->terms) result = result + measured(term, now);
    return result;
  }
  /// Every number of a position is in its range; so it is before a move and, if nothing breaks, after it.
  Bit in_bounds(const P* now) const {
    Bit result = !meaning_.no();
    for (const TextLayout::Place& place : meaning_.layout().parts)
      for (int cell = 0; cell < place.numbers; ++cell)
        result = result & !meaning_.outside(meaning_.number_at(now, place, cell, true), place.low, place.high);
    return result;
  }
  /// Points of the first player less those of the second before play. A loss is a point for the other player: where the
  /// second, who counts as having just moved, has lost at the start, the first player has it.
  Num before() const {
    At at(meaning_);
    at.now = at.next = start_.data();
    if (text_.lost >= 0) return when(said(start_.data(), at).second, Num(1));
    return text_.before < 0 ? Num(0) : meaning_.number_of(text_.before, at);
  }
  bool always(const P* now, At& at, std::size_t which) const {
    at.now = at.next = now;
    return known_bit(meaning_.truth_of(text_.always[which], at)) != false;
  }

  /// As users write it: `3`, `0-1`, `3:2` of several choices, `{0,2}`; behind the name of the move, or its number,
  /// where other moves look alike. A move without choices has its name alone.
  std::string move_name(int code) const {
    std::string choices;
    const std::size_t clause = each_choice(code, [&](std::size_t of, std::size_t i, int which) {
      choices.insert(0, (i == 0 ? "" : ":") + choice_name(of, i, which));
    });
    const TextMove& move = text_.text().moves[clause];
    if (move.choices.empty()) return move.name;
    std::string result;
    for (std::size_t other = 0; other < text_.moves.size() && result.empty(); ++other)
      if (other != clause && looks(other) == looks(clause))
        result = (move.name.empty() ? std::to_string(clause + 1) : move.name) + ":";
    return result + choices;
  }

 private:
  std::int64_t number_of_part(const P* now, std::size_t part) const {
    return meaning_.number_at(now, meaning_.layout().parts[part], 0).value();
  }
  const typename P::Space& space() const { return meaning_.space(); }
  /// So few that the points of all moves of a play, added up, are an int.
  Num gained(At& at) const {
    constexpr std::int64_t most = 100'000;
    Num gain = meaning_.number_of(text_.gain, at);
    if (gain.low() < -most || gain.high() > most)
      throw text::LimitError(in_front(text_.text(), {"gain"}) + "a move may gain or lose more than " +
                             std::to_string(most) + " points");
    return gain;
  }
  P open_moves(At& at) const {
    P legal = space().none();
    for (std::size_t m = 0; m < text_.moves.size(); ++m) legal = std::move(legal) | moves_of(m, at);
    return legal;
  }
  template <class Visit>
  void each_open_move(At& at, Visit&& visit) const {
    for (std::size_t m = 0; m < text_.moves.size(); ++m)
      choose(m, 0, clauses_[m].first, meaning_.bit(true), at, [&](int code, const Bit& may) {
        if (truth(may)) visit(code);
      });
  }
  Bit stuck(At& at) const {
    if constexpr (Meaning::concrete) {
      if (!plane_of_moves()) {
        bool any = false;
        each_open_move(at, [&](int) { any = true; });
        return meaning_.bit(!any);
      }
    }
    return none(open_moves(at));
  }
  /// What `won` and `lost` say of a position; they speak of it as whoever is not to move sees it, who counts as having
  /// just moved.
  std::pair<Bit, Bit> said(const P* now, At& at) const {
    at.now = at.next = now;
    Planes seen;
    if (!text_.text().turn.empty() && (text_.won >= 0 || text_.lost >= 0)) {
      seen.assign(now, now + planes());
      turn(seen, meaning_.no());
      at.now = at.next = seen.data();
    }
    const Bit won = text_.won < 0 ? meaning_.no() : meaning_.truth_of(text_.won, at);
    const Bit lost = lost_unless(won, at);
    at.now = at.next = now;
    return {won, lost};
  }
  /// Where both are true, whoever has just moved has won.
  Bit lost_unless(const Bit& won, At& at) const {
    return text_.lost < 0 ? meaning_.no() : (!won) & meaning_.truth_of(text_.lost, at);
  }
  Bit said_over(const P* now, At& at) const {
    const auto [won, lost] = said(now, at);
    return won | lost;
  }
  int cells_of(std::size_t part) const {
    const TextPart& of = text_.text().position[part];
    if (of.places != TextPlaces::none) return meaning_.universe(of.places);
    if (of.numbers()) return meaning_.layout().parts[part].digits;
    return meaning_.universe(of.sort);
  }

  // Codes of moves.
  struct Radix {
    int count = 0;                            // of what can be chosen
    int first = 0;                            // of numbers
    std::vector<std::vector<int>> sets = {};  // of sets
  };
  struct Clause {
    int first = 0, codes = 1;
    std::vector<Radix> choices;
  };
  void number_moves() {
    for (std::size_t m = 0; m < text_.moves.size(); ++m) {
      Clause clause{.first = codes_, .codes = 1, .choices = {}};
      for (const CompiledChoice& choice : text_.moves[m].choices) {
        clause.choices.push_back(radix_of(choice, m));
        const std::int64_t codes = std::int64_t{clause.codes} * clause.choices.back().count;
        clause.codes = static_cast<int>(std::min<std::int64_t>(codes, std::int64_t{1} << 30));
      }
      if (clause.codes > max_codes) too_many(std::to_string(clause.codes), m);
      codes_ += clause.codes;
      clauses_.push_back(std::move(clause));
    }
    if (codes_ > max_codes)
      throw text::LimitError("all moves together have " + std::to_string(codes_) + " numbers on this board; at most " +
                             std::to_string(max_codes) + " are played (docs/GAMES.md, Moves)");
  }
  /// Numbers are counted, whether or not the moves are legal.
  [[noreturn]] void too_many(const std::string& codes, std::size_t clause) const {
    throw text::LimitError(in_front(text_.text(), {"move", clause}) + codes + " numbers on this board; at most " +
                           std::to_string(max_codes) + " are played (docs/GAMES.md, Moves)");
  }
  Radix radix_of(const CompiledChoice& choice, std::size_t clause) {
    Radix result;
    if (choice.kind == TextChoice::Kind::number) {
      result.first = static_cast<int>(meaning_.fixed_number(choice.range.first));
      result.count = std::max(0, static_cast<int>(meaning_.fixed_number(choice.range.last)) - result.first + 1);
      return result;
    }
    result.count = meaning_.universe(choice.sort);
    if (choice.kind == TextChoice::Kind::member) return result;
    const std::int64_t most = std::min<std::int64_t>(meaning_.fixed_number(choice.most), result.count);
    std::vector<int> set;
    for (std::int64_t size = 0; size <= most; ++size)
      if (!add_sets(result.sets, set, static_cast<std::size_t>(size), 0, result.count))
        too_many("more than " + std::to_string(max_codes), clause);
    result.count = static_cast<int>(result.sets.size());
    return result;
  }
  /// Sets of a size, in lexicographic order; false where there are too many.
  static bool add_sets(std::vector<std::vector<int>>& sets, std::vector<int>& so_far, std::size_t size, int next,
                       int of) {
    if (so_far.size() == size) {
      sets.push_back(so_far);
      return sets.size() <= static_cast<std::size_t>(max_codes);
    }
    bool whole = true;
    for (int member = next; whole && member < of; ++member) {
      so_far.push_back(member);
      whole = add_sets(sets, so_far, size, member + 1, of);
      so_far.pop_back();
    }
    return whole;
  }
  /// The clause of the move, behind visit(clause, i, which) for each choice, the last one first.
  template <class Visit>
  std::size_t each_choice(int code, Visit&& visit) const {
    const std::size_t clause = clause_of(code);
    int left = code - clauses_[clause].first;
    for (std::size_t i = clauses_[clause].choices.size(); i-- > 0;) {
      const int count = clauses_[clause].choices[i].count;
      visit(clause, i, i == 0 ? left : left % count);
      left /= count;
    }
    return clause;
  }
  void bind_choice(const CompiledChoice& choice, const Radix& radix, int which, At& at) const {
    if (choice.kind == TextChoice::Kind::number)
      meaning_.bind_number(choice.slot, radix.first + which, at);
    else if (choice.kind == TextChoice::Kind::subset)
      meaning_.bind_set(choice.slot, space().cells(radix.sets[static_cast<std::size_t>(which)]), at);
    else
      meaning_.bind(choice.slot, which, at);
  }
  std::size_t bind_move(int code, At& at) const {
    return each_choice(code, [&](std::size_t clause, std::size_t i, int which) {
      bind_choice(text_.moves[clause].choices[i], clauses_[clause].choices[i], which, at);
    });
  }
  /// How names of the moves of a clause look: a sign for each choice.
  std::string looks(std::size_t clause) const {
    std::string result;
    for (const CompiledChoice& choice : text_.moves[clause].choices) {
      const bool pair = choice.sort == Sort::edge || choice.sort == Sort::arc;
      result += choice.kind == TextChoice::Kind::subset ? '{' : pair ? '-' : '0';
    }
    return result;
  }
  std::string choice_name(std::size_t clause, std::size_t i, int which) const {
    const CompiledChoice& choice = text_.moves[clause].choices[i];
    const Radix& radix = clauses_[clause].choices[i];
    if (choice.kind == TextChoice::Kind::number) return std::to_string(radix.first + which);
    if (choice.kind == TextChoice::Kind::member) return element_name(choice.sort, which);
    std::string result = "{";
    for (const int cell : radix.sets[static_cast<std::size_t>(which)])
      result += (result.size() > 1 ? "," : "") + element_name(language::member(choice.sort), cell);
    return result + "}";
  }
  std::string element_name(Sort sort, int cell) const {
    const TextBoardLists& lists = meaning_.board().lists;
    if (sort == Sort::edge) return graphs::name(entry(lists.edges, cell));
    if (sort == Sort::arc) return graphs::name(entry(lists.arcs, cell));
    return std::to_string(cell);
  }

  /// The legal moves of a clause.
  P moves_of(std::size_t clause, At& at) const {
    const CompiledMove& move = text_.moves[clause];
    const Clause& codes = clauses_[clause];
    if (move.choices.size() == 1 && codes.first == 0 && move.choices[0].kind == TextChoice::Kind::member)
      return members_of(move.choices[0], at);
    P legal = space().none();
    choose(clause, 0, codes.first, meaning_.bit(true), at,
           [&](int code, const Bit& may) { legal = std::move(legal) | when(may, space().cell(code)); });
    return legal;
  }
  /// What may be chosen, of elements.
  P members_of(const CompiledChoice& choice, At& at) const {
    P result = meaning_.set_of(choice.within, at);
    for (const int condition : choice.conditions)
      result = meaning_.holding(condition, choice.slot, std::move(result), at);
    return result;
  }
  /// Calls add(code, whether it may be made), ascending, from this choice on.
  template <class Add>
  void choose(std::size_t clause, std::size_t i, int code, const Bit& so_far, At& at, const Add& add) const {
    const CompiledMove& move = text_.moves[clause];
    if (i == move.choices.size())
      return add(code, move.condition < 0 ? so_far : so_far & meaning_.truth_of(move.condition, at));
    text::pause();
    const CompiledChoice& choice = move.choices[i];
    const Radix& radix = clauses_[clause].choices[i];
    int weight = 1;  // of this choice in the code
    for (std::size_t j = i + 1; j < move.choices.size(); ++j) weight *= clauses_[clause].choices[j].count;
    const auto go_on = [&](int which, Bit may) {
      bind_choice(choice, radix, which, at);
      may = so_far & may;
      if (choice.kind != TextChoice::Kind::member)
        for (const int condition : choice.conditions)
          if (known_bit(may) != false) may = may & meaning_.truth_of(condition, at);
      if (known_bit(may) != false) choose(clause, i + 1, code + which * weight, may, at, add);
    };
    if (choice.kind == TextChoice::Kind::member)
      return each(members_of(choice, at), [&](int cell, Bit in) { go_on(cell, in); });
    const bool set = choice.kind == TextChoice::Kind::subset;
    const P within = set ? meaning_.set_of(choice.within, at) : space().none();
    for (int which = 0; which < radix.count; ++which) {
      Bit in = meaning_.bit(true);
      if (set)
        for (const int cell : radix.sets[static_cast<std::size_t>(which)]) in = in & within.contains(cell);
      if (known_bit(in) != false) go_on(which, in);
    }
  }

  // What moves do. Play on words lays out most of it once for each move: sets, joined of parts and of what the choices
  // decide.
  bool put_as_laid_out(int move, Planes& next, At& at) const {
    if constexpr (Meaning::concrete) {
      if (at.laid.empty()) at.laid.resize(static_cast<std::size_t>(codes_));
      typename Meaning::Laid& laid = at.laid[static_cast<std::size_t>(move)];
      if (!laid.tried) lay_out(move, laid, at);
      if (laid.last < 0) return false;
      if (text_.again >= 0 || text_.gain >= 0) bind_move(move, at);
      P so_far;
      for (int i = laid.first; i < laid.last; ++i) {
        const typename Meaning::Put& step = at.puts[static_cast<std::size_t>(i)];
        const P& plane = step.part < 0 ? step.plane : (step.prime ? at.next : at.now)[step.part];
        so_far = Meaning::joined(step.join, so_far, plane);
        if (step.target < 0) continue;
        next[static_cast<std::size_t>(step.target)] = so_far;
        so_far = P();
      }
      return true;
    } else {
      return false;
    }
  }
  void lay_out(int move, typename Meaning::Laid& laid, At& at) const {
    laid.tried = true;
    const int first = static_cast<int>(at.puts.size());
    const std::size_t clause = bind_move(move, at);
    for (const CompiledUpdate& update : text_.moves[clause].updates)
      if (!lay_out(update, at)) return at.puts.resize(static_cast<std::size_t>(first));
    laid.first = first;
    laid.last = static_cast<int>(at.puts.size());
  }
  bool lay_out(const CompiledUpdate& update, At& at) const {
    bool all = !update.each || (update.each->kind == TextChoice::Kind::number &&
                                text_[update.each->range.first].fixed && text_[update.each->range.last].fixed);
    if (all) each_time(update, at, [&](const Bit&) { all = all && lay_out_once(update, at); });
    return all;
  }
  bool lay_out_once(const CompiledUpdate& update, At& at) const {
    const TextPart& part = text_.text().position[update.part];
    const TextLayout::Place& place = meaning_.layout().parts[update.part];
    if (part.numbers() || part.sort == Sort::vertex) return false;
    if (!part.indexed) return meaning_.lay_out(update.value, place.first, at);
    if (!text_[update.at].fixed) return false;
    const std::int64_t index = meaning_.number_of(update.at, at).value();
    if (index < place.low || index > place.high) return false;
    return meaning_.lay_out(update.value, static_cast<int>(place.first + (index - place.low)), at);
  }
  /// Calls put(whether it is done) for each of what the update is made for, if it says that, with the choice bound.
  template <class Put>
  void each_time(const CompiledUpdate& update, At& at, Put&& put) const {
    if (!update.each) return put(meaning_.bit(true));
    const CompiledChoice& each_of = *update.each;
    text::pause();
    if (each_of.kind != TextChoice::Kind::number)
      return each(meaning_.set_of(each_of.within, at), [&](int cell, Bit in) {
        meaning_.bind(each_of.slot, cell, at);
        put(in);
      });
    const auto first = meaning_.number_of(each_of.range.first, at), last = meaning_.number_of(each_of.range.last, at);
    if (!first.known() || !last.known()) throw text::LimitError("no formula is made of ranges that positions decide");
    language::each_number(first.value(), last.value(), false, [&](std::int64_t number) {
      text::pause();
      meaning_.bind_number(each_of.slot, number, at);
      put(meaning_.bit(true));
      return true;
    });
  }
  void put_once(const CompiledUpdate& update, const Bit& when_chosen, Planes& next, At& at) const {
    const TextPart& part = text_.text().position[update.part];
    const TextLayout::Place& place = meaning_.layout().parts[update.part];
    if (part.numbers()) return put_number(update, part, place, when_chosen, next, at);
    P value = meaning_.set_of(update.value, at);
    if (part.sort == Sort::vertex) require_one(part, value, update.value, when_chosen, at);
    if (!part.indexed) {
      next[static_cast<std::size_t>(place.first)] = std::move(value);
      return;
    }
    const Num index = meaning_.number_of(update.at, at);
    if (index.low() < place.low || index.high() > place.high)
      require(when_chosen & meaning_.outside(index, place.low, place.high), at,
              [&] { return "an index of " + part.name + " in " + range_text(place) + found(index); });
    const auto put_at = [&](std::int64_t i, const Bit& here) {
      P& plane = next[static_cast<std::size_t>(place.first + (i - place.low))];
      plane = known_bit(here) == true ? value : when(!here, plane) | when(here, value);
    };
    if (!index.known()) {
      for (std::int64_t i = place.low; i <= place.high; ++i) put_at(i, when_chosen & meaning_.compared_equal(index, i));
    } else if (index.value() >= place.low && index.value() <= place.high) {
      put_at(index.value(), when_chosen);
    }
  }
  /// What is put keeps to what the message says. InputError where it does not; where it is not known, the move breaks
  /// it.
  template <class Message>
  void require(const Bit& broken, At& at, Message&& message) const {
    if (known_bit(broken) == false) return;
    if constexpr (Meaning::concrete) throw text::InputError("expected " + message());
    if (!at.breaks) at.bounds = message();
    at.breaks = at.breaks ? *at.breaks | broken : broken;
  }
  [[noreturn]] static void not_known_to_keep(const At& at) {
    throw text::LimitError("no formula is made of the rules: it is not known that what they put is " + at.bounds);
  }
  static std::string range_text(const TextLayout::Place& place) {
    return std::to_string(place.low) + ".." + std::to_string(place.high);
  }
  /// Of play alone, where it is known.
  static std::string found(const Num& number, const std::string& after = "") {
    return Meaning::concrete ? after + ", found " + language::number_text(number.value()) : "";
  }
  void require_one(const TextPart& part, const P& value, int node, const Bit& when_chosen, At& at) const {
    if (text_[node].sort == Sort::vertex || text_[node].word == PlaneWord::no_set) return;
    const Num size = meaning_.size_of(value);
    if (size.high() > 1)
      require(when_chosen & meaning_.outside(size, 0, 1), at,
              [&] { return "at most one vertex as " + part.name + found(size); });
  }
  void put_number(const CompiledUpdate& update, const TextPart& part, const TextLayout::Place& place,
                  const Bit& when_chosen, Planes& next, At& at) const {
    Num value = meaning_.number_of(update.value, at);
    if (value.low() < place.low || value.high() > place.high) {
      require(when_chosen & meaning_.outside(value, place.low, place.high), at,
              [&] { return part.name + " in " + range_text(place) + found(value, " after a move"); });
      value = meaning_.bounded(value, place);
    }
    const auto digit = [&](int i) { return meaning_.digit_of(value, i); };
    if (part.places == TextPlaces::none) {
      P plane = space().none();
      for (int i = 0; i < place.digits; ++i) plane = std::move(plane) | when(digit(i), space().cell(i));
      P& old = next[static_cast<std::size_t>(place.first)];
      old = when(!when_chosen, old) | when(when_chosen, plane);
      return;
    }
    meaning_.each_element(update.at, at, [&](int cell, Bit in) {
      const Bit here = when_chosen & in;
      const P mask = when(here, space().cell(cell));
      for (int i = 0; i < place.planes; ++i) {
        P& plane = next[static_cast<std::size_t>(place.first + i)];
        plane = (plane - mask) | when(digit(i), mask);
      }
    });
  }
  void turn(Planes& next, const Bit& same_mover) const {
    for (const auto& [one, other] : text_.text().turn) {
      const TextLayout::Place &first = meaning_.layout().parts[one], &second = meaning_.layout().parts[other];
      for (int i = 0; i < first.planes; ++i) {
        P& a = next[static_cast<std::size_t>(first.first + i)];
        P& b = next[static_cast<std::size_t>(second.first + i)];
        if (known_bit(same_mover) == true) continue;
        P turned = when(same_mover, a) | when(!same_mover, b);
        b = when(same_mover, b) | when(!same_mover, a);
        a = std::move(turned);
      }
    }
  }

  Num measured(const TextMeasure::Term& term, const P* now) const {
    const TextPart& part = text_.text().position[term.part];
    const TextLayout::Place& place = meaning_.layout().parts[term.part];
    Num has(0), all(0);
    if (part.numbers()) {
      for (int cell = 0; cell < place.numbers; ++cell) has = has + meaning_.number_at(now, place, cell);
      all = Num(place.numbers * place.high);
    } else {
      for (int i = 0; i < place.planes; ++i) has = has + meaning_.size_of(now[place.first + i]);
      all = Num(std::int64_t{place.planes} * meaning_.universe(part.sort));
    }
    return term.grows ? all - has : has;
  }

  // The start.
  void make_start() {
    start_.assign(static_cast<std::size_t>(planes()), space().none());
    At at(meaning_);
    at.now = at.next = start_.data();
    for (std::size_t i = 0; i < text_.start.size(); ++i) try {
        start_part(i, at);
      } catch (const text::InputError& error) {
        throw text::InputError(in_front(text_.text(), {"start", i}) + error.what());
      }
    if (at.breaks) not_known_to_keep(at);
  }
  void start_part(std::size_t i, At& at) {
    const TextPart& part = text_.text().position[i];
    const TextLayout::Place& place = meaning_.layout().parts[i];
    const CompiledText::Start& start = text_.start[i];
    if (!part.numbers()) {
      for (std::int64_t index = place.low; index <= (part.indexed ? place.high : place.low); ++index) {
        if (part.indexed) meaning_.bind_number(start.slot, index, at);
        P value = meaning_.set_of(start.value, at);
        if (part.sort == Sort::vertex) require_one(part, value, start.value, meaning_.bit(true), at);
        start_[static_cast<std::size_t>(place.first + (index - place.low))] = std::move(value);
      }
      return;
    }
    const bool alone = part.places == TextPlaces::none;
    for (int cell = 0; cell < place.numbers; ++cell) {
      if (!alone) meaning_.bind(start.slot, cell, at);
      const Num value = meaning_.number_of(start.value, at);
      if (!value.known()) throw text::LimitError("no formula is made of a start that other things decide");
      if (value.value() < place.low || value.value() > place.high)
        throw text::InputError("expected " + part.name + " in " + range_text(place) + ", found " +
                               language::number_text(value.value()));
      for (int digit = 0; digit < place.digits; ++digit) {
        if ((value.value() >> digit & 1) == 0) continue;
        P& plane = start_[static_cast<std::size_t>(place.first + (alone ? 0 : digit))];
        plane = plane | space().cell(alone ? digit : cell);
      }
    }
  }
  void require_board(const Instance& instance) const {
    if (text_.require.empty()) return;
    At at(meaning_);
    at.now = at.next = start_.data();
    for (std::size_t i = 0; i < text_.require.size(); ++i) {
      const std::optional<bool> holds = known_bit(meaning_.truth_of(text_.require[i], at));
      if (!holds) throw text::LimitError("no formula is made of what the rules require of a board");
      if (!*holds)
        throw text::InputError("expected a board that meets what " + text_.text().name + " requires (" +
                               in_words(text_.text(), text_.text().require[i]) + "), found '" + instance.text() + "'");
    }
  }

  /// Who wins play without end is one of the players.
  void require_winner() const {
    const GameText& text = text_.text();
    if (!text.repeat || !text.repeat->winner) return;
    const std::size_t one = *text.repeat->winner, other = turned_with(text, one).value();
    const std::int64_t first = number_of_part(start_.data(), one), second = number_of_part(start_.data(), other);
    if (first + second == 1) return;
    throw text::InputError("expected 1 in one of " + text.position[one].name + " and " + text.position[other].name +
                           " at the start, as 'repeat' says that who has it wins play without end, found " +
                           std::to_string(first) + " in both");
  }

  const CompiledText& text_;
  const TextMeasure* measure_;
  Meaning meaning_;
  int codes_ = 0;
  std::vector<Clause> clauses_;
  Planes start_, meant_;
};

}  // namespace gamecert::games
