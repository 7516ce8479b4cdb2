// page.js CHECK.HTML NATIVE [PICTURES]: what page.sh says; NATIVE has lines VERDICT, tab, FILE, tab, milliseconds.
"use strict";
const fs = require("fs"), os = require("os"), path = require("path");
const { spawnSync } = require("child_process");
const { Chromium } = require("../../tests/pages/chromium.js");
const [page, native, pictures] = process.argv.slice(2);
const corpus = path.join(__dirname, "../../tests/certificates/corpus");
const example = path.join(__dirname, "certificates/ello-order.cert");
const mostTimes = 15, start = 20; // milliseconds that a page may take where the native program takes next to none
let failures = 0;
const fail = what => { console.error("formal: the page " + what); ++failures; };

const idle = "state.workers.length === 0 && document.getElementById('list') !== null";
const results = `[...document.querySelectorAll(".result")].map(r => ({ verdict: r.querySelector(".verdict").textContent,
  name: r.querySelector(".name").textContent, seconds: parseFloat(r.querySelector(".about").textContent) }))`;
/// What the page says of files that are chosen, by their names.
async function checked(browser, files, seconds = 600) {
  await browser.value("document.getElementById('results').replaceChildren()");
  await browser.choose("#files", files);
  await browser.until(idle, seconds).catch(async error => {
    throw new Error(`${error.message}; of ${files.length} files, ${files[0]} first: ` + (await browser.value("at('now').textContent + at('results').textContent.slice(0, 100)")));
  });
  return browser.value(results);
}

/// The least of three times of the page and of the native program, in turn, in milliseconds: other work on the machine only adds to them.
async function leastTimes(browser, file) {
  let here = Infinity, there = Infinity;
  for (let i = 0; i < 3; ++i) {
    const begin = process.hrtime.bigint();
    spawnSync(path.join(path.dirname(page), "gamecert-check-proved"), [file]);
    there = Math.min(there, Number(process.hrtime.bigint() - begin) / 1e6);
    here = Math.min(here, 1000 * (await checked(browser, [file]))[0].seconds);
  }
  return [here, there];
}

