import { mailRendererPoint, queueMail, templateMail } from '#correspondence/server';
import { formatDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';
import { ndisAppointmentWorkflow, ndisPlaces, ndisType, whoReads } from '../../domain/index.ts';
import { storedCase } from '../engine/index.ts';
import { factsOfParticipant } from './participant-documents.ts';

type Working = { readonly tx: Tx; readonly services: Services };

type MailData = {
  readonly ndisId: string;
  readonly template: string;
  readonly appointmentId?: string;
};

const renderer = 'cases.ndisMail';

const long = (day: string | null): string => (day ? formatDate(day, 'D MMMM YYYY') : '');

const supportText = `select a.appointment_on::text as day, a.start_time as time, i.name, a.place, a.status,
    p.titled_name as provider, a.cancelled_on::text as "noticeOn"
  from ndis_appointments a join ndis_service_items i on i.tenant_id = a.tenant_id and i.id = a.service_item_id
  left join party_specialists p on p.id = a.specialist_id
  where a.id = $1::uuid and not a.is_deleted`;

type Support = Readonly<Record<'day' | 'time' | 'name' | 'status', string>> & {
  readonly place: keyof typeof ndisPlaces;
  readonly provider: string | null;
  readonly noticeOn: string | null;
};

const supportOf = async (tx: Tx, id: string): Promise<Support | null> =>
  (await tx.query<Support>(supportText, [id]))[0] ?? null;

/** Which states a mail still tells the truth of. */
const holdsIn: Readonly<Record<string, readonly string[]>> = {
  NdisAppointmentConfirmed: ['confirmed'],
  NdisAppointmentCancelled: ['cancelledNoFee', 'cancelledWithFee'],
};

const shownSupport = (support: Support) => ({
  ...support,
  day: long(support.day),
  time: support.time.slice(0, 5),
  place: ndisPlaces[support.place],
  noticeOn: long(support.noticeOn),
  isCharged: support.status === 'cancelledWithFee' ? 'yes' : null,
});

/** Read when it leaves: what was taken back meanwhile is not told. */
export const ndisMailRenderer = mailRendererPoint.contribute({
  name: renderer,
  async render(tx, data, services) {
    const { ndisId, template, appointmentId } = data as MailData;
    const record = await storedCase(tx, ndisType, ndisId);
    if (!record) return null;
    const facts = await factsOfParticipant(tx, services.config, record);
    if (!appointmentId) return templateMail(tx, services, template, facts.data);
    const support = await supportOf(tx, appointmentId);
    if (!support || !holdsIn[template]?.includes(support.status)) return null;
    return templateMail(tx, services, template, {
      ...facts.data,
      support: shownSupport(support),
    });
  },
});

type Told = { readonly to: string; readonly template: string; readonly appointmentId?: string };

async function queue({ tx, services }: Working, ndisId: string, caseNo: string, told: Told) {
  const { to, template, appointmentId } = told;
  await queueMail(tx, services, {
    to,
    subject: `Participant ${caseNo}`,
    templateKey: template,
    fromModule: ndisType.key,
    objectId: ndisId,
    objectName: caseNo,
    render: renderer,
    data: { ndisId, template, ...(appointmentId && { appointmentId }) } satisfies MailData,
  });
}

/** The mails that the table names for a move; without an address nobody is written to. */
export async function tellOfAppointment(
  call: Working,
  appointment: { readonly id: string; readonly ndisId: string },
  move: keyof typeof ndisAppointmentWorkflow.moves,
): Promise<void> {
  const sends = ndisAppointmentWorkflow.moves[move]?.sends ?? [];
  const record = sends.length ? await storedCase(call.tx, ndisType, appointment.ndisId) : null;
  if (!record) return;
  const { people } = await factsOfParticipant(call.tx, call.services.config, record);
  const reader = whoReads(record, people.client);
  if (!reader) return;
  for (const template of sends)
    await queue(call, record.id, record.caseNo, {
      to: reader.email,
      template,
      appointmentId: appointment.id,
    });
}

/** Whoever ordered the supports hears that they are agreed; the signers get theirs with the seal. */
export async function tellOfAgreement(call: Working, ndisId: string): Promise<void> {
  const record = await storedCase(call.tx, ndisType, ndisId);
  if (!record) return;
  const { people } = await factsOfParticipant(call.tx, call.services.config, record);
  const to = people.bookingCm?.email;
  if (to) await queue(call, record.id, record.caseNo, { to, template: 'NdisAgreementSigned' });
}
