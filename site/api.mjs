// The reference of the API, from the document that every server gives.
import { escape } from "./markdown.mjs";

const nameOf = (ref) => ref.split("/").at(-1);

/** A schema in one line. */
function kind(schema) {
  if (schema === true || !schema) return "anything";
  if (schema.$ref) return `<a href="#${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  if (schema.const !== undefined) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((one) => `<code>${escape(JSON.stringify(one))}</code>`).join(" or ");
  for (const many of [schema.oneOf, schema.anyOf]) if (many) return many.map(kind).join(" or ");
  if (schema.allOf) return schema.allOf.map(kind).join(" and ");
  if (schema.type === "array") return `list of ${kind(schema.items)}`;
  if (schema.type === "object" && schema.additionalProperties) return `map of ${kind(schema.additionalProperties)}`;
  return escape([schema.type ?? "anything"].flat().join(" or "));
}

/** The fields of a schema, or its alternatives. */
function shape(schema) {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `<tr><td><code>${escape(name)}</code>${schema.required?.includes(name) ? "" : " <small>optional</small>"}</td>` +
      `<td>${kind(field)}</td><td>${escape(field.description ?? "")}</td></tr>`,
  );
  const table = fields.length > 0 ? `<div class="wide"><table><tbody>${fields.join("")}</tbody></table></div>` : "";
  const ways = (schema.oneOf ?? schema.anyOf ?? []).map(
    (one) => `<li>${one.description ? `${escape(one.description)} ` : ""}${one.properties ? shape(one) : kind(one)}</li>`,
  );
  const rest = !table && ways.length === 0 ? `<p>${kind(schema)}</p>` : "";
  return table + (ways.length > 0 ? `<ul>${ways.join("")}</ul>` : "") + rest;
}

const content = (of) =>
  Object.entries(of?.content ?? {})
    .map(([type, { schema }]) => `${schema ? kind(schema) : ""} <small>${escape(type)}</small>`)
    .join(", ");

export function apiPage(document) {
  const parts = [];
  const out = [
    `<h1>The API</h1><p class="big">${escape(document.info.summary ?? "")}. Version ${escape(document.info.version)}; the document itself is
<a href="openapi.json">openapi.json</a>, and <code>/api/v1/openapi.json</code> of every server.
<a href="server.html">The server</a> explains it in words.</p>`,
  ];
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (!operation.responses) continue;
      const id = operation.operationId ?? `${method}-${path}`;
      const words = `${method.toUpperCase()} ${path.replace("/api/v1", "")}`;
      parts.push({ id, title: words, text: operation.summary ?? "" });
      const parameters = (operation.parameters ?? []).map(
        (one) => `<tr><td><code>${escape(one.name)}</code></td><td>${escape(one.in)}</td><td>${kind(one.schema)}</td></tr>`,
      );
      const answers = Object.entries(operation.responses).map(
        ([status, answer]) => `<tr><td>${escape(status)}</td><td>${escape(answer.description ?? "")}</td><td>${content(answer)}</td></tr>`,
      );
      out.push(
        `<section class="call"><h2 id="${escape(id)}"><code>${escape(words)}</code></h2><p>${escape(operation.summary ?? "")}</p>`,
        operation.requestBody ? `<p>Takes ${content(operation.requestBody)}</p>` : "",
        `<details><summary>Parameters and answers</summary><div class="wide"><table><tbody>${parameters.join("")}${answers.join("")}</tbody></table></div></details></section>`,
      );
    }
  out.push("<h1>What is sent</h1>");
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    parts.push({ id: name, title: name, text: schema.description ?? "" });
    out.push(`<section class="call"><h2 id="${escape(name)}">${escape(name)}</h2><p>${escape(schema.description ?? "")}</p>${shape(schema)}</section>`);
  }
  return { body: out.join("\n"), parts };
}
