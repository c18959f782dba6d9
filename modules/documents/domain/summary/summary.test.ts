import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chronologyOf } from './chronology.ts';
import { datesIn } from './dates-in-text.ts';
import { extractSummary } from './extract-summary.ts';
import { sentencesOfPages } from './sentences.ts';
import { summaryTextOf } from './summary-texts.ts';

describe('dates in a text', () => {
  test.each([
    ['on 12 March 2024', '2024-03-12'],
    ['on 1st of Feb. 2023', '2023-02-01'],
    ['on March 12, 2024', '2024-03-12'],
    ['on 3/4/2021', '2021-04-03'],
    ['on 3.4.21', '2021-04-03'],
    ['on 3-4-98', '1998-04-03'],
    ['on 03/25/2024', '2024-03-25'],
    ['on 2024-03-12', '2024-03-12'],
    ['in June 2019', '2019-06-01'],
    ['29 February 2024', '2024-02-29'],
  ])('%s is %s', (text, from) => {
    expect(datesIn(text)).toMatchObject([{ from, until: null }]);
  });

  test.each(['31/4/2021', '29 February 2023', '1/2/3/2020', 'L4/5 2020', 'May be', 'v1.2.34.5'])(
    '%s is none',
    (text) => {
      expect(datesIn(text)).toEqual([]);
    },
  );

  test.each([
    ['12–14 March 2024', '2024-03-12', '2024-03-14'],
    ['from 1 May 2020 to 3 June 2021', '2020-05-01', '2021-06-03'],
    ['between 1/2/2020 and 3/2/2020', '2020-02-01', '2020-02-03'],
    ['May 2019 – July 2019', '2019-05-01', '2019-07-01'],
  ])('%s is one time', (text, from, until) => {
    expect(datesIn(text)).toMatchObject([{ from, until }]);
  });

  test('two days beside each other are two', () => {
    expect(datesIn('seen on 1/2/2020 and 3/2/2020')).toHaveLength(2);
  });
});

describe('the chronology', () => {
  test('tells what happened in the order of time, with the page', () => {
    const pages = [
      { page: 1, text: '12 March 2024\n\nDear Dr. Lee, I saw Mrs Roe on 11 March 2024.' },
      { page: 2, text: 'She fell at work on 3/4/2021. Surgery followed in June 2021.' },
    ];

    expect(chronologyOf(pages).map(({ from, text, page }) => [from, page, text])).toEqual([
      ['2021-04-03', 2, 'She fell at work on 3/4/2021.'],
      ['2021-06-01', 2, 'Surgery followed in June 2021.'],
      ['2024-03-11', 1, 'Dear Dr. Lee, I saw Mrs Roe on 11 March 2024.'],
    ]);
  });

  test('what stands on every page is told once', () => {
    const text = 'Report of the assessment of 1 May 2020.';

    expect(chronologyOf([1, 2, 3].map((page) => ({ page, text })))).toHaveLength(1);
  });

  test('no text breaks it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { from } of chronologyOf([{ page: 1, text }])) {
          expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
        }
      }),
    );
  });
});

describe('the extract', () => {
  const pages = [
    {
      page: 1,
      text: 'PRIVATE AND CONFIDENTIAL\n\nThe claimant sustained an injury of the lumbar spine in the accident. The weather was fine. Ok.',
    },
    {
      page: 2,
      text: 'In my opinion the injury of the lumbar spine was caused by the accident at work. In my opinion the injury of the lumbar spine was caused by the accident at work!',
    },
  ];

  test('[B-340] its sentences stand in the document, in order, none twice, each with its page', () => {
    const summary = extractSummary(sentencesOfPages(pages), 2);

    expect(summary).toEqual([
      { page: 1, text: 'The claimant sustained an injury of the lumbar spine in the accident.' },
      {
        page: 2,
        text: 'In my opinion the injury of the lumbar spine was caused by the accident at work.',
      },
    ]);
    expect(summaryTextOf(summary)).toContain('in the accident. (page 1)\n');
  });

  test('a short document is its own summary', () => {
    expect(extractSummary([{ text: 'Seen.', page: 1 }])).toEqual([{ text: 'Seen.', page: 1 }]);
    expect(extractSummary([])).toEqual([]);
  });
});
