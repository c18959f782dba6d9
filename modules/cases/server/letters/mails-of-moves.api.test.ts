import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { correspondenceServer, sendRemindersJob } from '#correspondence/server';
import { aMailServer } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { addDays } from '#kernel/domain';
import { eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aStoredPerson, anNdisPractice } from '../../testing/index.ts';
import { casesServer } from '../index.ts';

registerCatalogue();
const smtp = await aMailServer();
let passed = 0;
const server = await testServer({
  modules: [platformServer, documentsServer, correspondenceServer, bookingServer, casesServer],
  role: 'all',
  env: { SMTP_URL: smtp.url },
  now: () => new Date(Date.now() + passed),
});
const practice = await anNdisPractice(server);
const { today } = practice;
/** Of cases; the other one is of participants. */
const { api } = practice.signedIn(['STAFF']);
const claimant = 'noor@haddad.example';

/** As it is read: without the breaks that a long line gets on its way. */
const sourceOf = (source: string) => source.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ');

const mailsTo = (to: string, words: string) =>
  eventually(
    () =>
      smtp.received
        .filter((mail) => mail.to.includes(to))
        .map(({ source }) => sourceOf(source))
        .filter((source) => source.includes(words)),
    (mails) => mails.length > 0,
    300,
  );

const mailsOnMove = async (fromModule: string, objectId: string, move: string) => {
  const asked = { fromModule, objectId, move };
  const { body } = await api.post('/app/case-status-logs/consequences', asked);
  return body.mails?.map(({ template, to }) => [template, to]);
};

describe('an MVA claim', () => {
  test('tells the claimant of each step that concerns them, as announced', async () => {
    const accident = { stateId: 'NSW', accidentDate: addDays(today, -400) };
    const { id } = await practice.newCase({ specialistId: null, ...accident }, 'mva-claim');
    const put = (path: string, body: object = {}) => api.put(`/app/mva-claim/${id}/${path}`, body);

    expect(await mailsOnMove('MVA', id, 'lodgeClaim')).toEqual([['MvaClaimLodged', claimant]]);
    await put('lodgeClaim', { lodgedOn: addDays(today, -300) });
    await put('startTreatment');
    await put('demand-letter', { demandedOn: today, nonEconomicLoss: '90000.10' });
    await put('sendDemand');
    await put('settle', { settledOn: today, settlementGross: '80000.00' });

    expect(await mailsTo(claimant, 'We lodged your claim')).toHaveLength(1);
    expect(await mailsTo(claimant, 'We have demanded USD 90,000.10')).toHaveLength(1);
    expect(await mailsTo(claimant, 'for USD 80,000.00')).toHaveLength(1);
  });
});

describe('a TPD claim', () => {
  test('asks whoever writes a statement, and from then on it is chased', async () => {
    const { id } = await practice.newCase({ specialistId: null }, 'tpd');
    const put = (path: string, body: object = {}) => api.put(`/app/tpd/${id}/${path}`, body);
    await practice.run(`update tpd set step = 'clientClaim' where id = $1`, [id]);
    const statement = async (values: object) =>
      (await api.post(`/app/tpd/${id}/statements`, { dueOn: addDays(today, 20), ...values })).body;
    const doctor = { kind: 'medicalAttendant', fromName: 'Dr Ilse Brand' };
    const asked = await statement({ ...doctor, email: 'ilse@brand.example' });
    const came = { ...doctor, email: 'early@brand.example', receivedOn: today };
    await statement({ ...came, requestedOn: addDays(today, -3) });
    await statement({ kind: 'employer', fromName: 'Freight', email: 'hr@freight.example' });

    const follows = await mailsOnMove('TPD', id, 'requestMedicalStatement');
    expect(follows).toEqual([['TpdMedicalStatementRequest', 'ilse@brand.example']]);
    expect((await put('requestMedicalStatement')).body.step).toBe('medicalAttendantStatement');

    const [mail] = await mailsTo('ilse@brand.example', 'Please write a statement on the condition');
    expect(mail).toContain('Dear Dr Ilse Brand');
    const { body } = await api.get(`/app/tpd-statements/${String(asked.id)}`);
    expect(body.requestedOn).toBe(today);
    expect(smtp.received.some(({ to }) => to.includes('early@brand.example'))).toBe(false);
    expect(smtp.received.some(({ to }) => to.includes('hr@freight.example'))).toBe(false);
  });
});

describe('a participant', () => {
  const nominee = { nomineeType: 'correspondence', nomineeName: 'Robin Hale' };

  test('[G-019] reads of an appointment through the nominee; short notice says what it costs', async () => {
    const id = await practice.participant({ ...nominee, nomineeEmail: 'robin@hale.example' });
    const soon = await practice.appointment(id, { appointmentOn: addDays(today, 3) });
    const later = await practice.appointment(id, { appointmentOn: addDays(today, 60) });

    await practice.move(soon, 'confirm');
    expect(await mailsTo('robin@hale.example', 'is confirmed for')).toHaveLength(1);
    for (const one of [soon, later])
      await practice.move(one, 'cancel', { cancelledOn: today, cancelReason: 'NSDO' });

    const cancelled = await eventually(
      () => mailsTo('robin@hale.example', 'is cancelled'),
      (mails) => mails.length === 2,
      300,
    );
    expect(
      cancelled.filter((mail) => mail.includes('is charged in full to the plan')),
    ).toHaveLength(1);
  });

  test('[C-247] the end of an authority is warned of once for each day and threshold', async () => {
    const id = await practice.participant();
    const { actor: inCharge } = await aStoredPerson(practice, 'STAFF');
    await practice.run('update ndis set pic_user_id = $2 where id = $1', [id, inCharge.userId]);
    const { body } = await practice.api.post(`/app/ndis/${id}/chemical-restraints`, {
      medicine: 'Risperidone',
      dose: '1 mg',
      authorisedBy: 'Dr Stone',
      authorisedFrom: addDays(today, -30),
      authorisedTo: addDays(today, 20),
    });
    const warned = async () =>
      (
        (
          await practice.api.get(
            `/app/reminder-log?objectId=${id}&kind=restraintAuthority&sorting=creationTime`,
          )
        ).body.items ?? []
      ).map(({ step }) => Number(step));
    const runAfter = async (days: number) => {
      // Noon at the practice: nobody is told at night.
      passed = Date.parse(`${addDays(today, days)}T02:00:00Z`) - Date.now();
      await sendRemindersJob.run({}, server.services, new AbortController().signal);
    };

    for (const days of [0, 0, 6, 14, 21, 22]) await runAfter(days);
    expect(await warned()).toEqual([30, 14, 7, -1]);
    await practice.run(`update ndis_chemical_restraints set authorised_to = $2 where id = $1`, [
      String(body.id),
      addDays(today, 23),
    ]);
    await runAfter(22);
    expect(await warned()).toEqual([30, 14, 7, -1, 1]);
    passed = 0;
  });
});
