import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer } from '#correspondence/server';
import { documentsServer } from '#documents/server';
import { eventually, testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aCasePractice, aConfirmedCase } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, correspondenceServer, bookingServer, casesServer],
  role: 'all',
});
const practice = await aCasePractice(server);
const { api, run, tenantId } = practice;
await run(
  `update centres set address = $2, parking_notes = 'Bridge Street', access_notes = 'Lift' where id = $1`,
  [practice.centreId, { line1: '1 Macquarie Street', suburb: 'Sydney' }],
);
await run(`update clients set mobile = '0412 345 678' where id = $1`, [practice.clientId]);
const { body: managers } = await api.get('/app/case-managers?maxResultCount=1');
const bookingCmId = managers.items?.[0]?.id;
const made = await aConfirmedCase(practice, { bookingCmId });

describe('a printed document of a case', () => {
  test.each([
    ['C-074', 'ConsentForm', 'I, Noor Haddad'],
    ['C-075', 'AssessmentCheckList', 'Identification seen'],
    ['C-077', 'AppointmentConfirmationCM', 'We confirm the examination of Noor Haddad'],
    ['C-078', 'AppointmentConfirmationSpecialist', 'You are booked for Noor Haddad'],
    ['R-277', 'AppointmentLetterClaimant', 'Parking: Bridge Street'],
  ])('[%s] %s says what the case is about', async (_row, word, words) => {
    const { status, raw } = await api.get(`/app/assessments/${made.id}/${word}`);

    expect(status).toBe(200);
    expect(raw.toString()).toContain(words);
  });

  test('leads the claimant there by a map', async () => {
    const { raw } = await api.get(`/app/assessments/${made.id}/AppointmentLetterClaimant`);

    expect(raw.toString()).toContain('openstreetmap.org/search?query=Macquarie%20Street%20Rooms');
    expect(raw.toString()).toContain('Access: Lift');
  });

  test('[B-261] is not found for whoever does not see the case', async () => {
    const stranger = server.signedIn({ roles: ['STAFF'], features: ['Assessment'] });
    const typist = practice.signedIn(['CONTRACTOR']);
    for (const { api: as } of [stranger, typist]) {
      const { status } = await as.get(`/app/assessments/${made.id}/ConsentForm`);
      expect(status).toBe(404);
    }
  });
});

test('[C-335] the preview of a mail about an assessment has its facts', async () => {
  const { status, body } = await api.post('/app/email-preview/assessment', {
    templateKey: 'PaperworkReminder',
    assessmentId: made.id,
  });

  expect([status, body.destination]).toEqual([200, 'anna@kerr.example']);
  expect(body).toMatchObject({ subject: `Paperwork outstanding for ${made.caseNo}` });
});

describe('[C-055] [B-239] [B-250] a message of a case', () => {
  const send = (query: string, id = made.id) => api.post(`/app/assessments/${id}/emails?${query}`);

  test.each([
    ['appointmentReminderClient', 'Appointment reminder was sent', 'noor@haddad.example'],
    ['AttendanceReminder', 'Attendance reminder was sent', 'rooms@menon.example'],
    ['iCareReportReminder', 'Sent iCare report reminder successfully!', 'anna@kerr.example'],
  ])('%s says "%s"', async (type, notice, to) => {
    expect(await send(`emailType=${type}&isResend=true`)).toMatchObject({
      status: 200,
      body: { message: notice, to, isSMS: false },
    });
    const mails = await eventually(
      async () => (await api.get('/app/email-trackings?maxResultCount=100')).body.items ?? [],
      (items) => items.some(({ destination, status }) => destination === to && status !== 'queued'),
    );
    expect(mails.map(({ destination }) => destination)).toContain(to);
  });

  test('[B-381] has no video link for a visit in person, and nothing is mailed', async () => {
    const mailed = () =>
      run(
        `select 1 from emails_tracking where template_key = 'TelehealthLink' and tenant_id = $1`,
        [tenantId],
      );

    expect(await send('emailType=telehealthLink')).toMatchObject({
      status: 409,
      body: { error: { code: 'visitNotByVideo' } },
    });
    expect(await send('emailType=telehealthLink&isSMS=true')).toMatchObject({ status: 409 });
    expect(await mailed()).toEqual([]);
  });

  const ofCase = 'id = (select appointment_id from assessments where id = $1)';

  test('[B-381] sends the video link of a video visit once it is entered', async () => {
    await run(`update appointments set consultation_type = 'telehealth' where ${ofCase}`, [
      made.id,
    ]);
    expect(await send('emailType=telehealthLink')).toMatchObject({
      status: 409,
      body: { error: { code: 'videoLinkMissing' } },
    });
    await run(`update appointments set video_link = $2 where ${ofCase}`, [
      made.id,
      'https://video.example/a-1',
    ]);

    expect(await send('emailType=telehealthLink')).toMatchObject({
      status: 200,
      body: { message: 'Video link emailed successfully', to: 'noor@haddad.example' },
    });
  });

  test('goes by SMS where it is asked to, and says that it is only kept without a gateway', async () => {
    expect(await send('emailType=appointmentReminderClient&isSMS=true')).toMatchObject({
      status: 200,
      body: {
        to: '+61412345678',
        isSMS: true,
        message: 'The SMS is kept and was not sent: no SMS gateway is set.',
      },
    });
    const [sms] = await run(`select body, object_id, status from sms_log where tenant_id = $1`, [
      tenantId,
    ]);
    expect(sms).toMatchObject({
      status: 'kept',
      body: expect.stringContaining('Priya Menon'),
      object_id: made.id,
    });
  });

  test('of an unknown type, to nobody, or that has no SMS is refused', async () => {
    const noManager = await practice.newCase();
    await run('update assessments set booking_cm_id = null where id = $1', [noManager.id]);
    const withoutEmail = await practice.newCase();
    await run(
      `with c as (insert into clients (tenant_id, id, first_name, last_name, company_id)
          values ($1, gen_random_uuid(), 'Omar', 'Haddad', $2) returning id)
        update assessments set client_id = c.id from c where assessments.id = $3`,
      [tenantId, practice.companyId, withoutEmail.id],
    );

    expect((await send('emailType=somethingElse')).status).toBe(400);
    expect((await send('')).status).toBe(400);
    expect(await send('emailType=paperworkReminder', noManager.id)).toMatchObject({
      status: 409,
      body: {
        error: {
          message:
            'Nobody can be written to: the booking CM of this case is not known. Choose one first.',
        },
      },
    });
    expect(await send('emailType=appointmentReminderClient', withoutEmail.id)).toMatchObject({
      status: 409,
      body: { error: { message: 'Nobody can be written to: the claimant has no email address.' } },
    });
    expect((await send('emailType=attendanceReminder&isSMS=true')).status).toBe(422);
    const unknown = await send('emailType=attendanceReminder', crypto.randomUUID());
    expect(unknown.status).toBe(404);
  });

  test('is not sent of a case on hold', async () => {
    const { id } = await practice.newCase();
    await api.put(`/app/assessments/${id}/putOnHold`, { note: 'Overseas' });

    expect((await send('emailType=appointmentReminderClient', id)).status).toBe(409);
  });
});
