/** The real server, if it has been built. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Running {
  address: string;
  stop(): Promise<void>;
}

/** The one of the development profile reads the page from its folder. */
const PROGRAMS = ["../target/debug/tuomari", "../target/release/tuomari"];

/** Starts it on a port of the machine's choosing, with a journal of its own. */
export async function startTuomari(): Promise<Running | null> {
  const program = process.env["TUOMARI"] ?? PROGRAMS.find((path) => existsSync(path));
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), "tuomari-"));
  const child = spawn(
    program,
    ["serve", "--listen", "127.0.0.1:0", "--database", join(folder, "journal.db")],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const gone = new Promise((done) => child.once("exit", done));
  const stop = async (): Promise<void> => {
    child.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = await listening(child);
  if (address) return { address, stop };
  await stop();
  return null;
}

/** The address that it prints, or nothing if it ends without one. */
const listening = (child: ChildProcess): Promise<string | null> =>
  new Promise((done) => {
    child.stdout?.on("data", (text) => {
      const found = /listening on (http:\S+)/.exec(String(text))?.[1];
      if (found) done(found);
    });
    child.on("error", () => done(null));
    child.on("exit", () => done(null));
  });
