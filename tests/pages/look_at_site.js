// Opens every page in a frame of a telephone and of a desk, and writes down what is wrong: what is wider than the page,
// labels that are cut, text that is hard to read. Links come as lines `link PAGE URL`. pages: names of files; site: where.
(async () => {
  const lines = [];
  const frame = document.createElement("iframe");
  frame.style.border = "0";
  document.body.append(frame);
  const open = (page, width) =>
    new Promise((resolve) => {
      frame.style.width = width + "px";
      frame.style.height = "900px";
      frame.onload = () => resolve(frame.contentDocument);
      frame.src = site + page;
    });
  const channels = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour) => {
    const [r, g, b] = channels(colour).map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const background = (view, element) => {
    for (let at = element; at !== null; at = at.parentElement) {
      const colour = view.getComputedStyle(at).backgroundColor;
      if (channels(colour)[3] !== 0) return colour;
    }
    return "rgb(255, 255, 255)";
  };
  const contrast = (view, element) => {
    const one = luminance(view.getComputedStyle(element).color) + 0.05;
    const other = luminance(background(view, element)) + 0.05;
    return Math.max(one, other) / Math.min(one, other);
  };
  const look = (page, width, doc) => {
    const view = frame.contentWindow, root = doc.documentElement;
    const say = (what) => lines.push("wrong " + page + " at " + width + ": " + what);
    if (root.clientWidth !== width && root.clientWidth < width - 20) say("is " + root.clientWidth + " wide");
    if (root.scrollWidth > root.clientWidth) say("needs " + root.scrollWidth + " pixels");
    for (const drawing of doc.querySelectorAll("svg")) {
      const box = drawing.getBoundingClientRect();
      for (const label of drawing.querySelectorAll("text")) {
        if (label.textContent === "" || label.getClientRects().length === 0) continue; // of a player, not shown yet
        const at = label.getBoundingClientRect();
        if (at.left < box.left - 1 || at.right > box.right + 1 || at.top < box.top - 1 || at.bottom > box.bottom + 1)
          say("the label " + label.textContent + " is cut");
      }
    }
    for (const image of doc.images)
      if (!image.complete || image.naturalWidth === 0) say("there is no " + image.getAttribute("src"));
    for (const element of doc.querySelectorAll("h1, h2, p, dt, dd, li, a, th, td, code, .verdict, .about, footer")) {
      if (element.textContent.trim() !== "" && element.getClientRects().length > 0 && contrast(view, element) < 4.5) {
        say("hard to read: " + element.textContent.trim().slice(0, 40));
        break;
      }
    }
  };
  for (const page of pages) {
    for (const width of [360, 1280]) {
      const doc = await open(page, width);
      look(page, width, doc);
      if (width === 360) for (const link of doc.querySelectorAll("a[href]")) lines.push("link " + page + " " + link.href);
    }
    lines.push("read " + page);
  }
  const doc = await open("index.html", 1280);
  const input = doc.querySelector("#filter input");
  for (const words of ["", "theorem 12 triangulations", "xylophone", "Aichholzer, 2005?", "duchene", "vertex capture", "(Cor. 6.3)"]) {
    input.value = words;
    input.dispatchEvent(new Event("input"));
    const seen = (items) => [...doc.querySelectorAll(items)].filter((item) => item.getClientRects().length > 0);
    const shown = seen("li.claim");
    const first = shown[0]?.querySelector("a").textContent ?? doc.querySelector("#filter span").textContent;
    lines.push("filter " + shown.length + ", papers " + seen("li.reference").length + ": " + first);
  }
  const result = document.createElement("pre");
  result.id = "result";
  result.textContent = "\n" + lines.join("\n") + "\n";
  document.body.replaceChildren(result);
})();
