// Zig-zag chains in the positions of MFT, as Lemma 6 of the paper on triangulations has them.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "papers/triangulations/boards.hpp"

namespace gamecert::papers {

struct TiedChain {
  std::string position;  // a triangulation with its green edges marked
  std::string chain;     // the edges of the chain, and the side of each point
  bool can_tie;          // some play from here on ends without a green triangle
};

/// All positions that play from a serpentine triangulation of at most 11 points leads to.
class TiedChains {
 public:
  TiedChains(const EdgeBoard& start, Trial& trial);
  /// Calls visit for every position and every assignment of the two ears to sides for which there is a chain of
  /// Lemma 6.
  void each(const std::function<void(const TiedChain&)>& visit);

 private:
  struct Sides {
    std::vector<int> of;        // by point: 0 or 1
    std::vector<int> along[2];  // the points of each side, from the first ear to the last
  };

  bool can_tie(const games::Position& at);
  std::string text(const games::Position& at) const;
  /// The edges of the first chain there is; empty if there is none.
  std::string chain(const games::Position& at, const Sides& sides) const;
  std::vector<Sides> assignments() const;

  const EdgeBoard& start_;
  Trial& trial_;
  std::unique_ptr<games::Game> game_;
  int n_;
  std::vector<graphs::Edge> segments_;
  std::map<games::Position, bool> known_;
};

}  // namespace gamecert::papers
