/** The real server, if it has been built. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Running {
  address: string;
  /** Where the boards that it watches are shown, if it watches any. */
  watch: string | undefined;
  /** Freezes it, lets it go on, or kills it. */
  signal(name: "SIGSTOP" | "SIGCONT" | "SIGKILL"): void;
  stop(): Promise<void>;
}

/** The one of the development profile reads the page from its folder. */
const PROGRAMS = ["../target/debug/tuomari", "../target/release/tuomari"];

/** Starts it on a port of the machine's choosing, with a journal of its own. */
export async function startTuomari(...more: string[]): Promise<Running | null> {
  const program = process.env["TUOMARI"] ?? PROGRAMS.find((path) => existsSync(path));
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), "tuomari-"));
  const child = spawn(
    program,
    ["serve", "--listen", "127.0.0.1:0", "--database", join(folder, "journal.db"), ...more],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const gone = new Promise((done) => child.once("exit", done).once("error", done));
  const stop = async (): Promise<void> => {
    child.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const signal = (name: NodeJS.Signals): void => void child.kill(name);
  const told = await listening(child, more.includes("--watch"));
  if (told) return { ...told, signal, stop };
  await stop();
  return null;
}

/** The addresses that it prints, or nothing if it ends without them. */
const listening = (
  child: ChildProcess,
  watches: boolean,
): Promise<Pick<Running, "address" | "watch"> | null> =>
  new Promise((done) => {
    let told = "";
    child.stdout?.on("data", (text) => {
      told += String(text);
      const address = /listening on (http:\S+)\n/.exec(told)?.[1];
      const watch = /(http:\S+\/watch#\S+)\n/.exec(told)?.[1];
      if (address && (watch || !watches)) done({ address, watch });
    });
    child.on("error", () => done(null));
    child.on("exit", () => done(null));
  });
