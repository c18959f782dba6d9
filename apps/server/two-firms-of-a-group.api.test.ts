import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { actorFactsPoint } from '#identity/server';
import { resources, scopePath } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { snake, systemContext, tableOf } from '#kernel/server';
import { sampleRecord, signInFor, testServer } from '#kernel/testing';
import type { Api } from '#kernel/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';
import { walkedWorkflows } from './testing/walked-workflows.ts';

registerCatalogue();

const ofOwnCompany = ['ownCompanyIds', 'companyId', 'bookableCompanyIds', 'sharedCaseIds'];
const ofGroup = 'companiesSharingClaimants';

const scopesOf = ({ scope = {}, writeScope = {} }: AnyResource): string[] =>
  [scope['CASE_MANAGER'] ?? {}, writeScope['CASE_MANAGER'] ?? {}].flatMap((each) =>
    Object.values(each),
  );

const ofPerson = ['userId', 'caseManagerId'];

/** What a case manager sees by the company that it belongs to. */
const scoped = resources().filter((resource) =>
  scopesOf(resource).some((ids) => !ofPerson.includes(ids)),
);

test('decision 21: a sharing group counts for claimants alone, and each scope says whose ids it asks', () => {
  const counting = scoped.filter((each) => scopesOf(each).includes(ofGroup));
  const unknown = scoped.filter((each) =>
    scopesOf(each).some((ids) => ![...ofOwnCompany, ofGroup].includes(ids)),
  );

  expect(counting.map(({ name }) => name)).toEqual(['client']);
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

const server = await testServer({ modules: serverModules });
const walked = await walkedWorkflows(server, () => {});
const { body: document } = await server.anonymous.get('/openapi.json');
const { services } = server;

const gets = Object.entries(
  document.paths as unknown as Record<string, { get?: object; post?: object }>,
);
const lists = gets.filter(([path, { get }]) => get && !path.includes('{')).map(([path]) => path);
const exports = gets
  .filter(([path, { post }]) => post && path.endsWith('/export'))
  .map(([path]) => path);

const features = [...new Set(resources().flatMap((resource) => resource.features ?? []))];

const personText = `with c as (
    insert into companies (tenant_id, id, name, business_type) values ($1, $2, $3, 'lawPlaintiff')),
  r as (insert into roles (tenant_id, id, name, display_name)
    values ($1, $4, 'CASE_MANAGER', 'CASE_MANAGER') on conflict do nothing returning id),
  u as (insert into users (tenant_id, id, user_name, email, first_name, last_name)
    values ($1, $5, $6, $6, 'Robin', 'Reid')),
  m as (insert into case_managers (tenant_id, id, first_name, last_name, email, company_id, user_id)
    values ($1, $7, 'Robin', 'Reid', $6, $2, $5))
  insert into users__roles (tenant_id, owner_id, target_id) select $1, $5, coalesce((select id from r),
    (select id from roles where tenant_id = $1 and name = 'CASE_MANAGER' and not is_deleted))`;

/** A company that shares claimants with every company of the tenant. */
const groupText = `with g as (
    insert into company_groups (tenant_id, id, name) values ($1, $2, $3) returning id)
  insert into company_groups__companies (tenant_id, owner_id, target_id)
  select $1, g.id, c.id from g, companies c where c.tenant_id = $1`;

/** Known as a sign-in knows them: what they see follows from what the database says of them. */
async function aFirm(tenantId: string, isInGroup: boolean): Promise<Api> {
  const [companyId, userId] = [randomUUID(), randomUUID()];
  const person = [randomUUID(), userId, `${userId}@firm.test`, randomUUID()];
  await services.hostDb.batch({ tenantId }, [
    { text: personText, values: [tenantId, companyId, `firm ${companyId}`, ...person] },
    ...(isInGroup
      ? [{ text: groupText, values: [tenantId, randomUUID(), `group ${companyId}`] }]
      : []),
  ]);
  const known = actorFactsPoint.of(services);
  const found = await services.db.batch(
    systemContext(tenantId),
    known.map((each) => each.statement(tenantId, userId)),
  );
  const facts = known.map((each, index) => each.facts(found[index]?.rows ?? []));
  const ids = Object.assign({}, ...facts.map((each) => each.ids));
  const attributes = Object.assign({}, ...facts.map((each) => each.attributes));
  const roles = ['CASE_MANAGER'];
  return server.signedIn({ tenantId, userId, roles, features, edition: 'NONE', ids, attributes })
    .api;
}

type Made = { readonly resource: AnyResource; readonly tenantId: string; readonly id: string };

/** What names no company yet belongs to one of the tenant, else the test would say nothing. */
async function giveToCompany({ resource, tenantId, id }: Made): Promise<void> {
  for (const key of Object.keys(resource.scope?.['CASE_MANAGER'] ?? {})) {
    const [field, ofOwner] = scopePath(key);
    if (ofOwner || resource.fields[field]?.resource !== 'company') continue;
    const column = snake(field);
    const text = `update ${tableOf(resource)} set ${column} =
      (select id from companies where tenant_id = $1 order by id limit 1) where id = $2 and ${column} is null`;
    await services.hostDb.batch({ tenantId }, [{ text, values: [tenantId, id] }]);
  }
}

async function made(resource: AnyResource): Promise<Made | null> {
  const { tenantId, make } = walked.of(resource.name);
  const canBeSampled = resource.verbs.create || resource.commonPartOf;
  if (!make && !canBeSampled) return null;
  const { id } = await (make?.() ?? sampleRecord(signInFor(server, tenantId), resource));
  const record = { resource, tenantId, id };
  await giveToCompany(record);
  return record;
}

describe('two firms of one sharing group', () => {
  const records: Made[] = [];
  const firms = new Map<string, { readonly sharing: Api; readonly alone: Api }>();

  beforeAll(async () => {
    for (const resource of scoped) {
      const record = await made(resource);
      if (record) records.push(record);
    }
    for (const { tenantId } of records) {
      if (firms.has(tenantId)) continue;
      // The lone firm comes later: the group must not hold it.
      const sharing = await aFirm(tenantId, true);
      firms.set(tenantId, { sharing, alone: await aFirm(tenantId, false) });
    }
  }, 600_000);

  const everywhere = () => [...firms.values()];
  const ownName = /firm [0-9a-f-]{36}|[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z?/g;
  const told = ({ status, body }: { status: number; body: unknown }) =>
    `${status} ${JSON.stringify(body ?? null).replaceAll(ownName, '')}`;

  test('most resources were tried with a record of another company', () => {
    expect(records.length).toBeGreaterThan(30);
  });

  test('see the claimants of each other, which shows that they share', async () => {
    const [{ tenantId }] = records.filter(({ resource }) => resource.name === 'client') as [Made];
    const { sharing, alone } = firms.get(tenantId) ?? { sharing: null, alone: null };

    expect((await sharing?.get('/app/clients'))?.body.totalCount).toBeGreaterThan(0);
    expect((await alone?.get('/app/clients'))?.body.totalCount).toBe(0);
  });

  test('every list, lookup, search, dashboard and count answers as to a firm that shares nothing', async () => {
    const open: string[] = [];
    for (const { sharing, alone } of everywhere()) {
      for (const path of lists) {
        if (path.startsWith('/app/clients')) continue;
        for (const asked of [path, `${path}?isSelectionList=true`]) {
          const [one, other] = [told(await sharing.get(asked)), told(await alone.get(asked))];
          if (one !== other)
            open.push(`${asked}\n  ${one.slice(0, 300)}\n  ${other.slice(0, 300)}`);
        }
      }
    }

    expect(open).toEqual([]);
  });

  test('every call by the id of a record of the other answers as to a stranger', async () => {
    const open: string[] = [];
    for (const { resource, tenantId, id } of records) {
      if (resource.name === 'client') continue;
      const { sharing, alone } = firms.get(tenantId) ?? {};
      if (!sharing || !alone) continue;
      const base = `/app/${resource.base}/{id}`;
      for (const [path, { get }] of gets) {
        if (!get || (path !== base && !path.startsWith(`${base}/`))) continue;
        const at = path.replace('{id}', id).replaceAll(/\{\w+\}/g, randomUUID());
        const [one, other] = [told(await sharing.get(at)), told(await alone.get(at))];
        const isHidden = path !== base || /^40[34] /.test(one);
        if (one !== other || !isHidden) open.push(`${resource.name} ${path} ${one.slice(0, 200)}`);
      }
    }

    expect(open).toEqual([]);
  });

  test('no export takes what is of the other', async () => {
    const open: string[] = [];
    for (const { sharing, alone } of everywhere()) {
      for (const path of exports) {
        if (path.startsWith('/app/clients')) continue;
        const [one, other] = [await sharing.post(path), await alone.post(path)];
        if (one.status !== other.status) open.push(`${path} ${one.status} ${other.status}`);
      }
    }

    expect(open).toEqual([]);
  });
});
