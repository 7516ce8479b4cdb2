// Grounds as text, and the words of --trust.
#include "certificates/grounds.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/game.hpp"
#include "text/errors.hpp"
#include "text/nearest.hpp"

namespace gamecert::certificates {
namespace {

using Kind = Ground::Kind;

constexpr std::pair<std::string_view, Kind> kinds[] = {{"rules", Kind::rules},
                                                       {"readings", Kind::readings},
                                                       {"definitions", Kind::definitions},
                                                       {"encodings", Kind::encodings},
                                                       {"theorems", Kind::theorems}};

std::set<Ground>& declared() {
  static std::set<Ground> grounds;
  return grounds;
}

Ground rules_of(const games::GameInfo& info) {
  return {Kind::rules, "rules of " + std::string(info.name) + " " + std::to_string(info.version)};
}

Ground reading_of(const games::GameInfo& info, std::string_view word) {
  return {Kind::readings, "reading " + std::string(word) + " of " + std::string(info.name)};
}

/// Of every check.
std::set<Ground> known_grounds() {
  std::set<Ground> known = declared();
  for (const games::Entry& entry : games::registry()) {
    known.insert(rules_of(entry.info));
    for (const games::ParameterInfo& parameter : entry.info.parameters) {
      for (const std::string_view word : parameter.words) known.insert(reading_of(entry.info, word));
    }
  }
  return known;
}

std::string_view trimmed(std::string_view word) {
  while (word.starts_with(' ')) word.remove_prefix(1);
  while (word.ends_with(' ')) word.remove_suffix(1);
  return word;
}

}  // namespace

DeclaredGround::DeclaredGround(Kind kind, std::string text) : ground_{kind, std::move(text)} {
  declared().insert(ground_);
}

const std::set<Ground>& DeclaredGround::all() { return declared(); }

void Grounds::add_rules(const games::GameInfo& info, const std::map<std::string, int>& parameters) {
  all_.insert(rules_of(info));
  for (const games::ParameterInfo& parameter : info.parameters) {
    const auto value = parameters.find(std::string(parameter.name));
    if (value != parameters.end() && !parameter.words.empty())
      all_.insert(reading_of(info, parameter.words.at(static_cast<std::size_t>(value->second))));
  }
}

std::string text(const Grounds& grounds) {
  std::string line;
  for (const Ground& ground : grounds.all()) line.append(line.empty() ? "" : "; ").append(ground.text);
  return line;
}

Trust::Trust(std::string_view words) {
  if (trimmed(words).empty()) return;
  const std::set<Ground> known = known_grounds();
  for (std::size_t begin = 0; begin <= words.size();) {
    const std::size_t end = std::min(words.find(',', begin), words.size());
    const std::string_view word = trimmed(words.substr(begin, end - begin));
    const auto kind = std::ranges::find(kinds, word, [](const auto& each) { return each.first; });
    const auto ground = std::ranges::find(known, word, &Ground::text);
    if (kind == std::end(kinds) && ground == known.end()) {
      std::vector<std::string_view> names;
      for (const auto& each : kinds) names.push_back(each.first);
      for (const Ground& each : known) names.push_back(each.text);
      throw text::InputError(
          "expected --trust rules, readings, definitions, encodings, theorems or what `c rests on:` names" +
              text::did_you_mean(word, names) + ", found '" + std::string(word.substr(0, 60)) + "'",
          begin + 1);
    }
    if (kind != std::end(kinds)) kinds_.insert(kind->second);
    if (ground != known.end()) single_.insert(*ground);
    begin = end + 1;
  }
}

}  // namespace gamecert::certificates
