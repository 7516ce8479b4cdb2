// Boards that one can play on. All positions, moves and values come with the page, made by the program; nothing here
// knows the rules of a game.
"use strict";
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const COLOURS = 8;
  const LINE = {absent: 0, faint: 1, plain: 2, bold: 3};
  const NAMES = ["the first player", "the second player"];

  const make = (tag, attributes, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  };
  const draw = (tag, attributes, parent) => {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    parent.append(element);
    return element;
  };
  const decode = letter => {
    const code = letter.charCodeAt(0) - 48;
    return {colour: code % COLOURS, state: Math.floor(code / COLOURS)};
  };
  const sentence = text => text ? text[0].toUpperCase() + text.slice(1) + (/[.!]$/.test(text) ? "" : ".") : "";

  const unpack = data => ({
    ...data,
    lines: data.lines || [],
    moves: (data.moves || []).map(([name, element, paint]) => ({name, element, paint})),
    positions: data.positions.map(([planes, mover, value, end, leftOut, looks, options, notes]) => ({
      planes, mover, value, end, leftOut: leftOut === 1, looks, notes: notes || [],
      options: options.map(([move, to, gain, worth, best, traces]) => ({move, to, gain, worth, best: best === 1, traces})),
    })),
  });

  // The board as SVG; `paint` shows a position on it.
  const makeBoard = (data, id, choose) => {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", "board");
    svg.setAttribute("role", "img");
    svg.setAttribute("viewBox", `0 0 ${data.size[0]} ${data.size[1]}`);
    svg.style.minWidth = "0";
    svg.style.maxWidth = `min(100%, ${Math.max(Math.min(320, data.size[0] * 2), data.size[0] * 1.3)}px)`;
    const defs = draw("defs", {}, svg);
    data.inks.forEach(([fill, line, hatching], colour) => {
      if (hatching) {
        const pattern = draw("pattern", {id: `${id}-ink${colour}`, width: 6, height: 6, patternUnits: "userSpaceOnUse"}, defs);
        draw("rect", {width: 6, height: 6, fill}, pattern);
        draw("path", {d: hatching, stroke: line, "stroke-width": 1, opacity: .5}, pattern);
      }
      const marker = draw("marker", {id: `${id}-arrow${colour}`, markerWidth: 13, markerHeight: 11, refX: 5, refY: 5.5,
                                     orient: "auto", markerUnits: "userSpaceOnUse"}, defs);
      draw("path", {d: "M0,0 L13,5.5 L0,11 z", fill: colour === 0 ? "#767676" : line}, marker);
    });
    const parts = new Map();
    const arrows = new Set(data.lines.filter(([, , arrow]) => arrow).map(([from, to]) => `${from} ${to}`));
    data.lines.forEach(([from, to, arrow], i) => {
      let [x1, y1] = data.vertices[from];
      let [x2, y2] = data.vertices[to];
      const ofTwo = arrow && arrows.has(`${to} ${from}`);  // each is on its own side
      if (arrow) {
        const length = Math.hypot(x2 - x1, y2 - y1) || 1;
        const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
        const aside = ofTwo ? 6 : 0;
        [x1, y1] = [x1 - aside * dy, y1 + aside * dx];
        [x2, y2] = [x2 - aside * dy - 23 * dx, y2 + aside * dx - 23 * dy];
      }
      const group = draw("g", {"data-element": `l${i}`}, svg);
      const hit = draw("line", {class: ofTwo ? "hit slim" : "hit", x1, y1, x2, y2}, group);
      const stroke = draw("line", {x1, y1, x2, y2}, group);
      const along = ofTwo ? .62 : .5;
      const note = draw("text", {class: "note", x: x1 + along * (x2 - x1), y: y1 + along * (y2 - y1) + 4}, group);
      parts.set(`l${i}`, {group, hit, stroke, note, arrow});
    });
    data.vertices.forEach(([x, y, label], i) => {
      const group = draw("g", {"data-element": `v${i}`}, svg);
      const at = draw("circle", {class: "at", cx: x, cy: y, r: 20}, group);
      const ring = draw("circle", {class: "ring", cx: x, cy: y, r: 17}, group);
      const disc = draw("circle", {class: "disc", cx: x, cy: y, r: 13}, group);
      const text = draw("text", {class: "label", x, y: y + 4}, group);
      text.textContent = label;
      if (label.length > 3) text.style.fontSize = `${66 / label.length}px`;
      const note = draw("text", {class: "note", x: x + 15, y: y - 9}, group);
      parts.set(`v${i}`, {group, at, ring, disc, text, note});
    });
    svg.addEventListener("click", event => {
      const group = event.target.closest("g[data-element]");
      if (group) choose(group.dataset.element);
    });

    const paintVertex = ({ring, disc, text}, {colour, state}) => {
      const hatched = data.inks[colour][2] !== "";
      disc.setAttribute("fill", hatched ? `url(#${id}-ink${colour})` : data.inks[colour][0]);
      disc.classList.toggle("faint", (state & 1) === 1);
      if ((state & 1) === 1) disc.setAttribute("fill", "none");
      text.classList.toggle("gone", (state & 1) === 1);
      ring.style.display = (state & 2) === 2 ? "" : "none";
    };
    const paintLine = ({group, stroke, arrow}, {colour, state}, open) => {
      group.style.display = state === LINE.absent && !open ? "none" : "";
      stroke.style.display = state === LINE.absent ? "none" : "";
      stroke.setAttribute("stroke", colour === 5 || colour === 0 ? "var(--soft)" : data.inks[colour][1]);
      stroke.setAttribute("stroke-width", state === LINE.bold ? 5 : 2);
      stroke.setAttribute("stroke-dasharray", state === LINE.bold && colour === 3 ? "9 5" : "none");
      stroke.setAttribute("class", state === LINE.faint ? "faint" : "");
      if (arrow) stroke.setAttribute("marker-end", `url(#${id}-arrow${colour})`);
    };
    // `looks` by element; `open` the elements where a move is; `notes` by element.
    const paint = (looks, open, notes, last) => {
      for (const [name, part] of parts) {
        (name[0] === "v" ? paintVertex : paintLine)(part, decode(looks.get(name)), open.has(name));
        part.group.classList.toggle("open", open.has(name));
        part.group.classList.toggle("last", name === last);
        part.group.classList.remove("aimed");
        part.note.textContent = notes.get(name) || "";
      }
    };
    const aim = element => {
      for (const [name, part] of parts) part.group.classList.toggle("aimed", name === element);
    };
    return {svg, paint, aim};
  };

  class Player {
    constructor(section) {
      this.section = section;
      this.data = unpack(JSON.parse(section.querySelector('script[type="application/json"]').textContent));
      this.path = [];  // options played
      this.steps = 0;  // how many of them are shown
      this.asked = null;  // the element whose moves are listed alone
      this.opponent = this.data.program;
      this.build();
      this.show();
      this.answer();
    }

    build() {
      this.board = makeBoard(this.data, this.section.id, element => this.choose(element));
      this.status = make("p", {class: "status", role: "status", "aria-live": "polite"});
      this.list = make("div", {class: "moves", role: "group", "aria-label": "Moves"});
      this.played = make("p", {class: "played"});
      const button = (text, label, run) => {
        const made = make("button", {type: "button", "aria-label": label, title: label}, text);
        made.addEventListener("click", run);
        return made;
      };
      this.values = make("input", {type: "checkbox"});
      this.values.addEventListener("change", () => this.show());
      const controls = make("div", {class: "controls"},
          button("◀", "One step back (left arrow)", () => this.back()),
          button("▶", "One step forward (right arrow)", () => this.forward()),
          button("Undo", "Take the last move back (U)", () => this.undo()),
          button("Restart", "Begin again (R)", () => this.restart()),
          button("Hint", "Name a good move (H)", () => this.hint()),
          make("label", {}, this.values, " values"));
      if (this.data.players === 2) controls.append(this.makeOpponent());
      const keys = make("p", {class: "keys"}, make("small", {},
          "Keys: ← → step, Tab and Enter choose a move, U undo, R restart, H hint."));
      this.section.querySelector(".player-start").replaceWith(
          this.board.svg, this.status, this.list, controls, this.played, keys);
      this.section.tabIndex = -1;
      this.section.addEventListener("keydown", event => this.key(event));
    }

    makeOpponent() {
      const select = make("select", {"aria-label": "Who plays against you"});
      [["", "play both sides"], ["1", "the program moves second"], ["0", "the program moves first"]].forEach(([value, text]) => {
        select.append(make("option", {value}, text));
      });
      select.value = this.opponent === null ? "" : String(this.opponent);
      select.addEventListener("change", () => {
        this.opponent = select.value === "" ? null : Number(select.value);
        this.restart();
      });
      return select;
    }

    key(event) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === "SELECT") return;
      const run = {ArrowLeft: "back", ArrowRight: "forward", u: "undo", r: "restart", h: "hint", Home: "first"}[event.key];
      if (!run) return;
      event.preventDefault();
      this[run]();
    }

    get number() { return this.steps === 0 ? 0 : this.path[this.steps - 1].to; }
    get position() { return this.data.positions[this.number]; }
    name(option) { return this.data.moves[option.move].name; }

    // The first player's points less the second's, or those of the only one.
    score() {
      let at = 0, score = this.data.headStart;
      for (const option of this.path.slice(0, this.steps)) {
        score += this.data.positions[at].mover === 0 ? option.gain : -option.gain;
        at = option.to;
      }
      return score;
    }

    // Of a position, without what moves left behind.
    looksOf(position) {
      const vertices = this.data.vertices.length;
      return new Map([...position.looks].map((letter, i) => [i < vertices ? `v${i}` : `l${i - vertices}`, letter]));
    }

    // What a move left behind is there as long as the element looks as it did then.
    looks() {
      const bare = this.looksOf(this.position);
      const looks = new Map(bare);
      for (const option of this.path.slice(0, this.steps)) {
        const then = this.looksOf(this.data.positions[option.to]);
        for (const [element, letter] of option.traces)
          if (then.get(element) === bare.get(element)) looks.set(element, letter);
      }
      return looks;
    }

    worth(option) {
      if (option.worth === null) return "?";
      if (this.data.points) return option.worth > 0 ? `+${option.worth}` : String(option.worth);
      if (this.data.players === 1) return option.worth > 0 ? "can be won" : "cannot be won";
      return option.worth > 0 ? "wins" : option.worth < 0 ? "loses" : "tie";
    }

    show(said = "") {
      const position = this.position;
      const numbers = new Map();
      this.path.slice(0, this.steps).forEach((option, i) => {
        numbers.set(this.data.moves[option.move].element, String(i + 1));
      });
      const notes = new Map(position.notes);
      numbers.forEach((number, element) => {
        notes.set(element, notes.has(element) ? `${number}. ${notes.get(element)}` : number);
      });
      const here = position.options.filter(option => option.to >= 0);
      const open = new Set(here.map(option => this.data.moves[option.move].element));
      const last = this.steps > 0 ? this.data.moves[this.path[this.steps - 1].move].element : "";
      this.board.paint(this.looks(), open, notes, last);
      const focused = this.list.contains(document.activeElement);
      this.list.replaceChildren(...position.options
          .filter(option => this.asked === null || this.data.moves[option.move].element === this.asked)
          .map(option => this.moveButton(option)));
      if (focused) this.focus();
      const turn = position.end ? position.end : this.data.players === 2 ? sentence(`${(this.data.names || NAMES)[position.mover]} is to move`) : "";
      const points = this.data.points ? `The score is ${this.score()}.` : "";
      const value = this.values.checked ? sentence(position.value) : "";
      const left = position.leftOut ? "What follows is not in this page." : "";
      this.status.textContent = [said, turn, points, value, left].filter(text => text).join(" ");
      this.board.svg.setAttribute("aria-label", `${this.data.title}, after ${this.steps} moves`);
      const names = this.path.map((option, i) => `${i + 1}. ${this.name(option)}${i + 1 === this.steps ? " ◂" : ""}`);
      this.played.textContent = names.length ? `Played: ${names.join("  ")}` : "";
    }

    moveButton(option) {
      const {name, element} = this.data.moves[option.move];
      const best = this.values.checked && option.best;
      const button = make("button", {type: "button", class: best ? "best" : ""},
          name + (this.values.checked ? ` ${best ? "★" : ""} ${this.worth(option)}` : ""));
      button.disabled = option.to < 0;
      button.addEventListener("click", () => this.take(option));
      button.addEventListener("focus", () => this.board.aim(element));
      button.addEventListener("mouseenter", () => this.board.aim(element));
      button.addEventListener("mouseleave", () => this.board.aim(null));
      return button;
    }

    // A vertex or a line was pointed at.
    choose(element) {
      const options = this.position.options.filter(
          option => option.to >= 0 && this.data.moves[option.move].element === element);
      if (options.length === 1) return this.take(options[0]);
      this.asked = options.length ? element : null;
      this.show(options.length ? `Moves at ${options.map(option => this.name(option)).join(", ")}.` : "No move there.");
      if (options.length) this.focus();
    }

    // On a move, or on the whole where there is none: keys go on to work.
    focus() { (this.list.querySelector("button:not(:disabled)") || this.section).focus({preventScroll: true}); }

    take(option) {
      this.step(option, `${this.data.players === 2 ? sentence((this.data.names || NAMES)[this.position.mover]).slice(0, -1) + " plays" : "Move"} `);
      this.answer();
    }

    step(option, who) {
      this.path.length = this.steps;
      this.path.push(option);
      this.steps += 1;
      this.asked = null;
      this.show(`${who}${this.name(option)}.`);
    }

    // The program's moves, until it is the other's turn.
    answer() {
      const said = [];
      while (this.opponent !== null && this.position.mover === this.opponent) {
        const options = this.position.options.filter(option => option.to >= 0);
        if (!options.length) break;
        if (!this.data.points && Math.max(...options.map(option => option.worth ?? 0)) < 0)
          said.push("The program has lost by perfect play, and goes on.");
        const option = options.find(each => each.best) || options[0];
        said.push(`The program plays ${this.name(option)}.`);
        this.step(option, "");
      }
      if (said.length) this.show(said.join(" "));
    }

    back() {
      if (this.steps === 0) return this.show("This is the start.");
      this.steps -= 1;
      this.asked = null;
      this.show("One step back.");
    }
    first() {
      this.steps = 0;
      this.show("This is the start.");
    }
    // Along what was played, then along the line of the page.
    forward() {
      if (this.steps < this.path.length) {
        this.steps += 1;
        this.asked = null;
        return this.show(`Step ${this.steps}: ${this.name(this.path[this.steps - 1])}.`);
      }
      const along = this.path.every((option, i) => option.move === this.data.line[i]);
      const next = along && this.position.options.find(option => option.move === this.data.line[this.steps] && option.to >= 0);
      if (!next) return this.show(this.position.end ? "" : "No step further is known.");
      this.step(next, `Step ${this.steps + 1}: `);
    }
    undo() {
      if (this.steps === 0) return this.show("This is the start.");
      do this.steps -= 1; while (this.steps > 0 && this.opponent !== null && this.position.mover === this.opponent);
      this.path.length = this.steps;
      this.asked = null;
      this.show("Taken back.");
      this.answer();
    }
    restart() {
      this.path = [];
      this.steps = 0;
      this.asked = null;
      this.show("From the start.");
      this.answer();
    }
    hint() {
      const best = this.position.options.filter(option => option.best && option.to >= 0);
      const lost = best.length && !this.data.points && best[0].worth !== null && best[0].worth <= (this.data.players === 1 ? 0 : -1);
      if (!best.length) return this.show(this.position.end ? "" : "No good move is known.");
      if (lost) return this.show(this.data.players === 1 ? "It cannot be won any more." : "Every move loses by perfect play.");
      this.show(`Good: ${best.map(option => this.name(option)).join(", ")}.`);
      this.board.aim(this.data.moves[best[0].move].element);
    }

    // For scripts.
    moves() { return this.position.options.filter(option => option.to >= 0).map(option => this.name(option)); }
    play(name) {
      const option = this.position.options.find(each => each.to >= 0 && this.name(each) === name);
      if (!option) throw new Error(`no move ${name}`);
      this.take(option);
    }
    state() {
      const {planes, mover, end, value} = this.position;
      return {planes, mover, end, value, score: this.score(), played: this.path.slice(0, this.steps).map(option => this.name(option))};
    }
  }

  for (const section of document.querySelectorAll("section.player")) section.player = new Player(section);
})();
