import { queueMail } from '#correspondence/server';
import { on } from '#kernel/server';
import type { Services, StoredEvent, Tx } from '#kernel/server';
import { everyRecipient, personOf } from '../../domain/index.ts';
import type { NoticeKind, NoticeRecipient } from '../../domain/index.ts';
import { noticeFacts, specialistNamed } from './notice-facts.ts';
import { noticeMail } from './notice-mail.ts';
import type { NoticeData } from './notice-mail.ts';
import type { Before } from './with-recipients.ts';

const subjects: Readonly<Record<NoticeKind, string>> = {
  booked: 'Appointment booked',
  confirmed: 'Appointment confirmed',
  moved: 'Appointment moved',
  cancelled: 'Appointment cancelled',
};

const write = (
  tx: Tx,
  services: Services,
  to: string | null | undefined,
  data: NoticeData,
): Promise<unknown> =>
  to
    ? queueMail(tx, services, {
        to,
        subject: subjects[data.kind],
        templateKey: `APPOINTMENT_${data.kind.toUpperCase()}`,
        fromModule: 'APPOINTMENT',
        objectId: data.appointmentId,
        ...noticeMail(data),
      })
    : Promise.resolve();

type Payload = {
  readonly appointmentId?: string;
  readonly tell?: readonly NoticeRecipient[] | null;
  readonly before?: Before;
};

/** Whoever has no address is left out. A specialist who lost it is told so, the new one that it is theirs. */
async function tell(event: StoredEvent, tx: Tx, services: Services, kind: NoticeKind) {
  const { appointmentId = '', tell: asked, before = null } = event.payload as Payload;
  const facts = await noticeFacts(tx, appointmentId);
  if (!facts) return;
  const [current] = await tx.query<{ id: string }>(
    'select specialist_id as id from appointments where id = $1::uuid',
    [appointmentId],
  );
  const isOther = before !== null && before.specialistId !== current?.id;
  for (const recipient of new Set(asked ?? everyRecipient)) {
    const isNew = isOther && recipient === 'specialist';
    const data = { appointmentId, recipient, before, isFormer: false } as const;
    const to = personOf(facts, recipient)?.email;
    await write(tx, services, to, { ...data, kind: isNew ? 'booked' : kind });
    if (!isNew) continue;
    const former = await specialistNamed(tx, before.specialistId);
    await write(tx, services, former?.email, { ...data, kind: 'cancelled', isFormer: true });
  }
}

const kinds = {
  AppointmentBooked: 'booked',
  AppointmentConfirmed: 'confirmed',
  AppointmentMoved: 'moved',
  AppointmentCancelled: 'cancelled',
} as const;

export const tellPeople = Object.entries(kinds).map(([type, kind]) =>
  on(type, `booking.tellOf${type}`, (event, tx, services) => tell(event, tx, services, kind)),
);
