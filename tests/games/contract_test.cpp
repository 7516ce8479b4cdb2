// The contract of rule texts: what counts as a member of that name, what as one with the signature, and what games
// declare.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "games/game.hpp"
#include "games/instances/ready_game.hpp"
#include "games/node_kayles.hpp"
#include "games/play/live_cells.hpp"
#include "games/play/word_plane.hpp"
#include "games/rules.hpp"
#include "games/rules_view.hpp"
#include "tests/games/texts.hpp"

namespace gamecert::games {
namespace {

using P = WordPlane<1>;
using Space = P::Space;

/// Rules with nothing to declare.
struct Plain : NodeKayles<P> {
  using NodeKayles<P>::NodeKayles;
};

struct Exact : Plain {
  WordBit won(const Board& at) const { return none(at.open); }
};
struct Inherited : Exact {};
struct NotConst : Plain {
  WordBit won(const Board& at) { return none(at.open); }
};
struct Static : Plain {
  static WordBit won(const Board& at) { return none(at.open); }
};
struct OtherResult : Plain {
  bool won(const Board& at) const { return truth(none(at.open)); }
};
struct Deduced : Plain {
  auto won(const Board& at) const { return none(at.open); }
};
struct OneMoreArgument : Plain {
  WordBit won(const Board& at, int = 0) const { return none(at.open); }
};
struct ByValue : Plain {
  WordBit won(Board at) const { return none(at.open); }
};
struct Overloaded : Exact {
  using Exact::won;
  WordBit won(const Board& at, int) const { return none(at.open); }
};
struct Template : Plain {
  template <class B>
  WordBit won(const B& at) const {
    return none(at.open);
  }
};
struct Data : Plain {
  int won = 0;
};
struct Type : Plain {
  struct won {};  // NOLINT(readability-identifier-naming): as a member of rules is called
};
struct Enumerator : Plain {
  enum Reading { drawn, won };
};
class Private : public Plain {
  [[maybe_unused]] WordBit won(const Board& at) const { return none(at.open); }
};
struct InheritedInPrivate : private Exact {
  using Board = Exact::Board;
};
struct Deleted : Plain {
  WordBit won(const Board& at) const = delete;
};
struct Misspelt : Plain {
  WordBit wons(const Board& at) const { return none(at.open); }
};

template <class R>
constexpr bool named = contract::Names_won<R>;
template <class R>
constexpr bool exact = contract::Has_won<R, P>;

static_assert(!named<Plain> && !named<Misspelt>);
static_assert(named<Exact> && named<Inherited> && named<NotConst> && named<Static> && named<OtherResult> &&
              named<Deduced> && named<OneMoreArgument> && named<ByValue> && named<Overloaded> && named<Template> &&
              named<Data> && named<Type> && named<Enumerator> && named<Private> && named<InheritedInPrivate> &&
              named<Deleted>);
static_assert(exact<Exact> && exact<Inherited> && exact<Deduced>);
static_assert(!exact<Plain> && !exact<NotConst> && !exact<Static> && !exact<OtherResult> && !exact<OneMoreArgument> &&
              !exact<ByValue> && !exact<Overloaded> && !exact<Template> && !exact<Data> && !exact<Type> &&
              !exact<Enumerator> && !exact<Private> && !exact<InheritedInPrivate> && !exact<Misspelt>);

struct OnePlane {
  P open;
};
struct TwoPlanes {
  P open, closed;
};
struct NumberBehind {
  P open;
  int number;
};
struct HiddenPlane {
  P open;

