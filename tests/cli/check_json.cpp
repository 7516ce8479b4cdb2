// Objects on standard input against the tables of docs/JSON.md: every field is there, has its type, and no other is;
// and every field of the tables is in some object.
#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>

namespace {

using Json = nlohmann::json;
using Fields = std::map<std::string, std::string>;  // type by name, `?` at the end of those that may be missing

/// What stands between the first two backquotes.
std::string in_backquotes(const std::string& text) {
  const std::size_t begin = text.find('`') + 1;
  return begin == 0 ? "" : text.substr(begin, text.find('`', begin) - begin);
}

std::map<std::string, Fields> schemas(const char* file) {
  std::map<std::string, Fields> result;
  std::ifstream in(file);
  std::string heading;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("## ")) heading = line.substr(3);
    if (!line.starts_with("| `")) continue;
    std::istringstream cells(line);
    std::string cell, type;
    std::getline(cells, cell, '|') && std::getline(cells, cell, '|') && std::getline(cells, type, '|');
    result[heading][in_backquotes(cell)] = type.substr(1, type.size() - 2);
  }
  return result;
}

std::string type_of(const Json& value) { return value.is_number() ? "number" : value.type_name(); }

/// What is wrong; empty if nothing is.
std::string defect(const Json& object, const std::map<std::string, Fields>& schemas, std::set<std::string>& seen) {
  if (!object.is_object() || !object.contains("schema")) return "no object with a schema";
  const auto schema = schemas.find(object["schema"].get<std::string>());
  if (schema == schemas.end()) return "the schema " + object["schema"].dump() + " is not in the page";
  Fields fields = schemas.at("All results");
  fields.insert(schema->second.begin(), schema->second.end());
  std::set<std::string> known;
  for (const auto& [field, type] : fields) {
    const std::string name = field.substr(0, field.find('?'));
    known.insert(name);
    if (!object.contains(name)) {
      if (name == field) return "no field " + name;
      continue;
    }
    seen.insert(schema->first + " " + name);
    if (type_of(object[name]) != type) return name + " is no " + type + " but " + object[name].dump();
  }
  for (const auto& [name, value] : object.items())
    if (!known.contains(name)) return "the field " + name + " is not in the page";
  return "";
}

int check(int count, char** arguments) {
  const std::set<std::string> rare(arguments + 2, arguments + count);
  const auto known = schemas(arguments[1]);
  std::set<std::string> seen;  // `SCHEMA FIELD`
  bool any = false;
  for (std::string line; std::getline(std::cin, line);) {
    const Json object = Json::parse(line, nullptr, false);
    if (const std::string wrong = defect(object, known, seen); !wrong.empty()) {
      std::cerr << wrong << "\n  in " << line.substr(0, 400) << '\n';
      return 1;
    }
    any = true;
  }
  bool all = any;
  for (const auto& [schema, fields] : known) {
    for (const auto& [field, type] : fields) {
      const std::string name = schema + " " + field.substr(0, field.find('?'));
      if (!schema.starts_with("gamecert-") || seen.contains(name) || rare.contains(name)) continue;
      std::cerr << "never printed: " << name << '\n';
      all = false;
    }
  }
  return all ? 0 : 1;
}

}  // namespace

/// check-json PAGE FIELD... <OBJECTS: status 1 if one is not as the page says, or if a field of the page is in none,
/// but for these.
int main(int count, char** arguments) {
  try {
    return count < 2 ? 2 : check(count, arguments);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 2;
  }
}
