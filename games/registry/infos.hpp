// The declarations of all games, without their rules.
#pragma once

#include <string_view>
#include <vector>

#include "games/info.hpp"

namespace gamecert::games {

/// By name. A program may define this itself and so know fewer games.
const std::vector<GameInfo>& infos();

/// InputError with the nearest known name.
const GameInfo& info_of(std::string_view name);

}  // namespace gamecert::games
