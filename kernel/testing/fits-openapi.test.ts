import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../server/http/openapi.ts';
import { fitsOpenApi } from './fits-openapi.ts';

const document: OpenApiDocument = {
  paths: {
    '/app/things/{id}': {
      get: {
        responses: {
          200: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
        },
      },
    },
  } as unknown as OpenApiDocument['paths'],
  components: {
    schemas: {
      Thing: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
  },
};

const inspect = fitsOpenApi([{}]);
const answer = (path: string, body: unknown) => () =>
  inspect({
    document: () => document,
    path,
    method: 'get',
    status: 200,
    payload: JSON.stringify(body),
  });

test('an answer that the document does not describe so is refused', () => {
  expect(answer('/app/things/{id}', { name: 'one' })).not.toThrow();
  expect(answer('/app/things/{id}', { name: 1 })).toThrow('/name must be string');
  expect(answer('/app/things/{id}', {})).toThrow('name');
});

test('of what the document does not know nothing is said', () => {
  expect(answer('/app/others', {})).not.toThrow();
});
