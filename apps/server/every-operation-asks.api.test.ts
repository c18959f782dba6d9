import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Actor } from '#kernel/domain';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';
import { notAnswering, operationsOf, withoutRight } from './testing/matrices.ts';
import type { Operation } from './testing/matrices.ts';

registerCatalogue();
const server = await testServer({ modules: serverModules });

const closed = ({ isOpenToAll }: Operation): boolean => !isOpenToAll;
const withAbility = ({ ability }: Operation): boolean => ability !== undefined;

test('every operation that is not open to all asks for a token, by every method', async () => {
  const operations = (await operationsOf(server)).filter(closed);

  expect(await notAnswering(401, server.anonymous, operations)).toEqual([]);
  expect(operations.length).toBeGreaterThan(500);
});

test('every operation with a right refuses whoever has no role', async () => {
  const operations = (await operationsOf(server)).filter(withAbility);
  const nobody = server.signedIn({ roles: [] });

  expect(await notAnswering(403, nobody.api, operations)).toEqual([]);
  expect(operations.length).toBeGreaterThan(500);
});

test('what needs no right but a sign-in is on the list, so that nothing forgets its right', async () => {
  const listed = readFileSync(
    new URL('testing/calls-without-a-right.txt', import.meta.url),
    'utf8',
  );

  expect(withoutRight(await operationsOf(server))).toEqual(listed.trim().split('\n'));
});

test('planted: where everybody is let in as staff, both tables name the operations', async () => {
  const staff = server.signedIn({ roles: ['STAFF'] }).actor;
  const holed = await testServer({ authenticate: () => () => Promise.resolve<Actor>(staff) });
  const operations = (await operationsOf(holed)).filter(({ path }) => path === '/app/companies');

  expect(operations).not.toEqual([]);
  expect(await notAnswering(401, holed.anonymous, operations.filter(closed))).not.toEqual([]);
  expect(await notAnswering(403, holed.anonymous, operations.filter(withAbility))).not.toEqual([]);
});
