// What stands in files of certificates, for those who read the page; the program reads them by itself.

/// The certificates of a text, those inside others left out: `lines` of each, from `gamecert 1` to `end`.
function certificatesIn(text) {
  const found = [];
  let depth = 0, first = 0;
  const lines = text.split("\n");
  lines.forEach((line, i) => {
    if (line === "gamecert 1" && depth++ === 0) first = i;
    if (line === "end" && depth > 0 && --depth === 0) found.push({ line: first + 1, lines: lines.slice(first, i + 1) });
  });
  return found.map(describedCertificate);
}

/// Game, parameters, instance, statement and kind of evidence; the text of a user's game.
function describedCertificate({ line, lines }) {
  const claim = { line, lines, parameters: [], misere: false, game: "", instance: "", statement: "", evidence: "", rules: [] };
  for (let i = 1; i < lines.length && !lines[i].startsWith("evidence "); ++i) {
    const rest = lines[i].slice(lines[i].indexOf(" ") + 1);
    if (lines[i].startsWith("rules ")) { claim.rules.push(lines.slice(i + 1, i + 1 + Number(rest))); i += Number(rest); }
    else if (lines[i].startsWith("game ")) claim.game = rest.split(" ")[0];
    else if (lines[i].startsWith("parameter ")) claim.parameters.push(rest.split(" "));
    else if (lines[i] === "play misere") claim.misere = true;
    else if (lines[i].startsWith("instance ")) claim.instance = rest;
    else if (lines[i].startsWith("statement ")) claim.statement = rest;
  }
  claim.evidence = lines.find(l => l.startsWith("evidence "))?.split(" ")[1] ?? "";
  return claim;
}

/// Whether the file holds pieces of sweeps, which are checked together with the other pieces of its folder.
const isPiece = text => /^game sweep 1\ninstance .* piece \d+ of \d+$/m.test(text);
