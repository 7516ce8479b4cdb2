# One target a room. Every *.cpp in the room's folder belongs to it; flags come from one interface target.
add_library(gamecert_flags INTERFACE)
target_compile_features(gamecert_flags INTERFACE cxx_std_20)
target_compile_options(gamecert_flags INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion>
  # GCC 12 warns of overlaps in std::string that cannot be (GCC bug 105651).
  $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-restrict>)
target_compile_definitions(gamecert_flags INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
if(GAMECERT_WERROR)
  # What GCC 12's optimiser suspects of std::string and of vectors stays a warning: it is often wrong (GCC bug 105329).
  target_compile_options(gamecert_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Werror>
    $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-error=stringop-overflow;-Wno-error=stringop-overread;-Wno-error=array-bounds;-Wno-error=maybe-uninitialized;-Wno-error=free-nonheap-object;-Wno-error=dangling-pointer>)
endif()
if(GAMECERT_SANITIZE)
  target_compile_options(gamecert_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(gamecert_flags INTERFACE -fsanitize=address,undefined)
endif()

# gamecert_room(<room> [MAY_INCLUDE <room>...] [FOLDERS <folder>...]): library target gamecert_<room> from the sources of
# the room and of those folders in it.
function(gamecert_room room)
  cmake_parse_arguments(ROOM "" "" "MAY_INCLUDE;FOLDERS" ${ARGN})
  list(TRANSFORM ROOM_FOLDERS REPLACE "(.+)" "${CMAKE_CURRENT_SOURCE_DIR}/\\1/*.cpp")
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${ROOM_FOLDERS})
  add_library(gamecert_${room} STATIC ${sources})
  add_library(gamecert::${room} ALIAS gamecert_${room})
  target_include_directories(gamecert_${room} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<INSTALL_INTERFACE:include/gamecert>)
  target_compile_features(gamecert_${room} PUBLIC cxx_std_20)
  target_link_libraries(gamecert_${room} PRIVATE $<BUILD_INTERFACE:gamecert_flags>)
  list(TRANSFORM ROOM_MAY_INCLUDE PREPEND gamecert_)
  target_link_libraries(gamecert_${room} PUBLIC ${ROOM_MAY_INCLUDE})
  gamecert_precompile(gamecert_${room})
endfunction()

# Headers of the standard library that most sources include, compiled once; the sources still name what they use.
function(gamecert_precompile target)
  if(NOT TARGET gamecert_precompiled)
    if(NOT EXISTS ${PROJECT_BINARY_DIR}/precompiled.cpp)
      file(WRITE ${PROJECT_BINARY_DIR}/precompiled.cpp "")
    endif()
    add_library(gamecert_precompiled OBJECT ${PROJECT_BINARY_DIR}/precompiled.cpp)
    target_link_libraries(gamecert_precompiled PRIVATE gamecert_flags)
    target_precompile_headers(gamecert_precompiled PRIVATE <algorithm> <functional> <iostream> <map> <memory> <optional>
                              <set> <string> <variant> <vector>)
  endif()
  target_precompile_headers(${target} REUSE_FROM gamecert_precompiled)
endfunction()

# gamecert_game_infos(<source> <header> <plane> <line of the registry>...): makes a source with the declarations of those games,
# which are the same over every plane.
function(gamecert_game_infos source plane_header plane)
  if(ARGN)
    set(INCLUDES "#include \"${plane_header}\"\n")
  endif()
  foreach(line IN LISTS ARGN)
    separate_arguments(words UNIX_COMMAND "${line}")
    list(GET words 0 file)
    list(GET words 1 rules)
    string(APPEND INCLUDES "#include \"games/${file}.hpp\"\n")
    string(APPEND INFOS "${rules}<${plane}>::info(), ")
  endforeach()
  configure_file(${PROJECT_SOURCE_DIR}/games/registry/info_list.cpp.in ${source} @ONLY)
endfunction()

# gamecert_game_circuits(<source> <line of the registry>...): makes a source with the circuits of those games.
function(gamecert_game_circuits source)
  foreach(line IN LISTS ARGN)
    separate_arguments(words UNIX_COMMAND "${line}")
    list(GET words 0 file)
    list(GET words 1 rules)
    string(APPEND INCLUDES "#include \"games/${file}.hpp\"\n")
    string(APPEND ENTRIES "{games::${rules}<CircuitPlane>::info().name, make_rules_circuit<games::${rules}>}, ")
  endforeach()
  configure_file(${PROJECT_SOURCE_DIR}/encode/circuit_registry.cpp.in ${source} @ONLY)
endfunction()

# gamecert_painting_games(<variable>): the lines of the registry with games that declare `painting`.
function(gamecert_painting_games result)
  set(found "")
  foreach(line IN LISTS GAMECERT_GAMES)
    separate_arguments(words UNIX_COMMAND "${line}")
    list(GET words 0 file)
    set(header ${PROJECT_SOURCE_DIR}/games/${file}.hpp)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${header})
    file(STRINGS ${header} declares REGEX "\\.painting = ")
    if(declares)
      list(APPEND found "${line}")
    endif()
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# gamecert_game_sources(<target> <template> <registry template>): makes a source of <template> for every registered game,
# and one of <registry template> with the list of them. A few games are compiled together, which reads headers once; a
# hash of its name says with which, so that a new game leaves the others where they are.
function(gamecert_game_sources target template registry)
  get_filename_component(stem ${template} NAME_WLE)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/games)
  foreach(line IN LISTS GAMECERT_GAMES)
    separate_arguments(words UNIX_COMMAND "${line}")
    list(GET words 0 FILE)
    list(GET words 1 RULES)
    configure_file(${template} ${generated}/${FILE}_${stem} @ONLY)
    target_sources(${target} PRIVATE ${generated}/${FILE}_${stem})
    string(MD5 digest ${FILE})
    string(SUBSTRING ${digest} 0 1 digit)
    math(EXPR group "0x${digit} % 8")
    set_source_files_properties(${generated}/${FILE}_${stem} PROPERTIES UNITY_GROUP games_${group})
    string(APPEND DECLARATIONS "Entry ${FILE}_entry();\n")
    string(APPEND ENTRIES "${FILE}_entry(), ")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_filename_component(stem ${registry} NAME_WLE)
  configure_file(${registry} ${generated}/${stem} @ONLY)
  target_sources(${target} PRIVATE ${generated}/${stem})
endfunction()
