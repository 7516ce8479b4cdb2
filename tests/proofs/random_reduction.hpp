// Reductions at random, for tests: right, wrong and nearly right ones.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "reductions/reduction_lines.hpp"

namespace gamecert::proofs {

class RandomReductions {
 public:
  /// Games of painting vertices; those in which edges lift clashes alone; from a game of taking edges.
  enum class Of { painting, lifted, edges };
  explicit RandomReductions(std::uint64_t seed, Of of = Of::painting)
      : random_(seed), of_(of), lifted_(of == Of::lifted) {}

  /// Its text, which the reader takes.
  std::string next() { return of_ == Of::edges ? next_from_edges() : next_painting(); }
  int below(int bound) { return static_cast<int>(random_() % static_cast<std::uint64_t>(bound)); }

 private:
  struct Role {
    std::string name;
    bool painted;
  };

  std::string next_painting() {
    const std::vector<std::string> weak = {"weak", "weak reading=surrounded", "weak reading=painted"};
    const std::vector<std::string> all_sources = {
        "node-kayles", "node-kayles",       "proper colours=1", "proper colours=2", "distance distance=2 colours=1",
        "blue-red",    "oriented colours=2"};
    const std::vector<std::string> all_targets = {"proper colours=1",
                                                  "proper colours=2",
                                                  "proper colours=3",
                                                  "distance distance=1 colours=2",
                                                  "distance distance=2 colours=1",
                                                  "distance distance=2 colours=2",
                                                  "distance distance=3 colours=2",
                                                  "blue-red",
                                                  "oriented colours=2",
                                                  "oriented colours=3"};
    const std::vector<std::string>& sources = lifted_ && below(3) != 0 ? weak : all_sources;
    const std::vector<std::string>& targets = lifted_ ? weak : all_targets;
    const std::string source = one_of(sources);
    const std::string target = below(2) == 0 && source != "node-kayles" ? source : one_of(targets);
    const std::string play = below(8) == 0 ? " play=misere" : "";
    text_ = "source " + source + play + " ; target " + target + play + " ; vertex v";
    directed_ = target.starts_with("blue") || target.starts_with("oriented");
    roles_ = {{"v", false}};
    declare_roles();
    if (below(6) != 0) add(joining() + " a.v b.v");
    if (directed_ && below(2) == 0) add(joining() + " b.v a.v");
    for (int joins = below(6); joins > 0; --joins) add(joining() + " " + port() + " " + port());
    add("move v:" + std::string(below(3) == 0 ? "any" : "1") + " means 1");
    if (lifted_ && below(4) != 0) add("move v:2 means 2");
    for (int moves = 1 + below(3); moves > 0; --moves)
      add("move " + roles_[index(below(roles()))].name + ":" + number(3) + " means " + number(2));
    if (below(5) == 0) add("board 1 when " + condition());
    if (below(3) == 0) add("board 2 when " + condition());
    add_conditions();
    return text_;
  }
  /// Edges are subdivided; what is at distance 2 or 3 from a painted vertex is not painted.
  std::string next_from_edges() {
    const std::string play = below(8) == 0 ? " play=misere" : "";
    const bool far = below(3) == 0;
    const std::string target =
        below(5) == 0
            ? one_of({"proper colours=1", "weak", "distance distance=2 colours=2", "distance distance=4 colours=1"})
            : std::string("distance colours=1 distance=") + (far ? "3" : "2");
    text_ = "source arc-kayles" + play + " ; target " + target + play + " ; vertex v ; edge x";
    directed_ = false;
    roles_ = {{"v", false}, {"x", false}};
    const bool whole = below(5) != 0;  // whether nothing is left out
    const auto most = [&](const std::string& statement) {
      if (whole || below(6) != 0) add(statement);
    };
    for (const char* join : {"join a.v x", "join x b.v"}) most(join);
    most("vertex p");
    if (far) most("vertex r");
    most("vertex q painted 1");
    for (const std::string& join : far ? std::vector<std::string>{"join v p", "join p r", "join r q"}
                                       : std::vector<std::string>{"join v p", "join p q"})
      most(join);
    if (below(2) == 0) declare_roles();
    for (int joins = below(3); joins > 0; --joins) add(joining() + " " + port() + " " + port());
    add("move x:" + std::string(below(3) == 0 ? "any" : "1") + " means 1");
    if (below(6) == 0) add("move x:2 means 1");
    if (below(6) == 0) add("board 1 when x:1 | (" + condition() + " & " + condition() + ")");
    add_conditions();
    return text_;
  }
  void add_conditions() {
    if (below(4) == 0) add("invariant " + condition());
    if (below(6) == 0) add("invariant !" + condition() + " | " + condition());
    if (below(5) == 0) add("assume no-isolated-vertices");
    if (below(8) == 0) add("assume bipartite");
    if (below(8) == 0) add("assume triangle-free");
    if (below(8) == 0) add("assume connected");
  }
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  int roles() const { return static_cast<int>(roles_.size()); }
  std::string number(int greatest) { return std::to_string(1 + below(greatest)); }
  const std::string& one_of(const std::vector<std::string>& list) {
    return list[index(below(static_cast<int>(list.size())))];
  }
  std::string joining() const { return directed_ ? "arc" : "join"; }

  void declare_roles() {
    constexpr const char* kinds[] = {"vertex ", "vertex ", "edge ", "graph "};
    for (int further = below(4); further > 0; --further) {
      const std::string name(1, static_cast<char>('w' + further - 1));
      const bool painted = below(4) != 0;
      const std::size_t before = text_.size();
      add(kinds[below(4)] + name + (painted ? " painted " + number(3) : ""));
      if (text_.size() != before) roles_.push_back({name, painted});
    }
  }
  std::string port() {
    constexpr const char* ends[] = {"", "", "a.", "b."};
    return ends[below(4)] + roles_[index(below(roles()))].name;
  }
  std::string condition() {
    constexpr const char* colours[] = {":1", ":2", ":any", ":none"};
    const std::string first = port() + colours[below(4)];
    return below(2) == 0 ? first : "(" + first + (below(2) == 0 ? " & " : " | ") + port() + colours[below(4)] + ")";
  }
  /// Unless that makes no sense. That a colour has no board is said at the end of a text, and may be mended later.
  void add(const std::string& statement) {
    try {
      reductions::read_reduction(text_ + " ; " + statement);
    } catch (const text::InputError& error) {
      if (std::string(error.what()).find("expected a line `board") == std::string::npos) return;
    }
    text_ += " ; " + statement;
  }

  std::mt19937_64 random_;
  Of of_;
  bool lifted_;
  std::string text_;
  bool directed_ = false;
  std::vector<Role> roles_;
};

}  // namespace gamecert::proofs
