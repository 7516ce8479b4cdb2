# One target a room. Every *.cpp in the room's folder belongs to it; flags come from one interface target.

# Position-independent code with hidden symbols, which costs nothing that was measured: what is built without the module for Python
# serves a build with it.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

add_library(gamecert_flags INTERFACE)
target_compile_features(gamecert_flags INTERFACE cxx_std_20)
target_compile_options(gamecert_flags INTERFACE
  $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wconversion>
  # GCC 12 warns of overlaps and lengths in std::string that cannot be (GCC bugs 105651, 105329).
  $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-restrict;-Wno-stringop-overflow;-Wno-array-bounds>)
# An index beyond the end of a container ends the program: no build goes on with what stands there.
target_compile_definitions(gamecert_flags INTERFACE _GLIBCXX_ASSERTIONS)
if(GAMECERT_WERROR)
  # What else GCC 12's optimiser suspects of strings and vectors stays a warning: it is often wrong.
  target_compile_options(gamecert_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Werror>
    $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-error=stringop-overread;-Wno-error=maybe-uninitialized;-Wno-error=free-nonheap-object;-Wno-error=dangling-pointer>)
endif()
if(GAMECERT_SANITIZE)
  target_compile_options(gamecert_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(gamecert_flags INTERFACE -fsanitize=address,undefined)
endif()

# gamecert_room(<room> [COLD|WARM] [MAY_INCLUDE <room>...] [FOLDERS <folder>...] [APART <source>...] [HOT <source>...]): library target
# gamecert_<room> from the sources of the room and of those folders in it, which are compiled together but for those APART. COLD:
# gamecert_build_quickly. WARM: programs spend little time in it but for the sources that are HOT, which are compiled by themselves.
function(gamecert_room room)
  cmake_parse_arguments(ROOM "COLD;WARM" "" "MAY_INCLUDE;FOLDERS;APART;HOT" ${ARGN})
  list(TRANSFORM ROOM_FOLDERS REPLACE "(.+)" "${CMAKE_CURRENT_SOURCE_DIR}/\\1/*.cpp")
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${ROOM_FOLDERS})
  add_library(gamecert_${room} STATIC ${sources})
  add_library(gamecert::${room} ALIAS gamecert_${room})
  target_include_directories(gamecert_${room} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<INSTALL_INTERFACE:include>)
  target_compile_features(gamecert_${room} PUBLIC cxx_std_20)
  target_link_libraries(gamecert_${room} PRIVATE $<BUILD_INTERFACE:gamecert_flags>)
  if(GAMECERT_CHECKER_LINKS)
    target_compile_options(gamecert_${room} PRIVATE -ffunction-sections -fdata-sections)
  endif()
  list(TRANSFORM ROOM_MAY_INCLUDE PREPEND gamecert_)
  target_link_libraries(gamecert_${room} PUBLIC ${ROOM_MAY_INCLUDE})
  gamecert_precompile(gamecert_${room})
  list(APPEND ROOM_APART ${ROOM_HOT})
  list(JOIN ROOM_APART "|" apart)
  string(REPLACE "." "[.]" apart "${apart}")
  gamecert_compile_together(gamecert_${room} EXCLUDE "/(${apart})$")
  if(ROOM_COLD)
    gamecert_build_quickly(gamecert_${room})
  endif()
  if(ROOM_WARM)
    # Of the passes beyond -O1, which take a third of a compiler's time, those that gain most.
    target_compile_options(gamecert_${room} PRIVATE
      $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:-O1;-finline-functions;-finline-small-functions;-fstrict-aliasing>)
    list(TRANSFORM ROOM_HOT PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    set_source_files_properties(${ROOM_HOT} PROPERTIES COMPILE_OPTIONS $<$<CONFIG:Release>:-O3>)
  endif()
endfunction()

# Sources that have a group are compiled with the others of it, which reads headers and makes instances of templates once, unless
# CMAKE_UNITY_BUILD is OFF: clang-tidy looks at sources as they are.
set(CMAKE_UNITY_BUILD ON CACHE BOOL "Compile sources together that are grouped for it")
set(CMAKE_UNITY_BUILD_MODE GROUP)

# What GCC warns of in a source that is compiled with others is not so: names of other sources are not shadowed, and classes that are
# in no header are seen nowhere else.
add_library(gamecert_together INTERFACE)
if(CMAKE_UNITY_BUILD)
  target_compile_options(gamecert_together INTERFACE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-shadow;-Wshadow=local;-Wno-subobject-linkage>)
endif()

# gamecert_compile_together(<target> [INCLUDE|EXCLUDE <regular expression>]): the sources of each folder, those that match or those
# that do not, about GAMECERT_TOGETHER at a time; so names that are local to a source are unique in its folder. A hash of its name
# says where a source is, so that a new one leaves the others where they are, unless there are more groups with it.
set(GAMECERT_TOGETHER 16)
function(gamecert_compile_together target)
  get_target_property(sources ${target} SOURCES)
  if(ARGN)
    list(POP_FRONT ARGN mode)
    list(FILTER sources ${mode} REGEX "${ARGN}")
  endif()
  foreach(source IN LISTS sources)
    get_filename_component(folder ${source} DIRECTORY)
    file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${folder})
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    list(APPEND folders ${folder})
    list(APPEND in_${folder} ${source})
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    list(LENGTH in_${folder} count)
    math(EXPR groups "(${count} + ${GAMECERT_TOGETHER} - 1) / ${GAMECERT_TOGETHER}")
    foreach(source IN LISTS in_${folder})
      get_filename_component(stem ${source} NAME_WLE)
      string(MD5 digest ${stem})
      string(SUBSTRING ${digest} 0 4 digits)
      math(EXPR group "0x${digits} % ${groups}")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${group})
    endforeach()
  endforeach()
  target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:gamecert_together>)
