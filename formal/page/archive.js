// Files of a package that `gamecert pack` made: NAME.tar.gz, NAME.tgz or NAME.tar.
const isArchive = name => /\.(tar|tar\.gz|tgz)$/.test(name);

/// Name and bytes of each regular file. An Error says what is wrong.
async function unpacked(name, bytes) {
  if (!name.endsWith(".tar")) bytes = await unzipped(bytes);
  const files = [], text = new TextDecoder("latin1");
  const field = (at, from, count) => text.decode(bytes.subarray(at + from, at + from + count)).replace(/\0.*$/s, "");
  for (let at = 0; at + 512 <= bytes.length && bytes[at] !== 0; ) {
    if (field(at, 257, 5) !== "ustar") throw new Error(`expected a tar (ustar), found another block at byte ${at}`);
    const octal = field(at, 124, 12).trim(), size = parseInt(octal, 8);
    if (!/^[0-7]+$/.test(octal) || at + 512 + size > bytes.length) throw new Error(`expected the size of a file at byte ${at + 124}, found "${octal}"`);
    let sum = 0;
    for (let i = 0; i < 512; ++i) sum += i >= 148 && i < 156 ? 32 : bytes[at + i];
    if (sum !== parseInt(field(at, 148, 8), 8)) throw new Error(`expected the sum of the header at byte ${at}, found another: the package is damaged`);
    const kind = field(at, 156, 1), folder = field(at, 345, 155);
    if (kind === "0" || kind === "") files.push({ name: (folder === "" ? "" : folder + "/") + field(at, 0, 100), bytes: bytes.subarray(at + 512, at + 512 + size) });
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}

async function unzipped(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    throw new Error("expected a gzip that is whole, found another file, or a damaged one");
  }
}
