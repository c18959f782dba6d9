import { describe, expect, test } from 'vitest';
import { accept, refuse } from '#kernel/domain';
import { decidePublishing, decideWithdrawal } from './publish.ts';

const now = '2026-11-15T01:00:00Z';

describe('[R-225] publishing an update', () => {
  test('it is out from this moment', () => {
    expect(decidePublishing({ body: 'News', publishedTime: null }, now)).toEqual(
      accept({ publishedTime: now }),
    );
  });

  test.each([null, '', '  \n '])('an update without words stays a draft: %j', (body) => {
    expect(decidePublishing({ body }, now)).toEqual(refuse('updateSaysNothing'));
  });

  test('what is out keeps its date', () => {
    expect(decidePublishing({ body: 'News', publishedTime: now }, now)).toEqual(
      refuse('updateIsPublished'),
    );
  });

  test('it can be taken back, once', () => {
    expect(decideWithdrawal({ publishedTime: now })).toEqual(accept({ publishedTime: null }));
    expect(decideWithdrawal({ publishedTime: null })).toEqual(refuse('updateIsNotPublished'));
  });
});
