import { describe, expect, test } from 'vitest';
import { aStoredPerson } from '#cases/testing';
import { systemContext } from '#kernel/server';
import type { ApiAnswer } from '#kernel/testing';
import { aTenant } from '#platform/testing';
import { registerCatalogue } from '../../catalogue.ts';
import { aBillingPractice } from '../testing/index.ts';
import { billingServer } from './index.ts';

registerCatalogue();
const practice = await aBillingPractice();
const { run, tenantId, services, specialistId, invoiced } = practice;
await aTenant(services, { id: tenantId });
const facts = { features: ['Assessment', 'PayingSpecialist'] };
const [asker, other] = [
  await aStoredPerson(practice, 'ACCOUNTING', facts),
  await aStoredPerson(practice, 'ACCOUNTING', facts),
];
const list = (settings: object) =>
  run('update tenants set settings = $2 where id = $1', [tenantId, settings]);
const bankDetails = { 'ICS.SecondPerson.BankDetails': 'true' };
await list(bankDetails);

const place = '/app/specialist-pay-terms';
const rowsIn = <T>(value: unknown) => value as readonly T[];
type Row = Record<string, string>;
const account = { accountName: 'P Menon', bsb: '733-123', accountNumber: '987654321' };
const terms = { specialistId, ...account };
const termsNow = async () => {
  const { body } = await other.api.get(`${place}?specialistId=${specialistId}`);
  const [row] = rowsIn<Row>(body.items);
  return row && (await other.api.get(`${place}/${row['id']}`)).body;
};
const codeOf = ({ body }: ApiAnswer) => body.error?.code;
const waiting = async () => {
  const { body } = await other.api.get('/app/approval-requests?status=waiting');
  const [row] = rowsIn<Row>(body.items);
  return row && { id: row['id'] ?? '', place: `/app/approval-requests/${row['id']}` };
};
const actionsOf = async ({ api, actor }: typeof other) => {
  const own = `/app/action-required?status=open&assignedUserId=${actor.userId}`;
  return rowsIn<Row>((await api.get(own)).body.items).map(({ title }) => title);
};
const change = async (values: object, query = '?secondPerson=ask') => {
  const now = await termsNow();
  return asker.api.put(`${place}/${String(now?.['id'])}${query}`, {
    concurrencyStamp: now?.['concurrencyStamp'],
    ...values,
  });
};

describe('bank details of a payee, where the tenant lists them', () => {
  test('are neither made nor changed by one person, and the refusal says what would change', async () => {
    const alone = await asker.api.post(place, terms);

    expect(alone.body).toMatchObject({
      error: {
        code: 'secondPersonNeeded',
        choice: { name: 'secondPerson', about: { kind: 'bankDetails' } },
      },
    });
    expect(await termsNow()).toBeUndefined();
    expect(await waiting()).toBeUndefined();
  });

  test('wait under Needs you of those who may approve, and are made when one agrees', async () => {
    const asked = await asker.api.post(`${place}?secondPerson=ask`, terms);
    expect(codeOf(asked)).toBe('waitsForSecondPerson');
    expect(await termsNow()).toBeUndefined();
    const request = await waiting();
    const { message, kept } = asked.body['error'] as unknown as {
      message: string;
      kept?: { opens: string };
    };
    expect(message).toMatch(/waits until .*\w.* agrees, under Approval Requests/);
    expect(kept).toEqual({
      opens: `/view/approval-requests/detail/${request?.place.split('/').at(-1)}`,
    });
    const [title] = await actionsOf(other);
    expect(title).toMatch(/^Approve: Bank details of /);
    expect(await actionsOf(asker)).toEqual([]);
    const read = (await other.api.get(request?.place ?? '')).body;
    expect(read['outcome']).toContain('Account number: nothing becomes 987654321.');
    expect(codeOf(await asker.api.put(`${request?.place}/approve`, {}))).toBe('approvalByAsker');

    const done = await other.api.put(`${request?.place}/approve`, {});

    expect(done.body).toMatchObject({
      status: 'approved',
      askedById: asker.actor.userId,
      decidedById: other.actor.userId,
    });
    expect(await termsNow()).toMatchObject({ bsb: '733123', accountNumber: '987654321' });
    expect(await actionsOf(other)).toEqual([]);
  });

  test('what is no bank detail is changed by one person', async () => {
    expect((await change({ payableRule: 'attendance' }, '')).status).toBe(200);
  });

  test('a declined change leaves them, and says why to whoever asked', async () => {
    await change({ accountNumber: '11112222' });
    const request = await waiting();

    await other.api.put(`${request?.place}/decline`, { answer: 'Nobody called me back' });

    expect(await termsNow()).toMatchObject({ accountNumber: '987654321' });
    expect((await asker.api.get(request?.place ?? '')).body).toMatchObject({
      status: 'declined',
      answer: 'Nobody called me back',
    });
  });

  test('only whoever asked withdraws it, and the same is not asked twice', async () => {
    await change({ accountNumber: '11112222' });
    expect(codeOf(await change({ accountNumber: '11112222' }))).toBe('approvalWaits');
    const request = await waiting();

    expect(codeOf(await other.api.put(`${request?.place}/withdraw`, {}))).toBe('approvalOfOther');
    expect((await asker.api.put(`${request?.place}/withdraw`, {})).body.status).toBe('withdrawn');
    expect(await actionsOf(other)).toEqual([]);
  });

  test('are not changed by an approval when the record has changed meanwhile', async () => {
    await change({ accountNumber: '11112222' });
    const request = await waiting();
    await change({ payableRule: 'report' }, '');

    expect(codeOf(await other.api.put(`${request?.place}/approve`, {}))).toBe('stale');

    expect(await termsNow()).toMatchObject({ accountNumber: '987654321' });
    await asker.api.put(`${request?.place}/withdraw`, {});
  });

  test('are not approved by somebody who may not change them alone', async () => {
    await change({ accountNumber: '11112222' });
    const request = await waiting();
    const { api: staff } = practice.signedIn(['STAFF'], facts);
    const { api: without } = practice.signedIn(['CASE_MANAGER'], facts);

    expect((await staff.put(`${request?.place}/approve`, {})).status).toBe(403);
    expect((await without.put(`${request?.place}/approve`, {})).status).toBe(403);
    await asker.api.put(`${request?.place}/withdraw`, {});
  });

  test('a request ends with the account of whoever asked', async () => {
    await change({ accountNumber: '11112222' });
    const request = await waiting();
    const admin = await aStoredPerson(practice, 'ADMIN_STAFF', facts);

    expect((await admin.api.put(`/app/users/${asker.actor.userId}/disable`, {})).status).toBe(200);

    expect((await other.api.get(request?.place ?? '')).body).toMatchObject({ status: 'ended' });
    expect(await actionsOf(other)).toEqual([]);
    await admin.api.put(`/app/users/${asker.actor.userId}/enable`, {});
  });

  test('are changed by one person again where the tenant does not list them', async () => {
    await list({});

    expect((await change({ accountNumber: '11112222' }, '')).status).toBe(200);
    await list(bankDetails);
  });
});

