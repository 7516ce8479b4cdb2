// Columns printed as users write them.
#include "conjectures/column_texts.hpp"

#include "language/infix.hpp"

namespace gamecert::conjectures {

ColumnTexts column_texts(const std::vector<Column>& columns) {
  ColumnTexts texts;
  for (const Column& column : columns) {
    const bool key = column.kind == Column::Kind::by;
    std::string& list = key ? texts.keys : texts.columns;
    if (!list.empty()) list += ',';
    const language::Formula& formula = column.formula;
    // A key that is a property is 1 where that is true, and 0 elsewhere.
    const bool property = formula.word == "if" && formula.arguments[1].word == "1" && formula.arguments[2].word == "0";
    list += key ? language::infix(property ? formula.arguments[0] : formula)
                : std::string(name(column.kind)) + "(" + language::infix(formula) + ")";
  }
  return texts;
}

}  // namespace gamecert::conjectures
