/** Serves the sources while the browser tests run, at an address of the machine's choosing. */

import { createServer } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    address: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await createServer({
    configFile: "vite.config.ts",
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
    logLevel: "error",
  });
  await server.listen();
  project.provide("address", server.resolvedUrls?.local[0] ?? "");
  return () => server.close();
}
