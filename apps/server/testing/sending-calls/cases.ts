import { randomUUID } from 'node:crypto';
import { caseMessages, caseTypes } from '#cases/domain';
import { aConference, aProvider, aRecordsPractice } from '#cases/testing';
import type { aCasePractice } from '#cases/testing';
import { sureOfClaimant } from '#booking/testing';
import { anUploadedPdf } from '#documents/testing';
import { tableOf } from '#kernel/server';
import type { TestServer, WalkedWorkflow } from '#kernel/testing';
import { answered, post, put } from './calls.ts';
import type { SendingCalls } from './moves.ts';

type Practice = Awaited<ReturnType<typeof aCasePractice>>;
type WalkedOf = (name: string) => WalkedWorkflow;

/** Cases of every type tell their case manager where the report stands. */
const reportStatus = ({ signedIn }: Practice, walkedOf: WalkedOf): SendingCalls =>
  Object.fromEntries(
    caseTypes.map(({ resource }) => [
      `${resource.name}.sendReportStatus`,
      async () => {
        const { id } = (await walkedOf(resource.name).make?.()) ?? { id: '' };
        const { api } = signedIn(['STAFF'], { features: [...(resource.features ?? [])] });
        await walkedOf(resource.name).placed?.(id);
        return post(api, `/app/${resource.base}/${id}/sendReportStatus`, { note: 'Next week.' });
      },
    ]),
  );

/** A case with an appointment that was moved, and its messages. */
async function ofAppointment(
  practice: Practice,
  name: 'ime' | 'ot',
  walkedOf: WalkedOf,
): Promise<SendingCalls> {
  const base = name === 'ime' ? 'assessments' : 'ot';
  const { api } = practice;
  const { body: client } = await api.get(`/app/clients/${practice.clientId}`);
  const bookingCmId = client.caseManagerId;
  const confirmed = async () => {
    const { id } = (await walkedOf(name).make?.()) ?? { id: '' };
    await practice.run(`update ${base} set step = 'appointmentConfirmed' where id = $1`, [id]);
    await walkedOf(name).placed?.(id);
    // By video, so that there is a link to send.
    await practice.run(
      `update appointments set consultation_type = 'both', video_link = 'https://video.example/1'
        where id = (select appointment_id from ${base} where id = $1)`,
      [id],
    );
    return `/app/${base}/${id}`;
  };
  return {
    ...Object.fromEntries(
      Object.keys(caseMessages).map((emailType) => [
        `${name}.sendMessage ${emailType}`,
        async () => post(api, `${await confirmed()}/emails`, { emailType }),
      ]),
    ),
    [`${name}.save:appointment`]: async () => {
      const { id } = await practice.newCase({ bookingCmId }, base);
      const [slot] = await practice.slots((await practice.session()).id);
      const wish = { slotId: slot?.id, consultationType: 'inPerson' };
      return put(api, `/app/${base}/${id}/appointment`, wish);
    },
    [`${name}.resendReschedule`]: async () => {
      const url = await confirmed();
      const [slot] = await practice.slots((await practice.session()).id);
      await api.put(`${url}/reschedule-appointment`, {
        slotId: slot?.id,
        rescheduleReason: 'Other',
        tell: [],
        answers: sureOfClaimant,
      });
      return post(api, `${url}/resendRescheduleAppointmentUpdate`);
    },
  };
}

/** Recorded at the appointment: the case takes the same step, and it is the case that writes. */
const ofAttendance = ({ api, run }: Practice, walkedOf: WalkedOf): SendingCalls =>
  Object.fromEntries(
    ['attend', 'attendLate', 'notAttend'].map((move) => [
      `appointment.${move}`,
      async () => {
        const { id } = (await walkedOf('ime').make?.()) ?? { id: '' };
        await run(`update assessments set step = 'appointmentConfirmed' where id = $1`, [id]);
        await walkedOf('ime').placed?.(id);
        const [found] = await run(
          `update appointments set status = 'confirmed' where case_id = $1 returning id::text as id`,
          [id],
        );
        return put(api, `/app/appointments/${String(found?.['id'])}/${move}`);
      },
    ]),
  );

