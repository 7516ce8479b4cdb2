// Quantified formulas: a circuit whose inputs are chosen by two sides in turn, and its texts.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "encode/circuit.hpp"
#include "encode/cnf.hpp"

namespace gamecert::encode {

/// Inputs of a circuit, not inverted, that one side chooses together, with what they mean.
struct Block {
  bool universal = false;
  std::vector<std::pair<Literal, std::string>> inputs;
};

/// A formula that is true exactly if, with the blocks chosen one after the other, those that are not universal can
/// be chosen so that the matrix is true. Every input of the circuit that the matrix needs is in one block.
struct Qbf {
  Circuit circuit;
  std::vector<Block> prefix;  // the outermost first
  Literal matrix;
  std::string title;               // of its text: what it means that it is true, and that it is false
  std::vector<std::string> notes;  // how values of the inputs are read
};

/// Variables chosen together.
struct VariableBlock {
  bool universal = false;
  std::vector<int> variables;
};

/// A quantified formula in conjunctive normal form. Blocks hold every variable once, none is empty, universal ones
/// alternate with others, and the last is not universal.
struct QuantifiedCnf {
  Cnf cnf;
  std::vector<VariableBlock> prefix;
};

/// A formula of the same truth. The inputs, in order, are the first variables; those of gates are existential and stand
/// as far out as the inputs on which the gate depends allow.
/// Sound because the true values of the gates are determined by these inputs and meet all clauses wherever the matrix
/// is true, and because no values of the gates meet them where it is false.
QuantifiedCnf clauses_of(const Qbf& qbf);

/// QDIMACS: title, notes and names in comments, then the header, the prefix and a line a clause.
std::string qdimacs(const Qbf& qbf);

/// QCIR-14: title, notes and names in comments, then the prefix, the output and a line a gate.
std::string qcir(const Qbf& qbf);

}  // namespace gamecert::encode
