# Installed package: find_package(gamecert) gives gamecert::solve and the rooms below it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS gamecert-check RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(NOT GAMECERT_CHECKER_ONLY)
  install(TARGETS gamecert RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  set(rooms text graphs nauty games conjectures encode reductions certificates certificates_plays certificates_impartial
      certificates_structure certificates_formulas certificates_gadgets certificates_reductions certificates_replies certificates_counterexamples certificates_ledgers explanation solve sweeps proofs papers pictures verify pages)
  foreach(room IN LISTS rooms)
    set_target_properties(gamecert_${room} PROPERTIES EXPORT_NAME ${room})
    list(APPEND targets gamecert_${room})
  endforeach()
  install(TARGETS ${targets} EXPORT gamecert ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
  install(EXPORT gamecert NAMESPACE gamecert:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/gamecert)
  install(DIRECTORY text graphs games conjectures encode reductions certificates solve sweeps proofs papers pictures verify pages DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/gamecert
          FILES_MATCHING PATTERN "*.hpp")
  install(DIRECTORY reductions/lemmas DESTINATION ${CMAKE_INSTALL_DATADIR}/gamecert)
  file(WRITE ${PROJECT_BINARY_DIR}/gamecertConfig.cmake
       "include(CMakeFindDependencyMacro)\nfind_dependency(Threads)\ninclude(\${CMAKE_CURRENT_LIST_DIR}/gamecert.cmake)\n")
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/gamecertConfigVersion.cmake COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/gamecertConfig.cmake ${PROJECT_BINARY_DIR}/gamecertConfigVersion.cmake
          DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/gamecert)
endif()
