// Evidence `values`: of every entry the moves of both players are played, and their values compared with its form.
#include "certificates/impartial/values.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "certificates/claim.hpp"
#include "certificates/impartial/impartial_subject.hpp"
#include "certificates/impartial/listed_forms.hpp"
#include "certificates/kind.hpp"
#include "certificates/position_text.hpp"
#include "games/forms/value_reader.hpp"
#include "games/play/partizan.hpp"
#include "games/play/parts.hpp"
#include "games/play/position_index.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

const Ground theorems_of_conway{
    Ground::Kind::theorems, "theorems of Conway on values",
    "values of positions add in sums, and whoever moves, equal values may replace each other"};

using games::Player;
using games::Position;
using games::PositionView;
using Form = ListedForms::Form;

class ListedValues {
 public:
  ListedValues(const games::Game& game, const ValueTable& evidence)
      : game_(game), evidence_(evidence), index_(game.words(), evidence.entries.size()) {
    add_forms();
    add_sums();
    for (at_ = 0; at_ < evidence.entries.size(); ++at_) add_entry(evidence.entries[at_]);
  }

  /// That of a position, by its parts.
  Form value(PositionView position) {
    std::vector<Form> values;
    const std::vector<Position> parts = games::parts(game_, position);
    apart_ = apart_ || parts.size() > 1 || (parts.size() == 1 && !std::ranges::equal(parts[0], position));
    for (const Position& part : parts) {
      if (game_.remaining(part) > game_.remaining(position)) fail("parts with no more play than their sum", "more");
      if (const Form form = value_of_part(part); form != 0) values.push_back(form);
    }
    std::ranges::sort(values);
    Form total = 0;
    for (const Form each : values) total = sum(total, each);
    return total;
  }

  // Sound because, by induction on what remains, every entry has the value of its form F: let G be { A | B }, A the
  // values of Left's options and B those of Right's, which are known. No a in A is >= F, and to every Right option of F
  // some b in B is at most it, so that it is not <= G: so G <= F. In the same way F <= G.
  void check_entries() {
    for (at_ = 0; at_ < index_.size(); ++at_) {
      const Form form = forms_in_order_[at_];
      for (const Player player : {Player::left, Player::right}) check_options(form, player);
    }
  }

  /// All that is listed is asked for.
  void reject_unused() const {
    for (std::size_t i = 0; i < used_entries_.size(); ++i)
      if (!used_entries_[i])
        reject("entry " + std::to_string(i + 1) + ": expected one that is asked for, found another");
    std::set<Form> asked(forms_in_order_.begin(), forms_in_order_.end());
    for (const auto& [added, sum] : sums_) {
      if (!used_sums_.contains(added)) reject("expected sums that are asked for, found another");
      asked.insert({added.first, added.second, sum});
    }
    for (auto form = static_cast<Form>(evidence_.forms.size()); form-- > 1;) {
      if (!asked.contains(form))
        reject("form " + std::to_string(form) + ": expected one that is asked for, found another");
      asked.insert(forms_.left(form).begin(), forms_.left(form).end());
      asked.insert(forms_.right(form).begin(), forms_.right(form).end());
    }
  }

  ListedForms& forms() { return forms_; }
  bool apart() const { return apart_; }

 private:
  void add_forms() {
    if (evidence_.forms.empty() || !evidence_.forms[0].left.empty() || !evidence_.forms[0].right.empty())
      reject("expected { | } as the first form, found another");
    for (std::size_t i = 1; i < evidence_.forms.size(); ++i) {
      const auto side = [&](const std::vector<int>& options) {
        for (std::size_t k = 0; k < options.size(); ++k) {
          const bool ascends = k == 0 || options[k] > options[k - 1];
          if (options[k] < 0 || options[k] >= static_cast<int>(i) || !ascends)
            reject("form " + std::to_string(i) + ": expected forms before it, ascending, found " +
                   std::to_string(options[k]));
        }
        return ListedForms::Side(options.begin(), options.end());
      };
      const auto left = side(evidence_.forms[i].left), right = side(evidence_.forms[i].right);
      if (forms_.add(left, right) != i)
        reject("form " + std::to_string(i) + ": expected one that is new, found one a second time");
    }
  }

  void add_sums() {
    const auto count = static_cast<int>(evidence_.forms.size());
    for (const auto& [one, other, sum] : evidence_.sums) {
      const std::string name = std::to_string(one) + " + " + std::to_string(other);
      for (const int form : {one, other, sum})
        if (form < 0 || form >= count || one == 0 || one > other)
          reject("expected a sum of two forms above 0, the lesser first, found " + name);
      const std::pair added{static_cast<Form>(one), static_cast<Form>(other)};
      if (!sums_.empty() && sums_.rbegin()->first >= added) reject("expected sums in ascending order, found " + name);
      const auto is = static_cast<Form>(sum);
      if (!forms_.at_most(added.first, added.second, is) || !forms_.at_least(added.first, added.second, is))
        reject("expected the sum " + name + ", found form " + std::to_string(sum) + ", which is not equal to it");
      sums_.emplace(added, is);
    }
  }

  void add_entry(const ValueTable::Entry& entry) {
    if (!game_.well_formed(entry.position))
      fail("a position of " + std::string(game_.info().name), "cells outside its board");
    if (at_ > 0 && entry.position <= evidence_.entries[at_ - 1].position)
      fail("positions in ascending order", "one not greater");
    if (entry.form < 0 || entry.form >= static_cast<int>(evidence_.forms.size()))
      fail("a form that is listed", std::to_string(entry.form));
    if (const auto parts = games::parts(game_, entry.position); parts.size() != 1 || parts.front() != entry.position)
      fail("a single part", "a sum of " + std::to_string(parts.size()) + " parts");
    index_.add(entry.position);
    forms_in_order_.push_back(static_cast<Form>(entry.form));
    used_entries_.push_back(false);
  }

