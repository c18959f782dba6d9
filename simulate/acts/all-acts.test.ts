import { expect, test } from 'vitest';
import { resources } from '#kernel/domain';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { people } from '../people/people.ts';
import { allActs, resourcesOfActs } from './all-acts.ts';

registerCatalogue();

test('acts name resources that exist', () => {
  const known = new Set(resources().map(({ name }) => name));

  expect(resourcesOfActs.filter((name) => !known.has(name))).toEqual([]);
});

test('there is somebody for every act', () => {
  expect(allActs.filter(({ who }) => !people.some(who)).map(({ name }) => name)).toEqual([]);
});
