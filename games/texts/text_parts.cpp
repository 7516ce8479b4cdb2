// What moves read and change, found by playing each once on planes of bits that know what they are made of.
#include "games/texts/text_parts.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "games/play/plane_words.hpp"
#include "games/texts/read_plane.hpp"
#include "games/texts/text_rules.hpp"
#include "text/deadline.hpp"

namespace gamecert::games {

namespace {

void add(std::vector<Word>& to, const std::vector<Word>& more) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] |= more[i];
}
bool meet(const std::vector<Word>& a, const std::vector<Word>& b) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if ((a[i] & b[i]) != 0) return true;
  return false;
}
bool inside(const std::vector<Word>& a, PositionView of) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if ((a[i] & ~of[i]) != 0) return false;
  return true;
}
bool outside(const std::vector<Word>& a, PositionView of) {
  for (std::size_t i = 0; i < a.size(); ++i)
    if ((a[i] & of[i]) != 0) return false;
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
  const TextRules<ReadPlane> rules(text.compiled, nullptr, {}, instance, parameters, &tables);
  const auto planes = static_cast<std::size_t>(rules.planes());
  words_ = planes * words_a_plane_;
  sort_bits(rules, text.ways);

  BitSets sets(words_);
  const int width = static_cast<int>(words_a_plane_) * word_bits;
  std::vector<ReadPlane> now, next;
  for (std::size_t plane = 0; plane < planes; ++plane) {
    std::vector<ReadBit> bits;
    each(rules.meant()[plane], [&](int, const ReadBit&) {
      bits.emplace_back(sets, static_cast<int>(plane) * width + static_cast<int>(bits.size()));
    });
    now.emplace_back(std::move(bits));
  }
  TextRules<ReadPlane>::At at(rules.meaning());
  const ReadPlane legal = rules.moves(now.data(), at);
  each(legal, [&](int code, const ReadBit& may) {
    text::pause();
    const auto effect = rules.play(now.data(), code, next, at, {true, false, false});
    int touched = sets.both(may.reads(), effect.again.reads());
    Bits changed(words_, 0);
    for (std::size_t plane = 0; plane < planes; ++plane) {
      each(now[plane], [&](int cell, const ReadBit& old) {
        const int bit = static_cast<int>(plane) * width + cell;
        const ReadBit put = next[plane].contains(cell);
        if (put.is(bit)) return;
        touched = sets.both(touched, sets.both(old.reads(), put.reads()));
        add_cell(changed.data(), bit);
      });
    }
    Move move{sets.words(touched), std::move(changed), sets.words(may.needs()), sets.words(may.excludes())};
    whole_numbers(move.touched);
    whole_numbers(move.changed);
    for (std::size_t i = 0; i < words_; ++i) {
      move.needs[i] &= shrinks_[i] | stays_[i];
      move.excludes[i] &= grows_[i] | stays_[i];
    }
    moves_.push_back(std::move(move));
  });
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
      add(last_, number.last);
      numbers_.push_back(std::move(number));
    }
  }
  add(last_, grows_);
}

/// With all digits of each number of which there is one.
void TextParts::whole_numbers(Bits& bits) const {
  for (const NumberAt& number : numbers_)
    if (meet(bits, number.digits)) add(bits, number.digits);
}

/// What may still change.
TextParts::Bits TextParts::open(PositionView at) const {
  Bits result(words_);
  for (std::size_t i = 0; i < words_; ++i) result[i] = (at[i] & shrinks_[i]) | (~at[i] & grows_[i]);
  for (const NumberAt& number : numbers_) {
    const bool there = !outside(number.digits, at), last = inside(number.last, at);
    if (number.grows ? !last : there) add(result, number.digits);
  }
  return result;
}

/// For each of the moves the first one that it belongs together with: a live bit is touched by both, or by a chain.
std::vector<std::size_t> TextParts::first_together(const std::vector<std::size_t>& moves, const Bits& live) const {
  std::vector<std::size_t> leader(moves.size());
  std::iota(leader.begin(), leader.end(), std::size_t{0});
  const auto root = [&](std::size_t m) {
    while (leader[m] != m) m = leader[m] = leader[leader[m]];
    return m;
  };
  const std::size_t nobody = moves.size();
  std::vector<std::size_t> owner(words_ * word_bits, nobody);
  Bits touched(words_);
  for (std::size_t m = 0; m < moves.size(); ++m) {
    for (std::size_t i = 0; i < words_; ++i) touched[i] = moves_[moves[m]].touched[i] & live[i];
    each_cell(touched.data(), words_, [&](int bit) {
      std::size_t& of = owner[static_cast<std::size_t>(bit)];
      const std::size_t one = root(m), other = of == nobody ? one : root(of);
      of = leader[std::max(one, other)] = std::min(one, other);
    });
  }
  for (std::size_t m = 0; m < moves.size(); ++m) leader[m] = root(m);
  return leader;
}

std::vector<Position> TextParts::operator()(PositionView at) const {
  if (!seen_) return {Position(at.begin(), at.end())};
  const Bits can_change = open(at);
  std::vector<std::size_t> possible;
  Bits live(words_, 0);
  for (std::size_t m = 0; m < moves_.size(); ++m) {
    const Move& move = moves_[m];
    if (!inside(move.needs, at) || !outside(move.excludes, at) || !meet(move.changed, can_change)) continue;
    possible.push_back(m);
    for (std::size_t i = 0; i < words_; ++i) live[i] |= move.changed[i] & can_change[i];
  }
  // Each part keeps what its moves touch; elsewhere nothing can change any more.
  const std::vector<std::size_t> first = first_together(possible, live);
  std::map<std::size_t, Bits> kept;
  for (std::size_t m = 0; m < possible.size(); ++m)
    add(kept.try_emplace(first[m], stays_).first->second, moves_[possible[m]].touched);
  std::vector<Position> result;
  for (const auto& [move, keep] : kept) {
    Position& position = result.emplace_back(at.begin(), at.end());
    for (std::size_t i = 0; i < words_; ++i) position[i] = (at[i] & keep[i]) | (last_[i] & ~keep[i]);
  }
  return result;
}

}  // namespace gamecert::games
