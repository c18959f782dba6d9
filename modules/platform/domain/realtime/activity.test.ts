import { expect, test } from 'vitest';
import { parseActivity } from './activity.ts';

const wire = (changes: object = {}) =>
  JSON.stringify({
    FromModule: 'COMPANY',
    ObjectId: 'x',
    ActivityType: 'ITEM_VIEWING',
    ...changes,
  });

test('[B-130] the three keys come as a JSON string', () => {
  expect(parseActivity(wire())).toEqual({
    fromModule: 'COMPANY',
    objectId: 'x',
    activityType: 'ITEM_VIEWING',
  });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an object', { FromModule: 'COMPANY', ObjectId: 'x', ActivityType: 'ITEM_VIEWING' }],
  ['half a text', '{"FromModule":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a module that is no text', wire({ FromModule: {} })],
  ['an id that is no text', wire({ ObjectId: 7 })],
  ['an unknown kind', wire({ ActivityType: 'constructor' })],
  ['something endless', wire({ ObjectId: 'x'.repeat(5000) })],
])('[B-130] %s is ignored', (_what, payload) => {
  expect(parseActivity(payload)).toBeNull();
});
