// Results as elements of the page: the verdict, what is proved, what it rests on, the rules, the board, the play.
const element = (name, text, attributes = {}) => {
  const made = document.createElement(name);
  if (text !== undefined && text !== null) made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};
const button = (text, pressed) => {
  const made = element("button", text, { type: "button" });
  made.addEventListener("click", pressed);
  return made;
};

/// What the program said: its verdict, its complaints, each claim that it accepted with what it rests on, the file and the line where its
/// certificate begins, and lines for drawings. The program knows the files as `@0.cert`, `@1.cert` ...: `names` are those of the reader.
function readAnswer({ status, output, complaints }, names) {
  const named = line => line.replace(/(^|: )@(\d+)\.cert(?=:)/g, (_, before, file) => before + names[file]);
  const answer = { verdict: "UNREADABLE", complaints: complaints.trim().split("\n").filter(l => l !== "").map(named), claims: [] };
  for (const line of output.split("\n")) {
    const rest = line.slice(2), last = answer.claims.at(-1);
    if (line.startsWith("s ")) answer.verdict = rest;
    else if (line.startsWith("c rests on: ") && last) last.restsOn = line.slice(12);
    else if (line.startsWith("c ")) answer.claims.push({ line: rest, restsOn: "", rows: [], shown: [], place: null });
    else if (line.startsWith("v ") && last) last.rows.push(rest);
    else if (line.startsWith("b at ") && last) last.place = placeOf(line.slice(5));
    else if (line.startsWith("b ") && last) last.shown.push(rest);
  }
  if (status === undefined) answer.verdict = "UNKNOWN"; // the browser ended the check
  return answer;
}

/// Of `LINE @FILE.cert`: the file by its number in the run, and the line.
function placeOf(text) {
  const [, line, file] = /^(\d+) @(\d+)\.cert$/.exec(text) ?? [];
  return line === undefined ? null : `${file}:${line}`;
}

/// The claim of a certificate as the program prints it.
const claimLine = claim => [claim.game, ...claim.parameters.map(([n, v]) => "--" + n + " " + v), ...(claim.misere ? ["--play misere"] : []), claim.instance, claim.statement].join(" ");

const verdictsInWords = new Map(Object.entries({
  VERIFIED: "Proved: what is claimed holds.",
  REJECTED: "Refused: this does not prove what it claims.",
  UNKNOWN: "Left open: this checker cannot decide it. It says nothing for or against the claim.",
  UNREADABLE: "This is no file that can be read as certificates.",
  STOPPED: "The check was stopped before its end.",
}));
const badge = verdict => element("span", verdict, { class: "verdict " + verdict.toLowerCase() });

/// The text of a game that comes with the program, or null.
const builtInRules = game => document.querySelector(`script[data-game="${CSS.escape(game)}"]`)?.textContent.trim() ?? null;

function rulesElement(claim) {
  const box = element("details");
  box.append(element("summary", "The rules of the game"));
  const rules = claim.rules.length > 0 ? null : builtInRules(claim.game);
  if (rules === null && claim.rules.length === 0) return null;
  if (rules !== null) {
    const prose = rules.split("\n").filter(l => l.startsWith("> ")).map(l => l.slice(2));
    const source = prose.length > 1 ? prose.pop() : null;
    box.append(element("p", prose.join(" ")));
    if (source !== null) box.append(element("p", source, { class: "about" }));
    box.append(element("pre", rules.split("\n").filter(l => !l.startsWith("> ")).join("\n")));
    box.append(element("p", "The theorem speaks of the same rules in Coq, in formal/games/.", { class: "about" }));
  }
  for (const text of claim.rules) box.append(element("p", "As they stand in the certificate:"), element("pre", text.join("\n")));
  return box;
}

/// What the evidence says of the position after a first move, as `--show` prints it: a nimber, or bounds of a score.
function saidInWords(says) {
  if (says === "") return "";
  if (says === "wins") return ": wins at once";
  if (says === "loony") return "; what is left is loony";
  if (says.startsWith("*")) return `; what is left has the nimber ${says.slice(1)}`;
  return `; from there on whose turn it is gets ${says.split(" ").map(b => (b.startsWith(">=") ? "at least " : "at most ") + b.slice(2)).join(", ")} more than the opponent`;
}

/// The board with the play in steps, or with the first moves and what the evidence says of them.
function playElement(claim, shown) {
  const board = shownBoard(shown);
  if (board.order === 0 || board.order > mostDrawn || board.kind === "heaps") return null;
  const planes = planesIn(builtInRules(claim.game) ?? ""), box = element("div"), place = element("div");
  const draw = (position, move) => place.replaceChildren(drawnBoard(board, claim.instance, planes, claim.game, position, move));
  draw(board.start, null);
  box.append(place);
  if (board.moves.length > 0) {
    let at = 0;
    const text = element("span", null, { "aria-live": "polite" });
    const go = to => {
      at = Math.max(0, Math.min(board.moves.length, to));
      const made = board.moves[at - 1];
      draw(at === 0 ? board.start : made.planes, made?.move);
      text.textContent = at === 0 ? `Before play; ${board.moves.length} moves follow.` : `Move ${at} of ${board.moves.length}: ${made.move.says}.`;
      back.disabled = at === 0;
      on.disabled = at === board.moves.length;
    };
    const back = button("Back", () => go(at - 1)), on = button("Next move", () => go(at + 1));
    const row = element("div", null, { class: "play", role: "group", "aria-label": "The play, move by move" });
    row.append(back, on, text);
    row.addEventListener("keydown", event => {
      if (event.key === "ArrowRight") go(at + 1);
      if (event.key === "ArrowLeft") go(at - 1);
    });
    go(0);
    box.append(row);
  } else if (board.firsts.length > 0) {
    const list = element("ol", null, { class: "firsts" });
    const press = (made, position, move) => {
      for (const other of list.querySelectorAll("button")) other.setAttribute("aria-pressed", other === made);
      draw(position, move);
    };
    const add = (text, position, move) => {
      const item = element("li"), made = button(text, () => press(made, position, move));
      item.append(made);
      list.append(item);
    };
    add("Before play", board.start, null);
    for (const { move, planes: position, says } of board.firsts) add(`First move ${move.says}${saidInWords(says)}`, position, move);
    const about = element("details");
    about.append(element("summary", "First moves"), list);
    box.append(about);
  }
  return box;
}

