// Boards as SVG: coordinates as the instance gives them, else springs for small graphs and a circle for others.
const mostDrawn = 80;

/// A move as shown.ml writes it, `v2:1` or `e4:0-3`: the cell that it chooses, where that is drawn, and what is said of it.
function readMove(word) {
  const [, kind, first, more] = /^([vesk])(\d+)[:-]?(.*)$/.exec(word) ?? [null, "k", word, ""];
  if (kind === "v") return { vertex: Number(first), says: `vertex ${first}` + (more === "" ? "" : `: colour ${more}`) };
  if (kind === "e") return { edge: Number(first), says: `edge ${more}` };
  return { says: kind === "s" ? `edge ${first}-${more}` : `move number ${first}` };
}

/// Lines of the program behind `b `: board, what its cells are, start, moves.
function shownBoard(lines) {
  const board = { kind: "", order: 0, edges: [], cells: "", start: null, moves: [], firsts: [] };
  const hex = words => words.map(w => BigInt("0x" + w));
  for (const line of lines) {
    const [word, ...rest] = line.split(" ");
    if (word === "edges") board.edges = rest.map(e => e.split("-").map(Number));
    else if (word === "start") board.start = hex(rest);
    else if (word === "cells") board.cells = rest[0];
    else if (word === "move") board.moves.push({ move: readMove(rest[0]), planes: hex(rest.slice(1)) });
    else if (word === "first") {
      const count = rest.slice(1).findIndex(w => !/^[0-9a-f]+$/.test(w)) + 1 || rest.length;
      board.firsts.push({ move: readMove(rest[0]), planes: hex(rest.slice(1, count)), says: rest.slice(count).join(" ") });
    } else { board.kind = word; board.order = Number(rest[0]); }
  }
  return board;
}

/// Where the vertices lie, in [0, 1] x [0, 1].
function placed(board, instance) {
  const points = /^points:([-\d.,;]+):/.exec(instance);
  let at;
  if (points !== null) at = points[1].split(";").map(p => p.split(",").map(Number)).map(([x, y]) => [x, -y]);
  const n = board.order;
  if (at === undefined || at.length !== n) {
    at = Array.from({ length: n }, (_, v) => [Math.sin((2 * Math.PI * v) / n), -Math.cos((2 * Math.PI * v) / n)]);
    const grid = /^grid:(\d+)x(\d+)/.exec(instance), straight = /^(directed-)?path:/.test(instance);
    if (grid !== null && grid[1] * grid[2] === n) at = at.map((_, v) => [v % grid[2], Math.floor(v / grid[2])]);
    else if (straight) at = at.map((_, v) => [v, 0]);
    else if (!/^(convex|fan|wheel|cycle|complete|directed-cycle|circulant)/.test(instance) && n > 2 && n <= mostDrawn && board.edges.length < n * (n - 1) / 3) springs(at, board.edges);
  }
  const span = i => { const l = at.map(p => p[i]); return [Math.min(...l), Math.max(...l)]; };
  const [x0, x1] = span(0), [y0, y1] = span(1), size = Math.max(x1 - x0, y1 - y0) || 1;
  return { at: at.map(([x, y]) => [(x - x0) / size, (y - y0) / size]), wide: (x1 - x0) / size, high: (y1 - y0) / size };
}

/// Springs on edges, and forces between all vertices (Fruchterman and Reingold, 1991).
function springs(at, edges) {
  const n = at.length, ideal = 2.2 / Math.sqrt(n);
  for (let step = 0, most = 0.4; step < 300; ++step, most *= 0.985) {
    const force = at.map(() => [0, 0]);
    const push = (u, v, by) => {
      const dx = at[u][0] - at[v][0], dy = at[u][1] - at[v][1], d = Math.hypot(dx, dy) || 1e-3, f = by(d) / d;
      force[u][0] += dx * f; force[u][1] += dy * f; force[v][0] -= dx * f; force[v][1] -= dy * f;
    };
    for (let u = 0; u < n; ++u) for (let v = 0; v < u; ++v) push(u, v, d => (ideal * ideal) / d);
    for (const [u, v] of edges) if (u !== v) push(u, v, d => -(d * d) / ideal);
    for (let v = 0; v < n; ++v) {
      const size = Math.hypot(...force[v]) || 1, by = Math.min(size, most) / size;
      at[v][0] += force[v][0] * by; at[v][1] += force[v][1] * by;
    }
  }
}

