// What is dropped, chosen or pasted is checked by workers, which can be stopped.
const at = id => document.getElementById(id);
const program = URL.createObjectURL(new Blob([at("checker").textContent], { type: "text/javascript" }));

/// A text of the bytes that the program reads as the same bytes: it is given texts.
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes); // no certificate has such bytes, and none of them becomes one
  }
}

/// What is to be checked, run by run: every file by itself, and pieces of sweeps with those of their folder.
function runsOf(files) {
  const runs = [], together = new Map();
  for (const { name, bytes } of files) {
    const content = textOf(bytes), folder = name.includes("/") ? name.replace(/\/[^/]*$/, "") : "";
    const file = { name, content };
    if (!isPiece(content)) runs.push({ name, files: [file] });
    else if (together.has(folder)) together.get(folder).files.push(file);
    else { together.set(folder, { name, folder, files: [file] }); runs.push(together.get(folder)); }
  }
  for (const run of together.values()) if (run.files.length > 1) run.name = `${run.folder === "" ? "a ledger" : run.folder}: ${run.files.length} files`;
  return runs;
}

const state = { waiting: [], workers: [], done: 0, all: 0, since: 0, counts: new Map() };
const mostWorkers = Math.max(1, Math.min(4, (navigator.hardwareConcurrency ?? 2) - 1));

const headings = new Map(Object.entries({ VERIFIED: "Proved", REJECTED: "Refused", UNKNOWN: "Left open", UNREADABLE: "Not read", STOPPED: "Stopped" }));
/// The part of the results that those of a verdict stand in, each under its heading, in the order of the headings.
function partOf(verdict) {
  const list = at("list"), order = [...headings.keys()];
  let part = list.querySelector(`[data-verdict="${verdict}"]`);
  if (part === null) {
    part = element("section", null, { "data-verdict": verdict });
    part.append(element("h3", headings.get(verdict)));
    list.insertBefore(part, [...list.children].find(other => order.indexOf(other.dataset.verdict) > order.indexOf(verdict)) ?? null);
  }
  return part;
}

function show(run, answer, milliseconds) {
  const box = resultElement(run, answer, milliseconds);
  partOf(answer.verdict).append(box);
  state.counts.set(answer.verdict, (state.counts.get(answer.verdict) ?? 0) + 1);
  at("counts").textContent = [...state.counts].map(([verdict, count]) => `${count} ${verdict}`).join(", ");
  if (at("list").querySelectorAll(".result").length === 1) box.open = true;
}

/// Gives the next run to a worker that has none.
function give(worker) {
  worker.run = state.waiting.shift();
  if (worker.run === undefined) {
    if (state.workers.every(w => w.run === undefined)) end();
    return;
  }
  worker.since = performance.now();
  // By numbers: names of files may have letters that the program's files have not.
  const names = worker.run.files.map((_, i) => `@${i}.cert`);
  worker.postMessage({ words: ["--show", "--", ...names], files: worker.run.files.map(({ content }, i) => ({ name: "/static/" + names[i], content })) });
}

function start() {
  const worker = new Worker(program);
  const answered = (answer, milliseconds) => {
    show(worker.run, answer, milliseconds);
    ++state.done;
    give(worker);
    tell();
  };
  worker.onmessage = ({ data }) => answered(readAnswer(data, worker.run.files.map(file => file.name)), data.milliseconds);
  worker.onerror = event => {
    event.preventDefault();
    const reason = `${worker.run?.name}: the browser ended the check: ${event.message}`;
    answered({ verdict: "UNKNOWN", complaints: [reason], claims: [] }, null);
  };
  state.workers.push(worker);
  give(worker);
}

function tell() {
  const busy = state.workers.filter(worker => worker.run !== undefined);
  at("progress").max = Math.max(1, state.all);
  at("progress").value = state.done;
  at("now").textContent = busy.length === 0 ? "" : `${state.done} of ${state.all} checked. Now: ` +
    busy.map(worker => `${worker.run.name}, ${((performance.now() - worker.since) / 1000).toFixed(0)} s`).join("; ");
}

function end() {
  for (const worker of state.workers) worker.terminate();
  state.workers = [];
  clearInterval(state.clock);
  at("state").hidden = true;
  at("results").setAttribute("aria-busy", "false");
}

/// Ends all checks at once: what was not finished has no verdict.
function stop() {
  const open = [...state.workers.flatMap(worker => worker.run ?? []), ...state.waiting];
  state.waiting = [];
  end();
  for (const run of open) show(run, { verdict: "STOPPED", complaints: [], claims: [] }, null);
}

