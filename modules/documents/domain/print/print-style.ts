import { cssString } from './css-string.ts';

export type Orientation = 'portrait' | 'landscape';

/**
 * The families that the server fills with the fonts of the letters that a document uses. They are
 * two because CSS looks for a letter only among faces of the same weights: the first has a file
 * for each weight, the second one file for all.
 */
export const documentFonts = {
  byWeight: 'Caseway Document',
  allWeights: 'Caseway Document East Asian',
} as const;

const family = `"${documentFonts.byWeight}", "${documentFonts.allWeights}", "Noto Sans", "Liberation Sans", Arial, sans-serif`;

type PageFacts = { readonly orientation: Orientation; readonly footer: string };

/**
 * The footer stands in the margin boxes of the page, not in the options of the PDF maker: so the
 * browser's own print dialog shows the same one.
 */
const pageRule = ({ orientation, footer }: PageFacts): string => `@page {
  size: A4 ${orientation};
  margin: 16mm 16mm 20mm;
  @bottom-left { content: ${cssString(footer)}; color: #555; font: 8pt ${family}; }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); color: #555; font: 8pt ${family}; }
}`;

const shared = `
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; color: #1b1f24; background: #fff; font: 10pt/1.45 ${family}; overflow-wrap: anywhere; }
h1 { margin: 0 0 2mm; font-size: 16pt; line-height: 1.25; }
h2 { margin: 6mm 0 1.5mm; font-size: 11.5pt; }
h1, h2, h3 { break-after: avoid; }
p { margin: 0 0 2.5mm; orphans: 3; widows: 3; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 1.5mm 2.5mm 1.5mm 0; text-align: start; vertical-align: top; }
th { border-bottom: 0.5mm solid #333; font-size: 9pt; }
td { border-bottom: 0.2mm solid #d0d7de; }
tr { break-inside: avoid; }
.soft { color: #555; }
.letterhead { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 4mm;
  margin-bottom: 6mm; padding-bottom: 3mm; border-bottom: 0.3mm solid #b8c0c8; }
.letterhead .logo { grid-column: 1; max-width: 60mm; max-height: 18mm; }
.letterhead .practice { grid-column: 2; margin: 0; font-size: 12pt; font-weight: 700; }
.letterhead .contact { grid-column: 3; margin: 0; padding: 0; list-style: none; color: #555; font-size: 8pt; text-align: end; }
.part + .part { break-before: page; }
`;

/** On the screen the sheet has the width and the margins that it has on paper. */
const screen = (orientation: Orientation): string => `@media screen {
  body { max-width: ${orientation === 'landscape' ? 297 : 210}mm; margin: 0 auto; padding: 16mm; }
  .part + .part { margin-top: 12mm; padding-top: 12mm; border-top: 0.3mm dashed #b8c0c8; }
}`;

export const printStyle = (page: PageFacts): string =>
  `${pageRule(page)}${shared}${screen(page.orientation)}`;
