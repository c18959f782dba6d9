import { describe, expect, test } from 'vitest';
import { accept, change, refuse } from '#kernel/domain';
import { decidePublishing, decideWithdrawal } from './publish.ts';
import { systemUpdate } from './system-update.resource.ts';

const now = '2026-11-15T01:00:00Z';
const draft = { id: 'u1', body: 'News', publishedTime: null };

describe('[R-225] publishing an update', () => {
  test('it is out from this moment', () => {
    expect(decidePublishing(draft, now)).toEqual(
      accept(change(systemUpdate, 'u1', { publishedTime: now })),
    );
  });

  test.each([null, '', '  \n '])('an update without words stays a draft: %j', (body) => {
    expect(decidePublishing({ ...draft, body }, now)).toEqual(refuse('updateSaysNothing'));
  });

  test('what is out keeps its date', () => {
    expect(decidePublishing({ ...draft, publishedTime: now }, now)).toEqual(
      refuse('updateIsPublished'),
    );
  });

  test('it can be taken back, once', () => {
    expect(decideWithdrawal({ ...draft, publishedTime: now })).toEqual(
      accept(change(systemUpdate, 'u1', { publishedTime: null })),
    );
    expect(decideWithdrawal(draft)).toEqual(refuse('updateIsNotPublished'));
  });
});
