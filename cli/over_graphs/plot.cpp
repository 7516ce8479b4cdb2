// Charts side by side; coordinates are rounded so that the bytes are the same everywhere.
#include "cli/over_graphs/plot.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "cli/json.hpp"
#include "text/xml.hpp"

namespace gamecert::cli {
namespace {

using Kind = conjectures::Column::Kind;
using text::escaped;

constexpr int width = 380, height = 260, left = 62, right = 14, top = 34, bottom = 40;  // of a chart, in pixels
constexpr int charts_in_a_row = 2, most_series = 8;

std::string rounded(double number) {
  const long tenths = std::lround(number * 10);
  std::string text = std::to_string(tenths / 10);
  return tenths % 10 == 0 ? text : text + "." + std::to_string(std::labs(tenths % 10));
}

std::string text_at(double x, double y, std::string_view anchor, std::string_view text) {
  return "<text x=\"" + rounded(x) + "\" y=\"" + rounded(y) + "\" text-anchor=\"" + std::string(anchor) + "\">" +
         escaped(text) + "</text>\n";
}

/// Above a chart, in smaller letters where it is long.
std::string title_text(std::string_view title) {
  constexpr double room = width - left - right, letter = 6.2;  // a letter of 11 pixels
  const double size = std::min(11.0, 11 * room / (letter * static_cast<double>(title.size())));
  return "<text x=\"" + std::to_string(left) + "\" y=\"16\" font-size=\"" + rounded(size) + "\">" + escaped(title) +
         "</text>\n";
}

std::string line_from(double x, double y, double to_x, double to_y, std::string_view stroke) {
  return "<line x1=\"" + rounded(x) + "\" y1=\"" + rounded(y) + "\" x2=\"" + rounded(to_x) + "\" y2=\"" +
         rounded(to_y) + "\" stroke=\"" + std::string(stroke) + "\"/>\n";
}

/// Where numbers stand on the y axis.
class Scale {
 public:
  explicit Scale(const std::vector<double>& numbers) {
    if (numbers.empty()) return;
    const auto [least, greatest] = std::ranges::minmax(numbers);
    logarithmic_ = least > 0 && greatest > 1000 * least;
    if (logarithmic_) {
      from_ = std::floor(std::log10(least));
      step_ = 1;
    } else {
      const double span = std::max({greatest, greatest - least, 0.0 - least, 1.0});
      step_ = std::pow(10.0, std::floor(std::log10(span)));
      if (span / step_ < 2.5) step_ /= 5;
      if (span / step_ < 5) step_ /= 2;
      step_ = std::max(step_, 1.0);
      from_ = least < 0 ? std::floor(least / step_) * step_ : 0;
    }
    const double last = logarithmic_ ? std::log10(greatest) : greatest;
    to_ = from_ + step_ * std::max(1.0, std::ceil((last - from_) / step_));
  }
  bool logarithmic() const { return logarithmic_; }
  double y(double number) const {
    const double at = logarithmic_ ? std::log10(number) : number;
    return top + (height - top - bottom) * (to_ - at) / (to_ - from_);
  }
  /// Lines across, with their numbers.
  std::string grid() const {
    std::string svg;
    const auto ticks = std::lround((to_ - from_) / step_);
    for (long i = 0; i <= ticks; ++i) {
      const double tick = from_ + static_cast<double>(i) * step_;
      const double number = logarithmic_ ? std::pow(10.0, tick) : tick;
      svg += line_from(left, y(number), width - right, y(number), i == 0 ? "black" : "#cccccc");
      svg += text_at(left - 6, y(number) + 4, "end",
                     number < 1e7 ? std::to_string(std::llround(number)) : "1e" + std::to_string(std::llround(tick)));
    }
    return svg;
  }

