// The lines of certificates and the words of a line, read strictly.
#pragma once

#include <functional>
#include <istream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "certificates/certificate.hpp"
#include "certificates/format.hpp"
#include "text/cursor.hpp"

namespace gamecert::certificates {

/// A line at a time, from the first on. What is not as expected is a Rejection at the line.
class Lines {
 public:
  Lines(std::istream& in, std::size_t& line_number) : in_(in), line_number_(line_number) {}
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;

  /// From now on called with every line, its newline included, when the next one is read.
  void on_leaving(std::function<void(std::string_view line)> leave) { leave_ = std::move(leave); }

  /// Moves to the next line; false at the end of the text.
  bool advance();
  /// The same behind the last word of this line, where there must be a next one.
  void next_line(const char* expected);
  void end_of_line() const;
  bool at_end_of_line() const { return in_line_.done(); }

  // Words of a line are separated by single spaces.
  bool at_word(std::string_view wanted) const;  // the first one
  void word(std::string_view wanted);
  std::string_view token(const std::string& expected);
  /// Small letters, digits and hyphens.
  std::string name(const std::string& what);
  /// A name, or NAME@DIGEST of a game whose rules are a text.
  std::string game(const std::string& what);
  int parse(std::string_view text, const std::string& what) const;
  int number(const std::string& what) { return parse(token(what), what); }
  /// All that is left of the line, at least a character.
  std::string remainder(const std::string& what);
  /// The whole line, read by another, whose InputError becomes a Rejection.
  template <class Read>
  void whole(Read&& read) {
    try {
      read(std::string_view(line_));
    } catch (const text::InputError& error) {
      refuse(error.what());
    }
    in_line_.take(in_line_.rest());
  }
  /// Numbers up to the end of the line.
  std::vector<int> numbers_of_line(const std::string& what);

  /// The lines from `game` to `instance`, from the first of them on: a claim without a statement.
  Claim subject();
  /// The lines from `gamecert` on, up to the line `evidence`: a claim. Nothing is called on leaving lines any more.
  Claim head();
  /// The text of these lines, of the head that was read last.
  const std::string& head_text() const { return head_text_; }
  /// The certificate that begins on this line, and that stands inside evidence of the kind `inside`.
  Certificate certificate(std::string_view inside = "");
  /// So many of them, from the next line on.
  std::vector<Certificate> certificates(int count, std::string_view inside);
  /// The kind of the evidence around the certificate that is read; empty if there is none.
  std::string_view inside() const { return inside_; }

  [[noreturn]] void refuse(const std::string& reason) const { throw Rejection(reason, line_number_); }
  [[noreturn]] void fail(const std::string& expected, const std::string& found) const {
    refuse("expected " + expected + ", found " + found);
  }
  const std::string& line() const { return line_; }
  /// What is left of the line, for messages.
  std::string rest() const;

 private:
  int value(const std::string& game, const std::string& parameter);
  Evidence evidence(const Claim& claim);
  std::vector<std::string> rules();

  /// What is left of the line without the space before it.
  std::string_view next_words() const { return in_line_.rest().substr(in_line_.at() > 0 && !at_end_of_line() ? 1 : 0); }

  std::string line_;
  text::Cursor in_line_{""};  // behind the last word read, before the space
  std::istream& in_;
  std::size_t& line_number_;
  std::string_view inside_;
  int nested_ = 0;  // certificates that are being read
  std::function<void(std::string_view line)> leave_;
  std::string head_text_;
};

}  // namespace gamecert::certificates
