import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [correspondenceServer, bookingServer, casesServer],
});
const practice = await aCasePractice(server);
const { api } = practice;
const admin = practice.signedIn(['ADMIN_STAFF']);

const change = (id: string, status: string, as = api) =>
  as.post('/app/case-status-logs/changecasestatus', { fromModule: 'IME', objectId: id, status });

describe('a case', () => {
  test('has a number by its type, waits for somebody at once, and stands in the register', async () => {
    const made = await practice.newCase();

    expect(made).toMatchObject({
      status: 201,
      caseNo: expect.stringMatching(/^IME-\d{4}-\d{6}$/),
      caseStatus: 'caseCreated',
      nextStep: 'REQUEST_RECEIVED',
      claimantName: expect.stringMatching(/\S+ \S+/),
    });
    const { body } = await api.get(`/app/cases?filterText=${made.caseNo}`);
    expect(body.items).toEqual([
      expect.objectContaining({ id: made.id, caseNo: made.caseNo, statusName: 'Case Created' }),
    ]);
  });

  test('[B-195] moves by changecasestatus, and the log says so', async () => {
    const { id } = await practice.newCase();

    const moved = await change(id, 'Appointment Requested');

    expect(moved).toMatchObject({
      status: 200,
      body: { statusName: 'Appointment Requested', isActive: true },
    });
    const { body } = await api.get(`/app/assessments/${id}`);
    expect(body).toMatchObject({ caseStatus: 'appointmentRequested', nextStep: 'APPOINTMENT' });
  });

  test('refuses a status that is not next, and says what is possible', async () => {
    const { id } = await practice.newCase();

    expect(await change(id, 'Report Finalisation')).toMatchObject({
      status: 409,
      body: {
        error: {
          message: expect.stringMatching(
            /^This assessment is Case Created\. You can request an appointment, .+\.$/,
          ),
        },
      },
    });
  });

  test('[B-208] on hold it stands still, and goes on where it was', async () => {
    const { id } = await practice.newCase();
    const put = (move: string) =>
      api.put(`/app/assessments/${id}/${move}`, { note: 'The claimant is overseas' });

    expect(await put('putOnHold')).toMatchObject({
      status: 200,
      body: { caseStatus: 'onHold', isOnHold: true, step: 'caseCreated' },
    });
    expect(await change(id, 'Appointment Requested')).toMatchObject({ status: 409 });
    expect(await put('takeOffHold')).toMatchObject({ body: { caseStatus: 'caseCreated' } });
  });

  test('is undone by admin staff alone, one step after the other', async () => {
    const { id } = await practice.newCase();
    await change(id, 'Appointment Requested');
    const undo = (as = admin.api) => as.put(`/app/assessments/${id}/undo`, { note: 'By mistake' });

    expect(await undo(api)).toMatchObject({ status: 403 });
    expect(await undo()).toMatchObject({ status: 200, body: { step: 'caseCreated' } });
    expect(await undo()).toMatchObject({ status: 409 });
  });

  test('[B-221] [B-223] is found by its number, and an unknown number gets the sentence', async () => {
    const { id, caseNo } = await practice.newCase();
    const check = (no: string) =>
      api.get(`/app/assessments/checkExistCaseNo?caseNo=${encodeURIComponent(no)}`);

    expect(await check(`  ${caseNo.toLowerCase()} `)).toMatchObject({
      status: 200,
      body: { module: 'IME', found: { id, segment: 'assessments' } },
    });
    expect(await check('   ')).toMatchObject({ status: 200, body: { found: null } });
    expect(await check('IME-1999-000001')).toMatchObject({
      status: 404,
      body: { error: { message: 'This case number does not exist. Please check again' } },
    });
  });

  test('shows what a cancellation will do before it happens', async () => {
    const { id } = await practice.newCase();
    const ask = (outcome: string) =>
      api.post('/app/case-status-logs/consequences', {
        fromModule: 'IME',
        objectId: id,
        move: 'cancel',
        outcome,
      });

    expect((await ask('cancelledNoFee')).body).toMatchObject({ charge: null, next: null });
    expect((await ask('cancelledChargeable')).body).toMatchObject({
      charge: { description: expect.any(String) },
    });
  });

  test('keeps a section that is saved by itself', async () => {
    const { id } = await practice.newCase();

    const saved = await api.put(`/app/assessments/${id}/booking-detail`, {
      claimNo: 'CL-77',
      bookingNotes: 'Needs a ramp',
    });

    expect(saved).toMatchObject({ status: 200, body: { claimNo: 'CL-77' } });
    expect(
      await api.put(`/app/assessments/${id}/booking-detail`, { step: 'reportSent' }),
    ).toMatchObject({ status: 400 });
  });
});
