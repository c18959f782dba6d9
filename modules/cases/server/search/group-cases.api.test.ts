import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { actorFactsPoint } from '#identity/server';
import { systemContext } from '#kernel/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aStoredPerson } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer, casesServer] });
const practice = await aCasePractice(server);
const { tenantId, run } = practice;
const admin = await aStoredPerson(practice, 'ADMIN_STAFF');
const member = await aStoredPerson(practice, 'STAFF');
const other = await aStoredPerson(practice, 'STAFF');

test('[B-237] a case of a group is in lists, counts and searches of its members and admin staff alone', async () => {
  const groupId = randomUUID();
  await run(`insert into user_group (tenant_id, id, name) values ($1, $2, 'Sydney')`, [
    tenantId,
    groupId,
  ]);
  await practice.link('user_group__members', groupId, member.actor.userId);
  const { id, caseNo } = await practice.newCase();
  const set = { fromModule: 'IME', objectId: id, visibility: 'group', groupIds: [groupId] };
  expect((await admin.api.post('/app/CasePermission', set)).status).toBe(201);

  const seen = async ({ api }: typeof admin) => [
    (await api.get('/app/assessments')).body.totalCount,
    (await api.get(`/app/cases?filterText=${caseNo}`)).body.totalCount,
    (await api.get('/app/case-status-logs/countCaseStatus?caseStatusFrom=IME')).body.totalCount,
    (await api.get(`/app/assessments/${id}`)).status,
  ];

  expect(await seen(admin)).toEqual([1, 1, 1, 200]);
  expect(await seen(member)).toEqual([1, 1, 1, 200]);
  expect(await seen(other)).toEqual([0, 0, 0, 404]);
});

test('[B-237] a case manager of another company sees the one case that is shared with their group', async () => {
  const groupId = randomUUID();
  await run(`insert into user_group (tenant_id, id, name) values ($1, $2, $3)`, [
    tenantId,
    groupId,
    `Both firms ${groupId}`,
  ]);
  const otherFirm = await practice.company(`Other firm ${groupId}`);
  const guest = await aStoredPerson(practice, 'CASE_MANAGER', {
    ids: { ownCompanyIds: [otherFirm], companiesSharingClaimants: [otherFirm] },
  });
  await practice.link('user_group__members', groupId, guest.actor.userId);
  const [shared, kept] = [await practice.newCase(), await practice.newCase()];
  const set = { fromModule: 'IME', objectId: shared.id, visibility: 'group', groupIds: [groupId] };
  expect((await admin.api.post('/app/CasePermission', set)).status).toBe(201);

  const known = actorFactsPoint.of(server.services);
  const found = await server.services.db.batch(
    systemContext(tenantId),
    known.map((each) => each.statement(tenantId, guest.actor.userId)),
  );
  const ids = Object.assign({}, ...known.map((each, at) => each.facts(found[at]?.rows ?? []).ids));
  const { api } = server.signedIn({ ...guest.actor, ids: { ...guest.actor.ids, ...ids } });

  expect(ids).toEqual({ sharedCaseIds: [shared.id] });
  expect((await api.get('/app/assessments')).body).toMatchObject({
    totalCount: 1,
    items: [{ id: shared.id }],
  });
  expect((await api.get(`/app/cases/${shared.id}`)).status).toBe(200);
  expect((await api.get(`/app/assessments/${kept.id}`)).status).toBe(404);
  const change = { ...shared, claimNo: 'X' };
  expect((await api.put(`/app/assessments/${shared.id}`, change)).status).not.toBe(200);
});
