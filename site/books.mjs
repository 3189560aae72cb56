// The rule books, each beside the others.
import { escape } from "./markdown.mjs";

const idOf = (number) => number.replaceAll(" ", "-");
const LIKENESS = { same: "the same", nearly: "nearly the same", differs: "differs", untold: "on the same matter" };

/** What the other books say on the matter: where they say the same, their numbers are enough. */
function beside(article, titles) {
  const rows = article.there.map(({ book, number, gist, likeness }) => {
    const link = `<a href="${book}.html#${escape(idOf(number))}">${escape(titles[book])} ${escape(number)}</a>`;
    const words = likeness === "same" ? "" : `<q>${escape(gist)}</q>`;
    return `<li class="${likeness}">${link} <span>${LIKENESS[likeness] ?? likeness}</span>${words}</li>`;
  });
  return rows.length > 0 ? `<ul class="beside">${rows.join("")}</ul>` : "";
}

export function bookPage(book, articles, books) {
  const titles = Object.fromEntries(books.map((one) => [one.book, one.cited]));
  const out = [
    `<h1>${escape(book.title)}</h1><p class="big">${escape(book.validity)}. ${articles.length} articles, in our own words.</p>`,
    `<p class="filter"><label><input type="checkbox" id="differing"> only where another book differs</label></p>`,
  ];
  let section = "";
  for (const article of articles) {
    if (article.section !== section) {
      section = article.section;
      out.push(`<h2 id="${escape(idOf(section))}">${escape(section)}</h2>`);
    }
    const differs = article.there.some(({ likeness }) => likeness === "differs");
    const id = escape(idOf(article.number));
    out.push(
      `<section class="rule${differs ? " differing" : ""}" id="${id}"><h3><a href="#${id}">${escape(article.number)}</a></h3>` +
        `<p>${escape(article.gist)}</p>${beside(article, titles)}</section>`,
    );
  }
  return out.join("\n");
}

export function booksPage(books, articles) {
  const count = (one, other) =>
    articles[one].filter(({ there }) => there.some(({ book, likeness }) => book === other && likeness === "differs")).length;
  const head = books.map(({ cited }) => `<th>${escape(cited)}</th>`).join("");
  const rows = books.map(({ book, title, validity }) => {
    const cells = books.map((other) => `<td>${other.book === book ? "–" : count(book, other.book)}</td>`).join("");
    return `<tr><th><a href="${book}.html">${escape(title)}</a><br><small>${escape(validity)}</small></th>${cells}</tr>`;
  });
  return `<h1>The rule books</h1>
<p class="big">Five books as data: what each article says in our own words, and what the others say on the same matter.</p>
<div class="wide"><table><caption>Articles of the book on the left about which the book above differs</caption>
<thead><tr><td></td>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}
