// Reading what a claim is about.
#include "certificates/subject.hpp"

#include <algorithm>
#include <cmath>

#include "certificates/format.hpp"
#include "graphs/six_bits.hpp"

namespace gamecert::certificates {
namespace {

/// At least the order and size of a board that `text` names would need, roughly; the text may be malformed.
double rough_size(std::string_view text) {
  if (text.starts_with(":~~") || text.starts_with("&~~")) {
    std::size_t at = 1;
    return graphs::read_order(text, at, instance_limit, "instances of certificates");
  }
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || colon == 0) return 0;
  const std::string_view family = text.substr(0, colon);
  double sum = 0;
  double product = 1;
  double last = 0;
  for (std::size_t i = colon + 1; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9') continue;
    for (last = 0; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) last = 10 * last + (text[i] - '0');
    sum += last;
    product *= last;
  }
  double size = 2 * sum;
  if (family == "complete") size = last * (last + 1) / 2;
  if (family == "rays") size = product + (sum - last) * (sum - last) / 2;
  if (family == "binary-tree") size = std::pow(2.0, last + 2);
  if (family == "kary-tree") size = 2 * std::pow(sum - last, last);
  if (family == "hypercube") size = std::pow(2.0, last) * (1 + last / 2);
  if (family == "grid" || family == "cylinder" || family == "complete-bipartite") size = product;
  return std::max(sum, size);
}

}  // namespace

std::string text(const Claim& claim) {
  std::string result = claim.game;
  for (const auto& [name, value] : claim.parameters) result += " --" + name + " " + std::to_string(value);
  if (claim.misere) result += " --play misere";
  return result + " " + claim.instance + " " + claim.statement;
}

void reject(const std::string& reason) { throw Rejection(reason, 0); }

std::string shown(std::string_view text) {
  constexpr std::size_t most = 60;
  std::string result = "'";
  result.append(text.substr(0, most)).append(text.size() > most ? "...'" : "'");
  return result;
}

std::optional<int> whole_number(std::string_view text, int greatest) {
  if (text.empty() || text.size() > 10 || (text.size() > 1 && text.front() == '0')) return std::nullopt;
  std::int64_t number = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + (digit - '0');
  }
  return number > greatest ? std::nullopt : std::optional(static_cast<int>(number));
}

Subject subject_of(const Claim& claim) {
  const games::Entry& entry = games::find(claim.game);
  const games::GameInfo& info = entry.info;
  if (claim.version != info.version) {
    reject("expected version " + std::to_string(info.version) + " of the rules of " + claim.game + ", found version " +
           std::to_string(claim.version));
  }
  for (const games::ParameterInfo& parameter : info.parameters) {
    if (!claim.parameters.contains(std::string(parameter.name))) {
      reject("expected the parameter " + std::string(parameter.name) + " of " + claim.game + ", found none");
    }
  }
  const games::Parameters parameters(info, claim.parameters);
  if (claim.misere && (info.players != 2 || info.stuck != games::Stuck::loses)) {
    reject("expected no misere play of " + claim.game + ", found `play misere`");
  }
  const double size = rough_size(claim.instance);
  if (size > instance_limit) {
    reject("expected an instance of at most " + std::to_string(instance_limit) + " vertices and edges, found " +
           shown(claim.instance));
  }
  games::Instance instance(claim.instance);
  if (instance.text() != claim.instance) {
    reject("expected the instance " + shown(instance.text()) + ", found " + shown(claim.instance));
  }
  instance.require(info);
  return {entry, std::move(instance)};
}

void require(const Subject& subject, const Claim& claim, int players, std::string_view statement) {
  if (subject.entry.info.players != players) {
    reject("expected a game of " + std::to_string(players) + " players for this evidence, found " + claim.game);
  }
  if (claim.statement != statement) {
    reject("expected the statement " + std::string(statement) + " for this evidence, found " + shown(claim.statement));
  }
}

void require_on_graph(const Subject& subject, std::string_view game) {
  if (subject.entry.info.name != game) {
    reject("expected " + std::string(game) + " for this evidence, found " + std::string(subject.entry.info.name));
  }
  subject.instance.graph();
}

}  // namespace gamecert::certificates
