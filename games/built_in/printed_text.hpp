// What the printed rules of all texts have: clauses as comments, and what a game says about itself.
#pragma once

#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "games/built_in/printed_formulas.hpp"
#include "games/texts/reader/users_text.hpp"

namespace gamecert::games {

/// In quotes, as C++ has it.
std::string literal(std::string_view text);

class PrintedText {
 public:
  /// InputError for a text that is malformed. It stands in that file of the tree.
  PrintedText(std::string_view text, std::string_view file);

 protected:
  const GameText& text() const { return game_.text; }
  /// InputError at a clause: there is no C++ for it.
  [[noreturn]] void refuse(const std::string& expected, ClauseAt clause) const;
  void require(bool holds, const std::string& expected, ClauseAt clause) const;

  /// The lines of a clause, as comments; those of several clauses in one line once.
  void say(ClauseAt clause);
  std::string set(const Formula& formula, const PrintedNames& names, ClauseAt clause) const {
    return placed(clause, [&] { return printed_set(formula, names); });
  }
  std::string truth(const Formula& formula, const PrintedNames& names, ClauseAt clause) const {
    return placed(clause, [&] { return printed_truth(formula, names); });
  }
  std::string number(const Formula& formula, const PrintedNames& names, ClauseAt clause) const {
    return placed(clause, [&] { return printed_number(formula, names); });
  }
  std::string amount(const Formula& formula, const PrintedNames& names, ClauseAt clause) const {
    return placed(clause, [&] { return printed_amount(formula, names); });
  }

  /// `info()` as far as the clauses say it, without its end: members that are derived follow. `sums`: GameInfo::sums.
  void begin_info(bool sums = false);
  void end_info() { out_ << "};\n  }\n"; }
  /// The file with what was printed as the members of a struct, behind its name.
  std::string file_with(const std::vector<std::string>& includes, std::string_view base) const;

  /// What is printed so far, within the struct.
  std::ostringstream out_;

 private:
  /// Of an error of `print`, the clause in which it is.
  template <class Print>
  std::string placed(ClauseAt clause, const Print& print) const {
    try {
      return print();
    } catch (const NotPrinted& error) {
      refuse(std::string(error.what()).substr(std::string_view("expected ").size()), clause);
    }
  }
  /// The numbers of the lines of a clause, from 0; none if it is not known where it stands.
  std::vector<std::size_t> lines_of_clause(ClauseAt clause) const;
  void attributes();
  void parameters();
  std::string meaning(std::size_t given) const;

  std::string file_;
  std::vector<std::string> lines_;
  UsersGame game_;
  std::set<std::size_t> said_ = {};  // lines
};

}  // namespace gamecert::games