function ofPapers(practice: Practice, walkedOf: WalkedOf): SendingCalls {
  const { api, tenantId, run } = practice;
  const aCase = async (step: string) => {
    const { id } = (await walkedOf('ime').make?.()) ?? { id: '' };
    await run(`update assessments set step = $2, paperwork_sent_on = '2026-11-01' where id = $1`, [
      id,
      step,
    ]);
    await walkedOf('ime').placed?.(id);
    return id;
  };
  return {
    'caseBrief.send': async () => {
      const [briefId, caseId] = [randomUUID(), await aCase('paperworkSent')];
      await run(
        `insert into case_briefs (tenant_id, id, case_id, kind, part, name, file_id, source_file_ids)
          values ($1, $2, $3, 'supplement', 2, 'Supplement', $4::text, to_jsonb(array[$4::text]))`,
        [tenantId, briefId, caseId, await anUploadedPdf(api, 'Supplement.pdf')],
      );
      return post(api, `/app/case-briefs/${briefId}/send`, { deliveryMethod: 'link' });
    },
    'caseReport.resend': async () => {
      const caseId = await aCase('reportFinalisation');
      await bookedBy(practice);
      const sent = await api.put(`/app/assessments/${caseId}/sendReport`, { delivery: 'link' });
      if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
      const [report] = await run(`select id::text as id from case_reports where case_id = $1`, [
        caseId,
      ]);
      return post(api, `/app/case-reports/${String(report?.['id'])}/resend`);
    },
    'ot.sendQuotation': async () => {
      const { clientId, companyId } = practice;
      const place = '/app/assessments/otQuotation';
      const { body } = await api.post(`${place}/initCase`, { clientId, companyId });
      const items = [{ description: 'Home visit', quantity: '2', unitPrice: '219.00' }];
      const at = `/app/assessments/${String(body.id)}/otQuotation/${String(body.quotation?.id)}`;
      await api.put(`${at}/itemCosts`, { items });
      const mail = { id: body.id, email: 'lawyer@firm.test' };
      return answered(post(api, `${place}/emails`, mail), 'unknownRecipient');
    },
  };
}

function ofConferences(practice: Practice): SendingCalls {
  const { api, run } = practice;
  let hours = 0;
  /** Each at a time of its own: one specialist is in one conference at a time. */
  const aTime = (): string => {
    hours += 2;
    return new Date(Date.UTC(2031, 0, 6, hours)).toISOString();
  };
  const polled = async () => {
    const made = await aConference(practice);
    const { body } = await made.offer(aTime(), aTime());
    const [slot] = (body.slots ?? []) as { id: string }[];
    return { url: made.url, id: made.id, slotId: slot?.id };
  };
  const join = { joinPhone: '+61255501234' };
  const confirmed = async () => {
    const { url, id, slotId } = await polled();
    await api.put(`${url}/chosenTime`, { slotId, ...join });
    return { url, id };
  };
  /** Its time is years ahead of the clock: past the API. */
  const held = async () => {
    const { url, id } = await confirmed();
    await run(`update co_teleconference set step = 'held' where id = $1`, [id]);
    return url;
  };
  const call = async (word: string) =>
    put(api, `${(await confirmed()).url}/${word}`, { note: 'Ill' });
  return {
    'co.offerTimes': async () => {
      const { url } = await aConference(practice);
      const items = [{ startsAt: aTime() }];
      return post(api, `${url}/offeredTimes`, { items, durationMinutes: 60 });
    },
    'co.remindPoll': async () => post(api, `${(await polled()).url}/pollReminders`),
    'co.chooseTime': async () => {
      const { url, slotId } = await polled();
      return put(api, `${url}/chosenTime`, { slotId, ...join });
    },
    'co.sendMinutes': async () =>
      post(api, `${await held()}/minutes`, { minutes: '<p>Both agree on causation.</p>' }),
    'co.findAnotherTime': () => call('findAnotherTime'),
    'co.cancelNoFee': () => call('cancelNoFee'),
    'co.cancelChargeable': () => call('cancelChargeable'),
  };
}

