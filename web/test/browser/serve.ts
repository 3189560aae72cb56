/** Builds the page and serves it under the server's own content policy while the tests run. */

import { build, preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
  }
}

const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";
const outDir = "target/site";

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const input = ["index.html", "test/pages/board.html"];
  await build({
    configFile: "vite.config.ts",
    build: { outDir, emptyOutDir: true, rollupOptions: { input } },
    logLevel: "error",
  });
  const server = await preview({
    configFile: "vite.config.ts",
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1", headers: { "content-security-policy": POLICY } },
    logLevel: "error",
  });
  project.provide("address", server.resolvedUrls?.local[0] ?? "");
  return () => server.close();
}
