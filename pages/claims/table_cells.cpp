#include "pages/claims/table_cells.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <span>

#include "pages/markup.hpp"
#include "pages/page.hpp"

namespace gamecert::pages {
namespace {

using papers::TableCell;

std::string content(const TableCell& cell) {
  if (!cell.differs) return element("td", escaped(cell.found));
  return element("td", element("del", escaped(cell.printed)) + " " + element("ins", escaped(cell.found)),
                 "class=\"differs\"");
}

/// The variables that are not the same in all cells: the stage of a table of one stage says nothing.
std::vector<std::size_t> varying(std::span<const TableCell> cells) {
  std::vector<std::size_t> result;
  for (std::size_t i = 0; i < cells.front().at.size(); ++i) {
    if (std::ranges::any_of(cells,
                            [&](const TableCell& cell) { return cell.at[i].second != cells.front().at[i].second; }))
      result.push_back(i);
  }
  return result;
}

std::string grid(std::span<const TableCell> cells, std::size_t down, std::size_t across) {
  std::set<std::int64_t> columns;
  std::map<std::int64_t, std::map<std::int64_t, const TableCell*>> rows;
  for (const TableCell& cell : cells) {
    columns.insert(cell.at[across].second);
    rows[cell.at[down].second][cell.at[across].second] = &cell;
  }
  const auto heading = [](std::string_view text, std::string_view scope) {
    return element("th", escaped(text), "scope=\"" + std::string(scope) + "\"");
  };
  const auto &first = cells.front().at[down].first, &second = cells.front().at[across].first;
  std::string html = heading(first + " \\ " + second, "col");
  for (const std::int64_t column : columns) html += heading(std::to_string(column), "col");
  html = element("tr", html) + "\n";
  for (const auto& [row, of_row] : rows) {
    std::string line = heading(std::to_string(row), "row");
    for (const std::int64_t column : columns)
      line += of_row.contains(column) ? content(*of_row.at(column)) : "<td class=\"none\"></td>";
    html += element("tr", line) + "\n";
  }
  return html;
}

std::string list(std::span<const TableCell> cells, const std::vector<std::size_t>& variables) {
  std::string head, html;
  for (const std::size_t i : variables) head += element("th", escaped(cells.front().at[i].first), "scope=\"col\"");
  html = element("tr", head + "<th scope=\"col\">printed and found</th>") + "\n";
  for (const TableCell& cell : cells) {
    std::string line;
    for (const std::size_t i : variables) line += element("th", std::to_string(cell.at[i].second), "scope=\"row\"");
    html += element("tr", line + content(cell)) + "\n";
  }
  return html;
}

std::string table(std::span<const TableCell> cells) {
  const std::vector<std::size_t> variables = varying(cells);
  const auto differing = std::ranges::count(cells, true, &TableCell::differs);
  const std::string question = cells.front().question;
  return element("p", code(question) + ": " + std::to_string(cells.size()) + " cells, " + std::to_string(differing) +
                          (differing == 1 ? " differs" : " differ") +
                          (differing == 0 ? "" : "; struck out what is printed, behind it what was found")) +
         "\n" +
         wide(element("table", variables.size() == 2 ? grid(cells, variables[1], variables[0]) : list(cells, variables),
                      "class=\"cells\""),
              question);
}

}  // namespace

std::string tables(const std::vector<TableCell>& cells) {
  std::string html;
  for (std::size_t begin = 0, end = 0; begin < cells.size(); begin = end) {
    while (end < cells.size() && cells[end].question == cells[begin].question) ++end;
    html += table(std::span(cells).subspan(begin, end - begin));
  }
  return html;
}

}  // namespace gamecert::pages
