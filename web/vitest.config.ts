import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words";

/** Tests in a browser, with one server for all of them. */
const browser = {
  environment: "node",
  globalSetup: ["test/browser/serve.ts"],
  testTimeout: 180_000,
  hookTimeout: 120_000,
  fileParallelism: false,
};

/** The whole games, which are played in Firefox too. */
const GAMES = ["game", "table", "away", "blind"];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [words, svelte()],
        server: { fs: { allow: [".."] } },
        test: { name: "unit", include: ["src/**/*.test.ts"], environment: "node" },
      },
      { test: { ...browser, name: "browser", include: ["test/browser/**/*.test.ts"] } },
      {
        test: {
          ...browser,
          name: "firefox",
          include: GAMES.map((name) => `test/browser/${name}.test.ts`),
          env: { BROWSER: "firefox" },
        },
      },
    ],
  },
});
