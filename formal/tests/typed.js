// typed.js: of lines PREFIX, tab, TYPED on standard input, whether page/formula.js writes the first as the second.
"use strict";
const fs = require("fs"), path = require("path"), vm = require("vm");
vm.runInThisContext(fs.readFileSync(path.join(__dirname, "../page/formula.js"), "utf8"));
let same = 0, left = 0, failures = 0;
for (const line of fs.readFileSync(0, "utf8").trim().split("\n")) {
  const [prefix, typed] = line.split("\t"), found = infix(prefix);
  if (found === null) { ++left; console.log("formal:   left in prefix form: " + prefix); }
  else if (found === typed) ++same;
  else { ++failures; console.error(`formal: the page writes ${found}, not ${typed}`); }
}
if (same < 20) { ++failures; console.error(`formal: only ${same} formulas were compared`); }
console.log(`formal: ${same} formulas are written as typed, ${left} left in prefix form, ${failures} failures`);
process.exit(failures > 0 ? 1 : 0);
