import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  // The types of the wire are printed by a test of the server.
  { ignores: ["target/", "src/table/wire.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // What is left out of an object is named with an underscore.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // `=> done()` and `=> void (known = next)` are how short functions without a value are written.
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Objects here are closures: there is no `this` to lose.
      "@typescript-eslint/unbound-method": "off",
      // A function that hands its answer on says by it what is asked for.
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      // Signs of clocks and pieces have no parts.
      "@typescript-eslint/no-misused-spread": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // The linter does not see the types of components and their events; `svelte-check` does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      // State changes while a component waits, which the linter does not see either.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // An address that nothing watches.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["**/*.js", "**/*.mjs", "**/*.d.ts"], extends: [ts.configs.disableTypeChecked] },
);
