import { accept, beyondScope, emit, formatDate, move } from '#kernel/domain';
import type { Decision, Instant, Write } from '#kernel/domain';
import { appointmentDetailsChanged, appointmentMoved } from '../appointment/appointment-events.ts';
import { appointmentWorkflow } from '../appointment/appointment.workflow.ts';
import { placeWords } from '../notice/notice-texts.ts';
import type { AffectedAppointment } from './affected-appointment.ts';
import type { BookingChange, ContractDays } from './booking-change.ts';
import type { ForBookings, Reach } from './choices-for-bookings.ts';
import { shiftOf, valuesAfterMove } from './follow-session.ts';

/** Something that somebody must do about one appointment. */
export type ActionToRaise = {
  readonly appointmentId: string;
  readonly title: string;
  readonly note: string;
  readonly reference: string;
  readonly claimant: string;
};

export type Impact = { readonly decision: Decision; readonly actions: readonly ActionToRaise[] };

/** There is at most one open action of a kind for an appointment. */
export const actionKey = (appointmentId: string): string => `booking.impact ${appointmentId}`;

/** Why the appointment needs attention, in one sentence. */
export function reasonOf(change: BookingChange): string {
  switch (change.kind) {
    case 'sessionMoves':
      return lastingWords.sessionMoves;
    case 'sessionEnds':
      return lastingWords.sessionEnds;
    case 'sessionRoom':
      return lastingWords.sessionRoom;
    case 'leave':
      return `The specialist is on leave from ${formatDate(change.after.startDate)} to ${formatDate(change.after.endDate)}.`;
    case 'centreCloses':
      return `${change.name} receives no bookings any more.`;
    case 'centreAddress':
      return `${change.name} ${lastingWords.centreAddress}`;
    case 'roomCloses':
      return `${change.name} cannot be used any more.`;
    case 'specialistStops':
      return `${change.name} takes no bookings any more.`;
    case 'contractEnds':
      return contractWords(change.name, change.after);
    case 'holiday':
      return `${formatDate(change.after.date)} is ${change.after.name}.`;
  }
}

const contractStart = 'The contract of ';

function contractWords(name: string, { from, to }: ContractDays): string {
  if (from === null) return `${contractStart}${name} holds no longer.`;
  const days = `from ${formatDate(from)}${to ? ` to ${formatDate(to)}` : ''}`;
  return `${contractStart}${name} holds ${days} only.`;
}

const lasting = ['sessionMoves', 'sessionEnds', 'sessionRoom', 'centreAddress'] as const;

/** What happened to a session or an address is not undone by somebody who is back, or a day that is free. */
export const endsWhenTakenBack = (note: string | null, hasContract: boolean): boolean =>
  !lasting.some((kind) => (note ?? '').includes(lastingWords[kind])) &&
  (hasContract || !(note ?? '').startsWith(contractStart));

const lastingWords: Readonly<Record<(typeof lasting)[number], string>> = {
  sessionMoves: 'Its session has moved.',
  sessionEnds: 'Its session is on hold and will be cancelled.',
  sessionRoom: 'Its session has another room.',
  centreAddress: 'has another address.',
};

/** The availability search with this appointment in hand. */
export const searchAddress = ({ id, specialistId, companyId }: AffectedAppointment): string =>
  `/view/smart-search?move=${id}&specialistId=${specialistId}${companyId ? `&companyId=${companyId}` : ''}&relativeDate=next3Months`;

const titles: Readonly<Record<'offerSlots' | 'notNow', (claimant: string) => string>> = {
  offerSlots: (claimant) => `Offer ${claimant} another slot`,
  notNow: (claimant) => `Check the appointment of ${claimant}`,
};

const actionFor = (
  one: AffectedAppointment,
  change: BookingChange,
  choice: 'offerSlots' | 'notNow',
): ActionToRaise => ({
  appointmentId: one.id,
  title: titles[choice](one.client),
  note: `${reasonOf(change)}\nOther slots: ${searchAddress(one)}`,
  reference: one.reference,
  claimant: one.client,
});

type SessionMoves = Extract<BookingChange, { kind: 'sessionMoves' }>;

/** The first to arrive makes room: when a session moves later, its last appointment goes first. */
const inOrder = (people: readonly AffectedAppointment[], { before, after }: SessionMoves) =>
  people.toSorted(
    (a, b) =>
      (Date.parse(b.dateFrom) - Date.parse(a.dateFrom)) * (shiftOf(before, after) < 0 ? -1 : 1),
  );

/** As a mail says it: the room and the address are not news, the centre is. */
const placeBeforeOf = ({ centreId, place, isVideo, consultationType }: AffectedAppointment) =>
  placeWords({
    isVideo,
    consultationType,
    centre: centreId ? { name: place, room: null, address: '' } : null,
  });

function follow(
  one: AffectedAppointment,
  { before, after }: SessionMoves,
  { isTold, now }: { readonly isTold: boolean; readonly now: Instant },
) {
  const values = valuesAfterMove(one, before, after);
  const step = move(appointmentWorkflow, one, 'move', {
    values: { ...values, revision: one.revision + 1 },
    facts: { ...one, now },
  });
  return [
    'kind' in step ? step : beyondScope(step),
    isTold &&
      emit(
        appointmentMoved({
          appointmentId: one.id,
          sessionId: one.sessionId,
          specialistId: after.specialistId,
          tell: null,
          toSessionId: one.sessionId,
          startsAt: values.dateFrom,
          startedAt: one.dateFrom,
          endedAt: one.dateTo,
          timeZoneBefore: one.timeZone,
          specialistIdBefore: one.specialistId,
          placeBefore: placeBeforeOf(one),
        }),
      ),
  ];
}

const tell = (one: AffectedAppointment): Write =>
  emit(
    appointmentDetailsChanged({
      appointmentId: one.id,
      sessionId: one.sessionId,
      specialistId: one.specialistId,
      tell: null,
    }),
  );

/** Everything that happens to the appointments beside the change itself. */
export function decideImpact(reaches: readonly Reach[], choice: ForBookings, now: Instant): Impact {
  const writes = reaches.map(({ change, people }) => {
    if (change.kind === 'sessionMoves') {
      const isTold = choice === 'moveAll';
      return inOrder(people, change).map((one) => follow(one, change, { isTold, now }));
    }
    return choice === 'tell' || choice === 'moveAll' ? people.map(tell) : [];
  });
  const actions =
    choice === 'offerSlots' || choice === 'notNow'
      ? reaches.flatMap(({ change, people }) => people.map((one) => actionFor(one, change, choice)))
      : [];
  return { decision: accept(...writes), actions };
}
