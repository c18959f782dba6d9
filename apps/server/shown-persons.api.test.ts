import { beforeAll, expect, test } from 'vitest';
import { anInvoice, aLine, anInvoicingPractice } from '#billing/testing';
import { acrossTenants, newId, systemContext } from '#kernel/server';
import { registerCatalogue } from '../../modules/catalogue.ts';

registerCatalogue();
const practice = await anInvoicingPractice();
const { services, tenantId, clientId, companyId, signedIn } = practice;

/** What the log says of a person, as `list ime`, by whom it was. */
async function seenBy(userId: string, personId = clientId): Promise<string[]> {
  await services.readLog.flush();
  const [found] = await services.hostDb.batch(acrossTenants, [
    {
      text: `select operation, resource from audit_log
        where tenant_id = $1 and $2::uuid = any(persons || record_id) and actor_id = $3
          and operation not in ('create', 'update', 'delete') order by id`,
      values: [tenantId, personId, userId],
    },
  ]);
  return (found?.rows ?? []).map((row) => `${String(row['operation'])} ${String(row['resource'])}`);
}

/** Somebody new, who has seen nobody yet. */
const reader = (roles: readonly string[] = ['STAFF', 'ACCOUNTING']) => {
  const { api, actor } = signedIn(roles);
  return { api, userId: String(actor.userId) };
};

let caseId: string;
beforeAll(async () => {
  caseId = (await practice.chargedCase()).id;
});

const asked: readonly [string, string, (id: string) => string][] = [
  ['the list', 'list client', () => '/app/clients'],
  ['a selection list', 'lookup client', () => '/app/clients?isSelectionList=true'],
  ['the list of cases, which names the case', 'list ime', () => '/app/assessments'],
  ['one case', 'read ime', (id) => `/app/assessments/${id}`],
  ['the history of a case', 'history ime', (id) => `/app/assessments/${id}/property-changes`],
  ['charges, which name the case only', 'list caseCharge', () => '/app/case-charges'],
  ['a list with chosen columns', 'list ime', () => '/app/assessments?fields=caseNo'],
];

test.each(asked)('whoever saw a person in %s is found by that person', async (_, note, path) => {
  const { api, userId } = reader();
  expect((await api.get(path(caseId))).status).toBe(200);
  expect(await seenBy(userId)).toEqual([note]);
});

test('the palette and the check for doubles say whom they showed', async () => {
  const { api, userId } = reader();
  const { body } = await api.get(`/app/clients/${clientId}`);
  const [name, caseNo] = [
    String(body.lastName),
    (await api.get(`/app/assessments/${caseId}`)).body.caseNo,
  ];
  const other = reader();
  await other.api.get(`/app/search?filter=${encodeURIComponent(String(caseNo))}`);
  await other.api.get(`/app/clients/similarItemsByLastName?lastName=${encodeURIComponent(name)}`);

  expect((await seenBy(userId)).toSorted()).toEqual(['read client', 'read ime']);
  expect((await seenBy(other.userId)).toSorted()).toEqual(['read search', 'similar client']);
});

test('a printed statement says of whom its invoices are', async () => {
  const { api, userId } = reader();
  const lines = [aLine({ caseId })];
  await practice.within((tx) => anInvoice(tx, services, { companyId, caseId, lines }));

  const { status } = await api.get(
    `/app/payments/OutStandingStatementPrint?companyId=${companyId}`,
  );
  expect(status).toBe(200);
  expect(await seenBy(userId)).toEqual(['print invoice']);
});

test('an export says whom it took along', async () => {
  const { api, userId } = reader();
  expect((await api.post('/app/clients/export?isActive=true')).status).toBe(200);
  expect(await seenBy(userId)).toEqual(['export client']);
});

test('a mail in the tracking list counts for the person of the record it was about', async () => {
  const text = `insert into emails_tracking (tenant_id, id, subject, destination, status, from_module, object_id)
    values (current_tenant(), $1, 'Your appointment', 'noor@mail.example', 'sent', 'ime', $2)`;
  await services.db.transaction(systemContext(tenantId), (tx) => tx.query(text, [newId(), caseId]));
  const { api, userId } = reader(['ADMIN_STAFF']);
  expect((await api.get('/app/email-trackings')).status).toBe(200);
  expect(await seenBy(userId)).toEqual(['list emailTracking']);
});

test('once an hour for each reader: a page that is loaded again adds nothing', async () => {
  const [one, two] = [reader(), reader()];
  for (let count = 0; count < 3; count += 1) await one.api.get('/app/clients');
  await two.api.get('/app/clients');

  expect(await seenBy(one.userId)).toEqual(['list client']);
  expect(await seenBy(two.userId)).toEqual(['list client']);
});

test('nobody is noted who was not on the page, nor for a refused call', async () => {
  const { api: office } = reader();
  const { body } = await office.post('/app/clients', {
    firstName: 'Zoe',
    lastName: 'Zulu',
    companyId,
  });
  const personId = String(body.id);
  const { api, userId } = reader();
  await api.get('/app/clients?filterText=Zulu');
  const accounting = reader(['SPECIALIST']);
  expect((await accounting.api.get('/app/clients')).status).toBe(403);

  expect(await seenBy(userId, personId)).toEqual(['list client']);
  expect(await seenBy(userId)).toEqual([]);
  expect(await seenBy(accounting.userId, personId)).toEqual([]);
});

test('a row takes at most 150 bytes, and 16 more for each person of a page that shows several', async () => {
  const { api } = reader();
  for (const firstName of ['Ada', 'Ben', 'Cem']) {
    await api.post('/app/clients', { firstName, lastName: 'Page', companyId });
  }
  await api.get('/app/clients?filterText=Page');
  await services.readLog.flush();
  const [found] = await services.hostDb.batch(acrossTenants, [
    {
      text: `select coalesce(cardinality(persons), 0) as persons, max(pg_column_size(a.*))::int as bytes
        from audit_log a where tenant_id = $1 and operation not in ('create', 'update', 'delete')
        group by 1 order by 1`,
      values: [tenantId],
    },
  ]);
  const rows = (found?.rows ?? []) as { persons: number; bytes: number }[];
  expect(rows.map(({ persons }) => persons)).toEqual(expect.arrayContaining([0, 3]));
  expect(rows.filter(({ persons, bytes }) => bytes > 150 + 16 * persons)).toEqual([]);
});
