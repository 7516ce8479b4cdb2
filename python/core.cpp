// The module gamecert._core: its parts, and errors of the program as exceptions.
#include "python/core.hpp"

#include <filesystem>
#include <stdexcept>
#include <string>
#include <utility>

#include "graphs/nauty/canonical.hpp"
#include "python/task.hpp"
#include "solve/solvers/subprocess.hpp"
#include "text/errors.hpp"
#include "verify/files/atomic_file.hpp"

namespace gamecert::python {
namespace {

namespace py = pybind11;

/// As the command line has it.
std::string with_column(const text::InputError& error) {
  return (error.column() > 0 ? "column " + std::to_string(error.column()) + ": " : "") + error.what();
}

/// Never destroyed: translators are called as long as Python runs.
PyObject* new_exception(py::module_& core, const char* name, PyObject* base, const char* meaning) {
  const std::string full = std::string("gamecert.") + name;
  PyObject* const exception = PyErr_NewExceptionWithDoc(full.c_str(), meaning, base, nullptr);
  core.attr(name) = py::reinterpret_borrow<py::object>(exception);
  return exception;
}

PyObject *input_error = nullptr, *limit_reached = nullptr, *internal_failure = nullptr;

void translate(std::exception_ptr thrown) {
  try {
    if (thrown) std::rethrow_exception(std::move(thrown));
  } catch (const text::InputError& error) {
    PyErr_SetString(input_error, with_column(error).c_str());
  } catch (const text::LimitError& error) {
    PyErr_SetString(limit_reached, error.what());
  } catch (const verify::OutputError& error) {
    PyErr_SetString(PyExc_OSError, error.what());
  } catch (const std::filesystem::filesystem_error& error) {
    PyErr_SetString(PyExc_OSError, ("cannot use " + error.path1().string() + ": " + error.code().message()).c_str());
  } catch (const std::logic_error& error) {
    PyErr_SetString(internal_failure, error.what());
  }
}

}  // namespace
}  // namespace gamecert::python

PYBIND11_MODULE(_core, core) {
  using namespace gamecert::python;
  namespace py = pybind11;
  gamecert::graphs::check_nauty();
  gamecert::solve::children_allowed = false;
  input_error =
      new_exception(core, "InputError", PyExc_ValueError, "Malformed input: what was expected, and what was found.");
  limit_reached = new_exception(core, "LimitReached", PyExc_RuntimeError,
                                "A limit of time, memory or size was met: the answer is not known.");
  internal_failure = new_exception(core, "InternalFailure", PyExc_RuntimeError,
                                   "Engines disagree, or the checker rejects an answer: a defect of gamecert.");
  py::register_exception_translator(&translate);
  core.attr("__version__") = GAMECERT_VERSION;
  add_games(core);
  add_sweeps(core);
  add_proofs(core);
  py::module_::import("atexit").attr("register")(py::cpp_function(&stop_all));
}
