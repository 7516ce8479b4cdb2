// What moves read and change, found by playing each once on planes of bits that know what they are made of.
#include "games/texts/text_parts.hpp"

#include <algorithm>
#include <map>

#include "games/play/plane_words.hpp"
#include "games/texts/read_plane.hpp"
#include "games/texts/text_rules.hpp"
#include "text/deadline.hpp"

namespace gamecert::games {

namespace {

void add(std::vector<Word>& to, const Word* more) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] |= more[i];
}
bool meet(PositionView a, const Word* b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if ((a[i] & b[i]) != 0) return true;
  return false;
}
bool inside(const Word* a, PositionView of) {
  for (std::size_t i = 0; i < of.size(); ++i)
    if ((a[i] & ~of[i]) != 0) return false;
  return true;
}

}  // namespace

TextParts::TextParts(const ReadyText& text, const Instance& instance, const Parameters& parameters,
                     const TextTables& tables, std::size_t words_a_plane)
    : words_a_plane_(words_a_plane) {
  try {
    read_moves(text, instance, parameters, tables);
  } catch (const text::LimitError&) {
    text::look();   // a limit of time is one
    seen_ = false;  // what a position decides is asked for where it must be known
  }
}

void TextParts::read_moves(const ReadyText& text, const Instance& instance, const Parameters& parameters,
                           const TextTables& tables) {
  const TextRules<ReadPlane> rules(text.compiled, nullptr, {}, TextBoardLists(instance, text.compiled), instance,
                                   parameters, &tables);
  const auto planes = static_cast<std::size_t>(rules.planes());
  words_ = planes * words_a_plane_;
  sort_bits(rules, text.ways);

  // Bits are numbered without gaps.
  const int width = static_cast<int>(words_a_plane_) * word_bits;
  std::vector<int> places, first_of_plane;  // in a position
  for (std::size_t plane = 0; plane < planes; ++plane) {
    first_of_plane.push_back(static_cast<int>(places.size()));
    each(rules.meant()[plane],
         [&](int cell, const ReadBit&) { places.push_back(static_cast<int>(plane) * width + cell); });
  }
  BitSets sets(places.size());
  std::vector<ReadPlane> now, next;
  for (std::size_t plane = 0; plane < planes; ++plane) {
    std::vector<ReadBit> bits;
    each(rules.meant()[plane],
         [&](int cell, const ReadBit&) { bits.emplace_back(sets, first_of_plane[plane] + cell); });
    now.emplace_back(std::move(bits));
  }
  const auto placed = [&](const BitSet& set) {
    Bits result(words_, 0);
    sets.each(set, [&](int bit) { add_cell(result.data(), places[static_cast<std::size_t>(bit)]); });
    return result;
  };
  const std::vector<TextLayout::Place>& parts = rules.meaning().layout().parts;
  TextRules<ReadPlane>::At at(rules.meaning());
  const ReadPlane legal = rules.moves(now.data(), at);
  each(legal, [&](int code, const ReadBit& may) {
    text::pause();
    const auto effect = rules.play(now.data(), code, next, at, {true, false, false});
    // What is there before the turn.
    for (const auto& [one, other] : rules.text().turn)
      for (int i = 0; i < parts[one].planes; ++i)
        std::swap(next[static_cast<std::size_t>(parts[one].first + i)],
                  next[static_cast<std::size_t>(parts[other].first + i)]);
    BitSet touched = sets.both(may.reads(), effect.again.reads());
    Bits changed(words_, 0);
    for (std::size_t plane = 0; plane < planes; ++plane) {
      each(now[plane], [&](int cell, const ReadBit& old) {
        const ReadBit put = next[plane].contains(cell);
        if (put.is(first_of_plane[plane] + cell)) return;
        touched = sets.both(touched, sets.both(old.reads(), put.reads()));
        add_cell(changed.data(), static_cast<int>(plane) * width + cell);
      });
    }
    Bits all = placed(touched), needs = placed(may.needs()), excludes = placed(may.excludes());
    whole_numbers(all);
    whole_numbers(changed);
    for (std::size_t i = 0; i < words_; ++i) {
      needs[i] &= shrinks_[i] | stays_[i];
      excludes[i] &= grows_[i] | stays_[i];
    }
    // The other player has the same move where the parts of both have changed places.
    for (const bool of_other : {false, true}) {
      if (of_other && rules.text().turn.empty()) continue;
      for (const Bits* of : {&needs, &excludes, &changed, &all}) {
        const Bits placed_bits = of_other ? exchanged(*of, rules) : *of;
        moves_.insert(moves_.end(), placed_bits.begin(), placed_bits.end());
      }
    }
  });
}

