import {
  accept,
  change,
  changeAll,
  choice,
  defineAction,
  defineTask,
  flag,
  json,
  lookup,
  move,
  number,
  optional,
  refuse,
  time,
} from '#kernel/domain';
import type { ChangesOf, Decision, InputOf, Refused } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { consultationTypes } from '../booking-choices.ts';
import { forBookings } from '../impact/choices-for-bookings.ts';
import { appointmentSession } from './appointment-session.resource.ts';
import { hasTimeWishes, isMended, mendedTimes, refuseMending, zoneChanges } from './mend-times.ts';
import type { SessionTimes, TimesToMend } from './mend-times.ts';
import { sessionWorkflow } from './session.workflow.ts';

export const bulkVerbs = {
  cancel: 'Cancel sessions',
  hold: 'Put on hold',
  release: 'Take off hold',
  change: 'Change sessions',
} as const;

/** Several sessions at once; `isPreview` tells what it would do and does nothing. */
export const changeSessions = defineAction({
  name: 'changeSessions',
  on: appointmentSession,
  label: 'Change several',
  route: 'POST /app/appointment-sessions/bulk',
  roles: settingsStaff,
  dryRun: true,
  input: {
    ids: json('Sessions', { required: true }),
    verb: choice('What to do', bulkVerbs, { required: true }),
    centreId: lookup('Centre', 'centre', { offers: { receiveBooking: true } }),
    roomId: lookup('Room', 'centreRoom', {
      within: 'centreId',
      hint: 'Of the chosen centre. Sessions that come from another centre lose their room there.',
    }),
    slotMinutes: number('Slot length in minutes', { min: 5, max: 480 }),
    bufferMinutes: number('Break after each slot in minutes', { min: 0, max: 240 }),
    capacity: number('Most appointments', { min: 1, max: 100 }),
    consultationType: choice('Consultation type', consultationTypes),
    zoneChange: choice('Time zone', zoneChanges),
    from: time('New start', { hint: 'By the clocks of the place.' }),
    to: time('New end'),
    forBookings: choice('For their appointments', forBookings),
    isPreview: flag('Preview only'),
  },
  answer: {
    changed: optional('number'),
    affectedAppointments: optional('number'),
    kept: optional([{ id: 'id', name: 'text?', bookedSlots: 'number' }]),
    /** Of a preview that changes times: those of the first sessions. */
    times: optional([{ before: 'text', after: 'text' }]),
    /** Instead of the rest where a worker does it. */
    taskId: optional('id'),
  },
});

export type BulkInput = InputOf<typeof changeSessions>;

const { isPreview: _isPreview, ...changeable } = changeSessions.input;

/** The same as long work, for more sessions than are changed while the caller waits. */
export const changeSessionsTask = defineTask({
  name: changeSessions.name,
  label: 'Change of sessions',
  on: changeSessions.on,
  verb: changeSessions.name,
  rows: ['session', 'sessions'],
  opensList: true,
  input: changeable,
});

/** More than these are changed in the background. */
export const sessionsInRequest = 100;

export const mostAtOnce = 500;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readIds(given: unknown): readonly string[] | Refused {
  const isList = Array.isArray(given) && given.length > 0 && given.length <= mostAtOnce;
  if (!isList || !given.every((id) => typeof id === 'string' && uuid.test(id))) {
    return refuse('chooseSessions');
  }
  return [...new Set(given as string[])];
}

/** Why a session was left as it is. */
export const keptMessage = ({ isCancelled }: Pick<SessionInBulk, 'isCancelled'>): string =>
  isCancelled
    ? 'This session is cancelled and was left as it is.'
    : 'This session has appointments and was left as it is. Move or cancel them first.';

export type SessionInBulk = {
  readonly id: string;
  readonly name: string | null;
  readonly bookedSlots: number;
  readonly isOnHold: boolean;
  readonly isCancelled: boolean;
  readonly centreId: string | null;
  readonly roomId: string | null;
} & Pick<TimesToMend, 'placeZone'> &
  SessionTimes;