test('a write-off above the limit waits with its reason, below it does not', async () => {
  await list({ 'ICS.SecondPerson.WriteOffAbove': '1500.00' });
  const { id } = await invoiced();
  const path = `/app/payments/${id}/write-off`;
  const input = { reason: 'The company is wound up' };

  expect(codeOf(await asker.api.post(path, input))).toBe('secondPersonNeeded');
  expect(codeOf(await asker.api.post(`${path}?secondPerson=ask`, input))).toBe(
    'waitsForSecondPerson',
  );
  const request = await waiting();
  expect((await other.api.get(request?.place ?? '')).body).toMatchObject({
    kind: 'writeOff',
    amount: '1595.00',
    reason: 'The company is wound up',
  });
  expect((await other.api.put(`${request?.place}/approve`, {})).body.status).toBe('approved');
  expect((await other.api.get(`/app/payments/${id}`)).body).toMatchObject({
    standing: 'writtenOff',
  });
  await list({ 'ICS.SecondPerson.WriteOffAbove': '1595.00' });
  const below = await invoiced();
  expect((await asker.api.post(`/app/payments/${below.id}/write-off`, input)).status).toBe(200);
});

test('roles are given and taken by two people', async () => {
  await list({ 'ICS.SecondPerson.Roles': 'true' });
  const [admin, second] = [
    await aStoredPerson(practice, 'ADMIN_STAFF', facts),
    await aStoredPerson(practice, 'ADMIN_STAFF', facts),
  ];
  const read = async () => (await admin.api.get(`/app/users/${other.actor.userId}`)).body;
  const before = await read();
  const own = (await admin.api.get(`/app/users/${admin.actor.userId}`)).body;
  const roleIds = own['roleIds'];
  const put = (query = '') =>
    admin.api.put(`/app/users/${other.actor.userId}${query}`, {
      concurrencyStamp: before['concurrencyStamp'],
      roleIds,
    });

  expect(codeOf(await put())).toBe('secondPersonNeeded');
  expect(codeOf(await put('?secondPerson=ask'))).toBe('waitsForSecondPerson');
  const request = await waiting();
  expect(codeOf(await other.api.put(`${request?.place}/approve`, {}))).toBe('approvalNeedsRight');
  expect((await second.api.put(`${request?.place}/approve`, {})).body.status).toBe('approved');
  expect((await read())['roleIds']).toEqual(roleIds);
});

const { find = '' } =
  billingServer.invariants?.find(({ name }) => name === 'billing.fourEyesBankDetails') ?? {};
const writeAlone = `insert into property_changes
    (tenant_id, resource, record_id, property_name, original_value, new_value, user_id)
  values (current_tenant(), 'payTerms', $1::uuid, 'bsb', '"1"', '"2"', $2::uuid)`;
const putBack = new Error('put back');

test('what one person did alone is found afterwards, not what the tenant had not listed then', async () => {
  await list({});
  const alone = await change({ ...terms, bsb: '733-199' }, '');
  expect(alone.status, JSON.stringify(alone.body)).toBe(200);
  await list(bankDetails);
  const id = String((await termsNow())?.['id']);
  const found: unknown[] = [];

  const trial = services.db.transaction(systemContext(tenantId), async (tx) => {
    found.push(await tx.query(find));
    await tx.query(writeAlone, [id, asker.actor.userId]);
    found.push(await tx.query(find));
    throw putBack;
  });

  await expect(trial).rejects.toBe(putBack);
  expect(found).toEqual([[], [expect.objectContaining({ id })]]);
});
