# `cpack` makes five Debian packages of the components of cmake/Install.cmake; tests/packages.sh looks at them with lintian.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME gamecert)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each has its own
set(CPACK_PACKAGE_VENDOR "the gamecert authors")
set(CPACK_PACKAGE_CONTACT "The gamecert authors <maintainers@users.noreply.a-seed-4eb0170b.example>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS OFF)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_COMPONENTS_ALL program checker library doc)
if(GAMECERT_PYTHON)
  list(APPEND CPACK_COMPONENTS_ALL python)
endif()

# gamecert_package(<component> <package> <summary> <rest of the description>): its name and description, and the files that every package
# of Debian has.
function(gamecert_package component package summary description)
  string(TOUPPER ${component} upper)
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${package} PARENT_SCOPE)
  set(CPACK_COMPONENT_${upper}_DESCRIPTION "${summary}\n${description}" PARENT_SCOPE)
  set(files ${PROJECT_BINARY_DIR}/debian/${package})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/debian/changelog ${files}/changelog COPYONLY)
  execute_process(COMMAND gzip -9nf ${files}/changelog)
  install(FILES ${files}/changelog.gz ${PROJECT_SOURCE_DIR}/cmake/debian/copyright
          DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component})
  set(overrides ${PROJECT_SOURCE_DIR}/cmake/debian/${package}.lintian-overrides)
  if(EXISTS ${overrides})
    install(FILES ${overrides} DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME ${package} COMPONENT ${component})
  endif()
endfunction()

gamecert_package(program gamecert "certified answers about combinatorial games on graphs"
  "Decides games on graphs, tests conjectures on all graphs up to an order,
checks reduction lemmas and reductions between games, and leaves
certificates that a program of its own, gamecert-check, accepts or rejects.")
gamecert_package(checker gamecert-check "checker of certificates about combinatorial games on graphs"
  "Accepts or rejects certificates that gamecert has written. It shares no
search with gamecert and links nothing but the standard library, so that a
referee has little to believe.")
gamecert_package(library libgamecert-dev "library of gamecert, for programs in C++"
  "Static libraries and one header with which a program decides games on
graphs, tests conjectures and checks certificates as gamecert does.")
gamecert_package(doc gamecert-doc "documentation and examples of gamecert"
  "Tutorial, cookbook, formats of graphs and certificates, what a certificate
rests on, and examples, among them notebooks of Jupyter.")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS gamecert-check)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "depqbf, gamecert-doc, nauty")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "libcadical-dev, libnauty2-dev, libz3-dev")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DOC_PACKAGE_SECTION doc)
set(CPACK_DEBIAN_DOC_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DOC_PACKAGE_SHLIBDEPS OFF)
if(GAMECERT_PYTHON)
  gamecert_package(python python3-gamecert "certified answers about combinatorial games on graphs (Python)"
    "A module that decides games on graphs of NetworkX, SageMath or graph6,
sweeps conjectures, checks certificates, and searches games written in
Python. Answers show pictures in notebooks.")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
  math(EXPR next "${Python_VERSION_MINOR} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= 3.${Python_VERSION_MINOR}~), python3 (<< 3.${next})")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA
      ${PROJECT_SOURCE_DIR}/cmake/debian/python3-gamecert/postinst ${PROJECT_SOURCE_DIR}/cmake/debian/python3-gamecert/prerm)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_RECOMMENDS python3-networkx)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "gamecert, gamecert-doc, jupyter-notebook, sagemath")
endif()
include(CPack)
