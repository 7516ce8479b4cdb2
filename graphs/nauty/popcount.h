/* Included before geng.c: its functions that count bits are there twice, with and without the instruction that does,
   and the program takes those that its processor can run. That makes geng a fifth faster. */
#include <nauty.h>

#if defined(__GLIBC__) && defined(__x86_64__) && !defined(__POPCNT__)
#undef POPCOUNT
#define POPCOUNT(x) __builtin_popcountl(x)
#undef STATIC_POPCNTFUNC
#define STATIC_POPCNTFUNC(type, name, params, ...) \
  __attribute__((target_clones("popcnt", "default"))) static type name params __VA_ARGS__
#endif
