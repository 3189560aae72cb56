// What every page has around it.
import { escape } from "./markdown.mjs";

const WAYS = [
  ["guide/players.html", "Players"],
  ["guide/arbiters.html", "Arbiters"],
  ["guide/organisers.html", "Organisers"],
  ["guide/programmers.html", "Programmers"],
  ["rules/index.html", "Rule books"],
  ["api.html", "API"],
  ["screens.html", "Screens"],
  ["benchmarks.html", "Benchmarks"],
];
const MORE = [
  ["server.html", "The server"],
  ["json.html", "JSON"],
  ["laws.html", "Every article"],
  ["architecture.html", "Architecture"],
  ["extending.html", "Extending"],
  ["contributing.html", "Contributing"],
  ["changelog.html", "Changes"],
];

const ways = (list, base, page) =>
  list
    .map(([to, words]) => `<a href="${base}${to}"${to === page ? ' aria-current="page"' : ""}>${words}</a>`)
    .join("");

export const layout = ({ title, body, base, page, about }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}${page === "index.html" ? "" : " – Tuomari"}</title>
<meta name="description" content="${escape(about || title)}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}site.css">
<script defer src="${base}search.js"></script>
<body data-base="${base}">
<a class="skip" href="#content">To the content</a>
<header><a class="name" href="${base}index.html">Tuomari</a>
<nav aria-label="Main">${ways(WAYS, base, page)}</nav>
<search><input type="search" placeholder="Search" aria-label="Search" autocomplete="off"><ol hidden></ol></search></header>
<main id="content">
${body}
</main>
<footer><nav aria-label="More">${ways(MORE, base, page)}</nav>
<p>The gists of the rule books are our own words; the books belong to their publishers. MIT or Apache-2.0.</p></footer>
</body>
</html>
`;