 private:
  bool logarithmic_ = false;
  double from_ = 0, to_ = 1, step_ = 1;
};

using Points = std::vector<std::pair<double, double>>;  // order and number

/// A mark of one of five shapes.
std::string mark(std::size_t series, double x, double y) {
  const std::string at = rounded(x), above = rounded(y - 4), below = rounded(y + 4), before = rounded(x - 4),
                    behind = rounded(x + 4), middle = rounded(y);
  const std::string shape[] = {
      "<circle cx=\"" + at + "\" cy=\"" + middle + "\" r=\"3.5\" fill=\"black\"/>",
      "<rect x=\"" + rounded(x - 3.5) + "\" y=\"" + rounded(y - 3.5) +
          "\" width=\"7\" height=\"7\" fill=\"white\" stroke=\"black\"/>",
      "<path d=\"M" + at + " " + above + "L" + behind + " " + below + "L" + before + " " + below +
          "Z\" fill=\"black\"/>",
      "<path d=\"M" + before + " " + above + "L" + behind + " " + below + "M" + before + " " + below + "L" + behind +
          " " + above + "\" stroke=\"black\" fill=\"none\"/>",
      "<path d=\"M" + at + " " + above + "L" + behind + " " + middle + "L" + at + " " + below + "L" + before + " " +
          middle + "Z\" fill=\"white\" stroke=\"black\"/>",
  };
  return shape[series % std::size(shape)] + "\n";
}

/// Numbers against the order, a line a key.
std::string lines_chart(const std::string& title, const std::map<std::string, Points>& series) {
  std::vector<double> numbers, orders;
  for (const auto& [key, points] : series) {
    for (const auto& [order, number] : points) {
      orders.push_back(order);
      numbers.push_back(number);
    }
  }
  const Scale scale(numbers);
  std::string svg = title_text(title + (scale.logarithmic() ? " (logarithmic)" : "")) + scale.grid();
  svg += text_at((left + width - right) / 2.0, height - 6, "middle", "order");
  if (orders.empty()) return svg;
  const auto [first, last] = std::ranges::minmax(orders);
  const auto x = [first = first, last = last](double order) {
    const double inside = width - left - right - 24;
    return left + 12 + (last > first ? inside * (order - first) / (last - first) : inside / 2);
  };
  const int step = std::max(1, static_cast<int>(last - first) / 12);
  for (long order = std::lround(first); order <= std::lround(last); order += step)
    svg += text_at(x(static_cast<double>(order)), height - bottom + 16, "middle", std::to_string(order));
  constexpr const char* dashes[] = {"none", "6 3", "2 2", "8 3 2 3"};
  std::size_t number = 0;
  for (const auto& [key, points] : series) {
    std::string path;
    for (const auto& [order, value] : points)
      path.append(path.empty() ? "M" : "L").append(rounded(x(order))).append(" ").append(rounded(scale.y(value)));
    svg += "<path d=\"" + path + "\" fill=\"none\" stroke=\"#555555\" stroke-dasharray=\"" +
           dashes[number % std::size(dashes)] + "\"/>\n";
    for (const auto& [order, value] : points) svg += mark(number, x(order), scale.y(value));
    if (!key.empty()) {
      const double y = top + 8 + 14.0 * static_cast<double>(number);
      svg += mark(number, left + 12, y) + text_at(left + 22, y + 4, "start", key);
    }
    ++number;
  }
  return svg;
}

/// How often each value occurs.
struct Bars {
  std::vector<std::pair<std::string, double>> bars;
  bool gaps = false;  // whole numbers between these do not occur, and are too many to show
};

/// Of the cell of a histogram: whole numbers between those that occur have bars too, of no height.
Bars bars_of(const nlohmann::ordered_json& pairs) {
  constexpr std::int64_t most_bars = 60;
  Bars result;
  std::int64_t least = 0, greatest = -1;
  for (const auto& pair : pairs) {
    if (!pair[0].is_number()) continue;
    const auto value = pair[0].get<std::int64_t>();
    if (greatest < least) least = value;
    greatest = value;
  }
  const bool fill = greatest - least < most_bars;
  std::int64_t next = least;
  for (const auto& pair : pairs) {
    if (!pair[0].is_number()) {
      result.bars.emplace_back(pair[0].get<std::string>(), pair[1].get<double>());
      continue;
    }
    const auto value = pair[0].get<std::int64_t>();
    result.gaps = result.gaps || (!fill && value != next);
    for (; fill && next < value; ++next) result.bars.emplace_back(std::to_string(next), 0);
    result.bars.emplace_back(std::to_string(value), pair[1].get<double>());
    next = value + 1;
  }
  return result;
}

std::string bars_chart(const std::string& title, const Bars& histogram) {
  const auto& [bars, gaps] = histogram;
  std::vector<double> numbers{0};
  for (const auto& [value, number] : bars) numbers.push_back(number);
  const Scale scale(numbers);
  std::string svg = title_text(title) + scale.grid();
  const double room = (width - left - right) / static_cast<double>(std::max<std::size_t>(bars.size(), 1));
  const std::size_t step = 1 + bars.size() / 16;  // between labels
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const auto& [value, number] = bars[i];
    const double x = left + room * static_cast<double>(i);
    if (number > 0)
      svg += "<rect x=\"" + rounded(x + room / 8) + "\" y=\"" + rounded(scale.y(number)) + "\" width=\"" +
             rounded(room * 3 / 4) + "\" height=\"" + rounded(scale.y(0) - scale.y(number)) +
             "\" fill=\"#999999\" stroke=\"black\"/>\n";
    if (i % step == 0) svg += text_at(x + room / 2, height - bottom + 16, "middle", value);
    if (bars.size() <= 8)
      svg += text_at(x + room / 2, scale.y(number) - 4, "middle", std::to_string(std::llround(number)));
  }
  return svg + text_at((left + width - right) / 2.0, height - 6, "middle",
                       gaps ? "value (those that do not occur are left out)" : "value");
}

/// `girth = 3, bipartite = 0`: the keys of a row.
std::string key_of(const sweeps::Table& table, const std::vector<std::string>& row, std::size_t keys) {
  std::string text;
  for (std::size_t i = 1; i <= keys; ++i)
    text.append(text.empty() ? "" : ", ").append(table.header[i]).append(" = ").append(row[i]);
  return text;
}

std::string chart_of_lines(const sweeps::Table& table, std::size_t cell, Kind kind, std::size_t keys) {
  std::map<std::string, Points> series;
  bool infinite = false;
  for (const std::vector<std::string>& row : table.rows) {
    nlohmann::ordered_json value = json_cell(kind, row[cell]);
    if (value.is_object()) value = value["value"];
    infinite = infinite || value.is_string();
    if (value.is_number()) series[key_of(table, row, keys)].emplace_back(std::stod(row[0]), value.get<double>());
  }
  std::string title = table.header[cell] + (infinite ? ", infinite left out" : "");
  if (series.size() > most_series) {
    title += ", " + std::to_string(most_series) + " of " + std::to_string(series.size()) + " keys";
    series.erase(std::next(series.begin(), most_series), series.end());
  }
  return lines_chart(title, series);
}

}  // namespace

