// What the formulas of a text mean at a position: the domain of planes. Over planes of words it plays; over planes of
// literals the same text builds circuits.
#pragma once

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "games/instances/parameters.hpp"
#include "games/texts/compiled_text.hpp"
#include "games/texts/text_board.hpp"
#include "games/texts/text_number.hpp"
#include "language/compiled_formula.hpp"
#include "language/fold.hpp"
#include "language/no_games.hpp"
#include "text/deadline.hpp"

namespace gamecert::games {

/// The value of a bit that no position changes; nothing for one that depends on literals.
inline std::optional<bool> known_bit(WordBit bit) { return truth(bit); }

/// What a variable of a formula stands for: an element by its number, and all values that are sets as planes.
template <Plane P>
struct TextValue {
  explicit TextValue(P set) : plane(std::move(set)) {}
  P plane;
  int cell = -1;  // of an element that is known
  TextNumber<P> number = {};
  std::optional<typename P::Bit> bit = {};
};

/// The parts of a position: where their planes are, of an indexed set one for each number from `low` to `high`, of
/// numbers at places one for each binary digit, the least first.
struct TextLayout {
  struct Place {
    int first = 0, planes = 1;
    std::int64_t low = 0, high = 0;  // of an index, or of the numbers
    int numbers = 0, digits = 0;     // of each; a single one has its digits in one plane
  };
  std::vector<Place> parts;
  int planes = 0;
};

/// What the board decides, whatever the planes: the tables of a text, as numbers.
struct TextTables {
  struct Entry {
    bool truth = false;
    std::int64_t number = 0;
    std::vector<int> members = {};
    int cell = -1;
  };
  struct Table {
    std::vector<Entry> entries;
    int width = 1;
  };
  std::vector<Table> tables;
};

template <Plane P>
class TextMeaning {
 public:
  using Bit = typename P::Bit;
  using Space = typename P::Space;
  using Value = TextValue<P>;
  using Num = TextNumber<P>;
  /// Of words, on which play goes by steps that are laid out.
  static constexpr bool concrete = std::is_default_constructible_v<P>;

  /// With tables that were made before, over other planes, if there are some.
  TextMeaning(const CompiledText& text, const Space& space, TextBoardLists lists, const Instance& instance,
              const Parameters& parameters, const TextTables* made = nullptr)
      : text_(text), space_(space), on_(space, instance, std::move(lists)) {
    plans_.resize(static_cast<std::size_t>(text.size()));
    read_given(instance, parameters);
    lay_out();
    made == nullptr ? make_tables() : take(*made);
    made_ = true;
    if constexpr (concrete) make_plans();
  }

  const TextLayout& layout() const { return layout_; }
  /// Of planes of words.
  TextTables tables() const {
    TextTables result;
    for (const Table& table : tables_) {
      TextTables::Table& copy = result.tables.emplace_back();
      copy.width = table.width;
      if (text_[text_.tables()[result.tables.size() - 1]].inside_table) continue;
      for (const std::optional<Value>& value : table.values)
        copy.entries.push_back({value->bit && known_bit(*value->bit) == true, value->number.value(),
                                members(value->plane, "a table"), value->cell});
    }
    return result;
  }
  const TextBoard<P>& board() const { return on_; }
  const Space& space() const { return space_; }
  /// How many elements sets of the sort can have.
  int universe(Sort sort) const {
    if (sort == Sort::edge || sort == Sort::edges) return static_cast<int>(on_.lists.edges.size());
    if (sort == Sort::arc || sort == Sort::arcs) return static_cast<int>(on_.lists.arcs.size());
    return on_.lists.order;
  }
  int universe(TextPlaces places) const { return universe(sort_at(places)); }

  /// A step of what a move puts on a plane of the new position, whose choices are known: a plane joined to what came
  /// before, of the old position, of the new one, or another.
  struct Put {
    PlaneWord join;
    bool prime = false;
    int part = -1;    // of the position; -1: another plane
    int target = -1;  // where what is joined so far is put; -1: not yet
    P plane;
  };
  struct Laid {
    int first = -1, last = -1;  // among the steps
    bool tried = false;
  };

  static P joined(PlaneWord join, const P& a, const P& b) {
    using enum PlaneWord;
    return join == unite ? a | b : join == meet ? a & b : join == subtract ? a - b : a ^ b;
  }

  /// Where a formula is evaluated: a position, perhaps a new one, and what names stand for.
  struct At {
    explicit At(const TextMeaning& meaning)
        : slots(meaning.text_.slots().size(), Value(meaning.space_.none())),
          kept(static_cast<std::size_t>(meaning.text_.kept())) {}
    const P* now = nullptr;   // the planes of the position
    const P* next = nullptr;  // of the new one
    std::vector<Value> slots;
    std::vector<std::optional<Value>> kept;  // what is the same for all instances of a quantifier, once it is found
    struct Graph {
      P kept;
      std::optional<P> edges;  // where some were deleted
    };
    const Graph* around = nullptr;                                 // the graph that is meant, if it is not the board
    std::vector<Put> puts;                                         // of moves that were laid out
    std::vector<Laid> laid;                                        // by move
    std::map<const Formula*, language::CompiledFormula> formulas;  // about graphs, as far as they were asked
    std::optional<Bit> breaks = {};                                // what the move puts is out of bounds
    std::string bounds = {};                                       // which
  };

