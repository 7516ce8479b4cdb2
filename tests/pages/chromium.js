// Chromium without a window, driven by the protocol of its developer tools over a pipe: pages are opened, files are given to them, keys are
// pressed, pictures are taken. What a page complains of is kept.
"use strict";
const { spawn } = require("child_process"), fs = require("fs"), os = require("os"), path = require("path");

class Chromium {
  constructor() {
    this.profile = fs.mkdtempSync(path.join(os.tmpdir(), "chromium-"));
    const options = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe",
      "--no-first-run", "--user-data-dir=" + this.profile, "about:blank"];
    this.process = spawn("chromium", options, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.answers = new Map(); // by the number of the request
    this.number = 0;
    this.complaints = []; // what the page says on its console, and its errors
    let rest = "";
    this.process.stdio[4].setEncoding("utf8").on("data", text => {
      const messages = (rest + text).split("\0");
      rest = messages.pop();
      for (const message of messages) this.take(JSON.parse(message));
    });
    const ended = () => {
      for (const { refuse } of this.answers.values()) refuse(new Error("chromium ended"));
      this.answers.clear();
    };
    this.process.on("exit", ended);
    this.process.on("error", ended);
  }
  take(message) {
    if (message.id !== undefined) {
      const { give, refuse } = this.answers.get(message.id);
      this.answers.delete(message.id);
      return message.error === undefined ? give(message.result) : refuse(new Error(JSON.stringify(message.error)));
    }
    const { method, params } = message;
    if (method === "Runtime.exceptionThrown") this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === "Runtime.consoleAPICalled") this.complaints.push(params.args.map(a => a.value ?? a.description).join(" "));
    if (method === "Log.entryAdded") this.complaints.push(params.entry.text + " " + (params.entry.url ?? ""));
    if (method === "Page.loadEventFired") this.loaded?.();
  }
  /// The answer to a command of the protocol, to the page if there is one.
  send(method, params = {}) {
    const id = ++this.number;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId: this.session }) + "\0");
    return new Promise((give, refuse) => this.answers.set(id, { give, refuse }));
  }
  async open(url) {
    if (this.session === undefined) {
      const { targetInfos } = await this.send("Target.getTargets");
      const targetId = targetInfos.find(target => target.type === "page").targetId;
      this.session = (await this.send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
      for (const domain of ["Page", "Runtime", "DOM", "Log"]) await this.send(domain + ".enable");
    }
    const loaded = new Promise(give => (this.loaded = give));
    await this.send("Page.navigate", { url });
    await loaded;
  }
  /// The value of an expression in the page; a promise is waited for.
  async value(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  /// Waits until an expression is true in the page; an error after so many seconds.
  async until(expression, seconds = 30) {
    for (const end = Date.now() + 1000 * seconds; ; await new Promise(give => setTimeout(give, 30))) {
      if (await this.value(expression)) return;
      if (Date.now() > end) throw new Error("was not so in " + seconds + " s: " + expression);
    }
  }
  /// Chooses files in an element `input type=file`.
  async choose(selector, files) {
    const { root } = await this.send("DOM.getDocument");
    const { nodeId } = await this.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    await this.send("DOM.setFileInputFiles", { nodeId, files });
  }
  /// Lets files, or folders, fall on the middle of an element.
  async drop(selector, files) {
    const at = await this.value(`(() => { const b = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return { x: b.x + b.width / 2, y: b.y + b.height / 2 }; })()`);
    for (const type of ["dragEnter", "dragOver", "drop"])
      await this.send("Input.dispatchDragEvent", { type, ...at, data: { items: [], files, dragOperationsMask: 1 } });
  }
  async press(key, code = key, text = undefined) {
    const keys = { Tab: 9, Enter: 13, ArrowLeft: 37, ArrowRight: 39, " ": 32 };
    const event = { key, code, windowsVirtualKeyCode: keys[key], text };
    await this.send("Input.dispatchKeyEvent", { type: text === undefined ? "rawKeyDown" : "keyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }
  /// As wide as this, light or dark.
  async look(width, scheme, height = 900) {
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  }
  /// A picture of the whole page, as PNG.
  async picture(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: true });
    fs.writeFileSync(file, Buffer.from(data, "base64"));
  }
  async close() {
    const ended = new Promise(give => this.process.once("exit", give));
    this.process.kill();
    await ended;
    fs.rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

module.exports = { Chromium };
