// Which members of families have an order and a size.
#pragma once

#include <string>
#include <vector>

namespace gamecert::graphs {

/// Their texts for users_board, better known families first: graphs, or digraphs. Not all: spiders and larger
/// circulants are left out.
std::vector<std::string> members_of_size(int order, int size, bool directed = false);

}  // namespace gamecert::graphs
