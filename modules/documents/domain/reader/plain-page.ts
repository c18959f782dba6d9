import { Html, html } from '#kernel/domain';
import { documentFamily } from '../print/print-style.ts';
import { docxPagesStyle } from './docx-margins.ts';

const style = `
  @page { size: A4; margin: 18mm 16mm; }
  body { color: #1f2328; font: 11pt/1.5 ${documentFamily}; margin: 0; overflow-wrap: anywhere; }
  img { height: auto; max-width: 100%; }
  pre { font: 10pt/1.5 ${documentFamily}; white-space: pre-wrap; }
  table { border-collapse: collapse; max-width: 100%; }
  td, th { border: 1px solid #d0d7de; padding: 2pt 6pt; text-align: left; vertical-align: top; }
  .mail-head td, .mail-head th { border: 0; }
  ${docxPagesStyle}
  @media screen { body { padding: 24px; max-width: 820px; margin: 0 auto; } }
`;

/** A page around markup that was made harmless: the reader shows it, a brief prints it. */
export const plainPage = (title: string, markup: string): string =>
  html`<!doctype html>
    <html lang="en-AU">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        ${new Html(markup)}
      </body>
    </html> `.markup.trimEnd();
