/* Included before geng.c. Its functions that count bits are compiled twice, with the instruction popcnt and without,
   and the program takes those that its processor can run: that takes a sixth off the time of geng. And every graph that
   it makes is pruned once it is to end, before anything is computed about it. */
#define ONE_WORD_SETS /* as geng.c has it, before nauty.h */
#include <nauty.h>

#if defined(__GLIBC__) && defined(__x86_64__) && !defined(__POPCNT__)
#undef POPCOUNT
#define POPCOUNT(x) __builtin_popcountl(x)
#undef STATIC_POPCNTFUNC
#define STATIC_POPCNTFUNC(type, name, params, ...) \
  __attribute__((target_clones("popcnt", "default"))) static type name params __VA_ARGS__
#endif

extern _Thread_local int gamecert_geng_ended; /* nothing that it makes is wanted any more */
extern int gamecert_geng_pause(void);         /* whether that is so */

static inline int gamecert_geng_preprune(graph* g, int n, int final) {
  static _Thread_local unsigned made = 0;
  (void)g, (void)n, (void) final;
  return gamecert_geng_ended || (++made % 1024 == 0 && gamecert_geng_pause());
}
