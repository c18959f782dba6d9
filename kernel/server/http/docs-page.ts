import { escapeHtml } from '#kernel/domain';
import type { OpenApiDocument, Operation } from './openapi.ts';

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 960px; padding: 32px; color: #1f2933 }
  h2 { margin-top: 40px; border-bottom: 1px solid #d9e2ec; padding-bottom: 4px }
  details { border: 1px solid #d9e2ec; border-radius: 6px; margin: 8px 0; padding: 8px 12px }
  summary { cursor: pointer } code { font-size: 13px } pre { background: #f5f7fa; padding: 12px; overflow: auto }
  .method { display: inline-block; width: 64px; font-weight: 600 } .ability { color: #52606d; float: right }
  nav a { margin-right: 12px }`;

/** The same document for people: no script, one section for each tag. */
export function docsPage(document: OpenApiDocument): string {
  const groups = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags[0] ?? '';
      groups.set(tag, [...(groups.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  }
  const tags = [...groups.keys()].sort();
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Caseway API</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<h1>Caseway API</h1>
<p>Every operation needs a bearer: an access token, or a key of the API where a scope is named. The machine-readable form is <a href="/openapi.json">openapi.json</a>.</p>
<nav>${tags.map((tag) => `<a href="#${encodeURIComponent(tag)}">${escapeHtml(tag)}</a>`).join(' ')}</nav>
${tags.map((tag) => `<h2 id="${encodeURIComponent(tag)}">${escapeHtml(tag)}</h2>${groups.get(tag)?.join('') ?? ''}`).join('')}
</body></html>`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const block = (title: string, value: unknown) =>
    value === undefined
      ? ''
      : `<h4>${title}</h4><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
  return `<details><summary><span class="method">${method.toUpperCase()}</span><code>${escapeHtml(path)}</code>
<span class="ability">${escapeHtml(operation['x-ability'] ?? '')}</span></summary>
<p>${escapeHtml(operation.description)}</p>
${block('Parameters', operation.parameters)}${block('Body', operation.requestBody)}${block('Answers', operation.responses)}</details>`;
}