/// What stands below a claim: in words, as a formula, and what it is made of.
function claimElement(claim, accepted) {
  const box = element("div", null, { class: "claim" });
  const sentence = claim === null ? "" : inWords(claim), formula = claim === null ? "" : formulaOf(claim);
  if (sentence !== "") box.append(element("h3", (accepted === null ? "Claimed, not proved here: " : "") + sentence));
  const list = element("dl");
  const row = (term, inner) => { const dd = element("dd"); dd.append(inner); list.append(element("dt", term), dd); };
  if (formula !== "") {
    const typed = infix(formula);
    if (typed !== undefined) row(typed === null ? "Formula (prefix form)" : "Formula", element("code", typed ?? formula));
  }
  row("Claim", element("code", accepted === null ? claimLine(claim) : accepted.line));
  if (claim !== null && claim.evidence !== "") row("Evidence", claim.evidence + (evidenceInWords.has(claim.evidence) ? ": " + evidenceInWords.get(claim.evidence) : ""));
  if (accepted !== null) row("It rests on", accepted.restsOn);
  if (accepted !== null && accepted.rows.length > 0) row("Rows", element("pre", accepted.rows.join("\n")));
  box.append(list);
  if (claim !== null) for (const more of [accepted === null ? null : playElement(claim, accepted.shown), rulesElement(claim)]) if (more !== null) box.append(more);
  return box;
}

/// The result of one run: `run` has a name and files, `answer` what readAnswer gives, or a verdict alone.
function resultElement(run, answer, milliseconds) {
  const box = element("details", null, { class: "result" }), summary = element("summary");
  summary.append(badge(answer.verdict), element("span", run.name, { class: "name" }), element("span", milliseconds === null ? "" : `${(milliseconds / 1000).toFixed(2)} s`, { class: "about" }));
  box.append(summary);
  const fill = () => {
    const some = answer.verdict === "UNKNOWN" && answer.claims.length > 0;
    box.append(element("p", some ? "Left open in part: some of the claims are proved, and stand below; of the others this checker says nothing." : verdictsInWords.get(answer.verdict) ?? answer.verdict));
    for (const line of answer.complaints) box.append(element("p", line, { class: "reason" }));
    const certificates = new Map(run.files.flatMap((file, i) => certificatesIn(file.content).map(claim => [`${i}:${claim.line}`, claim])));
    const proved = answer.verdict === "REJECTED" || answer.verdict === "UNREADABLE" ? [] : answer.claims;
    box.append(...someOf(proved, accepted => claimElement(acceptedClaim(certificates, accepted), accepted)));
    const done = new Set(proved.map(accepted => accepted.place)), left = [...certificates].filter(([place, claim]) => claim.game !== "sweep" && !done.has(place));
    box.append(...someOf(left, ([, claim]) => claimElement(claim, null)));
  };
  box.addEventListener("toggle", () => { if (box.open && box.childElementCount === 1) fill(); });
  return box;
}

const mostAtOnce = 20;
/// Elements of the first of a list, and of the others when one asks for them.
function someOf(list, make) {
  const made = list.slice(0, mostAtOnce).map(make), left = list.slice(mostAtOnce);
  if (left.length > 0) {
    const more = button(`and ${left.length} more: show ${Math.min(mostAtOnce, left.length)} of them`, () => more.replaceWith(...someOf(left, make)));
    made.push(more);
  }
  return made;
}

/// What the certificate of an accepted claim has, by its place; null where that is not certain.
function acceptedClaim(certificates, { place, line }) {
  const claim = certificates.get(place);
  if (claim === undefined) return null;
  if (claim.game === "sweep") return wholeSweep(claim, line);
  return claimLine(claim) === line ? claim : null;
}

/// The ledger that begins with a piece as one claim, as the program prints it: `conjecture FORMULA HOLDS order 1..7 connected graphs 996`; null
/// if the line is of another one.
function wholeSweep(piece, line) {
  const formula = formulaOf(piece), table = piece.statement.startsWith("TABLE "), begins = (table ? "table " : "conjecture ") + formula + " ";
  const words = /^(HOLDS |FAILS |VACUOUS |)order (\d+\.\.\d+) (\S+) graphs \d+(?:, false at \d+)?(?:; of (\d+) pieces these alone: ([\d., ]+))?$/;
  const [, verdict, orders, classes, count, which] = (line.startsWith(begins) && words.exec(line.slice(begins.length))) || [];
  if (verdict === undefined || (verdict === "") !== table) return null;
  return { ...piece, evidence: "ledger", instance: `${classes} order ${orders}`, statement: (table ? "TABLE " : verdict) + formula,
    pieces: count === undefined ? undefined : { count, which } };
}
