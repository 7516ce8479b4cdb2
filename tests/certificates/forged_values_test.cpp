// Certificates of false values, with forms, sums and entries changed at random: every one is rejected.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "certificates/checker.hpp"
#include "certificates/impartial/values.hpp"
#include "naive.hpp"
#include "samples.hpp"
#include "tests/whole_run.hpp"
#include "text/errors.hpp"

namespace gamecert::certificates {
namespace {

class Forger {
 public:
  explicit Forger(unsigned seed) : random_(seed) {}

  Certificate forged(const Certificate& from) {
    Certificate result = from;
    const std::string_view values[] = {"0",  "*",   "1",   "-1",  "2",      "1/2",  "^",   "v*",  "*2",    "*3",
                                       "1*", "+-1", "+-2", "1|0", "1*|-1*", "2|-1", "+_1", "1|*", "1|0,*", "3|1||0"};
    do {
      result.claim.statement = "VALUE " + std::string(values[below(std::size(values))]);
    } while (result.claim.statement == from.claim.statement);
    ValueTable& table = *result.evidence.as<ValueTable>();
    for (std::size_t changes = below(5); changes > 0; --changes) change(table);
    return result;
  }

 private:
  std::size_t below(std::size_t count) { return random_() % count; }
  int any_form(const ValueTable& table) { return static_cast<int>(below(table.forms.size())); }
  std::vector<int> options(std::size_t before) {
    std::vector<int> result;
    for (std::size_t form = 0; form < before; ++form)
      if (below(before) < 2) result.push_back(static_cast<int>(form));
    return result;
  }

  void change(ValueTable& table) {
    const std::size_t entry = table.entries.empty() ? 0 : below(table.entries.size());
    switch (below(8)) {
      case 0:  // another form of a position
        if (!table.entries.empty()) table.entries[entry].form = any_form(table);
        break;
      case 1:  // of all that have its form
        if (!table.entries.empty())
          for (const int form = table.entries[entry].form, other = any_form(table);
               ValueTable::Entry & each : table.entries)
            if (each.form == form) each.form = other;
        break;
      case 2:  // other options of a form
        if (const std::size_t form = below(table.forms.size()); form > 0)
          table.forms[form] = {options(form), options(form)};
        break;
      case 3:  // a new form, for the position
        table.forms.push_back({options(table.forms.size()), options(table.forms.size())});
        if (!table.entries.empty()) table.entries[entry].form = static_cast<int>(table.forms.size() - 1);
        break;
      case 4:  // another sum
        if (!table.sums.empty()) table.sums[below(table.sums.size())].sum = any_form(table);
        break;
      case 5:  // one left out
        if (!table.sums.empty())
          table.sums.erase(table.sums.begin() + static_cast<std::ptrdiff_t>(below(table.sums.size())));
        break;
      case 6:  // a position left out
        if (!table.entries.empty()) table.entries.erase(table.entries.begin() + static_cast<std::ptrdiff_t>(entry));
        break;
      default:  // another position
        if (!table.entries.empty()) {
          games::Position& position = table.entries[entry].position;
          position[below(position.size())] ^= games::Word{1} << below(5);
          std::ranges::sort(table.entries, {}, &ValueTable::Entry::position);
        }
    }
  }

  std::mt19937 random_;
};

TEST(ForgedValues, AreAllRejected) {
  std::vector<Certificate> genuine;
  for (const auto& [kind, certificate] : naive::samples())
    if (kind == ValueTable::kind) genuine.push_back(certificate);
  ASSERT_GE(genuine.size(), 5U);
  Forger forger(47);
  int rejected = 0;
  const int count = whole_run() ? 100'000 : 10'000;
  for (int i = 0; i < count; ++i) {
    const Certificate forged = forger.forged(genuine[static_cast<std::size_t>(i) % genuine.size()]);
    try {
      check(forged);
      ADD_FAILURE() << forged.claim.statement << " of " << forged.claim.instance << " is accepted";
    } catch (const Rejection&) {
      ++rejected;
    }
  }
  EXPECT_EQ(rejected, count);
}

}  // namespace
}  // namespace gamecert::certificates
