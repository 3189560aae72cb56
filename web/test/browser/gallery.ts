/** A page on which reviewers see every screen at every size, light and dark. */

export function galleryOf(
  scenes: readonly string[],
  sizes: readonly string[],
  themes: readonly string[],
): string {
  const figure = (scene: string, size: string, theme: string): string =>
    `      <figure>
        <a href="${scene}-${size}-${theme}.webp"><img src="${scene}-${size}-${theme}.webp" alt="${scene}, ${size}, ${theme}" loading="lazy" /></a>
        <figcaption>${size}, ${theme}</figcaption>
      </figure>`;
  const section = (scene: string): string => `    <section id="${scene}">
      <h2>${scene}</h2>
${themes.flatMap((theme) => sizes.map((size) => figure(scene, size, theme))).join("\n")}
    </section>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Tuomari: every screen</title>
    <style>
      body {
        margin: 24px;
        font: 15px/1.5 system-ui, sans-serif;
        background: #e9e6dd;
        color: #17211d;
      }
      nav a {
        margin-right: 12px;
      }
      section {
        display: flex;
        flex-wrap: wrap;
        align-items: flex-end;
        gap: 16px;
        margin: 32px 0;
      }
      h2 {
        width: 100%;
        margin: 0;
      }
      figure {
        margin: 0;
      }
      img {
        display: block;
        height: 380px;
        box-shadow: 0 1px 6px rgb(0 0 0 / 0.3);
      }
    </style>
  </head>
  <body>
    <h1>Every screen</h1>
    <nav>
${scenes.map((scene) => `      <a href="#${scene}">${scene}</a>`).join("\n")}
    </nav>
${scenes.map(section).join("\n")}
  </body>
</html>
`;
}
