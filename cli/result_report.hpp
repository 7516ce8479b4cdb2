// A result told once: lines while it is told, or with --json one object in the end.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "cli/json.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"

namespace gamecert::cli {

/// With --json nothing but the object is printed, without it nothing but the lines.
class ResultReport {
 public:
  /// The object has that schema (docs/JSON.md).
  ResultReport(const CommandOptions& options, std::string_view schema)
      : json_(options.json()), quiet_(options.quiet()), object_(result_of(schema)) {}

  /// A member of the object; what takes long to say is said by a function that is called with --json alone.
  template <class Value>
  void member(const std::string& name, Value&& value) {
    if constexpr (std::is_invocable_v<Value>) {
      if (json_) object_[name] = value();
    } else {
      object_[name] = std::forward<Value>(value);
    }
  }
  nlohmann::ordered_json& operator[](const std::string& name) { return object_[name]; }
  nlohmann::ordered_json& object() { return object_; }

  /// A line as it is.
  void line(const std::string& text) const {
    if (!json_) print_line(text);
  }
  /// A line `c ` and the text, none with --quiet; a text that takes long is made by a function.
  void comment(const std::string& text) const {
    if (!quiet_) line("c " + text);
  }
  template <class Text>
  requires std::is_invocable_v<Text>
  void comment(const Text& text) const {
    if (!json_ && !quiet_) comment(text());
  }
  void comments(const std::vector<std::string>& texts) const {
    for (const std::string& text : texts) comment(text);
  }
  /// The last line, `s ` and the text, or none; or the object.
  void end(const std::string& text) const {
    line("s " + text);
    end();
  }
  void end() const {
    if (json_) print_line(json_line(object_));
  }

 private:
  bool json_, quiet_;
  nlohmann::ordered_json object_;
};

}  // namespace gamecert::cli
