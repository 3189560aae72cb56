/** Serves the page as it was built while the tests run: by the real server, where there is one, and
 * otherwise by Vite under the server's own content policy. */

import { readFileSync } from "node:fs";
import { build, preview } from "vite";
import type { TestProject } from "vitest/node";
import { type Running, startTuomari } from "./tuomari";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the page is. */
    address: string;
    /** Where the pages are that only tests use. */
    pages: string;
    /** Whether the real server answers, so that whole games can be played. */
    isServed: boolean;
  }
}

const PAGE = "../crates/server/page";
const ELEMENTS = "target/site";
const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

/** The elements alone, on a page that only tests use. */
const buildElements = (): Promise<unknown> =>
  build({
    configFile: "vite.config.ts",
    build: {
      outDir: ELEMENTS,
      emptyOutDir: true,
      rollupOptions: { input: "test/pages/board.html" },
    },
    logLevel: "error",
  });

async function previewed(outDir: string): Promise<Pick<Running, "address" | "stop">> {
  const server = await preview({
    configFile: "vite.config.ts",
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1", headers: { "content-security-policy": POLICY } },
    logLevel: "error",
  });
  return { address: server.resolvedUrls?.local[0] ?? "", stop: () => server.close() };
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  // Vitest says "test", by which Svelte would build itself for development.
  process.env["NODE_ENV"] = "production";
  await buildElements();
  const tuomari = await startTuomari();
  if (!tuomari) console.warn("tuomari serve is not built: whole games are skipped");
  const page = tuomari ?? (await previewed(PAGE));
  const pages = await previewed(ELEMENTS);
  if (tuomari) await mustBeThisPage(tuomari.address);
  project.provide("address", page.address);
  project.provide("pages", pages.address);
  project.provide("isServed", tuomari !== null);
  return async () => {
    await page.stop();
    await pages.stop();
  };
}

/** A program of the release profile holds the page of the day it was built. */
async function mustBeThisPage(address: string): Promise<void> {
  const served = await (await fetch(address)).text();
  if (served !== readFileSync(`${PAGE}/index.html`, "utf8"))
    throw new Error("the server holds another page than this one: build it again");
}