endfunction()

# gamecert_build_quickly(<target>): hardly optimised, as programs spend no time in it.
function(gamecert_build_quickly target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Og>)
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

# gamecert_printed_game(<name> <variable> <variable>): prints the rules of a game that is a text; sets its line, `<file> <rules>`, and the
# header, which the target gamecert_printed_headers makes.
function(gamecert_printed_game name line header)
  string(REPLACE "-" "_" file ${name})
  string(REPLACE "-" ";" words ${name})
  foreach(word IN LISTS words)
    string(SUBSTRING ${word} 0 1 first)
    string(SUBSTRING ${word} 1 -1 others)
    string(TOUPPER ${first} first)
    string(APPEND rules ${first}${others})
  endforeach()
  set(printed ${GAMECERT_PRINTED_RULES}/games/${file}.hpp)
  set(text games/built_in/${name}.game)
  file(MAKE_DIRECTORY ${GAMECERT_PRINTED_RULES}/games)
  add_custom_command(OUTPUT ${printed}
    COMMAND gamecert_print_rules ${printed} ${PROJECT_SOURCE_DIR} ${text}
    DEPENDS gamecert_print_rules ${PROJECT_SOURCE_DIR}/${text} COMMENT "Printing the rules of ${name}" VERBATIM)
  set(${line} "${file} ${rules}" PARENT_SCOPE)
  set(${header} ${printed} PARENT_SCOPE)
endfunction()

# gamecert_text_of(<file> <variable>): the text of the game, games/built_in/NAME.game. Games that are written in C++ have one, too.
function(gamecert_text_of file result)
  string(REPLACE "_" "-" name ${file})
  set(path ${PROJECT_SOURCE_DIR}/games/built_in/${name}.game)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
  file(READ ${path} text)
  set(${result} "${text}" PARENT_SCOPE)
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

# gamecert_game_contracts(<target> <header> <plane> <line of the registry>...): adds a source that compiles only if those games,
# over that plane, meet the contract of games/rules.hpp. Nothing in it is called, so no program links it.
function(gamecert_game_contracts target plane_header plane)
  set(INCLUDES "#include \"${plane_header}\"\n")
  foreach(line IN LISTS ARGN)
    separate_arguments(words UNIX_COMMAND "${line}")
    list(GET words 0 file)
    list(GET words 1 rules)
    string(APPEND INCLUDES "#include \"games/${file}.hpp\"\n")
    string(APPEND ASSERTIONS "static_assert(meet<${rules}<${plane}>, ${plane}>());\n")
  endforeach()
  set(source ${CMAKE_CURRENT_BINARY_DIR}/games/contracts.cpp)
  configure_file(${PROJECT_SOURCE_DIR}/games/registry/contracts.cpp.in ${source} @ONLY)
  target_sources(${target} PRIVATE ${source})
