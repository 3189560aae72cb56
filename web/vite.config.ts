import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

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

/** What translators tell one another is not for readers: words are sent without remarks. */
const words: Plugin = {
  name: "words",
  enforce: "pre",
  load(id) {
    const [file = "", query] = id.split("?");
    if (!file.endsWith(".ftl") || query !== "raw") return null;
    const lines = readFileSync(file, "utf8").split("\n");
    const told = lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
    return `export default ${JSON.stringify(`${told.join("\n")}\n`)}`;
  },
};

export default defineConfig({
  plugins: [words, svelte(), packed],
  // The locales are shared with the command line and stand outside this folder.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8960", ws: true } },
  },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
