// Checks certificates beside the page: `run_checker` is the program, put behind these lines. A message has the arguments and the files of
// one run; the answer has its lines and its exit status, as the native program gives them.
"use strict";
const ended = {}; // thrown where the program exits
let status, output, complaints;
globalThis.process = {
  // without `versions`, or the program takes itself for one under node
  stdout: { write: text => { output += text; return true; } },
  stderr: { write: text => { complaints += text; return true; } },
  exit: code => { status = code; throw ended; },
};
onmessage = ({ data: { words, files } }) => {
  output = complaints = "";
  status = undefined;
  process.argv = ["", "gamecert-check-proved", ...words];
  globalThis.caml_fs_tmp = files; // {name, content}
  const begin = performance.now();
  try {
    run_checker();
  } catch (error) {
    if (error !== ended) complaints += "the check was not finished: " + error + "\n";
  }
  postMessage({ status, output, complaints, milliseconds: performance.now() - begin });
};