  Bit truth_of(int index, At& at) const {
    if constexpr (concrete)
      if (const Plan* plan = plan_of(index, at)) return none(run(*plan, at));
    const PlaneNode& node = text_[index];
    if (node.table >= 0)
      if (const Value* known = looked_up(node, at)) return *known->bit;
    if (node.kept >= 0) return *kept_value(node, at).bit;
    return find_truth(node, at);
  }
  Num number_of(int index, At& at) const {
    const PlaneNode& node = text_[index];
    if (node.word == PlaneWord::constant) return node.number;
    if (node.table >= 0)
      if (const Value* known = looked_up(node, at)) return known->number;
    if (node.kept >= 0) return kept_value(node, at).number;
    return find_number(node, at);
  }
  /// A set by the numbers of its members; of an element the set of it.
  P set_of(int index, At& at) const {
    if constexpr (concrete)
      if (const Plan* plan = plan_of(index, at)) return run(*plan, at);
    const PlaneNode& node = text_[index];
    if (node.table >= 0)
      if (const Value* known = looked_up(node, at)) return known->plane;
    if (node.kept >= 0) return kept_value(node, at).plane;
    return find_set(node, at);
  }
  /// Appends the steps of a set, of which the position decides no more than the parts that are joined; false, with some
  /// of them, if there are none such.
  bool lay_out(int index, int target, At& at) const {
    const Plan* const plan = plan_of(index, at);
    const Step alone = step_of(index, PlaneWord::unite);
    const std::size_t count = plan == nullptr ? 1 : plan->last - plan->first;
    for (std::size_t i = 0; i < count; ++i) {
      const Step* const step = plan == nullptr ? &alone : &steps_[plan->first + i];
      Put put{.join = step->join, .prime = step->prime, .plane = space_.none()};
      if (step->leaf == PlaneWord::part) {
        put.part = step->index;
      } else if (step->leaf == PlaneWord::part_of_index) {
        const std::int64_t number = at.slots[static_cast<std::size_t>(step->index)].number.value();
        if (number >= step->place->low && number <= step->place->high)
          put.part = static_cast<int>(step->place->first + (number - step->place->low));
      } else if (step->leaf == PlaneWord::those && !text_[step->index].fixed) {
        return false;
      } else {
        put.plane = value_of_step(*step, at);
      }
      at.puts.push_back(std::move(put));
    }
    at.puts.back().target = target;
    return true;
  }
  /// The number of an element that is known; -1 of another.
  int cell_of(int index, At& at) const {
    const PlaneNode& node = text_[index];
    if (node.word == PlaneWord::slot) return at.slots[static_cast<std::size_t>(node.slot)].cell;
    if (node.table >= 0)
      if (const Value* known = looked_up(node, at)) return known->cell;
    if ((node.word == PlaneWord::tail || node.word == PlaneWord::head) && cell_of(node.child[0], at) >= 0) {
      const auto& [tail, head] = entry(on_.lists.arcs, cell_of(node.child[0], at));
      return node.word == PlaneWord::tail ? tail : head;
    }
    return -1;
  }
  void bind(int slot, int cell, At& at) const {
    Value& value = at.slots[static_cast<std::size_t>(slot)];
    value.cell = cell;
    value.plane = space_.cell(cell);
  }
  void bind_set(int slot, P set, At& at) const {
    Value& value = at.slots[static_cast<std::size_t>(slot)];
    value.cell = -1;
    value.plane = std::move(set);
  }
  void bind_number(int slot, std::int64_t number, At& at) const {
    at.slots[static_cast<std::size_t>(slot)].number = Num(number);
  }
  /// The members of a set of which a formula is true when the variable stands for them. On words all at once, where its
  /// form allows: by sets for truths, and by transposed tables for T(v) in S and T(v) meet S = {}.
  P holding(int index, int variable, P set, At& at) const {
    text::pause();
    const PlaneNode& node = text_[index];
    if constexpr (concrete) {
      using enum PlaneWord;
      if (truth(none(set))) return set;
      if (!depends(index, variable)) return when(truth_of(index, at), set);
      const auto& [first, second, third] = node.child;
      if ((node.table < 0 || node.inside_table) && node.kept < 0) switch (node.word) {
          case negation:
            return set - holding(first, variable, set, at);
          case conjunction:
            return holding(second, variable, holding(first, variable, set, at), at);
          case disjunction:
            return set - unmet(second, variable, unmet(first, variable, set, at), at);
          case forall:
          case exists:
            // What is kept for its instances may depend on the variable.
            if (!over_elements(node.range) || !node.keeps.empty() || depends(node.of_range[0], variable)) break;
            return node.word == forall ? in_all(node, variable, set, at, false)
                                       : set - in_all(node, variable, set, at, true);
          case within:
            if (depends(second, variable)) break;
            if (text_[first].word == PlaneWord::slot) return set & set_of(second, at);
            if (const std::vector<P>* of = transposed(first, variable, at))
              return set - joined_of(all(universe(text_[first].sort)) - set_of(second, at),
                                     [&](int cell) { return entry(*of, cell); });
            break;
          case same:
            if (text_[second].word != no_set || text_[first].word != meet || text_[first].table >= 0) break;
            for (const int i : {0, 1}) {
              const int table = text_[first].child[i], other = text_[first].child[1 - i];
              const std::vector<P>* of = transposed(table, variable, at);
              if (of != nullptr && !depends(other, variable))
                return set - joined_of(set_of(other, at), [&](int cell) { return entry(*of, cell); });
            }
            break;
          default:
            break;
        }
    }
    P result = space_.none();
    each(set, [&](int cell, Bit in) {
      bind(variable, cell, at);
      result = std::move(result) | when(in & truth_of(index, at), space_.cell(cell));
    });
    return result;
  }

  /// A number that the board and what is given decide. InputError for one that is infinite.
  std::int64_t fixed_number(int node) const {
    At at(*this);
    const Num number = number_of(node, at);
    if (!number.known() || number.value() > (1 << 28) || number.value() < -(1 << 28))
      throw text::InputError("expected a whole number of the rules between -" + std::to_string(1 << 28) + " and " +
                             std::to_string(1 << 28) + ", found " + language::number_text(number.value()));
    return number.value();
  }
  /// The number at a cell, from binary digits, least first; whether or not they are beyond its range, if `any` is so.
  Num number_at(const P* planes, const TextLayout::Place& place, int cell, bool any = false) const {
    const bool single = place.planes < place.digits;
    Num result;
    for (int i = 0; i < place.digits; ++i)
      result =
          result + when(planes[place.first + (single ? 0 : i)].contains(single ? i : cell), Num(std::int64_t{1} << i));
    return any ? result : bounded(result, place);
  }
  static int digits(std::int64_t high) {
    int count = 1;
    while (count < 40 && (std::int64_t{1} << count) <= high) ++count;
    return count;
  }
  /// A binary digit of a number that is not below 0.
  Bit digit_of(const Num& number, int which) const {
    if constexpr (!concrete)
      if (!number.known()) return digit(space_, number.number(), which);
    return bit((number.value() >> which & 1) != 0);
  }
  Bit compared_equal(const Num& number, std::int64_t value) const {
    return compared(PlaneWord::equal, number, Num(value));
  }
  Bit outside(const Num& number, std::int64_t low, std::int64_t high) const {
    return compared(PlaneWord::less, number, low) | compared(PlaneWord::more, number, high);
  }
  /// How many members a set has.
  Num size_of(const P& set) const {
    if constexpr (concrete) return value_of(count(set));
    std::int64_t least = 0, most = 0;
    each(set, [&](int, Bit in) {
      least += known_bit(in) == true ? 1 : 0;
      ++most;
    });
    if (least == most) return least;
    return Num(count(set), least, most);
  }
  /// Calls visit(cell) for the element, or, where it is not known, for each that it may be, with the bit.
  template <class Visit>
  void each_element(int index, At& at, Visit&& visit) const {
    const int cell = cell_of(index, at);
    if (cell >= 0) return visit(cell, bit(true));
    each(set_of(index, at), visit);
  }
  Bit bit(bool value) const { return value ? !no() : no(); }
  /// Where circuits see that one implies the other, they have no gate for it.
  static Bit both(const Bit& a, const Bit& b) {
    if constexpr (requires { conjunction(a, b); }) return conjunction(a, b);
    return a & b;
  }
  Bit no() const { return any(space_.none()); }
  /// A number that is in the range, whatever its bits may be where they mean nothing. Constants of positions are planes
  /// of a circuit, too: `known_bit` sees through them.
  static Num bounded(const Num& number, const TextLayout::Place& place) {
    if (number.known()) return number;
    const std::int64_t low = std::clamp(number.low(), place.low, place.high);
    return Num(number.number(), low, std::clamp(number.high(), low, place.high));
  }