/// Bits of a position with the parts in each other's place that are exchanged at a turn.
template <class Rules>
TextParts::Bits TextParts::exchanged(Bits bits, const Rules& rules) const {
  const std::vector<TextLayout::Place>& parts = rules.meaning().layout().parts;
  const auto word = [&](int plane) { return static_cast<std::size_t>(plane) * words_a_plane_; };
  for (const auto& [one, other] : rules.text().turn)
    for (std::size_t i = 0; i < word(parts[one].planes); ++i)
      std::swap(bits[word(parts[one].first) + i], bits[word(parts[other].first) + i]);
  return bits;
}

template <class Rules>
void TextParts::sort_bits(const Rules& rules, const std::vector<Way>& ways) {
  shrinks_ = grows_ = stays_ = last_ = Bits(words_, 0);
  const std::vector<TextPart>& position = rules.text().position;
  for (std::size_t part = 0; part < position.size(); ++part) {
    const TextLayout::Place& place = rules.meaning().layout().parts[part];
    const auto each_bit = [&](auto visit) {
      for (int i = 0; i < place.planes; ++i)
        each(rules.meant()[static_cast<std::size_t>(place.first + i)], [&](int cell, const ReadBit&) {
          visit(i, cell,
                (static_cast<std::size_t>(place.first + i)) * words_a_plane_ * word_bits +
                    static_cast<std::size_t>(cell));
        });
    };
    if (!position[part].numbers() || ways[part] == Way::stays) {
      Bits& bits = ways[part] == Way::stays ? stays_ : ways[part] == Way::grows ? grows_ : shrinks_;
      each_bit([&](int, int, std::size_t bit) { add_cell(bits.data(), static_cast<int>(bit)); });
      continue;
    }
    const bool placed = position[part].places != TextPlaces::none, grows = ways[part] == Way::grows;
    std::map<int, NumberAt> numbers;
    each_bit([&](int i, int cell, std::size_t bit) {
      NumberAt& number =
          numbers.try_emplace(placed ? cell : 0, NumberAt{Bits(words_, 0), grows, Bits(words_, 0)}).first->second;
      add_cell(number.digits.data(), static_cast<int>(bit));
      if (grows && (place.high >> (placed ? i : cell) & 1) != 0) add_cell(number.last.data(), static_cast<int>(bit));
    });
    for (auto& [cell, number] : numbers) {
      add(last_, number.last.data());
      numbers_.push_back(std::move(number));
    }
  }
  add(last_, grows_.data());
}

/// With all digits of each number of which there is one.
void TextParts::whole_numbers(Bits& bits) const {
  for (const NumberAt& number : numbers_)
    if (meet(bits, number.digits.data())) add(bits, number.digits.data());
}

/// What may still change.
TextParts::Bits TextParts::open(PositionView at) const {
  Bits result(words_);
  for (std::size_t i = 0; i < words_; ++i) result[i] = (at[i] & shrinks_[i]) | (~at[i] & grows_[i]);
  for (const NumberAt& number : numbers_) {
    const bool there = meet(at, number.digits.data()), last = inside(number.last.data(), at);
    if (number.grows ? !last : there) add(result, number.digits.data());
  }
  return result;
}

std::vector<Position> TextParts::operator()(PositionView at) const {
  if (!seen_) return {Position(at.begin(), at.end())};
  const Bits can_change = open(at);
  std::vector<const Word*> possible;  // what the moves touch that may still be made
  Bits live(words_, 0);
  for (const Word* move = moves_.data(); move != moves_.data() + moves_.size(); move += 4 * words_) {
    const Word *needs = move, *excludes = needs + words_, *changed = excludes + words_;
    if (!inside(needs, at) || meet(at, excludes) || !meet(can_change, changed)) continue;
    possible.push_back(changed + words_);
    for (std::size_t i = 0; i < words_; ++i) live[i] |= changed[i] & can_change[i];
  }
  // Those belong together that touch a live bit in common, or are joined by a chain of such.
  std::vector<Bits> kept;  // by part, what its moves touch
  Bits touched(words_);
  for (const Word* move : possible) {
    for (std::size_t i = 0; i < words_; ++i) touched[i] = move[i] & live[i];
    std::size_t part = kept.size();
    for (std::size_t i = kept.size(); i-- > 0;) {
      if (!meet(touched, kept[i].data())) continue;
      if (part < kept.size()) {
        add(kept[i], kept[part].data());
        kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(part));
      }
      part = i;
    }
    if (part == kept.size()) kept.push_back(stays_);
    add(kept[part], move);
  }
  // Each part keeps that; elsewhere nothing can change any more.
  std::vector<Position> result;
  for (const Bits& keep : kept) {
    Position& position = result.emplace_back(at.begin(), at.end());
    for (std::size_t i = 0; i < words_; ++i) position[i] = (at[i] & keep[i]) | (last_[i] & ~keep[i]);
  }
  return result;
}

}  // namespace gamecert::games
