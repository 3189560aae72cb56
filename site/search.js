// Search within the site, without a network: the index is loaded when somebody first searches.
const base = document.body.dataset.base;
const input = document.querySelector("input[type=search]");
const list = document.querySelector("search ol");
let index = null;

/** What the script with the index calls: each entry has its page, its title, and its text in each language, as the
 * place of that text among all. */
globalThis.found = ({ said, entries }) => {
  index = entries.map(([page, title, ...texts]) => ({
    page,
    title,
    name: title.toLowerCase(),
    texts: texts.map(([lang, at]) => ({ lang, text: said[at], rest: said[at].toLowerCase() })),
  }));
  search();
};

/** Every word must occur; a title counts more than a text, its beginning most. */
function rank(name, rest, words) {
  let sum = 0;
  for (const word of words) {
    if (name === word || name.endsWith(` ${word}`)) sum += 9;
    else if (name.startsWith(word)) sum += 6;
    else if (name.includes(word)) sum += 4;
    else if (rest.includes(word)) sum += 1;
    else return 0;
  }
  return sum;
}

/** An entry with its text in the language in which the words fit best, and how well. */
function hit({ page, title, name, texts }, words) {
  const ranked = texts.map((told) => ({ page, title, ...told, sum: rank(name, told.rest, words) }));
  return ranked.reduce((best, one) => (one.sum > best.sum ? one : best));
}

/** The words around the first that was looked for. */
function excerpt({ text, rest }, words) {
  const at = Math.min(...words.map((word) => rest.indexOf(word)).filter((at) => at >= 0), text.length);
  const from = at === text.length || at < 60 ? 0 : text.indexOf(" ", at - 50) + 1;
  const part = text.slice(from, from + 120);
  return `${from > 0 ? "…" : ""}${part}${from + 120 < text.length ? "…" : ""}`;
}

function line(one, words) {
  const [item, link, about] = ["li", "a", "small"].map((name) => document.createElement(name));
  link.href = base + one.page;
  link.textContent = one.title;
  about.textContent = excerpt(one, words);
  about.lang = one.lang;
  link.append(about);
  item.append(link);
  return item;
}

function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (index === null || words.length === 0) {
    list.hidden = true;
    return;
  }
  const hits = index.map((one) => hit(one, words)).filter(({ sum }) => sum > 0);
  hits.sort((one, other) => other.sum - one.sum);
  const nothing = document.createElement("li");
  nothing.textContent = "Nothing found.";
  list.replaceChildren(...(hits.length > 0 ? hits.slice(0, 20).map((one) => line(one, words)) : [nothing]));
  list.hidden = false;
}

input.addEventListener("focus", () => {
  if (document.querySelector("#index")) return;
  const script = document.createElement("script");
  script.id = "index";
  script.src = `${base}index.js`;
  document.head.append(script);
});
input.addEventListener("input", search);
input.addEventListener("keydown", (event) => {
  if (event.key === "Escape") list.hidden = true;
  if (event.key === "Enter") list.querySelector("a")?.click();
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("search")) list.hidden = true;
});
addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== input) {
    event.preventDefault();
    input.focus();
  }
});

document.querySelector("#differing")?.addEventListener("change", (event) => {
  document.body.classList.toggle("only-differing", event.target.checked);
});
