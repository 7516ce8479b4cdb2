// Writing evidence of the family `points`.
#include "certificates/points/leads.hpp"
#include "certificates/writing/number_lines.hpp"
#include "certificates/writing/writers.hpp"
#include "games/play/lead_graph.hpp"

namespace gamecert::certificates {
namespace {

void write_leads(std::string& text, const Claim&, const Leads& evidence) {
  const auto append_set = [&](games::Word set) {
    text += ' ';
    append_hexadecimal(text, set);
  };
  text += std::to_string(evidence.entries.size()) + "\n";
  for (const auto& [words, side, bound, pairs] : evidence.entries) {
    const games::LeadGraph graph(words);
    text += std::to_string(graph.order());
    for (int v = 0; v < graph.order(); ++v) text.append(" ").append(std::to_string(graph.lead(v)));
    games::Word out = 0;
    for (int v = 0; v < graph.order(); ++v) out |= graph.leads_out(v) ? games::Word{1} << v : 0;
    append_set(out);
    for (int v = 1; v < graph.order(); ++v) append_set(graph.neighbours(v) & graphs::first_vertices(v));
    text.append(side == Strategy::Side::at_least ? " >=" : " <=").append(std::to_string(bound));
    if (pairs) {
      text += " pairs";
      for (const games::Word set : *pairs) append_set(set);
    }
    text += "\n";
  }
}

}  // namespace

std::span<const Writer> points_writers() {
  static constexpr Writer all[] = {writes<Leads, write_leads>};
  return all;
}

}  // namespace gamecert::certificates
