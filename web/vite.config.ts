import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  // The locales are shared with the command line and stand outside this folder.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8960", ws: true } },
  },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
