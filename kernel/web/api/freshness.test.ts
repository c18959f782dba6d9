import { expect, test } from 'vitest';
import { placeFreshness } from '../fields/places.ts';
import { saveDelay } from '../table/save-arrangement.ts';
import { listFreshness } from './query-client.ts';

test('[B-128] [K-022] [K-074] a list is fresh for 60 seconds, places for 300', () => {
  expect([listFreshness, placeFreshness]).toEqual([60_000, 300_000]);
});

test('[B-132] [K-023] columns are saved a second after the last change', () => {
  expect(saveDelay).toBe(1000);
});
