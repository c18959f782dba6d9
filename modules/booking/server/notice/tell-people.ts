import { noticeTemplateKey } from '#correspondence/domain';
import { queueMail } from '#correspondence/server';
import type { EventFacts } from '#kernel/domain';
import { on } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import {
  appointmentBooked,
  appointmentCancelled,
  appointmentConfirmed,
  appointmentDetailsChanged,
  appointmentMoved,
  everyRecipient,
  noticeTitles,
  personOf,
} from '../../domain/index.ts';
import type { NoticeKind, NoticeRecipient } from '../../domain/index.ts';
import { noticeFacts, personIdOf, specialistNamed } from './notice-facts.ts';
import { noticeMail } from './notice-mail.ts';
import type { Before, NoticeData } from './notice-mail.ts';
import { noteNotice } from './notified-people.ts';

type Addressee = { readonly name: string; readonly email: string | null } | null;

/** Waits as long as the change can be taken back. */
export async function writeNotice(
  tx: Tx,
  services: Services,
  to: Addressee,
  data: NoticeData,
): Promise<void> {
  if (!to?.email) return;
  const emailId = await queueMail(tx, services, {
    to: to.email,
    subject: noticeTitles[data.kind],
    templateKey: noticeTemplateKey(data.kind, data.recipient),
    fromModule: 'APPOINTMENT',
    objectId: data.appointmentId,
    waitSeconds: services.config.bookingMailWaitSeconds,
    ...noticeMail(data),
  });
  await noteNotice(tx, { ...data, emailId, name: to.name });
}

type Told = {
  readonly appointmentId: string;
  /** Of the appointment when it happened. */
  readonly specialistId?: string | null;
  readonly tell?: readonly NoticeRecipient[] | null;
};

/** Whoever has no address is left out. A specialist who lost it is told so, the new one that it is theirs. */
async function tell(
  tx: Tx,
  services: Services,
  kind: NoticeKind,
  { appointmentId, specialistId, tell: asked }: Told,
  before: Before | null = null,
): Promise<void> {
  const facts = await noticeFacts(tx, appointmentId);
  if (!facts) return;
  // Where it has moved on meanwhile, the one of then is noted too: it is decided when the mails leave.
  const theirs = specialistId ?? facts.specialistId;
  const isOther = before !== null && before.specialistId !== theirs;
  for (const recipient of new Set(asked ?? everyRecipient)) {
    const isNew = isOther && recipient === 'specialist';
    const data = { appointmentId, recipient, before, isFormer: false } as const;
    const isMeanwhile = recipient === 'specialist' && theirs !== facts.specialistId;
    const personId = isMeanwhile ? theirs : personIdOf(facts, recipient);
    if (!personId) continue;
    const person = isMeanwhile ? await specialistNamed(tx, theirs) : personOf(facts, recipient);
    await writeNotice(tx, services, person, { ...data, personId, kind: isNew ? 'booked' : kind });
    if (!isNew) continue;
    const former = await specialistNamed(tx, before.specialistId);
    await writeNotice(tx, services, former, {
      ...data,
      personId: before.specialistId,
      kind: 'cancelled',
      isFormer: true,
    });
  }
}

const beforeMove = (moved: EventFacts<typeof appointmentMoved>): Before => ({
  startsAt: moved.startedAt,
  endsAt: moved.endedAt,
  timeZone: moved.timeZoneBefore,
  specialistId: moved.specialistIdBefore,
  place: moved.placeBefore ?? null,
});

const inDryRun = { inDryRun: true } as const;

export const tellPeople = [
  on(
    appointmentBooked,
    'booking.tellOfAppointmentBooked',
    ({ payload }, tx, services) => tell(tx, services, 'booked', payload),
    inDryRun,
  ),
  on(
    appointmentConfirmed,
    'booking.tellOfAppointmentConfirmed',
    ({ payload }, tx, services) => tell(tx, services, 'confirmed', payload),
    inDryRun,
  ),
  on(
    appointmentMoved,
    'booking.tellOfAppointmentMoved',
    ({ payload }, tx, services) => tell(tx, services, 'moved', payload, beforeMove(payload)),
    inDryRun,
  ),
  on(
    appointmentDetailsChanged,
    'booking.tellOfAppointmentDetailsChanged',
    ({ payload }, tx, services) => tell(tx, services, 'changed', payload),
    inDryRun,
  ),
  on(
    appointmentCancelled,
    'booking.tellOfAppointmentCancelled',
    ({ payload }, tx, services) => tell(tx, services, 'cancelled', payload),
    inDryRun,
  ),
];
