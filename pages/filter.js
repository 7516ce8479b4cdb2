// The list of claims, as a reader types: every word has to be in the heading, the id, the verdict or the sentence.
(() => {
  const box = document.getElementById("filter");
  const input = box.querySelector("input");
  const count = box.querySelector("span");
  const claims = [...document.querySelectorAll("li.claim")].map((item) => ({
    item,
    text: (item.closest(".paper").querySelector("h3").textContent + " " + item.textContent).toLowerCase(),
  }));
  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter((word) => word !== "");
    const found = (claim) =>
      words.every((word) => (/^\d+$/.test(word) ? new RegExp("(?<![\\d.])" + word + "(?![\\d])").test(claim.text) : claim.text.includes(word)));
    let shown = 0;
    for (const claim of claims) {
      claim.item.hidden = !found(claim);
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
