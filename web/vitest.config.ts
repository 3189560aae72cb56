import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [words, svelte()],
        server: { fs: { allow: [".."] } },
        test: { name: "unit", include: ["src/**/*.test.ts"], environment: "node" },
      },
      {
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.ts"],
          environment: "node",
          globalSetup: ["test/browser/serve.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