/// Checks files, as `read` gives them: packages are unpacked, of folders the certificates are taken.
async function check(given) {
  if (state.workers.length > 0) stop();
  const files = [], wrong = [];
  for (const { name, bytes, problem } of given) {
    if (problem !== undefined) { wrong.push([name, problem]); continue; }
    if (!isArchive(name)) { files.push({ name, bytes }); continue; }
    try {
      const { files: inside, left } = await unpacked(name, bytes), certificates = inside.filter(file => file.name.endsWith(".cert"));
      if (left.length > 0) wrong.push([name, `expected files alone in the package, found ${left.length} that cannot be read, such as links: ${left.slice(0, 3).join(", ")}${left.length > 3 ? " ..." : ""}`]);
      else if (certificates.length === 0) wrong.push([name, "expected certificates, NAME.cert, in the package, found none"]);
      files.push(...certificates);
    } catch (error) {
      wrong.push([name, error.message]);
    }
  }
  const runs = runsOf(files);
  Object.assign(state, { waiting: [...runs], done: 0, all: runs.length, since: performance.now(), counts: new Map() });
  at("results").replaceChildren(element("h2", "Results"), element("p", "", { id: "counts", role: "status" }), element("div", null, { id: "list" }));
  at("results").setAttribute("aria-busy", "true");
  for (const [name, reason] of wrong) show({ name, files: [] }, { verdict: "UNREADABLE", complaints: [`${name}: ${reason}`], claims: [] }, null);
  if (runs.length === 0) {
    if (wrong.length === 0) at("counts").textContent = "Expected certificates, NAME.cert, found none.";
    return end();
  }
  at("state").hidden = false;
  state.clock = setInterval(tell, 200);
  for (let i = 0; i < Math.min(mostWorkers, runs.length); ++i) start();
  tell();
}

/// Name and bytes of a file, or why it cannot be read.
const read = (file, name) => file.arrayBuffer().then(bytes => ({ name, bytes: new Uint8Array(bytes) }), error => ({ name, problem: error.message }));

const isTaken = name => /\.cert$/.test(name) || isArchive(name);

/// The files below a folder that was dropped: certificates and packages.
async function filesBelow(folder, path) {
  const found = [];
  for await (const [name, inner] of folder.entries()) {
    if (inner.kind === "directory") found.push(...(await filesBelow(inner, path + name + "/")));
    else if (isTaken(name)) found.push(await read(await inner.getFile(), path + name));
  }
  return found;
}
/// The same where the browser has no handles of folders.
async function filesBelowEntry(folder, path) {
  const reader = folder.createReader(), found = [];
  for (;;) { // a hundred at a time
    const some = await new Promise((give, refuse) => reader.readEntries(give, refuse));
    if (some.length === 0) return found;
    for (const inner of some) {
      if (inner.isDirectory) found.push(...(await filesBelowEntry(inner, path + inner.name + "/")));
      else if (isTaken(inner.name)) found.push(await read(await new Promise((give, refuse) => inner.file(give, refuse)), path + inner.name));
    }
  }
}

async function dropped(event) {
  event.preventDefault();
  at("drop").classList.remove("over");
  // All at once: the items are gone when the event is over.
  const items = [...event.dataTransfer.items].filter(item => item.kind === "file")
    .map(item => ({ file: item.getAsFile(), entry: item.webkitGetAsEntry?.(), handle: item.getAsFileSystemHandle?.().catch(() => null) }));
  const given = [];
  for (const { file, entry, handle } of items) {
    if (!entry?.isDirectory) { given.push(await read(file, file.name)); continue; }
    const folder = await handle;
    try {
      given.push(...(folder ? await filesBelow(folder, entry.name + "/") : await filesBelowEntry(entry, entry.name + "/")));
    } catch {
      given.push({ name: entry.name, problem: "this browser does not read a folder that is dropped on a page without a server: choose it by the button for folders" });
    }
  }
  check(given.sort(byName));
}

const byName = (a, b) => (a.name < b.name ? -1 : 1);

async function chosen(event) {
  const files = [...event.target.files].filter(file => event.target.id === "files" || isTaken(file.name));
  event.target.value = ""; // so that the same file can be chosen again
  const given = [];
  for (const file of files) given.push(await read(file, file.webkitRelativePath || file.name)); // one at a time: there may be thousands
  check(given.sort(byName));
}

const checkText = (name, text) => check([{ name, bytes: new TextEncoder().encode(text.endsWith("\n") ? text : text + "\n") }]);

/// A link `check.html#NAME.cert:TEXT` brings a certificate with it, percent-encoded.
function linked() {
  const colon = location.hash.indexOf(":");
  if (colon < 0) return;
  try {
    checkText(decodeURIComponent(location.hash.slice(1, colon)) || "the certificate in the address", decodeURIComponent(location.hash.slice(colon + 1)));
  } catch {
    at("results").replaceChildren(element("p", "The link to this page is damaged: its certificate cannot be read."));
  }
}

for (const id of ["files", "folder"]) at(id).addEventListener("change", chosen);
addEventListener("dragover", event => { event.preventDefault(); at("drop").classList.add("over"); });
addEventListener("dragleave", () => at("drop").classList.remove("over"));
addEventListener("drop", dropped);
addEventListener("hashchange", linked);
at("check").addEventListener("click", () => checkText("the text", at("text").value));
at("example").addEventListener("click", () => { at("text").value = at("example-text").textContent.trimStart(); });
at("stop").addEventListener("click", stop);
at("page").hidden = false;
linked();