 private:
  const TextBoardLists& lists() const { return on_.lists; }
  P all(int count) const { return space_.all(count); }

  // What is given.
  struct Given {
    P set;
    std::vector<int> values;  // at places
    std::vector<P> before;    // by vertex, of an order
    std::int64_t option = 0;
  };
  void read_given(const Instance& instance, const Parameters& parameters) {
    for (std::size_t i = 0; i < text_.text().given.size(); ++i) {
      const TextGiven& given = text_.text().given[i];
      Given one{space_.none(), {}, {}, 0};
      if (given.option()) one.option = parameters.number(given.called());
      given_.push_back(one);
    }
    for (std::size_t i = 0; i < text_.text().given.size(); ++i) {
      const TextGiven& given = text_.text().given[i];
      Given& one = given_[i];
      if (given.sort == Sort::set)
        one.set = space_.cells(given.roots ? roots_of(instance) : instance.vertices(given.called()));
      if (given.sort == Sort::edges) one.set = space_.cells(lists().numbers_of(instance.edge_set(given.called())));
      if (given.sort == Sort::order) {
        one.before.assign(on_.rows.size(), space_.none());
        P so_far = space_.none();
        for (const int v : instance.ordering(given.called())) {
          one.before[static_cast<std::size_t>(v)] = so_far;
          so_far = so_far | space_.cell(v);
        }
      }
      if (given.places == TextPlaces::none) continue;
      const auto ends = text_.given_ranges[i];
      const auto low = static_cast<int>(fixed_number(ends.first)), high = static_cast<int>(fixed_number(ends.last));
      one.values = given.places == TextPlaces::vertices ? instance.vertex_values(given.called(), low, high, 0)
                                                        : instance.edge_values(given.called(), low, high);
    }
  }
  void lay_out() {
    constexpr int most_planes = 128;
    for (std::size_t i = 0; i < text_.text().position.size(); ++i) {
      const TextPart& part = text_.text().position[i];
      TextLayout::Place place{.first = layout_.planes};
      if (part.range) {
        place.low = fixed_number(text_.part_ranges[i].first);
        place.high = fixed_number(text_.part_ranges[i].last);
        if (place.high < place.low)
          throw text::InputError("expected a range of '" + part.name + "' that is not empty, found " +
                                 std::to_string(place.low) + ".." + std::to_string(place.high));
        if (part.indexed) place.planes = static_cast<int>(std::min<std::int64_t>(place.high - place.low, 1000)) + 1;
        place.numbers = part.indexed ? 0 : part.places == TextPlaces::none ? 1 : universe(part.places);
        if (!part.indexed) place.digits = digits(place.high);
        if (part.places != TextPlaces::none) place.planes = place.digits;
      }
      layout_.planes += place.planes;
      layout_.parts.push_back(place);
      if (layout_.planes > most_planes)
        throw text::LimitError("positions of the game have more than " + std::to_string(most_planes) + " sets");
    }
  }

  // Tables of what the board decides.
  struct Table {
    // Of each instance of the first key, for each of the second; inside of other tables, of those that these ask for.
    std::vector<std::optional<Value>> values;
    int width = 1;
    std::vector<P> transposed = {};  // of sets by one key: by member, the elements whose sets have it
  };
  static constexpr std::size_t most_entries = 4096;
  void make_tables() {
    At at(*this);
    tables_.resize(text_.tables().size());
    for (std::size_t i = 0; i < text_.tables().size(); ++i) {
      const int index = text_.tables()[i];
      const PlaneNode& node = text_[index];
      Table& table = tables_[i];
      std::array<int, 2> counts{1, 1};
      for (std::size_t k = 0; k < node.keys.size(); ++k) counts[k] = universe(slot_sort(node.keys[k]));
      const auto entries = static_cast<std::size_t>(counts[0]) * static_cast<std::size_t>(counts[1]);
      if (entries > most_entries && node.keys.size() == 2) continue;  // found each time
      table.width = counts[1];
      table.values.resize(entries);
      for (int one = 0; one < counts[0] && !node.inside_table; ++one)
        for (int other = 0; other < counts[1]; ++other) {
          text::pause();
          if (!node.keys.empty()) bind(node.keys[0], one, at);
          if (node.keys.size() > 1) bind(node.keys[1], other, at);
          looked_up(node, at);
        }
      if (concrete && !node.inside_table && node.keys.size() == 1 && is_set(node.sort)) transpose(table, node.sort);
    }
  }
  void transpose(Table& table, Sort sort) {
    table.transposed.assign(static_cast<std::size_t>(universe(sort)), space_.none());
    for (std::size_t i = 0; i < table.values.size(); ++i)
      each(table.values[i]->plane, [&](int member, Bit) {
        P& of = table.transposed[static_cast<std::size_t>(member)];
        of = of | space_.cell(static_cast<int>(i));
      });
  }
  void take(const TextTables& made) {
    for (std::size_t i = 0; i < made.tables.size(); ++i) {
      const TextTables::Table& copy = made.tables[i];
      Table& table = tables_.emplace_back();
      table.width = copy.width;
      if (text_[text_.tables()[i]].inside_table) continue;
      for (const TextTables::Entry& entry : copy.entries) {
        Value& value = *table.values.emplace_back(Value(space_.cells(entry.members)));
        value.bit = bit(entry.truth);
        value.number = Num(entry.number);
        value.cell = entry.cell;
      }
    }
  }
  Sort slot_sort(int slot) const { return text_.slots()[static_cast<std::size_t>(slot)].sort; }
  Value found(const PlaneNode& node, At& at) const {
    Value value(space_.none());
    if (node.sort == Sort::truth) {
      value.bit = find_truth(node, at);
    } else if (node.sort == Sort::whole) {
      value.number = find_number(node, at);
    } else {
      value.plane = find_set(node, at);
      if (node.sort == Sort::vertex || node.sort == Sort::edge || node.sort == Sort::arc)
        each(value.plane, [&](int cell, Bit in) {
          if (known_bit(in) == true) value.cell = cell;
        });
    }
    return value;
  }
  /// Of what a quantifier goes through its instances beside.
  const Value& kept_value(const PlaneNode& node, At& at) const {
    std::optional<Value>& value = at.kept[static_cast<std::size_t>(node.kept)];
    if (!value) value = found(node, at);
    return *value;
  }
  /// Null where a name stands for no element that is known, or on another graph than the board.
  const Value* looked_up(const PlaneNode& node, At& at) const {
    if (at.around != nullptr) return nullptr;
    if (tables_.empty()) return nullptr;  // nothing is known of the board yet
    Table& table = tables_[static_cast<std::size_t>(node.table)];
    if (table.values.empty()) return nullptr;
    std::size_t entry = 0;
    for (std::size_t k = 0; k < node.keys.size(); ++k) {
      const int cell = at.slots[static_cast<std::size_t>(node.keys[k])].cell;
      if (cell < 0) return nullptr;
      entry = k == 0 ? static_cast<std::size_t>(cell)
                     : entry * static_cast<std::size_t>(table.width) + static_cast<std::size_t>(cell);
    }
    std::optional<Value>& value = table.values[entry];
    if (!value && !made_) value = found(node, at);
    return value ? &*value : nullptr;
  }

