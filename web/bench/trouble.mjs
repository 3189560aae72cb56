/**
 * An event with fifty boards in trouble at once: electronic and wooden ones, and what an arbiter says
 * of them. Opens it on a running server and answers the chief's link.
 */

const BOARDS = 50;
const SEEN = 30;

const TOML = `
name = "Fifty in trouble"
place = "Tampere"
languages = ["en"]
[laws]
book = "fide-2023"
time_control = "900+10"
supervision = "limited"
default_time = "10:00"
[rounds]
pairing = "manual"
count = 5
[[room]]
name = "Hall A"
boards = "1-30"
row = 5
[[room]]
name = "Hall B"
boards = "31-50"
row = 5
[[equipment]]
boards = "1-${SEEN}"
kind = "source"
source = "round.pgn"
`;

const TO_REPEAT = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
/** What an electronic board shows, by its number: moves, and the mark at the end. */
const GAMES = [
  ["1. e4 e5 2. Ke3", "*"],
  ["1. f3 e5 2. g4 Qh4#", "*"],
  ["1. f3 e5 2. g4 Qh4#", "1-0"],
  ["1. e4 {[%clk 0:00:19]} e5 {[%clk 0:01:02]}", "*"],
  [`${TO_REPEAT}`, "*"],
  ["1. e4 {[%clk 0:00:00]} e5 {[%clk 0:03:02]}", "*"],
];

const pgn = () =>
  Array.from({ length: SEEN }, (_, place) => {
    const [moves, result] = GAMES[place % GAMES.length];
    const tags = [`[Board "${place + 1}"]`, '[TimeControl "900+10"]', `[Result "${result}"]`];
    return `${tags.join("\n")}\n\n${moves} ${result}\n`;
  }).join("\n");

export async function fiftyInTrouble(address) {
  const ask = async (path, body, token) => {
    const response = await fetch(new URL(`/api/v1/events${path}`, address), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text}`);
    return text === "" ? null : JSON.parse(text);
  };
  const made = await ask("", { chief: "Eeva Korhonen", toml: TOML });
  const { event } = made;
  const { token } = made.chief;
  const at = (path, body) => ask(`/${event}${path}`, body, token);
  const act = (done) => at("/acts", { act: { round: 1, ...done } });
  const players = Array.from({ length: 2 * BOARDS }, (_, place) => ({
    name: `Player ${place + 1}, Kim`,
    rating: 2400 - 5 * place,
  }));
  await at("/players", { players });
  const boards = Array.from({ length: BOARDS }, (_, place) => ({
    board: place + 1,
    white: 2 * place + 1,
    black: 2 * place + 2,
  }));
  await at("/pairings", { round: 1, boards });
  await act({ act: "all", all: "start" });
  await at("/sources", { source: "round.pgn", pgn: pgn() });
  const illegal = { incident: "illegal", of: "black" };
  for (let board = SEEN + 1; board <= BOARDS; board += 1) {
    if (board % 4 === 0) await act({ act: "clocks", board, run: false });
    else if (board % 4 === 1) await act({ act: "rule", board, incident: illegal });
    else if (board % 4 === 2) await act({ act: "note_absence", board, side: "white" });
  }
  await act({ act: "all", all: "time", span: 120_000, reason: "fire alarm" });
  return { link: `/e/${event}#${token}`, boards: BOARDS };
}
