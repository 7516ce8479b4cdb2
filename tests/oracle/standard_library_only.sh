#!/bin/sh
# Every file of the folder given includes nothing but headers of the C++20 standard library, of this folder and of its own;
# programs in Python import nothing but the standard library of Python and files of their folder.
set -u
. "$(dirname "$0")/../complaints.sh"
folder=${1:?usage: standard_library_only.sh FOLDER}
standard=" algorithm any array atomic barrier bit bitset charconv chrono cassert cctype cerrno cfenv cfloat cinttypes
 climits clocale cmath codecvt compare complex concepts condition_variable coroutine csetjmp csignal cstdarg cstddef
 cstdint cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception execution filesystem format forward_list
 fstream functional future initializer_list iomanip ios iosfwd iostream istream iterator latch limits list locale map
 memory memory_resource mutex new numbers numeric optional ostream queue random ranges ratio regex scoped_allocator
 semaphore set shared_mutex source_location span sstream stack stdexcept stop_token streambuf string string_view
 syncstream system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray
 variant vector version "
standard=$(printf "%s" "$standard" | tr "\n" " ")
files=0

imports_of_python() {
  if grep -n -E '__import__|importlib|exec\(|eval\(' "$1" >&2; then complain "$1: not a plain import"; fi
  for module in $(sed -n -E 's/^[[:space:]]*(from|import)[[:space:]]+([a-z_0-9]+).*$/\2/p' "$1"); do
    [ -f "$(dirname "$1")/$module.py" ] || python3 -c "import sys; sys.exit('$module' not in sys.stdlib_module_names)" ||
      complain "$1: imports $module, which is no module of the standard library or of the folder"
  done
}

for file in $(find "$folder" -type f ! -name '*.sh' ! -name '*.tsv' ! -name '*.game' ! -name CMakeLists.txt ! -path '*/__pycache__/*' | sort); do
  case $file in
    *.cpp | *.hpp | *.h | *.cc) files=$((files + 1)) ;;
    *.py) files=$((files + 1)) && imports_of_python "$file" && continue ;;
    *) complain "$file: a kind of file that is not checked" && continue ;;
  esac
  # Any other way to bring in text: import, a macro after #include, an include that the compiler joins from two lines.
  if grep -n -E '^[[:space:]]*(export[[:space:]]+)?import[[:space:]]|\\$|%:|\?\?=|#[[:space:]]*(include_next|import|embed)' "$file" >&2; then
    complain "$file: not a plain #include"
  fi
  includes=$(sed -n -E 's/^[[:space:]]*#[[:space:]]*include[[:space:]]*(.*)$/\1/p' "$file" | tr -d ' \t')
  [ -n "$includes" ] || complain "$file: no #include found"
  for included in $includes; do
    own=$(printf '%s\n' "$included" | sed -n -E 's/^"([a-z_0-9]+\.hpp)"$/\1/p')
    if [ -n "$own" ] && { [ -f "$folder/$own" ] || [ -f "$(dirname "$file")/$own" ]; }; then continue; fi
    name=$(printf '%s\n' "$included" | sed -n -E 's/^<([a-z_]+)>(\/\/.*)?$/\1/p')
    case " $standard " in
      *" ${name:-?} "*) ;;
      *) complain "$file: includes $included, which is no header of the standard library or of the folder" ;;
    esac
  done
done
[ "$files" -gt 0 ] || complain "$folder: no source files"
[ "$failures" -eq 0 ] || exit 1
echo "$files files include only the standard library and one another"
