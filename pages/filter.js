// The list of claims, as a reader types: every word has to be in what is said of the paper (authors, title, games), in the
// heading, the id, the verdict or the sentence; every number in the heading or the id, or it is the paper's year.
(() => {
  const box = document.getElementById("filter");
  const input = box.querySelector("input");
  const count = box.querySelector("span");
  const help =
    "Type words of a title or a sentence, an author, a year, a game (capture), a verdict (fails), or a number " +
    "(theorem 12). Every word has to be there.";
  // Letters without accents; of signs those that stand within a word, as in tri.thm-12.
  const words_of = (text) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .split(/[^\p{L}\p{N}._-]+/u)
      .map((word) => word.replace(/^[._-]+|[._-]+$/g, ""))
      .filter((word) => word !== "");
  const described = (item, about, heading) => ({
    item,
    text: words_of(about).join(" "),
    numbers: heading.split(/[^\d.]+/).map((number) => number.replace(/^\.+|\.+$/g, "")),
  });
  const papers = [...document.querySelectorAll("li.reference")].map((item) =>
    described(item, item.textContent + " " + item.dataset.games, item.dataset.year));
  const claims = [...document.querySelectorAll("section.paper")].flatMap((paper, i) =>
    [...paper.querySelectorAll("li.claim")].map((item) => {
      const heading = item.querySelector("a").textContent + " " + item.querySelector("code").textContent;
      const { dataset } = papers[i].item;
      return described(item, papers[i].text + " " + item.textContent, heading + " " + dataset.year);
    }));
  const has = (entry, word) => (/^[\d.]+$/.test(word) ? entry.numbers.includes(word) : entry.text.includes(word));
  const filter = () => {
    const words = words_of(input.value);
    const show = (entries) => {
      for (const entry of entries) entry.item.hidden = !words.every((word) => has(entry, word));
      return entries.filter((entry) => !entry.item.hidden).length;
    };
    const shown = show(claims);
    document.getElementById("references").hidden = show(papers) === 0;
    for (const part of document.querySelectorAll("section section, section.paper"))
      part.hidden = part.querySelector("li.claim:not([hidden])") === null;
    for (const part of document.querySelectorAll("#front, #overview")) part.hidden = words.length > 0;
    count.textContent =
      words.length === 0 ? "" : shown + " of " + claims.length + (shown === 0 ? ". " + help : "");
  };
  box.hidden = false;
  input.addEventListener("input", filter);
  filter();
})();
