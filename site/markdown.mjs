// The part of Markdown that our documents use, as HTML.

export const escape = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The name of a heading in an address, as forges make it. */
export const anchor = (text) =>
  text
    .toLowerCase()
    .replace(/<[^>]*>|[`*]/g, "")
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

function inline(text, linkOf) {
  const kept = [];
  const keep = (html) => `\u0000${kept.push(html) - 1}\u0000`;
  return escape(text.replace(/(`+)(.+?)\1/g, (_, __, code) => keep(`<code>${escape(code)}</code>`)))
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt, at) => keep(`<img src="${linkOf(at)}" alt="${alt}">`))
    .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, words, at) => {
      const to = linkOf(at);
      return to === null ? words : `${keep(`<a href="${to}">`)}${words}</a>`;
    })
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/(^|[^\p{L}*])\*([^\s*][^*]*)\*(?![\p{L}*])/gu, "$1<em>$2</em>")
    .replace(/(^|[\s(])(https?:\/\/[^\s<)]+[^\s<).,;:])/g, '$1<a href="$2">$2</a>')
    .replace(/\u0000(\d+)\u0000/g, (_, index) => kept[index])
    .replace(/\u0000(\d+)\u0000/g, (_, index) => kept[index]);
}

const cells = (line) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/** A document as HTML, and its headings. `linkOf` says where a link of it leads, null if nowhere. */
export function markdown(text, linkOf = (at) => at) {
  const lines = text.replaceAll("\r", "").split("\n");
  const headings = [];
  const say = (words) => inline(words, linkOf);

  function blocks(lines) {
    const out = [];
    for (let at = 0; at < lines.length; ) {
      const line = lines[at];
      if (!line.trim()) {
        at += 1;
        continue;
      }
      const fence = line.match(/^\s*```(\S*)/);
      if (fence) {
        const end = lines.findIndex((other, index) => index > at && /^\s*```\s*$/.test(other));
        const stop = end < 0 ? lines.length : end;
        out.push(`<pre><code>${escape(lines.slice(at + 1, stop).join("\n"))}</code></pre>`);
        at = stop + 1;
        continue;
      }
      const heading = line.match(/^(#{1,6})\s+(.*)/);
      if (heading) {
        const [level, html] = [heading[1].length, say(heading[2])];
        const id = anchor(heading[2]);
        headings.push({ level, id, text: html.replace(/<[^>]*>/g, "") });
        out.push(`<h${level} id="${id}">${html}</h${level}>`);
        at += 1;
        continue;
      }
      if (/^\s*\|/.test(line) && /^\s*\|[\s:|-]+\|?\s*$/.test(lines[at + 1] ?? "")) {
        const head = cells(line);
        const rows = [];
        for (at += 2; at < lines.length && /^\s*\|/.test(lines[at]); at += 1) rows.push(cells(lines[at]));
        const row = (kind) => (list) => `<tr>${list.map((cell) => `<${kind}>${say(cell)}</${kind}>`).join("")}</tr>`;
        out.push(
          `<div class="wide"><table><thead>${row("th")(head)}</thead><tbody>${rows.map(row("td")).join("")}</tbody></table></div>`,
        );
        continue;
      }
      const item = line.match(/^(\s*)([-*]|\d+\.)\s+/);
      if (item) {
        const ordered = /\d/.test(item[2]);
        const own = new RegExp(`^\\s{${item[1].length}}(${ordered ? "\\d+\\." : "[-*]"})\\s+`);
        const items = [];
        while (at < lines.length && (own.test(lines[at]) || /^\s+\S/.test(lines[at]) || !lines[at].trim())) {
          if (!lines[at].trim() && !own.test(lines[at + 1] ?? "") && !/^\s+\S/.test(lines[at + 1] ?? "")) break;
          if (own.test(lines[at])) items.push([lines[at].replace(own, "")]);
          else items.at(-1).push(lines[at].replace(/^ {1,3}/, ""));
          at += 1;
        }
        const html = items.map((one) => {
          const inner = blocks(one);
          return `<li>${inner.replace(/^<p>([\s\S]*?)<\/p>/, "$1")}</li>`;
        });
        out.push(ordered ? `<ol>${html.join("")}</ol>` : `<ul>${html.join("")}</ul>`);
        continue;
      }
      if (/^>\s?/.test(line)) {
        const quoted = [];
        for (; at < lines.length && /^>/.test(lines[at]); at += 1) quoted.push(lines[at].replace(/^>\s?/, ""));
        out.push(`<blockquote>${blocks(quoted)}</blockquote>`);
        continue;
      }
      if (/^<[a-z/!]/i.test(line)) {
        const raw = [];
        for (; at < lines.length && lines[at].trim(); at += 1) raw.push(lines[at]);
        out.push(raw.join("\n").replace(/(src|href)="([^"]+)"/g, (_, name, to) => `${name}="${linkOf(to)}"`));
        continue;
      }
      const words = [];
      for (
        ;
        at < lines.length && lines[at].trim() && !/^(#{1,6}\s|\s*```|\s*\||>\s?|\s*([-*]|\d+\.)\s)/.test(lines[at]);
        at += 1
      )
        words.push(lines[at].trim());
      if (words.length === 0) words.push(lines[at++].trim());
      out.push(`<p>${say(words.join("\n"))}</p>`);
    }
    return out.join("\n");
  }
  return { html: blocks(lines), headings };
}
