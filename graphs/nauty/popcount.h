/* Included before geng.c: its functions that count bits are compiled twice, with the instruction popcnt and without,
   and the program takes those that its processor can run. That takes a sixth off the time of geng. */
#define ONE_WORD_SETS /* as geng.c has it, before nauty.h */
#include <nauty.h>

#if defined(__GLIBC__) && defined(__x86_64__) && !defined(__POPCNT__)
#undef POPCOUNT
#define POPCOUNT(x) __builtin_popcountl(x)
#undef STATIC_POPCNTFUNC
#define STATIC_POPCNTFUNC(type, name, params, ...) \
  __attribute__((target_clones("popcnt", "default"))) static type name params __VA_ARGS__
#endif
