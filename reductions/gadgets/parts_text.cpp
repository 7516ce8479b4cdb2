// Writing and strict reading of statements about parts.
#include "reductions/gadgets/parts_text.hpp"

#include <algorithm>
#include <utility>

#include "reductions/gadgets/gadget_text.hpp"
#include "text/cursor.hpp"
#include "text/quoted.hpp"

namespace gamecert::reductions {
namespace {

using text::Cursor;
using Form = PartStatement::Kind;
using PartKind = GadgetPart::Kind;

constexpr std::pair<std::string_view, PartKind> part_kinds[] = {
    {" oddity", PartKind::oddity}, {" event", PartKind::event}, {" parity-driven", PartKind::parity_driven}};

constexpr std::pair<std::string_view, Form> forms[] = {
    {"SAME AS ", Form::same},
    {"IF ", Form::if_after},
    {"ONLY IF ", Form::only_if},
    {"UNWINNABLE", Form::unwinnable},
    {"WINNABLE", Form::winnable},
    {"PARITY-DRIVEN AS ", Form::driven_same},
    {"PARITY-DRIVEN IF ", Form::driven_if},
    {"PARITY-DRIVEN ONLY IF ", Form::driven_only_if},
};

bool closed(Form kind) { return kind == Form::winnable || kind == Form::unwinnable; }

std::string text_of(const GadgetPart& part) {
  std::string result = " part " + listed(part.at);
  for (const auto& [word, kind] : part_kinds)
    if (kind == part.kind) result += word;
  if (part.odd) result += *part.odd ? " odd" : " even";
  if (part.trivial) result += *part.trivial ? " trivial" : " nontrivial";
  for (const GadgetPart::Win& win : part.wins) {
    result += win.winnable ? " winnable" : " unwinnable";
    if (!win.red) continue;
    result += "=";
    for (std::size_t i = 0; i < part.at.size(); ++i) result += (*win.red >> i & 1) != 0 ? "r" : "g";
  }
  return result;
}

int vertex(Cursor& at) { return static_cast<int>(at.number(0, graphs::order_limit)); }

GadgetPart read_part(Cursor& at) {
  GadgetPart part{.at = {vertex(at)}};
  while (at.take(",")) part.at.push_back(vertex(at));
  for (const auto& [word, kind] : part_kinds)
    if (part.kind == PartKind::any && at.take(word)) part.kind = kind;
  if (at.take(" odd")) part.odd = true;
  if (!part.odd && at.take(" even")) part.odd = false;
  if (at.take(" trivial")) part.trivial = true;
  if (!part.trivial && at.take(" nontrivial")) part.trivial = false;
  for (;;) {
    GadgetPart::Win win{.winnable = at.take(" winnable")};
    if (!win.winnable && !at.take(" unwinnable")) return part;
    if (at.take("=")) {
      win.red = 0;
      for (std::size_t i = 0; i < part.at.size(); ++i) {
        const bool red = at.take("r");
        if (!red) at.expect("g");
        *win.red |= red ? 1u << i : 0u;
      }
    }
    part.wins.push_back(win);
  }
}

}  // namespace

std::string hypotheses_text(const PartStatement& statement) {
  std::string result = text(statement.gadget);
  for (const GadgetPart& part : statement.parts) result += text_of(part);
  if (statement.plausible || statement.nontrivial) result += " assume";
  if (statement.plausible) result += " plausible";
  if (statement.nontrivial) result += " nontrivial";
  return result;
}

std::string conclusion_text(const PartStatement& statement) {
  const std::string result(std::ranges::find(forms, statement.kind, &std::pair<std::string_view, Form>::second)->first);
  if (closed(statement.kind)) return result;
  const Conclusion replaced{
      .kind = Conclusion::Kind::if_after, .after = statement.after, .recoloured = statement.recoloured};
  return result + text(replaced).substr(3) +
         (statement.plausible_by ? " plausible=" + std::to_string(*statement.plausible_by) : "");
}

PartStatement read_part_statement(std::string_view hypotheses, std::string_view conclusion) {
  PartStatement statement;
  const std::size_t behind = std::min(hypotheses.find(" part "), hypotheses.find(" assume "));
  statement.gadget = read_gadget(hypotheses.substr(0, behind));
  Cursor at(hypotheses);
  at.expect(hypotheses.substr(0, behind));
  while (at.take(" part ")) statement.parts.push_back(read_part(at));
  if (at.take(" assume")) {
    statement.plausible = at.take(" plausible");
    statement.nontrivial = at.take(" nontrivial");
  }
  at.expect_end();
  const auto opening =
      std::ranges::find_if(forms, [&](const auto& known) { return conclusion.starts_with(known.first); });
  if (opening == std::end(forms))
    throw text::InputError("expected a conclusion about gadgets with parts, found " + text::quoted(conclusion));
  statement.kind = opening->second;
  if (!closed(statement.kind)) {
    std::string_view rest = conclusion.substr(opening->first.size());
    if (const std::size_t last = rest.rfind(" plausible="); last != std::string_view::npos) {
      Cursor number(rest.substr(last));
      number.expect(" plausible=");
      statement.plausible_by = vertex(number);
      number.expect_end();
      rest = rest.substr(0, last);
    }
    const Conclusion replaced = read_conclusion("IF " + std::string(rest));
    statement.after = replaced.after;
    statement.recoloured = replaced.recoloured;
  }
  for (const auto& [given, only] :
       {std::pair(hypotheses, hypotheses_text(statement)), std::pair(conclusion, conclusion_text(statement))})
    if (given != only) throw text::InputError("expected " + text::quoted(only) + ", found " + text::quoted(given));
  return statement;
}

}  // namespace gamecert::reductions