 private:
  [[maybe_unused]] P hidden_;
};
static_assert(contract::MadeOfPlanes<OnePlane, P> && contract::MadeOfPlanes<TwoPlanes, P>);
static_assert(!contract::MadeOfPlanes<NumberBehind, P> && !contract::MadeOfPlanes<HiddenPlane, P>);

TEST(Contract, FillsInWhatIsNotDeclared) {
  const Instance instance("path:4");
  const RulesView<NodeKayles, P> view({}, NodeKayles<P>::info(), instance, Parameters(NodeKayles<P>::info(), {}));
  const auto at = view.start();
  EXPECT_EQ(view.codes(), 4);
  EXPECT_FALSE(truth(view.ended(at)));
  EXPECT_FALSE(truth(view.again(at, 1)));
  EXPECT_EQ(value(view.gain(at, 1)), 0);
  EXPECT_EQ(value(view.head_start()), 0);
  const auto game = make(find("node-kayles"), instance);
  EXPECT_EQ(game->live_cells()->mark(game->start().data(), 1), 0);
  EXPECT_EQ(view.move_name(1), "1");
  EXPECT_EQ(view.moves(view.play(at, 1)), Space{}.cell(3));
}

/// The sources with the contract over planes of words and of circuits compile, as they are part of the libraries.
TEST(Contract, IsCheckedForEveryGameOverBothPlanes) {
  for (const char* room : {"games", "encode"}) {
    std::ifstream source(std::string(GAMECERT_BINARY_DIR "/../") + room + "/games/contracts.cpp");
    const std::string text{std::istreambuf_iterator<char>(source), {}};
    std::ptrdiff_t checked = 0;
    for (std::size_t at = text.find("static_assert(meet<"); at != text.npos;
         at = text.find("static_assert(meet<", at + 1))
      ++checked;
    EXPECT_EQ(checked, std::ssize(registry())) << room;
    for (const Entry& entry : registry()) {
      std::string file(entry.info.name);
      std::ranges::replace(file, '-', '_');
      EXPECT_NE(text.find("#include \"games/" + file + ".hpp\""), text.npos) << room << " leaves out " << file;
    }
  }
}

TEST(Contract, NamesTheoremsThatAreHeadingsOfThePageOnParts) {
  std::ifstream page(GAMECERT_SOURCE_DIR "/docs/PARTS.md");
  std::set<std::string> headings, named;
  for (std::string line; std::getline(page, line);)
    if (line.starts_with("### ")) headings.insert(line.substr(4));
  for (const Entry& entry : registry()) {
    const Refinements& refined = entry.refinements;
    if (!refined.live) continue;
    const std::string heading(refined.live.heading);
    EXPECT_TRUE(headings.contains(heading)) << entry.info.name << " names the theorem '" << heading << "'";
    const bool splits = !refined.turn && !refined.gain;
    EXPECT_TRUE(heading.starts_with(splits ? "Parts of " : "Shapes of ")) << entry.info.name << ": " << heading;
    named.insert(heading);
    if (refined.coins) named.insert(std::string(refined.coins.heading));
  }
  for (const TextGame* text : testing::text_games(GAMECERT_SOURCE_DIR))
    if (text->entry.refinements.live) named.emplace(text->entry.refinements.live.heading);
  EXPECT_EQ(headings, named) << "a lemma that no game names";
}

/// The theory of nimbers is of players who have the same moves.
TEST(Contract, LeavesNimbersToGamesWhosePlayersHaveTheSameMoves) {
  int differ = 0;
  for (const Entry& entry : registry()) {
    if (!entry.refinements.turn) continue;
    ++differ;
    EXPECT_TRUE(entry.info.stuck == Stuck::ends && !entry.info.sums) << entry.info.name;
  }
  EXPECT_GT(differ, 0);
}

TEST(Contract, HoldsOfWhatGamesDeclareToTheCommandLine) {
  for (const Entry& entry : registry()) {
    const GameInfo& info = entry.info;
    const Refinements& refined = entry.refinements;
    EXPECT_TRUE(info.players == 2 || !(refined.turn || refined.moves_again || refined.lines_win)) << info.name;
    EXPECT_TRUE(!refined.gain || info.stuck == Stuck::ends) << info.name;
    EXPECT_EQ(info.painting.has_value(), refined.position_of)
        << info.name << " declares how far a clash looks, or what clashes, alone";
    const std::string_view more = refined.more_than_graph;
    EXPECT_TRUE(more.empty() || std::ranges::count(info.attributes, more, &AttributeInfo::name) == 1) << info.name;
  }
}

}  // namespace
}  // namespace gamecert::games
