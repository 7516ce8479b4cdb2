// The words of --trust.
#include "certificates/trust.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "certificates/kind.hpp"
#include "games/registry/infos.hpp"
#include "games/texts/text_names.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"
#include "text/quoted.hpp"

namespace gamecert::certificates {
namespace {

constexpr std::pair<std::string_view, Ground::Kind> words_of_kinds[] = {{"rules", Ground::Kind::rules},
                                                                        {"readings", Ground::Kind::readings},
                                                                        {"definitions", Ground::Kind::definitions},
                                                                        {"encodings", Ground::Kind::encodings},
                                                                        {"theorems", Ground::Kind::theorems},
                                                                        {"programs", Ground::Kind::programs}};

constexpr std::string_view of_rules = "rules of ";

/// Of every check.
std::set<Ground> known_grounds() {
  Grounds of_games;
  for (const games::GameInfo& info : games::infos()) {
    of_games.add_rules(info, {});
    for (const games::ParameterInfo& parameter : info.parameters) {
      for (int value = 0; value < std::ssize(parameter.words); ++value)
        of_games.add_rules(info, {{std::string(parameter.name), value}});
    }
  }
  std::set<Ground> known = of_games.all();
  for (const Kind& kind : kinds()) known.insert(kind.rests_on.begin(), kind.rests_on.end());
  return known;
}

std::string_view trimmed(std::string_view word) {
  while (word.starts_with(' ')) word.remove_prefix(1);
  while (word.ends_with(' ')) word.remove_suffix(1);
  return word;
}

}  // namespace

Trust::Trust(std::string_view words) {
  if (trimmed(words).empty()) return;
  const std::set<Ground> known = known_grounds();
  for (std::size_t begin = 0; begin <= words.size();) {
    const std::size_t end = std::min(words.find(',', begin), words.size());
    const std::string_view word = trimmed(words.substr(begin, end - begin));
    const auto kind = std::ranges::find(words_of_kinds, word, [](const auto& each) { return each.first; });
    if (const std::string_view game = word.starts_with(of_rules) && word.ends_with(" 1")
                                          ? word.substr(of_rules.size(), word.size() - of_rules.size() - 2)
                                          : "";
        games::names_text(game)) {
      single_.insert({Ground::Kind::rules, std::string(word), "the text of a game"});
      begin = end + 1;
      continue;
    }
    const auto ground = std::ranges::find(known, word, &Ground::name);
    if (kind == std::end(words_of_kinds) && ground == known.end()) {
      std::vector<std::string_view> names;
      for (const auto& each : words_of_kinds) names.push_back(each.first);
      for (const Ground& each : known) names.push_back(each.name);
      throw text::InputError(
          "expected --trust rules, readings, definitions, encodings, theorems, programs or what `c rests on:` names" +
              text::did_you_mean(word, names) + ", found " + text::quoted(word),
          begin + 1);
    }
    if (kind != std::end(words_of_kinds)) kinds_.insert(kind->second);
    if (ground != known.end()) single_.insert(*ground);
    begin = end + 1;
  }
}

}  // namespace gamecert::certificates
