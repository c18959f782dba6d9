import { describe, expect, test } from 'vitest';
import { boxAt, boxOf, draftBody, movedUp, newDraft, newSigner, whyNotReady } from './draft.ts';
import type { Draft } from './draft.ts';

const nora = { ...newSigner(1), name: 'Nora', email: 'nora@x.test' };
const omar = { ...newSigner(2), name: 'Omar', email: 'omar@x.test' };
const aDraft = (given: Partial<Draft> = {}): Draft => ({
  ...newDraft,
  fileId: 'f-1',
  title: 'Consent',
  signers: [nora, omar],
  ...given,
});

describe('a draft', () => {
  test.each([
    [{ fileId: null }, 'Choose the document.'],
    [{ title: ' ' }, 'Give it a title.'],
    [{ signers: [{ ...nora, email: 'nora' }] }, 'Every signer needs a name and an email address.'],
    [{}, null],
  ])('with %j says why it is not sent yet: %s', (given, why) => {
    expect(whyNotReady(aDraft(given))).toBe(why);
  });

  test('keeps the order of its signers', () => {
    expect(movedUp(aDraft(), 2).signers.map(({ name }) => name)).toEqual(['Omar', 'Nora']);
    expect(movedUp(aDraft(), 1)).toEqual(aDraft());
  });

  test('sends a place only where one was chosen', () => {
    const box = boxAt(2, 0.1, 0.2);
    const { signers } = draftBody(aDraft({ signers: [{ ...nora, box }, omar] }), {});

    expect(signers).toMatchObject([
      { page: 2, boxLeft: 0.1, boxTop: 0.2, boxWidth: 0.3 },
      { page: null, boxLeft: null },
    ]);
  });
});

test('a box stays on its page, wherever it is dragged to', () => {
  expect(boxAt(1, -0.4, 2)).toEqual({ page: 1, left: 0, top: 0.92, width: 0.3 });
  expect(boxAt(1, 0.9, 0.5).left).toBe(0.7);
});

test('without a choice the box is shown where it will be put', () => {
  expect(boxOf(aDraft(), 1, 3)).toMatchObject({ page: 3 });
  expect(boxOf(aDraft(), 2, 3).left).toBeGreaterThan(boxOf(aDraft(), 1, 3).left);
});
