import type { Instant } from '#kernel/domain';
import type { NoticeFacts, NoticeRecipient } from './notice.ts';

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

/** How to reach those who can help. */
function contact({ centre, office }: NoticeFacts): string {
  const ways = [
    centre?.phone && `telephone ${centre.phone}`,
    office.email && `email ${office.email}`,
  ];
  return ways.filter(Boolean).join(', ');
}

/** The line of a calendar. */
export function noticeSummary(recipient: NoticeRecipient, { client, specialist }: NoticeFacts) {
  if (recipient === 'caseManager') return `${client.name} with ${specialist.name}`;
  return `Appointment with ${recipient === 'client' ? specialist.name : client.name}`;
}

const appointmentWords = (facts: NoticeFacts) => ({
  reference: facts.reference,
  date: dayWords(facts.startsAt, facts.timeZone),
  time: clockWords(facts.startsAt, facts.timeZone),
  endTime: clockWords(facts.endsAt, facts.timeZone),
  zone: zoneWords(facts.startsAt, facts.timeZone),
  when: timeWords(facts),
  place: placeWords(facts),
  isAtCentre: isAtCentre(facts),
  isByPhone: facts.consultationType === 'phone',
  hasInterpreter: facts.interpreterLanguage !== null,
  interpreterLanguage: facts.interpreterLanguage,
  cancellationReason: facts.cancellationReason,
  contact: contact(facts),
});

/** What changed: a session that went to another place at the same time has moved only there. */
function changeWords(facts: NoticeFacts, before: Instant | null, place: string | null) {
  const { timeZone } = facts;
  const isOnlyElsewhere = before === null && place !== null;
  return {
    isOnlyElsewhere,
    oldTime: before && `${dayWords(before, timeZone)}, ${clockWords(before, timeZone)}`,
    oldPlace: place && !placeWords(facts).startsWith(place) ? place : null,
  };
}

/** What a template about an appointment can say. `before` is the time that it had, `place` its place. */
/** A public map opens at the place; nothing of the appointment goes along. */
const mapLink = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

export function noticeData(
  facts: NoticeFacts,
  before: Instant | null = null,
  place: string | null = null,
): Readonly<Record<string, unknown>> {
  const { client, caseManager, specialist, company, centre } = facts;
  return {
    appointment: { ...appointmentWords(facts), ...changeWords(facts, before, place) },
    reason: facts.cancellationReason,
    client: { firstName: client.firstName, fullName: client.name, email: client.email },
    caseManager: caseManager
      ? { firstName: caseManager.firstName, fullName: caseManager.name, email: caseManager.email }
      : {},
    specialist: {
      titledName: specialist.name,
      specialty: specialist.specialty,
      email: specialist.email,
    },
    company: { name: company },
    centre:
      centre && isAtCentre(facts)
        ? {
            name: centre.name,
            address: centre.address,
            phone: centre.phone,
            parkingNotes: centre.parking,
            accessNotes: centre.access,
            mapLink: centre.address ? mapLink(`${centre.name}, ${centre.address}`) : null,
          }
        : {},
  };
}
