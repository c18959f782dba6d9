import { html } from '#kernel/domain';
import { defineDocument } from '../print/define-document.ts';
import { indexLink } from './index-link.ts';

export type IndexEntry = {
  readonly title: string;
  /** Where it begins, counted from the first page of the brief. */
  readonly page: number;
  readonly pages: number;
};

/** What the cover says of the record, line by line. */
export type CoverFacts = readonly { readonly label: string; readonly value: string }[];

type Facts = {
  readonly name: string;
  readonly about: CoverFacts;
  readonly entries: readonly IndexEntry[];
};

export const indexDocument = defineDocument<Facts>({
  name: 'mergeIndex',
  title: ({ name }) => name,
  fileName: ({ name }) => name,
  style: `
    .cover-facts { display: grid; grid-template-columns: max-content 1fr; gap: 1mm 6mm; margin: 3mm 0 7mm; }
    .cover-facts dt { color: #555; }
    .cover-facts dd { margin: 0; font-weight: 700; }
    .index-rows { width: 100%; border-collapse: collapse; }
    .index-rows td, .index-rows th { padding: 5pt 4pt; border-bottom: 0.5pt solid #c8c8c8; text-align: left; }
    .index-rows td:last-child, .index-rows th:last-child { text-align: right; white-space: nowrap; }
    .index-rows td:first-child { width: 24pt; }
    .index-rows tr { break-inside: avoid; }
    .index-rows a { color: inherit; text-decoration: none; }
  `,
  parts: ({ name, about, entries }) => [
    html`<h1>${name}</h1>
      <dl class="cover-facts">
        ${about.map(
          ({ label, value }) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <table class="index-rows">
        <thead>
          <tr>
            <th>No.</th>
            <th>Document</th>
            <th>Page</th>
          </tr>
        </thead>
        <tbody>
          ${entries.map(
            ({ title, page }, at) =>
              html`<tr>
                <td>${at + 1}</td>
                <td><a href="${indexLink(at)}">${title}</a></td>
                <td><a href="${indexLink(at)}">${page}</a></td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  ],
});

/** Where each file begins after so many pages of index. */
export function placeEntries(
  files: readonly { readonly title: string; readonly pages: number }[],
  indexPages: number,
): readonly IndexEntry[] {
  let next = indexPages + 1;
  return files.map(({ title, pages }) => {
    const page = next;
    next += pages;
    return { title, page, pages };
  });
}
