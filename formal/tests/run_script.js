// run_script.js SCRIPT FILE...: what the checker that is compiled for browsers says of each file: the word behind `s `, a tab, and the file
const fs = require('fs'), vm = require('vm');
globalThis.require = require;
const [path, ...files] = process.argv.slice(2);
const script = new vm.Script(fs.readFileSync(path, 'utf8'), { filename: path });
const write = fs.writeSync, ended = {};
let said;  // on standard output
fs.writeSync = (fd, data, offset, length) => {
  if (fd === 1) said += Buffer.from(data).toString('latin1', offset, offset + length);
  return length;
};
process.stdout.write = text => { said += text; return true; };
process.exit = () => { throw ended; };
for (const file of files) {
  said = '';
  process.argv = ['node', path, file];
  try {
    script.runInThisContext();
  } catch (error) {
    if (error !== ended) said += '\ns ' + error + '\n';
  }
  write(1, (/^s (.*)$/m.exec(said) || [])[1] + '\t' + file + '\n');
}
