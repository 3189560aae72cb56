// Turns the text lines of a board that speaks the protocol of ArduinoBleChess into the lines that
// `tuomari feed -` reads: milliseconds, and what the board feels.
//
//   bridge | node arduino-ble-chess.mjs | tuomari feed - --no-lever --table URL#SECRET
//
// The bridge is whatever brings the lines of the Bluetooth characteristic to standard output, one each.
// Understood are `fen FEN`, `sync FEN`, `unsync FEN` and `begin FEN` (the pieces on the board), `move e2e4`,
// and `undo`. Everything else is between the board and its app. A leading number is the moment in
// milliseconds; without one the lines are told when they come.
import { createInterface } from "node:readline";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** The pieces by their squares. */
function squares(placement) {
  const pieces = new Map();
  placement.split("/").forEach((rank, row) => {
    let file = 0;
    for (const sign of rank) {
      if (/[1-8]/.test(sign)) file += Number(sign);
      else pieces.set("abcdefgh"[file++] + (8 - row), sign);
    }
  });
  return pieces;
}

/** The pieces as the first field of a FEN. */
function placement(pieces) {
  const rank = (number) =>
    [..."abcdefgh"]
      .map((file) => pieces.get(file + number) ?? "1")
      .join("")
      .replace(/1+/g, (empty) => String(empty.length));
  return [8, 7, 6, 5, 4, 3, 2, 1].map(rank).join("/");
}

/** Makes a move: two squares, and what a pawn becomes. The rook of castling and a pawn taken in passing follow. */
function move(pieces, text) {
  const [, from, to, becomes] = /^([a-h][1-8])([a-h][1-8])([nbrq])?$/i.exec(text) ?? [];
  const piece = pieces.get(from);
  if (!piece) return false;
  const isWhite = piece === piece.toUpperCase();
  const isDiagonal = from[0] !== to[0];
  if (piece.toLowerCase() === "p" && isDiagonal && !pieces.has(to)) pieces.delete(to[0] + from[1]);
  if (piece.toLowerCase() === "k" && from[0] === "e" && (to[0] === "g" || to[0] === "c")) {
    const [corner, beside] = to[0] === "g" ? ["h", "f"] : ["a", "d"];
    const rook = pieces.get(corner + from[1]);
    pieces.delete(corner + from[1]);
    if (rook) pieces.set(beside + from[1], rook);
  }
  pieces.delete(from);
  const put = becomes ? (isWhite ? becomes.toUpperCase() : becomes.toLowerCase()) : piece;
  pieces.set(to, put);
  return true;
}

let pieces = squares(START);
const before = [];
const began = Date.now();

for await (const line of createInterface({ input: process.stdin })) {
  const [, moment, command, rest = ""] = /^(?:(\d+)\s+)?(\w+)\s*(.*)$/.exec(line.trim()) ?? [];
  const millis = moment ?? Date.now() - began;
  if (["fen", "sync", "unsync", "begin"].includes(command) && rest) {
    pieces = squares(rest.split(" ")[0]);
  } else if (command === "move") {
    before.push(new Map(pieces));
    if (!move(pieces, rest)) continue;
  } else if (command === "undo" && before.length > 0) {
    pieces = before.pop();
  } else {
    continue;
  }
  console.log(`${millis} ${placement(pieces)}`);
}
