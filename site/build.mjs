// usage: node site/build.mjs PROGRAM FOLDER
//
// Writes the site: the guides and documents of the project, every rule book beside the others, the
// reference of the API, the screens and the benchmarks. What is said of the books and of the API is asked
// of the program itself. Any server of files can serve the pages; they load nothing from elsewhere and count
// nobody.
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { apiPage } from "./api.mjs";
import { bookPage, booksPage } from "./books.mjs";
import { escape, markdown } from "./markdown.mjs";
import { layout } from "./page.mjs";

const [program, out] = process.argv.slice(2);
if (!out) {
  console.error("usage: node site/build.mjs PROGRAM FOLDER");
  process.exit(2);
}
const root = join(import.meta.dirname, "..");
const read = (path) => readFileSync(join(root, path), "utf8");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

/** The documents: where each stands in the project, and its page. */
const DOCUMENTS = [
  ["docs/guide/players.md", "guide/players.html", "Players"],
  ["docs/guide/arbiters.md", "guide/arbiters.html", "Arbiters"],
  ["docs/guide/organisers.md", "guide/organisers.html", "Organisers"],
  ["docs/guide/programmers.md", "guide/programmers.html", "Programmers"],
  ["docs/server.md", "server.html", "The server"],
  ["docs/json.md", "json.html", "JSON"],
  ["docs/extending.md", "extending.html", "Extending"],
  ["ARCHITECTURE.md", "architecture.html", "Architecture"],
  ["LAWS.md", "laws.html", "Every article"],
  ["CONTRIBUTING.md", "contributing.html", "Contributing"],
  ["CHANGELOG.md", "changelog.html", "Changes"],
];
/** What lies in docs/ besides has a page too, under its own heading. */
for (const name of readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md")).sort())
  if (!DOCUMENTS.some(([source]) => source === `docs/${name}`))
    DOCUMENTS.push([`docs/${name}`, name.replace(".md", ".html"), read(`docs/${name}`).match(/^# (.*)/)?.[1] ?? name]);
/** Where the files of the project can be read, if that is known: SOURCES=https://forge.example/project/blob/main/ */
const SOURCES = process.env.SOURCES;

/** Where a link in a document leads on the site: to its page, or to the file where it is kept, or nowhere. */
const linkFrom = (source, page) => (at) => {
  if (/^[a-z]+:|^#/.test(at)) return at;
  const [path, hash] = at.split("#");
  const target = posix.normalize(posix.join(posix.dirname(source), path));
  const known = DOCUMENTS.find(([file]) => file === target)?.[1];
  // A guide names pages of the site as they will stand.
  const generated = path.endsWith(".html") ? posix.normalize(posix.join(posix.dirname(page), path)) : null;
  const to = known ?? generated;
  if (!to) return SOURCES ? SOURCES + target : null;
  return posix.relative(posix.dirname(page), to) + (hash ? `#${hash}` : "");
};

/** The books are told in English here; whoever searches may use the words of another language. */
const OTHER_LANGUAGES = ["fi", "sv"];

const index = [];
function write(page, title, body, { about = "", parts = [] } = {}) {
  const path = join(out, page);
  mkdirSync(dirname(path), { recursive: true });
  const base = "../".repeat(page.split("/").length - 1);
  writeFileSync(path, layout({ title, body, base, page, about }));
  const entry = (page, { title, text, also = [] }) => index.push({ page, title, texts: [["en", text], ...also] });
  entry(page, { title, text: about });
  for (const part of parts) entry(`${page}#${part.id}`, part);
}

/** Starts a server of its own for what only the program can tell. */
async function ask(work) {
  const folder = mkdtempSync(join(tmpdir(), "tuomari-site-"));
  const server = spawn(
    program,
    ["serve", "--listen", "127.0.0.1:0", "--engine", "none", "--log", "error", "--database", join(folder, "site.sqlite")],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  try {
    const base = await new Promise((resolve, reject) => {
      let said = "";
      server.stdout.on("data", (data) => {
        said += data;
        const found = said.match(/listening on (\S+)/);
        if (found) resolve(found[1]);
      });
      server.on("exit", () => reject(new Error(`${program} does not serve`)));
    });
    return await work(async (path) => {
      const answer = await fetch(`${base}/api/v1${path}`);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.json();
    });
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What stands under each heading of a document, as plain words to search. */
const plain = (html) => html.replace(/<[^>]*>/g, " ").replace(/&(lt|gt|quot|amp);/g, " ").replace(/\s+/g, " ").trim();
const sections = (html) =>
  html
    .split(/(?=<h[1-6] id=)/)
    .map((part) => part.match(/^<h(\d) id="([^"]*)">([\s\S]*?)<\/h\1>([\s\S]*)$/))
    .filter(Boolean)
    .map(([, , id, title, rest]) => ({ id, title: plain(title), text: plain(rest) }));

for (const [source, page, title] of DOCUMENTS) {
  const { html, headings } = markdown(read(source), linkFrom(source, page));
  // The articles are found in their books; the table of them all repeats these.
  const parts = sections(html).map((part) => (source === "LAWS.md" ? { ...part, text: title } : part));
  const chapters = headings.filter(({ level }) => level === 2);
  const contents = chapters.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`).join("");
  const index = chapters.length > 5 ? `<details class="contents"><summary>Contents</summary><ul>${contents}</ul></details>` : "";
  write(page, title, `<article>${html.replace(/(<\/h1>)/, `$1${index}`)}</article>`, { parts });
}

await ask(async (get) => {
  const books = (await get("/books?lang=en")).map((book) => ({ validity: "in force wherever it is played by", ...book }));
  const articles = {};
  /** The gists in the other languages, to be searched. */
  const gists = {};
  for (const { book } of books) {
    gists[book] = await Promise.all(
      OTHER_LANGUAGES.map(async (lang) => [lang, (await get(`/books/${book}?lang=${lang}`)).map(({ gist }) => gist)]),
    );
    // What each of the others says on the same matter, asked one by one and put side by side.
    const others = books.map((other) => other.book).filter((other) => other !== book);
    const told = await Promise.all(others.map((other) => get(`/books/${book}?lang=en&beside=${other}`)));
    articles[book] = told[0].map((article, at) => ({
      ...article,
      there: told.flatMap((list) => list[at].there ?? []),
    }));
  }
  for (const book of books) {
    const parts = articles[book.book].map(({ number, gist }, at) => ({
      id: number.replaceAll(" ", "-"),
      title: `${book.cited} ${number}`,
      text: gist,
      also: gists[book.book].map(([lang, texts]) => [lang, texts[at]]),
    }));
    write(`rules/${book.book}.html`, book.title, bookPage(book, articles[book.book], books), {
      about: book.validity,
      parts,
    });
  }
  write("rules/index.html", "The rule books", booksPage(books, articles), {
    about: "five books and where they differ",
  });
  const document = await get("/openapi.json");
  const { body, parts } = apiPage(document);
  write("api.html", "The API", body, { about: "HTTP and WebSocket", parts });
  writeFileSync(join(out, "openapi.json"), `${JSON.stringify(document, null, 1)}\n`);
});

/** The screens of the page, where its tests have kept pictures of them: NAME-SIZE-THEME. */
const kept = join(root, "web/test/golden/pictures");
const pictures = (existsSync(kept) ? readdirSync(kept) : []).filter((name) => /\.(webp|png)$/.test(name)).sort();
mkdirSync(join(out, "screens"), { recursive: true });
for (const name of pictures) cpSync(join(kept, name), join(out, "screens", name));
cpSync(join(root, "docs/table.png"), join(out, "screens/table.png"));
const screens = new Map();
for (const file of pictures) {
  const [, name, size, theme] = file.match(/^(.*)-(desktop|tablet|phone)-(light|dark)\./) ?? [];
  if (name && theme === "light") screens.set(name, [...(screens.get(name) ?? []), { file, size }]);
}
const figure = (file, words) =>
  `<figure><a href="screens/${escape(file)}"><img loading="lazy" src="screens/${escape(file)}" alt="${escape(words)}"></a><figcaption>${escape(words)}</figcaption></figure>`;
const shown = [...screens].map(([name, list]) => {
  const dark = list[0].file.replace("-light.", "-dark.");
  const night = pictures.includes(dark) ? figure(dark, `${list[0].size}, dark`) : "";
  const all = list.map(({ file, size }) => figure(file, size)).join("");
  return `<h2 id="${escape(name)}">${escape(name.replaceAll("-", " "))}</h2><div class="gallery">${all}${night}</div>`;
});
write("screens.html", "Screens", `<h1>Screens</h1>${figure("table.png", "a table during a game")}${shown.join("")}`, {
  about: "what it looks like",
  parts: [...screens.keys()].map((name) => ({ id: name, title: name.replaceAll("-", " "), text: "screen" })),
});

/** The measurements, as `make bench` left them; what each is stands in the README beside them. */
const measured = readdirSync(join(root, "benchmarks")).filter((name) => name.endsWith(".txt")).sort();
const how = markdown(read("benchmarks/README.md"), linkFrom("benchmarks/README.md", "benchmarks.html"));
const results = measured.map((name) => {
  const section = name.replace(".txt", "");
  return `<h2 id="${section}">${section}</h2><pre>${escape(read(`benchmarks/${name}`))}</pre>`;
});
write("benchmarks.html", "Benchmarks", `<article>${how.html}${results.join("") || "<p>Not measured yet: <code>make bench</code>.</p>"}</article>`, {
  about: "how fast, and how it was measured",
  parts: measured.map((name) => ({ id: name.replace(".txt", ""), title: name.replace(".txt", ""), text: "benchmark" })),
});

write(
  "index.html",
  "Tuomari",
  `<div class="lead"><h1>The Laws of Chess as software</h1>
<p class="big">Tuomari plays, times, records and adjudicates a game by a chosen rule book, and cites the article for
every ruling. It runs on one file, on your machine, for two people or for a club.</p>
<pre><code>tuomari serve          # tables at http://127.0.0.1:8960
tuomari check Nf3 Bg5  # is it legal, and if not, why not?</code></pre></div>
<img class="table" src="screens/table.png" alt="A table: the board, both clocks, the moves, and a ruling with its article">
<ul class="doors">
<li><a href="guide/players.html"><b>Players</b> sit down by a link, and play by hand or on the screen.</a></li>
<li><a href="guide/arbiters.html"><b>Arbiters</b> see what can be decided, and by which article.</a></li>
<li><a href="guide/organisers.html"><b>Organisers</b> install one file, and keep a record that nobody can forge.</a></li>
<li><a href="guide/programmers.html"><b>Programmers</b> have Rust, Python, JSON and an API.</a></li>
<li><a href="rules/index.html"><b>The rule books</b>, five of them, beside each other.</a></li>
</ul>`,
  { about: "the Laws of Chess as software" },
);

cpSync(join(root, "web/src/style/fonts"), join(out, "fonts"), { recursive: true });
const font = read("web/src/style/font.css").replaceAll("./fonts/", "fonts/");
const tokens = read("web/src/style/tokens.css");
/** The page sets its theme by a script; the site goes by what the device asks for. */
const themed = (theme, when) => {
  const [, block] = tokens.match(new RegExp(`:root\\[data-theme="${theme}"\\] \\{([^}]*)\\}`));
  return `@media (${when}) {\n:root {${block}}\n}\n`;
};
const themes = themed("dark", "prefers-color-scheme: dark") + themed("contrast", "prefers-contrast: more");
writeFileSync(join(out, "site.css"), tokens + themes + font + readFileSync(join(import.meta.dirname, "site.css"), "utf8"));
cpSync(join(import.meta.dirname, "search.js"), join(out, "search.js"));
// What several entries say, as books of different years do, stands in the index once.
const said = [...new Set(index.flatMap(({ texts }) => texts.map(([, text]) => text)))];
const placeOf = new Map(said.map((text, at) => [text, at]));
const entries = index.map(({ page, title, texts }) => [page, title, ...texts.map(([lang, text]) => [lang, placeOf.get(text)])]);
// A script and not JSON: pages that are opened from a folder may load scripts only.
writeFileSync(join(out, "index.js"), `found(${JSON.stringify({ said, entries })});\n`);

/** Every link within the site leads somewhere, and nothing is loaded from elsewhere. */
const broken = [];
const pages = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
const textOf = Object.fromEntries(pages.map((page) => [page, readFileSync(join(out, page), "utf8")]));
for (const page of pages)
  for (const [, at] of textOf[page].matchAll(/(?:href|src)="([^"]+)"/g)) {
    if (/^[a-z]+:|^\/\//.test(at)) continue;
    const [path, hash] = at.split("#");
    const to = path ? posix.normalize(posix.join(posix.dirname(page), path)) : page;
    if (!existsSync(join(out, to))) broken.push(`${page}: ${at}`);
    else if (hash && textOf[to] && !textOf[to].includes(`id="${decodeURIComponent(hash)}"`)) broken.push(`${page}: ${at}`);
  }
for (const page of pages)
  for (const [what] of textOf[page].matchAll(/(?:<(?:img|script|iframe|source|video|audio)[^>]*\ssrc|<link[^>]*\shref)="(?:https?:)?\/\/[^"]*"/g))
    broken.push(`${page}: ${what}`);
if (broken.length > 0) {
  console.error(`links that lead nowhere, or away from here:\n${broken.join("\n")}`);
  process.exit(1);
}
console.log(`${pages.length} pages in ${out}, ${index.length} entries to search, ${screens.size} screens`);