std::string plot(const sweeps::Table& table) {
  const auto keys = static_cast<std::size_t>(std::ranges::count(table.kinds, Kind::by));
  std::vector<std::string> charts;
  for (std::size_t i = keys; i < table.kinds.size(); ++i) {
    const std::size_t cell = i + 2;
    if (table.kinds[i] != Kind::histogram) {
      charts.push_back(chart_of_lines(table, cell, table.kinds[i], keys));
      continue;
    }
    for (const std::vector<std::string>& row : table.rows) {
      const Bars bars = bars_of(json_cell(Kind::histogram, row[cell]));
      const std::string key = key_of(table, row, keys);
      charts.push_back(bars_chart(table.header[cell] + ", order " + row[0] + (key.empty() ? "" : ", " + key), bars));
    }
  }
  const std::size_t columns = std::clamp<std::size_t>(charts.size(), 1, charts_in_a_row);
  const std::size_t rows = (charts.size() + columns - 1) / columns;
  const std::string size = "width=\"" + std::to_string(width * static_cast<int>(columns)) + "\" height=\"" +
                           std::to_string(height * static_cast<int>(rows)) + "\"";
  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size +
                    " font-family=\"sans-serif\" font-size=\"11\">\n<rect " + size + " fill=\"white\"/>\n";
  for (std::size_t i = 0; i < charts.size(); ++i) {
    svg += "<g transform=\"translate(" + std::to_string(width * static_cast<int>(i % columns)) + " " +
           std::to_string(height * static_cast<int>(i / columns)) + ")\">\n" + charts[i] + "</g>\n";
  }
  return svg + "</svg>\n";
}

}  // namespace gamecert::cli
