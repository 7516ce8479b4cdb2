// The strict reader of certificates: what FORMAT.md does not allow is a rejection with its line.
#include "certificates/claim.hpp"
#include "certificates/format.hpp"
#include "certificates/kind.hpp"
#include "certificates/lines.hpp"
#include "games/instances/parameters.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"
#include "text/numbers.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

constexpr int most_nested = 8;  // certificates inside others; three are enough for what is accepted

}  // namespace

/// The number of the value that is written so.
int Lines::value(const std::string& game, const std::string& parameter) {
  const std::string_view text = token("a value");
  if (const auto plain = text::whole_number(text); plain && value_text(game, parameter, *plain) == text) return *plain;
  try {
    const int number = games::parameter_value(games::info_of(game), parameter, text);
    if (value_text(game, parameter, number) == text) return number;
  } catch (const text::InputError&) {  // no such value, parameter or game
  }
  fail("a value of " + parameter, text::quoted(text));
}

Claim Lines::subject() {
  Claim claim;
  word("game");
  claim.game = game("the name of a game");
  claim.version = number("a version of the rules");
  next_line("`instance`");
  std::string previous;
  while (at_word("parameter")) {
    word("parameter");
    std::string parameter = name("the name of a parameter");
    if (parameter <= previous) fail("parameters in ascending order of name", parameter + " after " + previous);
    claim.parameters[parameter] = value(claim.game, parameter);
    previous = std::move(parameter);
    next_line("`instance`");
  }
  if (at_word("play")) {
    word("play");
    if (remainder("misere") != "misere") fail("`play misere`", text::quoted(line_));
    claim.misere = true;
    next_line("`instance`");
  }
  word("instance");
  claim.instance = remainder("an instance");
  return claim;
}

/// Ends on the line behind the evidence.
Evidence Lines::evidence(const Claim& claim) {
  word("evidence");
  const std::string wanted = name("a kind of evidence");
  const Kind* kind = find_kind(wanted, claim);
  if (kind == nullptr || !kind->read) {
    std::string known;
    for (const Kind& each : kinds()) {
      if (each.read && each.about == nullptr) known.append(known.empty() ? "" : ", ").append(each.name);
    }
    fail("one of " + known, kind == nullptr ? text::quoted(wanted) + " about " + claim.game
                                            : "kind " + wanted + ", which is not of this checker");
  }
  Evidence result = kind->read(*this, claim);
  next_line("`end`");
  return result;
}

/// Texts of games, which are known from then on: their names, ascending.
std::vector<std::string> Lines::rules() {
  std::vector<std::string> names;
  while (at_word("rules")) {
    word("rules");
    const int count = number("a number of lines");
    end_of_line();
    std::string text;
    for (int i = 0; i < count; ++i) {
      next_line("a line of the rules of a game");
      text += line_ + "\n";
      whole([](std::string_view) {});
    }
    try {
      const std::string name(games::enter_rules(text));
      for (const games::GameInfo& built_in : games::infos())
        if (built_in.name == games::short_name(name))
          fail("rules of a game with another name than a built-in one", std::string(name));
      if (!names.empty() && name <= names.back()) fail("rules in ascending order of the names of games", name);
      names.push_back(name);
    } catch (const text::InputError& error) {
      throw Rejection(error.what(), line_number_ - static_cast<std::size_t>(count) + error.place().line);
    }
    next_line("`game`");
  }
  return names;
}

Claim Lines::head() {
  head_text_.clear();
  on_leaving([this](std::string_view line) { head_text_ += line; });
  word("gamecert");
  if (const int version = number("a format version"); version != format_version) {
    fail("format version " + std::to_string(format_version), std::to_string(version));
  }
  next_line("`game`");
  const std::vector<std::string> texts = rules();
  Claim claim = subject();
  next_line("`statement`");
  word("statement");
  claim.statement = remainder("a statement");
  if (texts_named(claim) != texts) fail("the rules of the games that the claim names, and no others", "other rules");
  next_line("`evidence`");
  on_leaving({});
  return claim;
}

Certificate Lines::certificate(std::string_view inside) {
  const std::string_view before = std::exchange(inside_, inside);
  if (++nested_ > most_nested)
    fail("certificates inside at most " + std::to_string(most_nested - 1) + " others", "one inside more");
  Certificate result{head(), {}};
  result.evidence = evidence(result.claim);
  word("end");
  end_of_line();
  inside_ = before;
  --nested_;
  return result;
}

std::vector<Certificate> Lines::certificates(int count, std::string_view inside) {
  std::vector<Certificate> result;
  for (int i = 0; i < count; ++i) {
    next_line("a certificate");
    result.push_back(certificate(inside));
  }
  return result;
}

std::optional<Certificate> Reader::next() {
  Lines lines(in_, line_);
  if (!lines.advance()) return std::nullopt;
  first_line_ = line_;
  return lines.certificate();
}

}  // namespace gamecert::certificates
