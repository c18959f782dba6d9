import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();
const server = await testServer({ modules: serverModules });

type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
};
type Parameter = { readonly name: string; readonly in: string; readonly schema: Schema };
type Operation = {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
};

const { body: document } = await server.anonymous.get('/openapi.json');
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    operation,
  })),
);

/** A list item or a property, and what it is called. */
function* partsOf(schema: Schema, name: string): Generator<[string, Schema]> {
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    yield [`${name}.${key}`, part];
    yield* partsOf(part, `${name}.${key}`);
  }
  if (schema.items) yield* partsOf(schema.items, `${name}[]`);
}

const typeWords = ['type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', '$ref'];
const isUntyped = (schema: Schema) => !typeWords.some((word) => word in schema);

const kindOf = ({ type, format, items }: Schema): string =>
  type === 'array' ? 'list' : (format ?? String(items?.type ?? type));

describe('the OpenAPI document, as independent tools read it', () => {
  test('has no finding of the recommended rules of Redocly', async () => {
    // Ambiguous are paths that tools cannot tell apart; ours are told apart by ids, as proven below.
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'no-ambiguous-paths': 'off' },
    });

    const findings = await lintFromString({ source: JSON.stringify(document), config });

    expect(findings.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('no address fits two paths of the same length', () => {
    const isName = (part: string | undefined) => part?.startsWith('{') === true;
    const isUuid = (path: string, part: string) =>
      Object.values(paths[path] ?? {}).every(({ parameters = [] }) =>
        parameters.some(({ name, schema }) => `{${name}}` === part && schema.format === 'uuid'),
      );
    // Every route with nothing but words comes before those with names, as OpenAPI says.
    const named = Object.keys(paths).filter((path) => path.includes('{'));
    const bothFit = (one: string, other: string) => {
      const [a, b] = [one.split('/'), other.split('/')];
      if (a.length !== b.length) return false;
      const pairs = a.map((part, at) => [part, b[at] ?? ''] as const);
      const areApart = pairs.some(
        ([left, right]) =>
          (!isName(left) && !isName(right) && left !== right) ||
          (isName(left) && !isName(right) && isUuid(one, left)) ||
          (!isName(left) && isName(right) && isUuid(other, right)),
      );
      return !areApart;
    };
    const bySize = Map.groupBy(named, (path) => path.split('/').slice(0, 3).join('/'));

    const ambiguous = [...bySize.values()].flatMap((group) =>
      group.flatMap((one, at) =>
        group.slice(at + 1).flatMap((other) => (bothFit(one, other) ? [`${one} ${other}`] : [])),
      ),
    );

    expect(ambiguous).toEqual([]);
  });

  test('says the type of every field of every body', () => {
    const untyped = operations.flatMap(({ name, operation }) =>
      Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
        [...partsOf(schema, name)].flatMap(([field, part]) => (isUntyped(part) ? [field] : [])),
      ),
    );

    expect(untyped).toEqual([]);
  });

  test('says the type of every parameter, and not of all that it is a text', () => {
    const parameters = operations.flatMap(({ operation }) => operation.parameters ?? []);
    const kinds = Object.groupBy(parameters, ({ schema }) => kindOf(schema));
    const asked = paths['/app/clients']?.['get']?.parameters ?? [];
    const typeOf = (name: string) => asked.find((each) => each.name === name)?.schema;

    expect(parameters.filter(({ schema }) => isUntyped(schema))).toEqual([]);
    for (const kind of ['uuid', 'integer', 'boolean', 'date', 'list']) {
      expect(kinds[kind]?.length, kind).toBeGreaterThan(20);
    }
    expect(typeOf('skipCount')).toMatchObject({ type: 'integer', minimum: 0 });
    expect(typeOf('ids')).toMatchObject({ type: 'array', items: { format: 'uuid' } });
    expect(typeOf('isSelectionList')).toEqual({ type: 'boolean' });
  });

  test('says in words what every operation is, and not by its own name', () => {
    const silent = operations.filter(({ operation: { description = '' } }) => !description.trim());
    const repeating = operations.filter(
      ({ operation: { operationId, summary } }) => !summary || summary === operationId,
    );

    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(repeating.map(({ name }) => name)).toEqual([]);
  });

  test('says the body of what is written by a form of its own', () => {
    const fieldsOf = (method: string, path: string) =>
      Object.keys(
        paths[path]?.[method]?.requestBody?.content['application/json']?.schema.properties ?? {},
      );

    expect(fieldsOf('put', '/app/system-config')).toContain('settings');
    expect(fieldsOf('put', '/app/profile/change-password')).toEqual(
      expect.arrayContaining(['currentPassword', 'newPassword']),
    );
    expect(fieldsOf('put', '/app/user-table-settings')).toEqual(['tableKey', 'columns']);
    expect(fieldsOf('post', '/app/user-saved-filters')).toContain('query');
  });
});

test('a call that nobody is signed in for is told how to sign in', async () => {
  const answer = await server.anonymous.get('/app/clients');

  expect(answer.status).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer realm="Caseway"');
});