/** A session with appointments is left alone by whatever would take their place away. */
export const isLeftAlone = (
  verb: keyof typeof bulkVerbs,
  session: SessionInBulk,
  changesSlots: boolean,
): boolean =>
  session.isCancelled ||
  (session.bookedSlots > 0 && (verb === 'cancel' || (verb === 'change' && changesSlots)));

/** What the call says about the sessions themselves; what it leaves out stays as it is. */
function changesIn(input: BulkInput): ChangesOf<typeof appointmentSession> {
  const { centreId, roomId, slotMinutes, bufferMinutes, capacity, consultationType } = input;
  return {
    ...(centreId && { centreId }),
    ...(roomId && { roomId }),
    ...(typeof slotMinutes === 'number' && { slotMinutes }),
    ...(typeof bufferMinutes === 'number' && { bufferMinutes }),
    ...(typeof capacity === 'number' && { capacity }),
    ...(consultationType ? { consultationType } : {}),
  };
}

/** A room stays behind at the centre that it belongs to. */
const losesRoom = ({ centreId, roomId }: BulkInput, session: SessionInBulk): boolean =>
  Boolean(centreId && !roomId && session.roomId) && session.centreId !== centreId;

export type BulkPlan = {
  readonly touched: readonly SessionInBulk[];
  /** They have appointments, or are cancelled. */
  readonly kept: readonly SessionInBulk[];
  readonly decision: Decision;
};

/** Which of the sessions change, and how. */
export function planBulk(input: BulkInput, sessions: readonly SessionInBulk[]): BulkPlan {
  const changes = changesIn(input);
  const changesSlots = 'slotMinutes' in changes || 'bufferMinutes' in changes;
  const kept = sessions.filter((session) => isLeftAlone(input.verb, session, changesSlots));
  const open = sessions.filter((session) => !kept.includes(session));
  if (input.verb !== 'change') {
    return { kept, touched: open, decision: decideMoves(input.verb, open) };
  }
  const hasChanges = Object.keys(changes).length > 0;
  // A session whose times are right already is not touched by mending them.
  const touched = hasChanges ? open : open.filter((session) => isMended(session, input));
  return { kept, touched, decision: decideChange(input, changes, touched) };
}

function decideChange(
  input: BulkInput,
  changes: ChangesOf<typeof appointmentSession>,
  touched: readonly SessionInBulk[],
): Decision {
  const isMending = hasTimeWishes(input);
  if (!isMending && !Object.keys(changes).length) return refuse('nothingToChange');
  const refused = refuseMending(touched, input, Boolean(input.centreId));
  if (refused) return refused;
  if (!isMending) {
    const idsOf = (isLosing: boolean) =>
      touched.filter((one) => losesRoom(input, one) === isLosing).map(({ id }) => id);
    const [keeping, losing] = [idsOf(false), idsOf(true)];
    return accept(
      keeping.length > 0 && changeAll(appointmentSession, keeping, changes),
      losing.length > 0 && changeAll(appointmentSession, losing, { ...changes, roomId: null }),
    );
  }
  return accept(
    touched.map((session) =>
      change(appointmentSession, session.id, {
        ...changes,
        ...(losesRoom(input, session) && { roomId: null }),
        ...mendedTimes(session, input),
      }),
    ),
  );
}

function decideMoves(
  verb: Exclude<BulkInput['verb'], 'change'>,
  touched: readonly SessionInBulk[],
): Decision {
  const name = verb === 'cancel' ? 'deleteSession' : verb;
  const isDone = (session: SessionInBulk) =>
    (verb === 'hold' && session.isOnHold) || (verb === 'release' && !session.isOnHold);
  return accept(
    touched
      .filter((session) => !isDone(session))
      .map((session) => move(sessionWorkflow, session, name, { facts: session })),
  );
}
