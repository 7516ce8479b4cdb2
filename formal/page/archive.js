// Files of a package that `gamecert pack` made: NAME.tar.gz, NAME.tgz or NAME.tar.
const isArchive = name => /\.(tar|tar\.gz|tgz)$/.test(name);

/// The files of a package: name and bytes of each regular one, and the names of those that are none, such as links. Names of more than 100
/// characters stand before the file as GNU tar or POSIX (pax) has them. An Error says what is wrong.
async function unpacked(name, bytes) {
  if (!name.endsWith(".tar")) bytes = await unzipped(bytes);
  const files = [], left = [], utf8 = new TextDecoder();
  const text = (from, count) => utf8.decode(bytes.subarray(from, from + count)).replace(/\0.*$/s, "");
  let long = null, at = 0;
  for (; ; ) {
    if (at + 512 > bytes.length) throw new Error("the package ends in the middle: expected a file or the block of zeros that ends a tar");
    if (bytes.subarray(at, at + 512).every(byte => byte === 0)) return { files, left };
    const { kind, size, short } = tarHeader(bytes, at, text), from = at + 512;
    if (from + size > bytes.length) throw new Error(`the package ends in the middle of ${long ?? short}`);
    at = from + Math.ceil(size / 512) * 512;
    if (kind === "L") long = text(from, size);
    else if (kind === "x") long = paxPath(bytes.subarray(from, from + size)) ?? long;
    else if (kind !== "g" && kind !== "K") {
      if (kind === "0" || kind === "" || kind === "7") files.push({ name: long ?? short, bytes: bytes.subarray(from, from + size) });
      else if (kind !== "5") left.push(long ?? short); // 5: a folder
      long = null;
    }
  }
}

/// Kind, size and name, as far as it stands there, of the header at a byte.
function tarHeader(bytes, at, text) {
  const magic = text(at + 257, 6);
  if (!magic.startsWith("ustar")) throw new Error(`expected a tar (ustar), found another block at byte ${at}`);
  let sum = 0;
  for (let i = 0; i < 512; ++i) sum += i >= 148 && i < 156 ? 32 : bytes[at + i];
  if (sum !== parseInt(text(at + 148, 8), 8)) throw new Error(`expected the sum of the header at byte ${at}, found another: the package is damaged`);
  const octal = text(at + 124, 12).trim();
  if (!/^[0-7]+$/.test(octal)) throw new Error(`expected the size of a file at byte ${at + 124}, found "${octal}"`);
  const folder = magic === "ustar" ? text(at + 345, 155) : ""; // GNU tar has times there
  return { kind: text(at + 156, 1), size: parseInt(octal, 8), short: (folder === "" ? "" : folder + "/") + text(at, 100) };
}

/// The path in records `LENGTH KEY=VALUE`, or null.
function paxPath(bytes) {
  const utf8 = new TextDecoder();
  let path = null;
  for (let at = 0; at < bytes.length; ) {
    const length = parseInt(utf8.decode(bytes.subarray(at, at + 12)), 10);
    if (!(length > 0)) throw new Error("expected records LENGTH KEY=VALUE of a long name: the package is damaged");
    const record = utf8.decode(bytes.subarray(at, at + length - 1)), equals = record.indexOf("=");
    if (record.slice(0, equals).endsWith(" path")) path = record.slice(equals + 1);
    at += length;
  }
  return path;
}

async function unzipped(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    throw new Error("expected a gzip that is whole, found another file, or one that is damaged or ends in the middle");
  }
}
