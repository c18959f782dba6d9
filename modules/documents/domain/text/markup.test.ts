import { expect, test } from 'vitest';
import { decodeEntities, markLines, slideText } from './markup-text.ts';
import { rtfText } from './rtf-text.ts';

test('an RTF file gives its paragraphs, without fonts and pictures', () => {
  const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\*\generator Word;}\f0 Dear Dr M\'fcller,\par
The \b lumbar\b0  spine \u8211? stiff.\par{\pict\wmetafile8 00ff}\{ok\}}`;

  expect(rtfText(rtf)).toBe('Dear Dr Müller,\nThe lumbar spine – stiff.\n{ok}');
});

test('braces that nobody closes end nothing but the file', () => {
  expect(rtfText('{\\rtf1 one {two}}}} three')).toBe('one two three');
});

test('a slide gives a line for each paragraph', () => {
  const xml =
    '<a:p><a:r><a:t>Knee &amp; hip</a:t></a:r><a:r><a:t xml:space="preserve"> pain</a:t></a:r></a:p><a:p/><a:p><a:r><a:t>Next</a:t></a:r></a:p>';

  expect(slideText(xml)).toBe('Knee & hip pain\nNext');
});

test('signs are decoded once', () => {
  expect(decodeEntities('&amp;lt; &#65;&#x42; &nope; &#99999999;')).toBe(
    '&lt; AB &nope; &#99999999;',
  );
  expect(markLines('<p>a</p><br>b')).toBe('<p>a</p>\n<br>\nb');
});
