// A form whose stops are the same number differs from it by an infinitesimal. In another one, which is hot, options may
// be replaced by others that differ by infinitesimals: let G be hot, G' what comes of it, and e > 0 a number; if Right
// begins in G - G' + e, Left answers in the other of the two summands, which leaves an option less what has replaced it
// and e, and that is above 0. In e Right need not move unless G - G' is a number; then it is 0, as both have the same
// stops. Source: J. P. Grossman, A. N. Siegel, Reductions of partizan games, 2009, whose reduced forms are simpler.
#include "solve/values/reduced_forms.hpp"

#include <utility>
#include <vector>

namespace gamecert::solve {

using games::GameForm;

GameForm ReducedForms::of(GameForm form) {
  if (forms_.is_number(form)) return form;
  if (const auto known = known_.find(form); known != known_.end()) return known->second;
  GameForm result = games::Forms::zero;
  if (forms_.left_stop(form) == forms_.right_stop(form)) {
    result = forms_.number(forms_.left_stop(form));
  } else {
    std::vector<GameForm> left(forms_.left(form).begin(), forms_.left(form).end());
    std::vector<GameForm> right(forms_.right(form).begin(), forms_.right(form).end());
    for (std::vector<GameForm>* const side : {&left, &right})
      for (GameForm& each : *side) each = of(each);
    result = forms_.canonical(std::move(left), std::move(right));
  }
  return known_[form] = result;
}

}  // namespace gamecert::solve
