import type { ChoiceOption } from '#kernel/domain';
import type { AffectedAppointment } from './affected-appointment.ts';
import type { BookingChange, BookingChangeKind } from './booking-change.ts';

/** What shall become of the appointments that a change reaches. */
export const forBookings = {
  moveAll: 'Move the appointments along',
  offerSlots: 'Offer other slots',
  tell: 'Tell them',
  notNow: 'Not now',
} as const;

export type ForBookings = keyof typeof forBookings;

/** The parameter that carries the choice. */
export const forBookingsName = 'forBookings';

export const isForBookings = (value: string | null): value is ForBookings =>
  value !== null && Object.hasOwn(forBookings, value);

/** With the others somebody looks at each appointment first. */
export const tellsByMail = (value: string): boolean => value === 'moveAll' || value === 'tell';

/**
 * A session takes its appointments along or stays: none of its choices leaves them behind (decision 65).
 * Where only words change, people are told; where the place or the person is lost, they need another slot.
 */
const choicesByKind: Readonly<Record<BookingChangeKind, readonly ForBookings[]>> = {
  sessionMoves: ['moveAll', 'offerSlots'],
  sessionEnds: ['offerSlots'],
  sessionRoom: ['tell', 'notNow'],
  leave: ['offerSlots', 'notNow'],
  centreCloses: ['offerSlots', 'notNow'],
  centreAddress: ['tell', 'notNow'],
  roomCloses: ['offerSlots', 'notNow'],
  specialistStops: ['offerSlots', 'notNow'],
  contractEnds: ['offerSlots', 'notNow'],
  holiday: ['offerSlots', 'notNow'],
};

/** What the person does besides, as the button says it. */
const deeds: Readonly<Record<BookingChangeKind, string>> = {
  sessionMoves: 'Move session',
  sessionEnds: 'Put session on hold',
  sessionRoom: 'Change room',
  leave: 'Save leave',
  centreCloses: 'Close centre',
  centreAddress: 'Save address',
  roomCloses: 'Remove room',
  specialistStops: 'Stop bookings',
  contractEnds: 'Change contract',
  holiday: 'Save holiday',
};

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The former specialist reads that it is no longer theirs, the new one that it is. */
export const mailsOf = (all: readonly AffectedAppointment[], isOtherSpecialist: boolean): number =>
  all.reduce(
    (sum, { writable }) =>
      sum + writable.length + (isOtherSpecialist && writable.includes('specialist') ? 1 : 0),
    0,
  );

const isOtherSpecialist = (change: BookingChange): boolean =>
  change.kind === 'sessionMoves' && change.before.specialistId !== change.after.specialistId;

type Words = Omit<ChoiceOption, 'value'>;

function wordsOf(
  choice: ForBookings,
  kind: BookingChangeKind,
  people: number,
  mails: number,
): Words {
  const deed = deeds[kind];
  const appointments = counted(people, 'appointment');
  const mail = mails ? `, ${counted(mails, 'mail')}` : '';
  const words: Readonly<Record<ForBookings, Words>> = {
    moveAll: {
      label: forBookings.moveAll,
      hint: 'They take the new place, time and type and must be confirmed again. Everybody concerned is written to.',
      confirm: `${deed} and ${appointments}${mail}`,
    },
    offerSlots: {
      label: forBookings.offerSlots,
      hint:
        kind === 'sessionMoves'
          ? 'They move along for now, nobody is written to, and an action for each asks to offer another slot.'
          : 'They stay booked for now, and an action for each asks to offer another slot.',
      confirm: `${deed}, offer other slots to ${people === 1 ? '1 person' : `${people} people`}`,
    },
    tell: {
      label: forBookings.tell,
      hint: 'They stay as they are. Everybody concerned reads the new details.',
      confirm: `${deed}${mail || ', nobody has an address'}`,
    },
    notNow: {
      label: forBookings.notNow,
      hint: 'They stay as they are, and an action for each says that it needs attention.',
      confirm: `${deed}, check ${appointments} later`,
    },
  };
  return words[choice];
}

export type Reach = {
  readonly change: BookingChange;
  readonly people: readonly AffectedAppointment[];
};

/** Of several sessions at once some may only get another room: those who move decide what is offered. */
export function choicesFor(reaches: readonly Reach[]): readonly ForBookings[] {
  const kinds = reaches.map(({ change }) => change.kind);
  const kind = kinds.includes('sessionMoves') ? 'sessionMoves' : kinds[0];
  return kind ? choicesByKind[kind] : [];
}

export function optionsFor(
  reaches: readonly Reach[],
  allowed: readonly ForBookings[],
): (ChoiceOption & { readonly value: ForBookings })[] {
  const kinds = reaches.map(({ change }) => change.kind);
  const kind = kinds.includes('sessionMoves') ? 'sessionMoves' : (kinds[0] ?? 'sessionMoves');
  const people = reaches.reduce((sum, reach) => sum + reach.people.length, 0);
  const mails = reaches.reduce(
    (sum, { change, people: some }) => sum + mailsOf(some, isOtherSpecialist(change)),
    0,
  );
  return allowed.map((value) => ({ value, ...wordsOf(value, kind, people, mails) }));
}
