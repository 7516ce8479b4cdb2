// The parts of the module gamecert._core: what the classes of gamecert/ stand on.
#pragma once

#include <pybind11/pybind11.h>

namespace gamecert::python {

/// Boards as text, games, positions, answers, certificates, pictures.
void add_games(pybind11::module_& core);
/// Sweeps, tables, values.
void add_sweeps(pybind11::module_& core);
/// Lemmas, reductions.
void add_proofs(pybind11::module_& core);

}  // namespace gamecert::python
