// Certificates as plain values: a claim and the evidence for it. FORMAT.md is their text.
#pragma once

#include <any>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace gamecert::certificates {

/// What is claimed: `statement` about `game` on `instance`.
struct Claim {
  std::string game;                       // a registered game, "conjecture", "ello-gadget" or GAME-gadget, "reduction"
  int version = 1;                        // of the game's rules; of the language for a conjecture
  std::map<std::string, int> parameters;  // every parameter of the game, in order of name
  bool misere = false;                    // the mover without a move wins
  std::string instance;                   // one instance line; a graph; a gadget; a reduction
  std::string statement;                  // WINNABLE | UNWINNABLE | OUTCOME N | OUTCOME P | NIMBER k | NIMBER loony |
                                          // OUTCOME first | OUTCOME second | OUTCOME tie |
                                          // of Left and Right (docs/GAMES.md): OUTCOME left | right | L | R |
                                          // left/tie ... | NUMBER k |
                                          // SCORE v | SCORE >= v | SCORE <= v |
                                          // SAME AS and a second game on its instance |
                                          // FAILS and the conjecture in prefix form, or the source graph |
                                          // PROVED corresponding | PROVED isomorphic |
                                          // PROVED equal-nimber and heaps |
                                          // what reductions/gadgets/gadget_text.hpp has for lemmas
};

/// `GAME INSTANCE STATEMENT`, as the checker prints it: parameters and play stand behind the game.
std::string text(const Claim& claim);
/// The same without the statement.
std::string subject_text(const Claim& claim);

/// Evidence of any kind. The value of a kind is a struct in the header of that kind, whose `kind` is its name.
class Evidence {
 public:
  Evidence() = default;
  template <class Value>
  requires requires { std::string_view(Value::kind); }
  Evidence(Value value) : kind_(Value::kind), value_(std::move(value)) {}  // implicit, as values stand for evidence

  /// Empty where there is no evidence yet.
  std::string_view kind() const { return kind_; }
  /// Nothing if it is of another kind.
  template <class Value>
  const Value* as() const {
    return std::any_cast<Value>(&value_);
  }
  template <class Value>
  Value* as() {
    return std::any_cast<Value>(&value_);
  }

 private:
  std::string_view kind_;
  std::any value_;
};

struct Certificate {
  Claim claim;
  Evidence evidence;
};

}  // namespace gamecert::certificates
