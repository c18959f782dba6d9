import type { Instant } from '#kernel/domain';
import { atHome } from '../booking-choices.ts';
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

type PlaceFacts = Pick<NoticeFacts, 'isVideo' | 'consultationType' | 'place'> & {
  readonly centre: Pick<NonNullable<NoticeFacts['centre']>, 'name' | 'room' | 'address'> | null;
};

const byVideo = 'By video';

/** Where the two meet, on one line. */
export function placeWords({ centre, isVideo, consultationType, place }: PlaceFacts): string {
  if (place) return place;
  if (consultationType === 'phone') return 'By telephone';
  const isRemote = consultationType === 'telehealth' || !centre;
  if (isVideo && isRemote) return byVideo;
  if (!centre) return atHome;
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

const mayBeByVideo = (facts: NoticeFacts): boolean =>
  placeWords(facts) === byVideo || ['telehealth', 'both'].includes(facts.consultationType);

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
  isByVideo: placeWords(facts) === byVideo,
  mayBeByVideo: mayBeByVideo(facts),
  videoLink: mayBeByVideo(facts) ? (facts.videoLink ?? null) : null,
  hasInterpreter: facts.interpreterLanguage !== null,
  interpreterLanguage: facts.interpreterLanguage,
  cancellationReason: facts.cancellationReason,
  contact: contact(facts),
});

/** On the clocks on which it was told; they are named where the new place has others. */
function oldTimeWords(before: Instant, zoneBefore: string | null, zoneNow: string): string {
  const timeZone = zoneBefore ?? zoneNow;
  const words = `${dayWords(before, timeZone)}, ${clockWords(before, timeZone)}`;
  const [clocks, clocksNow] = [timeZone, zoneNow].map((zone) => zoneWords(before, zone));
  return clocks === clocksNow ? words : `${words} (${clocks ?? timeZone})`;
}

/** What an appointment was before it moved, as far as it is news. */
export type NoticeBefore = {
  readonly startedAt: Instant | null;
  readonly timeZoneBefore?: string | null;
  readonly placeBefore?: string | null;
};

const nothingBefore: NoticeBefore = { startedAt: null };

/** What changed: a session that went to another place at the same time has moved only there. */
function changeWords(facts: NoticeFacts, before: NoticeBefore) {
  const { startedAt, timeZoneBefore = null, placeBefore: place = null } = before;
  return {
    isOnlyElsewhere: startedAt === null && place !== null,
    oldTime: startedAt && oldTimeWords(startedAt, timeZoneBefore, facts.timeZone),
    oldPlace: place && !placeWords(facts).startsWith(place) ? place : null,
  };
}

/** A public map opens at the place; nothing of the appointment goes along. */
const mapLink = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

/** What a template about an appointment can say. */
export function noticeData(
  facts: NoticeFacts,
  before: NoticeBefore = nothingBefore,
): Readonly<Record<string, unknown>> {
  const { client, caseManager, specialist, company, centre } = facts;
  return {
    appointment: { ...appointmentWords(facts), ...changeWords(facts, before) },
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