  // Sets joined one after the other, `open - v - N(v)`, and compared with nothing or with another: what most of play
  // does, laid out as steps.
  struct Step {
    PlaneWord join;              // to what came before
    PlaneWord leaf;              // part, part_of_index, slot, given_at for a table; else of a node
    bool prime = false;          // of a part
    int index = -1;              // of a plane of the position, a slot, the slot of an index, or a node
    int second = -1, width = 1;  // of a table of two keys
    const std::optional<Value>* values = nullptr;  // of a table
    const TextLayout::Place* place = nullptr;      // of an indexed part
  };
  struct Plan {
    std::size_t first = 0, last = 0;  // among the steps; none where these are equal
  };
  void make_plans() {
    using enum PlaneWord;
    for (int index = 0; index < text_.size(); ++index) {
      const PlaneNode& node = text_[index];
      const bool of_index = node.word == part_of_index && text_[node.child[0]].word == slot;
      const bool compares = node.word == same || (node.word == within && text_[node.child[0]].sort != Sort::vertex);
      if (node.table >= 0 || node.kept >= 0 || !(joins(node.word) || compares || of_index)) continue;
      Plan& plan = plans_[static_cast<std::size_t>(index)];
      plan.first = steps_.size();
      if (joins(node.word)) {
        append_joined(index);
      } else if (of_index) {
        steps_.push_back(step_of(index, unite));
      } else {
        append_steps(node.child[0], unite, true);
        if (text_[node.child[1]].word != no_set)
          append_steps(node.child[1], node.word == same ? differ : subtract, false);
      }
      plan.last = steps_.size();
    }
  }
  static bool joins(PlaneWord word) {
    using enum PlaneWord;
    return word == unite || word == meet || word == subtract || word == differ;
  }
  void append_joined(int index) {
    append_steps(text_[index].child[0], PlaneWord::unite, true);
    append_steps(text_[index].child[1], text_[index].word, false);
  }
  /// A meet (B - C) is (A meet B) - C, and the like.
  void append_steps(int index, PlaneWord join, bool first) {
    const PlaneNode& node = text_[index];
    using enum PlaneWord;
    if (node.table < 0 && node.kept < 0 && joins(node.word)) {
      if (first) return append_joined(index);
      const bool taken = join == subtract && node.word == unite;
      if (taken || (join != subtract && join == node.word) || (join == meet && node.word == subtract)) {
        append_steps(node.child[0], join, false);
        return append_steps(node.child[1], taken ? subtract : node.word, false);
      }
    }
    steps_.push_back(step_of(index, join));
  }
  Step step_of(int index, PlaneWord join) const {
    const PlaneNode& node = text_[index];
    using enum PlaneWord;
    Step step{.join = join, .leaf = those, .prime = node.prime, .index = index};
    if (node.table >= 0) {
      const Table& table = tables_[static_cast<std::size_t>(node.table)];
      const auto known = [&](int key) { return !text_.slots()[static_cast<std::size_t>(key)].by_let; };
      if (table.values.empty() || node.inside_table || !std::ranges::all_of(node.keys, known)) return step;
      step.leaf = given_at;
      step.values = table.values.data();
      step.width = table.width;
      step.index = node.keys.empty() ? -1 : node.keys[0];
      if (node.keys.size() > 1) step.second = node.keys[1];
    } else if (node.word == slot || node.word == part) {
      step.leaf = node.word;
      step.index = node.word == slot ? node.slot : layout_.parts[static_cast<std::size_t>(node.slot)].first;
    } else if (node.word == part_of_index && text_[node.child[0]].word == slot) {
      step.leaf = node.word;
      step.index = text_[node.child[0]].slot;
      step.place = &layout_.parts[static_cast<std::size_t>(node.slot)];
    }
    return step;
  }
  P value_of_step(const Step& step, At& at) const {
    const auto slot_at = [&](int slot) -> const Value& { return at.slots[static_cast<std::size_t>(slot)]; };
    if (step.leaf == PlaneWord::slot) return slot_at(step.index).plane;
    if (step.leaf == PlaneWord::part_of_index)
      return plane_of_index(step.prime ? at.next : at.now, *step.place, slot_at(step.index).number.value());
    if (step.leaf != PlaneWord::given_at) return set_of(step.index, at);
    const int one = step.index < 0 ? 0 : slot_at(step.index).cell;
    return step.values[step.second < 0 ? one : one * step.width + slot_at(step.second).cell]->plane;
  }
  P run(const Plan& plan, At& at) const {
    P result;
    for (std::size_t i = plan.first; i < plan.last; ++i) {
      const Step& step = steps_[i];
      result =
          joined(step.join, result,
                 step.leaf == PlaneWord::part ? (step.prime ? at.next : at.now)[step.index] : value_of_step(step, at));
    }
    return result;
  }
  /// Null where there is none, and on another graph than the board, of which tables say nothing.
  const Plan* plan_of(int index, const At& at) const {
    const Plan& plan = plans_[static_cast<std::size_t>(index)];
    return plan.first == plan.last || at.around != nullptr ? nullptr : &plan;
  }
  P plane_of_index(const P* planes, const TextLayout::Place& place, std::int64_t index) const {
    return index < place.low || index > place.high ? space_.none() : planes[place.first + (index - place.low)];
  }

  [[noreturn]] static void no_formula(const std::string& why) {
    throw text::LimitError("no formula is made of the rules: " + why);
  }
  static bool decided(const Bit& bit, const std::string& why) {
    const std::optional<bool> value = known_bit(bit);
    if (!value) no_formula(why);
    return *value;
  }
  static std::vector<int> members(const P& set, const std::string& why) {
    std::vector<int> result;
    each(set, [&](int cell, Bit in) {
      if (decided(in, why)) result.push_back(cell);
    });
    return result;
  }

