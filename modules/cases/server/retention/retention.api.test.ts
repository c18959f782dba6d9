import { expect, test } from 'vitest';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { partiesServer } from '#parties/server';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';
import { proposeDisposal } from './propose-disposal.job.ts';

registerCatalogue();
const eightYears = 8 * 366 * 86_400_000;
let ahead = 0;
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, partiesServer, casesServer],
  now: () => new Date(Date.now() + ahead),
});

async function anArchive() {
  ahead = 0;
  const practice = await aCasePractice(server);
  const { tenantId } = practice;
  const boss = await aStoredPerson(practice, 'ADMIN_STAFF');
  const set = (text: string, ...values: unknown[]) =>
    server.services.db.batch(systemContext(tenantId), [{ text, values }]);
  const newClosed = async () => {
    const made = await practice.newCase();
    await set(`update assessments set step = 'cancelledNoFee' where id = $1::uuid`, made.id);
    return made;
  };
  const later = () => {
    ahead = eightYears;
  };
  const due = async (query = '') => (await boss.api.get(`/app/retention/cases?${query}`)).body;
  const propose = () =>
    server.services.db.transaction(systemContext(tenantId), (tx) =>
      proposeDisposal(tx, server.services),
    );
  const proposed = async () => {
    const { body } = await boss.api.get('/app/action-required?status=open');
    return (body.items ?? []).map(({ title }) => String(title));
  };
  return { practice, tenantId, boss, set, newClosed, later, due, propose, proposed };
}

test('a case is listed when its years are over, with the rule of its type; an open one never', async () => {
  const { boss, practice, newClosed, later, due } = await anArchive();
  const old = await newClosed();
  await practice.newCase();
  expect(await due()).toMatchObject({ totalCount: 0, items: [] });

  later();

  expect(await due()).toMatchObject({ totalCount: 1, free: 1, kept: 0 });
  expect((await due()).items).toMatchObject([
    { id: old.id, caseNo: old.caseNo, files: 0, mayGo: true, stays: [] },
  ]);
  expect(await due('caseType=TPD')).toMatchObject({ totalCount: 0 });
  expect(await due(`filterText=${old.caseNo}`)).toMatchObject({ totalCount: 1 });
  const rule = { caseType: 'IME', years: 9, childUntil: 25 };
  expect((await boss.api.post('/app/retention-rules', rule)).status).toBe(201);
  expect(await due()).toMatchObject({ totalCount: 0 });
  const { cases } = (await boss.api.get('/app/retention')).body as unknown as { cases: object[] };
  expect(cases).toContainEqual(expect.objectContaining({ caseType: 'IME', years: 9 }));
  expect(cases).toContainEqual(
    expect.objectContaining({ caseType: 'TPD', years: 7, ruleId: null }),
  );
});

test('a case opened again leaves the list; closed again it counts from then', async () => {
  const { tenantId, newClosed, later, due, set } = await anArchive();
  const { id } = await newClosed();
  later();

  await set(`update assessments set step = 'caseCreated' where id = $1::uuid`, id);
  expect(await due()).toMatchObject({ totalCount: 0 });
  await set(`update assessments set step = 'cancelledNoFee' where id = $1::uuid`, id);
  expect(await due()).toMatchObject({ totalCount: 1 });
  await set(
    `insert into status_log (tenant_id, id, resource, record_id, move, axis, from_state, to_state, occurred_at)
     values ($1, gen_random_uuid(), 'ime', $2::uuid, 'cancel', 'step', 'created', 'cancelled', $3)`,
    tenantId,
    id,
    new Date(Date.now() + eightYears / 2),
  );
  expect(await due()).toMatchObject({ totalCount: 0 });
});

test('a hold on the case or its claimant keeps it and says why; so does open work', async () => {
  const { boss, practice, newClosed, later, due } = await anArchive();
  const { id } = await newClosed();
  later();
  const link = { fromModule: 'CLIENT', objectId: practice.clientId };

  const hold = await boss.api.post('/app/files/holds', { ...link, reason: 'Matter 9 of 2026' });

  expect(hold.status, JSON.stringify(hold.body)).toBe(200);
  expect(await due()).toMatchObject({ free: 0, kept: 1 });
  expect((await due('standing=kept')).items).toMatchObject([
    { id, mayGo: false, stays: [{ what: 'On hold', why: 'Matter 9 of 2026', isInTheWay: true }] },
  ]);
  expect(await due('standing=free')).toMatchObject({ totalCount: 0 });
  await boss.api.post('/app/files/holds/release', { holdId: hold.body.id });
  const action = await boss.api.post('/app/action-required', {
    title: 'Ring the claimant',
    assignedUserId: boss.actor.userId,
    dueDate: '2034-01-01',
    fromModule: 'IME',
    objectId: id,
  });
  expect(action.status, JSON.stringify(action.body)).toBe(201);
  expect((await due()).items).toMatchObject([
    { mayGo: false, stays: [{ what: 'Ring the claimant' }] },
  ]);
});

test('administrators only, and only of their practice', async () => {
  const { practice, newClosed, later } = await anArchive();
  await newClosed();
  later();
  const staff = practice.signedIn(['STAFF']);
  const stranger = server.signedIn({ roles: ['ADMIN_STAFF'] });

  expect((await staff.api.get('/app/retention/cases')).status).toBe(403);
  expect((await staff.api.get('/app/retention')).status).toBe(403);
  expect((await staff.api.get('/app/retention-rules')).status).toBe(403);
  expect((await stranger.api.get('/app/retention/cases')).body).toMatchObject({ totalCount: 0 });
});

test('it is proposed once while it stands, with the number of today, and ends by itself', async () => {
  const { practice, boss, newClosed, later, propose, proposed } = await anArchive();
  await newClosed();
  await propose();
  expect(await proposed()).toEqual([]);
  later();

  await propose();
  await propose();
  expect(await proposed()).toEqual(['Retention is over for 1 case']);
  await newClosed();
  later();
  await propose();
  expect(await proposed()).toEqual(['Retention is over for 2 cases']);
  const link = { fromModule: 'CLIENT', objectId: practice.clientId };
  await boss.api.post('/app/files/holds', { ...link, reason: 'Matter 9 of 2026' });
  await propose();
  expect(await proposed()).toEqual([]);
});

test('cleared by hand, the same proposal does not come back the next night', async () => {
  const { newClosed, later, propose, proposed, set } = await anArchive();
  await newClosed();
  later();
  await propose();
  await set(
    `update action_required_search set status = 'done' where title like 'Retention is over%'`,
  );

  await propose();

  expect(await proposed()).toEqual([]);
});
