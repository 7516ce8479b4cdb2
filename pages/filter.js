// The list of claims, as a reader types: every word has to be in the paper's title, the heading, the id, the verdict or the
// sentence; every number in the heading or the id.
(() => {
  const box = document.getElementById("filter");
  const input = box.querySelector("input");
  const count = box.querySelector("span");
  const claims = [...document.querySelectorAll("li.claim")].map((item) => ({
    item,
    heading: item.querySelector("a").textContent + " " + item.querySelector("code").textContent,
    text: (item.closest(".paper").querySelector("h3").textContent + " " + item.textContent).toLowerCase(),
  }));
  const has = (claim, word) =>
    /^[\d.]+$/.test(word) ? claim.heading.split(/[^\d.]+/).includes(word) : claim.text.includes(word);
  const filter = () => {
    const words = input.value.toLowerCase().split(/[\s,]+/).filter((word) => word !== "");
    let shown = 0;
    for (const claim of claims) {
      claim.item.hidden = !words.every((word) => has(claim, word));
      shown += claim.item.hidden ? 0 : 1;
    }
    for (const part of document.querySelectorAll("section section, section.paper"))
      part.hidden = part.querySelector("li.claim:not([hidden])") === null;
    document.getElementById("overview").hidden = words.length > 0;
    count.textContent = words.length === 0 ? "" : shown + " of " + claims.length;
  };
  box.hidden = false;
  input.addEventListener("input", filter);
  filter();
})();
