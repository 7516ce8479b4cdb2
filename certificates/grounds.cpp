// Gathering grounds, and their text.
#include "certificates/grounds.hpp"

#include "games/texts/text_names.hpp"

namespace gamecert::certificates {

const Ground definitions_of_conjectures{Ground::Kind::definitions, "definitions of conjectures 1",
                                        "the words of conjectures: language/formula.hpp, conjectures/words.txt"};
const Ground definitions_of_reductions{Ground::Kind::definitions, "definitions of reductions 1",
                                       "what a claim about a reduction says: docs/REDUCTIONS.md"};
const Ground corollary_1_4{Ground::Kind::theorems, "corollary 1.4",
                           "of the ELLO paper: a game on a graph can be won if and only if its reflection can"};
const Ground proposition_1_1{Ground::Kind::theorems, "proposition 1.1",
                             "of the ELLO paper: an order of the vertices wins exactly if those are green that have "
                             "evenly many neighbours before them"};
const Ground theorem_of_determinant{
    Ground::Kind::theorems, "theorem of docs/DETERMINANT.md",
    "ELLO can be won exactly if a determinant is not zero; which vertex is the last does not matter"};
const Ground theorem_of_reductions{Ground::Kind::theorems, "theorem of docs/REDUCTIONS.md",
                                   "what holds of a reduction on finitely many graphs holds on all"};

Ground theorem_ground(std::string_view text) {
  const std::size_t colon = text.find(": ");
  return {Ground::Kind::theorems, std::string(text.substr(0, colon)), std::string(text.substr(colon + 2))};
}

void Grounds::add(const Grounds& others) {
  all_.insert(others.all_.begin(), others.all_.end());
  kinds_.insert(others.kinds_.begin(), others.kinds_.end());
  families_.insert(others.families_.begin(), others.families_.end());
}

void Grounds::add_kind(std::string_view kind, std::string_view family) {
  kinds_.emplace(kind);
  families_.emplace(family);
}

void Grounds::add_rules(const games::GameInfo& info, const std::map<std::string, int>& parameters) {
  const std::string game(info.name);
  const bool text = games::text_info(game) != nullptr;
  add({Ground::Kind::rules, "rules of " + game + " " + std::to_string(info.version),
       text ? "the text in the certificate, of SHA-256 " + std::string(games::text_digest(game)) +
                  ", as docs/GAMES.md reads it"
            : "the rule text of the game in games/"});
  if (text) families_.emplace("texts");
  for (const games::ParameterInfo& parameter : info.parameters) {
    const auto value = parameters.find(std::string(parameter.name));
    const bool begins = info.sided && parameter.name == "first";  // who does is part of the claim
    if (value == parameters.end() || parameter.words.empty() || begins) continue;
    const std::string word(parameter.words.at(static_cast<std::size_t>(value->second)));
    add({Ground::Kind::readings, "reading " + word + " of " + game,
         "one reading of rules that can be read in several ways: docs/READINGS.md"});
  }
}

std::string text(const Grounds& grounds) {
  std::string line;
  for (const Ground& ground : grounds.all()) line.append(line.empty() ? "" : "; ").append(ground.name);
  return line;
}

}  // namespace gamecert::certificates
