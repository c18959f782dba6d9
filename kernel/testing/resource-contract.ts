import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AnyResource } from '#kernel/domain';
import type { Loose } from './api.ts';
import { checksAreKept, openChecks } from './check-contract.ts';
import { hostileValuesAreRefused } from './hostile-contract.ts';
import { sampleBody, sampleRecord } from './sample-record.ts';
import { roleFor, signInFor } from './sign-in-for.ts';
import type { TestServer } from './test-server.ts';

const stale =
  "The data you're working on has been modified by other user. Please refresh to get latest data and try again.";

/** What a resource does not declare it does not owe. */
const when = (owed: unknown): typeof test | (() => void) => (owed ? test : () => {});

/** What every resource owes, proven for each that is registered. */
export function resourceContract(server: TestServer, resource: AnyResource): void {
  const url = `/app/${resource.base}`;
  const apis = signInFor(server, randomUUID());
  const api = apis(resource);
  const { verbs } = resource;
  const writable = Object.entries(resource.fields).filter(([, field]) => !field.readOnly);

  describe(`resource ${resource.name}`, () => {
    test('its definition survives JSON', () => {
      expect(JSON.parse(JSON.stringify(resource))).toEqual(resource);
    });

    when(verbs.list)('[B-127] it is listed with items and totalCount', async () => {
      const answer = await api.get(`${url}?maxResultCount=1000`);

      expect(answer).toMatchObject({ status: 200, body: { totalCount: expect.any(Number) } });
      expect(answer.body.items?.length).toBeLessThanOrEqual(100);
    });

    when(verbs.list)('unknown parameters and unsortable fields answer 400', async () => {
      expect((await api.get(`${url}?sorting=password`)).status).toBe(400);
      expect((await api.get(`${url}?nonsense=1`)).status).toBe(400);
      expect((await api.get(`${url}?maxResultCount=-1`)).status).toBe(400);
      expect((await api.get(`${url}?skipCount=x`)).status).toBe(400);
    });

    when(verbs.list)('every sortable column and every filter can be asked for', async () => {
      for (const key of resource.list.columns) {
        expect([200, 400]).toContain((await api.get(`${url}?sorting=${key} desc`)).status);
      }
      for (const key of resource.filters ?? []) {
        for (const value of ['true', 'x', '2026-01-01', randomUUID(), '1', "'"]) {
          expect([200, 400]).toContain(
            (await api.get(`${url}?${key}=${encodeURIComponent(value)}`)).status,
          );
        }
      }
      for (const text of ['a', 'ab', 'abc', '%', "'", '\\', 'x'.repeat(300)]) {
        expect([200, 400]).toContain(
          (await api.get(`${url}?filterText=${encodeURIComponent(text)}`)).status,
        );
      }
    });

    when(verbs.lookup)('[B-333] its lookup answers items of a selection list', async () => {
      const answer = await api.get(`${url}?isSelectionList=true&filterText=&cacheEnabled=true`);

      expect(answer).toMatchObject({ status: 200, body: { totalCount: expect.any(Number) } });
    });

    when(verbs.create && verbs.read)('a record is created and read back the same', async () => {
      const created = await sampleRecord(apis, resource);
      const { status, body } = await api.get(`${url}/${created.id}`);

      expect(status).toBe(200);
      expect(body).toEqual(created);
      expect(body).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        concurrencyStamp: expect.any(String),
        creationTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        can: expect.arrayContaining([`${resource.name}.read`]),
      });
    });

    when(verbs.create)(
      '[B-215] a body without its required fields is refused field by field',
      async () => {
        const required = writable.filter(
          ([, field]) => field.required && !field.filledIn && field.default === undefined,
        );
        const answer = await api.post(url, {});

        if (!required.length) return;
        expect(answer.status).toBe(400);
        const errors: readonly Loose[] = answer.body.error?.validationErrors ?? [];
        const members = errors.flatMap((error) => error.members ?? []);
        expect(members).toEqual(expect.arrayContaining(required.map(([key]) => key)));
      },
    );

    when(verbs.create && verbs.update)('an update needs the current stamp', async () => {
      const record = await sampleRecord(apis, resource);
      const body = await sampleBody(apis, resource);
      const good = await api.put(`${url}/${record.id}`, {
        ...body,
        concurrencyStamp: record.concurrencyStamp,
      });
      const late = await api.put(`${url}/${record.id}`, {
        ...body,
        concurrencyStamp: record.concurrencyStamp,
      });
      const none = await api.put(`${url}/${record.id}`, body);

      expect(good.status).toBe(200);
      expect(late).toMatchObject({
        status: 409,
        body: { error: { code: 'stale', message: stale } },
      });
      expect(none.status).toBe(409);
    });

    when(verbs.create && verbs.update && verbs.read)('a change is in its history', async () => {
      const record = await sampleRecord(apis, resource);
      const field = writable.find(
        ([, one]) => one.kind === 'text' && one.history !== false && !one.format && !one.alsoSetBy,
      );
      if (!field) return;
      const before = record[field[0]];
      await api.put(`${url}/${record.id}`, {
        [field[0]]: 'Changed',
        concurrencyStamp: record.concurrencyStamp,
      });
      const { body } = await api.get(
        `/app/entity-changes/${record.id}/property-changes?propertyName=${field[0]}`,
      );

      expect(body.items).toMatchObject([
        {
          propertyName: field[0],
          originalValue: before,
          newValue: 'Changed',
          user: { displayName: 'Test Person' },
        },
      ]);
    });

    when(verbs.create)("another tenant's id answers exactly like an unknown one", async () => {
      const foreign = await sampleRecord(signInFor(server, randomUUID()), resource);
      if (resource.tenancy === 'host') return;
      const body = { concurrencyStamp: foreign.concurrencyStamp };
      const ask = async (id: string) => [
        verbs.read && (await api.get(`${url}/${id}`)),
        verbs.update && (await api.put(`${url}/${id}`, body)),
        verbs.delete && (await api.delete(`${url}/${id}`)),
        verbs.disable && (await api.put(`${url}/${id}/disable`)),
        await api.get(`/app/entity-changes/${id}/property-changes`),
      ];
      const [mine, unknown] = [await ask(foreign.id), await ask(randomUUID())];

      for (const [index, answer] of mine.entries()) {
        const other = unknown[index];
        if (!answer || !other) continue;
        expect(answer.status).toBe(404);
        expect([answer.status, answer.body]).toEqual([other.status, other.body]);
      }
    });

    const hasRoutes = Object.keys(verbs).length > 0;
    when(hasRoutes)('nobody, and a role without the verb, are refused', async () => {
      const stranger = server.signedIn({
        roles: ['NOBODY'],
        features: resource.features ?? [],
      }).api;
      const path = verbs.list ? url : `${url}/${randomUUID()}`;

      expect((await server.anonymous.get(path)).status).toBe(401);
      expect((await stranger.get(path)).status).toBe(403);
      if (verbs.create) expect((await stranger.post(url, {})).status).toBe(403);
    });

    when(resource.features?.length && verbs.list)(
      'a tenant without the feature is refused',
      async () => {
        const roles = [roleFor(resource, 'list') ?? ''];
        const without = server.signedIn({ roles, features: [], edition: 'NONE' }).api;

        expect((await without.get(url)).status).toBe(403);
      },
    );

    when(verbs.create)(
      'hostile values in any field answer 2xx or 4xx and leave nothing half written',
      () => hostileValuesAreRefused(server, apis, resource),
    );

    when(verbs.create && openChecks(resource).length)(
      'a rule between two of its fields is refused, whoever finds it broken',
      () => checksAreKept(apis, resource),
    );

    when(verbs.create && verbs.delete && verbs.read)(
      'a deleted record is gone from every answer',
      async () => {
        const { id } = await sampleRecord(apis, resource);

        expect((await api.delete(`${url}/${id}`)).status).toBe(204);
        expect((await api.get(`${url}/${id}`)).status).toBe(404);
        expect((await api.delete(`${url}/${id}`)).status).toBe(404);
      },
    );

    when(verbs.create && verbs.disable && verbs.lookup)(
      '[B-205] a disabled record is left out of active lookups',
      async () => {
        const { id } = await sampleRecord(apis, resource);
        const seen = async () => {
          const { body } = await api.get(`${url}?isSelectionList=true&isActive=true&ids=${id}`);
          return body.totalCount;
        };

        expect(await seen()).toBe(1);
        expect(await api.put(`${url}/${id}/disable`)).toMatchObject({
          status: 200,
          body: { isActive: false },
        });
        expect(await seen()).toBe(0);
        if (verbs.enable) expect((await api.put(`${url}/${id}/enable`)).body.isActive).toBe(true);
        else expect((await api.put(`${url}/${id}/enable`)).status).toBe(404);
      },
    );

    when(verbs.export && verbs.create)(
      '[B-176] its search results are exported, a bare list is not',
      async () => {
        const { id } = await sampleRecord(apis, resource);
        const bare = await api.post(`${url}/export`);
        const file = await api.post(`${url}/export?ids=${id}`);

        expect(bare).toMatchObject({
          status: 422,
          body: {
            error: { message: 'You need to search text or filter first before exporting results.' },
          },
        });
        expect(file.status).toBe(200);
        expect(file.raw.subarray(0, 2).toString()).toBe('PK');
      },
    );

    test('a verb that is not declared has no route', async () => {
      const id = randomUUID();
      if (!verbs.create) expect((await api.post(url, {})).status).toBe(404);
      if (!verbs.delete) expect((await api.delete(`${url}/${id}`)).status).toBe(404);
      if (!verbs.enable) expect((await api.put(`${url}/${id}/enable`)).status).toBe(404);
      if (!verbs.export) expect((await api.post(`${url}/export`)).status).toBe(404);
    });
  });
}
