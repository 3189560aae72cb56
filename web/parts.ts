/** What the page is made of besides our own, with its licences. The build leaves it beside the page, so that it
 * comes along with whatever the page is put into, and the bill of materials is made from it. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

interface Part {
  name: string;
  version: string;
  licence: string;
  purl: string;
  /** The texts of its licences. */
  texts: string[];
}

/** The folder of the package that a file belongs to. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^(licen[sc]e|copying|notice|ofl)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));

function partIn(folder: string): Part {
  const told = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license: string;
  };
  const { name, version, license: licence } = told;
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return { name, version, licence, purl, texts: textsIn(folder) };
}

const FONTS = join(import.meta.dirname, "src/style/fonts");
const font = (): Part => ({
  name: "tuomari-serif (Source Serif 4, cut to the letters of the page)",
  version: "4",
  licence: "OFL-1.1",
  purl: "pkg:generic/source-serif@4",
  texts: textsIn(FONTS),
});

/** The packages that ended up in the page. Those that only build it are not in it. */
export function partsOf(bundle: Rollup.OutputBundle): Part[] {
  const outputs = Object.values(bundle);
  const modules = outputs.flatMap((one) => (one.type === "chunk" ? Object.keys(one.modules) : []));
  const folders = new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []));
  const fonts = outputs.some(({ fileName }) => fileName.endsWith(".woff2")) ? [font()] : [];
  return [...folders].sort().map(partIn).concat(fonts);
}

export const parts: Plugin = {
  name: "parts",
  apply: "build",
  generateBundle(_, bundle) {
    const source = `${JSON.stringify(partsOf(bundle), null, 1)}\n`;
    this.emitFile({ type: "asset", fileName: "parts.json", source });
  },
};
