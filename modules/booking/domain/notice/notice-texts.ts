import type { Instant } from '#kernel/domain';
import type { NoticeFacts, NoticeKind, NoticeRecipient } from './notice.ts';

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-AU', { timeZone, ...options });

/** `Tuesday 24 November 2026`, on the calendar of the place. */
export const dayWords = (instant: Instant, timeZone: string): string =>
  inZone(timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .format(new Date(instant))
    .replaceAll(',', '');

export const clockWords = (instant: Instant, timeZone: string): string =>
  inZone(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );

/** `Australian Eastern Daylight Time`: what the clocks of the place show on that day. */
export const zoneWords = (instant: Instant, timeZone: string): string =>
  inZone(timeZone, { timeZoneName: 'long' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

const timeWords = ({ startsAt, endsAt, timeZone }: NoticeFacts): string =>
  `${dayWords(startsAt, timeZone)}, ${clockWords(startsAt, timeZone)} to ${clockWords(endsAt, timeZone)} (${zoneWords(startsAt, timeZone)})`;

/** Where the two meet, on one line. */
export function placeWords({ centre, isVideo, consultationType }: NoticeFacts): string {
  if (consultationType === 'phone') return 'By telephone';
  const isRemote = consultationType === 'telehealth' || !centre;
  if (isVideo && isRemote) return 'By video';
  if (!centre) return 'Home visit';
  return [centre.name, centre.room, centre.address].filter(Boolean).join(', ');
}

const isAtCentre = (facts: NoticeFacts): boolean =>
  facts.centre !== null && placeWords(facts).startsWith(facts.centre.name);

const greeting = (facts: NoticeFacts, recipient: NoticeRecipient): string =>
  recipient === 'client'
    ? `Dear ${facts.client.firstName},`
    : recipient === 'caseManager'
      ? `Dear ${facts.caseManager?.firstName ?? 'colleague'},`
      : `Dear ${facts.specialist.name},`;

/** Whom it is with, from where the reader stands. */
function meeting({ client, specialist }: NoticeFacts, recipient: NoticeRecipient): string {
  const doctor = [specialist.name, specialist.specialty].filter(Boolean).join(', ');
  if (recipient === 'client') return `your appointment with ${doctor}`;
  if (recipient === 'caseManager') return `the appointment of ${client.name} with ${doctor}`;
  return `your appointment with ${client.name}`;
}

const news: Readonly<Record<NoticeKind, string>> = {
  booked: 'has been booked',
  confirmed: 'is confirmed',
  moved: 'has been moved to another time',
  changed: 'has new details; its time stays as it is',
  cancelled: 'is cancelled',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const subjects: Readonly<Record<NoticeKind, string>> = {
  booked: 'Appointment',
  confirmed: 'Confirmed: appointment',
  moved: 'New time: appointment',
  changed: 'New details: appointment',
  cancelled: 'Cancelled: appointment',
};

/** What a person needs who comes to it. */
function preparation(facts: NoticeFacts, recipient: NoticeRecipient): string[] {
  if (recipient !== 'client') return [];
  const remote =
    facts.consultationType === 'phone'
      ? 'Please keep your telephone near you at that time, and have photo identification at hand.'
      : 'You will get the link to join before the appointment. Please choose a quiet room and have photo identification at hand.';
  if (!isAtCentre(facts)) return [remote];
  return [
    'Please come 15 minutes early and bring photo identification (a driver licence or passport), scans and reports that you have, a list of your medicines, and your glasses or hearing aid if you use them.',
  ];
}

function gettingThere(facts: NoticeFacts): string[] {
  const { centre } = facts;
  if (!centre || !isAtCentre(facts)) return [];
  const notes = [centre.parking && `Parking: ${centre.parking}`, centre.access];
  return notes.flatMap((note) => (note ? [note] : []));
}

function contact({ centre, office }: NoticeFacts): string[] {
  const ways = [
    centre?.phone && `telephone ${centre.phone}`,
    office.email && `email ${office.email}`,
  ].filter(Boolean);
  return ways.length
    ? [`If anything is in the way, please tell us as soon as you can: ${ways.join(', ')}.`]
    : [];
}

export type NoticeText = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The line of a calendar. */
  readonly summary: string;
};

/** A session that went to another place at the same time has moved its appointments only there. */
const isOnlyElsewhere = (before: Instant | null, place: string | null): boolean =>
  before === null && place !== null;

/** The message to one of them. `before` is the time that a moved appointment had, `place` its place. */
export function noticeText(
  kind: NoticeKind,
  recipient: NoticeRecipient,
  facts: NoticeFacts,
  before: Instant | null,
  place: string | null = null,
): NoticeText {
  const { startsAt, timeZone, reference, client, specialist, interpreterLanguage } = facts;
  const isOff = kind === 'cancelled';
  const isElsewhere = isOnlyElsewhere(before, place);
  const old = before && `${dayWords(before, timeZone)}, ${clockWords(before, timeZone)}`;
  const who = recipient === 'client' ? specialist.name : client.name;
  return {
    subject: `${kind === 'moved' && isElsewhere ? 'New place: appointment' : subjects[kind]} on ${dayWords(startsAt, timeZone)}, ${clockWords(startsAt, timeZone)} (${reference})`,
    summary:
      recipient === 'caseManager'
        ? `${client.name} with ${specialist.name}`
        : `Appointment with ${who}`,
    paragraphs: [
      greeting(facts, recipient),
      `${capital(meeting(facts, recipient))} ${kind === 'moved' && isElsewhere ? 'has been moved to another place' : news[kind]}.`,
      `When: ${timeWords(facts)}.`,
      ...(kind === 'moved' && old && !isElsewhere ? [`It is no longer on ${old}.`] : []),
      `Where: ${placeWords(facts)}.`,
      ...(kind === 'moved' && place && !placeWords(facts).startsWith(place)
        ? [`It is no longer at: ${place}.`]
        : []),
      ...(isOff && facts.cancellationReason && recipient !== 'client'
        ? [`Reason: ${facts.cancellationReason}`]
        : []),
      ...(isOff ? [] : gettingThere(facts)),
      ...(isOff ? [] : preparation(facts, recipient)),
      ...(!isOff && interpreterLanguage !== null
        ? [`An interpreter is arranged${interpreterLanguage ? `: ${interpreterLanguage}` : ''}.`]
        : []),
      isOff
        ? 'The attached file takes it out of your calendar.'
        : 'The attached invitation puts it into your calendar.',
      ...(recipient !== 'client' && facts.company ? [`Company: ${facts.company}.`] : []),
      ...contact(facts),
      `Reference: ${reference}`,
      facts.office.name,
    ],
  };
}
