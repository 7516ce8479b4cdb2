// Text for HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace gamecert::text {

/// Text as it stands between tags and in attributes with double quotes. Of what XML 1.0 has no way to write (its
/// section 2.2: most control characters, U+FFFE and U+FFFF), U+FFFD.
std::string escaped(std::string_view text);

}  // namespace gamecert::text
