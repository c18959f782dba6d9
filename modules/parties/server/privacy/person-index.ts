import { Html, fieldText, formatDateTime, html, resourceNamed } from '#kernel/domain';
import type { AnyResource, Formats } from '#kernel/domain';
import type { KeptRecord, NamedVisit } from '#kernel/server';

export type KeptOfPerson = {
  readonly resource: string;
  readonly records: readonly KeptRecord[];
};

type Facts = {
  readonly title: string;
  readonly formats: Formats;
  readonly at: Date;
  readonly kept: readonly KeptOfPerson[];
  readonly plain: readonly { readonly table: string; readonly rows: readonly object[] }[];
  readonly mentions: ReadonlyMap<string, number>;
  readonly files: readonly { readonly path: string; readonly note: string | null }[];
  readonly changes: number;
  readonly visits: readonly NamedVisit[];
};

const styleTag =
  new Html(`<style>body{font:14px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{border-bottom:1px solid #999;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.15rem .5rem;border-bottom:1px solid #ddd}
th{width:14rem;font-weight:600}.soft{color:#555}pre{white-space:pre-wrap;margin:0}</style>`);

function recordPart(resource: AnyResource, kept: KeptRecord, formats: Formats): Html {
  const rows = Object.entries(resource.fields).flatMap(([key, field]) => {
    const text = fieldText(field, key, kept.record, formats);
    return text
      ? [
          html`<tr>
            <th scope="row">${field.label}</th>
            <td><pre>${text}</pre></td>
          </tr>`,
        ]
      : [];
  });
  return html`<p class="soft">
      ${kept.isDeleted && 'In the bin. '}${kept.creationTime && `Written ${kept.creationTime}. `}
      Number ${kept.id}
    </p>
    <table>
      ${rows}
    </table>`;
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** The page of the archive that a person reads first; what programs read lies beside it. */
export function personIndex(facts: Facts): string {
  const { title, formats, at, kept, plain, mentions, files, changes, visits } = facts;
  const day = (instant: string) => formatDateTime(instant, formats.zone, formats.dateFormat);
  const parts = kept.map(({ resource: name, records }) => {
    const resource = resourceNamed(name);
    return html`<h2>${resource.label[1]} (${records.length})</h2>
      <p class="soft">For programs: records/${name}.json</p>
      ${records.map((record) => recordPart(resource, record, formats))}`;
  });
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>${title}</title>
      ${styleTag}
    </head>
    <body>
      <h1>${title}</h1>
      <p>Everything that is kept, as of ${day(at.toISOString())}.</p>
      ${parts}
      <h2>Files (${files.length})</h2>
      ${files.length ? null : html`<p>No file is kept.</p>`}
      <ul>
        ${files.map(({ path, note }) =>
          note
            ? html`<li>${path}: ${note}</li>`
            : html`<li><a href="${encodeURI(path)}">${path}</a></li>`,
        )}
      </ul>
      <h2>Named in records about others</h2>
      ${mentions.size ? null : html`<p>None.</p>`}
      <ul>
        ${[...mentions].map(
          ([name, count]) => html`<li>${resourceNamed(name).label[1]}: ${count}</li>`,
        )}
      </ul>
      <h2>Kept besides</h2>
      <ul>
        ${plain.map(({ table, rows }) => html`<li>${table}: ${counted(rows.length, 'row')}</li>`)}
        <li>changes.json: ${counted(changes, 'change')} of these records</li>
      </ul>
      <h2>Who has looked (${visits.length})</h2>
      ${visits.length ? null : html`<p>Nobody yet, as far back as the log goes.</p>`}
      <table>
        ${visits.map(
          ({ from, userName, looks }) =>
            html`<tr>
              <th scope="row">${day(from)}</th>
              <td>${userName}, ${counted(looks, 'look')}</td>
            </tr>`,
        )}
      </table>
    </body>
  </html>`;
  return `<!doctype html>${page.markup}`;
}
