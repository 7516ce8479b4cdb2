// Appended to a page with two players: what is done to one, by button, board or key, leaves the other as it is, and the
// focus stays where the keys are pressed. `faults` says what went wrong, `done` how many things were tried.
window.addEventListener("DOMContentLoaded", () => {
  let tried = 0;
  const expect = (holds, what) => {
    ++tried;
    if (!holds) faults.push(what);
  };
  const sections = [...document.querySelectorAll("section.player")];
  const players = sections.map(section => section.player);
  const all = () => players.map(player => JSON.stringify(player.state()) + player.status.textContent + player.values.checked);
  const press = key => (document.activeElement || document.body).dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
  const buttons = player => [...player.list.querySelectorAll("button:not(:disabled)")];
  const control = (player, text) =>
    [...player.section.querySelectorAll(".controls button")].find(button => button.textContent === text);
  try {
    expect(players.length === 2 && players[0] !== players[1], "there are not two players");
    const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
    expect(new Set(ids).size === ids.length, "an id is there twice");
    const named = [...document.querySelectorAll("[fill^='url('], [marker-end^='url(']")];
    expect(named.length > 0, "nothing is hatched");
    for (const element of named) {
      const id = (element.getAttribute("marker-end") || element.getAttribute("fill")).slice(5, -1);
      expect(document.getElementById(id)?.closest("section") === element.closest("section"), `${id} is of the other board`);
    }
    for (const one of [0, 1]) {
      const player = players[one];
      const does = (what, run, changes = true) => {
        const before = all();
        run();
        const after = all();
        expect(after[1 - one] === before[1 - one], `${what} on board ${one} is seen on the other`);
        if (changes) expect(after[one] !== before[one], `${what} on board ${one} does nothing`);
      };
      const focus_stays = what => expect(sections[one].contains(document.activeElement), `${what} loses the focus of board ${one}`);
      does("focus", () => buttons(player)[0].focus(), false);
      does("a button", () => buttons(player)[0].click());
      focus_stays("a button");
      for (const key of ["ArrowLeft", "ArrowRight", "h", "u", "ArrowRight", "ArrowRight", "r"]) {
        does(`key ${key}`, () => press(key), false);
        focus_stays(`key ${key}`);
      }
      does("the board", () => {
        const {element} = player.data.moves[player.position.options.find(option => option.to >= 0).move];
        player.board.svg.querySelector(`[data-element=${element}] *`).dispatchEvent(new MouseEvent("click", {bubbles: true}));
      });
      does("values", () => player.values.click());
      does("a step back", () => control(player, "◀").click());
      does("a step forward", () => control(player, "▶").click());
      does("restart", () => control(player, "Restart").click());
    }
    // Keys pressed outside of both boards are nobody's.
    document.activeElement.blur();
    const before = all();
    for (const key of ["ArrowRight", "h", "r", "u"]) press(key);
    expect(all().join() === before.join(), "keys outside of the boards play");
  } catch (error) {
    faults.push(String(error.stack));
  }
  report("faults", faults);
  report("done", [String(tried)]);
});
