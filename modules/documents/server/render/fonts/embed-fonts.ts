import { readFile } from 'node:fs/promises';
import { packagesFor, partsOf } from './font-packages.ts';
import type { FontPart } from './font-packages.ts';
import { isInRanges } from './unicode-ranges.ts';

/** Letters written as numbers: `&#29579;` and `&#x738b;`. */
const numbered = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;

function lettersOf(html: string): Set<number> {
  const letters = new Set<number>();
  for (const sign of html) letters.add(sign.codePointAt(0) ?? 0);
  for (const [, hex, decimal] of html.matchAll(numbered)) {
    letters.add(hex ? Number.parseInt(hex, 16) : Number(decimal));
  }
  return letters;
}

/** The parts of our fonts that have the letters of the document, the preferred ones first. */
export function fontPartsFor(html: string): FontPart[] {
  const missing = lettersOf(html);
  const chosen: FontPart[] = [];
  for (const name of packagesFor(html)) {
    if (!missing.size) break;
    for (const part of partsOf(name)) {
      const had = [...missing].filter((letter) => isInRanges(part.ranges, letter));
      if (had.length) chosen.push(part);
      for (const letter of had) missing.delete(letter);
    }
  }
  return chosen;
}

/** As text for a style sheet. Once read, a part is kept: a document must not wait for the disk. */
const rulesOfParts = new Map<FontPart, Promise<string>>();

function rulesOf(part: FontPart): Promise<string> {
  const known = rulesOfParts.get(part) ?? writeRules(part);
  rulesOfParts.set(part, known);
  return known;
}

async function writeRules({ family, range, files }: FontPart): Promise<string> {
  const rules = await Promise.all(
    files.map(async ({ weight, path }) => {
      const data = (await readFile(path)).toString('base64');
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:${range}}`;
    }),
  );
  return rules.join('');
}

/**
 * Puts the fonts of the letters that it uses into a document, so that it looks the same on every
 * machine and no letter becomes a box. Of two faces with a letter, CSS takes the later one.
 */
export async function embedFonts(html: string): Promise<string> {
  const rules = await Promise.all(fontPartsFor(html).toReversed().map(rulesOf));
  if (!rules.length) return html;
  const style = `<style>${rules.join('')}</style>`;
  const end = html.indexOf('</head>');
  return end < 0 ? `${style}${html}` : `${html.slice(0, end)}${style}${html.slice(end)}`;
}