  // The graph that is meant.
  P kept(const At& at) const { return at.around != nullptr ? at.around->kept : all(lists().order); }
  P edges_kept(const At& at) const {
    const P every = all(static_cast<int>(lists().edges.size()));
    if (at.around == nullptr) return every;
    return at.around->edges ? *at.around->edges : edges_within(every, at.around->kept);
  }
  P edges_within(const P& edges, const P& set) const {
    P result = space_.none();
    each(edges, [&](int e, Bit in) {
      const auto& [u, v] = entry(lists().edges, e);
      result = std::move(result) | when(in & set.contains(u) & set.contains(v), space_.cell(e));
    });
    return result;
  }
  P row(int v, const At& at, bool into = false) const {
    if (at.around == nullptr) return entry(into ? on_.rows_into() : on_.rows, v);
    if (!at.around->edges)
      return when(at.around->kept.contains(v), entry(into ? on_.rows_into() : on_.rows, v) & at.around->kept);
    P result = space_.none();
    each(entry(on_.edges_at, v) & *at.around->edges, [&](int e, Bit in) {
      const auto& [one, other] = entry(lists().edges, e);
      result = std::move(result) | when(in, space_.cell(one == v ? other : one));
    });
    return result;
  }
  P rows_of(const P& set, const At& at, bool into = false) const {
    return joined_of(set, [&](int v) { return row(v, at, into); });
  }
  /// The sets of(cell) of all members together.
  template <class Of>
  P joined_of(const P& set, Of&& of) const {
    P result = space_.none();
    each(set, [&](int cell, Bit in) { result = std::move(result) | when(in, of(cell)); });
    return result;
  }
  /// Of an element, or of all that it may be.
  template <class Of>
  P joined_of(int element, At& at, Of&& of) const {
    const int cell = cell_of(element, at);
    return cell >= 0 ? of(cell) : joined_of(set_of(element, at), of);
  }

  P both_ends(int e) const {
    const auto& [u, v] = entry(lists().edges, e);
    return space_.cell(u) | space_.cell(v);
  }
  P arc_ends(int a) const {
    const auto& [tail, head] = entry(lists().arcs, a);
    return space_.cell(tail) | space_.cell(head);
  }
  Bit find_truth(const PlaneNode& node, At& at) const {
    using enum PlaneWord;
    switch (node.word) {
      case always:
        return bit(true);
      case never:
        return bit(false);
      case slot:
        return *at.slots[static_cast<std::size_t>(node.slot)].bit;
      case negation:
        return !truth_of(node.child[0], at);
      case conjunction:
      case disjunction:
      case implication: {
        const Bit one = truth_of(node.child[0], at);
        const std::optional<bool> known = known_bit(one);
        if (node.word == conjunction) return known == false ? one : both(one, truth_of(node.child[1], at));
        if (node.word == disjunction) return known == true ? one : !both(!one, !truth_of(node.child[1], at));
        return known == false ? !one : (!one) | truth_of(node.child[1], at);
      }
      case equivalence:
        return !(truth_of(node.child[0], at) ^ truth_of(node.child[1], at));
      case equal:
      case unequal:
      case less:
      case at_most:
      case more:
      case at_least:
        return compared(node.word, number_of(node.child[0], at), number_of(node.child[1], at));
      case within: {
        const int cell = text_[node.child[0]].sort == Sort::vertex ? cell_of(node.child[0], at) : -1;
        if (cell >= 0 && text_[node.child[1]].sort == Sort::set) return set_of(node.child[1], at).contains(cell);
        return none(set_of(node.child[0], at) - set_of(node.child[1], at));
      }
      case same:
        return none(set_of(node.child[0], at) ^ set_of(node.child[1], at));
      case adjacent: {
        const P near = joined_of(node.child[0], at, [&](int v) { return row(v, at); });
        return any(near & set_of(node.child[1], at));
      }
      case connected:
        return is_connected(at);
      case convex: {
        Bit result = no();
        each_element(node.child[0], at, [&](int e, Bit in) { result = result | (in & on_.convex.contains(e)); });
        return result;
      }
      case power_of_two: {
        const Num number = number_of(node.child[0], at);
        if (!number.known()) no_formula("power-of-two of what positions decide");
        return bit(number.value() > 0 && (number.value() & (number.value() - 1)) == 0);
      }
      case forall:
      case exists:
        return some(node, at, node.word == exists);
      case term:
        return bit(term_value(*node.term, at) != 0);
      case of_graph:
        return bit(graph_value(*node.formula, at) != 0);
      case choice: {
        const Bit condition = truth_of(node.child[0], at);
        if (const auto known = known_bit(condition)) return truth_of(node.child[*known ? 1 : 2], at);
        return (condition & truth_of(node.child[1], at)) | ((!condition) & truth_of(node.child[2], at));
      }
      default:
        return inside(node, at, [&] { return truth_of(node.child[1], at); });
    }
  }

  Bit compared(PlaneWord word, const Num& a, const Num& b) const {
    using enum PlaneWord;
    const auto truth_between = [word](const auto& x, const auto& y) {
      switch (word) {
        case equal:
          return x == y;
        case unequal:
          return !(x == y);
        case less:
          return x < y;
        case at_most:
          return x <= y;
        case more:
          return x > y;
        default:
          return x >= y;
      }
    };
    if (a.known() && b.known()) return bit(truth_between(a.value(), b.value()));
    if (word == less || word == at_least)
      if (a.high() < b.low() || a.low() >= b.high()) return bit((word == less) == (a.high() < b.low()));
    if (word == more || word == at_most)
      if (b.high() < a.low() || b.low() >= a.high()) return bit((word == more) == (b.high() < a.low()));
    if ((word == equal || word == unequal) && (a.high() < b.low() || b.high() < a.low())) return bit(word == unequal);
    if (a.known() && (a.value() == language::infinite || a.value() == language::minus_infinite))
      return compared(word, Num(a.value() > 0 ? 1 : 0), Num(a.value() > 0 ? 0 : 1));
    if (b.known() && (b.value() == language::infinite || b.value() == language::minus_infinite))
      return compared(word, Num(b.value() > 0 ? 0 : 1), Num(b.value() > 0 ? 1 : 0));
    return truth_between(a.number(), b.number());
  }

  /// All are reached from the least one.
  Bit is_connected(At& at) const {
    const P vertices = kept(at);
    P least = space_.none();
    Bit before = no();
    each(vertices, [&](int v, Bit in) {
      least = std::move(least) | when(in & !before, space_.cell(v));
      before = before | in;
    });
    return before & none(vertices - weakly_reached(std::move(least), vertices, at));
  }
  P reached(const P& from, const P& within, const At& at) const {
    P result = from & within;
    return closure(std::move(result), [&](const P& set) { return rows_of(set, at) & within; });
  }
  /// Adds more(set) again and again, as long as it changes; on planes of literals so often as there are vertices.
  template <class More>
  P closure(P result, More&& more) const {
    for (int i = 0; i < lists().order; ++i) {
      text::pause();
      P next = result | more(result);
      const std::optional<bool> stays = known_bit(none(next - result));
      result = std::move(next);
      if (stays == true) break;
    }
    return result;
  }

  void bind_value(const PlaneNode& node, At& at) const {
    const PlaneNode& from = text_[node.child[0]];
    Value value(space_.none());
    if (from.sort == Sort::truth) {
      value.bit = truth_of(node.child[0], at);
    } else if (from.sort == Sort::whole) {
      value.number = number_of(node.child[0], at);
    } else {
      value.cell = cell_of(node.child[0], at);
      value.plane = set_of(node.child[0], at);
    }
    at.slots[static_cast<std::size_t>(node.slot)] = std::move(value);
  }

