import { describe, expect, test } from 'vitest';
import { decideSendingNote, noteAsMail } from './send-note.ts';

const to = 'anna@law.test';

describe('[C-125] a note that is sent', () => {
  test('goes when everybody may see it', () => {
    expect(decideSendingNote({ visibility: 'everyone', to }, {})).toBeNull();
  });

  test.each(['staff', 'group'] as const)('of %s is asked about', (visibility) => {
    expect(decideSendingNote({ visibility, to }, {})).toMatchObject({
      kind: 'asked',
      questions: [{ key: 'internalNote' }],
    });
    expect(decideSendingNote({ visibility, to }, { internalNote: 'yes' })).toBeNull();
  });

  test('needs somebody to go to', () => {
    expect(decideSendingNote({ visibility: 'everyone', to: null }, {})).toMatchObject({
      code: 'noteWithoutRecipient',
      field: 'to',
    });
  });

  test('keeps its paragraphs and lines, and its signs are no markup', () => {
    expect(noteAsMail('Dear <b>Anna</b>,\n\none\ntwo')).toBe(
      '<p>Dear &lt;b&gt;Anna&lt;/b&gt;,</p><p>one<br>two</p>',
    );
  });
});
