// The ELLO paper, Sections 4 to 6: cut vertices, hypercubes, threads.
#include "papers/ello/blocks.hpp"
#include "papers/ello/lemmas.hpp"
#include "papers/ello/threads.hpp"
#include "papers/sections.hpp"
#include "papers/statements.hpp"

namespace gamecert::papers {
namespace {

bool odd_number(VertexSet green) { return std::popcount(green) % 2 != 0; }

void lemma_by_tables(int, const std::string& name, Trial& trial) { prove_lemma(name, trial); }

void local_reduction(int order, const LocalReduction* reduction, Trial& trial) {
  check_reduction(*reduction, order, trial);
}

}  // namespace

std::vector<CheckFunction> ello_reductions() {
  return {
      check("block-reduction", [](int order, Trial& trial) { check_blocks(order, plaus, trial); }),
      check("attached-oddities", [](int order, Trial& trial) { check_4_2(order, odd_number, trial); }),
      check("lemma", lemma_by_tables, name_of("name")),
      check("local-reduction", local_reduction,
            choice<const LocalReduction*>("name", {{"prop-6.1", &proposition_6_1},
                                                   {"cor-6.2", &step_of_corollary_6_2},
                                                   {"lem-7.4", &reduction_lemma_1},
                                                   {"lem-7.5", &reduction_lemma_2},
                                                   {"lem-7.6", &reduction_lemma_3},
                                                   {"lem-7.7", &reduction_lemma_4}})),
      check("thread-reduction",
            [](int order, Trial& trial) {
              check_thread_reduction(proposition_6_1, step_of_corollary_6_2, order, trial);
            }),
      check("subdivided-edges", check_6_3),
      check("subdivided-special-events",
            [](int order, Trial& trial) { check_6_4(order, property("special & event"), trial); }),
  };
}

}  // namespace gamecert::papers