  Num find_number(const PlaneNode& node, At& at) const {
    using enum PlaneWord;
    switch (node.word) {
      case constant:
        return node.number;
      case slot:
        return at.slots[static_cast<std::size_t>(node.slot)].number;
      case given_at:
        return given_number(node, at);
      case number_part: {
        const TextLayout::Place& place = layout_.parts[static_cast<std::size_t>(node.slot)];
        return this->number_at(planes(node, at), place, 0);
      }
      case PlaneWord::number_at: {
        const TextLayout::Place& place = layout_.parts[static_cast<std::size_t>(node.slot)];
        Num result;
        each_element(node.child[0], at, [&](int cell, Bit in) {
          result = result + when(in, this->number_at(planes(node, at), place, cell));
        });
        return bounded(result, place);
      }
      case plus:
        return number_of(node.child[0], at) + number_of(node.child[1], at);
      case minus:
        return number_of(node.child[0], at) - number_of(node.child[1], at);
      case times:
        return number_of(node.child[0], at) * number_of(node.child[1], at);
      case mod:
        return remainder(number_of(node.child[0], at), number_of(node.child[1], at));
      case computed: {
        const Num one = number_of(node.child[0], at);
        const Num other = node.child[1] < 0 ? Num(0) : number_of(node.child[1], at);
        if (!one.known() || !other.known()) no_formula("arithmetic beyond sums of what positions decide");
        return node.computed(language::PlacedGraph{}, one.value(), other.value());
      }
      case size_of_set:
        return size_of(set_of(node.child[0], at));
      case degree:
      case in_degree: {
        Num result;
        each_element(node.child[0], at,
                     [&](int v, Bit in) { result = result + when(in, size_of(row(v, at, node.word == in_degree))); });
        return result;
      }
      case distance: {
        std::optional<Num> result;
        each_element(node.child[0], at, [&](int v, Bit in) {
          if (decided(in, "the distance from a vertex that positions decide"))
            result = distance_from(v, set_of(node.child[1], at), at);
        });
        return result ? *result : Num(language::infinite);
      }
      case eccentricity: {
        std::int64_t greatest = language::minus_infinite;
        each_element(node.child[0], at, [&](int v, Bit in) {
          if (!decided(in, "the eccentricity of a vertex that positions decide")) return;
          each(kept(at), [&](int u, Bit there) {
            if (decided(there, "eccentricity on a graph that positions decide"))
              greatest = std::max(greatest, distance_from(v, space_.cell(u), at).value());
          });
        });
        return greatest;
      }
      case order:
        return size_of(kept(at));
      case size:
        return lists().directed ? arcs_kept(at) : size_of(edges_kept(at));
      case term:
        return term_value(*node.term, at);
      case of_graph:
        return graph_value(*node.formula, at);
      case count:
      case sum:
      case folded:
        return folded_number(node, at);
      case choice: {
        const Bit condition = truth_of(node.child[0], at);
        if (const auto known = known_bit(condition)) return number_of(node.child[*known ? 1 : 2], at);
        return chosen(condition, number_of(node.child[1], at), number_of(node.child[2], at));
      }
      default:
        return inside(node, at, [&] { return number_of(node.child[1], at); });
    }
  }
  const P* planes(const PlaneNode& node, const At& at) const { return node.prime ? at.next : at.now; }
  Num arcs_kept(const At& at) const {
    Num result;
    each(kept(at), [&](int v, Bit in) { result = result + when(in, size_of(row(v, at))); });
    return result;
  }
  Num given_number(const PlaneNode& node, At& at) const {
    const Given& given = given_[static_cast<std::size_t>(node.slot)];
    if (given.values.empty() && node.child[0] < 0) {
      const TextGiven& said = text_.text().given[static_cast<std::size_t>(node.slot)];
      if (said.below.empty()) return given.option;
      const auto [p, q] = ratio_of(static_cast<int>(given.option));
      return node.prime ? q : p;
    }
    Num result;
    each_element(node.child[0], at,
                 [&](int cell, Bit in) { result = result + when(in, Num(entry(given.values, cell))); });
    return result;
  }
  Num remainder(const Num& a, const Num& b) const {
    if (a.known() && b.known()) return language::modulo(a.value(), b.value());
    if (!b.known() || b.value() < 1 || a.low() < 0) no_formula("a remainder that positions decide");
    Num result = a;
    std::int64_t multiple = b.value();  // less than twice of it is left
    while (multiple <= a.high() / 2) multiple *= 2;
    for (; multiple >= b.value() && result.high() >= b.value(); multiple /= 2) {
      if (result.high() < multiple) continue;
      const Num less = chosen(compared(PlaneWord::at_least, result, multiple), result - Num(multiple), result);
      result = Num(less.number(), 0, multiple - 1);
    }
    return result;
  }
  Num distance_from(int v, const P& to, const At& at) const {
    P ring = space_.cell(v) & kept(at), reached = ring;
    for (std::int64_t steps = 0; steps <= lists().order; ++steps) {
      text::pause();
      if (decided(any(ring & to), "distances on a graph that positions decide")) return steps;
      ring = rows_of(ring, at) - reached;
      reached = reached | ring;
    }
    return language::infinite;
  }
  std::int64_t term_value(const language::Term& term, const At& at) const {
    return term.of_graph(small(term.name, at));
  }
  /// What the formula gives of the graph that is meant, from the definitions of its words.
  language::Number graph_value(const Formula& formula, At& at) const {
    const auto no_games = [] { return std::make_unique<language::NoGames>(); };
    language::CompiledFormula& compiled = at.formulas.try_emplace(&formula, formula, no_games).first->second;
    compiled.ask(small(formula.word, at));
    return compiled.value();
  }
  graphs::SmallGraph small(std::string_view word, const At& at) const {
    const std::string why = std::string(word) + " of a graph that positions decide";
    return lists().small(members(kept(at), why), members(edges_kept(at), why));
  }

