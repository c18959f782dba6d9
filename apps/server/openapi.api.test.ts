import { Validator } from '@seriousme/openapi-schema-validator';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import type { Document } from 'openapi-client-axios';
import { describe, expect, test } from 'vitest';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';

registerCatalogue();
const server = await testServer({ modules: serverModules, database: 'own' });

type Content = Readonly<Record<string, { readonly schema?: object }>>;
type Operation = {
  readonly operationId?: string;
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};

const { body: document } = await server.anonymous.get('/openapi.json');
const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);

const isEmpty = (schema: object | undefined) => !schema || Object.keys(schema).length === 0;

/** 204, or a content whose schema says something. */
function saysWhatItAnswers({ responses }: Operation): boolean {
  const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  if (status === '204') return true;
  const contents = Object.values(answer?.content ?? {});
  return contents.length > 0 && contents.every(({ schema }) => !isEmpty(schema));
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const verdict = await new Validator().validate(structuredClone(document));

    expect(verdict.errors).toBeUndefined();
    expect(verdict.valid).toBe(true);
  });

  test('names every operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);

    expect(ids.filter((id) => !id)).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('says of every operation what it answers', () => {
    const silent = operations.filter(({ operation }) => !saysWhatItAnswers(operation));

    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('says of every operation how it refuses', () => {
    for (const { name, operation } of operations) {
      expect(Object.keys(operation.responses), name).toEqual(
        expect.arrayContaining(['400', '401', '403', '404', '409', '422', '429', '503']),
      );
    }
  });
});

type Schemas = Readonly<Record<string, object>>;
const named = /"#\/components\/schemas\/([^"]+)"/g;

/** The document with these paths and the schemas that they name: the generator copies every use of each. */
function partOf(whole: Document, prefix: string): Document {
  const paths = Object.fromEntries(
    Object.entries(whole.paths ?? {}).filter(([path]) => path.startsWith(prefix)),
  );
  const all = (whole.components?.schemas ?? {}) as Schemas;
  const used: Record<string, object> = {};
  const follow = (part: object): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(named)) {
      const schema = all[name];
      if (!schema || used[name]) continue;
      used[name] = schema;
      follow(schema);
    }
  };
  follow({ paths, responses: whole.components?.responses ?? {} });
  const { schemas: _schemas, ...components } = whole.components ?? {};
  return { ...whole, paths, components: { ...components, schemas: used } } as Document;
}

test('a client that is generated from the document lists, creates and reads', async () => {
  const { token } = server.signedIn({ roles: ['ADMIN_STAFF'] });
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const client = await new OpenAPIClientAxios({
    definition: partOf(document as unknown as Document, '/app/matter-types'),
    withServer: { url: address },
    axiosConfigDefaults: { headers: { authorization: `Bearer ${token}` } },
  }).init();

  const created = await client['postMatterTypes']?.(undefined, { name: 'CTP' });
  const read = await client['getMatterTypesById']?.(created?.data.id);
  const listed = await client['getMatterTypes']?.({ filterText: 'CTP' });

  expect(created?.status).toBe(201);
  expect(read?.data).toMatchObject({ id: created?.data.id, name: 'CTP' });
  expect(listed?.data.totalCount).toBe(1);
});
