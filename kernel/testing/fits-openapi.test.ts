import { expect, test } from 'vitest';
import type { OpenApiParts, Operation } from '../server/http/openapi.ts';
import { fitsOpenApi } from './fits-openapi.ts';

const operation = {
  responses: {
    200: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
    },
  },
} as unknown as Operation;

const thing = (type: string) => ({
  type: 'object',
  required: ['name'],
  properties: { name: { type } },
});

/** A server whose things have names of this type. */
function server(type: string) {
  const inspect = fitsOpenApi();
  const described: OpenApiParts = {
    operation: (_method, path) => (path === '/app/things/{id}' ? operation : undefined),
    schema: (name) => (name === 'Thing' ? thing(type) : undefined),
  };
  return (path: string, body: unknown) => () =>
    inspect({ described, path, method: 'get', status: 200, payload: JSON.stringify(body) });
}

const answer = server('string');

test('an answer that the document does not describe so is refused', () => {
  expect(answer('/app/things/{id}', { name: 'one' })).not.toThrow();
  expect(answer('/app/things/{id}', { name: 1 })).toThrow('/name must be string');
  expect(answer('/app/things/{id}', {})).toThrow('name');
});

test('of what the document does not know nothing is said', () => {
  expect(answer('/app/others', {})).not.toThrow();
});

test('a server is held to its own document, not to that of another before it', () => {
  const other = server('number');

  expect(other('/app/things/{id}', { name: 1 })).not.toThrow();
  expect(other('/app/things/{id}', { name: 'one' })).toThrow('/name must be number');
  expect(answer('/app/things/{id}', { name: 'one' })).not.toThrow();
});
