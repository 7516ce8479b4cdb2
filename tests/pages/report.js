// In front of a script that tries a page: what goes wrong is collected in `faults`, and lines are left for the test to read.
"use strict";
const faults = [];
window.addEventListener("error", event => faults.push(event.message));
/// Lines in an element of the page with that id.
const report = (id, lines) => {
  const element = document.createElement("pre");
  element.id = id;
  element.textContent = "\n" + lines.join("\n") + "\n";
  document.body.append(element);
};
