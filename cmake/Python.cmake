# GAMECERT_PYTHON, on where pybind11 and the headers of Python are installed. The module is a shared object made of the rooms, which are
# compiled as it needs them in any case (Rooms.cmake).
set(GAMECERT_PYTHON_DEFAULT OFF)
if(NOT GAMECERT_CHECKER_ONLY AND NOT GAMECERT_SANITIZE)  # Python itself has no sanitizers
  if(NOT DEFINED Python_EXECUTABLE AND EXISTS /usr/bin/python3)
    set(Python_EXECUTABLE /usr/bin/python3 CACHE FILEPATH "The Python that the module is for")  # for which Debian has packages
  endif()
  find_package(Python 3.9 QUIET COMPONENTS Interpreter Development.Module)
  find_package(pybind11 2.10 QUIET CONFIG)
  if(Python_Development.Module_FOUND AND pybind11_FOUND)
    set(GAMECERT_PYTHON_DEFAULT ON)
  endif()
endif()
option(GAMECERT_PYTHON "Build the Python module" ${GAMECERT_PYTHON_DEFAULT})
if(GAMECERT_PYTHON)
  find_package(Python 3.9 REQUIRED COMPONENTS Interpreter Development.Module)
  find_package(pybind11 2.10 REQUIRED CONFIG)
endif()
