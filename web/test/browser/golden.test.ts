/** Every screen at three sizes in two themes, compared with the pictures in `test/golden/pictures`.
 * `npm run golden` takes them anew and makes the gallery. */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch } from "./browsers";
import { galleryOf } from "./gallery";
import { SCENES } from "./scenes";

const FOLDER = "test/golden/pictures";
const FAILED = "target/golden";
const WRITES = process.env["GOLDEN"] === "write";
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 720 },
} as const;
const THEMES = ["light", "dark"] as const;

/** So much of a picture may look otherwise: text is not drawn alike on every machine. */
const TOLERANCE = 0.004;
const NOW = new Date("2026-11-16T10:00:00Z");

/** The device's own face is another on every device: here it is always the same. */
const sans = createRequire(import.meta.url).resolve(
  "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
);
const STYLE = `
  @font-face { font-family: "Golden"; src: url("/golden.woff2") format("woff2"); font-weight: 100 900; }
  :root:root { --tuo-sans: "Golden"; }
  * { caret-color: transparent !important; }`;

let browser: Browser;
/** Where pictures are packed and compared. */
let easel: Page;
beforeAll(async () => {
  browser = await launch();
  easel = await browser.newPage();
  rmSync(FAILED, { recursive: true, force: true });
  mkdirSync(WRITES ? FOLDER : FAILED, { recursive: true });
});
afterAll(() => browser.close());

async function come(name: string): Promise<Page> {
  const page = await browser.newPage({
    locale: "en",
    viewport: SIZES.desktop,
    reducedMotion: "reduce",
    timezoneId: "Europe/Helsinki",
    bypassCSP: true,
  });
  await page.clock.setFixedTime(NOW);
  await page.route("**/golden.woff2", (route) => route.fulfill({ path: sans }));
  await page.addInitScript((style) => {
    addEventListener("DOMContentLoaded", () => {
      const sheet = document.createElement("style");
      sheet.textContent = style;
      document.head.append(sheet);
    });
  }, STYLE);
  await SCENES[name]?.(page);
  return page;
}

/** Everything at its beginning, but for what follows the game by itself. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    await frame();
    for (const element of document.querySelectorAll("*")) element.scrollTo(0, 0);
    dispatchEvent(new Event("resize"));
    await frame();
    await frame();
  });

/** A picture as WebP, as small as still shows everything. */
const packed = (png: Buffer): Promise<string> =>
  easel.evaluate(async (png) => {
    const whole = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${png}`)).blob(),
    );
    const [width, height] = [Math.round(whole.width * 0.75), Math.round(whole.height * 0.75)];
    const canvas = new OffscreenCanvas(width, height);
    const paint = canvas.getContext("2d");
    if (paint) paint.imageSmoothingQuality = "high";
    paint?.drawImage(whole, 0, 0, width, height);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.6 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }, png.toString("base64"));

/** How much of a picture looks otherwise, from 0 to 1: seen from so far that the edges of letters and
 * what packing made of them do not count. */
const difference = (png: Buffer, golden: Buffer): Promise<number> =>
  easel.evaluate(
    async ([png = "", golden = ""]) => {
      const read = async (address: string): Promise<ImageBitmap> =>
        createImageBitmap(await (await fetch(address)).blob());
      const now = await read(`data:image/png;base64,${png}`);
      const then = await read(`data:image/webp;base64,${golden}`);
      if (Math.abs(now.width * then.height - now.height * then.width) > now.width * 2) return 1;
      const [width, height] = [now.width >> 1, now.height >> 1];
      const seen = (bitmap: ImageBitmap): Uint8ClampedArray => {
        const paint = new OffscreenCanvas(width, height).getContext("2d");
        if (!paint) return new Uint8ClampedArray();
        paint.imageSmoothingQuality = "high";
        paint.drawImage(bitmap, 0, 0, width, height);
        return paint.getImageData(0, 0, width, height).data;
      };
      const [one, other] = [seen(now), seen(then)];
      let apart = 0;
      for (let at = 0; at < one.length; at += 4) {
        const parts = [0, 1, 2].map((part) =>
          Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)),
        );
        if (Math.max(...parts) > 64) apart += 1;
      }
      return apart / (width * height);
    },
    [png.toString("base64"), golden.toString("base64")],
  );

const pictures = Object.keys(SCENES).flatMap((scene) =>
  THEMES.flatMap((theme) => Object.keys(SIZES).map((size) => `${scene}-${size}-${theme}.webp`)),
);

describe.skipIf(!inject("isServed"))("golden pictures", () => {
  it.each(Object.keys(SCENES))("%s looks as it did", async (scene) => {
    const page = await come(scene);
    const others: string[] = [];
    try {
      for (const theme of THEMES) {
        await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          await settle(page);
          const png = await page.screenshot({ animations: "disabled", caret: "hide" });
          const name = `${scene}-${size}-${theme}`;
          const file = `${FOLDER}/${name}.webp`;
          if (WRITES) {
            writeFileSync(file, await packed(png), "base64");
          } else {
            const apart = existsSync(file) ? await difference(png, readFileSync(file)) : 1;
            if (apart <= TOLERANCE) continue;
            writeFileSync(`${FAILED}/${name}.png`, png);
            others.push(`${name}: ${(100 * apart).toFixed(2)} %, see web/${FAILED}/${name}.png`);
          }
        }
      }
    } finally {
      await page.close();
    }
    expect(others).toEqual([]);
  });

  it("are those of the gallery, all of them, and small", () => {
    if (WRITES) {
      for (const file of readdirSync(FOLDER))
        if (!pictures.includes(file)) rmSync(`${FOLDER}/${file}`);
      writeFileSync(
        `${FOLDER}/index.html`,
        galleryOf(Object.keys(SCENES), Object.keys(SIZES), THEMES),
      );
    }
    const kept = readdirSync(FOLDER).filter((file) => file.endsWith(".webp"));
    expect(kept.sort()).toEqual([...pictures].sort());
    const weight = kept.reduce((sum, file) => sum + readFileSync(`${FOLDER}/${file}`).length, 0);
    expect(weight).toBeLessThan(3_000_000);
    const gallery = readFileSync(`${FOLDER}/index.html`, "utf8");
    expect(gallery).toBe(galleryOf(Object.keys(SCENES), Object.keys(SIZES), THEMES));
  });
});
