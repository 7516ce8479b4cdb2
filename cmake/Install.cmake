# What is installed, in five components, which are the Debian packages of cmake/Packages.cmake. For programs in C++ that is one header,
# <gamecert/api.hpp>, and the libraries behind it: find_package(gamecert) gives gamecert::api (docs/EMBEDDING.md).
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# `./quickstart` builds the programs alone: the first thing that `cmake --install` does is to build what else there is to install, if any
# of it is missing.
if(NOT GAMECERT_CHECKER_ONLY)
  install(CODE "
    set(wanted $<TARGET_FILE:gamecert> $<TARGET_FILE:gamecert-check> $<TARGET_FILE:gamecert_api> \"${PROJECT_BINARY_DIR}/manual/man1/gamecert.1\" $<$<BOOL:${GAMECERT_PYTHON}>:$<TARGET_FILE:gamecert_python>>)
    foreach(file IN LISTS wanted)
      if(NOT EXISTS \"\${file}\")
        message(STATUS \"Building what is missing\")
        execute_process(COMMAND \"${CMAKE_COMMAND}\" --build \"${PROJECT_BINARY_DIR}\" --target gamecert gamecert-check gamecert_manual gamecert_api $<$<BOOL:${GAMECERT_PYTHON}>:gamecert_python>
                        OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
        break()
      endif()
    endforeach()
  " ALL_COMPONENTS)
endif()

install(TARGETS gamecert-check RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT checker)
if(NOT GAMECERT_CHECKER_ONLY)
  install(TARGETS gamecert RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
  file(GLOB lemmas reductions/lemmas/*.lemma papers/*/*.lemma)
  file(GLOB maps papers/*/*.reduction)
  install(FILES ${lemmas} DESTINATION ${CMAKE_INSTALL_DATADIR}/gamecert/lemmas COMPONENT program)
  install(FILES ${maps} DESTINATION ${CMAKE_INSTALL_DATADIR}/gamecert/maps COMPONENT program)

  # Manual pages and completions, made of what the programs say of themselves.
  set(manual ${PROJECT_BINARY_DIR}/manual)
  add_custom_command(OUTPUT ${manual}/man1/gamecert.1
    COMMAND bash ${PROJECT_SOURCE_DIR}/cmake/manual.sh ${CMAKE_RUNTIME_OUTPUT_DIRECTORY} ${PROJECT_VERSION} ${manual}
    DEPENDS gamecert gamecert-check ${PROJECT_SOURCE_DIR}/cmake/manual.sh VERBATIM)
  add_custom_target(gamecert_manual ALL DEPENDS ${manual}/man1/gamecert.1)
  install(DIRECTORY ${manual}/compressed/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program PATTERN "gamecert-check.1.gz" EXCLUDE)
  install(FILES ${manual}/compressed/gamecert-check.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT checker)
  set(programs gamecert gamecert-check)  # shells look for completions by their names
  set(components program checker)
  foreach(name component IN ZIP_LISTS programs components)
    install(FILES ${manual}/bash/${name} DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT ${component})
    install(FILES ${manual}/zsh/_${name} DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT ${component})
  endforeach()

  set(rooms text graphs nauty language games conjectures encode reductions certificates certificates_solitaires certificates_plays certificates_points
      certificates_impartial certificates_structure certificates_formulas certificates_gadgets certificates_reductions certificates_replies
      certificates_counterexamples certificates_ledgers certificates_theorems certificates_writing solve sweeps proofs papers pictures verify api)
  foreach(room IN LISTS rooms)
    set_target_properties(gamecert_${room} PROPERTIES EXPORT_NAME ${room})
    list(APPEND targets gamecert_${room})
  endforeach()
  install(TARGETS ${targets} EXPORT gamecert ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}/gamecert COMPONENT library)
  install(EXPORT gamecert NAMESPACE gamecert:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/gamecert COMPONENT library)
  install(FILES api/api.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/gamecert COMPONENT library)
  file(WRITE ${PROJECT_BINARY_DIR}/gamecertConfig.cmake
       "include(CMakeFindDependencyMacro)\nfind_dependency(Threads)\ninclude(\${CMAKE_CURRENT_LIST_DIR}/gamecert.cmake)\n")
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/gamecertConfigVersion.cmake COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/gamecertConfig.cmake ${PROJECT_BINARY_DIR}/gamecertConfigVersion.cmake
          DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/gamecert COMPONENT library)

  if(GAMECERT_PYTHON)
    # Where Debian's Python looks; pip names another place.
    set(GAMECERT_PYTHON_DIR lib/python3/dist-packages CACHE PATH "Where the Python package goes, under the prefix")
    install(TARGETS gamecert_python LIBRARY DESTINATION ${GAMECERT_PYTHON_DIR}/gamecert COMPONENT python)
    file(GLOB sources ${PROJECT_SOURCE_DIR}/python/gamecert/*.py ${PROJECT_SOURCE_DIR}/python/gamecert/*.pyi)
    install(FILES ${sources} ${PROJECT_SOURCE_DIR}/python/gamecert/py.typed DESTINATION ${GAMECERT_PYTHON_DIR}/gamecert COMPONENT python)
  endif()

  set(doc ${CMAKE_INSTALL_DATADIR}/doc/gamecert-doc)
  install(FILES README.md CITATION.cff DESTINATION ${doc} COMPONENT doc)
  install(DIRECTORY docs DESTINATION ${doc} COMPONENT doc FILES_MATCHING PATTERN "*.md" PATTERN "*.svg")
  install(FILES certificates/FORMAT.md DESTINATION ${doc}/certificates COMPONENT doc)
  install(DIRECTORY examples DESTINATION ${doc} COMPONENT doc PATTERN ".ipynb_checkpoints" EXCLUDE)
endif()
if(PROJECT_IS_TOP_LEVEL AND NOT GAMECERT_CHECKER_ONLY)
  include(Packages)
endif()