  /// Of a part that is not listed, which must be one without moves, 0.
  Form value_of_part(PositionView part) {
    const std::size_t number = index_.find(part);
    if (number != games::PositionIndex::absent) {
      used_entries_[number] = true;
      return forms_in_order_[number];
    }
    for (const Player player : {Player::left, Player::right}) {
      games::Options options;
      games::options_of(game_, part, player, options);
      if (!options.moves.empty())
        reject("expected the value of every position that moves lead to, found none of one after entry " +
               std::to_string(at_ + 1));
    }
    return 0;
  }

  Form sum(Form one, Form other) {
    if (one == 0 || other == 0) return one + other;
    const std::pair added = std::minmax(one, other);
    const auto known = sums_.find(added);
    if (known == sums_.end())
      reject("expected the sum of the forms " + std::to_string(added.first) + " and " + std::to_string(added.second) +
             ", found none");
    used_sums_.insert(added);
    return known->second;
  }

  void check_options(Form form, Player player) {
    const bool left = player == Player::left;
    games::options_of(game_, index_[at_], player, options_);
    std::vector<Form> values;
    for (std::size_t i = 0; i < options_.moves.size(); ++i) {
      values.push_back(value(options_.position(i)));
      if (left ? forms_.at_most(form, 0, values.back()) : forms_.at_least(form, 0, values.back()))
        fail(std::string(left ? "Left's" : "Right's") + " moves to be no answer to its value",
             "move " + game_.move_name(options_.moves[i]));
    }
    for (const Form wanted : left ? forms_.left(form) : forms_.right(form)) {
      const bool had = std::ranges::any_of(
          values, [&](Form each) { return left ? forms_.at_most(wanted, 0, each) : forms_.at_least(wanted, 0, each); });
      if (!had)
        fail("a move of " + std::string(left ? "Left" : "Right") + " as good as form " + std::to_string(wanted),
             "none");
    }
  }

  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    reject("entry " + std::to_string(at_ + 1) + ": expected " + expected + ", found " + found);
  }

  const games::Game& game_;
  const ValueTable& evidence_;
  ListedForms forms_;
  std::map<std::pair<Form, Form>, Form> sums_;
  std::set<std::pair<Form, Form>> used_sums_;
  games::PositionIndex index_;
  std::vector<Form> forms_in_order_;  // by entry
  std::vector<bool> used_entries_;
  std::size_t at_ = 0;  // the entry being checked
  games::Options options_;
  bool apart_ = false;  // less than a whole position was looked at
};

/// Whether the statement names the value of the form: by a text, or by the digest of its canonical form.
bool states_value(std::string_view statement, ListedForms& forms, Form form) {
  constexpr std::string_view word = "VALUE ", of_form = "form ";
  if (!statement.starts_with(word))
    reject("expected VALUE and a value for this evidence, found " + text::quoted(statement));
  const std::string_view value = statement.substr(word.size());
  if (value.starts_with(of_form)) return forms.canonical(form) && value.substr(of_form.size()) == forms.digest(form);
  games::NamedForms named([&](const std::vector<Form>& left, const std::vector<Form>& right) {
    ListedForms::Side of_left = left, of_right = right;
    for (ListedForms::Side* const side : {&of_left, &of_right}) std::ranges::sort(*side);
    return forms.add(of_left, of_right);
  });
  return forms.equal(form, games::read_value(value, named));
}

void check_values(const Claim& claim, const ValueTable& evidence, Grounds& grounds) {
  const games::Setup subject = subject_of(claim, grounds);
  if (const std::string why = games::why_no_values(subject.info(), subject.entry().refinements); !why.empty())
    reject("expected a game whose positions have values, found " + claim.game + ": " + why);
  if (claim.misere) reject("expected normal play for values, found `play misere`");
  ListedValues table(subject.game(), evidence);
  const Form form = table.value(games::start_of_left(subject));
  table.check_entries();
  table.reject_unused();
  if (!states_value(claim.statement, table.forms(), form))
    reject("expected entries from which " + claim.statement + " follows, found others");
  if (table.apart()) grounds.add(theorem_on_parts);
}

/// Numbers up to ` / `, or to the end of the line.
ValueTable::Options read_form(Lines& lines) {
  ValueTable::Options result;
  std::vector<int>* side = &result.left;
  while (!lines.at_end_of_line()) {
    const std::string_view word = lines.token("a form, or /");
    if (word == "/" && side == &result.left) {
      side = &result.right;
    } else {
      side->push_back(lines.parse(word, "a form"));
    }
  }
  if (side == &result.left) lines.fail("'/' between the options of Left and of Right", "none");
  return result;
}

ValueTable read_values(Lines& lines, const Claim& claim) {
  ValueTable result;
  const int forms = lines.number("a number of forms"), sums = lines.number("a number of sums");
  for (int i = 0; i < forms; ++i) {
    lines.next_line("a form");
    result.forms.push_back(read_form(lines));
  }
  for (int i = 0; i < sums; ++i) {
    lines.next_line("a sum");
    const int one = lines.number("a form"), other = lines.number("a form");
    result.sums.push_back({one, other, lines.number("a form")});
  }
  lines.next_line("a number of entries");
  result.entries = read_entries<ValueTable::Entry>(lines, claim, [&](Position position) {
    return ValueTable::Entry{std::move(position), lines.number("a form")};
  });
  return result;
}

}  // namespace

Kind values_kind() { return kind_of<ValueTable>(read_values, check_values, {theorems_of_conway}, {theorem_on_parts}); }

}  // namespace gamecert::certificates