async function compareVerdicts(browser) {
  const lines = fs.readFileSync(native, "utf8").trim().split("\n").map(l => l.split("\t"));
  const batches = new Map(); // the files of a folder together; pieces of ledgers are checked together, so each by itself here
  for (const line of lines) {
    const piece = / piece \d+ of \d+$/m.test(fs.readFileSync(line[1], "latin1"));
    const key = piece ? line[1] : path.dirname(line[1]);
    batches.set(key, [...(batches.get(key) ?? []), line]);
  }
  const counts = {}, suspected = [];
  for (const batch of batches.values()) {
    const said = new Map((await checked(browser, batch.map(l => l[1]))).map(r => [r.name, r]));
    for (const [verdict, file, milliseconds] of batch) {
      const result = said.get(path.basename(file)) ?? { verdict: "nothing" };
      counts[result.verdict] = (counts[result.verdict] ?? 0) + 1;
      if (result.verdict !== verdict) fail(`says ${result.verdict} of ${file}, the native program ${verdict}`);
      if (1000 * result.seconds > mostTimes * milliseconds) suspected.push(file);
    }
  }
  console.log(`formal: of ${lines.length} certificates the page says what the native program says: ` + Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`).join(", "));
  let slow = 0, most = 0;
  for (const file of suspected) {
    const [here, there] = await leastTimes(browser, file);
    most = Math.max(most, here / there);
    if (here <= mostTimes * there) continue;
    ++slow;
    console.log(`formal:   ${path.basename(file)}: ${here.toFixed(0)} ms, natively ${there.toFixed(0)} ms`);
    if (here > mostTimes * there + start) fail(`takes more than ${mostTimes} times as long as the native program for ${file}`);
  }
  console.log(`formal: ${slow} of them take the page more than ${mostTimes} times as long, at most ${most.toFixed(1)} times; ${suspected.length} were looked at again`);
}

/// A certificate whose checking calls itself some thousand times: a winning order on a path, from one end to the other.
function longPath(folder) {
  const order = 3000, file = path.join(folder, "long.cert"), lines = [];
  for (let v = 0; v < order; v += 20) lines.push(Array.from({ length: 20 }, (_, i) => v + i).join(" "));
  fs.writeFileSync(file, `gamecert 1\ngame ello 1\ninstance path:${order} green=0\nstatement WINNABLE\nevidence order ${order}\n${lines.join("\n")}\nend\n`);
  return file;
}

async function readerTries(browser, scratch) {
  const text = async selector => browser.value(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ""`);
  const expect = async (what, expression) => { if (!(await browser.value(expression))) fail("does not " + what + ": " + (await text("#results")).slice(0, 300)); };
  // By keys alone: the summary of the text, the example, the check.
  await browser.value("document.querySelector('#paste summary').focus()");
  await browser.press("Enter", "Enter", "\r");
  await browser.press("Tab");
  await browser.press("Tab");
  await browser.press("Tab");
  await browser.press("Enter", "Enter", "\r");
  await browser.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9, modifiers: 8 });
  await browser.press("Enter", "Enter", "\r");
  await browser.until(idle);
  await expect("accept the example by keys", "document.querySelector('.result .verdict')?.textContent === 'VERIFIED'");
  await expect("say in words what is proved", "document.querySelector('.claim h3').textContent === 'The one player of ello on petersen green=0,1,2 can win.'");
  await expect("say what it rests on", "document.querySelector('.claim').textContent.includes('rules of ello 1')");
  await expect("give the rules of the game", "/Eliminate every vertex, green ones only/.test(document.querySelector('.claim details').textContent)");
  await expect("draw the board", "document.querySelectorAll('.claim svg .vertex').length === 10 && document.querySelectorAll('.claim svg .line').length === 15");
  await expect("colour the start", "document.querySelectorAll('.claim svg .green').length === 3");
  await browser.value("[...document.querySelectorAll('.play button')].at(-1).focus()");
  for (let i = 0; i < 10; ++i) await browser.press("ArrowRight");
  await expect("step through the play", "/Move 10 of 10/.test(document.querySelector('.play').textContent) && document.querySelectorAll('.claim svg .gone').length === 10");
  // A changed text.
  await browser.value("at('text').value = at('text').value.replace('1 6 9', '6 1 9'); at('check').click()");
  await browser.until(idle);
  await expect("refuse a changed text", "document.querySelector('.result .verdict').textContent === 'REJECTED' && /the evidence does not prove the claim/.test(at('results').textContent)");
  // A folder that falls on the page, with one below; a package.
  const folder = path.join(scratch, "dropped");
  fs.mkdirSync(path.join(folder, "below"), { recursive: true });
  fs.copyFileSync(example, path.join(folder, "a.cert"));
  fs.copyFileSync(example, path.join(folder, "below", "b.cert"));
  fs.writeFileSync(path.join(folder, "README.md"), "no certificate");
  await browser.value("document.getElementById('results').replaceChildren()");
  await browser.drop("#drop", [folder]);
  await browser.until(idle);
  await expect("take a folder that is dropped", "document.querySelectorAll('.result').length === 2 && at('counts').textContent === '2 VERIFIED'");
  const tar = path.join(scratch, "two.tar.gz");
  spawnSync("tar", ["--format=ustar", "-czf", tar, "-C", scratch, "dropped"]);
  await checked(browser, [tar]);
  await expect("take a package", "document.querySelectorAll('.result').length === 2 && at('counts').textContent === '2 VERIFIED'");
  fs.writeFileSync(tar, fs.readFileSync(tar).subarray(0, 100));
  await checked(browser, [tar]);
  await expect("refuse a package that is cut", "at('counts').textContent === '1 UNREADABLE'");
  // A certificate in the address; a long one and a large one; one that takes long, stopped.
  await browser.value(`location.hash = "small.cert:" + encodeURIComponent(at("example-text").textContent.trimStart()); document.getElementById('results').replaceChildren()`);
  await browser.until(idle);
  await expect("take a certificate in the address", "at('counts').textContent === '1 VERIFIED'");
  const long = (await checked(browser, [longPath(scratch), path.join(__dirname, "certificates/lrat-cubic.cert")], 60)).filter(r => r.verdict === "VERIFIED");
  if (long.length !== 2) fail("does not accept 3000 moves, or 168 kB of LRAT: " + (await text("#results")));
  await browser.choose("#files", [path.join(corpus, "unknown/too-many-deletions.cert")]);
  await new Promise(give => setTimeout(give, 500));
  await browser.value("at('stop').click()");
  await expect("stop", "document.querySelector('.result .verdict').textContent === 'STOPPED' && state.workers.length === 0");
}

