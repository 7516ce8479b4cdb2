// Lines of a text.
#include "text/cursor.hpp"

namespace gamecert::text {

Cursor Cursor::take_line() {
  std::string_view line = text_.substr(at_, text_.find('\n', at_) - at_);
  const Place start = place_of(at_);
  at_ += line.size();
  if (take_directly('\n')) *this = Cursor(text_.substr(at_), {start.line + 1, 1}, blanks_);
  if (line.ends_with('\r')) line.remove_suffix(1);
  return Cursor(line, start, blanks_);
}

}  // namespace gamecert::text
