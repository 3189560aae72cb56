/** Builds the page, starts the real server if there is one, and serves the page under the
 * server's own content policy while the tests run. */

import { build, preview } from "vite";
import type { TestProject } from "vitest/node";
import { startTuomari } from "./tuomari";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
    /** Whether the real server answers, so that whole games can be played. */
    isServed: boolean;
  }
}

const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";
const outDir = "target/site";

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  // Vitest says "test", by which Svelte would build itself for development.
  process.env["NODE_ENV"] = "production";
  const input = ["index.html", "test/pages/board.html"];
  await build({
    configFile: "vite.config.ts",
    build: { outDir, emptyOutDir: true, rollupOptions: { input } },
    logLevel: "error",
  });
  const tuomari = await startTuomari();
  if (!tuomari) console.warn("tuomari serve is not built: whole games are skipped");
  const server = await preview({
    configFile: "vite.config.ts",
    build: { outDir },
    preview: {
      port: 0,
      host: "127.0.0.1",
      headers: { "content-security-policy": POLICY },
      proxy: tuomari ? { "/api": { target: tuomari.address, ws: true } } : {},
    },
    logLevel: "error",
  });
  project.provide("address", server.resolvedUrls?.local[0] ?? "");
  project.provide("isServed", tuomari !== null);
  return async () => {
    tuomari?.stop();
    await server.close();
  };
}