/// Files by themselves and together, with names of any letters; claims by their own certificates; moves by their names.
async function claimsAndNames(browser, scratch) {
  const given = name => path.join(__dirname, "certificates", name + ".cert");
  const expect = async (what, expression) => { if (!(await browser.value(expression))) fail("does not " + what + ": " + (await browser.value("at('results').textContent")).slice(0, 600)); };
  const open = async files => {
    await checked(browser, files);
    await browser.value("document.querySelectorAll('.result').forEach(r => (r.open = true))");
    await new Promise(give => setTimeout(give, 200));
  };
  const odd = ["\u00e9 \u2014 \u4e2d.cert", "-"].map(name => path.join(scratch, name));
  for (const file of odd) fs.copyFileSync(example, file);
  await open(odd);
  await expect("take files of any name", "at('counts').textContent === '2 VERIFIED' && document.querySelectorAll('#list h3')[0].textContent === 'Proved'");
  fs.writeFileSync(odd[0], fs.readFileSync(example, "latin1").replace("1 6 9", "6 1 9"));
  await open(odd);
  await expect("put what is refused under its heading, with its name", "document.querySelector('[data-verdict=REJECTED] > h3').textContent === 'Refused' && document.querySelector('[data-verdict=REJECTED] .reason').textContent.startsWith('\u00e9 \u2014 \u4e2d.cert:1: ')");
  await browser.value(`location.hash = ":" + encodeURIComponent(at("example-text").textContent.trimStart())`);
  await browser.until(idle);
  await expect("name a certificate without a name", "document.querySelector('.result .name')?.textContent === 'the certificate in the address'");
  await open([given("ledger-in-pieces"), given("ledger-fails")]);
  const formulas = ["ledger-in-pieces", "ledger-fails"].map(name => /^statement \w+ (.*)$/m.exec(fs.readFileSync(given(name), "latin1"))[1]);
  await expect("give each ledger its own formula", `(claims => claims.length === 2 && ${JSON.stringify(formulas)}.every(formula =>
    claims.some(claim => claim.textContent.includes(infix(formula)) && claim.textContent.includes("conjecture " + formula + " "))))([...document.querySelectorAll(".claim")])`);
  await open([given("ledger-table-in-pieces")]);
  await expect("say that pieces are alone", "/of 16 \\(numbered from 0\\)\\. These pieces alone were checked: nothing is said of the other graphs\\.$/.test(document.querySelector('.claim h3').textContent)");
  await open([given("green-wins")]);
  await browser.value("[...document.querySelectorAll('.play button')].at(-1).click()");
  await expect("name a flip, and draw none", "/Move 1 of \\d+: edge 0-2\\./.test(document.querySelector('.play').textContent) && document.querySelectorAll('.claim svg .line:not(.plain), .claim svg .chosen').length === 0");
  await open([given("weak")]);
  await expect("name a painting", "document.querySelectorAll('.firsts button')[2].textContent.startsWith('First move vertex 0: colour 2')");
  await browser.value("document.querySelectorAll('.firsts button')[2].click()");
  await expect("draw a painting", "document.querySelectorAll('.claim svg .vertex')[0].matches('.red.chosen') && document.querySelectorAll('.claim svg .red').length === 1");
  const many = path.join(scratch, "many.cert");
  fs.writeFileSync(many, fs.readFileSync(example, "latin1").repeat(45));
  await open([many]);
  await expect("show twenty claims of many", "document.querySelectorAll('.claim').length === 20 && /and 25 more/.test(at('results').textContent)");
  for (let i = 0; i < 2; ++i) await browser.value("[...document.querySelectorAll('.result > button')].at(-1).click()");
  await expect("show the others", "document.querySelectorAll('.claim').length === 45 && document.querySelectorAll('.result > button').length === 0");
}

/// At two widths, light and dark: nothing wider than the page, text that can be read.
async function look(browser, without) {
  for (const width of [360, 1280])
    for (const scheme of ["light", "dark"]) {
      await browser.look(width, scheme);
      const wide = await browser.value("document.documentElement.scrollWidth");
      if (wide > width) fail(`needs ${wide} pixels of ${width}`);
      if (pictures !== undefined) await browser.picture(path.join(pictures, `${without}-${width}-${scheme}.png`));
    }
}

(async () => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "page-")), browser = new Chromium();
  try {
    await browser.open("file://" + fs.realpathSync(page));
    await look(browser, "empty");
    await readerTries(browser, scratch);
    await claimsAndNames(browser, scratch);
    await compareVerdicts(browser);
    const accepted = path.join(corpus, "accept"), shown = ["order-ello.cert", "strategy-outcome-first.cert", "counterexample-nimber.cert", "positions-two-words.cert", "ledger.cert"];
    await checked(browser, [...shown.map(name => path.join(accepted, name)), path.join(corpus, "unknown/types-diameter.cert")]);
    await browser.value("document.querySelectorAll('.result').forEach(r => (r.open = true))");
    await new Promise(give => setTimeout(give, 200));
    await browser.value("document.querySelectorAll('.claim details').forEach(r => (r.open = true))");
    await look(browser, "results");
    for (const complaint of browser.complaints) fail("complains: " + complaint);
    await browser.send("Emulation.setScriptExecutionDisabled", { value: true });
    await browser.open("file://" + fs.realpathSync(page));
    if (pictures !== undefined) await browser.picture(path.join(pictures, "without-script.png"));
    await browser.send("Emulation.setScriptExecutionDisabled", { value: false });
    if (!(await browser.value("document.querySelector('noscript').getClientRects().length > 0 && document.querySelector('#page').hidden"))) fail("says nothing where there is no script");
  } catch (error) {
    fail("could not be tried to its end: " + error + "; " + browser.complaints.slice(0, 3));
  }
  await browser.close();
  fs.rmSync(scratch, { recursive: true });
  console.log(`formal: the page in Chromium, ${failures} failures`);
  process.exit(failures > 0 ? 1 : 0);
})();
