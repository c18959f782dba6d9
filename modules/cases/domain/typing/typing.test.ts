import { describe, expect, test } from 'vitest';
import { refuse } from '#kernel/domain';
import {
  decideAssignment,
  decideClaim,
  decideCompletion,
  decideReturn,
  decideText,
  docxParts,
  dueState,
  isBlankText,
  minutesOf,
  typingDue,
} from './index.ts';

const now = '2026-11-16T10:00:00.000Z';
const aJob = (given: object = {}) => ({
  id: 'job',
  status: 'waiting' as const,
  caseId: 'case',
  caseType: 'IME' as const,
  dictationId: 'dictation',
  typistId: null as string | null,
  ...given,
});

describe('when a report is to be typed', () => {
  // A Thursday.
  const today = '2026-11-19';
  const facts = { today, isUrgent: false, seconds: 600, planned: null };

  test.each([
    ['two business days', {}, '2026-11-23'],
    ['one when it is urgent', { isUrgent: true }, '2026-11-20'],
    ['one more for each full hour', { seconds: 7300 }, '2026-11-25'],
    ['the planned day, whatever the rule says', { planned: '2026-12-01' }, '2026-12-01'],
    ['today where the planned day is over', { planned: '2026-11-01' }, today],
  ])('%s', (_, more, due) => {
    expect(typingDue({ ...facts, ...more })).toBe(due);
  });

  test('a minute that was begun counts', () => {
    expect([0, 1, 60, 61].map(minutesOf)).toEqual([0, 1, 1, 2]);
  });

  test.each([
    ['2026-11-18', 'overdue'],
    [today, 'today'],
    ['2026-11-20', 'later'],
  ])('%s is %s', (day, state) => {
    expect(dueState(day, today)).toBe(state);
  });
});

describe('a typing job', () => {
  test('belongs to whoever takes it', () => {
    expect(decideClaim(aJob({ typistId: 'me' }), 'me', now)).toMatchObject({
      kind: 'accepted',
      writes: [
        { write: 'move', to: { status: 'claimed' }, values: { typistId: 'me', claimedAt: now } },
        { write: 'change', ids: ['dictation'], values: { status: 'typing' } },
      ],
    });
  });

  test('is not free while it is kept for somebody', () => {
    expect(decideClaim(aJob({ typistId: 'you' }), 'me', now)).toEqual(refuse('jobKeptForAnother'));
  });

  test('is given to typists and staff only', () => {
    expect(decideAssignment(aJob(), 'broker', { isTypist: false, now })).toEqual(
      refuse('noTypist', { field: 'typistId' }),
    );
  });

  test('that was returned is free, and says why', () => {
    expect(decideReturn(aJob({ status: 'claimed', typistId: 'me' }), 'Too faint')).toMatchObject({
      writes: [
        {
          to: { status: 'waiting' },
          note: 'Too faint',
          values: { typistId: null, returnReason: 'Too faint' },
        },
        { values: { status: 'received' } },
      ],
    });
  });

  test('is complete with a report, and tells of it', () => {
    const job = aJob({ status: 'claimed', typistId: 'me' });

    expect(decideCompletion(job, null, now)).toMatchObject({ kind: 'refused' });
    expect(decideCompletion(job, { fileId: 'file', name: 'a.txt' }, now)).toMatchObject({
      kind: 'refused',
      code: 'reportFileType',
    });
    expect(decideCompletion(job, { fileId: 'file', name: 'a.docx' }, now)).toMatchObject({
      writes: [
        { to: { status: 'completed' }, values: { reportFileId: 'file', completedAt: now } },
        { values: { status: 'typed' } },
        { event: { type: 'ReportTyped', caseId: 'case', fileId: 'file' } },
      ],
    });
  });

  test.each([
    ['waiting', 'me'],
    ['claimed', 'you'],
    ['completed', 'me'],
  ])('%s of %s is not written by me', (status, typistId) => {
    expect(decideText(aJob({ status, typistId }), 'me', '<p>x</p>')).toEqual(refuse('jobNotYours'));
  });
});

describe('the Word document of what was typed', () => {
  const document = (html: string) => docxParts(html)['word/document.xml'] ?? '';
  const words = (html: string) =>
    [...document(html).matchAll(/<w:p>.*?<\/w:p>/g)].map(([paragraph]) =>
      [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
    );

  test('has a paragraph for each, with headings and lists', () => {
    const html =
      '<h2>History</h2><p>One <strong>two</strong></p><ol><li><p>First</p></li><li><p>Second</p></li></ol><ul><li><p>Dot</p></li></ul>';

    expect(words(html)).toEqual([
      'History',
      'One two',
      '1.\u00a0First',
      '2.\u00a0Second',
      '•\u00a0Dot',
    ]);
  });

  test('marks the words that are marked, and only those', () => {
    expect(document('<p>a<strong>b</strong>c</p>')).toContain(
      '<w:rPr></w:rPr><w:t xml:space="preserve">a</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">b</w:t></w:r><w:r><w:rPr></w:rPr>',
    );
  });

  test('takes no markup from the text', () => {
    expect(document('<p>1 &lt; 2 &amp;amp; <script>x</script>\u0001</p>')).toContain(
      '1 &lt; 2 &amp;amp; ',
    );
    expect(document('<p><w:evil/>a</p>')).not.toContain('evil');
  });

  test.each(['', '<p></p>', '<p> &nbsp; </p>', '<ul><li><p></p></li></ul>'])(
    'there is none of %j',
    (html) => {
      expect(isBlankText(html)).toBe(true);
    },
  );
});