  P find_set(const PlaneNode& node, At& at) const {
    using enum PlaneWord;
    switch (node.word) {
      case no_set:
        return space_.none();
      case slot:
        return at.slots[static_cast<std::size_t>(node.slot)].plane;
      case given_at:
        return given_[static_cast<std::size_t>(node.slot)].set;
      case part:
        return planes(node, at)[layout_.parts[static_cast<std::size_t>(node.slot)].first];
      case part_of_index:
        return indexed(node, at);
      case PlaneWord::vertices:
        return kept(at);
      case PlaneWord::edges:
        return edges_kept(at);
      case neighbours:
      case in_neighbours: {
        const bool into = node.word == in_neighbours;
        const int cell = text_[node.child[0]].sort == Sort::vertex ? cell_of(node.child[0], at) : -1;
        if (cell >= 0) return row(cell, at, into);
        const P set = set_of(node.child[0], at);
        const P found = rows_of(set, at, into);
        return found - set;
      }
      case unite:
        return set_of(node.child[0], at) | set_of(node.child[1], at);
      case meet:
        return set_of(node.child[0], at) & set_of(node.child[1], at);
      case subtract:
        return set_of(node.child[0], at) - set_of(node.child[1], at);
      case differ:
        return set_of(node.child[0], at) ^ set_of(node.child[1], at);
      case single:
        return set_of(node.child[0], at);
      case PlaneWord::edges_at: {
        const P result = joined_of(set_of(node.child[0], at), [&](int v) { return entry(on_.edges_at, v); });
        return at.around == nullptr ? result : result & edges_kept(at);
      }
      case edges_in:
        if (text_[node.child[0]].sort == Sort::edge) {
          const P edge = set_of(node.child[0], at);
          return at.around == nullptr ? edge : edge & edges_kept(at);
        }
        return edges_within(edges_kept(at), set_of(node.child[0], at));
      case PlaneWord::ends_of:
        return joined_of(node.child[0], at, [&](int e) { return both_ends(e); });
      case ends: {
        const bool arcs = text_[node.child[0]].sort == Sort::arcs;
        return joined_of(set_of(node.child[0], at), [&](int cell) { return arcs ? arc_ends(cell) : both_ends(cell); });
      }
      case reach:
        return reached(set_of(node.child[0], at), set_of(node.child[1], at) & kept(at), at);
      case reach_along:
        return reached_along(node, at);
      case between:
        return joined_of(node.child[0], at, [&](int u) {
          return joined_of(node.child[1], at, [&](int v) { return shortest_paths(u, v, at); });
        });
      case tail:
      case head:
        return joined_of(set_of(node.child[0], at), [&](int a) {
          const auto& [from, to] = entry(lists().arcs, a);
          return space_.cell(node.word == tail ? from : to);
        });
      case before: {
        const Given& given = given_[static_cast<std::size_t>(text_[node.child[1]].slot)];
        return joined_of(node.child[0], at, [&](int v) { return entry(given.before, v); }) & kept(at);
      }
      case PlaneWord::corners:
      case PlaneWord::crossing: {
        const std::vector<P>& rows = node.word == PlaneWord::corners ? on_.corners : on_.crossing;
        return joined_of(node.child[0], at, [&](int e) { return entry(rows, e); });
      }
      case triangulation:
        return on_.triangulation;
      case sides:
        return sides_of(node, at);
      case those:
        return those_of(node, at);
      case choice: {
        const Bit condition = truth_of(node.child[0], at);
        if (const auto known = known_bit(condition)) return set_of(node.child[*known ? 1 : 2], at);
        return when(condition, set_of(node.child[1], at)) | when(!condition, set_of(node.child[2], at));
      }
      default:
        return inside(node, at, [&] { return set_of(node.child[1], at); });
    }
  }
  P indexed(const PlaneNode& node, At& at) const {
    const TextLayout::Place& place = layout_.parts[static_cast<std::size_t>(node.slot)];
    const Num index = number_of(node.child[0], at);
    const P* first = planes(node, at) + place.first;
    if (index.known()) return plane_of_index(planes(node, at), place, index.value());
    P result = space_.none();
    for (std::int64_t i = place.low; i <= place.high; ++i)
      result = std::move(result) |
               when(compared(PlaneWord::equal, index, Num(i)), first[static_cast<std::size_t>(i - place.low)]);
    return result;
  }
  P reached_along(const PlaneNode& node, At& at) const {
    const P links = set_of(node.child[1], at);
    const bool arcs = text_[node.child[1]].sort == Sort::arcs;
    const P inside = kept(at);
    return closure(set_of(node.child[0], at) & inside, [&](const P& set) {
      P more = space_.none();
      each(links, [&](int cell, Bit in) {
        const auto& [one, other] = entry(arcs ? lists().arcs : lists().edges, cell);
        const Bit begins = arcs ? set.contains(one) : set.contains(one) | set.contains(other);
        const Bit there = inside.contains(one) & inside.contains(other);
        more = std::move(more) | when(in & begins & there, space_.cell(one) | space_.cell(other));
      });
      return more;
    });
  }
  P shortest_paths(int u, int v, const At& at) const {
    const std::string why = "shortest paths on a graph that positions decide";
    std::vector<P> rings{space_.cell(u) & kept(at)};  // those at the distances 0, 1, 2, ... from u
    P reached = rings[0];
    while (!decided(rings.back().contains(v), why)) {
      P next = rows_of(rings.back(), at) - reached;
      if (decided(none(next), why)) return space_.none();
      reached = reached | next;
      rings.push_back(std::move(next));
    }
    P result = space_.cell(v), last = result;
    for (auto ring = std::next(rings.rbegin()); ring != rings.rend(); ++ring) {
      last = *ring & rows_of(last, at, true);
      result = result | last;
    }
    return result;
  }
  P sides_of(const PlaneNode& node, At& at) const {
    return joined_of(node.child[0], at, [&](int e) {
      return joined_of(node.child[1], at, [&](int v) {
        if (!decided(entry(on_.corners, e).contains(v), "corners")) return space_.none();
        const auto& [one, other] = entry(lists().edges, e);
        return space_.cell(e) | space_.cell(lists().edge(one, v)) | space_.cell(lists().edge(other, v));
      });
    });
  }

