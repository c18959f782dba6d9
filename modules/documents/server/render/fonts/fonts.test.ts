import { describe, expect, test } from 'vitest';
import { embedFonts, fontPartsFor } from './embed-fonts.ts';
import { partsOf } from './font-packages.ts';
import { isInRanges, readRanges } from './unicode-ranges.ts';

test('a unicode range is read as pairs', () => {
  const ranges = readRanges('U+0-FF,U+131, U+1ea0-1EF9');

  expect(ranges).toEqual([
    [0, 0xff],
    [0x131, 0x131],
    [0x1ea0, 0x1ef9],
  ]);
  expect(isInRanges(ranges, 0x1ec5)).toBe(true);
  expect(isInRanges(ranges, 0x132)).toBe(false);
});

test('a package that is not installed has no parts', () => {
  expect(partsOf('@fontsource/no-such-font')).toEqual([]);
});

const isShipped = partsOf('@fontsource/noto-sans').length > 0;
const filesFor = (text: string) =>
  fontPartsFor(text).flatMap(({ files }) => files.map(({ path }) => path.split('/').at(-1)));

describe.runIf(isShipped)('the fonts of a document', () => {
  test('are those of the letters that it uses, and no others', () => {
    expect(filesFor('<p>Smith</p>')).toEqual([
      'noto-sans-latin-400-normal.woff2',
      'noto-sans-latin-700-normal.woff2',
    ]);
    expect(filesFor('Nguyễn').join()).toContain('noto-sans-vietnamese-400');
    expect(filesFor('محمد').join()).toContain('noto-sans-arabic-arabic-400');
    expect(filesFor('สมชาย').join()).toContain('noto-sans-thai-thai-400');
    expect(filesFor('प्रिया')).toEqual([
      'noto-sans-devanagari-devanagari-400-normal.woff2',
      'noto-sans-devanagari-devanagari-700-normal.woff2',
    ]);
  });

  test('draw a Han sign as the letters around it ask for', () => {
    expect(filesFor('王').join()).toMatch(/noto-sans-sc-\d+-wght/);
    expect(filesFor('田中 たなか').join()).toMatch(/noto-sans-jp-\d+-wght/);
    expect(filesFor('김민준 金').join()).toMatch(/noto-sans-kr-\d+-wght/);
  });

  test('are found for letters that are written as numbers', () => {
    expect(filesFor('&#29579;').join()).toContain('noto-sans-sc');
    expect(filesFor('&#x738B;').join()).toContain('noto-sans-sc');
  });

  test('stand in the head as data, so that nothing is fetched', async () => {
    const page = await embedFonts('<html><head><title>x</title></head><body>y</body></html>');

    expect(page).toMatch(/<title>x<\/title><style>@font-face\{.*<\/style><\/head>/);
    expect(page).not.toMatch(/url\((?!data:)/);
  });
});
