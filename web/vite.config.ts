import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Connect, defineConfig, type Plugin } from "vite";
import { parts } from "./parts";
import { words } from "./words";

/** Text is sent packed: packed once here rather than for every reader. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  writeBundle({ dir = "" }, files) {
    for (const name of Object.keys(files).filter((name) => /\.(html|js|css|svg)$/.test(name))) {
      const file = join(dir, name);
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
  },
};

/** As the server does: a table has a document of its own. */
const tables: Plugin = {
  name: "tables",
  configureServer: ({ middlewares }) => void middlewares.use(toTable),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(toTable),
};
const toTable: Connect.NextHandleFunction = (request, _, next) => {
  if (request.url?.startsWith("/t/")) request.url = "/table.html";
  next();
};

/** What every screen needs, in one file: on a slow machine each file costs as much as ten kilobytes. */
const COMMON =
  /node_modules\/(svelte|esm-env|clsx)\/|src\/(lang|clock|likes|theme|sheet|table\/(api|seat|mine)\.|screens\/(Header|HoldButton)|board\/(square|men)\.)/;

export default defineConfig({
  plugins: [words, svelte(), tables, packed, parts],
  // The words that the rules say too stand with them, outside this folder.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8960", ws: true } },
  },
  build: {
    // In the package of the server, which takes it along wherever it is built.
    outDir: "../crates/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ["index.html", "table.html"],
      output: { manualChunks: (id) => (COMMON.test(id) ? "common" : undefined) },
    },
  },
});
