/** The real server, if it has been built. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Running {
  address: string;
  /** Where the boards that it watches are shown, if it watches any. */
  watch: string | undefined;
  /** Freezes it, or lets it go on. */
  signal(name: "SIGSTOP" | "SIGCONT"): void;
  /** Ends it at once, whatever it was doing. */
  kill(): Promise<void>;
  /** Starts it again where it was, with what it had written. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/** The one of the development profile reads the page from its folder. */
const PROGRAMS = ["../target/debug/tuomari", "../target/release/tuomari"];

/** Starts it on a port of the machine's choosing, with a journal of its own. */
export async function startTuomari(...more: string[]): Promise<Running | null> {
  const program = process.env["TUOMARI"] ?? PROGRAMS.find((path) => existsSync(path));
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), "tuomari-"));
  const begin = (listen: string): ChildProcess => {
    const journal = join(folder, "journal.db");
    const args = ["serve", "--listen", listen, "--database", journal, ...more];
    return spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
  };
  const ended = (child: ChildProcess): Promise<unknown> =>
    new Promise((done) => child.once("exit", done).once("error", done));
  let child = begin("127.0.0.1:0");
  let gone = ended(child);
  const end = async (name: NodeJS.Signals): Promise<void> => {
    child.kill(name);
    await gone;
  };
  const stop = async (): Promise<void> => {
    await end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  const told = await listening(child, more.includes("--watch"));
  if (!told) {
    await stop();
    return null;
  }
  return {
    ...told,
    signal: (name) => void child.kill(name),
    kill: () => end("SIGKILL"),
    async revive() {
      child = begin(new URL(told.address).host);
      gone = ended(child);
      if (!(await listening(child, false))) throw new Error("the server does not start again");
    },
    stop,
  };
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