const svgElement = (name, attributes, text) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
};

/// The names of the planes of a game, from its text.
const planesIn = text => [...text.matchAll(/^position ([^:(]*): \w+/gm)].flatMap(([, names]) => names.split(",").map(name => name.trim()));

const coloursOfSets = new Map(Object.entries({
  ello: s => (s.has("alive") ? (s.has("red") ? ["red", "red"] : ["green", "green"]) : ["gone", "gone"]),
  "odd-elimination": s => (s.has("alive") ? (s.has("odd") ? ["of odd degree", "orange"] : ["of even degree", "plain"]) : ["gone", "gone"]),
  "lights-out": s => [(s.has("lit") ? "lit" : "not lit") + (s.has("unpressed") ? "" : ", pressed"), s.has("lit") ? "orange" : "plain"],
  weak: s => (s.has("blue") ? ["blue", "blue"] : s.has("red") ? ["red", "red"] : ["not painted", "plain"]),
  capture: s => (s.has("mine") ? ["of the player to move", "blue"] : s.has("theirs") ? ["of the other player", "red"] : ["not coloured", "plain"]),
}));

/// The board as a figure; a position gives the cells their look, where it is known what they are, and the cell of a move is ringed.
function drawnBoard(board, instance, planes, game, position, move) {
  const { at, wide, high } = placed(board, instance), edge = Math.max(160, Math.min(420, 46 * Math.sqrt(board.order) + 110));
  const margin = 18, [w, h] = [wide * edge + 2 * margin, high * edge + 2 * margin];
  const picture = svgElement("svg", { viewBox: `0 0 ${w.toFixed(0)} ${h.toFixed(0)}`, width: w.toFixed(0), height: h.toFixed(0), role: "img",
    "aria-label": `${board.kind} of ${board.order} vertices and ${board.edges.length} ${board.kind === "digraph" ? "arcs" : "edges"}` });
  const spot = v => [at[v][0] * edge + margin, at[v][1] * edge + margin];
  const cells = position !== null && planes.length === position.length ? board.cells : "", legend = new Map();
  const look = cell => {
    const sets = new Set(planes.filter((_, i) => (position[i] >> BigInt(cell)) & 1n));
    const known = coloursOfSets.get(game);
    const [label, look] = known !== undefined ? known(sets) : sets.size === 0 ? ["in no set", "gone"] : ["in " + [...sets].join(", "), sets.has(planes[0]) ? "plain" : "blue"];
    legend.set(label, look);
    return look;
  };
  board.edges.forEach(([u, v], e) => {
    const [x1, y1] = spot(u), [x2, y2] = spot(v);
    const style = cells === "edges" ? look(e) : "plain";
    picture.append(svgElement("line", { x1, y1, x2, y2, class: "line " + style + (move?.edge === e ? " chosen" : "") }));
    if (board.kind === "digraph") {
      const d = Math.hypot(x2 - x1, y2 - y1) || 1, tip = [x2 - (12 * (x2 - x1)) / d, y2 - (12 * (y2 - y1)) / d], turn = Math.atan2(y2 - y1, x2 - x1);
      const corner = a => `${(tip[0] - 8 * Math.cos(turn + a)).toFixed(1)},${(tip[1] - 8 * Math.sin(turn + a)).toFixed(1)}`;
      picture.append(svgElement("polygon", { points: `${tip[0].toFixed(1)},${tip[1].toFixed(1)} ${corner(0.4)} ${corner(-0.4)}`, class: "tip" }));
    }
  });
  for (let v = 0; v < board.order; ++v) {
    const [cx, cy] = spot(v);
    picture.append(svgElement("circle", { cx, cy, r: 11, class: "vertex " + (cells === "vertices" ? look(v) : "plain") + (move?.vertex === v ? " chosen" : "") }));
    picture.append(svgElement("text", { x: cx, y: cy + 4 }, String(v)));
  }
  const figure = document.createElement("figure");
  figure.append(picture);
  if (legend.size > 0) {
    const caption = document.createElement("figcaption");
    for (const [label, look] of legend) {
      const sign = document.createElement("span");
      sign.className = "sign " + look;
      caption.append(sign, " " + label + "  ");
    }
    figure.append(caption);
  }
  return figure;
}
