// Claims in plain words.
const nameOfGame = claim => claim.game.replace(/@.*/, "") + (claim.parameters.length === 0 ? "" : " (" + claim.parameters.map(([n, v]) => n + " " + v).join(", ") + ")");

/// What the statement of a game says, as a sentence.
function inWords(claim) {
  const [word, ...rest] = claim.statement.split(" "), value = rest.join(" ");
  if (claim.game === "sweep") return sweepInWords(claim);
  if (claim.game === "conjecture") return `At the graph ${claim.instance} the formula below is false.`;
  if (claim.game === "numbers") return `Of all whole numbers from 0 on, the statement below is ${value === "" ? word.toLowerCase() : claim.statement.toLowerCase()}.`;
  if (claim.game === "octal") return `The nimbers of all heaps of the octal game ${claim.instance}: ${periodInWords(claim.statement)}`;
  if (/-(gadget|family|parts)$|^(reduction|value)$/.test(claim.game)) return `Of ${claim.game}, for ${claim.instance}: ${claim.statement}.`;
  const play = claim.misere ? ", where who cannot move wins," : "";
  const where = `${nameOfGame(claim)} on ${claim.instance}${play}`;
  const sentences = new Map(Object.entries({
    WINNABLE: `The one player of ${where} can win.`,
    UNWINNABLE: `The one player of ${where} cannot win, whatever the moves.`,
    "OUTCOME N": `In ${where} the player who moves first wins.`,
    "OUTCOME P": `In ${where} the player who moves second wins.`,
    "OUTCOME first": `In ${where} the first player wins.`,
    "OUTCOME second": `In ${where} the second player wins.`,
    "OUTCOME tie": `In ${where} each player can be sure of a tie.`,
    "NIMBER 0": `The nimber of ${where} is 0: the player who moves second wins.`,
    "NIMBER loony": `${where} is loony: the player who moves first wins, also beside any heap.`,
  }));
  if (sentences.has(claim.statement)) return sentences.get(claim.statement);
  if (word === "NIMBER") return `The nimber of ${where} is ${value}: the player who moves first wins, and beside a heap of ${value === "1" ? "1 token" : value + " tokens"} the other one.`;
  if (word === "SCORE" && rest.length === 1) return `The best play of ${where} has the score ${value}.`;
  if (word === "SCORE") return `The best play of ${where} has a score of ${rest[0] === ">=" ? "at least" : "at most"} ${rest[1]}.`;
  if (word === "SAME") return `${where} is the same game as ${value.replace(/^AS /, "")}: each move of one answers a move of the other.`;
  if (word === "REFUTED") return `In ${where} advice to the ${rest[0]} player fails: who ${rest[1] === "moves" ? "answers as it says does not always have a move" : "follows it does not reach what it promises"} (${value}).`;
  return `${where}: ${claim.statement}.`;
}

/// A sweep as one claim, as `wholeSweep` gives it; `pieces` are those of one order that were checked, where there are more.
function sweepInWords({ instance, statement, pieces }) {
  const [, classes, first, last] = /^(\S+) order (\d+)\.\.(\d+)$/.exec(instance) ?? [], verdict = statement.split(" ")[0];
  const orders = first === last ? `order ${first}` : `orders ${first} to ${last}`;
  const there = pieces === undefined ? "" : ` that are in ${/[,.]/.test(pieces.which) ? "pieces" : "piece"} ${pieces.which.replace(/\.\./g, " to ")} of ${pieces.count} (numbered from 0)`;
  const graphs = (classes === undefined ? instance : `graphs of the class ${classes.replace(/,/g, ", ")}, ${orders}`) + there;
  const sentences = new Map(Object.entries({
    TABLE: `A table of all ${graphs}.`,
    HOLDS: `The formula below is true at all ${graphs}.`,
    FAILS: `The formula below is false at some ${graphs}.`,
    VACUOUS: `None of the ${graphs} meets what the formula below supposes.`,
  }));
  return (sentences.get(verdict) ?? `Of all ${graphs}: ${statement}.`) + (there === "" ? "" : " These pieces alone were checked: nothing is said of the other graphs.");
}

function periodInWords(statement) {
  const [, period, , from] = statement.split(" ");
  return `they repeat every ${period} tokens from ${from} token${from === 1 ? "" : "s"} on.`;
}

/// The formula of a claim, in prefix form; empty if it has none.
function formulaOf(claim) {
  if (claim.game === "numbers") return claim.instance;
  if (claim.game === "sweep" || claim.game === "conjecture") return claim.statement.split(" ").slice(1).join(" ");
  return "";
}

const evidenceInWords = new Map(Object.entries({
  automata: "automata, made and compared state by state", avoider: "an avoider's sets and a refutation", breaker: "a breaker's sets and a refutation",
  cancellation: "branches that cancel, and what is left", closure: "all positions that can be reached: none is won",
  counterexample: "a graph, at which the formula is computed", derivation: "steps that keep the answer, and what is left",
  counterplay: "an answer to every move", determinant: "a determinant that is not zero", frontiers: "all orders along a layout of the vertices",
  implausible: "the parity of a component", induction: "tables that repeat", kernel: "a set of vertices that meets every neighbourhood evenly",
  leads: "bounds of the score, position by position", ledger: "a list of all graphs, one of each", line: "a play in which the advice fails", lrat: "a refutation of a formula (LRAT)",
  mirror: "an answer to every move", order: "a winning order of moves", pairs: "moves in pairs", period: "play of all heaps up to the bound of the theorem",
  positions: "positions with their nimbers, each with its options", signature: "a table of the gadget", simulation: "pairs of positions with the same options",
  strategy: "a strategy: positions with bounds of the score", symmetry: "mirror images", theorem: "a theorem of the literature", types: "types of trees",
}));
