import { afterAll, describe, expect, test } from 'vitest';
import { defineModule, register } from '#kernel/domain';
import { addTables, resourceContract, testServer } from '#kernel/testing';
import { accessRules } from '#identity/domain';
import { catalogue, registerCatalogue } from '../../modules/catalogue.ts';
import { lighthouse } from './lighthouse.resource.ts';

register([...catalogue, defineModule({ name: 'coast', resources: [lighthouse] })], accessRules);
afterAll(() => registerCatalogue());

const server = await testServer();
await addTables(server.ownerUrl, [lighthouse]);

describe('a definition alone', () => {
  resourceContract(server, lighthouse);

  test('is described in the OpenAPI document', async () => {
    const { body } = await server.anonymous.get('/openapi.json');

    const calls = Object.entries(body.paths ?? {}).flatMap(([path, methods]) =>
      path.includes('lighthouse')
        ? Object.keys(methods ?? {}).map((name) => `${name} ${path}`)
        : [],
    );
    expect(calls.toSorted()).toEqual([
      'delete /app/lighthouses/{id}',
      'get /app/lighthouses',
      'get /app/lighthouses/{id}',
      'get /app/lighthouses/{id}/property-changes',
      'post /app/lighthouses',
      'post /app/lighthouses/export',
      'post /app/lighthouses/export-jobs',
      'put /app/lighthouses/{id}',
    ]);
  });
});
