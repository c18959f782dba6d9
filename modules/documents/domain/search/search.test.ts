import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { pageLabel } from './page-label.ts';
import { searchTermsOf, tsqueryOf } from './search-terms.ts';
import { wordsOf } from './words-of.ts';

const marked = (text: string, keyword: string, length?: number) =>
  excerptOf(text, searchTermsOf(keyword), length)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('what is looked for', () => {
  test.each([
    ['fracture', "'fracture':*"],
    ['knee pain', "'knee' & 'pain':*"],
    ['knee injuries', "'knee' & 'injur':*"],
    ['"lumbar spine" pain', "('lumbar' <-> 'spine') & 'pain':*"],
    ['"lumbar spine"', "('lumbar' <-> 'spine')"],
    ['"half a quote', "'half' & 'a' & 'quote':*"],
    ['Zoë O’Brien', "'zoe' & 'o' & 'brien':*"],
    ['L5/S1', "'l5' & 's1'"],
    [' ?! ', ''],
  ])('[C-318] %s asks for %s', (keyword, query) => {
    expect(tsqueryOf(searchTermsOf(keyword))).toBe(query);
  });

  test('nothing that is typed leaves its quotes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (keyword) => {
        const query = tsqueryOf(searchTermsOf(keyword));
        expect(query.replace(/'[\p{Alphabetic}0-9]+'(?::\*)?/gu, '')).toMatch(/^[()&<> -]*$/);
      }),
    );
  });

  test('words are the same whatever accents and signs they are written with', () => {
    expect(wordsOf('Café_Zoë’s REPORT-2024.pdf')).toEqual([
      'cafe',
      'zoe',
      's',
      'report',
      '2024',
      'pdf',
    ]);
  });
});

describe('the excerpt', () => {
  test('marks each word that was found, as it is written', () => {
    expect(marked('Fractures of the Tibia.', 'tibia fracture')).toBe('[Fractures] of the [Tibia].');
  });

  test('a phrase is marked as a whole and nowhere else', () => {
    const text = 'The spine. The lumbar\nspine is stiff.';

    expect(marked(text, '"lumbar spine"')).toBe('The spine. The [lumbar spine] is stiff.');
  });

  test('shows the stretch where most of the words stand together', () => {
    const text = `pain ${'word '.repeat(200)}severe pain in the knee ${'word '.repeat(200)}`;

    const shown = marked(text, 'knee severe pain', 120);

    expect(shown).toContain('[severe] [pain] in the [knee]');
    expect(shown).toMatch(/^… .* …$/s);
    expect(shown.length).toBeLessThan(160);
  });

  test('of any text it is a piece that stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string(), (text, keyword) => {
        const parts = excerptOf(text, searchTermsOf(keyword), 40);
        const shown = parts
          .map((part) => part.text)
          .join('')
          .replace(/^… | …$/g, '');
        expect(text.replace(/\s+/g, ' ')).toContain(shown);
      }),
    );
  });
});

test('a page is called what it is', () => {
  expect(['a.pdf', 'a.xlsx', 'a.pptx', 'a.docx'].map((name) => pageLabel(name, 3))).toEqual([
    'Page 3',
    'Sheet 3',
    'Slide 3',
    'Part 3',
  ]);
  expect(pageLabel('a.pdf', 0)).toBe('Name');
});
