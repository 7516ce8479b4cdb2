// Canonical forms against published values, and against the definitions on forms as they stand.
#include "games/forms/forms.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "games/forms/thermograph.hpp"
#include "games/forms/value_text.hpp"
#include "tests/games/naive_values.hpp"
#include "text/errors.hpp"

namespace gamecert::games {
namespace {

using language::fraction_text;
using tests::Naive;
using tests::NaiveOrder;

std::string text_of(const Forms& forms, GameForm g) { return ValueTexts(forms).of(g).value_or("long"); }
std::string rewritten(std::string_view text) {
  Forms forms;
  const GameForm g = read_value(text, forms);
  return text_of(forms, g);
}

/// All values that { L | R } can have with L and R sets of these without comparable members.
std::set<GameForm> born_from(Forms& forms, const std::vector<GameForm>& before) {
  std::vector<std::vector<GameForm>> antichains{{}};
  for (const GameForm each : before) {
    const std::size_t count = antichains.size();
    for (std::size_t i = 0; i < count; ++i) {
      const auto comparable = [&](GameForm other) { return forms.at_most(each, other) || forms.at_most(other, each); };
      if (std::ranges::any_of(antichains[i], comparable)) continue;
      antichains.push_back(antichains[i]);
      antichains.back().push_back(each);
    }
  }
  std::set<GameForm> result;
  for (const auto& left : antichains)
    for (const auto& right : antichains) result.insert(forms.canonical(left, right));
  return result;
}
std::vector<GameForm> born_by_day(Forms& forms, int day) {
  std::set<GameForm> born{Forms::zero};
  for (int i = 0; i < day; ++i) born = born_from(forms, {born.begin(), born.end()});
  return {born.begin(), born.end()};
}

// D. Hickerson and R. Austin counted those of day 3: D. Wolfe and W. Fraser, "Counting the number of games", 2004.
TEST(Forms, AsManyValuesAreBornByDayAsArePublished) {
  Forms forms;
  EXPECT_EQ(born_by_day(forms, 0).size(), 1U);
  EXPECT_EQ(born_by_day(forms, 1).size(), 4U);
  EXPECT_EQ(born_by_day(forms, 2).size(), 22U);
  EXPECT_EQ(born_by_day(forms, 3).size(), 1474U);
}

TEST(Forms, TheValuesOfDayTwoHaveTheirNames) {
  Forms forms;
  std::set<std::string> names;
  for (const GameForm g : born_by_day(forms, 2)) names.insert(text_of(forms, g));
  EXPECT_EQ(names,
            (std::set<std::string>{"0",  "1",  "-1", "2",   "-2",  "1/2", "-1/2", "*",   "*2",   "^",     "v",
                                   "^*", "v*", "1*", "-1*", "+-1", "1|0", "0|-1", "1|*", "*|-1", "1|0,*", "0,*|-1"}));
}

// L. Calistrate, M. Paulhus, D. Wolfe, "On the lattice structure of finite games", 2002.
TEST(Forms, GamesBornByDayTwoAreADistributiveLattice) {
  Forms forms;
  const std::vector<GameForm> all = born_by_day(forms, 2);
  const auto bound = [&](GameForm g, GameForm h, bool upper) {
    const auto below = [&](GameForm a, GameForm b) { return upper ? forms.at_most(a, b) : forms.at_most(b, a); };
    std::vector<GameForm> bounds;
    for (const GameForm each : all)
      if (below(g, each) && below(h, each)) bounds.push_back(each);
    const auto least = std::ranges::find_if(
        bounds, [&](GameForm each) { return std::ranges::all_of(bounds, [&](GameForm b) { return below(each, b); }); });
    EXPECT_NE(least, bounds.end());
    return *least;
  };
  for (const GameForm a : all)
    for (const GameForm b : all)
      for (const GameForm c : all)
        EXPECT_EQ(bound(a, bound(b, c, true), false), bound(bound(a, b, false), bound(a, c, false), true));
}

TEST(Forms, IdentitiesOfWinningWaysHold) {
  Forms forms;
  const auto value = [&](std::string_view text) { return read_value(text, forms); };
  const auto sum = [&](std::initializer_list<std::string_view> texts) {
    GameForm result = Forms::zero;
    for (const std::string_view text : texts) result = forms.sum(result, value(text));
    return text_of(forms, result);
  };
  EXPECT_EQ(sum({"^", "^", "*"}), "^^*");
  EXPECT_EQ(value("0|^"), value("^^*"));
  EXPECT_EQ(value("0|^*"), value("^^"));
  EXPECT_EQ(value("0,*|0"), value("^*"));
  EXPECT_EQ(value("0|*"), value("^"));
  EXPECT_EQ(sum({"*2", "*3"}), "*");
  EXPECT_EQ(sum({"+-1", "+-1"}), "0");
  EXPECT_EQ(sum({"1|0", "1|0"}), "1");
  EXPECT_EQ(sum({"1|0", "0|-1"}), "0");
  EXPECT_EQ(sum({"+-1", "+-2"}), "3|1||-1|-3");
  EXPECT_EQ(sum({"1/2", "1/4", "-1"}), "-1/4");
  EXPECT_EQ(sum({"2|-1", "1"}), "3|0");
  EXPECT_EQ(sum({"0||0|-2"}), "+_2");
  EXPECT_EQ(sum({"2|0||0"}), "-_2");
  EXPECT_EQ(sum({"{1|{0|-2}}"}), "1||0|-2");
  EXPECT_EQ(sum({"1/4|1/2"}), "3/8");
  EXPECT_EQ(sum({"-5|7"}), "0");
  EXPECT_EQ(sum({"3/4|"}), "1");
  EXPECT_EQ(sum({"2|3", "|"}), "5/2");
  // Any number of tinies is below any up, and tinies of greater threats below those of smaller ones.
  EXPECT_TRUE(forms.at_most(forms.sum(value("+_1"), forms.sum(value("+_1"), value("+_1"))), value("^")));
  EXPECT_TRUE(forms.at_most(value("+_2"), value("+_1")) && forms.at_most(Forms::zero, value("+_2")));
  EXPECT_FALSE(forms.at_most(value("*"), value("^")) || forms.at_most(value("^"), value("*")));
  EXPECT_TRUE(forms.at_most(value("*"), value("^^")));
}

/// A form with options that are numbers or such forms.
Naive random_form(std::mt19937& random, int depth) {
  if (depth == 0 || random() % 4 == 0) return tests::naive_whole(static_cast<int>(random() % 5) - 2);
  const auto side = [&] {
    std::vector<Naive> result;
    for (auto count = random() % 3; count > 0; --count) result.push_back(random_form(random, depth - 1));
    return result;
  };
  std::vector<Naive> left = side();
  return tests::naive(std::move(left), side());
}
GameForm canonical(Forms& forms, const Naive& form) {
  std::vector<GameForm> left, right;
  for (const Naive& each : form->left) left.push_back(canonical(forms, each));
  for (const Naive& each : form->right) right.push_back(canonical(forms, each));
  return forms.canonical(left, right);
}
Naive as_it_stands(const Forms& forms, GameForm g) {
  std::vector<Naive> left, right;
  for (const GameForm each : forms.left(g)) left.push_back(as_it_stands(forms, each));
  for (const GameForm each : forms.right(g)) right.push_back(as_it_stands(forms, each));
  return tests::naive(std::move(left), std::move(right));
}

TEST(Forms, RandomFormsAreWhatTheDefinitionsMakeOfThem) {
  std::mt19937 random(47);
  Forms forms;
  std::vector<std::pair<Naive, GameForm>> all;
  NaiveOrder order;
  for (int i = 0; i < 60; ++i) {
    const Naive form = random_form(random, 3);
    const GameForm g = canonical(forms, form);
    EXPECT_TRUE(order.equal(form, as_it_stands(forms, g)));
    EXPECT_TRUE(order.equal(tests::naive_negative(form), as_it_stands(forms, forms.negative(g))));
    all.emplace_back(form, g);
  }
  for (const auto& [form, g] : all)
    for (const auto& [other, h] : all) {
      EXPECT_EQ(order.at_most(form, other), forms.at_most(g, h));
      EXPECT_EQ(order.equal(form, other), g == h);
    }
  for (std::size_t i = 0; i + 1 < all.size(); ++i) {
    const GameForm sum = forms.sum(all[i].second, all[i + 1].second);
    EXPECT_TRUE(order.equal(tests::naive_sum(all[i].first, all[i + 1].first), as_it_stands(forms, sum)));
  }
}

TEST(Forms, CanonicalFormsHaveNoDominatedAndNoReversibleOptions) {
  Forms forms;
  for (const GameForm g : born_by_day(forms, 3)) {
    for (const GameForm each : forms.left(g)) {
      for (const GameForm other : forms.left(g)) EXPECT_TRUE(each == other || !forms.at_most(each, other));
      for (const GameForm answer : forms.right(each)) EXPECT_FALSE(forms.at_most(answer, g));
    }
    EXPECT_EQ(forms.negative(forms.negative(g)), g);
    EXPECT_EQ(forms.sum(g, forms.negative(g)), Forms::zero);
  }
}

TEST(ValueTexts, EveryValueOfDayThreeIsReadBack) {
  Forms forms;
  std::set<std::string> texts;
  for (const GameForm g : born_by_day(forms, 3)) {
    const std::string text = text_of(forms, g);
    EXPECT_EQ(read_value(text, forms), g) << text;
    EXPECT_EQ(read_value("{" + text + "}", forms), g) << text;
    texts.insert(text);
  }
  EXPECT_EQ(texts.size(), 1474U);
}

TEST(ValueTexts, NumbersWithUpsAndNimbersAreTheirSums) {
  Forms forms;
  const GameForm up = read_value("0|*", forms), star = read_value("0|0", forms);
  for (int ups = -4; ups <= 4; ++ups)
    for (int nimber = 0; nimber < 6; ++nimber)
      for (const char* number : {"0", "3/4", "-2"}) {
        GameForm nim = Forms::zero;
        std::vector<GameForm> less;
        for (int i = 0; i < nimber; ++i) {
          less.push_back(nim);
          nim = forms.canonical(less, less);
        }
        GameForm sum = forms.sum(read_value(number, forms), nim);
        for (int i = 0; i < ups; ++i) sum = forms.sum(sum, up);
        for (int i = 0; i > ups; --i) sum = forms.sum(sum, forms.negative(up));
        std::string text = number == std::string("0") ? "" : number;
        text += ups == 0 ? "" : ups == 1 ? "^" : ups == 2 ? "^^" : ups > 0 ? "^" + std::to_string(ups) : "";
        text += ups == -1 ? "v" : ups == -2 ? "vv" : ups < 0 ? "v" + std::to_string(-ups) : "";
        text += nimber == 0 ? "" : nimber == 1 ? "*" : "*" + std::to_string(nimber);
        if (text.empty()) text = "0";
        EXPECT_EQ(text_of(forms, sum), text);
        EXPECT_EQ(read_value(text, forms), sum) << text;
      }
  EXPECT_EQ(forms.sum(star, star), Forms::zero);
}

TEST(ValueTexts, ReadsWhatPeopleWrite) {
  EXPECT_EQ(rewritten(" { 2 | -1 } "), "2|-1");
  EXPECT_EQ(rewritten("^^^"), "^3");
  EXPECT_EQ(rewritten("{0|{0|-1}}"), "+_1");
  EXPECT_EQ(rewritten("1,{2|0}|-1"), "1,{2|0}|-1");
  EXPECT_EQ(rewritten("1,2|0||-3"), "2|0||-3");
  EXPECT_EQ(rewritten("{|}"), "0");
  EXPECT_EQ(rewritten("{0,1/2,*2|}"), "1");
}

TEST(ValueTexts, RefusesWhatIsNoValueAndSaysWhere) {
  Forms forms;
  const auto refused = [&](std::string_view text) -> std::size_t {
    try {
      read_value(text, forms);
    } catch (const text::InputError& error) {
      return error.column();
    }
    return 0;
  };
  EXPECT_EQ(refused(""), 1U);
  EXPECT_EQ(refused("{2|1"), 5U);
  EXPECT_EQ(refused("2}"), 2U);
  EXPECT_EQ(refused("1|2|3"), 2U);
  EXPECT_EQ(refused("1/3"), 3U);
  EXPECT_EQ(refused("1,2"), 4U);
  EXPECT_EQ(refused("2|x"), 3U);
  EXPECT_EQ(refused("2|1 1"), 5U);
  EXPECT_EQ(refused("+-0"), 3U);
  EXPECT_EQ(refused("*1001"), 2U);
  EXPECT_EQ(refused("{2|{}}"), 5U);
  EXPECT_EQ(refused(std::string(300, '{') + "|" + std::string(300, '}')), 202U);
}

TEST(ValueTexts, DigestsTellFormsApartWhateverTheirNumbersAre) {
  Forms one, other;
  std::set<std::string> digests;
  const std::vector<GameForm> all = born_by_day(one, 2);
  ValueTexts of_one(one), of_other(other);
  for (auto g = all.rbegin(); g != all.rend(); ++g) {
    EXPECT_EQ(of_one.digest(*g), of_other.digest(read_value(text_of(one, *g), other)));
    digests.insert(of_one.digest(*g));
  }
  EXPECT_EQ(digests.size(), 22U);
  EXPECT_FALSE(ValueTexts(one, 3).of(read_value("1|0,*", one)));
}

/// Walls by their definition, at taxes -1, -1 + 1/32, ..., in units of 1/64.
struct NaiveWalls {
  static constexpr int taxes = 32 * 8;
  std::vector<int> left, right;
};
NaiveWalls naive_walls(const Forms& forms, GameForm g, std::map<GameForm, NaiveWalls>& known) {
  if (const auto found = known.find(g); found != known.end()) return found->second;
  NaiveWalls result;
  bool mast = forms.is_number(g) && language::ratio(forms.left_stop(g)).below == 1;
  int height = mast ? static_cast<int>(language::ratio(forms.left_stop(g)).above) * 64 : 0;
  for (int i = 0; i < NaiveWalls::taxes; ++i) {
    const int tax = 2 * i - 64;
    if (!mast) {
      int left = -100'000, right = 100'000;
      for (const GameForm each : forms.left(g))
        left = std::max(left, naive_walls(forms, each, known).right[static_cast<std::size_t>(i)] - tax);
      for (const GameForm each : forms.right(g))
        right = std::min(right, naive_walls(forms, each, known).left[static_cast<std::size_t>(i)] + tax);
      mast = left <= right;
      height = left;
      if (!mast) {
        result.left.push_back(left);
        result.right.push_back(right);
        continue;
      }
    }
    result.left.push_back(height);
    result.right.push_back(height);
  }
  known[g] = result;
  return result;
}

TEST(Thermographs, AreWhatTheDefinitionGivesAtEveryTax) {
  std::mt19937 random(5);
  Forms forms;
  Thermographs graphs(forms);
  std::map<GameForm, NaiveWalls> known;
  int hot = 0;
  for (int i = 0; i < 300; ++i) {
    const GameForm g = canonical(forms, random_form(random, 3));
    const Thermograph& graph = graphs.of(g);
    const NaiveWalls walls = naive_walls(forms, g, known);
    const auto units = [](language::Number value) {
      const language::Ratio ratio = language::ratio(language::times_fractions(value, language::fraction(64)));
      EXPECT_EQ(ratio.below, 1);
      return static_cast<int>(ratio.above);
    };
    EXPECT_EQ(units(graph.mean), walls.left.back());
    for (const auto& [wall, naive] : {std::pair{graph.left, walls.left}, {graph.right, walls.right}})
      for (const ThermographWall::Corner& corner : wall.corners)
        EXPECT_EQ(units(corner.value), naive[static_cast<std::size_t>((units(corner.tax) + 64) / 2)]);
    hot += language::less_fraction(0, graph.temperature) ? 1 : 0;
  }
  EXPECT_GT(hot, 50);
}

TEST(Thermographs, MeansAndTemperaturesOfKnownGames) {
  Forms forms;
  Thermographs graphs(forms);
  const auto of = [&](std::string_view text) {
    const Thermograph& graph = graphs.of(read_value(text, forms));
    return fraction_text(graph.mean) + " " + fraction_text(graph.temperature);
  };
  EXPECT_EQ(of("3"), "3 -1");
  EXPECT_EQ(of("3/4"), "3/4 -1/4");
  EXPECT_EQ(of("*2"), "0 0");
  EXPECT_EQ(of("^"), "0 0");
  EXPECT_EQ(of("+-1"), "0 1");
  EXPECT_EQ(of("4|1"), "5/2 3/2");
  EXPECT_EQ(of("2||1|-1"), "1 1");
  EXPECT_EQ(of("+_1"), "0 0");
}

TEST(Thermographs, StopsOfManyCopiesStayNearTheirMean) {
  std::mt19937 random(6);
  Forms forms;
  Thermographs graphs(forms);
  for (int i = 0; i < 40; ++i) {
    const GameForm g = canonical(forms, random_form(random, 2));
    const Thermograph graph = graphs.of(g);
    GameForm sum = Forms::zero;
    for (int copies = 1; copies <= 5; ++copies) {
      sum = forms.sum(sum, g);
      const language::Number mean = language::times_fractions(graph.mean, language::fraction(copies));
      EXPECT_EQ(graphs.of(sum).mean, mean);
      EXPECT_FALSE(language::less_fraction(graph.temperature, graphs.of(sum).temperature));
      EXPECT_FALSE(language::less_fraction(mean, forms.right_stop(sum)));
      EXPECT_FALSE(language::less_fraction(forms.left_stop(sum), mean));
    }
  }
}

}  // namespace
}  // namespace gamecert::games