function ofMatters(practice: Practice): SendingCalls {
  const { api } = practice;
  const dueOn = '2031-05-20';
  const aMatter = async () => {
    const email = { business_email: 'rooms@ferro.example' };
    const specialistIds = [await practice.specialist('Tomas Ferro', email)];
    const matter = { specialistId: null, allegation: 'A swab was left behind.' };
    const url = `/app/mednegs/${(await practice.newCase(matter, 'mednegs')).id}`;
    await api.put(`${url}/openMatter`, {});
    return { url, specialistIds };
  };
  return {
    'mn.askSpecialists': async () => {
      const { url, specialistIds } = await aMatter();
      return post(api, `${url}/specialistRequests`, { specialistIds });
    },
    'mn.askOpinions': async () => {
      const { url, specialistIds } = await aMatter();
      return post(api, `${url}/opinionRequests`, { specialistIds, dueOn });
    },
    'mn.remindOpinions': async () => {
      const { url, specialistIds } = await aMatter();
      await api.post(`${url}/opinionRequests`, { specialistIds, dueOn });
      return post(api, `${url}/opinionReminders`);
    },
  };
}

async function ofRecords(server: TestServer): Promise<SendingCalls> {
  const records = await aRecordsPractice(server);
  const { api, at, caseManagerId: bookingCmId } = records;
  return {
    'mr.sendAllRequests': async () =>
      post(api, at((await records.aRequest()).id, 'sendAllRequests')),
    'mr.sendMessage': async () => {
      const { id } = await records.newRecord({ bookingCmId });
      await records.add(id, aProvider);
      return post(api, at(id, 'emails'), { emailType: 'confirmation' });
    },
    'mri.remind': async () => {
      const { itemId } = await records.aRequest();
      await records.item(itemId, 'request');
      return post(api, `/app/medical-record-items/${itemId}/remind`);
    },
  };
}

/** Whoever owes a statement is asked for it. */
function ofStatements({ tenantId, run }: Practice, moves: SendingCalls): SendingCalls {
  const owed = (ability: string, kind: string) => async () => {
    const call = await (moves[ability]?.() ?? Promise.reject(new Error(ability)));
    await run(
      `insert into tpd_statements (tenant_id, id, claim_id, kind, from_name, email, due_on)
        values ($1, $2, $3, $4, 'Dr Lee', 'lee@rooms.example', '2031-05-20')`,
      [tenantId, randomUUID(), call.path.split('/')[3], kind],
    );
    return call;
  };
  return {
    'tpd.requestMedicalStatement': owed('tpd.requestMedicalStatement', 'medicalAttendant'),
    'tpd.requestEmployerStatement': owed('tpd.requestEmployerStatement', 'employer'),
  };
}

/** Without a brief, which is sure. */
const paperworkWithoutBrief = (moves: SendingCalls): SendingCalls =>
  Object.fromEntries(
    ['ime.sendPaperwork', 'ot.sendPaperwork'].map((ability) => [
      ability,
      async () =>
        answered(await (moves[ability]?.() ?? Promise.reject(new Error(ability))), 'withoutBrief'),
    ]),
  );

/** The case manager of the claimant has booked every case, and can be written to. */
export const bookedBy = ({ run, clientId }: Practice) =>
  Promise.all(
    caseTypes.map(({ resource }) =>
      run(
        `update ${tableOf(resource)} c set booking_cm_id = k.case_manager_id
          from clients k where k.id = c.client_id and c.client_id = $1`,
        [clientId],
      ),
    ),
  );

export const casesSending = async (
  server: TestServer,
  practice: Practice,
  walkedOf: WalkedOf,
  moves: SendingCalls,
): Promise<SendingCalls> => ({
  ...ofStatements(practice, moves),
  ...paperworkWithoutBrief(moves),
  ...reportStatus(practice, walkedOf),
  ...(await ofAppointment(practice, 'ime', walkedOf)),
  ...(await ofAppointment(practice, 'ot', walkedOf)),
  ...ofAttendance(practice, walkedOf),
  ...ofPapers(practice, walkedOf),
  ...ofConferences(practice),
  ...ofMatters(practice),
  ...(await ofRecords(server)),
});
