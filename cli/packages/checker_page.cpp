#include "cli/packages/checker_page.hpp"

#include <string_view>

#include "text/errors.hpp"
#include "text/quoted.hpp"
#include "verify/files/whole_file.hpp"

namespace gamecert::cli {

std::string checker_page(const std::string& path) {
  constexpr std::string_view title = "<title>gamecert: check a certificate</title>";
  std::string page = verify::whole_file(path);
  if (page.find(title) == std::string::npos)
    throw text::InputError("expected --checker with the page check.html that formal/build.sh makes, found " +
                           text::quoted(path) + ", which has another title or none");
  return page;
}

}  // namespace gamecert::cli
