// Forms as a certificate lists them, compared by the definition.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace gamecert::certificates {

/// Forms by number, none simplified. The first is { | }, 0.
class ListedForms {
 public:
  using Form = std::uint32_t;
  using Side = std::vector<Form>;

  ListedForms() { add({}, {}); }
  /// The number of { left | right }, new if it is not there yet. LimitError for more than a million forms.
  Form add(const Side& left, const Side& right);
  std::size_t size() const { return sides_.size(); }
  const Side& left(Form g) const { return sides_[g]->first; }
  const Side& right(Form g) const { return sides_[g]->second; }

  /// Whether the sum of two forms is at most a third, or at least.
  bool at_most(Form g, Form h, Form k) { return compare(g, h, k, true); }
  bool at_least(Form g, Form h, Form k) { return compare(g, h, k, false); }
  bool equal(Form g, Form h) { return at_most(g, 0, h) && at_least(g, 0, h); }
  /// Whether no option of it is dominated or reversible, nor one of a form that play from it leads to.
  bool canonical(Form g);
  /// SHA-256 of `{DIGESTS|DIGESTS}`, those of the options of each side, ascending, with commas between.
  std::string digest(Form g);

 private:
  bool compare(Form g, Form h, Form k, bool at_most);
  bool without_idle_options(Form g);

  std::map<std::pair<Side, Side>, Form> numbers_;
  std::vector<const std::pair<Side, Side>*> sides_;
  std::unordered_map<std::uint64_t, bool> known_;
  std::unordered_map<Form, bool> canonical_;
  std::unordered_map<Form, std::string> digests_;
};

}  // namespace gamecert::certificates
