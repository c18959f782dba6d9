import { Html, html, withCurrency } from '#kernel/domain';
import { safeFileName } from '../file-name.ts';
import { letterheadHtml } from './letterhead.ts';
import type { Letterhead } from './letterhead.ts';
import { printStyle } from './print-style.ts';
import type { Orientation } from './print-style.ts';

/** What a letter, a form or a sheet is made of. All of it is a pure function of its facts. */
export type DocumentDefinition<Facts> = {
  readonly name: string;
  readonly orientation?: Orientation;
  /** Becomes the title of the window and of the PDF, and stands in the footer of every page. */
  title(facts: Facts): string;
  /** Without its extension. */
  fileName(facts: Facts): string;
  /** Each part begins on a page of its own, under the letterhead. */
  parts(facts: Facts): readonly Html[];
  /** One page that shows how documents look. */
  readonly isSample?: boolean;
  /** Rules of its own, after the shared ones. Written by us: nothing in it is escaped. */
  readonly style?: string;
};

/** One source for the page in the browser, the PDF and the attachment of a mail. */
export type PrintedDocument = {
  readonly name: string;
  readonly title: string;
  readonly fileName: string;
  readonly html: string;
  /** What it was written from; the ids in it tell the audit log whom it showed. */
  readonly facts?: unknown;
};

export type DefinedDocument<Facts> = DocumentDefinition<Facts> & {
  write(facts: Facts, letterhead: Letterhead): PrintedDocument;
};

export const defineDocument = <Facts>(
  definition: DocumentDefinition<Facts>,
): DefinedDocument<Facts> => ({
  ...definition,
  write(facts, letterhead) {
    const title = definition.title(facts);
    return {
      name: definition.name,
      title,
      fileName: safeFileName(definition.fileName(facts).replace(/[\\/]/g, '-')),
      html: withCurrency(
        frame(definition, title, letterhead, definition.parts(facts)),
        letterhead.currency,
      ),
      facts,
    };
  },
});

function frame(
  {
    orientation = 'portrait',
    isSample = false,
    style = '',
  }: Pick<DocumentDefinition<never>, 'orientation' | 'isSample' | 'style'>,
  title: string,
  letterhead: Letterhead,
  parts: readonly Html[],
): string {
  const head = letterheadHtml(letterhead);
  const rules = printStyle({ orientation, title, letterhead, isSample });
  return html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${new Html(`<style>${rules}${style}</style>`)}
      </head>
      <body>
        ${parts.map((part) => html`<section class="part">${head}${part}</section>`)}
      </body>
    </html> `.markup.trimEnd();
}
