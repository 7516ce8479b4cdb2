// Formulas in prefix form, as certificates have them, written as users type them. What this does not know stays as it stands.
const arities = (() => {
  const table = new Map();
  const put = (count, words) => { for (const word of words.split(" ")) table.set(word, count); };
  put(2, "& | -> <-> = != < <= > >= + - * / mod ^ xor union intersection difference symmetric in same reach reach-along between adjacent distance before alike");
  put(1, "! floor ceil sqrt lg lg-up ones power-of-two N card only edges-at edges-in ends tail head out-neighbours in-neighbours out-degree in-degree degree " +
    "eccentricity eigenvalues-above eigenvalues-below laplacian-eigenvalues-above laplacian-eigenvalues-below signless-eigenvalues-above " +
    "signless-eigenvalues-below degree-sequence longest-cycle colourable contains free induced-free minor-free");
  put(2, "bit delete remove induce join contract");
  put(1, "complement line square cone nimber score misere wins winning-moves longest-play shortest-play mean temperature");
  put(3, "if");
  return table;
})();
const quantifiers = new Set("forall exists count sum min max least greatest mex nim-sum those".split(" "));
const ranges = new Set("vertex edge nonedge pair set component block order arc".split(" ")); // with a name; `member` and `range` with more
const tightness = new Map(Object.entries({ "<->": 1, "->": 2, "|": 3, "&": 4, "!": 5, "=": 6, "!=": 6, "<": 6, "<=": 6, ">": 6, ">=": 6, in: 6,
  "+": 7, "-": 7, xor: 7, "*": 8, "/": 8, mod: 8, "^": 9 }));
const tightest = 10;
const ofNone = { sum: "0", "nim-sum": "0", mex: "-1", min: "infinite", max: "-infinite" }; // what `where` leaves out counts as this

/// The text as typed; null where a word is not known here; undefined where its words stand too deep in one another for
/// the browser.
function infix(prefix) {
  const words = prefix.split(" ");
  let at = 0;
  const next = () => { if (at >= words.length) throw null; return words[at++]; };
  const bound = new Set();
  // A text, and how tightly it binds.
  const plain = text => ({ text, tight: tightest });
  const within = (part, least) => (part.tight < least ? "(" + part.text + ")" : part.text);
  const quantified = word => {
    const range = next();
    let over;
    if (word === "forall" && range === "colouring") over = range;
    else if (range === "range") { const name = next(); bound.add(name); const low = read(), high = read(); over = name + " in " + within(low, 7) + ".." + within(high, 7); }
    else if (range === "member" || range === "subset") { const name = next(); bound.add(name); over = (range === "subset" ? "set " : "") + name + " in " + within(read(), 7); }
    else if (ranges.has(range)) { const name = next(); bound.add(name); over = range + " " + name; }
    else throw null;
    const body = read();
    if (word === "those") return plain("{" + over + ": " + body.text + "}");
    const { choice } = body;
    const said = choice && choice[2] === ofNone[word] ? " where " + choice[0] + ": " + choice[1] : ": " + body.text;
    return { text: word + " " + over + said, tight: 0 };
  };
  // `P(complement(G - v))`
  const changed = (word, graph) => {
    if (arities.get(word) === 1) graph = word + "(" + graph + ")";
    else if (word === "induce") graph += "[" + read().text + "]";
    else graph += { join: " + ", contract: " / " }[word] ?? " - ", graph += within(read(), tightest);
    return /^(delete|remove|induce|join|contract|complement|line|square|cone)$/.test(words[at]) ? changed(next(), graph) : plain(within(read(), tightest) + "(" + graph + ")");
  };
  const read = () => {
    const word = next();
    if (quantifiers.has(word)) return quantified(word);
    if (/^(delete|remove|induce|join|contract|complement|line|square|cone)$/.test(word)) return changed(word, "G");
    if (/^(nimber|score|misere|wins|winning-moves|longest-play|shortest-play|mean|temperature)$/.test(word)) {
      const game = next();
      if (/[=@]/.test(game) || /^[\d]|=/.test(words[at] ?? "") && /^(proper|distance|sequential|hackendot|geodetic|weak|ello-modular)$/.test(game)) throw null;
      return plain(({ misere: "outcome", wins: "winnable" }[word] ?? word) + "(" + game + (word === "misere" ? " play=misere" : "") + ")");
    }
    if (/^(contains|free|induced-free|minor-free)$/.test(word)) return plain(word + "(" + next() + ")");
    const count = arities.get(word);
    if (count === undefined) {
      if (/^(let|recursive|number-part|ups|stars|left-stop|right-stop|value.*)$/.test(word)) throw null;
      return plain(word); // a word about the graph, a number or a name
    }
    const parts = Array.from({ length: count }, read);
    if (word === "if") {
      const choice = parts.map(p => p.text);
      return { text: "if " + choice[0] + " then " + choice[1] + " else " + choice[2], tight: 0, choice };
    }
    if (word === "!") {
      const { sides } = parts[0]; // of `same`
      return sides ? { text: sides.join(" != "), tight: 6 } : { text: "!" + within(parts[0], 7), tight: 5 };
    }
    if (word === "only") return plain("{" + parts[0].text + "}");
    if (word === "card") return plain("|" + within(parts[0], 5) + "|");
    if (word === "edges-in") return plain("E[" + parts[0].text + "]");
    if (word === "edges-at") return plain("E(" + parts[0].text + ")");
    if (word === "reach-along") return plain("reach(" + parts.map(p => p.text).join(", ") + ")");
    if (word === "union" && parts[1].text === "N(" + parts[0].text + ")") return plain("N[" + parts[0].text + "]");
    if (word === "union") return plain("{" + parts.map(p => p.text).join(", ") + "}");
    const sign = { same: "=", symmetric: "xor" }[word] ?? word, own = tightness.get(sign);
    if (own === undefined) return plain(word + "(" + parts.map(p => p.text).join(", ") + ")");
    const right = sign === "->" || sign === "^";
    const sides = [within(parts[0], right || own === 6 ? own + 1 : own), within(parts[1], right ? own : own + 1)];
    if (sign === "^" && sides[0].startsWith("-")) sides[0] = "(" + sides[0] + ")";
    return { text: sides.join(" " + sign + " "), tight: own, sides: word === "same" ? sides : undefined };
  };
  try {
    const { text } = read();
    return at === words.length ? text : null;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    if (error !== null) throw error;
    return null;
  }
}
