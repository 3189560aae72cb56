// The boards as the server tells them, sorted by duty. Nothing is judged here.

const element = (id) => document.getElementById(id);
const words = document.body.dataset;
const lang = document.documentElement.lang;
const secret = location.hash.slice(1);

// A link to another language keeps the secret, which the server never sees in an address.
for (const link of document.querySelectorAll("nav a")) {
  link.hash = secret;
  if (link.lang === lang) link.setAttribute("aria-current", "page");
}

const make = (name, text, className) => {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (className) made.className = className;
  return made;
};

const matter = (told) => {
  const line = make("li", undefined, told.duty.toLowerCase());
  line.append(
    make("strong", told.duty_word, "duty"), " ",
    make("b", told.board), told.move ? ` · ${told.move}` : "", ": ",
    told.words, " ", told.cited ? make("cite", told.cited) : "",
  );
  return line;
};

const place = (board) => {
  const row = make("tr", undefined, board.duty?.toLowerCase());
  const name = make("th", board.board);
  name.scope = "row";
  const standing = make("td", board.standing_word);
  if (board.duty_word) standing.append(" ", make("strong", board.duty_word, "duty"));
  row.append(
    name, standing, make("td", board.move ?? ""),
    make("td", board.white_words ?? "–", "time"), make("td", board.black_words ?? "–", "time"),
  );
  return row;
};

const beep = () => {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.3);
  tone.onended = () => audio.close();
};

let known;

// What must be done and was not there before is announced; the first picture announces nothing.
const announce = (musts) => {
  const lines = musts.map((told) => `${told.board}: ${told.words}`);
  const fresh = known ? lines.filter((line) => !known.has(line)) : [];
  known = new Set(lines);
  if (fresh.length === 0) return;
  element("alarm").textContent = fresh.join(". ");
  if (element("sound").checked) beep();
};

const draw = (shown) => {
  for (const { section, matters } of shown.sections) {
    element(section).replaceChildren(...matters.map(matter));
    element(`${section}-count`).textContent = matters.length;
    if (section === "now") announce(matters);
  }
  const unseen = (told) => make("li", `${told.source}: ${told.words}`, told.why);
  element("unseen").replaceChildren(...shown.unseen.map(unseen));
  element("room").replaceChildren(...shown.boards.map(place));
};

const say = (text) => { element("status").textContent = text; };

const follow = async () => {
  const answer = await fetch(`/api/v1/watch/stream?lang=${lang}`, {
    headers: { Authorization: `Bearer ${secret}`, Accept: "application/x-ndjson" },
  });
  if (answer.status === 401 || answer.status === 403) return words.noSecret;
  if (!answer.ok) return words.lost;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return words.lost;
    say("");
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    const last = lines.findLast((line) => line !== "");
    if (last) draw(JSON.parse(last));
  }
};

const wait = (millis) => new Promise((done) => { setTimeout(done, millis); });

if (secret === "") {
  say(words.noSecret);
} else {
  for (;;) {
    const why = await follow().catch(() => words.lost);
    say(why);
    if (why === words.noSecret) break;
    await wait(2000);
  }
}
