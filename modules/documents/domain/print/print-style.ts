import { cssString } from './css-string.ts';
import { letterheadStyle } from './letterhead-style.ts';
import type { Letterhead, LetterFontSize } from './letterhead.ts';

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

export const documentFamily = `"${documentFonts.byWeight}", "${documentFonts.allWeights}", "Noto Sans", "Liberation Sans", Arial, sans-serif`;

const points: Readonly<Record<LetterFontSize, number>> = { small: 9, normal: 10, large: 11.5 };

type PageFacts = {
  readonly orientation: Orientation;
  readonly title: string;
  readonly letterhead: Letterhead;
  /** A sample is one page, so the screen can show the footer that paper has. */
  readonly isSample?: boolean;
};

const footerOf = ({ title, letterhead }: PageFacts): string =>
  [letterhead.footerText ?? letterhead.practiceName, title].filter(Boolean).join(' · ');

const pageNumber = `@bottom-right { content: "Page " counter(page) " of " counter(pages); color: #555; font: 8pt ${documentFamily}; }`;

/**
 * The footer stands in the margin boxes of the page, not in the options of the PDF maker: so the
 * browser's own print dialog shows the same one.
 */
const pageRule = (page: PageFacts): string => `@page {
  size: A4 ${page.orientation};
  margin: 16mm 16mm 20mm;
  @bottom-left { content: ${cssString(footerOf(page))}; color: #555; font: 8pt ${documentFamily}; }
  ${page.letterhead.hasPageNumbers ? pageNumber : ''}
}`;

const shared = (size: number): string => `
* { box-sizing: border-box; }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
body { margin: 0; color: #1b1f24; background: #fff; font: ${size}pt/1.45 ${documentFamily}; overflow-wrap: anywhere; }
h1 { margin: 0 0 2mm; font-size: 1.6em; line-height: 1.25; }
h2 { margin: 6mm 0 1.5mm; font-size: 1.15em; }
h1, h2, h3 { break-after: avoid; break-inside: avoid; }
p { margin: 0 0 2.5mm; orphans: 3; widows: 3; }
li { orphans: 3; widows: 3; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
th, td { padding: 1.5mm 2.5mm 1.5mm 0; text-align: start; vertical-align: top; }
th { border-bottom: 0.5mm solid #333; font-size: 0.9em; }
td { border-bottom: 0.2mm solid #d0d7de; }
tr { break-inside: avoid; }
.soft { color: #555; }
.part + .part { break-before: page; }
`;

const sampleFooter = (page: PageFacts): string => `
  body { position: relative; min-height: 297mm; padding-bottom: 30mm; }
  body::before, body::after { position: absolute; bottom: 8mm; color: #555; font: 8pt ${documentFamily}; }
  body::before { left: 16mm; max-width: 140mm; content: ${cssString(footerOf(page))}; }
  ${page.letterhead.hasPageNumbers ? 'body::after { right: 16mm; content: "Page 1 of 1"; }' : ''}`;

/** On the screen the sheet has the width and the margins that it has on paper. */
const screen = (page: PageFacts): string => `@media screen {
  body { max-width: ${page.orientation === 'landscape' ? 297 : 210}mm; margin: 0 auto; padding: 16mm; }
  .part + .part { margin-top: 12mm; padding-top: 12mm; border-top: 0.3mm dashed #b8c0c8; }
  ${page.isSample ? sampleFooter(page) : ''}
}`;

export const printStyle = (page: PageFacts): string =>
  `${pageRule(page)}${shared(points[page.letterhead.fontSize])}${letterheadStyle(page.letterhead)}${screen(page)}`;