endfunction()

# gamecert_families_of(<file> <variable>): the families of evidence that can be about the game, and whose checkers know it, as the
# clauses of its text say: play is followed to the goal of a solitaire, to points or to a win, and that of local games for points
# by leads; nimbers are of impartial games; gadgets of games for points are played against each other; reductions are proved between
# games of painting vertices or of striking neighbours, and from games of taking edges; of some games theorems say who wins. The rest
# is about ELLO and Lights Out. A test compares them with what the games declare.
function(gamecert_families_of file result)
  gamecert_text_of(${file} text)
  set(solitaire "\none player on a (graph|digraph)")
  set(ends "\none player |; for points\n|; a win ends play\n")
  set(found "")
  if(text MATCHES "${solitaire}" AND NOT text MATCHES "; for points\n")
    list(APPEND found solitaires)
  elseif(text MATCHES "${ends}")
    list(APPEND found plays)
  endif()
  set(sums "\ntwo players on (points|a triangulation); a win ends play\n")
  if(NOT text MATCHES "${ends}" OR (text MATCHES "${sums}" AND NOT text MATCHES "\nturn "))
    list(APPEND found impartial)
  endif()
  if(file MATCHES "^(ello|lights_out)$")
    list(APPEND found structure)
  endif()
  if(file MATCHES "^(capture|ello)$")
    list(APPEND found gadgets)
  endif()
  if(file STREQUAL "capture")
    list(APPEND found points)
  endif()
  set(strikes ":= [a-z]+ - (N\\[[a-z]\\]|E\\([a-z]\\))\n")
  set(paints "\nmove v in [a-zA-Z]+, c in 1")
  if(text MATCHES "${strikes}|${paints}" AND NOT text MATCHES "\ngiven order")
    list(APPEND found reductions)
  endif()
  if(file MATCHES "^(bichromatic_colouring|distance|flip_to_triangle|geodetic|hackendot|nimstring|proper|sequential|weak)$")
    list(APPEND found theorems)
  endif()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# gamecert_games_of(<family> <variable>): the lines of the registry with the games that the family is about.
function(gamecert_games_of family result)
  set(found "")
  foreach(line IN LISTS GAMECERT_GAMES)
    separate_arguments(words UNIX_COMMAND "${line}")
    list(GET words 0 file)
    gamecert_families_of(${file} families)
    if(family IN_LIST families)
      list(APPEND found "${line}")
    endif()
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# gamecert_drawn_games(<variable> <line of the registry>...): those of the games that are played on boards drawn in the plane, as their
# texts say.
function(gamecert_drawn_games result)
  set(found "")
  foreach(line IN LISTS ARGN)
    separate_arguments(words UNIX_COMMAND "${line}")
    list(GET words 0 file)
    gamecert_text_of(${file} text)
    if(text MATCHES "\n(one|two) players? on (a drawn|a triangulation|points)")
      list(APPEND found "${line}")
    endif()
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# gamecert_game_registry(<source> <template> <line of the registry>...): makes the source with the list of those games.
function(gamecert_game_registry source template)
  foreach(line IN LISTS ARGN)
    separate_arguments(words UNIX_COMMAND "${line}")
    list(GET words 0 file)
    string(APPEND DECLARATIONS "Entry ${file}_entry();\n")
    string(APPEND ENTRIES "${file}_entry(), ")
  endforeach()
  configure_file(${template} ${source} @ONLY)
endfunction()

# gamecert_game_sources(<target> <template> <registry template> <line of the registry>...): makes a source of <template> for every
# one of these games, and one of <registry template> with the list of all. A quarter of the games is compiled
# together, which reads headers once; a hash of its name says which, so that a new game leaves the others where they are.
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
    math(EXPR group "0x${digit} % 4")
    set_source_files_properties(${generated}/${FILE}_${stem} PROPERTIES UNITY_GROUP games_${group})
  endforeach()
  get_filename_component(stem ${registry} NAME_WLE)
  gamecert_game_registry(${generated}/${stem} ${registry} ${ARGN})
  target_sources(${target} PRIVATE ${generated}/${stem})
endfunction()
