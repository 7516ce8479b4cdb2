// parts.js: what parts of the page do that need no browser: words, formulas, places of claims, moves, packages.
"use strict";
const fs = require("fs"), os = require("os"), path = require("path"), vm = require("vm"), assert = require("assert");
const { spawnSync } = require("child_process");
for (const part of ["certificate", "formula", "words", "archive", "board", "result"])
  vm.runInThisContext(fs.readFileSync(path.join(__dirname, `../page/${part}.js`), "utf8"), { filename: part + ".js" });
const call = text => vm.runInThisContext(text);
const piece = (statement, line = 1) => certificatesIn("\n".repeat(line - 1) + `gamecert 1\ngame sweep 1\ninstance connected order 7 piece 2 of 16\nstatement ${statement}\nevidence ledger 1 1\nend\n`)[0];
const alone = "; of 16 pieces these alone: 2, 6, 10..12";

const tests = {
  "pieces alone are said to be alone": () => {
    for (const [statement, line, begins] of [
      ["HOLDS tree", "conjecture tree HOLDS order 7..7 connected graphs 9" + alone, /true at all graphs/],
      ["FAILS tree", "conjecture tree FAILS order 7..7 connected graphs 9, false at 3" + alone, /false at some graphs/],
      ["TABLE by order; size", "table by order; size order 7..7 connected graphs 9" + alone, /^A table of all graphs/]]) {
      const words = inWords(wholeSweep(piece(statement), line));
      assert.match(words, begins);
      assert.match(words, /of the class connected, order 7 that are in pieces 2, 6, 10 to 12 of 16 \(numbered from 0\).* nothing is said of the other graphs\.$/);
      assert.doesNotMatch(inWords(wholeSweep(piece(statement), line.replace(alone, ""))), /alone|pieces/);
    }
  },
  "a ledger has its own formula": () => {
    const certificates = new Map([["0:1", piece("HOLDS tree")], ["1:1", piece("HOLDS bipartite")]]), line = "conjecture bipartite HOLDS order 1..7 connected graphs 996";
    assert.equal(formulaOf(acceptedClaim(certificates, { place: "1:1", line })), "bipartite");
    assert.equal(acceptedClaim(certificates, { place: "0:1", line }), null);
    assert.equal(acceptedClaim(certificates, { place: null, line }), null);
  },
  "evidence is that of the certificate that was accepted": () => {
    const one = evidence => `gamecert 1\ngame ello 1\ninstance path:2\nstatement WINNABLE\nevidence ${evidence}\nend\n`;
    const [first, second] = certificatesIn(one("lrat 0 0") + one("order 0")), certificates = new Map([["0:1", first], ["0:7", second]]);
    const { claims } = readAnswer({ status: 3, output: "c ello path:2 WINNABLE\nc rests on: x\nb at 7 @0.cert\ns UNKNOWN\n", complaints: "" }, ["a"]);
    assert.equal(acceptedClaim(certificates, claims[0]).evidence, "order");
    assert.equal(acceptedClaim(certificates, { ...claims[0], line: "ello path:3 WINNABLE" }), null);
  },
  "files have the names of the reader": () => {
    const answer = readAnswer({ status: 1, output: "s REJECTED\n", complaints: "@1.cert:5: @0.cert: expected `end`\n" }, ["é.cert", "-"]);
    assert.deepEqual(answer.complaints, ["-:5: é.cert: expected `end`"]);
  },
  "formulas keep what they mean": () => {
    assert.equal(infix("! same = order 2 tree"), "(order = 2) != tree");
    assert.equal(infix("! same those vertex v = degree v 1 V"), "{vertex v: degree(v) = 1} != V");
    assert.equal(infix("= ^ -2 2 4"), "(-2) ^ 2 = 4");
    assert.equal(infix("= ^ 2 -2 4"), "2 ^ -2 = 4");
    assert.equal(infix("constructor"), "constructor");
    assert.equal(infix("! ".repeat(200000) + "tree"), undefined);
  },
  "words of certificates are no names of the script's own": () => {
    const claim = certificatesIn("gamecert 1\ngame ello 1\ninstance path:2\nstatement constructor\nevidence constructor\nend\n")[0];
    assert.equal(inWords(claim), "ello on path:2: constructor.");
    assert.equal(call("evidenceInWords").get("constructor"), undefined);
    assert.match(inWords({ ...claim, game: "sweep", statement: "constructor" }), /^Of all path:2: constructor\.$/);
  },
  "moves are named": () => {
    assert.deepEqual(readMove("v2:1"), { vertex: 2, says: "vertex 2: colour 1" });
    assert.deepEqual(readMove("v12"), { vertex: 12, says: "vertex 12" });
    assert.deepEqual(readMove("e4:0-3"), { edge: 4, says: "edge 0-3" });
    assert.deepEqual(readMove("s1-12"), { says: "edge 1-12" });
    assert.deepEqual(readMove("k7"), { says: "move number 7" });
  },
};

/// Packages as GNU tar makes them, in each of its formats, and cut at every block.
async function packages() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "parts-")), inner = path.join("d".repeat(90), "é".repeat(40) + ".cert");
  fs.mkdirSync(path.join(folder, path.dirname(inner)));
  fs.writeFileSync(path.join(folder, inner), "text\n".repeat(200));
  fs.symlinkSync("nothing", path.join(folder, "link.cert"));
  const made = (format, ...names) => new Uint8Array(spawnSync("tar", ["--format=" + format, "-cf", "-", "-C", folder, ...names]).stdout);
  for (const format of ["gnu", "pax", "ustar"]) {
    const bytes = made(format, inner), { files, left } = await unpacked("a.tar", bytes);
    assert.deepEqual([files.map(file => file.name), files[0].bytes.length, left], [[inner], 1000, []], format);
    const end = bytes.findLastIndex(byte => byte !== 0);
    for (let cut = 0; cut <= end; cut += 256) await assert.rejects(unpacked("a.tar", bytes.subarray(0, cut)), /the package ends in the middle/, `${format}, ${cut}`);
  }
  assert.deepEqual((await unpacked("a.tar", made("gnu", inner, "link.cert"))).left, ["link.cert"]);
  fs.rmSync(folder, { recursive: true });
}

(async () => {
  let failures = 0;
  for (const [name, test] of Object.entries({ ...tests, "packages are read whole or refused": packages }))
    try { await test(); } catch (error) { ++failures; console.error(`formal: ${name}: ${error.message}`); }
  console.log(`formal: parts of the page, ${Object.keys(tests).length + 1} tests, ${failures} failures`);
  process.exit(failures > 0 ? 1 : 0);
})();
