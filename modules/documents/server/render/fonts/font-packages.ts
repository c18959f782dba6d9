import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { documentFonts } from '../../../domain/index.ts';
import { readRanges } from './unicode-ranges.ts';
import type { Range } from './unicode-ranges.ts';

/** A part of a font for some letters, in one file for each weight. */
export type FontPart = {
  readonly family: string;
  readonly range: string;
  readonly ranges: readonly Range[];
  readonly files: readonly { readonly weight: string; readonly path: string }[];
};

const latinGreekCyrillic = '@fontsource/noto-sans';
const devanagari = '@fontsource/noto-sans-devanagari';
const arabic = '@fontsource/noto-sans-arabic';
const thai = '@fontsource/noto-sans-thai';
// With one file for all weights these four take 20 MB; with a file for each weight it is 280 MB.
const simplifiedChinese = '@fontsource-variable/noto-sans-sc';
const traditionalChinese = '@fontsource-variable/noto-sans-tc';
const japanese = '@fontsource-variable/noto-sans-jp';
const korean = '@fontsource-variable/noto-sans-kr';

/** The same sign is drawn differently in each country; the letters around it tell which is meant. */
function eastAsian(text: string): readonly string[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) {
    return [japanese, simplifiedChinese, traditionalChinese, korean];
  }
  return /\p{sc=Hangul}/u.test(text)
    ? [korean, traditionalChinese, simplifiedChinese, japanese]
    : [simplifiedChinese, traditionalChinese, japanese, korean];
}

/** The first that has a letter is used for it. */
export const packagesFor = (text: string): readonly string[] => [
  latinGreekCyrillic,
  devanagari,
  arabic,
  thai,
  ...eastAsian(text),
];

/** Where two packages have the same letters, the one that was made for them is used. */
const leftToOthers: Readonly<Record<string, readonly string[]>> = {
  [latinGreekCyrillic]: ['devanagari'],
  [devanagari]: ['latin', 'latin-ext'],
};

const { resolve } = createRequire(import.meta.url);
const known = new Map<string, readonly FontPart[]>();

/** Empty when the package is not installed: the fonts of the machine are used then. */
export function partsOf(name: string): readonly FontPart[] {
  const found = known.get(name) ?? readParts(name);
  known.set(name, found);
  return found;
}

function readParts(name: string): readonly FontPart[] {
  const list = folderOf(name);
  if (!list) return [];
  const file = name.split('/')[1] ?? '';
  const isForAllWeights = name.startsWith('@fontsource-variable');
  const weights = isForAllWeights
    ? [{ weight: '100 900', key: 'wght' }]
    : ['400', '700'].map((weight) => ({ weight, key: weight }));
  const ranges = JSON.parse(readFileSync(join(list, 'unicode.json'), 'utf8')) as object;
  const own = Object.entries(ranges).filter(([subset]) => !leftToOthers[name]?.includes(subset));
  return own.map(([subset, range]: [string, string]) => ({
    family: isForAllWeights ? documentFonts.allWeights : documentFonts.byWeight,
    range,
    ranges: readRanges(range),
    files: weights.map(({ weight, key }) => ({
      weight,
      // A numbered part is called [7] in the list and 7 in the name of its file.
      path: join(list, 'files', `${file}-${subset.replace(/[[\]]/g, '')}-${key}-normal.woff2`),
    })),
  }));
}

function folderOf(name: string): string | null {
  try {
    return dirname(resolve(`${name}/unicode.json`));
  } catch {
    return null;
  }
}
