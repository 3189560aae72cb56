// usage: TARGET=... node packaging/bill.mjs FOLDER [MANIFEST]
//
// Writes what the program, or the crate with this manifest, is made of: THIRD-PARTY.txt, the licences of all
// libraries in it with their texts, and sbom.cdx.json, the bill of materials (CycloneDX 1.6). It fails on a
// licence that what ships may not have.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Licences that ask for no more than their text. */
const ALLOWED = new Set(
  `0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BSL-1.0 CC0-1.0 CDLA-Permissive-2.0 ISC MIT MIT-0
   OFL-1.1 Unicode-3.0 Unlicense Zlib blessing`.split(/\s+/),
);

const PROGRAM = "crates/tuomari/Cargo.toml";
const [folder, manifest = PROGRAM] = process.argv.slice(2);
const target = process.env.TARGET ?? execFileSync("rustc", ["-vV"]).toString().match(/host: (.*)/)[1];
const root = join(import.meta.dirname, "..");

/** Whether one of the choices that an expression of SPDX leaves is allowed as a whole. */
const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, " ")
    .split(/\s+OR\s+|\//)
    .some((choice) =>
      choice
        .trim()
        .split(/\s+AND\s+/)
        .every((one) => ALLOWED.has(one.replace(/\s+WITH\s+.*/, "").trim())),
    );

/** The libraries that are linked into the program for this target, as Cargo resolves them. */
function crates() {
  const told = execFileSync(
    "cargo",
    ["metadata", "--format-version=1", "--locked", `--filter-platform=${target}`, `--manifest-path=${manifest}`],
    { cwd: root, maxBuffer: 1 << 28 },
  );
  const { packages, resolve } = JSON.parse(told);
  const packageOf = new Map(packages.map((one) => [one.id, one]));
  const nodeOf = new Map(resolve.nodes.map((node) => [node.id, node]));
  const [found, waiting] = [new Map(), [resolve.root]];
  while (waiting.length > 0) {
    const id = waiting.pop();
    if (found.has(id)) continue;
    const linked = nodeOf
      .get(id)
      .deps.filter((dep) => dep.dep_kinds.some(({ kind }) => kind === null))
      .map((dep) => dep.pkg)
      // What runs inside the compiler is not in the program.
      .filter((dep) => !packageOf.get(dep).targets.some(({ kind }) => kind.includes("proc-macro")));
    found.set(id, linked);
    waiting.push(...linked);
  }
  return [...found].map(([id, needs]) => {
    const one = packageOf.get(id);
    return {
      name: one.name,
      version: one.version,
      licence: one.license ?? "",
      purl: `pkg:cargo/${one.name}@${one.version}`,
      needs: needs.map((need) => {
        const { name, version } = packageOf.get(need);
        return `pkg:cargo/${name}@${version}`;
      }),
      from: dirname(one.manifest_path),
      isOurs: one.source === null,
      isWhole: id === resolve.root,
      home: one.repository,
    };
  });
}

/** What the page takes from npm: the rest of its tools stays where it is built. */
const inPage = ["svelte", "@fluent/bundle", "esm-env", "clsx"];
function modules() {
  const at = (name) => join(root, "web/node_modules", name);
  return inPage
    .filter((name) => existsSync(join(at(name), "package.json")))
    .map((name) => {
      const { version, license } = JSON.parse(readFileSync(join(at(name), "package.json"), "utf8"));
      const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
      return { name, version, licence: license, purl, needs: [], from: at(name), isOurs: false };
    });
}

const font = {
  name: "tuomari-serif (Source Serif 4, cut to the letters of the page)",
  version: "4",
  licence: "OFL-1.1",
  purl: "pkg:generic/source-serif@4",
  needs: [],
  from: join(root, "web/src/style/fonts"),
  isOurs: false,
};

/** What the compiler links in by itself. */
function builtIn() {
  const version = execFileSync("rustc", ["-V"]).toString().split(" ")[1];
  const part = (name, version, licence) => ({
    name,
    version,
    licence,
    purl: `pkg:generic/${name}@${version}`,
    needs: [],
    from: join(import.meta.dirname, "licences", name),
    isOurs: false,
  });
  const std = part("rust-std", version, "MIT OR Apache-2.0");
  return target.endsWith("musl") ? [std, part("musl", "1.2", "MIT")] : [std];
}

const inProgram = manifest === PROGRAM ? [...modules(), font] : [];
const parts = [...crates(), ...builtIn(), ...inProgram].sort((a, b) =>
  a.purl < b.purl ? -1 : a.purl > b.purl ? 1 : 0,
);
const bad = parts.filter((part) => !isAllowed(part.licence));
if (bad.length > 0) {
  for (const { name, licence } of bad) console.error(`${name}: licence "${licence}" may not ship`);
  process.exit(1);
}

/** The texts of a library's licences. Many have the same: each is printed once. */
const texts = new Map();
for (const part of parts.filter(({ isOurs }) => !isOurs)) {
  // A library of C within a crate has its own licence, further down.
  const files = readdirSync(part.from, { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      /^(licen[sc]e|copying|notice|unlicense|ofl)/i.test(basename(path)) &&
      !/(^|[/\\])(tests?|examples|benches|node_modules)[/\\]/.test(path) &&
      !statSync(join(part.from, path)).isDirectory(),
  );
  for (const file of files.sort()) {
    const text = readFileSync(join(part.from, file), "utf8").replaceAll("\r\n", "\n").trim();
    // Where there is a choice, the GPL is not ours.
    if (/^\s*GNU (LESSER |AFFERO )?GENERAL PUBLIC LICENSE/i.test(text)) continue;
    const users = texts.get(text) ?? [];
    texts.set(text, [...users, `${part.name} ${part.version}`]);
  }
}
const line = "-".repeat(80);
const list = parts.filter(({ isOurs }) => !isOurs);
writeFileSync(
  join(folder, "THIRD-PARTY.txt"),
  [
    "Tuomari is made with these libraries. Where one leaves a choice of licences, any of them may be",
    "chosen; their texts follow.",
    "",
    ...list.map(({ name, version, licence }) => `${name} ${version}: ${licence}`),
    ...[...texts].flatMap(([text, users]) => ["", line, ...new Set(users), line, "", text]),
    "",
  ].join("\n"),
);

const whole = parts.find(({ isWhole }) => isWhole);
const component = ({ name, version, licence, purl, home }) => ({
  type: "library",
  "bom-ref": purl,
  name,
  version,
  purl,
  licenses: [{ expression: licence.replaceAll("/", " OR ") }],
  ...(home ? { externalReferences: [{ type: "vcs", url: home }] } : {}),
});
const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? 0);
// The number of a bill is a function of what it lists: the same build has the same bill.
const hash = createHash("sha256").update(JSON.stringify(parts.map(({ purl }) => purl))).digest("hex");
const serial = [8, 4, 4, 4, 12].map(
  ((at) => (length) => hash.slice(at, (at += length)))(0),
);
serial[2] = `4${serial[2].slice(1)}`;
serial[3] = `8${serial[3].slice(1)}`;
writeFileSync(
  join(folder, "sbom.cdx.json"),
  `${JSON.stringify(
    {
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      serialNumber: `urn:uuid:${serial.join("-")}`,
      version: 1,
      metadata: {
        timestamp: new Date(epoch * 1000).toISOString(),
        component: { ...component(whole), type: manifest === PROGRAM ? "application" : "library" },
        properties: [{ name: "target", value: target }],
      },
      components: parts.filter((part) => part !== whole).map(component),
      dependencies: parts.map(({ purl, needs }) => ({ ref: purl, dependsOn: [...needs].sort() })),
    },
    null,
    1,
  )}\n`,
);
console.error(`${list.length} libraries, ${texts.size} texts of licences`);