  // Quantifiers.
  /// Calls visit(bit, cell) for each instance, with the variable bound to it: whether it is one, and its number.
  template <class Visit>
  void each_instance(const PlaneNode& node, At& at, Visit&& visit) const {
    using language::Range;
    forget_kept(node, at);
    text::pause();
    if (over_elements(node.range)) {
      bool more = true;
      each(elements_of(node, at), [&](int cell, Bit in) {
        if (!more) return;
        bind(node.slot, cell, at);
        more = visit(in, cell);
      });
    } else if (node.range == Range::numbers) {
      const Num first = number_of(node.of_range[0], at), last = number_of(node.of_range[1], at);
      if (!first.known() || !last.known()) no_formula("a range with ends that positions decide");
      language::each_number(first.value(), last.value(), node.meaning == language::Meaning::greatest,
                            [&](std::int64_t number) {
                              text::pause();
                              bind_number(node.slot, number, at);
                              return visit(bit(true), static_cast<int>(number));
                            });
    } else {
      each_set(node, at, visit);
    }
  }
  static void forget_kept(const PlaneNode& node, At& at) {
    for (const int number : node.keeps) at.kept[static_cast<std::size_t>(number)].reset();
  }
  static bool over_elements(language::Range range) {
    using language::Range;
    return range == Range::vertices || range == Range::edges || range == Range::arcs || range == Range::members;
  }
  /// What a quantifier over elements goes through.
  P elements_of(const PlaneNode& node, At& at) const {
    using language::Range;
    if (node.range == Range::vertices) return kept(at);
    if (node.range == Range::edges) return edges_kept(at);
    return node.range == Range::arcs ? arcs_of(at) : set_of(node.of_range[0], at);
  }
  P arcs_of(const At& at) const {
    const P inside = kept(at);
    P result = space_.none();
    for (std::size_t a = 0; a < lists().arcs.size(); ++a)
      result =
          std::move(result) | when(inside.contains(lists().arcs[a].first) & inside.contains(lists().arcs[a].second),
                                   space_.cell(static_cast<int>(a)));
    return result;
  }
  template <class Visit>
  void each_set(const PlaneNode& node, At& at, Visit&& visit) const {
    using language::Range;
    const auto instance = [&](const P& set, const Bit& in) {
      text::pause();
      bind_set(node.slot, set, at);
      return visit(in, 0);
    };
    const P inside = kept(at);
    if (node.range == Range::components) {
      P left = inside;
      for (const int v : members(inside, "components of a graph that positions decide")) {
        if (known_bit(left.contains(v)) != true) continue;
        const P component = weakly_reached(space_.cell(v), inside, at);
        left = left - component;
        if (!instance(component, bit(true))) return;
      }
      return;
    }
    if (node.range == Range::pairs || node.range == Range::nonedges) {
      for (int u = 0; u < lists().order; ++u)
        for (int v = u + 1; v < lists().order; ++v) {
          Bit in = inside.contains(u) & inside.contains(v);
          if (node.range == Range::nonedges) in = in & !row(u, at).contains(v);
          if (known_bit(in) == false) continue;
          if (!instance(space_.cell(u) | space_.cell(v), in)) return;
        }
      return;
    }
    // Sets within a set.
    const P set = node.range == Range::subsets ? set_of(node.of_range[0], at) : inside;
    std::vector<int> cells;
    std::vector<Bit> bits;
    each(set, [&](int cell, Bit in) {
      cells.push_back(cell);
      bits.push_back(in);
    });
    constexpr std::size_t most_members = 16;
    if (cells.size() > most_members)
      throw text::LimitError("the rules go through the sets within one of " + std::to_string(cells.size()) +
                             " members; at most " + std::to_string(most_members) + " are gone through");
    for (std::size_t choice = 0; choice < std::size_t{1} << cells.size(); ++choice) {
      P chosen = space_.none();
      Bit in = bit(true);
      for (std::size_t i = 0; i < cells.size(); ++i) {
        if ((choice >> i & 1) == 0) continue;
        chosen = std::move(chosen) | space_.cell(cells[i]);
        in = in & bits[i];
      }
      if (!instance(chosen, in)) return;
    }
  }
  P weakly_reached(P from, const P& within, const At& at) const {
    return closure(std::move(from), [&](const P& set) { return (rows_of(set, at) | rows_of(set, at, true)) & within; });
  }

  P those_of(const PlaneNode& node, At& at) const {
    forget_kept(node, at);
    return holding(node.child[1], node.slot, elements_of(node, at), at);
  }
  P unmet(int index, int variable, const P& set, At& at) const { return set - holding(index, variable, set, at); }
  /// Of which the body is true, or none of it, for each element that a quantifier goes through.
  P in_all(const PlaneNode& node, int variable, P set, At& at, bool never) const {
    each(elements_of(node, at), [&](int cell, Bit) {
      bind(node.slot, cell, at);
      set = never ? unmet(node.child[1], variable, set, at) : holding(node.child[1], variable, set, at);
    });
    return set;
  }
  bool depends(int index, int slot) const {
    return index >= 0 && std::ranges::find(text_[index].slots, slot) != text_[index].slots.end();
  }
  /// By member, of which elements its sets have it in the table; null if it is no table of the variable alone.
  const std::vector<P>* transposed(int index, int slot, const At& at) const {
    const PlaneNode& node = text_[index];
    if (node.table < 0 || node.keys.size() != 1 || node.keys[0] != slot || at.around != nullptr) return nullptr;
    const std::vector<P>& of = tables_[static_cast<std::size_t>(node.table)].transposed;
    return of.empty() ? nullptr : &of;
  }

  Bit some(const PlaneNode& node, At& at, bool wanted) const {
    Bit found = no();
    each_instance(node, at, [&](const Bit& in, int) {
      const Bit body = truth_of(node.child[1], at);
      found = !both(!found, !both(in, wanted ? body : !body));
      return known_bit(found) != true;
    });
    return wanted ? found : !found;
  }

  Num folded_number(const PlaneNode& node, At& at) const {
    using language::Meaning;
    using language::Range;
    if (node.meaning == Meaning::count && over_elements(node.range)) return size_of(those_of(node, at));
    if (node.meaning == Meaning::count || node.meaning == Meaning::sum) {
      Num result;
      each_instance(node, at, [&](const Bit& in, int) {
        if (node.meaning == Meaning::sum)
          result = result + when(in, number_of(node.child[1], at));
        else
          result = result + when(in & truth_of(node.child[1], at), Num(1));
        return true;
      });
      return result;
    }
    const std::string why = "least, greatest, min, max, mex or nim-sum of what positions decide";
    language::Fold fold(node.meaning, false, language::Members::numbers);
    each_instance(node, at, [&](const Bit& in, int cell) {
      if (!decided(in, why)) return true;
      std::int64_t body = 0;
      if (text_[node.child[1]].sort == Sort::truth) {
        body = decided(truth_of(node.child[1], at), why) ? 1 : 0;
      } else {
        const Num number = number_of(node.child[1], at);
        if (!number.known()) no_formula(why);
        body = number.value();
      }
      return fold.add(cell, body, language::PlacedGraph{});
    });
    return fold.result();
  }

  /// Of what a name is bound in, or on the graph without what is deleted.
  template <class Evaluate>
  auto inside(const PlaneNode& node, At& at, Evaluate&& evaluate) const {
    if (node.word == PlaneWord::bind) {
      bind_value(node, at);
      return evaluate();
    }
    if (node.word != PlaneWord::keep && node.word != PlaneWord::remove && node.word != PlaneWord::cut)
      throw std::logic_error("a node of rules that has no meaning");
    typename At::Graph graph{kept(at), std::nullopt};
    if (at.around != nullptr) graph.edges = at.around->edges;
    const Sort sort = text_[node.child[0]].sort;
    if (node.word == PlaneWord::cut && sort == Sort::edge) {
      graph.edges = edges_kept(at) - set_of(node.child[0], at);
    } else {
      const P set = set_of(node.child[0], at);
      graph.kept = node.word == PlaneWord::keep ? graph.kept & set : graph.kept - set;
      if (graph.edges) graph.edges = edges_within(*graph.edges, graph.kept);
    }
    const typename At::Graph* const outer = std::exchange(at.around, &graph);
    auto result = evaluate();
    at.around = outer;
    return result;
  }

  const CompiledText& text_;
  Space space_;
  TextBoard<P> on_;
  std::vector<Given> given_;
  TextLayout layout_;
  mutable std::vector<Table> tables_;  // changed while they are made alone
  bool made_ = false;
  std::vector<Plan> plans_;  // by node
  std::vector<Step> steps_;
};

}  // namespace gamecert::games
