// Appended to a page with one player: plays to the end by its buttons, its board and its script interface in turn, and
// leaves in the element `transcript` what `gamecert play --both` prints of the same moves; then checks that steps, undoing
// and the program as opponent work. `faults` says what went wrong.
window.addEventListener("DOMContentLoaded", () => {
  const transcript = [];
  const player = document.querySelector("section.player").player;
  const expect = (holds, what) => { if (!holds) faults.push(what); };
  const two = player.data.players === 2;
  const who = mover => mover === 0 ? "the first player" : "the second player";
  const score = () => player.data.points ? ` The score is ${player.state().score}.` : "";
  const tellMoves = () => {
    const {mover, end} = player.state();
    if (end) return transcript.push(end + score());
    const name = two ? who(mover)[0].toUpperCase() + who(mover).slice(1) + " has the moves" : "Moves:";
    transcript.push(`${name} ${player.moves().join(" ")}.${score()}`);
  };
  const tellPosition = () => {
    const {planes, mover, played} = player.state();
    transcript.push(`Position ${planes}${two ? ` with ${who(mover)} to move` : ""}` +
                    `${played.length ? `, after ${played.join(" ")}` : ""}.`);
  };
  const ways = [
    name => player.play(name),
    name => [...player.list.querySelectorAll("button")].find(button => button.textContent === name).click(),
    name => {
      const {element} = player.data.moves.find(move => move.name === name);
      const same = player.position.options.filter(option => player.data.moves[option.move].element === element);
      player.board.svg.querySelector(`[data-element=${element}] ${element[0] === "v" ? ".at" : ".hit"}`)
          .dispatchEvent(new MouseEvent("click", {bubbles: true}));
      if (same.length > 1) ways[1](name);
    },
  ];
  const press = key => player.section.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));

  try {
    player.restart();
    if (two) {
      player.section.querySelector("select").value = "";
      player.section.querySelector("select").dispatchEvent(new Event("change"));
    }
    const planes = [player.state().planes];
    tellMoves();
    for (let step = 0; player.moves().length; ++step) {
      tellPosition();
      const names = player.moves();
      ways[step % ways.length](names[(7 * step + 3) % names.length]);
      expect(player.state().played.length === step + 1, `move ${step + 1} was not made`);
      planes.push(player.state().planes);
      tellMoves();
    }
    tellPosition();
    expect(player.status.textContent.includes(player.state().end), "the end is not announced");

    for (let step = planes.length - 2; step >= 0; --step) {
      press("ArrowLeft");
      expect(player.state().planes === planes[step], `step back to ${step}`);
    }
    for (let step = 1; step < planes.length; ++step) {
      press("ArrowRight");
      expect(player.state().planes === planes[step], `step forward to ${step}`);
    }
    press("u");
    expect(player.state().planes === planes[Math.max(0, planes.length - 2)], "undo");
    press("r");
    expect(player.state().planes === planes[0], "restart");
    player.values.click();
    expect(player.list.textContent.trim() !== "" || planes.length === 1, "values");

    if (two && !player.data.points) {
      const best = Math.max(...player.position.options.map(option => option.worth));
      const program = best > 0 ? 0 : 1;
      player.section.querySelector("select").value = String(program);
      player.section.querySelector("select").dispatchEvent(new Event("change"));
      for (let step = 0; player.moves().length; ++step) player.play(player.moves()[step % player.moves().length]);
      const {end} = player.state();
      const lost = end.startsWith("The first player cannot move and loses") || end === "The second player has won." ||
                   end === "The second player cannot move and wins." ? 0 : 1;
      if (best !== 0) expect(lost !== program, `the program lost as ${who(program)}: ${end}`);
    }
  } catch (error) {
    faults.push(String(error.stack));
  }
  report("transcript", transcript);
  report("faults", faults);
});
