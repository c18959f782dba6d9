import { smallPdf } from '#documents/demo';
import { unzip } from '#kernel/testing';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { secondsOfWav, smallWav } from './small-wav.ts';
import { smallDocx } from './small-docx.ts';

test('a small PDF has its words on their pages', async () => {
  const long = 'A sentence that is much longer than one line of the page (with brackets). '.repeat(
    4,
  );
  const { text: pages } = await extractText(
    new Uint8Array(
      smallPdf([
        { title: 'Letter of instruction', lines: ['To Dr Zoë Menon', long] },
        { title: 'Questions', lines: ['1. Why?'] },
      ]),
    ),
  );

  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain('Zoë Menon');
  expect(pages[0]?.replace(/\s+/g, ' ')).toContain('(with brackets). A sentence');
  expect(pages[1]).toContain('Page 2 of 2');
});

test('a small Word document opens as an archive', () => {
  const parts = unzip(smallDocx('<h2>History</h2><p>A fall &amp; a knee</p>'));

  expect(String(parts.get('word/document.xml'))).toContain('A fall &amp; a knee');
});

test('a small recording is as long as it says', () => {
  const wav = smallWav();

  expect(wav.readUInt32LE(40) / wav.readUInt32LE(28)).toBe(secondsOfWav);
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
});
