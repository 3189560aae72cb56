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

/** Libraries of C that a crate brings along: where it says their version, and their licence. */
const IN_CRATES = {
  "libmimalloc-sys": {
    name: "mimalloc",
    licence: "MIT",
    header: "c_src/mimalloc/v3/include/mimalloc.h",
    version: /define MI_MALLOC_VERSION +(\d+)(\d\d)(\d\d)\b/,
  },
  "libsqlite3-sys": {
    name: "sqlite",
    licence: "blessing",
    header: "sqlite3/sqlite3.h",
    version: /define SQLITE_VERSION +"(\d+)\.(\d+)\.(\d+)"/,
  },
  "zstd-sys": {
    name: "zstd",
    licence: "BSD-3-Clause",
    header: "zstd/lib/zstd.h",
    version: /define ZSTD_VERSION_MAJOR +(\d+)\n.*MINOR +(\d+)\n.*RELEASE +(\d+)/,
  },
};
function inCrates(crates) {
  return crates
    .filter(({ name }) => name in IN_CRATES)
    .map((crate) => {
      const { name, licence, header, version } = IN_CRATES[crate.name];
      const found = readFileSync(join(crate.from, header), "utf8").match(version);
      if (!found) throw new Error(`${crate.name}: ${header} does not say its version`);
      const told = found.slice(1).map(Number).join(".");
      const purl = `pkg:generic/${name}@${told}`;
      crate.needs.push(purl);
      return { name, version: told, licence, purl, needs: [], from: dirname(join(crate.from, header)), isIn: crate };
    });
}

/** What the page is made of, as its build left it. */
function inPage() {
  const told = join(root, "crates/server/page/parts.json");
  if (!existsSync(told)) {
    console.error("build the page first: packaging/build page");
    process.exit(1);
  }
  return JSON.parse(readFileSync(told, "utf8")).map((part) => ({ ...part, needs: [], isOurs: false }));
}

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
  if (!target.endsWith("musl")) return [std];
  // The C library comes with Rust's standard library, once that is installed for the target.
  const folder = execFileSync("rustc", ["--print=target-libdir", `--target=${target}`]).toString().trim();
  const library = join(folder, "self-contained/libc.a");
  const told = existsSync(library) ? readFileSync(library, "latin1").match(/\0(1\.\d+\.\d+)\0/)?.[1] : undefined;
  return [std, part("musl", told ?? "1", "MIT")];
}

const linked = crates();
const whole = linked.find(({ isWhole }) => isWhole);
const page = manifest === PROGRAM ? inPage() : [];
const inServer = linked.find(({ name }) => name === "tuomari-server");
inServer?.needs.push(...page.map(({ purl }) => purl));
const byItself = builtIn();
whole.needs.push(...byItself.map(({ purl }) => purl));
const parts = [...linked, ...inCrates(linked), ...byItself, ...page].sort((a, b) =>
  a.purl < b.purl ? -1 : a.purl > b.purl ? 1 : 0,
);
const bad = parts.filter((part) => !isAllowed(part.licence));
if (bad.length > 0) {
  for (const { name, licence } of bad) console.error(`${name}: licence "${licence}" may not ship`);
  process.exit(1);
}

/** The texts of a library's licences, in its folder. */
function textsOf({ name, from, licence, texts }) {
  if (texts) return texts;
  // A library of C within a crate has its own licence, further down.
  const files = readdirSync(from, { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      /^(licen[sc]e|copying|notice|unlicense|ofl)/i.test(basename(path)) &&
      !/(^|[/\\])(tests?|examples|benches|node_modules)[/\\]/.test(path) &&
      !statSync(join(from, path)).isDirectory(),
  );
  // Some crates leave their texts out; of the Apache License every copy is the same.
  if (files.length === 0 && /\bApache-2\.0\b/.test(licence)) return [readFileSync(join(root, "LICENSE-APACHE"), "utf8")];
  if (files.length === 0) throw new Error(`${name} has no text of its licence`);
  return files.sort().map((file) => readFileSync(join(from, file), "utf8"));
}
/** Many have the same text: each is printed once. */
const texts = new Map();
// What a crate brings along has its texts among those of the crate.
for (const part of parts.filter(({ isOurs, isIn }) => !isOurs && !isIn)) {
  for (const raw of textsOf(part)) {
    const text = raw.replaceAll("\r\n", "\n").trim();
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
