import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({ modules: [correspondenceServer, bookingServer, casesServer] });
const practice = await aCasePractice(server);
const { api } = practice;
const logs = '/app/case-status-logs';
const of = (id: string, type = 'IME') => `caseStatusFrom=${type}&objectId=${id}`;

describe('the status log of a case', () => {
  test('[C-128] a remark is a line of its own, and the case stays where it is', async () => {
    const { id } = await practice.newCase();

    const added = await api.post(logs, {
      caseStatusFrom: 'IME',
      objectId: id,
      note: 'Called twice, no answer',
    });

    expect(added).toMatchObject({
      status: 201,
      body: { statusName: 'Case Created', isActive: true, note: 'Called twice, no answer' },
    });
    expect((await api.get(`/app/assessments/${id}`)).body).toMatchObject({ step: 'caseCreated' });
  });

  test('[C-129] [C-130] [D-056] is answered newest first, and its first line is the latest', async () => {
    const { id } = await practice.newCase();
    await api.put(`/app/assessments/${id}/requestAppointment`, { note: 'By phone' });

    const { body } = await api.get(`${logs}?${of(id)}`);
    const latest = await api.get(`${logs}/getLatest?${of(id)}`);

    expect(body).toMatchObject({
      totalCount: 2,
      items: [
        { statusName: 'Appointment Requested', isActive: true, note: 'By phone' },
        { statusName: 'Case Created', isActive: false },
      ],
    });
    expect(body.items?.[0]).toMatchObject({ statusDate: expect.any(String) });
    expect(latest.body).toEqual(body.items?.[0]);
  });

  test('a remark is not undone: the step before it is', async () => {
    const { id } = await practice.newCase();
    await api.put(`/app/assessments/${id}/requestAppointment`, {});
    await api.post(logs, { caseStatusFrom: 'IME', objectId: id, note: 'A remark' });
    const admin = practice.signedIn(['ADMIN_STAFF']);

    const undone = await admin.api.put(`/app/assessments/${id}/undo`, { note: 'By mistake' });

    expect(undone).toMatchObject({ status: 200, body: { step: 'caseCreated' } });
  });

  test('[C-131] the prepayment says who let the case go on without it', async () => {
    const { id } = await practice.newCase();
    const admin = practice.signedIn(['ADMIN_STAFF']);
    await admin.api.put(`/app/assessments/${id}/overridePrepayment`, { note: 'Paid by cheque' });

    const { body } = await api.get(`${logs}/getPrepayment?${of(id)}`);

    expect(body).toMatchObject({
      prepaymentStatus: null,
      note: 'Paid by cheque',
      items: [{ move: 'overridePrepayment', note: 'Paid by cheque' }],
    });
  });

  test('of a hidden, an unknown and a case of no type are the same refusal', async () => {
    const { id } = await practice.newCase();
    const stranger = practice.signedIn(['CASE_MANAGER'], {
      ids: { ownCompanyIds: [], companiesSharingClaimants: [] },
    });
    const unknown = '01980001-0000-7000-8000-000000000001';

    for (const asked of [
      stranger.api.get(`${logs}?${of(id)}`),
      api.get(`${logs}?${of(unknown)}`),
      api.get(`${logs}?${of(id, 'NONE')}`),
      stranger.api.post(logs, { caseStatusFrom: 'IME', objectId: id, note: 'x' }),
    ]) {
      expect(await asked).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } });
    }
    expect((await api.post(logs, { caseStatusFrom: 'IME', objectId: id })).status).toBe(400);
  });
});

describe('the client details of a case', () => {
  const path = '/app/case-client-details';

  test('[C-117] by id or by number, whole or as a summary', async () => {
    const { id, caseNo } = await practice.newCase({ claimNo: 'CL-9' });

    const whole = await api.get(`${path}?fromModule=IME&objectId=${id}`);
    const short = await api.get(
      `${path}?fromModule=IME&objectId=${caseNo.toLowerCase()}&isCheckCaseNo=true&isGetSummary=true`,
    );

    expect(whole.body).toMatchObject({ id, caseNo, claimNo: 'CL-9', details: { claimNo: 'CL-9' } });
    expect(short.body).toMatchObject({ id, client: { id: practice.clientId } });
    expect(short.body.details).toBeUndefined();
  });

  test('[B-223] an unknown number gets the sentence of the spec', async () => {
    const asked = await api.get(`${path}?fromModule=IME&objectId=IME-1999-1&isCheckCaseNo=true`);

    expect(asked).toMatchObject({
      status: 404,
      body: { error: { message: 'This case number does not exist. Please check again' } },
    });
  });

  test('what outside people must not read is not in the details', async () => {
    const { id } = await practice.newCase({ internalNotes: 'Difficult customer' });
    const manager = practice.signedIn(['CASE_MANAGER'], {
      ids: { ownCompanyIds: [practice.companyId], companiesSharingClaimants: [practice.companyId] },
    });
    const asked = `${path}?fromModule=IME&objectId=${id}`;

    expect((await api.get(asked)).body.details).toHaveProperty('internalNotes');
    expect((await manager.api.get(asked)).body.details).not.toHaveProperty('internalNotes');
  });

  test('[C-118] its original attachments are a list', async () => {
    const { id } = await practice.newCase();

    const asked = await api.get(`${path}/getOriginAttachments?fromModule=IME&objectId=${id}`);

    expect(asked).toMatchObject({ status: 200, body: { items: [], totalCount: 0 } });
  });

  test('[C-119] the billing status is set by the move, by admin staff and accounting', async () => {
    const { id } = await practice.newCase();
    const accounting = practice.signedIn(['ACCOUNTING']);
    const body = { billingStatus: 'clientInvoiced', note: 'Invoice 12' };

    expect(await api.put(`${path}/${id}/billingStatus`, body)).toMatchObject({ status: 403 });
    expect(await accounting.api.put(`${path}/${id}/billingStatus`, body)).toMatchObject({
      status: 200,
      body: { id, billingStatus: 'clientInvoiced' },
    });
    const { body: log } = await api.get(`${logs}?${of(id)}`);
    expect(log.items?.[0]).toMatchObject({ statusName: 'Client Invoiced', note: 'Invoice 12' });
  });
});
