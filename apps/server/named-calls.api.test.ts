import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

const calls = ['case', 'document', 'funding'].flatMap((kind) =>
  readFileSync(new URL(`testing/${kind}-calls.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^C-\d/.test(line))
    .map((line) => {
      const [row = '', method = '', path = ''] = line.split(' ');
      return { row, method, path };
    }),
);

registerCatalogue();
const server = await testServer({ modules: serverModules });
/** Names of what is left open do not matter, and neither does case. */
const plain = (path: string) => path.replace(/\{\w+\}/g, '{}').toLowerCase();
const { body } = await server.anonymous.get('/openapi.json');
const described = new Set(
  Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${plain(path)}`),
  ),
);

test.each(calls)('[$row] $method $path is there', ({ method, path }) => {
  expect(described).toContain(`${method.toLowerCase()} ${plain(path)}`);
});
